# Las reglas de Tak, para leer.

rulebook-tak-goal-title = El objetivo
rulebook-tak-goal-1 = Cada bando coloca piedras en el tablero para construir un camino: una cadena de piezas propias que va de un borde al opuesto. Quien completa antes un camino gana en el acto.
rulebook-tak-goal-2 = Las piedras también se ponen de pie para cerrar el paso, y las piezas se montan unas sobre otras, así que un camino se entierra tan fácilmente como se construye. Si nadie consigue uno, deciden las piedras planas; más adelante se explica cómo.

rulebook-tak-set-title = Tablero y piedras
rulebook-tak-set-1 = Tak se juega en tableros cuadrados de varios tamaños, casi siempre en el de 5×5. Los dos bandos tienen las mismas piezas, y cuántas son depende del tablero:
rulebook-tak-set-2 = Una piedra plana y una piedra de pie son la misma piedra: al colocarla decides cómo va. La piedra angular es una pieza aparte. Lo que aún no está en el tablero queda a su lado, a la vista de todos.
rulebook-tak-set-3 = Cada casilla se llama por su columna y su fila: las columnas llevan letras desde la izquierda y las filas, números desde el borde de las blancas. Así, a1 es la esquina izquierda de las blancas.
rulebook-tak-set-board = Tablero
rulebook-tak-set-stones = Piedras por bando
rulebook-tak-set-capstones = Piedras angulares por bando

rulebook-tak-turn-title = Los turnos
rulebook-tak-turn-1 = Empiezan las blancas y después se juega por turnos. En el tuyo haces una sola cosa: colocas una pieza nueva en una casilla vacía o mueves piezas que ya están en el tablero.
rulebook-tak-turn-2 = No se puede pasar. Tampoco hará falta: mientras dura la partida, siempre hay algo que colocar.

rulebook-tak-first-turn-title = El primer turno
rulebook-tak-first-turn-1 = El primer turno va al revés: tomas una piedra de la reserva de tu rival y la pones, plana, en cualquier casilla vacía. Lo hacen primero las blancas y luego las negras. Las piedras de pie, las angulares y los movimientos vienen después.
rulebook-tak-first-turn-2 = Desde el segundo turno cada cual juega solo con sus piezas. Las dos piedras del primer turno son del bando cuyo color llevan.

rulebook-tak-placing-title = Colocar una pieza
rulebook-tak-placing-1 = Toma de tu reserva una piedra o una piedra angular y ponla en cualquier casilla vacía. Una pieza nueva nunca va encima de otra, sea de quien sea: las pilas solo nacen al mover.

rulebook-tak-stones-title = Plana, de pie, angular
rulebook-tak-stones-1 = Una piedra plana forma parte de tu camino, y cualquier pieza puede quedar encima. Una piedra de pie no es camino, pero nada la cubre, salvo una piedra angular que la tumba. La piedra angular reúne ambas cosas: es camino y nada la cubre nunca.
rulebook-tak-stones-2 = Una piedra se queda como se colocó: no puedes levantar una plana ni tumbar una de pie. Esto último solo lo hace una piedra angular.

rulebook-tak-stacks-title = Las pilas
rulebook-tak-stacks-1 = Cuando unas piezas están sobre otras, manda la de arriba: su dueño mueve toda la pila, y solo ella cuenta para los caminos. Lo que queda debajo no cuenta para nadie hasta que vuelva a estar arriba.
rulebook-tak-stacks-2 = Una pila puede crecer cuanto quiera.

rulebook-tak-moving-title = Mover
rulebook-tak-moving-1 = Elige una pila que tenga arriba una pieza tuya; una pieza sola también es una pila. Toma de arriba cuantas quieras, pero no más que las casillas de una fila: cinco en el tablero de 5×5, cuatro en el de 4×4. Las demás se quedan en su sitio.
rulebook-tak-moving-2 = Avanza en línea recta: a la izquierda, a la derecha, adelante o atrás, sin diagonales ni giros. En cada casilla del recorrido, ya desde la primera, deja al menos una pieza de las que llevas abajo. La jugada termina donde dejas la última.
rulebook-tak-moving-3 = Puedes cruzar casillas vacías y piedras planas de cualquier color, y también parar en ellas. Las piedras de pie y las angulares cierran el paso, incluso las tuyas: no se puede subir a ellas ni saltarlas.

rulebook-tak-flattening-title = La piedra angular tumba
rulebook-tak-flattening-1 = El paso cerrado tiene una excepción: una piedra angular puede subir a una piedra de pie, tuya o del rival, y tumbarla. Desde entonces lo que hay debajo es una piedra plana como las demás.
rulebook-tak-flattening-2 = Ese último paso lo da sola, y con él acaba la jugada. Puede llegar con una pila si por el camino deja todas las piedras que tiene debajo. A otra piedra angular no puede subir.

rulebook-tak-roads-title = Los caminos
rulebook-tak-roads-1 = Un camino une dos bordes opuestos: el izquierdo con el derecho o el cercano con el lejano. Sus casillas se tocan por los lados, y puede serpentear cuanto quiera. Una casilla de esquina pertenece a sus dos bordes.
rulebook-tak-roads-2 = Las casillas que solo se tocan por la esquina no están unidas.
rulebook-tak-roads-3 = Al camino pertenecen tus piedras planas y tus piedras angulares. Una piedra de pie deja un hueco en él.
rulebook-tak-roads-4 = Solo cuenta lo que está arriba: una piedra tuya dentro de una pila ajena no es parte de tu camino.
rulebook-tak-roads-5 = También ganas si es tu rival quien descubre tu camino, por ejemplo al bajarse de una de tus piedras. Si una misma jugada completa un camino para los dos, gana quien la hizo.

rulebook-tak-flats-title = El final sin camino
rulebook-tak-flats-1 = La partida también acaba en el acto cuando no queda ninguna casilla vacía o cuando un bando coloca la última pieza de su reserva, contando las angulares. Si entonces nadie tiene un camino, se cuentan las piedras planas.
rulebook-tak-flats-2 = Cada piedra plana que está arriba, en el tablero o en una pila, vale un punto para su dueño. Las piedras de pie, las angulares y todo lo cubierto no valen nada. Gana quien suma más; si suman lo mismo, es empate.

rulebook-tak-small-title = El juego de 4×4
rulebook-tak-small-1 = La partida corta usa el mismo tablero, pero sus nudos: los puntos interiores donde se cruzan las líneas forman una cuadrícula de 4×4. Cada bando tiene 15 piedras y ninguna angular, así que nada tumba una piedra de pie. Se llevan cuatro piezas como mucho; lo demás no cambia.

rulebook-tak-settings-title = Lo que se puede acordar
rulebook-tak-settings-1 = Komi. Jugar primero es una ventaja, y el komi la compensa: son puntos que se suman a las piedras planas de las negras al contar. Si no eliges otra cosa es 0, y cambia de medio en medio punto. Con medio punto no hay empate al contar; un komi negativo ayuda a las blancas.
rulebook-tak-settings-2 = Primera piedra doble. Otra manera de compensar la primera jugada: la piedra de las negras que ponen las blancas al empezar es una pila de dos. Lo demás no cambia, y el komi entonces suele ser 0.
rulebook-tak-settings-3 = Repetición. Cuando la misma posición, con el mismo bando por jugar, se da por tercera vez, es empate. Antes de la partida se puede desactivar esta regla.
rulebook-tak-settings-4 = Piezas. En una partida abierta de un archivo puede haber otras cantidades de piedras que las de la tabla.
rulebook-tak-settings-5 = Además, en cualquier momento se puede acordar el empate o rendirse.
