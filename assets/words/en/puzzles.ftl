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
puzzles-right = Right. { SIDE($side) } answers: { $move } ({ $text }).
puzzles-solved = Solved!
puzzles-hint-take = Look at what lies on { $space }.
puzzles-hint-choose = A new piece helps here: { PIECE($piece, form: "bare") }.
puzzles-hint-pass = There is nothing to do but pass.
puzzles-rating = Rating { $rating }
puzzles-streak = { $count ->
    [one] { $count } solved in a row
   *[other] { $count } solved in a row
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

puzzles-puzzle = Puzzle
puzzles-about = { $game }: { $count ->
    [one] { $count } position
   *[other] { $count } positions
} with something to find. Every answer is proved.
puzzles-results = Solved { $solved } · failed { $failed }
puzzles-seen = Seen { $seen } of { $count }
puzzles-best-streak = Longest row: { $count }
puzzles-begin = Solve
puzzles-repeat = Repeat ({ $count })
puzzles-difficulty = Difficulty
puzzles-easier = easier
puzzles-usual = about my rating
puzzles-harder = harder
puzzles-theme = Theme
puzzles-mixed = mixed
puzzles-theme-of = { $theme } { $solved }/{ $tried }
puzzles-themes = Theme: { $themes }
puzzles-rating-changed = Your rating: { $after } ({ $change })
puzzles-rating-of-puzzle = The puzzle’s: { $after } ({ $change })
puzzles-known = A puzzle that you know: ratings stay as they are.
puzzles-solved-with-help = Solved, with help. It will come back.
puzzles-wrong = { SIDE($side, start: 1) } has an answer: { $move } ({ $text }). Try again.
puzzles-wrong-defence = { SIDE($side, start: 1) } still wins: { $move } ({ $text }). Try again.
puzzles-wrong-loses = That loses: { SIDE($side) } wins. Try again.
puzzles-wrong-nothing = That doesn’t do it. Try again.
puzzles-hint-where = Look around the marked space, { $space }.
puzzles-hint-tile = Look at { PIECE($piece) }.
puzzles-shown = That is the solution. This one will come back.
puzzles-last-move = { SIDE($side, form: "of", start: 1) } last move: { $move } ({ $text })
puzzles-opening = { SIDE($side, start: 1) } has just moved: watch.
puzzles-showing = Watch the solution.
puzzles-over = Enter brings the next puzzle.
