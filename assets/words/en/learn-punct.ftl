# PÜNCT's course.

learn-punct-stage-goal = The goal
learn-punct-goal-across = You play White: put a piece on D8 and join left to right.
learn-punct-goal-across-done = You win! A chain between two opposite sides is the goal.
learn-punct-goal-across-elsewhere = Black fills the gap, and your chain is cut. Cover D8 with any dot.
learn-punct-goal-near-to-far = Now join the near side to the far one with one piece.
learn-punct-goal-near-to-far-done = The second pair of sides. One is left.
learn-punct-goal-near-to-far-elsewhere = Black finds the hole in your chain first. Fill it yourself.
learn-punct-goal-opposite = Two gaps, one piece: join two opposite sides.
learn-punct-goal-opposite-done = The third pair. Sides that meet at a corner don’t count.
learn-punct-goal-opposite-neighbours = Those two sides meet at a corner and win nothing. Black takes the other gap.
learn-punct-goal-opposite-elsewhere = No two opposite sides are joined, and Black takes the gap that mattered.

learn-punct-stage-kinds = Six kinds
learn-punct-kinds-straight = Three spaces in a row: place the piece that fills them.
learn-punct-kinds-straight-done = You have six straight pieces, six angular ones and six triangles.
learn-punct-kinds-straight-bent = That leaves a space open. A straight piece fills three in a row.
learn-punct-kinds-straight-elsewhere = The gap is still open. Fill all three spaces with one new piece.
learn-punct-kinds-angular = This gap has a bend. Win with the piece that fits.
learn-punct-kinds-angular-done = By the place of the PÜNCT, the main dot, there are six kinds.
learn-punct-kinds-angular-short = That leaves a space open. An angular piece goes around Black’s triangle.
learn-punct-kinds-angular-elsewhere = The gap is still open. It goes around Black’s triangle on E9.

learn-punct-stage-placing = New pieces
learn-punct-placing-outside = New pieces may not touch the light centre. Close the gap beside it.
learn-punct-placing-outside-done = New pieces go on the bare board.
learn-punct-placing-outside-elsewhere = Black fills F8. Cover it with a piece turned away from the centre.

learn-punct-stage-moving = Moving
learn-punct-moving-line = Take your piece: the marker shows its PÜNCT’s lines. Move it onto G5.
learn-punct-moving-line-done = A PÜNCT goes straight, any distance, over anything.
learn-punct-moving-line-new = That was a new piece. Take the one on the board by its PÜNCT, G12.
learn-punct-moving-line-elsewhere = G5 is still empty. It lies on the line straight down from G12.
learn-punct-moving-twice = K14 is on none of your piece’s lines. Cover it in two moves.
learn-punct-moving-twice-done = A detour gets you anywhere.
learn-punct-moving-twice-new = That was a new piece. Move the one on the board.
learn-punct-moving-twice-elsewhere = K14 is still empty. From K12, for one, a line leads there.
learn-punct-moving-centre = New pieces can’t fill the gap in the centre. Win by moving one.
learn-punct-moving-centre-done = Pieces on the board may enter and leave the centre.
learn-punct-moving-centre-elsewhere = The gap stays open for Black. Your straight piece on G5 fits into it.

learn-punct-stage-turning = Turning
learn-punct-turning-on-the-spot = Turn your piece around its PÜNCT on H10 and win.
learn-punct-turning-on-the-spot-done = Turning in place is a whole move.
learn-punct-turning-on-the-spot-elsewhere = The gap stays open for Black. A turn on the spot would have closed it.
learn-punct-turning-at-the-edge = Move the triangle from P14, turn it, finish the chain.
learn-punct-turning-at-the-edge-done = Move and turn are one move. No dot may leave the board.
learn-punct-turning-at-the-edge-new = No new piece is needed. Move the triangle from P14.
learn-punct-turning-at-the-edge-elsewhere = Black takes the edge. Bring the PÜNCT to P9 or P10, then turn.

learn-punct-stage-climbing = Climbing
learn-punct-climbing-own = Climb: move one of your pieces flat onto the other.
learn-punct-climbing-own-done = A PÜNCT climbs only on its own colour.
learn-punct-climbing-own-new = New pieces can’t climb. Move one that lies on the board.
learn-punct-climbing-own-elsewhere = That piece still lies on the board. Put its PÜNCT on your other piece.
learn-punct-climbing-across = Black’s wall cuts your chain. Climb across it and win.
learn-punct-climbing-across-done = Minor dots may cover Black. Neighbours connect on any level.
learn-punct-climbing-across-not = You climbed, but your chain is still cut. Cover J8 and keep the rest.
learn-punct-climbing-across-elsewhere = The wall still stands. Your triangle on I4 reaches I8, right beside it.
learn-punct-climbing-level = Raise the tower on L8 to three levels: all dots need even ground.
learn-punct-climbing-level-done = Any height can be climbed, and left again in one move.
learn-punct-climbing-level-new = New pieces start on the board. Move one that is there already.
learn-punct-climbing-level-elsewhere = The tower is not three levels high. Lay a triangle on it, dot on dot.

