# Hive's course.

learn-hive-stage-goal = The goal
learn-hive-stage-placing = New tiles
learn-hive-stage-queen = The queen by turn four
learn-hive-stage-hive = One hive
learn-hive-stage-gates = Sliding and gates
learn-hive-stage-beetle = Queen and beetle
learn-hive-stage-jumpers = Grasshopper and spider
learn-hive-stage-runners = Ant, ladybug, mosquito
learn-hive-stage-pillbug = The pillbug
learn-hive-stage-pins = Pinning and covering
learn-hive-stage-ends = Passing and draws

learn-hive-new-tile = That tile was on the table already. Take a new one from your reserve.
learn-hive-move-tile = That was a new tile. Move one that lies on the table.
learn-hive-other-queen = This time, move your queen.
learn-hive-other-beetle = This time, move your beetle.
learn-hive-other-grasshopper = This time, jump with your grasshopper.
learn-hive-other-spider = This time, walk with your spider.
learn-hive-other-ant = This time, run with your ant.
learn-hive-other-ladybug = This time, move your ladybug.
learn-hive-other-mosquito = This time, move your mosquito.
learn-hive-ant-far = Your ant isn't beside Black's queen.

learn-hive-goal-close = Black's queen has one free side left. Run your ant into it.
learn-hive-goal-close-done = Surrounded! Whoever surrounds the other queen wins.
learn-hive-goal-close-open = One side stayed free, and Black gets away.
learn-hive-goal-two = Fill both free sides of Black's queen with your ants, in two moves.
learn-hive-goal-two-done = In the ring, tiles of both colours count.
learn-hive-goal-two-slow = Each move must fill a side, or Black breaks the ring.
learn-hive-goal-two-failed = One side is still free.
learn-hive-goal-guard = Your own queen has one free side left. Give her more room.
learn-hive-goal-guard-done = Watch both queens, every turn.
learn-hive-goal-guard-swapped = One side opened, another closed: Black still surrounds her.
learn-hive-goal-guard-closed = She still has only one free side, and Black takes it.

learn-hive-placing-own = Place a new tile where it touches only your own.
learn-hive-placing-own-done = New tiles may not touch Black's; later they may go there.
learn-hive-placing-hole = Place a new tile in the hole among your tiles.
learn-hive-placing-hole-done = Nothing could crawl in there, but a new tile may.
learn-hive-placing-hole-outside = That cell is allowed too, but the hole is still free.
learn-hive-placing-run = In two moves: place an ant of yours, then run it beside Black's queen.
learn-hive-placing-run-done = A moving tile may touch Black's: that is how you attack.
learn-hive-placing-run-other = Take an ant: it runs as far as it likes.

learn-hive-queen-now = Your fourth turn: now you must place your queen.
learn-hive-queen-now-done = She may come earlier, never later.
learn-hive-queen-first = In two moves: place your queen, then move your ant.
learn-hive-queen-first-done = Before your queen is placed, nothing of yours moves.
learn-hive-queen-first-other = Your ant still can't move: the queen comes first.
learn-hive-queen-first-tail = Now your queen hangs on the ant, so it must stay.

learn-hive-hive-ant = Your ant joins two parts and must stay. Move your grasshopper.
learn-hive-hive-ant-done = All tiles always form one hive.
learn-hive-hive-way = Your queen can't step: your ant would hang alone. Free her in one move.
learn-hive-hive-way-done = Not even on the way may a tile hang alone.
learn-hive-hive-way-more = A new tile doesn't help: your queen still holds the hive together.
learn-hive-hive-way-still = Your queen still holds the hive together.

