# The games by name, their variants as a title says them, and what the panels say of each.
games-punct = PÜNCT
games-hive = Hive
games-tak = Tak

# Behind the name, set off by commas.
games-tak-sized = Tak { $size }×{ $size }
games-komi = komi { $komi }
games-double-stack = double black stack
games-own-set = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} and { $caps ->
    [one] { $caps } capstone
   *[other] { $caps } capstones
}
games-no-repetition = no draw by repetition
games-hive-base = base game
games-hive-with-one = with the { PIECE($bug) }
games-hive-with-two = with { PIECE($bug) } and { PIECE($other) }
games-hive-with-three = with { PIECE($bug) }, { PIECE($other) } and { PIECE($third) }
games-hive-tournament = tournament opening
games-punct-standard = standard
games-punct-basic = basic
games-punct-strict = strict bridges

# What a side would count if the game ended now.
games-tak-score = { $count ->
    [one] { $count } flat
   *[other] { $count } flats
}
games-tak-score-komi = { $count ->
    [one] { $count } flat + { $komi } komi
   *[other] { $count } flats + { $komi } komi
}
games-punct-score = { $count ->
    [one] { $count } dot in the centre
   *[other] { $count } dots in the centre
}

# What the side to move can do with an empty hand.
games-tak-first-turn = { SIDE($side) } to move — in the first turn, place one flat stone of { SIDE($other, form: "of") }.
games-tak-turn = { SIDE($side) } to move — click an empty square to place a flat stone, choose another stone first, or click a stack of yours to move it.
games-hive-turn = { SIDE($side) } to move — choose a tile from the reserve, or click one of yours to move it.
games-punct-turn = { SIDE($side) } to move — choose a piece of yours, in the reserve or on the board.

# The field for a position as text: its name, and what to put there.
games-tak-position = Position as TPS
games-tak-position-hint = paste a TPS
games-hive-position = Position as text
games-hive-position-hint = paste a position or a GameString
games-punct-position = Position as text
games-punct-position-hint = paste a position
