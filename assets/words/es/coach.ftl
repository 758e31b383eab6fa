# El entrenador de una partida contra el ordenador. Habla con la persona; lo que explica es la jugada del rival.

coach-watching = El entrenador mira la partida y te avisa de las malas jugadas.
coach-two = { $first } { $second }

coach-lost = Espera: con esta jugada han ganado { SIDE($side, form: "the") }.
coach-loses-at-once = Espera: { SIDE($side, form: "the") } pueden ganar enseguida con { $text }.
coach-loses = Espera: { SIDE($side, form: "the") } pueden ganar en { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}, empezando con { $text }.
coach-misses-win = Espera: aquí podías ganar, y esta jugada deja escapar la victoria.
coach-worse = Espera: { SIDE($side, form: "the") } tienen una respuesta fuerte, { $text }. Tus posibilidades de ganar bajan del { $best } al { $left } por ciento.

coach-stops-road = Impide el camino que podías terminar.
coach-stops-surround = Salva a la reina que podías rodear.
coach-stops-join = Te impide unir dos lados.
coach-stops-count = Te impide ganar por recuento.
coach-threatens-road = Amenaza con terminar un camino.
coach-threatens-surround = Amenaza con rodear tu reina.
coach-threatens-join = Amenaza con unir dos lados.
coach-threatens-count = Amenaza con ganar por recuento.

coach-flattens = Aplana tu piedra de pie: ya no bloquea nada.
coach-blocks-road = Bloquea tu camino: ahora te { $count ->
    [one] falta { $count } casilla
   *[other] faltan { $count } casillas
}.
coach-blocks-every-road = Bloquea tu camino: ahora no queda paso de lado a lado.
coach-takes-stack = Se queda con tu pila.
coach-builds-road = Construye un camino: le { $count ->
    [one] falta { $count } casilla
   *[other] faltan { $count } casillas
}.

coach-covers-queen = Se sube encima de tu reina: ya no puede moverse.
coach-crowds-queen = Ocupa un hueco junto a tu reina: { $count ->
    [one] queda { $count } libre
   *[other] quedan { $count } libres
}.
coach-crowds-queen-last = Ocupa el penúltimo hueco libre junto a tu reina.
coach-throws = Lanza tu { PIECE($piece) } a otro lugar.
coach-covers = Se sube encima de tu { PIECE($piece) }, que ya no puede moverse.
coach-pins = Clava tu { PIECE($piece) }: sin esa ficha la colmena se partiría.
coach-shuts-in = Encierra tu { PIECE($piece) }: no tiene salida.
coach-frees-queen = Da aire a su reina, que ahora tiene { $count ->
    [one] { $count } hueco libre
   *[other] { $count } huecos libres
}.
coach-frees = Libera su { PIECE($piece) }, que vuelve a poder moverse.

coach-cuts = Se sube encima de tu conexión: te { $count ->
    [one] falta { $count } espacio
   *[other] faltan { $count } espacios
} más que antes.
coach-blocks = Se pone encima de tu { PIECE($piece, short: 1) }, que ya no puede moverse.
coach-stands-in-the-way = Se interpone en el camino de tu conexión.
coach-comes-nearer = Se acerca a unir dos lados: le { $count ->
    [one] falta { $count } espacio
   *[other] faltan { $count } espacios
}.
coach-gains-centre = Gana terreno en el centro.
