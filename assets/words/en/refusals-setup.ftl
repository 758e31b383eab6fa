# Why a position that somebody sets up can't be one. Some of these speak of a piece, some of a kind.

refusals-setup-foreign = This piece belongs to another game.
refusals-setup-too-far = That is too far from the middle of the table.
refusals-setup-misshapen = { PIECE($piece, start: 1) } can't lie like that.
refusals-setup-floating = { PIECE($piece, start: 1) } hangs in the air.
refusals-setup-overlaps = { PIECE($piece, start: 1) } shares { $at } with another piece on the same level.
refusals-setup-no-climber = { PIECE($kind, form: "a", start: 1) } can't lie on another tile.
refusals-setup-not-on-top = Only the top piece on { $at } can be a standing stone or a capstone.
refusals-setup-twice = { PIECE($piece, start: 1) } is on the board twice.
refusals-setup-cant-land = { PIECE($piece, start: 1) } can't lie on { $at }. { $why }
refusals-setup-too-many = { $count ->
    [one] { SIDE($side) } has only { $count } piece of this kind: { PIECE($kind) }.
   *[other] { SIDE($side) } has only { $count } pieces of this kind: { PIECE($kind) }.
}
refusals-setup-too-many-stones = { SIDE($side) } has only { $count } stones, lying and standing together.
refusals-setup-two-parts = The tiles don't form one hive.
refusals-setup-reserves = What lies on the board and what waits beside it don't make up the sets.
refusals-setup-reserve = { SIDE($side, form: "of") } reserve must hold { $left } of this kind: { PIECE($kind) }.
refusals-setup-last-moved = The piece that moved last must lie on top.
refusals-setup-others-turn = { $count ->
    [one] After { $count } move it is { SIDE($side, form: "of") } turn.
   *[other] After { $count } moves it is { SIDE($side, form: "of") } turn.
}
# `$turns` of that side have passed.
refusals-setup-too-many-tiles = { SIDE($side) } can't have { $placed ->
    [one] { $placed } tile
   *[other] { $placed } tiles
} on the board on turn { $turns }.
refusals-setup-too-many-pieces = { SIDE($side) } can't have { $placed ->
    [one] { $placed } piece
   *[other] { $placed } pieces
} on the board on turn { $turns }.
refusals-setup-too-long = No game lasts that long.
refusals-setup-not-empty = Before the first move the board is empty.
refusals-setup-not-one-flat = After the first move one flat stone of Black's lies on the board, and nothing else.
refusals-setup-not-two-flats = After the first move a stack of two flat stones of Black’s lies on the board, and nothing else.
refusals-setup-over-already = { SIDE($side) } has placed the last piece, which ends the game: it can't be { SIDE($side, form: "of") } turn.
refusals-setup-none-left = { SIDE($side) } has no { PIECE($kind) } left.
refusals-setup-nothing-to-take = There is nothing to take.
refusals-setup-table-ends = The table ends there.
refusals-setup-too-high = Nothing can be piled higher.
