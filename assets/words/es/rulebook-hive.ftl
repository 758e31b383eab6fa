# Las reglas de Hive, para leer.

rulebook-hive-goal-title = El objetivo
rulebook-hive-goal-1 = Rodea a la reina rival y evita que rodeen a la tuya. Tienen que estar ocupados los seis huecos que la rodean, da igual con fichas de quién: las de tu rival también te sirven.

rulebook-hive-set-title = Las fichas
rulebook-hive-set-1 = Los dos bandos tienen las mismas fichas, con un bicho en cada una. Reina, escarabajos, saltamontes, arañas y hormigas forman el juego base. La mariquita, el mosquito y la cochinilla vienen de expansiones; antes de la partida se acuerda cuáles participan.
rulebook-hive-set-2 = No hay tablero: las fichas van sobre la mesa, y un hueco es cualquier lugar donde cabría una. La reserva queda al lado, boca arriba. Los bichos iguales llevan números, en el orden en que se colocan.
rulebook-hive-set-bug = Bicho
rulebook-hive-set-name = { PIECE($bug, start: 1) }
rulebook-hive-set-count = Por bando
rulebook-hive-set-letter = Letra en la notación

rulebook-hive-turn-title = Los turnos
rulebook-hive-turn-1 = Las blancas ponen la primera ficha en el centro de la mesa y las negras ponen otra a su lado. Desde entonces haces una de dos cosas en tu turno: colocas una ficha nueva de tu reserva o mueves una que ya está en la mesa.
rulebook-hive-turn-2 = Solo mueves fichas tuyas. La única excepción es el lanzamiento de la cochinilla, si participa.

rulebook-hive-placing-title = Colocar una ficha
rulebook-hive-placing-1 = Una ficha nueva va en un hueco vacío donde toque al menos una de su color y ninguna del rival. La excepción es la primera ficha de las negras, que no tiene otra cosa que tocar. En una pila solo cuenta el color de la ficha de arriba.
rulebook-hive-placing-2 = El hueco puede estar cerrado por todos lados, aunque nadie pudiera deslizarse hasta él. Pero una ficha nueva nunca va encima de otra: también los escarabajos empiezan en la mesa.

rulebook-hive-hive-title = La colmena
rulebook-hive-hive-1 = La colmena se compone solo de fichas: no tiene límites y crece hacia donde van ellas. No se captura nada ni se devuelve nada a la reserva. No hace falta que saques todas las tuyas.

rulebook-hive-queen-turn-title = La reina, a más tardar en el cuarto turno
rulebook-hive-queen-turn-1 = Tu reina tiene que salir en tus cuatro primeros turnos. Si en el cuarto sigue en la reserva, no puedes hacer otra cosa que colocarla.
rulebook-hive-queen-turn-2 = Con las reglas habituales puede ser la primera ficha de todas. La apertura de torneo, que se activa antes de la partida, lo prohíbe: ningún bando coloca su reina en el primer turno.

rulebook-hive-moving-title = Mover
rulebook-hive-moving-1 = Mientras tu reina no esté en la mesa, ninguna ficha tuya se mueve. Esto vale para cada bando por separado.
rulebook-hive-moving-2 = Después puedes mover en vez de colocar, y cada bicho lo hace a su manera. La ficha que mueves puede quedar junto a las del rival. Dos reglas obligan a todas y tienen su propio capítulo: la colmena no se parte, y por el suelo una ficha necesita sitio para deslizarse.

rulebook-hive-queen-title = La reina
rulebook-hive-queen-1 = La reina se desliza un paso, a un hueco vacío vecino. No es mucho, pero a tiempo abre un cerco que ya casi estaba cerrado.

rulebook-hive-beetle-title = El escarabajo
rulebook-hive-beetle-1 = El escarabajo también da un solo paso, pero sabe trepar: sube a una ficha vecina, sigue por encima de la colmena y vuelve a bajar.
rulebook-hive-beetle-2 = Una ficha que tiene encima un escarabajo no se mueve. Mientras esté ahí, el lugar es del color del escarabajo, también para las fichas nuevas.
rulebook-hive-beetle-3 = Los escarabajos trepan sobre escarabajos, y un mosquito puede subir tras ellos. A un escarabajo solo lo sujeta lo que se le ponga encima.
rulebook-hive-beetle-4 = Desde arriba baja también a un hueco cerrado por todos lados.

rulebook-hive-grasshopper-title = El saltamontes
rulebook-hive-grasshopper-1 = El saltamontes salta en línea recta por encima de una o más fichas, aunque sean pilas altas, y cae en el primer hueco vacío que haya detrás. Así entra en huecos cerrados y sale de ellos. Por encima de un hueco vacío no puede saltar.

rulebook-hive-spider-title = La araña
rulebook-hive-spider-1 = La araña se desliza tres pasos junto a la colmena, sin poder quedarse corta ni seguir más allá. En una misma jugada no vuelve a un hueco por el que ya pasó.

