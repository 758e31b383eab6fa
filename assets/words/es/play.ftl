# Junto al tablero durante la partida: qué se puede hacer, las reservas, las pilas, las pistas y las amenazas.

play-title = { $name } · { $game }
play-setting-up = Preparando: { $game }
play-introduction = { $title }: { $about }

play-ended = { $ended } «Deshacer» lo retira y la partida sigue.
play-paused = En pausa antes de la jugada { SIDE($side, form: "of") } ({ $level }). «Una jugada» hace una sola.
play-about-to-move = { SIDE($side, form: "the", start: 1) } ({ $level }) están a punto de jugar.
play-thinks = { SIDE($side, form: "the", start: 1) } ({ $level }) están pensando.
play-must-pass = { SIDE($side, form: "the", start: 1) } no tienen jugada y deben pasar.
play-coach-waits = Retira la jugada o sigue así.
play-coach-off = Quitar el entrenador
play-looking = Buscando una buena jugada…
play-holds = { SIDE($side, form: "the", start: 1) } llevan { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}. Haz clic en una casilla iluminada para soltarlas una a una; con la rueda, las cifras u otro clic en la pila tomas menos.
play-in-hand = Quedan { $count } en la mano: cada clic suelta una, Enter suelta aquí el resto.
play-confirm-stone = Otro clic cambia el tipo de piedra; Enter la juega, Esc la retira.
play-confirm = Haz clic otra vez o pulsa Enter para jugarla; Esc la retira.
play-turn-it = Gírala con la rueda, con R o con un clic en sus puntos; un clic en su PÜNCT o Enter la deja así.
play-put-or-throw = Ponla en un hueco iluminado o haz clic en una ficha vecina marcada para lanzarla.
play-put-taken = Ponla en un lugar iluminado o pulsa Esc para dejarla donde estaba.
play-put-chosen = Ponla en un lugar iluminado o pulsa Esc para devolverla a la reserva.
play-refused-throws = { $why } Haz clic en una ficha vecina marcada para lanzarla.
play-refused-take = { $why } Haz clic otra vez para tomar esa pieza.
play-thinking = pensando…
play-thinking-line = pensando, profundidad { $depth }: { $line }

play-draft = Toma una pieza de la reserva o del tablero; el clic derecho la quita.
play-draft-chosen = { PIECE($piece, start: 1) }: haz clic donde deba ir, tantas veces como quieras; el clic derecho la guarda.
play-draft-taken = Haz clic donde deba ir. Esc la deja donde estaba; Supr o el clic derecho la quitan.
play-draft-turns = { $guidance } La rueda o R la giran.
play-draft-over = En esta posición la partida ya ha terminado. { $outcome }

play-hint = Pista: { $move } ({ $text }). Haz clic en ella o pulsa Enter para jugarla.
play-hint-won = Pista: { $move } ({ $text }), y ganas. Haz clic en ella o pulsa Enter para jugarla.
play-hint-lost = Esta posición está perdida si { SIDE($side, form: "the") } responden bien. Lo que más tiempo aguanta: { $move } ({ $text }). Haz clic en ella o pulsa Enter para jugarla.

play-move-place = coloca { PIECE($piece, form: "a", short: 1) } en { $space }
play-move-place-theirs = coloca { PIECE($piece, form: "a") } { SIDE($side, form: "of") } en { $space }
play-move-place-tile = coloca { PIECE($piece, form: "the") }
play-move-place-beside = coloca { PIECE($piece, form: "the") } junto { PIECE($other, form: "to") }
play-move-place-between = coloca { PIECE($piece, form: "the") } junto { PIECE($other, form: "to") } y { PIECE($third, form: "to") }
play-move-carry = { $count ->
    [one] mueve una piedra de { $from } a { $to }
   *[other] mueve { $count } piedras de { $from } a { $to }
}
play-move-flattens = { $move } y tumba la piedra de pie que hay allí
play-move-turn = gira { PIECE($piece, form: "the", short: 1) } en { $space }
play-move-climb-to = sube { PIECE($piece, form: "the", short: 1) } de { $from } a { $to }
play-move-go = mueve { PIECE($piece, form: "the", short: 1) } de { $from } a { $to }
play-move-climb = sube { PIECE($piece, form: "the") } encima { PIECE($other, form: "of") }
play-move-throw = lanza { PIECE($piece, form: "the") } por encima { PIECE($other, form: "of") }
play-move-tile = mueve { PIECE($piece, form: "the") }
play-move-beside = mueve { PIECE($piece, form: "the") } junto { PIECE($other, form: "to") }
play-move-between = mueve { PIECE($piece, form: "the") } junto { PIECE($other, form: "to") } y { PIECE($third, form: "to") }
play-move-pass = pasa: no se puede hacer otra cosa

play-threat-road = ¡Tak! { SIDE($side, form: "the", start: 1) } pueden completar un camino en la próxima jugada, en { $spaces }.
play-threat-surround = Cuidado: { SIDE($side, form: "the") } pueden rodear la reina { SIDE($other, form: "of") } en la próxima jugada.
play-threat-centre = Cuidado: { SIDE($side, form: "the") } pueden colocar ya la última pieza, con más puntos en el centro.
play-threat-join = Cuidado: { SIDE($side, form: "the") } pueden unir dos lados en la próxima jugada, en { $spaces }.

play-side = { SIDE($side, start: 1) }
play-to-move = juegan
play-name = Nombre
play-name-of = Nombre { SIDE($side, form: "of") }
play-rating = nivel
play-rating-of = Nivel { SIDE($side, form: "of") }
play-time-of = Tiempo { SIDE($side, form: "of") }
play-played-by = Quién lleva { SIDE($side, form: "the") }
play-seconds-a-move = s por jugada
play-reserve = { PIECE($piece, start: 1) }, { $count } en la reserva
play-reserve-empty = Reserva vacía
play-draw-declined = { $level } prefiere seguir jugando.
play-draw-declined-opponent = Tu rival prefiere seguir jugando.

play-stack = Pila { $space }
play-stack-below = … y { $count } más debajo
play-stack-gap = vacío
play-stack-piece = { PIECE($piece, start: 1) }
play-stack-bridge = { PIECE($piece, start: 1) } (puente)
play-stack-lifted = { GENDER($piece) ->
    [feminine] { PIECE($piece, start: 1) }, levantada
   *[masculine] { PIECE($piece, start: 1) }, levantado
}
play-stack-bridge-lifted = { GENDER($piece) ->
    [feminine] { PIECE($piece, start: 1) } (puente), levantada
   *[masculine] { PIECE($piece, start: 1) } (puente), levantado
}
play-level-piece = { PIECE($piece, short: 1, start: 1) }

play-result-close = Cerrar
play-result-close-tip = Cerrar el resultado; la partida queda como está (Esc)
play-notice-close = Cerrar este aviso
play-notice-undo = Deshacer
play-notice-open-good = Abrir lo que está bien
