# Why a text can't be read: a move that was typed, a position that was pasted, a game in a file. `$word` is what is wrong of it.

# What is wrong on a line of a longer text, or with a word of it.
faults-on-line = Line { $line }: { $why }
faults-at = “{ $word }”: { $why }

faults-unreadable = This can't be read.
faults-empty = There is nothing to read.
faults-tak-move = “{ $word }” is no move. A move is written like c3, Sc3, Cc3 or 3c3>12.
faults-hive-move = “{ $word }” is no move. A move is a tile and a place beside another, as in wA1 bQ-.
faults-punct-move = “{ $word }” is no move. A move is written like TG12r1, G12-G5r3 or G12r3.
faults-tak-position = A position of Tak (TPS) is the rows with / between them, the side to move (1 or 2) and the number of the move.
faults-hive-position = A position of Hive is the kind of game, the side to move (w or b), the number of moves played and the tiles, as in Base w 2 wQ@0,0 bQ@1,0.
faults-punct-position = A position of PÜNCT is the side to move (w or b), the number of moves played and the pieces, as in w 2 TG12r3,tC4r3.
faults-direction = “{ $word }” needs a direction: + - < or >.
faults-drops = “{ $word }” takes { $taken } and drops { $dropped }: the two must be the same.
faults-tile = There is no tile “{ $word }”. Tiles are named like wQ or bA2.
faults-where = “{ $word }” doesn't say beside which tile, as in wA1 bQ-.
faults-not-on-board = { PIECE($piece, start: 1) } is not on the board.
faults-space = There is no space “{ $word }”. Spaces are named like G12, from A2 to Q16.
faults-letter = There is no piece “{ $word }”. The letters are T, C, E, L, M and R.
faults-other-piece = The piece on { $at } is another one, not { PIECE($kind, form: "a") }.
faults-which-turn = Which way is it turned? Possible are { $turns }.
faults-unknown-game = There is no such game.
faults-no-end = What begins here has no end.
faults-refused = Move { $number } is refused. { $why }
faults-unknown-format = This is no game that Strata knows. It reads its own games and scenes, PTN and TPS (Tak), GameStrings and PGN (Hive), move lists and boardspace SGF (PÜNCT).
faults-no-game = There is no game in it.
faults-too-large = This is too large.
faults-newer = A newer Strata wrote this.
