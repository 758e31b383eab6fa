# Lo que se marca en el tablero a petición, y las amenazas: entradas del menú con su explicación, y las líneas sobre el tablero.

overlays-show = Mostrar
overlays-ways = Caminos más cortos
overlays-ways-tip = Marcar el camino más corto de cada bando y los espacios que le faltan
overlays-queens = Huecos de las reinas
overlays-queens-tip = Marcar los huecos libres junto a las reinas y las fichas que pueden llegar a ellos
overlays-pins = Piezas clavadas
overlays-pins-tip = Marcar lo que no puede dejar su sitio y lo que lo retiene
overlays-groups = Grupos
overlays-groups-tip = Unir lo que está conectado de cada bando
overlays-count = Recuento
overlays-count-tip = Marcar lo que cuenta al final, y decir quién va por delante y a quién se le acaban antes las piezas
overlays-threat-view = Qué amenaza
overlays-threat-view-tip = Mostrar qué haría el rival si ahora fuera su turno

overlays-no-ways = En Hive no hay lados que unir.
overlays-no-queens = Solo en Hive hay reinas.
overlays-no-pins = En Tak ninguna piedra retiene a otra.
overlays-no-groups = En Hive todas las fichas están conectadas.
overlays-no-count = En Hive no se cuenta nada.

overlays-road = { SIDE($side, form: "to", start: 1) } les { $count ->
    [one] falta { $count } casilla
   *[other] faltan { $count } casillas
} para un camino: { $spaces }.
overlays-no-road-left = { SIDE($side, form: "to", start: 1) } no les queda ningún camino posible.
overlays-connection = { SIDE($side, form: "to", start: 1) } les { $count ->
    [one] falta { $count } espacio
   *[other] faltan { $count } espacios
} para una conexión: { $spaces }.
overlays-queen-reached = La reina { SIDE($side, form: "of") } tiene { $count ->
    [one] { $count } hueco libre
   *[other] { $count } huecos libres
}. En una jugada podrían llegar: { $tiles }.
overlays-queen-unreached = La reina { SIDE($side, form: "of") } tiene { $count ->
    [one] { $count } hueco libre
   *[other] { $count } huecos libres
}, y ninguna ficha podría llegar en una jugada.
overlays-pinned-tiles = Clavadas: { $tiles }.
overlays-pinned-pieces = { $count ->
    [one] { $count } pieza está retenida por lo que tiene encima.
   *[other] { $count } piezas están retenidas por lo que tienen encima.
}
overlays-nothing-pinned = No hay nada clavado.
overlays-group = { SIDE($side, form: "the", start: 1) } tienen { $count ->
    [one] { $count } grupo
   *[other] { $count } grupos
}, el mayor en { $most ->
    [one] { $most } espacio.
   *[other] { $most } espacios.
}
overlays-lead-flats = En piedras planas van por delante { SIDE($side, form: "the") }: blancas { $white }, negras { $black }.
overlays-even-flats = En piedras planas nadie va por delante: blancas { $white }, negras { $black }.
overlays-lead-centre = En el centro van por delante { SIDE($side, form: "the") }: blancas { $white }, negras { $black }.
overlays-even-centre = En el centro nadie va por delante: blancas { $white }, negras { $black }.
overlays-left = Piezas por colocar: blancas { $white }, negras { $black }. Si solo se coloca, se les acaban antes { SIDE($side, form: "to") }.

overlays-looking = Buscando qué harían ahora { SIDE($side, form: "the") }…
overlays-foreseen = Si ahora jugaran { SIDE($side, form: "the") }: { $move } ({ $text }).
overlays-foreseen-wins = Si ahora jugaran { SIDE($side, form: "the") }: { $move } ({ $text }). { $count ->
    [one] Así se gana.
   *[other] Así se gana en { $count } jugadas.
}
overlays-over = Qué amenaza: la partida ha terminado.
overlays-opening = Qué amenaza: en los primeros turnos no se puede saltar a nadie.
overlays-no-move = Qué amenaza: { SIDE($side, form: "the") } no podrían mover ahora.
overlays-no-position = Qué amenaza: esta posición no se puede jugar.
overlays-withheld = Qué amenaza: no mientras resuelves algo.
