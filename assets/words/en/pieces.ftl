# The names of pieces and sides. Forms: plain (ant), a (an ant); of a piece with its owner also bare (White ant), of one
# without also your (your ant). An angular piece is seen as a roof, its bend away from you.

flat = { $form ->
    [a] a flat stone
   *[plain] flat stone
}
    .gender = neuter
standing = { $form ->
    [a] a standing stone
   *[plain] standing stone
}
    .gender = neuter
cap = { $form ->
    [a] a capstone
   *[plain] capstone
}
    .gender = neuter
queen = { $form ->
    [a] a queen
   *[plain] queen
}
    .gender = neuter
beetle = { $form ->
    [a] a beetle
   *[plain] beetle
}
    .gender = neuter
grasshopper = { $form ->
    [a] a grasshopper
   *[plain] grasshopper
}
    .gender = neuter
spider = { $form ->
    [a] a spider
   *[plain] spider
}
    .gender = neuter
ant = { $form ->
    [a] an ant
   *[plain] ant
}
    .gender = neuter
ladybug = { $form ->
    [a] a ladybug
   *[plain] ladybug
}
    .gender = neuter
mosquito = { $form ->
    [a] a mosquito
   *[plain] mosquito
}
    .gender = neuter
pillbug = { $form ->
    [a] a pillbug
   *[plain] pillbug
}
    .gender = neuter
triangle = { $form ->
    [a] a triangle
   *[plain] triangle
}
    .gender = neuter
straight-centre = { $form ->
    [a] a straight piece with its PÜNCT in the centre
   *[plain] straight piece with its PÜNCT in the centre
}
    .gender = neuter
straight-end = { $form ->
    [a] a straight piece with its PÜNCT at an end
   *[plain] straight piece with its PÜNCT at an end
}
    .gender = neuter
angular-left = { $form ->
    [a] an angular piece with its PÜNCT on the left
   *[plain] angular piece with its PÜNCT on the left
}
    .gender = neuter
angular-middle = { $form ->
    [a] an angular piece with its PÜNCT in the middle
   *[plain] angular piece with its PÜNCT in the middle
}
    .gender = neuter
angular-right = { $form ->
    [a] an angular piece with its PÜNCT on the right
   *[plain] angular piece with its PÜNCT on the right
}
    .gender = neuter

# Short, where it doesn't matter which of them.
straight = { $form ->
    [a] a straight piece
   *[plain] straight piece
}
    .gender = neuter
angular = { $form ->
    [a] an angular piece
   *[plain] angular piece
}
    .gender = neuter

white = { $form ->
    [bare] White
   *[plain] White's
}
black = { $form ->
    [bare] Black
   *[plain] Black's
}
piece-alone = { $form ->
    [your] your { $kind }
   *[plain] { $kind }
}
piece-of-side = { $owner } { $kind }
piece-of-side-numbered = { $owner } { $kind } { $number }
piece-numbered = { $kind } { $number }

# The sides themselves. Forms: plain (White), of (White's).
side-white = { $form ->
    [of] White's
   *[plain] White
}
side-black = { $form ->
    [of] Black's
   *[plain] Black
}
