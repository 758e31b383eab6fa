# Nombres de las piezas y de los bandos. Formas: plain (hormiga), a (una hormiga), the (la hormiga), of (de la hormiga), to (a la hormiga).
# La pieza angular se mira como un tejado, con el codo hacia delante.

flat = { $form ->
    [a] una piedra plana
    [the] la piedra plana
    [of] de la piedra plana
    [to] a la piedra plana
   *[plain] piedra plana
}
    .gender = feminine
standing = { $form ->
    [a] una piedra de pie
    [the] la piedra de pie
    [of] de la piedra de pie
    [to] a la piedra de pie
   *[plain] piedra de pie
}
    .gender = feminine
cap = { $form ->
    [a] una piedra angular
    [the] la piedra angular
    [of] de la piedra angular
    [to] a la piedra angular
   *[plain] piedra angular
}
    .gender = feminine
queen = { $form ->
    [a] una reina
    [the] la reina
    [of] de la reina
    [to] a la reina
   *[plain] reina
}
    .gender = feminine
beetle = { $form ->
    [a] un escarabajo
    [the] el escarabajo
    [of] del escarabajo
    [to] al escarabajo
   *[plain] escarabajo
}
    .gender = masculine
grasshopper = { $form ->
    [a] un saltamontes
    [the] el saltamontes
    [of] del saltamontes
    [to] al saltamontes
   *[plain] saltamontes
}
    .gender = masculine
spider = { $form ->
    [a] una araña
    [the] la araña
    [of] de la araña
    [to] a la araña
   *[plain] araña
}
    .gender = feminine
ant = { $form ->
    [a] una hormiga
    [the] la hormiga
    [of] de la hormiga
    [to] a la hormiga
   *[plain] hormiga
}
    .gender = feminine
ladybug = { $form ->
    [a] una mariquita
    [the] la mariquita
    [of] de la mariquita
    [to] a la mariquita
   *[plain] mariquita
}
    .gender = feminine
mosquito = { $form ->
    [a] un mosquito
    [the] el mosquito
    [of] del mosquito
    [to] al mosquito
   *[plain] mosquito
}
    .gender = masculine
pillbug = { $form ->
    [a] una cochinilla
    [the] la cochinilla
    [of] de la cochinilla
    [to] a la cochinilla
   *[plain] cochinilla
}
    .gender = feminine
triangle = { $form ->
    [a] una pieza triangular
    [the] la pieza triangular
    [of] de la pieza triangular
    [to] a la pieza triangular
   *[plain] pieza triangular
}
    .gender = feminine
straight-centre = { $form ->
    [a] una pieza recta con el PÜNCT en el centro
    [the] la pieza recta con el PÜNCT en el centro
    [of] de la pieza recta con el PÜNCT en el centro
    [to] a la pieza recta con el PÜNCT en el centro
   *[plain] pieza recta con el PÜNCT en el centro
}
    .gender = feminine
straight-end = { $form ->
    [a] una pieza recta con el PÜNCT en un extremo
    [the] la pieza recta con el PÜNCT en un extremo
    [of] de la pieza recta con el PÜNCT en un extremo
    [to] a la pieza recta con el PÜNCT en un extremo
   *[plain] pieza recta con el PÜNCT en un extremo
}
    .gender = feminine
angular-left = { $form ->
    [a] una pieza angular con el PÜNCT a la izquierda
    [the] la pieza angular con el PÜNCT a la izquierda
    [of] de la pieza angular con el PÜNCT a la izquierda
    [to] a la pieza angular con el PÜNCT a la izquierda
   *[plain] pieza angular con el PÜNCT a la izquierda
}
    .gender = feminine
angular-middle = { $form ->
    [a] una pieza angular con el PÜNCT en medio
    [the] la pieza angular con el PÜNCT en medio
    [of] de la pieza angular con el PÜNCT en medio
    [to] a la pieza angular con el PÜNCT en medio
   *[plain] pieza angular con el PÜNCT en medio
}
    .gender = feminine
angular-right = { $form ->
    [a] una pieza angular con el PÜNCT a la derecha
    [the] la pieza angular con el PÜNCT a la derecha
    [of] de la pieza angular con el PÜNCT a la derecha
    [to] a la pieza angular con el PÜNCT a la derecha
   *[plain] pieza angular con el PÜNCT a la derecha
}
    .gender = feminine

straight = { $form ->
    [a] una pieza recta
    [the] la pieza recta
    [of] de la pieza recta
    [to] a la pieza recta
   *[plain] pieza recta
}
    .gender = feminine
angular = { $form ->
    [a] una pieza angular
    [the] la pieza angular
    [of] de la pieza angular
    [to] a la pieza angular
   *[plain] pieza angular
}
    .gender = feminine

white = { $gender ->
    [feminine] blanca
   *[masculine] blanco
}
black = { $gender ->
    [feminine] negra
   *[masculine] negro
}
piece-alone = { $kind }
piece-of-side = { $kind } { $owner }
piece-of-side-numbered = { $kind } { $owner } { $number }
piece-numbered = { $kind } { $number }

# Los bandos. Formas: plain (blancas), the (las blancas), of (de las blancas), to (a las blancas).
side-white = { $form ->
    [the] las blancas
    [of] de las blancas
    [to] a las blancas
   *[plain] blancas
}
side-black = { $form ->
    [the] las negras
    [of] de las negras
    [to] a las negras
   *[plain] negras
}
