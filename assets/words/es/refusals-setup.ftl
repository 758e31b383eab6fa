# Por qué una posición preparada no puede darse.

refusals-setup-foreign = Esta pieza es de otro juego.
refusals-setup-too-far = Eso queda demasiado lejos del centro de la mesa.
refusals-setup-misshapen = { PIECE($piece, form: "the", start: 1) } no puede estar así.
refusals-setup-floating = { PIECE($piece, form: "the", start: 1) } queda en el aire.
refusals-setup-overlaps = { PIECE($piece, form: "the", start: 1) } comparte { $at } con otra pieza en el mismo nivel.
refusals-setup-no-climber = { PIECE($kind, form: "the", start: 1) } no puede estar sobre otra ficha.
refusals-setup-not-on-top = En { $at } solo la pieza de arriba puede ser una piedra de pie o una piedra angular.
refusals-setup-twice = { PIECE($piece, form: "the", start: 1) } está dos veces en la mesa.
refusals-setup-cant-land = { PIECE($piece, form: "the", start: 1) } no puede estar en { $at }. { $why }
refusals-setup-too-many = { $count ->
    [one] { SIDE($side, form: "the", start: 1) } solo tienen { $count } pieza de este tipo: { PIECE($kind) }.
   *[other] { SIDE($side, form: "the", start: 1) } solo tienen { $count } piezas de este tipo: { PIECE($kind) }.
}
refusals-setup-too-many-stones = { $count ->
    [one] { SIDE($side, form: "the", start: 1) } solo tienen { $count } piedra, contando las que están de pie.
   *[other] { SIDE($side, form: "the", start: 1) } solo tienen { $count } piedras, contando las que están de pie.
}
refusals-setup-two-parts = Las fichas no forman una sola colmena.
refusals-setup-reserves = Lo que hay en el tablero y lo que espera en la reserva no suman el juego completo de piezas.
refusals-setup-reserve = En la reserva { SIDE($side, form: "of") } deben quedar { $left } de este tipo: { PIECE($kind) }.
refusals-setup-last-moved = La última pieza que se movió tiene que estar arriba del todo.
refusals-setup-others-turn = { $count ->
    [one] Después de { $count } jugada les toca { SIDE($side, form: "to") }.
   *[other] Después de { $count } jugadas les toca { SIDE($side, form: "to") }.
}
refusals-setup-too-many-tiles = { $placed ->
    [one] En el turno { $turns }, { SIDE($side, form: "the") } no pueden tener { $placed } ficha en la mesa.
   *[other] En el turno { $turns }, { SIDE($side, form: "the") } no pueden tener { $placed } fichas en la mesa.
}
refusals-setup-too-many-pieces = { $placed ->
    [one] En el turno { $turns }, { SIDE($side, form: "the") } no pueden tener { $placed } pieza en el tablero.
   *[other] En el turno { $turns }, { SIDE($side, form: "the") } no pueden tener { $placed } piezas en el tablero.
}
refusals-setup-too-long = Ninguna partida dura tanto.
refusals-setup-not-empty = Antes de la primera jugada el tablero está vacío.
refusals-setup-not-one-flat = Después de la primera jugada solo hay en el tablero una piedra plana negra.
refusals-setup-not-two-flats = Después de la primera jugada solo hay en el tablero una pila de dos piedras planas negras.
refusals-setup-over-already = { SIDE($side, form: "the", start: 1) } han colocado su última pieza y con eso termina la partida: ya no les puede tocar.
refusals-setup-none-left = { GENDER($kind) ->
    [feminine] No les queda ninguna { PIECE($kind) } { SIDE($side, form: "to") }.
   *[masculine] No les queda ningún { PIECE($kind) } { SIDE($side, form: "to") }.
}
refusals-setup-nothing-to-take = Ahí no hay nada que tomar.
refusals-setup-table-ends = Ahí se acaba la mesa.
refusals-setup-too-high = No se puede apilar más alto.
