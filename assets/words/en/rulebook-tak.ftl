# Tak's rules, to read.

rulebook-tak-goal-title = The goal
rulebook-tak-goal-1 = Each side lays stones on the board to build a road: a chain of its own pieces from one edge to the opposite one. Whoever completes a road first wins at once.
rulebook-tak-goal-2 = Stones can also be stood up to bar the way, and pieces climb on each other, so a road is as easily buried as built. If nobody gets one, the flat stones decide; a later chapter says how.

rulebook-tak-set-title = Board and stones
rulebook-tak-set-1 = Tak is played on square boards of several sizes, most often on 5×5. Both sides have the same pieces, and how many depends on the board:
rulebook-tak-set-2 = A flat stone and a standing stone are one and the same: you decide how it goes when you place it. A capstone is a piece of its own. What is not on the board yet lies beside it, for both to see.
rulebook-tak-set-3 = A square is named by its column and its row: columns have letters from the left, rows have numbers from White’s edge. So a1 is the corner at White’s left hand.
rulebook-tak-set-board = Board
rulebook-tak-set-stones = Stones a side
rulebook-tak-set-capstones = Capstones a side

rulebook-tak-turn-title = Taking turns
rulebook-tak-turn-1 = White begins, and then the sides take turns. In your turn you do one thing: you place a new piece on an empty square, or you move pieces that lie on the board already.
rulebook-tak-turn-2 = There is no passing. You will never need it: as long as the game goes on, there is always something to place.

rulebook-tak-first-turn-title = The first turn
rulebook-tak-first-turn-1 = The very first turn is the wrong way round: you take a stone from your opponent’s reserve and lay it flat on any empty square. White does so first, then Black. Standing stones, capstones and moves come later.
rulebook-tak-first-turn-2 = From the second turn on everyone plays their own pieces only. The two stones of the first turn belong to the side whose colour they have.

rulebook-tak-placing-title = Placing a piece
rulebook-tak-placing-1 = Take a stone or a capstone from your reserve and put it on any empty square. A new piece never goes on top of another, whoever that belongs to: stacks come from moving only.

rulebook-tak-stones-title = Flat, standing, capstone
rulebook-tak-stones-1 = A flat stone is part of your road, and any piece may come to lie on it. A standing stone is no part of a road, but nothing can cover it, except a capstone that lays it flat. A capstone does both: it belongs to your road, and nothing ever covers it.
rulebook-tak-stones-2 = A stone stays as it was placed: you can’t stand a flat one up or lay a standing one down. Only a capstone can do the latter.

rulebook-tak-stacks-title = Stacks
rulebook-tak-stacks-1 = Where pieces lie on each other, the one on top decides: its owner moves the whole stack, and only this piece counts for roads. What lies below counts for nobody until it comes to light again.
rulebook-tak-stacks-2 = A stack may grow as high as you like.

rulebook-tak-moving-title = Moving
rulebook-tak-moving-1 = Choose a stack with a piece of yours on top; a single piece is a stack as well. Take as many pieces off its top as you like, but no more than the board has squares in a row: five on a 5×5 board, four on 4×4. The others stay where they are.
rulebook-tak-moving-2 = Go in a straight line: left, right, forwards or back, never diagonally and never around a corner. On each square of the way, the very next one included, leave at least one piece from the bottom of what you carry. The move ends where the last one goes down.
rulebook-tak-moving-3 = You may cross and end on empty squares and on flat stones of either colour. Standing stones and capstones bar the way, your own as well: you can neither step onto them nor jump over them.

rulebook-tak-flattening-title = The capstone flattens
rulebook-tak-flattening-1 = The barred way has one exception: a capstone may step onto a standing stone, yours or the opponent’s, and lay it flat. From then on an ordinary flat stone lies under it.
rulebook-tak-flattening-2 = This last step it takes alone, and the move ends there. It may come with a stack, if it leaves all the stones below it along the way. Onto another capstone it can’t go.

rulebook-tak-roads-title = Roads
rulebook-tak-roads-1 = A road joins two opposite edges: left and right, or near and far. Its squares have to touch along their sides, and it may wind as much as it likes. A corner square belongs to both its edges.
rulebook-tak-roads-2 = Squares that touch at a corner only are not joined.
rulebook-tak-roads-3 = Your flat stones and your capstones belong to a road. A standing stone leaves a gap in it.
rulebook-tak-roads-4 = Only what lies on top counts: a stone of yours inside the opponent’s stack is no part of your road.
rulebook-tak-roads-5 = You also win when your opponent’s move brings your road to light, by stepping off one of your stones for example. If one move makes a road for both sides, the side that moved wins.

rulebook-tak-flats-title = The end without a road
rulebook-tak-flats-1 = The game also ends at once when no square is empty, or when one side has placed the last piece of its reserve, capstones included. If nobody has a road then, the flat stones are counted.
rulebook-tak-flats-2 = Each flat stone on top is a point for its owner, on the board or on a stack. Standing stones, capstones and all that is covered count nothing. More points win; equal points are a draw.

rulebook-tak-small-title = The 4×4 game
rulebook-tak-small-1 = The short game is played on the same board, but on its nodes: the points inside it where the lines cross make a grid of 4×4. Each side has 15 stones and no capstone, so nothing lays a standing stone flat. At most four pieces are carried; all else stays the same.

rulebook-tak-settings-title = What can be agreed
rulebook-tak-settings-1 = Komi. To move first is worth something, and komi makes up for it: points that are added to Black’s flat stones when they are counted. It is 0 unless you choose otherwise, in steps of a half. With a half there is no draw by counting; a komi below zero helps White.
rulebook-tak-settings-2 = Double black stack. Another way to make up for the first move: the stone of Black’s that White places at the start is two high. Everything else stays the same, and komi is usually 0 then.
rulebook-tak-settings-3 = Repetition. When the same position, with the same side to move, stands on the board for the third time, the game is a draw. You can switch this off before the game.
rulebook-tak-settings-4 = Sets. A game from a file may have other numbers of stones and capstones than the table says.
rulebook-tak-settings-5 = Besides, the sides may agree on a draw at any time, and either may resign.
