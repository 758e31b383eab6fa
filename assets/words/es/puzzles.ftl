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
puzzles-right = Correcto. Responden { SIDE($side, form: "the") }: { $move } ({ $text }).
puzzles-solved = ¡Resuelto!
puzzles-hint-take = Fíjate en lo que hay en { $space }.
puzzles-hint-choose = Aquí ayuda una pieza nueva: { PIECE($piece) }.
puzzles-hint-pass = Solo queda pasar.
puzzles-rating = Puntuación { $rating }
puzzles-streak = { $count ->
    [one] { $count } problema seguido
   *[other] { $count } problemas seguidos
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

puzzles-puzzle = Problema
puzzles-about = { $game }: { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
} con algo que encontrar. Cada respuesta está demostrada.
puzzles-results = Resueltos { $solved } · fallados { $failed }
puzzles-seen = Vistos { $seen } de { $count }
puzzles-best-streak = Racha más larga: { $count }
puzzles-begin = Resolver
puzzles-repeat = Repasar ({ $count })
puzzles-difficulty = Dificultad
puzzles-easier = más fácil
puzzles-usual = a mi nivel
puzzles-harder = más difícil
puzzles-theme = Tema
puzzles-mixed = mezclados
puzzles-theme-of = { $theme } { $solved }/{ $tried }
puzzles-themes = Tema: { $themes }
puzzles-rating-changed = Tu puntuación: { $after } ({ $change })
puzzles-rating-of-puzzle = La del problema: { $after } ({ $change })
puzzles-known = Ya conocías este problema: las puntuaciones no cambian.
puzzles-solved-with-help = Resuelto con ayuda. Volverá a salir.
puzzles-wrong = { SIDE($side, form: "the", start: 1) } tienen respuesta: { $move } ({ $text }). Inténtalo de nuevo.
puzzles-wrong-defence = { SIDE($side, form: "the", start: 1) } ganan igualmente: { $move } ({ $text }). Inténtalo de nuevo.
puzzles-wrong-loses = Así pierdes: ganan { SIDE($side, form: "the") }. Inténtalo de nuevo.
puzzles-wrong-nothing = Así no basta. Inténtalo de nuevo.
puzzles-hint-where = Mira alrededor del sitio marcado, { $space }.
puzzles-hint-tile = Fíjate en { PIECE($piece, form: "the") }.
puzzles-shown = Esta es la solución. El problema volverá a salir.
puzzles-last-move = Última jugada { SIDE($side, form: "of") }: { $move } ({ $text })
puzzles-opening = Acaban de mover { SIDE($side, form: "the") }: mira.
puzzles-showing = Mira la solución.
puzzles-over = Enter trae el problema siguiente.
