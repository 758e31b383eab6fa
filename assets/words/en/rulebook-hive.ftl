# Hive's rules, to read.

rulebook-hive-goal-title = The goal
rulebook-hive-goal-1 = Surround the other queen, and keep your own from being surrounded. All six cells around a queen have to be filled; it doesn’t matter by whose tiles, so your opponent’s own ones help you.

rulebook-hive-set-title = The tiles
rulebook-hive-set-1 = Both sides have the same tiles with a bug on each. Queen, beetles, grasshoppers, spiders and ants make up the base game. Ladybug, mosquito and pillbug come from expansions; you agree before the game which of them take part.
rulebook-hive-set-2 = There is no board: the tiles lie on the table, and a cell is any place where one could lie. What is in reserve lies face up beside the table. Bugs of one kind have numbers, in the order in which they are placed.
rulebook-hive-set-bug = Bug
rulebook-hive-set-name = { PIECE($bug, start: 1) }
rulebook-hive-set-count = A side has
rulebook-hive-set-letter = Letter in the notation

rulebook-hive-turn-title = Taking turns
rulebook-hive-turn-1 = White lays a first tile in the middle of the table, and Black lays one beside it. From then on you do one of two things in your turn: place a new tile from your reserve, or move one that lies on the table.
rulebook-hive-turn-2 = You move your own tiles only. The pillbug’s throw, if it is in the game, is the one exception.

rulebook-hive-placing-title = Placing a tile
rulebook-hive-placing-1 = A new tile goes on an empty cell where it touches at least one tile of its own colour and none of the opponent’s. Black’s very first tile is the exception: it has nothing else to touch. In a stack only the top tile shows its colour.
rulebook-hive-placing-2 = The cell may be closed in on all sides, even where nothing could slide to. But a new tile never goes on top of another; beetles too begin on the table.

rulebook-hive-hive-title = The hive
rulebook-hive-hive-1 = The hive is made of nothing but tiles: it has no border and goes wherever they go. Nothing is ever captured or taken back into a reserve. You need not bring in all that you have.

rulebook-hive-queen-turn-title = The queen by the fourth turn
rulebook-hive-queen-turn-1 = Your queen must come within your first four turns. If she is still in your reserve on the fourth, you can do nothing else than place her.
rulebook-hive-queen-turn-2 = By the usual rules she may be the very first tile. The tournament opening, which you can switch on before the game, forbids this: neither side may place her on its first turn.

rulebook-hive-moving-title = Moving
rulebook-hive-moving-1 = As long as your queen isn’t on the table, none of your tiles may move. This holds for each side by itself.
rulebook-hive-moving-2 = After that you may move instead of placing, each bug in its own way. A moved tile may come to lie beside the opponent’s. Two rules bind everybody and have chapters of their own: the hive stays in one piece, and along the ground a tile needs room to slide.

rulebook-hive-queen-title = The queen
rulebook-hive-queen-1 = The queen slides one step, to an empty cell next to hers. That isn’t much, but at the right moment it opens a ring that was all but closed.

rulebook-hive-beetle-title = The beetle
rulebook-hive-beetle-1 = The beetle also goes one step, but it can climb: up onto a tile beside it, on over the top of the hive, and down again.
rulebook-hive-beetle-2 = A tile under a beetle can’t move. As long as the beetle sits there, the place has the beetle’s colour, for new tiles too.
rulebook-hive-beetle-3 = Beetles climb on beetles, and a mosquito can follow them up. Only what sits on top of a beetle pins it in its turn.
rulebook-hive-beetle-4 = From above it also steps down into a cell that is closed in on all sides.

rulebook-hive-grasshopper-title = The grasshopper
rulebook-hive-grasshopper-1 = The grasshopper jumps in a straight line over one tile or more, high stacks included, and lands on the first empty cell behind them. So it gets into closed cells, and out of them. It can’t jump over an empty cell.

rulebook-hive-spider-title = The spider
rulebook-hive-spider-1 = The spider slides three steps along the hive and may neither stop short nor go on. In one move it never goes back to a cell where it has been.

