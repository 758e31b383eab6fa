# PÜNCT's rules, to read.

rulebook-punct-goal-title = The goal
rulebook-punct-goal-1 = Join two opposite sides of the board with an unbroken chain of your dots. The board has six sides, so there are three pairs of opposite ones, and any pair will do.
rulebook-punct-goal-2 = Only opposite sides count: a chain between any other two wins nothing, however long it is.
rulebook-punct-goal-3 = Each new piece helps you, but also tells something about your plans. Pieces move, turn and climb, so what you are after can stay hidden for long.

rulebook-punct-board-title = The board
rulebook-punct-board-1 = The board is a hexagon of 211 spaces. Each of its six sides is a row of seven spaces; the corners are cut off, so no space belongs to two sides. The 19 lighter spaces in the middle are the central hexagon, or the centre for short.
rulebook-punct-board-2 = Columns have letters from A at the left to Q at the right and run from one player to the other. In each column the spaces have numbers that grow from White’s end to Black’s. So each space has a name, such as G12.

rulebook-punct-set-title = The pieces
rulebook-punct-set-1 = Each side has 18 pieces: six triangles, six straight and six angular ones. A piece has three dots and takes three spaces. One dot stands out in colour: this is the PÜNCT, which leads the piece when it moves. The other two are minor dots.
rulebook-punct-set-2 = By where the PÜNCT is there are six kinds. Pieces are never turned face down, so an angular piece with its PÜNCT on the left doesn’t become one with it on the right.
rulebook-punct-set-3 = A straight or angular piece has two ends and a dot between them. Only this middle dot may hang in a bridge; the table says which one it is.
rulebook-punct-set-4 = There is also a PÜNCT marker with a single dot. It takes no part in the game: it keeps the place of a PÜNCT while you move its piece. On this table it comes and goes by itself.
rulebook-punct-set-piece = Piece
rulebook-punct-set-name = { PIECE($shape, start: 1) }
rulebook-punct-set-count = A side has
rulebook-punct-set-letter = Letter in the notation
rulebook-punct-set-hangs = What may hang
rulebook-punct-set-hangs-nothing = nothing
rulebook-punct-set-hangs-punct = the PÜNCT
rulebook-punct-set-hangs-minor = a minor dot

rulebook-punct-turn-title = Taking turns
rulebook-punct-turn-1 = White begins, and then the sides take turns. What you have in reserve lies open, so both always see what may still come.
rulebook-punct-turn-2 = In your turn you do one thing: you place a new piece, or you move one of yours on the board. To move means to go along a line, to turn, or both, and it may lead up onto other pieces.
rulebook-punct-turn-3 = You can’t pass as long as you have a move. Without any you must pass, but that hardly ever happens.

rulebook-punct-placing-title = Placing a new piece
rulebook-punct-placing-1 = A new piece goes on the bare board, turned as you like, each of its three dots on an empty space. It can lie neither on other pieces nor under a bridge.
rulebook-punct-placing-2 = In the basic game, White’s very first piece must stay out of the centre with all its dots. After that the centre is open to every new piece. In the standard game it stays closed to new pieces: there is a chapter on it.

rulebook-punct-moving-title = Moving
rulebook-punct-moving-1 = You move your own pieces only, and the PÜNCT shows where to. Six straight lines lead away from its space; along one of them it goes as far as you like.
rulebook-punct-moving-2 = Nothing on the way stops it: not empty spaces, not pieces of either side, however high, not the centre. It only matters where the piece comes to lie. The spaces that it leaves are free for it, so it may land partly where it lay before.

rulebook-punct-turning-title = Turning
rulebook-punct-turning-1 = Where the PÜNCT has arrived you may turn the piece around it. The PÜNCT keeps its space, and the minor dots go around it.
rulebook-punct-turning-2 = Going and turning are one move, and either alone is a move as well. But something must change: who lies on the same three spaces as before, with the PÜNCT on the same one, hasn’t moved.
rulebook-punct-turning-3 = At the edge, all three dots have to stay on the board.