rulebook-hive-ant-title = La hormiga
rulebook-hive-ant-1 = La hormiga se desliza junto a la colmena cuanto quiera, hasta cualquier hueco al que se llegue así. Nadie da la vuelta tan deprisa. Lo que queda tras un paso estrecho le está cerrado.

rulebook-hive-ladybug-title = La mariquita
rulebook-hive-ladybug-1 = La mariquita da tres pasos: dos por encima de la colmena y el tercero hacia abajo, a un hueco vacío. No puede ir por el suelo, quedarse arriba ni volver al punto de partida. En cambio, entra en huecos cerrados por todos lados. Viene de una expansión.

rulebook-hive-mosquito-title = El mosquito
rulebook-hive-mosquito-1 = El mosquito no tiene movimiento propio: se mueve como un bicho al que toque, de cualquier color. Si toca varios, tú eliges, y tras la jugada cuentan sus nuevos vecinos. De una pila vecina copia solo la ficha de arriba.
rulebook-hive-mosquito-2 = Poder elegir vale mucho donde un camino está cerrado y otro no.
rulebook-hive-mosquito-3 = Si ha trepado como escarabajo, sigue siendo escarabajo hasta que baje.
rulebook-hive-mosquito-4 = Un mosquito que está en el suelo y solo toca a otro mosquito no tiene a quién copiar y no se mueve.

rulebook-hive-pillbug-title = La cochinilla
rulebook-hive-pillbug-1 = La cochinilla anda un paso como la reina. En lugar de eso puede lanzar: toma una ficha vecina, de cualquier color, se la pasa por el lomo y la deja en otro hueco vacío junto a ella. Lanzar ocupa todo tu turno.
rulebook-hive-pillbug-2 = No puede lanzar una ficha de una pila, ni una sin la que la colmena se partiría, ni la que se colocó o se movió en el turno anterior. Y nada se lanza por un paso entre dos pilas de dos fichas o más.
rulebook-hive-pillbug-3 = Lo que se mueve en un turno descansa en el siguiente: una ficha recién lanzada no se mueve, no lanza ni se lanza. Una cochinilla que no puede irse porque sostiene la colmena sí puede lanzar; debajo de un escarabajo, no.
rulebook-hive-pillbug-4 = Un mosquito que está en el suelo junto a una cochinilla lanza de la misma manera.

rulebook-hive-one-hive-title = Una sola colmena
rulebook-hive-one-hive-1 = Las fichas forman siempre una sola colmena, y cada una toca alguna otra. Una ficha que es lo único que une dos partes no puede irse de su sitio. Así se sujeta una ficha sin tocarla siquiera.
rulebook-hive-one-hive-2 = Esto vale también por el camino: en cuanto se levanta una ficha, las demás tienen que seguir unidas, aunque después todo volviera a encajar. Una ficha que está sobre otra siempre puede irse: la de debajo sostiene la colmena.

rulebook-hive-sliding-title = Deslizarse
rulebook-hive-sliding-1 = Por el suelo una ficha se desliza junto a la colmena y la toca en cada paso. Entre dos fichas que solo dejan un paso estrecho no cabe, ni para entrar ni para salir.
rulebook-hive-sliding-2 = Quien no se desliza no necesita sitio: el saltamontes salta, el escarabajo y la mariquita trepan, y el mosquito también cuando los copia. Una ficha nueva o lanzada simplemente se pone.
rulebook-hive-sliding-3 = Para los que trepan también hay pasos estrechos arriba: dos pilas a los lados cierran el paso entre ellas si las dos son más altas que el lugar de salida, sin contar a quien trepa, y que el de llegada. Vale para el escarabajo, la mariquita, el mosquito y las fichas lanzadas.

rulebook-hive-pass-title = Sin nada que hacer
rulebook-hive-pass-1 = Si no puedes colocar ni mover ninguna ficha, pasas, turno tras turno, hasta que algo vuelva a ser posible. Si hay cualquier cosa que puedas hacer, tienes que hacerla: no se pasa por gusto.

rulebook-hive-end-title = El final
rulebook-hive-end-1 = La partida acaba en cuanto una reina queda rodeada. Su bando ha perdido, aunque haya cerrado el cerco él mismo.
rulebook-hive-end-2 = Si una sola jugada rodea a las dos reinas, es empate.
rulebook-hive-end-3 = También es empate cuando la misma posición, con el mismo bando por jugar, se da por tercera vez, o cuando los dos lo acuerdan. Y cualquiera puede rendirse.

rulebook-hive-settings-title = Lo que se puede acordar
rulebook-hive-settings-1 = Expansiones. La mariquita, el mosquito y la cochinilla entran o no, cada cual por su cuenta; lo habitual es jugar con los dos primeros. Para tus primeras partidas bastan las fichas básicas.
rulebook-hive-settings-2 = Apertura de torneo. Con ella ninguna reina sale en el primer turno de su bando; lo habitual es que pueda.
rulebook-hive-settings-3 = Repetición. El empate por tercera repetición se puede desactivar.
