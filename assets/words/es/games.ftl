games-punct = PÜNCT
games-hive = Hive
games-tak = Tak

games-tak-sized = Tak { $size }×{ $size }
games-komi = komi { $komi }
games-double-stack = primera piedra negra doble
games-own-set = { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
} y { $caps ->
    [one] { $caps } piedra angular
   *[other] { $caps } piedras angulares
}
games-no-repetition = sin empate por repetición
games-hive-base = juego básico
games-hive-with-one = con { PIECE($bug) }
games-hive-with-two = con { PIECE($bug) } y { PIECE($other) }
games-hive-with-three = con { PIECE($bug) }, { PIECE($other) } y { PIECE($third) }
games-hive-tournament = apertura de torneo
games-punct-standard = estándar
games-punct-basic = básico
games-punct-strict = puentes estrictos

games-tak-score = { $count ->
    [one] { $count } piedra plana
   *[other] { $count } piedras planas
}
games-tak-score-komi = { $count ->
    [one] { $count } plana + { $komi } de komi
   *[other] { $count } planas + { $komi } de komi
}
games-punct-score = { $count ->
    [one] { $count } punto en el centro
   *[other] { $count } puntos en el centro
}

games-tak-first-turn = Juegan { SIDE($side, form: "the") }: en el primer turno, coloca una piedra plana { SIDE($other, form: "of") }.
games-tak-turn = Juegan { SIDE($side, form: "the") }: haz clic en una casilla vacía para colocar una piedra plana, elige antes otra piedra o haz clic en una pila tuya para moverla.
games-hive-turn = Juegan { SIDE($side, form: "the") }: elige una ficha de la reserva o haz clic en una tuya para moverla.
games-punct-turn = Juegan { SIDE($side, form: "the") }: elige una pieza tuya, de la reserva o del tablero.

games-tak-position = Posición en TPS
games-tak-position-hint = pega un TPS
games-hive-position = Posición como texto
games-hive-position-hint = pega una posición o un GameString
games-punct-position = Posición como texto
games-punct-position-hint = pega una posición
