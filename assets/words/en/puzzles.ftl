# Puzzles.

puzzles-goal-win = { SIDE($side, start: 1) } wins in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
puzzles-goal-defend = { SIDE($side, start: 1) } is in danger: find the move that holds.
puzzles-goal-count = { SIDE($side, start: 1) } wins the count in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
puzzles-right = Right. Go on.
puzzles-solved = Solved!
puzzles-wrong = That lets the other side off. Look at the answer and try again.
puzzles-wrong-defence = That doesn’t hold. Look at the answer and try again.
puzzles-hint-take = Look at what lies on { $space }.
puzzles-hint-choose = A new piece helps here: { PIECE($piece, form: "bare") }.
puzzles-hint-pass = There is nothing to do but pass.
puzzles-rating = Rating { $rating }
puzzles-streak = { $count ->
    [one] { $count } solved in a row
   *[other] { $count } solved in a row
}
puzzles-due = { $count ->
    [one] { $count } puzzle to repeat
   *[other] { $count } puzzles to repeat
}

puzzles-theme-quiet = quiet move
puzzles-theme-double-threat = double threat
puzzles-theme-road = road
puzzles-theme-tinue = tinuë: no answer helps
puzzles-theme-capstone-flatten = capstone flattens
puzzles-theme-spread = spread
puzzles-theme-wall = standing stone
puzzles-theme-capture = capture
puzzles-theme-flat-count = flat count
puzzles-theme-ring = ring around the queen
puzzles-theme-pin = pin
puzzles-theme-beetle = onto the hive
puzzles-theme-pillbug-throw = pillbug throw
puzzles-theme-new-tile = new tile
puzzles-theme-escape = queen walks
puzzles-theme-connection = connection
puzzles-theme-bridge = bridge
puzzles-theme-cut = cut
puzzles-theme-uncover = uncovering
puzzles-theme-climb = climbing
puzzles-theme-turn = turn in place
puzzles-theme-centre-race = centre race
