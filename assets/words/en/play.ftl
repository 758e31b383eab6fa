# Beside the board while a game is played: what can be done next, the reserves, stacks, hints and threats.

# The title of the table: what a person called the game, and which game it is.
play-title = { $name } · { $game }
play-setting-up = Setting up: { $game }
# Said once when a scene is opened.
play-introduction = { $title }: { $about }

# The line at the bottom.
play-ended = { $ended } Undo takes that back, and the game goes on.
play-paused = Paused before { SIDE($side, form: "of") } move ({ $level }). Step plays one move.
play-about-to-move = { SIDE($side) } ({ $level }) is about to move.
play-thinks = { SIDE($side) } ({ $level }) is thinking.
play-must-pass = { SIDE($side) } has no move and must pass.
play-coach-waits = Take the move back, or play on.
play-coach-off = Coach off
play-looking = Looking for a good move…
play-holds = { SIDE($side) } holds { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}. Click a lit space to drop them one by one; the wheel, digits or another click on the stack take fewer.
play-in-hand = { $count } still in hand: each click drops one, Enter drops the rest here.
play-confirm-stone = Click it again for another kind of stone; Enter plays it, Esc takes it back.
play-confirm = Click it again or press Enter to play it; Esc takes it back.
play-turn-it = Turn it with the wheel, R or a click on its arms; a click on its PÜNCT or Enter decides.
play-put-or-throw = Put it on a lit space, or click a marked tile beside it to throw that one.
play-put-taken = Put it on a lit space, or press Esc to leave it where it was.
play-put-chosen = Put it on a lit space, or press Esc to put it back.
play-refused-throws = { $why } Click a marked tile beside it to throw that one.
play-refused-take = { $why } Click it again to take that piece instead.
play-thinking = thinking…
play-thinking-line = thinking, depth { $depth }: { $line }

# The same while a position is set up.
play-draft = Take a piece from a reserve or from the board; a right click removes one.
play-draft-chosen = { PIECE($piece, form: "bare") }: click where it should lie, as often as you like; a right click puts it away.
play-draft-taken = Click where it should lie. Esc leaves it where it was, Delete or a right click removes it.
play-draft-turns = { $guidance } The wheel or R turns it.
play-draft-over = This position is the end of a game. { $outcome }

# A hint. The move is one of those below, and behind it as players write it.
play-hint = Hint: { $move } ({ $text }). Click it or press Enter to play it.
play-hint-won = Hint: { $move } ({ $text }): that wins. Click it or press Enter to play it.
play-hint-lost = This position is lost if { SIDE($side) } answers well. What holds out longest: { $move } ({ $text }). Click it or press Enter to play it.

# Moves as one would tell them to whoever makes them. A piece without an owner is theirs.
play-move-place = Place { PIECE($piece, form: "a", short: 1) } on { $space }
play-move-place-theirs = Place { PIECE($piece, form: "a") } of { SIDE($side) }’s on { $space }
play-move-place-tile = Place { PIECE($piece, form: "your") }
play-move-place-beside = Place { PIECE($piece, form: "your") } beside { PIECE($other, form: "your") }
play-move-place-between = Place { PIECE($piece, form: "your") } beside { PIECE($other, form: "your") } and { PIECE($third, form: "your") }
play-move-carry = { $count ->
    [one] Move one stone from { $from } to { $to }
   *[other] Move { $count } stones from { $from } to { $to }
}
play-move-flattens = { $move }, and flatten the standing stone there
play-move-turn = Turn { PIECE($piece, form: "your", short: 1) } on { $space }
play-move-climb-to = Climb with { PIECE($piece, form: "your", short: 1) } from { $from } onto { $to }
play-move-go = Move { PIECE($piece, form: "your", short: 1) } from { $from } to { $to }
play-move-climb = Climb onto { PIECE($other, form: "your") } with { PIECE($piece, form: "your") }
play-move-throw = Throw { PIECE($piece, form: "your") } over { PIECE($other, form: "your") }
play-move-tile = Move { PIECE($piece, form: "your") }
play-move-beside = Move { PIECE($piece, form: "your") } beside { PIECE($other, form: "your") }
play-move-between = Move { PIECE($piece, form: "your") } beside { PIECE($other, form: "your") } and { PIECE($third, form: "your") }
play-move-pass = Pass: nothing else can be done

# Said once when the other side could win with its next move.
play-threat-road = Tak! { SIDE($side) } could finish a road with the next move, on { $spaces }.
play-threat-surround = Careful: { SIDE($side) } could surround { SIDE($other) }’s queen with the next move.
play-threat-centre = Careful: { SIDE($side) } could place the last piece next, with more dots in the centre.
play-threat-join = Careful: { SIDE($side) } could join two sides with the next move, on { $spaces }.

# The panel of each side.
play-side = { SIDE($side, start: 1) }
play-to-move = to move
play-name = Name
play-name-of = { SIDE($side, form: "of") } name
play-rating = rating
play-rating-of = Rating of { SIDE($side) }
play-time-of = { SIDE($side, form: "of") } time
play-played-by = { SIDE($side) } is played by
# Behind the seconds that Master may think.
play-seconds-a-move = s a move
play-reserve = { PIECE($piece, form: "bare") }, { $count } left
play-reserve-empty = Reserve empty
play-draw-declined = { $level } would rather play on.
play-draw-declined-opponent = Your opponent would rather play on.

# The stack under the pointer, level by level, and the labels beside a lifted one.
play-stack = Stack { $space }
play-stack-below = … and { $count } below
play-stack-gap = gap
play-stack-piece = { PIECE($piece) }
play-stack-bridge = { PIECE($piece) } (bridge)
play-stack-lifted = { PIECE($piece) }, lifted
play-stack-bridge-lifted = { PIECE($piece) } (bridge), lifted
play-level-piece = { PIECE($piece, form: "bare", short: 1) }

# The end of a game, and notices.
play-result-close = Close
play-result-close-tip = Close the result; the game stays as it is (Esc)
play-notice-close = Close this notice
play-notice-undo = Undo
play-notice-open-good = Open what is good
