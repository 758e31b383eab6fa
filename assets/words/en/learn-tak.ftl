# Tak's course.

## The titles of the stages.
learn-tak-stage-goal = The goal
learn-tak-stage-stand = Three ways to stand
learn-tak-stage-first = The first turn
learn-tak-stage-move = Moving stacks
learn-tak-stage-top = Whose stack is it?
learn-tak-stage-flatten = Flattening
learn-tak-stage-road = What makes a road
learn-tak-stage-both = Roads for both
learn-tak-stage-flats = Counting flat stones
learn-tak-stage-small = The 4×4 board
learn-tak-stage-ptn = Reading moves

## Said in several tasks.
learn-tak-standing = A standing stone is no part of a road. Choose a flat one.

## The goal.
learn-tak-goal-road = You are White. In one move, put a stone on e3 and finish your road.
learn-tak-goal-road-done = A road! Whoever joins two opposite edges wins.
learn-tak-goal-road-elsewhere = Black takes e3, and your road is cut.
learn-tak-goal-road-failed = Put a flat stone on e3.
learn-tak-goal-winding = One gap is left in your road. Close it in one move.
learn-tak-goal-winding-done = Roads may bend, but squares join by sides, never at corners.
learn-tak-goal-winding-corner = Stones that touch at a corner are not joined: Black cuts you off on c2.
learn-tak-goal-winding-failed = Close the gap on c2 with a flat stone.

## Three ways to stand.
learn-tak-stand-wall = Black's road lacks only e3. In one move, put a standing stone there.
learn-tak-stand-wall-done = Only a capstone can ever step onto a standing stone.
learn-tak-stand-wall-flat = Black steps onto your flat stone from e4, and the road is complete.
learn-tak-stand-wall-cap = The capstone blocks too, but you have only one. Save it and take a standing stone.
learn-tak-stand-wall-elsewhere = Black finishes the road on e3.
learn-tak-stand-wall-failed = Choose the standing stone and put it on e3.
learn-tak-stand-cap = In one move, stop Black on c3 and threaten a road of yours.
learn-tak-stand-cap-done = The capstone blocks, counts for roads, and nothing covers it.
learn-tak-stand-cap-flat = Black covers your flat stone from b3 and has a road.
learn-tak-stand-cap-standing = This stops Black, but a standing stone is no part of your road.
learn-tak-stand-cap-elsewhere = Black finishes the road on c3.
learn-tak-stand-cap-failed = Put your capstone on c3.

## The first turn.
learn-tak-first-white = A game begins: your first move places a black stone. Choose a corner.
learn-tak-first-white-done = Black will place a white stone, flat like yours.
learn-tak-first-white-helps = There the stone is of use to Black. In a corner it helps least.
learn-tak-first-black = Now you are Black. Give White's stone a corner, then place your own.
learn-tak-first-black-done = From the second turn on, you place or move your own pieces.
learn-tak-first-black-helps = There the stone is of use to White. In a corner it helps least.
learn-tak-first-black-moved = That stone was on the board already. Place a new one.
learn-tak-first-black-failed = First a white stone in a corner, then a black one anywhere.

## Moving stacks.
learn-tak-move-step = You are White again. In one move, step from b2 onto Black's stone.
learn-tak-move-step-done = Stones move in straight lines, also onto other flat stones.
learn-tak-move-step-new = That was a new stone. Move the one on b2.
learn-tak-move-step-elsewhere = Black's stone on c2 is not covered yet. Go there from b2.
learn-tak-move-step-failed = Take the stone on b2 and put it on c2.
learn-tak-move-drop = Win in one move: take three stones from b3, drop one on each square.
learn-tak-move-drop-done = A stack may go far, dropping at least one stone on every square.
learn-tak-move-drop-none-left = Black takes b3, which is empty now. Leave one stone there.
learn-tak-move-drop-short = Black takes e3, which stayed empty. Drop one stone on each square.
learn-tak-move-drop-failed = Drop one stone each on c3, d3 and e3.
learn-tak-move-limit = Win in one move: carry five stones from b2, the most allowed here.
learn-tak-move-limit-done = The limit is the board's width: five on a 5×5 board.
learn-tak-move-limit-fewer = A black stone is left on b2. Carry all five.
learn-tak-move-limit-dropped = Put all five down on c2, so that your stone ends on top.
learn-tak-move-limit-failed = Take five stones from b2 and put them all on c2.

## Whose stack is it?
learn-tak-top-owner = The top piece owns the stack. In one move, move yours.
learn-tak-top-owner-done = All that lies below goes along, whatever its colour.
learn-tak-top-owner-new = That was a new stone. Move the stack on b2.
learn-tak-top-owner-single = That was a single stone. Your stack stands on b2.
learn-tak-top-owner-failed = Move the stack on b2: its top stone is white.
learn-tak-top-taken = Win in two moves: cover the stack on c3, then spread it.
learn-tak-top-taken-done = One stone on top took the whole stack.
learn-tak-top-taken-gap = Your row needs the stone on b3. Cover the stack from c2.
learn-tak-top-taken-not = The stack is still Black's. Cover it from c2.
learn-tak-top-taken-failed = Cover c3 from c2; then leave one stone on c3, one on d3, two on e3.
learn-tak-top-inside = Look inside the stack on c2 and win in one move.
learn-tak-top-inside-done = Stones are dropped from the bottom: watch which colour comes out.
learn-tak-top-inside-out = A black stone came out on c3. Drop two stones there.
learn-tak-top-inside-left = A black stone is left on c2. Take three stones.
learn-tak-top-inside-failed = Take three from c2: two for c3, one for c4.

