# Las reglas de PÜNCT, para leer.

rulebook-punct-goal-title = El objetivo
rulebook-punct-goal-1 = Une dos lados opuestos del tablero con una cadena de puntos tuyos sin interrupciones. El tablero tiene seis lados, así que hay tres parejas de lados opuestos, y cualquiera vale.
rulebook-punct-goal-2 = Solo cuentan los lados opuestos: una cadena entre otros dos no gana nada, por larga que sea.
rulebook-punct-goal-3 = Cada pieza nueva te ayuda, pero también delata tus planes. Las piezas se mueven, giran y trepan, así que lo que buscas puede quedar oculto mucho tiempo.

rulebook-punct-board-title = El tablero
rulebook-punct-board-1 = El tablero es un hexágono de 211 espacios. Cada uno de sus seis lados es una fila de siete espacios; las esquinas están cortadas, así que ningún espacio pertenece a dos lados. Los 19 espacios claros del medio forman el hexágono central, o el centro, para abreviar.
rulebook-punct-board-2 = Las columnas llevan letras, de la A a la izquierda a la Q a la derecha, y van de un jugador al otro. En cada columna los números de los espacios crecen desde el lado de las blancas hacia el de las negras. Así cada espacio tiene su nombre, como G12.

rulebook-punct-set-title = Las piezas
rulebook-punct-set-1 = Cada bando tiene 18 piezas: seis triangulares, seis rectas y seis angulares. Una pieza tiene tres puntos y ocupa tres espacios. Un punto destaca por su color: es el PÜNCT, que guía la pieza cuando se mueve. Los otros dos son puntos menores.
rulebook-punct-set-2 = Según dónde está el PÜNCT, hay seis tipos. Las piezas nunca se ponen boca abajo, así que una angular con el PÜNCT a la izquierda no se vuelve una con él a la derecha.
rulebook-punct-set-3 = Una pieza recta o angular tiene dos extremos y un punto entre ellos. Solo este punto del medio puede colgar en un puente; la tabla dice cuál es.
rulebook-punct-set-4 = Hay además una ficha auxiliar con un solo punto. No participa en el juego: guarda el sitio de un PÜNCT mientras mueves su pieza. En esta mesa aparece y desaparece sola.
rulebook-punct-set-piece = Pieza
rulebook-punct-set-name = { PIECE($shape, start: 1) }
rulebook-punct-set-count = Por bando
rulebook-punct-set-letter = Letra en la notación
rulebook-punct-set-hangs = Qué puede colgar
rulebook-punct-set-hangs-nothing = nada
rulebook-punct-set-hangs-punct = el PÜNCT
rulebook-punct-set-hangs-minor = un punto menor

rulebook-punct-turn-title = Los turnos
rulebook-punct-turn-1 = Empiezan las blancas y después se juega por turnos. Las reservas están a la vista, así que cada cual sabe lo que aún puede venir.
rulebook-punct-turn-2 = En tu turno haces una sola cosa: colocas una pieza nueva o mueves una tuya del tablero. Mover es ir por una línea, girar, o ambas cosas, y puede llevarte encima de otras piezas.
rulebook-punct-turn-3 = Mientras tengas una jugada no puedes pasar. Sin ninguna tienes que pasar, pero eso casi nunca ocurre.

rulebook-punct-placing-title = Colocar una pieza nueva
rulebook-punct-placing-1 = Una pieza nueva va sobre el tablero mismo, girada como quieras, con cada uno de sus tres puntos en un espacio vacío. No puede ir encima de otras piezas ni debajo de un puente.
rulebook-punct-placing-2 = En el juego básico, la primera pieza de las blancas no puede tocar el centro con ninguno de sus puntos. Después el centro queda abierto a toda pieza nueva. En el juego estándar sigue cerrado para las nuevas: tiene su propio capítulo.

rulebook-punct-moving-title = Mover
rulebook-punct-moving-1 = Solo mueves piezas tuyas, y el PÜNCT indica adónde. De su espacio salen seis líneas rectas; por una de ellas va tan lejos como quieras.
rulebook-punct-moving-2 = Nada lo detiene por el camino: ni espacios vacíos, ni piezas de cualquier color y altura, ni el centro. Solo importa dónde acaba la pieza. Los espacios que deja le quedan libres, así que puede caer en parte donde ya estaba.

rulebook-punct-turning-title = Girar
rulebook-punct-turning-1 = Allí donde ha llegado el PÜNCT, puedes girar la pieza a su alrededor. El PÜNCT conserva su espacio y los puntos menores dan la vuelta.
rulebook-punct-turning-2 = Avanzar y girar son una sola jugada, y cada cosa por separado también lo es. Pero algo tiene que cambiar: si la pieza ocupa los mismos tres espacios, con el PÜNCT en el mismo, no se ha movido.
rulebook-punct-turning-3 = En el borde, los tres puntos tienen que quedar dentro del tablero.