rulebook-punct-climbing-title = Climbing
rulebook-punct-climbing-1 = A piece on the board may also move up onto others. It goes along a line as always, but its PÜNCT has to land on a piece of your own, on any dot of it. It may never land on one of the opponent’s.
rulebook-punct-climbing-2 = The minor dots are not so choosy: they may cover either colour. So turn the piece as it suits you.
rulebook-punct-climbing-3 = A piece always lies level: what is under its three dots must have the same height. The only exception is a bridge.
rulebook-punct-climbing-4 = How high that is doesn’t matter. From any level a piece may go up or down to any other in one move, down to the board too.
rulebook-punct-climbing-5 = Levels are not limited. But only what lies on the board already can climb; a new piece can’t.

rulebook-punct-blocked-title = Blocked pieces
rulebook-punct-blocked-1 = A piece that has even one of its dots covered is blocked: it can neither move nor turn, whether friend or foe lies on it. When all its dots are free again, so is the piece.

rulebook-punct-bridges-title = Bridges
rulebook-punct-bridges-1 = For a straight or angular piece it is enough that its two ends rest on pieces of one level. The dot between them may hang, over an empty space or over anything lower.
rulebook-punct-bridges-2 = Mostly a bridge rests on two pieces. Very rarely one is enough: an angular piece on another that points the other way.
rulebook-punct-bridges-3 = A triangle has no ends, so it never bridges: it needs something under all three dots.
rulebook-punct-bridges-4 = The ends must lie on one level, and an end never hangs. Nor can the middle dot go where something higher than the ends is in its way.
rulebook-punct-bridges-5 = For the PÜNCT it holds as ever that there is a piece of your own under it. If it is the middle dot, it may hang over a lower dot of yours, but not over an empty space or the opponent’s dot. With strict bridges, which you can switch on before the game, it may not hang at all.
rulebook-punct-bridges-6 = A bridge is built by moving: a new piece, which belongs on the bare board, never makes one.

rulebook-punct-under-title = Under a bridge
rulebook-punct-under-1 = A dot under a bridge is blocked, although there is air above it. Its piece can neither move nor turn, even where it wouldn’t touch the bridge.
rulebook-punct-under-2 = An empty space under a bridge is closed. No piece gets in there, neither a new one nor one that moves.

rulebook-punct-connection-title = Joining two sides
rulebook-punct-connection-1 = You win as soon as your dots join two opposite sides; where on them the chain begins and ends doesn’t matter. Two dots hang together when their spaces are neighbours, even if one lies high and the other low. PÜNCTs and minor dots count alike, but only those that are seen from above.
rulebook-punct-connection-2 = So a connection is cut by climbing on it: what is covered joins nothing.
rulebook-punct-connection-3 = Take care when you move away. If the opponent’s connection comes to light and yours isn’t there, the opponent wins in your turn. If one move joins the sides for both, the side that moved wins.

rulebook-punct-last-title = The last piece
rulebook-punct-last-1 = The game also ends when one side has placed its last piece and nobody has joined two sides. In the basic game this is a draw; in the standard game the centre decides.

rulebook-punct-looking-title = Looking underneath
rulebook-punct-looking-1 = You needn’t keep in mind what lies under the top pieces. At any time you may lift a piece and look below it, one at a time, and put it back as it was.

rulebook-punct-standard-title = The standard game
rulebook-punct-standard-1 = All that was said so far holds for the standard game, with two changes. The first: no new piece may touch the centre, not even with one dot. Only pieces that lie on the board can go in, and out again.
rulebook-punct-standard-2 = The second: when somebody has placed the last piece and nobody has joined two sides, the dots seen in the centre are counted. Who shows more of them has won; equal numbers are a draw.
rulebook-punct-standard-3 = In your first games the centre often stays empty. Later it pays to keep an eye on it: when few pieces are left, a move there can be worth more than a longer chain.

rulebook-punct-settings-title = What can be agreed
rulebook-punct-settings-1 = Standard or basic. The standard game is the complete one; the basic game is simpler and leaves the centre alone.
rulebook-punct-settings-2 = Strict bridges. With them the PÜNCT always touches what it lies on; usually it may hang over a lower dot of its own colour.
rulebook-punct-settings-3 = Repetition. When the same position, with the same side to move, comes for the third time, the game is a draw. You can switch this off.
rulebook-punct-settings-4 = Besides, the sides may agree on a draw at any time, and either may resign.
