common-verbatim = { $text }
common-pieces = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
common-side = { SIDE($side, start: 1) }
common-number = { $number }