learn-punct-stage-bridges = Bridges
learn-punct-bridge-straight = Move your straight piece from G8: its ends carry it over L7.
learn-punct-bridge-straight-done = A bridge! Only the middle dot may hang.
learn-punct-bridge-none = Nothing hangs over L7 yet. Rest both ends on pieces of one level.
learn-punct-bridge-angular = Bridge L7 with your angular piece.
learn-punct-bridge-angular-done = Its bend may hang too. Nothing can enter below.
learn-punct-bridge-no-triangle = A triangle and a straight piece reach L8. Bridge L7 with one.
learn-punct-bridge-no-triangle-done = A triangle has no ends, so it never bridges.
learn-punct-bridge-no-triangle-triangle = That piece lies flat and leaves L7 open. All dots of a triangle need support.

learn-punct-stage-rare-bridges = Higher and rarer
learn-punct-bridge-over-a-stack = Bridge L7 with Black’s piece below.
learn-punct-bridge-over-a-stack-done = Both ends lie level. Black’s piece is blocked, though untouched.
learn-punct-bridge-over-a-stack-climbed = You climbed, but nothing hangs over Black’s piece on L7.
learn-punct-bridge-on-one-piece = Turn an angular piece so that one piece carries it over F7.
learn-punct-bridge-on-one-piece-done = Rare, and allowed: one bend turned against another.
learn-punct-bridge-on-one-piece-flat = That climbs elsewhere. Rest both ends on the piece with its PÜNCT on G8.
learn-punct-bridge-on-one-piece-none = Nothing hangs over F7 yet. Lay both ends on G7 and F8.

learn-punct-stage-blocking = Blocked
learn-punct-blocking-a-mover = Black’s piece on N8 is about to win. Climb onto it.
learn-punct-blocking-a-mover-done = One covered dot, and a piece can neither move nor turn.
learn-punct-blocking-a-mover-free = Black’s piece moves into the gap and wins.
learn-punct-blocking-a-mover-otherwise = That helps only for now. Climb onto the piece on N8 to block it.
learn-punct-blocking-your-own = Your own piece blocks the one below. Win in two moves.
learn-punct-blocking-your-own-done = Whatever lies on top blocks, friend or foe.
learn-punct-blocking-your-own-still = You don’t threaten to win yet. Move the upper piece off, and leave the gap open.
learn-punct-blocking-your-own-missed = Your freed piece could have filled the gap and won.

learn-punct-stage-cutting = Cutting
learn-punct-cutting-a-chain = Black can win at two gaps. Cut the chain by climbing on it.
learn-punct-cutting-a-chain-done = Covered dots connect nothing.
learn-punct-cutting-a-chain-open = Black closes a gap that was left open, and wins.
learn-punct-cutting-guard = Block Black’s piece on J12 by climbing. Keep the long chain covered.
learn-punct-cutting-guard-done = Uncover the other’s finished chain, and you lose.
learn-punct-cutting-guard-uncovered = Your piece lay on Black’s chain. Now it is whole, and Black wins in your turn.
learn-punct-cutting-guard-elsewhere = Black’s piece on J12 is still free. Climb so that a minor dot covers it.

learn-punct-stage-looking = Looking
learn-punct-looking = Hold L over Black’s piece on K9 and look underneath.
learn-punct-looking-done = Your chain lies below. Looking is always allowed.
learn-punct-looking-moved = Don’t move yet. Lift Black’s piece on K9 and look.

learn-punct-stage-winning = Two ways to win
learn-punct-winning-centre = You show more dots in the centre. Place your last piece.
learn-punct-winning-centre-done = The last piece ends the game, and the centre decides.
learn-punct-winning-centre-moved = Black enters the centre and leads. Your last piece would have ended the game.
learn-punct-winning-centre-waits = The game goes on. Place your last piece while you lead.
learn-punct-winning-race = The centre is level. Lead there, then place your last piece: two moves.
learn-punct-winning-race-done = Equal counts are a draw, so every dot matters.
learn-punct-winning-race-drawn = Your last piece ended the game with the centre level: a draw.
learn-punct-winning-race-little = Too little: Black can follow into the centre. Enter it with all three dots.
learn-punct-winning-race-moved = You led in the centre. Your last piece would have won.
learn-punct-winning-basic = Basic rules: the centre is open. Fill the gap.
learn-punct-winning-basic-done = Only White’s first piece had to stay out. The last piece draws.
learn-punct-winning-basic-elsewhere = The gap stays open for Black. A straight piece fits into the centre.

learn-punct-stage-together = All together
learn-punct-together = Win in two moves: make two threats at once.
learn-punct-together-done = Black can’t stop both. Now play a whole game!
learn-punct-together-late = That makes one threat at most, and Black stops it. Join the left part first.
learn-punct-together-missed = Black closed one gap. The other one would have won.