rulebook-punct-climbing-title = Trepar
rulebook-punct-climbing-1 = Una pieza del tablero también puede subir a otras. Va por una línea, como siempre, pero su PÜNCT tiene que caer en una pieza tuya, en cualquiera de sus puntos. En una del rival no puede caer nunca.
rulebook-punct-climbing-2 = Los puntos menores no son tan delicados: cubren cualquier color. Gira la pieza como te convenga.
rulebook-punct-climbing-3 = Una pieza siempre está nivelada: bajo sus tres puntos tiene que haber la misma altura. La única excepción es el puente.
rulebook-punct-climbing-4 = Qué altura sea da igual. Desde cualquier nivel una pieza sube o baja a cualquier otro en una jugada, también hasta el tablero.
rulebook-punct-climbing-5 = Los niveles no tienen límite. Pero solo trepa lo que ya está en el tablero; una pieza nueva, no.

rulebook-punct-blocked-title = Piezas bloqueadas
rulebook-punct-blocked-1 = Una pieza con un solo punto cubierto está bloqueada: no se mueve ni gira, sea de quien sea la que tiene encima. Cuando todos sus puntos vuelven a estar libres, ella también.

rulebook-punct-bridges-title = Puentes
rulebook-punct-bridges-1 = A una pieza recta o angular le basta con apoyar sus dos extremos en piezas de un mismo nivel. El punto del medio puede colgar sobre un espacio vacío o sobre algo más bajo.
rulebook-punct-bridges-2 = Casi siempre un puente descansa en dos piezas. Muy rara vez basta una: una angular sobre otra que apunta al revés.
rulebook-punct-bridges-3 = Una pieza triangular no tiene extremos, así que nunca hace de puente: necesita apoyo bajo sus tres puntos.
rulebook-punct-bridges-4 = Los extremos están a un mismo nivel, y un extremo nunca cuelga. Tampoco cabe el punto del medio donde le estorba algo más alto que los extremos.
rulebook-punct-bridges-5 = Para el PÜNCT todo sigue igual: debajo hay una pieza tuya. Si es el punto del medio, puede colgar sobre un punto tuyo más bajo, pero no sobre un espacio vacío ni sobre un punto del rival. Con puentes estrictos, que se activan antes de la partida, no cuelga nunca.
rulebook-punct-bridges-6 = Los puentes se hacen moviendo: una pieza nueva va sobre el tablero mismo y no hace ninguno.

rulebook-punct-under-title = Debajo de un puente
rulebook-punct-under-1 = Un punto bajo un puente está bloqueado, aunque haya aire entre ambos. Su pieza no se mueve ni gira, ni siquiera donde no tocaría el puente.
rulebook-punct-under-2 = Un espacio vacío bajo un puente está cerrado. Ahí no entra ninguna pieza, ni nueva ni movida.

rulebook-punct-connection-title = Unir dos lados
rulebook-punct-connection-1 = Ganas en cuanto tus puntos unen dos lados opuestos; en qué parte de ellos empieza y acaba la cadena da igual. Dos puntos se unen si sus espacios son vecinos, aunque uno esté alto y el otro bajo. El PÜNCT y los puntos menores valen lo mismo, pero solo cuentan los que se ven desde arriba.
rulebook-punct-connection-2 = Por eso una conexión se corta trepando sobre ella: lo cubierto no une nada.
rulebook-punct-connection-3 = Ten cuidado al apartarte. Si sale a la luz la conexión del rival y tú no tienes ninguna, el rival gana en tu turno. Si una jugada une lados para los dos, gana quien la hizo.

rulebook-punct-last-title = La última pieza
rulebook-punct-last-1 = La partida también acaba cuando un bando ha colocado su última pieza y nadie ha unido dos lados. En el juego básico es empate; en el estándar decide el centro.

rulebook-punct-looking-title = Mirar debajo
rulebook-punct-looking-1 = No hace falta recordar lo que hay bajo las piezas de arriba. En cualquier momento puedes levantar una, mirar debajo y dejarla como estaba; de una en una.

rulebook-punct-standard-title = El juego estándar
rulebook-punct-standard-1 = Todo lo dicho vale también aquí, con dos cambios. El primero: ninguna pieza nueva puede tocar el centro, ni con un solo punto. Solo entran, y salen después, las piezas que ya están en el tablero.
rulebook-punct-standard-2 = El segundo: cuando alguien ha colocado su última pieza y nadie ha unido dos lados, se cuentan los puntos que se ven en el centro. Gana quien muestra más; si son los mismos, es empate.
rulebook-punct-standard-3 = En tus primeras partidas el centro suele quedarse vacío. Más adelante conviene vigilarlo: cuando quedan pocas piezas, una jugada ahí puede valer más que alargar la cadena.

rulebook-punct-settings-title = Lo que se puede acordar
rulebook-punct-settings-1 = Estándar o básico. El juego estándar es el completo; el básico es más sencillo y no cuenta el centro.
rulebook-punct-settings-2 = Puentes estrictos. Con ellos el PÜNCT siempre toca aquello sobre lo que está; lo habitual es que pueda colgar sobre un punto más bajo de su color.
rulebook-punct-settings-3 = Repetición. Cuando la misma posición, con el mismo bando por jugar, se da por tercera vez, es empate. Esta regla se puede desactivar.
rulebook-punct-settings-4 = Además, en cualquier momento se puede acordar el empate o rendirse.