## Flattening.
learn-tak-flatten-step = Win in one move: step with your capstone onto the standing stone.
learn-tak-flatten-step-done = A capstone flattens standing stones, Black's and yours.
learn-tak-flatten-step-stands = The standing stone on c3 still blocks. Step onto it with the capstone.
learn-tak-flatten-alone = Win in one move with the stack on a3.
learn-tak-flatten-alone-done = The capstone must be alone in the hand when it flattens.
learn-tak-flatten-alone-none-left = Black takes a3, which is empty now. Leave one stone there.
learn-tak-flatten-alone-stands = The stone on d3 still stands. The capstone must end on it.
learn-tak-flatten-alone-failed = Drop one stone each on b3 and c3; the capstone comes last.

## What makes a road.
learn-tak-road-cap = Two gaps, but one makes a road. Win in one move.
learn-tak-road-cap-done = Roads lead over capstones, never over standing stones.
learn-tak-road-cap-standing = Your stone on b3 stands, and no road leads over it. Black closes the other gap.
learn-tak-road-cap-elsewhere = Black closes d5, the gap that counted.
learn-tak-road-cap-failed = Your road leads over the capstone on d3 to d5.
learn-tak-road-own-wall = Your own standing stone breaks your row. Win in one move.
learn-tak-road-own-wall-done = Flattened by your capstone, it carries the road.
learn-tak-road-own-wall-stands = The stone on c3 still stands.
learn-tak-road-own-wall-failed = Step with the capstone from c2 onto c3.
learn-tak-road-fork = Win in two moves: threaten two roads at once.
learn-tak-road-fork-done = Black could stop only one of them.
learn-tak-road-fork-single = Black takes c3, and both roads are cut.
learn-tak-road-fork-moved = That leaves a gap elsewhere. Put a new stone on c3.
learn-tak-road-fork-failed = Finish the road that Black left open: c5.

## Roads for both.
learn-tak-both-mover = One move closes your road and Black's. Make it.
learn-tak-both-mover-done = Two roads at once: the player who moved wins.
learn-tak-both-mover-uncovered = Black's road is uncovered, and yours is not closed.
learn-tak-both-mover-whole = That closes only your road. Leave Black's stone on c2.
learn-tak-both-mover-late = Black covers c2 and closes a road.
learn-tak-both-mover-failed = Move from c2 onto c3.
learn-tak-both-keep = In one move, threaten a road, but keep Black's covered.
learn-tak-both-keep-done = A road of Black's that you uncover wins for Black.
learn-tak-both-keep-uncovered = Your stone on c2 kept Black's road covered.
learn-tak-both-keep-left = Black fills c2, and the row is a road.
learn-tak-both-keep-failed = That threatens nothing yet. Put a stone on c3 or e3.

## Counting flat stones.
learn-tak-flats-full = No road is left. Fill the board and win in one move.
learn-tak-flats-full-done = On a full board, more flat stones on top win; nothing else counts.
learn-tak-flats-full-draw = Only flat stones count: eleven each is a draw.
learn-tak-flats-full-failed = Put a flat stone on d3, the last empty square.
learn-tak-flats-last = Your last stone ends the game. Win by flat stones in two moves.
learn-tak-flats-last-done = A whole stack counts as one: spread it before the end.
learn-tak-flats-last-draw = Six flat stones each: a draw. Spread the stack first.
learn-tak-flats-last-lost = A standing stone doesn't count, and Black has more. Spread the stack first.
learn-tak-flats-last-slow = Black keeps up. Take two stones off the stack and drop them apart.
learn-tak-flats-last-failed = Spread the stack on c3, then place your last stone flat.

## The 4×4 board.
learn-tak-small-block = There are no capstones on 4×4. Stop Black in one move.
learn-tak-small-block-done = Here nothing flattens your standing stone.
learn-tak-small-block-flat = Black covers your flat stone from c3 and has a road.
learn-tak-small-block-elsewhere = Black finishes the road on d3.
learn-tak-small-block-failed = Put a standing stone on d3.
learn-tak-small-fork = Win in two moves with a double threat.
learn-tak-small-fork-done = Each side has fifteen stones here and carries up to four.
learn-tak-small-fork-single = Black takes c2, and both roads are cut.
learn-tak-small-fork-moved = That leaves a gap elsewhere. Put a new stone on c2.
learn-tak-small-fork-failed = Finish the road that Black left open: c4.

## Reading moves.
learn-tak-ptn-place = Letters run from the left, numbers from below: play Sd4.
learn-tak-ptn-place-done = S is a standing stone, C the capstone, no letter a flat stone.
learn-tak-ptn-place-flat = That was d4: without S the stone lies flat.
learn-tak-ptn-place-cap = That was Cd4: C is the capstone, S a standing stone.
learn-tak-ptn-place-elsewhere = That is another square. Count to the fourth column and the fourth row.
learn-tak-ptn-place-failed = Place a new standing stone on d4.
learn-tak-ptn-spread = Play 3c3>12: three from c3 to the right, first one, then two.
learn-tak-ptn-spread-done = The signs: > right, < left, + up, - down.
learn-tak-ptn-spread-way = The sign > points to the right, from c3 to d3.
learn-tak-ptn-spread-drops = Take three stones: one for d3, two for e3.
learn-tak-ptn-spread-failed = That was another move. Take three stones from c3.
learn-tak-ptn-line = Win in three moves: Se5, then c2<, then 3b2+111.
learn-tak-ptn-line-done = Now you can read any game. Play one of your own!
learn-tak-ptn-line-first = Se5 comes first: Black was about to finish a road there.
learn-tak-ptn-line-letter = The letter S asks for a standing stone on e5.
learn-tak-ptn-line-second = That was another move: c2< takes the stone from c2 to the left.
learn-tak-ptn-line-failed = Take three stones from b2 upwards and drop one on each square.
