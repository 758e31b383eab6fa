# What several rooms say.

# Words that come from elsewhere: an error of the system, a name that a person typed.
common-verbatim = { $text }
common-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}

# A side by itself, as a label.
common-side = { SIDE($side) }
common-number = { $number }
