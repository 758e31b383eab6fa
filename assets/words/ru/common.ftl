common-verbatim = { $text }
common-pieces = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
}
common-side = { SIDE($side, start: 1) }
common-number = { $number }
