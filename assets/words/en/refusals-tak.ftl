# Why a move of Tak is refused; the first two hold for every game.
refusals-game-over = The game is over.
refusals-other-game = That move belongs to another game.

refusals-tak-opening = The first move places a flat stone of the opponent.
refusals-tak-no-stone-left = { SIDE($side) } has no stone left.
refusals-tak-no-cap-left = There is no capstone left for { SIDE($side) }.
refusals-tak-off-board = That place is not on the { $size }×{ $size } board.
refusals-tak-taken = The square { $at } is taken: a new piece goes on an empty square.
refusals-tak-nothing-there = There is nothing on { $at } to move.
refusals-tak-not-yours = That stack is { SIDE($owner, form: "of") }: the top piece on { $at } decides.
refusals-tak-takes-nothing = At least one piece must be taken.
refusals-tak-too-many = At most { $limit } pieces can be carried.
refusals-tak-stack-too-low = Only { $height } can be taken from { $at }: the stack is no higher.
refusals-tak-off-edge = The way leads off the board after { $at }.
refusals-tak-standing-blocks = A standing stone on { $at } blocks the way.
refusals-tak-cap-blocks = A capstone on { $at } blocks the way.
refusals-tak-flattens-alone = The standing stone on { $at } can be flattened only by the capstone alone, at the end of the move.
refusals-tak-hemmed-in = The piece on { $at } is hemmed in on every side.
refusals-tak-not-beside = The pieces in hand go down on a square beside { $from } first.
refusals-tak-bends = A stack moves in a straight line.
refusals-tak-skips-square = At least one piece must be dropped on each square of the way.
refusals-tak-nothing-in-hand = First choose a new piece or take a stack.
refusals-tak-hand-empty = Nothing is left in the hand: the move is complete.
refusals-tak-hand-full = There is a piece or a stack in hand already.
refusals-tak-pass = A turn can't be passed.
refusals-tak-turning = Pieces are not turned in Tak.
