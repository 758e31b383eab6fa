# The coach of a game against a level. It speaks to the person; what a move was for is told of the opponent's move.

coach-watching = The coach is watching. It warns you of bad moves.
coach-two = { $first } { $second }

coach-lost = Wait: with this move { SIDE($side) } has won.
coach-loses-at-once = Wait: { SIDE($side) } could win at once, with { $text }.
coach-loses = Wait: { SIDE($side) } could win in { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, beginning with { $text }.
coach-misses-win = Wait: you could have won here, and this lets it slip.
coach-worse = Wait: { SIDE($side) } has a strong answer, { $text }. Your chance of winning falls from { $best } to { $left } percent.

coach-stops-road = It stops the road that you could have finished.
coach-stops-surround = It saves the queen that you could have surrounded.
coach-stops-join = It stops you from joining two sides.
coach-stops-count = It stops you from winning by the count.
coach-threatens-road = It threatens to finish a road.
coach-threatens-surround = It threatens to surround your queen.
coach-threatens-join = It threatens to join two sides.
coach-threatens-count = It threatens to win by the count.

coach-flattens = It lays your standing stone flat: that blocks nothing any more.
coach-blocks-road = It blocks your road: you need { $count ->
    [one] { $count } more square
   *[other] { $count } more squares
}.
coach-blocks-every-road = It blocks your road: there is no way across now.
coach-takes-stack = It takes over your stack.
coach-builds-road = It builds a road: { $count ->
    [one] { $count } square is missing
   *[other] { $count } squares are missing
}.

coach-covers-queen = It climbs onto your queen: she can’t move.
coach-crowds-queen = It takes a free side of your queen: { $count ->
    [one] { $count } is left
   *[other] { $count } are left
}.
coach-crowds-queen-last = It takes the last but one free side of your queen.
coach-throws = It throws { PIECE($piece, form: "your") } to another place.
coach-covers = It climbs onto { PIECE($piece, form: "your") }, which can’t move now.
coach-pins = It pins { PIECE($piece, form: "your") }: without it the hive would fall apart.
coach-shuts-in = It shuts { PIECE($piece, form: "your") } in: there is no way out.
coach-frees-queen = It makes room for its queen, who has { $count ->
    [one] { $count } free side
   *[other] { $count } free sides
} now.
coach-frees = It lets its { PIECE($piece) } move again.

coach-cuts = It climbs on your connection: you need { $count ->
    [one] { $count } more space
   *[other] { $count } more spaces
} than before.
coach-blocks = It lies on { PIECE($piece, form: "your", short: 1) }, which can’t move now.
coach-stands-in-the-way = It stands in the way of your connection.
coach-comes-nearer = It comes nearer to joining two sides: { $count ->
    [one] { $count } space is missing
   *[other] { $count } spaces are missing
}.
coach-gains-centre = It gains in the centre.
