# Problemas.

puzzles-goal-win = Ganan { SIDE($side, form: "the") } en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
puzzles-goal-defend = { SIDE($side, form: "the", start: 1) } están en peligro: encuentra la jugada que salva.
puzzles-goal-count = Ganan { SIDE($side, form: "the") } el recuento en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
puzzles-right = Correcto. Sigue.
puzzles-solved = ¡Resuelto!
puzzles-wrong = Así el rival se salva. Mira la respuesta e inténtalo de nuevo.
puzzles-wrong-defence = Así no se aguanta. Mira la respuesta e inténtalo de nuevo.
puzzles-hint-take = Fíjate en lo que hay en { $space }.
puzzles-hint-choose = Aquí ayuda una pieza nueva: { PIECE($piece) }.
puzzles-hint-pass = Solo queda pasar.
puzzles-rating = Puntuación { $rating }
puzzles-streak = { $count ->
    [one] { $count } problema seguido
   *[other] { $count } problemas seguidos
}
puzzles-due = { $count ->
    [one] { $count } problema para repasar
   *[other] { $count } problemas para repasar
}

puzzles-theme-quiet = jugada tranquila
puzzles-theme-double-threat = doble amenaza
puzzles-theme-road = camino
puzzles-theme-tinue = tinuë: no hay respuesta
puzzles-theme-capstone-flatten = la piedra angular tumba
puzzles-theme-spread = reparto de una pila
puzzles-theme-wall = piedra de pie
puzzles-theme-capture = captura
puzzles-theme-flat-count = recuento de piedras planas
puzzles-theme-ring = cerco a la reina
puzzles-theme-pin = clavada
puzzles-theme-beetle = sobre la colmena
puzzles-theme-pillbug-throw = lanzamiento de la cochinilla
puzzles-theme-new-tile = ficha nueva
puzzles-theme-escape = la reina se va
puzzles-theme-connection = conexión
puzzles-theme-bridge = puente
puzzles-theme-cut = corte
puzzles-theme-uncover = descubierta
puzzles-theme-climb = subida
puzzles-theme-turn = giro en el sitio
puzzles-theme-centre-race = carrera por el centro
