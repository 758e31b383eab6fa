# What is said to somebody who listens: the spaces of the board, the last move, the threats.

reader-piece = { PIECE($piece) }
reader-on = { PIECE($piece) }, on { $below }
reader-bridge = { PIECE($piece) }, a bridge over the board
reader-bridge-on = { PIECE($piece) }, a bridge over a gap, below it { $below }
reader-empty = empty
reader-space = { $space }: { $stack }{ $can ->
    [go] . You can go here
    [take] . You can take this
    [throw] . You can throw it here
   *[nothing] {""}
}{ $throw ->
    [thrower] . It can throw a tile beside it
    [thrown] . You can throw this
    [landing] . A thrown tile can land here
   *[no] {""}
}{ $threatened ->
    [yes] . Threatened
   *[no] {""}
}
reader-nothing-played = Nothing has been played yet.
reader-passed = { SIDE($side, start: 1) } passed.
reader-placed = { SIDE($side, start: 1) } placed { PIECE($piece, form: "a") } on { $to }.
reader-placed-numbered = { SIDE($side, start: 1) } placed { PIECE($piece) } on { $to }.
reader-placed-theirs = { SIDE($side, start: 1) } placed { PIECE($piece) } on { $to }.
reader-moved = { PIECE($piece, start: 1) } went from { $from } to { $to }.
reader-moved-stack = { SIDE($side, start: 1) } moved { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} from { $from } to { $to }.
reader-threw = { SIDE($side, start: 1) } threw { PIECE($piece) } from { $from } to { $to }.
reader-flattened = { $moved } The standing stone there is flat now.
reader-threats = { SIDE($side, start: 1) } threatens to win at { $spaces }.
reader-no-threats = No threat to win with the next move is seen.
