# The analysis of a whole game, and learning from its mistakes.

report-analyse = Analyse the game
report-analyse-tip = Look for the mistakes of both sides in all moves of this line; again: stop
report-learn = Learn from your mistakes
report-learn-tip = Put the positions of this game in which you went wrong on the table again, with the answer hidden
report-last-mistakes = Your last mistakes
report-last-mistakes-tip = The last twenty mistakes of your games that were analysed, to find something better
report-next-mistake = Next mistake
report-next-mistake-tip = Go to the next mistake that the analysis found
report-previous-mistake = Mistake before
report-previous-mistake-tip = Go to the mistake before this one
report-replay = Replay the move
report-replay-tip = Show the last move on the board again, step by step
report-show-hidden = Show what lies under it
report-show-hidden-tip = Lift the stack in which the answer hides

report-effort = Analysis of a game
report-effort-tip = How long each move is looked at
report-effort-quick = Quick
report-effort-thorough = Thorough
report-effort-time = By the clock
report-secs = Time a move
report-secs-tip = When a game is analysed by the clock

report-title = Report
report-progress = { $done } of { $all } moves looked at
report-stop = Stop
report-graph = White’s winning chances, move by move
report-at-start = At the start: White { $percent }%
report-at = Move { $ply }, { $text }: White { $percent }%
report-accuracy = { SIDE($side) }: accuracy { $percent }%
report-counted = { $sign } { $count }
report-none = No mistakes were found.
report-lost = −{ $percent }%
report-turned = It turned the game.
report-row = Move { $ply }, { $move }: loses { $percent } percent of the winning chance
report-better = Better
report-answer = The answer
report-until = Play up to { $move }

report-lets-win = It lets { SIDE($side) } win in { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
report-misses-win = It lets a win in { $count ->
    [one] { $count } move
   *[other] { $count } moves
} slip.
report-leaves-road = It doesn’t stop { SIDE($side, form: "of") } road.
report-leaves-road-rank = It leaves { SIDE($side, form: "of") } road along rank { $line } open.
report-leaves-road-file = It leaves { SIDE($side, form: "of") } road along file { $line } open.
report-leaves-surround = It doesn’t stop { SIDE($side) } from surrounding the queen.
report-leaves-join = It doesn’t stop { SIDE($side) } from joining two sides.
report-leaves-join-sides = It doesn’t stop { SIDE($side) } from joining { $sides }.
report-leaves-count = It doesn’t stop { SIDE($side) } from winning by the count.
report-allows-road = It lets { SIDE($side) } finish a road with one move.
report-allows-road-rank = It lets { SIDE($side) } finish a road along rank { $line } with one move.
report-allows-road-file = It lets { SIDE($side) } finish a road along file { $line } with one move.
report-allows-surround = It lets { SIDE($side) } surround the queen with one move.
report-allows-join = It lets { SIDE($side) } join two sides with one move.
report-allows-join-sides = It lets { SIDE($side) } join { $sides } with one move.
report-allows-count = It lets { SIDE($side) } win by the count with one move.
report-crowds-queen = It takes a free side of its own queen: { $count ->
    [one] { $count } is left
   *[other] { $count } are left
}.
report-crowds-queen-last = It takes the last but one free side of its own queen.
report-opens-road = It opens { SIDE($side, form: "of") } road: { $count ->
    [one] { $count } square is missing
   *[other] { $count } squares are missing
} now.
report-opens-join = It opens { SIDE($side, form: "of") } way across: { $count ->
    [one] { $count } space is missing
   *[other] { $count } spaces are missing
} now.
report-closes-road = It spoils its own road: { $count ->
    [one] { $count } square is missing
   *[other] { $count } squares are missing
} now.
report-closes-join = It spoils its own way across: { $count ->
    [one] { $count } space is missing
   *[other] { $count } spaces are missing
} now.
report-closes-last = It closes its own last way across.
report-loses-flats = It gives up the lead in flat stones.
report-loses-centre = It gives up the lead in the centre.

report-exercise = From a game of yours
report-goal = { SIDE($side, start: 1) } played { $text } here. Find something better.
report-looking = Looking for your mistakes…
report-nothing = There is no mistake of yours to learn from yet: analyse a game first.
report-found = Right: that is the best move.
report-good = Good: that loses next to nothing. The best was { $text }.
report-with-help = Right, with help.
report-shown = That was the best move.
report-worse = { SIDE($side, start: 1) } has an answer: { $move } ({ $text }). That loses { $percent }% of the winning chance. Try again.
report-worse-ended = That loses { $percent }% of the winning chance. Try again.
report-left = { $count ->
    [0] That was the last one.
    [one] { $count } more to come.
   *[other] { $count } more to come.
}
report-over = Enter brings the next mistake.
report-all-over = That was the last one. Esc leads back.
