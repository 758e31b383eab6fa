common-verbatim = { $text }
common-pieces = { $count ->
    [one] { $count } pion
    [few] { $count } piony
   *[other] { $count } pionów
}
common-side = { SIDE($side, start: 1) }
common-number = { $number }
