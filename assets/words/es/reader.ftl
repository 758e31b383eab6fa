reader-piece = { PIECE($piece) }
reader-on = { PIECE($piece) }, debajo { $below }
reader-bridge = { PIECE($piece) }, un puente sobre el tablero
reader-bridge-on = { PIECE($piece) }, un puente sobre el vacío, debajo { $below }
reader-empty = vacío
reader-space = { $space }: { $stack }{ $can ->
    [go] . Puedes ir aquí
    [take] . Puedes tomar esto
    [throw] . Puedes lanzarla aquí
   *[nothing] {""}
}{ $throw ->
    [thrower] . Puede lanzar una ficha vecina
    [thrown] . Puedes lanzar esta ficha
    [landing] . Una ficha lanzada puede caer aquí
   *[no] {""}
}{ $threatened ->
    [yes] . Bajo amenaza
   *[no] {""}
}
reader-nothing-played = Todavía no se ha jugado nada.
reader-passed = { SIDE($side, form: "the", start: 1) } pasan.
reader-placed = { SIDE($side, form: "the", start: 1) } colocan { PIECE($piece, form: "a") } en { $to }.
reader-placed-numbered = { SIDE($side, form: "the", start: 1) } colocan { PIECE($piece, form: "the") } en { $to }.
reader-placed-theirs = { SIDE($side, form: "the", start: 1) } colocan { PIECE($piece, form: "a") } en { $to }.
reader-moved = { PIECE($piece, form: "the", start: 1) } va de { $from } a { $to }.
reader-moved-stack = { SIDE($side, form: "the", start: 1) } mueven { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
} de { $from } a { $to }.
reader-threw = { SIDE($side, form: "the", start: 1) } lanzan { PIECE($piece, form: "the") } de { $from } a { $to }.
reader-flattened = { $moved } La piedra de pie que había allí queda plana.
reader-threats = { SIDE($side, form: "the", start: 1) } amenazan con ganar en { $spaces }.
reader-no-threats = No se ve ninguna amenaza de ganar en la próxima jugada.
