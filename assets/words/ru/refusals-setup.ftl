# Почему расставленная позиция невозможна.

refusals-setup-foreign = Это фигура из другой игры.
refusals-setup-too-far = Это слишком далеко от середины стола.
refusals-setup-misshapen = { GENDER($piece) ->
    [plural] { PIECE($piece, start: 1) } так лежать не могут.
   *[other] { PIECE($piece, start: 1) } так лежать не может.
}
refusals-setup-floating = { GENDER($piece) ->
    [plural] { PIECE($piece, start: 1) } висят в воздухе.
   *[other] { PIECE($piece, start: 1) } висит в воздухе.
}
refusals-setup-overlaps = { GENDER($piece) ->
    [plural] { PIECE($piece, start: 1) } занимают { $at } вместе с другой фигурой на том же уровне.
   *[other] { PIECE($piece, start: 1) } занимает { $at } вместе с другой фигурой на том же уровне.
}
refusals-setup-no-climber = { PIECE($kind, start: 1) } не может лежать на другой фишке.
refusals-setup-not-on-top = На { $at } стоячим камнем или вратами может быть только верхняя фигура.
refusals-setup-twice = { GENDER($piece) ->
    [plural] { PIECE($piece, start: 1) } лежат на столе дважды.
   *[other] { PIECE($piece, start: 1) } лежит на столе дважды.
}
refusals-setup-cant-land = { GENDER($piece) ->
    [plural] { PIECE($piece, start: 1) } не могут лежать на { $at }. { $why }
   *[other] { PIECE($piece, start: 1) } не может лежать на { $at }. { $why }
}
refusals-setup-too-many = { $count ->
    [one] У { SIDE($side, form: "genitive") } всего { $count } такая фигура: { PIECE($kind) }.
    [few] У { SIDE($side, form: "genitive") } всего { $count } такие фигуры: { PIECE($kind) }.
   *[other] У { SIDE($side, form: "genitive") } всего { $count } таких фигур: { PIECE($kind) }.
}
refusals-setup-too-many-stones = { $count ->
    [one] У { SIDE($side, form: "genitive") } всего { $count } камень, считая стоячие.
    [few] У { SIDE($side, form: "genitive") } всего { $count } камня, считая стоячие.
   *[other] У { SIDE($side, form: "genitive") } всего { $count } камней, считая стоячие.
}
refusals-setup-two-parts = Фишки не составляют единый улей.
refusals-setup-reserves = То, что на доске, и то, что в запасе, вместе не дают полного набора.
refusals-setup-reserve = В запасе { SIDE($side, form: "genitive") } должно остаться { $left }: { PIECE($kind) }.
refusals-setup-last-moved = Фигура, которой ходили последней, должна лежать сверху.
refusals-setup-others-turn = { $count ->
    [one] После { $count } хода очередь { SIDE($side, form: "genitive") }.
   *[other] После { $count } ходов очередь { SIDE($side, form: "genitive") }.
}
refusals-setup-too-many-tiles = { $placed ->
    [one] На ходу { $turns } у { SIDE($side, form: "genitive") } не может быть { $placed } фишки на столе.
   *[other] На ходу { $turns } у { SIDE($side, form: "genitive") } не может быть { $placed } фишек на столе.
}
refusals-setup-too-many-pieces = { $placed ->
    [one] На ходу { $turns } у { SIDE($side, form: "genitive") } не может быть { $placed } фигуры на поле.
   *[other] На ходу { $turns } у { SIDE($side, form: "genitive") } не может быть { $placed } фигур на поле.
}
refusals-setup-too-long = Так долго ни одна партия не длится.
refusals-setup-not-empty = До первого хода доска пуста.
refusals-setup-not-one-flat = После первого хода на доске лежит только один плоский камень чёрных.
refusals-setup-not-two-flats = После первого хода на доске лежит только стопка из двух плоских камней чёрных.
refusals-setup-over-already = { SIDE($side, start: 1) } выставили последнюю фигуру, и партия окончена: ходить им уже нельзя.
refusals-setup-none-left = У { SIDE($side, form: "genitive") } больше нет { PIECE($kind, form: "genitive") }.
refusals-setup-nothing-to-take = Здесь нечего взять.
refusals-setup-table-ends = Там стол кончается.
refusals-setup-too-high = Выше уже не сложить.