rulebook-hive-ant-title = The ant
rulebook-hive-ant-1 = The ant slides along the hive as far as it likes, to any cell that it can get to by sliding. No other bug comes around so quickly. Cells behind a narrow gate stay closed to it.

rulebook-hive-ladybug-title = The ladybug
rulebook-hive-ladybug-1 = The ladybug goes three steps: two over the top of the hive and the third down to an empty cell. It can’t run along the ground, stay on top, or come back to where it started. Cells closed in on all sides are open to it. It comes from an expansion.

rulebook-hive-mosquito-title = The mosquito
rulebook-hive-mosquito-1 = The mosquito has no way of its own: it moves like a bug that it touches, of either colour. Beside several it has the choice, and after the move its new neighbours count. Of a neighbouring stack it copies the top only.
rulebook-hive-mosquito-2 = The choice is worth much where one way is barred and another isn’t.
rulebook-hive-mosquito-3 = If it has climbed up as a beetle, it remains a beetle until it is down again.
rulebook-hive-mosquito-4 = A mosquito on the ground that touches nothing but a mosquito has nobody to copy and can’t move.

rulebook-hive-pillbug-title = The pillbug
rulebook-hive-pillbug-1 = The pillbug walks one step like the queen. Instead of that it can throw: it takes a tile beside it, of either colour, over its back and lays it on another empty cell beside itself. The throw is your whole turn.
rulebook-hive-pillbug-2 = It can’t throw a tile that is part of a stack, nor one without which the hive would fall apart, nor the tile that the turn before has placed or moved. And nothing is thrown through a gate between two stacks of two or more.
rulebook-hive-pillbug-3 = Whatever a turn has moved rests for the next one: a tile that was just thrown can’t move, throw or be thrown. A pillbug that can’t leave because it holds the hive together can still throw; under a beetle it can’t.
rulebook-hive-pillbug-4 = A mosquito on the ground beside a pillbug can throw in just the same way.

rulebook-hive-one-hive-title = One hive
rulebook-hive-one-hive-1 = The tiles always hang together in one hive, each touching another. A tile that alone joins two parts of it can’t leave its place. So you can fetter a tile without touching it.
rulebook-hive-one-hive-2 = This holds on the way as well: as soon as a tile is lifted, the rest must be one hive, even if everything would fit again afterwards. A tile that lies on another can always leave: what is under it holds the hive.

rulebook-hive-sliding-title = Sliding
rulebook-hive-sliding-1 = On the ground a tile slides along the hive and keeps touching it at each step. Between two tiles that leave only a narrow gate it can’t squeeze through, neither in nor out.
rulebook-hive-sliding-2 = Whoever doesn’t slide needs no room: the grasshopper jumps, the beetle and the ladybug climb, and so does a mosquito that copies them. A new tile or a thrown one is simply laid down.
rulebook-hive-sliding-3 = For climbers there are gates up high: two stacks side by side bar the step between them if both are higher than the place it starts from, without the climber, and the place it leads to. This goes for beetle, ladybug and mosquito, and for tiles that are thrown.

rulebook-hive-pass-title = Nothing to do
rulebook-hive-pass-1 = If you can neither place a tile nor move one, you pass, turn after turn, until something is possible again. If there is anything at all that you can do, you have to do it: you can’t pass of your own will.

rulebook-hive-end-title = The end
rulebook-hive-end-1 = The game is over as soon as a queen is surrounded. Her side has lost, even if it closed the ring itself.
rulebook-hive-end-2 = If one move surrounds both queens, the game is a draw.
rulebook-hive-end-3 = It is also a draw when the same position, with the same side to move, comes for the third time, or when both sides agree on one. And either side may resign.

rulebook-hive-settings-title = What can be agreed
rulebook-hive-settings-1 = Expansions. Ladybug, mosquito and pillbug can each be in the game or out of it; usually the first two take part. For your first games the base tiles are enough.
rulebook-hive-settings-2 = Tournament opening. With it neither queen may come on her side’s first turn; usually she may.
rulebook-hive-settings-3 = Repetition. The draw by the third repetition can be switched off.
