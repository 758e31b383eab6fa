# What is marked on the board for whoever asks, and the threat view: entries of the menu with their tips, and what they say in a line.

overlays-show = Show
overlays-ways = Shortest ways
overlays-ways-tip = Mark a shortest way of each side, and the spaces that it still lacks
overlays-queens = Queens’ free sides
overlays-queens-tip = Mark the free sides of the queens, and the tiles that could come there
overlays-pins = Pinned pieces
overlays-pins-tip = Mark what is held in its place, and what holds it
overlays-groups = Groups
overlays-groups-tip = Join what hangs together of a side
overlays-count = Count
overlays-count-tip = Mark what counts at the end, and say who leads and who runs out of pieces first
overlays-threat-view = Threat view
overlays-threat-view-tip = Show what the other side would do if it could move now

# Why there is nothing to show in a game.
overlays-no-ways = In Hive there are no sides to join.
overlays-no-queens = Only Hive has queens.
overlays-no-pins = In Tak no stone holds another in its place.
overlays-no-groups = In Hive all tiles hang together.
overlays-no-count = In Hive nothing is counted.

# The lines above the board.
overlays-road = { SIDE($side, start: 1) } lacks { $count ->
    [one] { $count } square
   *[other] { $count } squares
} of a road: { $spaces }.
overlays-no-road-left = { SIDE($side, start: 1) } has no way left to a road.
overlays-connection = { SIDE($side, start: 1) } lacks { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} of a connection: { $spaces }.
overlays-queen-reached = { SIDE($side, form: "of", start: 1) } queen has { $count ->
    [one] { $count } free side
   *[other] { $count } free sides
}. With one move could come there: { $tiles }.
overlays-queen-unreached = { SIDE($side, form: "of", start: 1) } queen has { $count ->
    [one] { $count } free side
   *[other] { $count } free sides
}, and no tile could come there with one move.
overlays-pinned-tiles = Pinned: { $tiles }.
overlays-pinned-pieces = { $count ->
    [one] { $count } piece is held by what lies on it.
   *[other] { $count } pieces are held by what lies on them.
}
overlays-nothing-pinned = Nothing is pinned.
overlays-group = { SIDE($side, start: 1) } has { $count ->
    [one] one group
   *[other] { $count } groups
}, the largest on { $most ->
    [one] { $most } space.
   *[other] { $most } spaces.
}
overlays-lead-flats = { SIDE($side, start: 1) } leads in flats: White { $white }, Black { $black }.
overlays-even-flats = Nobody leads in flats: White { $white }, Black { $black }.
overlays-lead-centre = { SIDE($side, start: 1) } leads in the centre: White { $white }, Black { $black }.
overlays-even-centre = Nobody leads in the centre: White { $white }, Black { $black }.
overlays-left = Pieces left: White { $white }, Black { $black }. If both only place, { SIDE($side) } runs out first.

# The threat view. The move is worded as in a hint.
overlays-looking = Looking for what { SIDE($side) } would do now…
overlays-foreseen = If { SIDE($side) } could move now, its hint would be: { $move } ({ $text }).
overlays-foreseen-wins = If { SIDE($side) } could move now, its hint would be: { $move } ({ $text }). { $count ->
    [one] That would win.
   *[other] That would win in { $count } moves.
}
overlays-over = Threat view: the game is over.
overlays-opening = Threat view: in the first turns nobody can be passed over.
overlays-no-move = Threat view: { SIDE($side) } couldn’t move now.
overlays-no-position = Threat view: this is no position that could be played.
overlays-withheld = Threat view: not while you solve something.