learn-hive-gate-around = The gate between the queens is too narrow. Run your ant around, beside Black's queen.
learn-hive-gate-around-done = Tiles slide: where they don't fit through, they can't go.
learn-hive-gate-jump = Jumpers need no gate. Jump into the hole with your grasshopper.
learn-hive-gate-jump-done = What jumps or climbs need not slide.
learn-hive-gate-jump-far = It landed elsewhere: the hole is still empty.
learn-hive-gate-open = In two moves: open the gate with your queen, then run your ant in.
learn-hive-gate-open-done = When one side leaves, the gate is open.
learn-hive-gate-open-filled = Your queen took the hole herself.
learn-hive-gate-open-shut = The gate is still shut: your queen must leave it first.
learn-hive-gate-open-failed = The hole is still empty: your ant could slide in.

learn-hive-queen-step = Step with your queen: one cell, here to any of four.
learn-hive-queen-step-done = A small step, but it often saves her.
learn-hive-beetle-climb = Climb onto a black tile with your beetle.
learn-hive-beetle-climb-done = One step, also upwards. What lies under it can't move.
learn-hive-beetle-climb-new = A new beetle begins on the table like every tile.
learn-hive-beetle-climb-ground = That was a step on the table. This time, go up.
learn-hive-beetle-hole = Your beetle is on top. Bring it down into the hole.
learn-hive-beetle-hole-done = It comes down where nothing can slide.
learn-hive-beetle-hole-else = It went elsewhere: the hole is still empty.

learn-hive-grasshopper-jump = Jump with your grasshopper beside Black's queen.
learn-hive-grasshopper-jump-done = It jumps straight over tiles, but never over a gap.
learn-hive-grasshopper-jump-far = A fine jump, but not to Black's queen.
learn-hive-spider-three = Walk your spider exactly three steps along the hive.
learn-hive-spider-three-done = Never less, never more, and never back.

learn-hive-ant-run = Run your ant beside White's queen.
learn-hive-ant-run-done = It slides as far as it likes, but not through gates.
learn-hive-ant-run-far = Your ant isn't beside White's queen.
learn-hive-ladybug-over = Bring your ladybug beside Black's queen: two steps on top, one down.
learn-hive-ladybug-over-done = It crosses the hive and always ends on the table.
learn-hive-ladybug-over-far = It came down elsewhere, not beside Black's queen.
learn-hive-mosquito-copies = Your mosquito touches a beetle and a spider. Move it like either.
learn-hive-mosquito-copies-done = It copies any neighbour, and on top it is a beetle.

learn-hive-pillbug-rescue = Your pillbug can throw a neighbour over itself. Throw your queen out.
learn-hive-pillbug-rescue-done = It throws either colour, but never the tile moved last.
learn-hive-pillbug-rescue-closed = You closed the ring around your own queen.
learn-hive-pillbug-rescue-late = Her last side is still free, and Black takes it.
learn-hive-pillbug-rescue-other = She is safe for now, but throw the queen herself.
learn-hive-pillbug-win = Throw Black's queen into the hole with your pillbug.
learn-hive-pillbug-win-done = Thrown, surrounded, won!
learn-hive-pillbug-win-filled = Now another tile fills the hole.
learn-hive-pillbug-win-left = Black's queen is still outside. Take her and put her into the hole.

learn-hive-pin-ant = Pin Black's ant: run your ant where it touches nothing else.
learn-hive-pin-ant-done = It can't leave now: the hive would split.
learn-hive-pin-ant-free = Black's ant is still free and runs.
learn-hive-cover-queen = In two moves: climb your beetle onto Black's queen, then place a tile beside her.
learn-hive-cover-queen-done = Under your beetle her cell counts as yours.
learn-hive-cover-queen-bare = Nothing lies on Black's queen yet: climb her first.
learn-hive-cover-queen-far = That new tile doesn't touch Black's queen.

learn-hive-pass-turn = Beetles sit on all your tiles. Pass, then use your second move.
learn-hive-pass-turn-done = You pass only when nothing else is possible.
learn-hive-draw-both = Black is about to win. Close both rings at once with your ant.
learn-hive-draw-both-done = Both queens surrounded at once: a draw. So is a third repetition.
learn-hive-draw-both-lost = Black closes the ring around your queen and wins.
learn-hive-draw-both-open = That is no draw: both rings are still open.
