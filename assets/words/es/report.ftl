# El análisis de una partida entera y el aprendizaje de sus errores.

report-analyse = Analizar la partida
report-analyse-tip = Buscar los errores de ambos bandos en todas las jugadas de esta línea; otra vez: parar
report-learn = Aprender de los errores
report-learn-tip = Volver a poner en la mesa las posiciones de esta partida en las que fallaste, con la respuesta oculta
report-last-mistakes = Tus últimos errores
report-last-mistakes-tip = Los últimos veinte errores de tus partidas analizadas, para encontrar algo mejor
report-next-mistake = Error siguiente
report-next-mistake-tip = Ir al siguiente error que encontró el análisis
report-previous-mistake = Error anterior
report-previous-mistake-tip = Ir al error anterior a este
report-replay = Repetir la jugada
report-replay-tip = Mostrar otra vez la última jugada en el tablero, paso a paso
report-show-hidden = Mostrar lo que hay debajo
report-show-hidden-tip = Levantar la pila en la que se esconde la respuesta

report-effort = Análisis de una partida
report-effort-tip = Cuánto se mira cada jugada
report-effort-quick = Rápido
report-effort-thorough = Minucioso
report-effort-time = Por tiempo
report-secs = Tiempo por jugada
report-secs-tip = Cuando una partida se analiza por tiempo

report-title = Informe
report-progress = { $done } de { $all } jugadas miradas
report-stop = Parar
report-graph = Posibilidades de ganar de las blancas, jugada a jugada
report-at-start = Al principio: blancas { $percent } %
report-at = Jugada { $ply }, { $text }: blancas { $percent } %
report-accuracy = { SIDE($side, start: 1) }: precisión { $percent } %
report-counted = { $sign } { $count }
report-none = No se encontraron errores.
report-lost = −{ $percent } %
report-turned = Cambió la partida.
report-row = Jugada { $ply }, { $move }: pierde un { $percent } por ciento de las posibilidades de ganar
report-better = Mejor
report-answer = La respuesta
report-until = Jugar hasta { $move }

report-lets-win = Deja que { SIDE($side, form: "the") } ganen en { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}.
report-misses-win = Deja escapar una victoria en { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}.
report-leaves-road = No impide el camino { SIDE($side, form: "of") }.
report-leaves-road-rank = Deja abierto el camino { SIDE($side, form: "of") } por la fila { $line }.
report-leaves-road-file = Deja abierto el camino { SIDE($side, form: "of") } por la columna { $line }.
report-leaves-surround = No impide que { SIDE($side, form: "the") } rodeen a la reina.
report-leaves-join = No impide que { SIDE($side, form: "the") } unan dos lados.
report-leaves-join-sides = No impide que { SIDE($side, form: "the") } unan { $sides }.
report-leaves-count = No impide que { SIDE($side, form: "the") } ganen por recuento.
report-allows-road = Deja que { SIDE($side, form: "the") } terminen un camino con una jugada.
report-allows-road-rank = Deja que { SIDE($side, form: "the") } terminen un camino por la fila { $line } con una jugada.
report-allows-road-file = Deja que { SIDE($side, form: "the") } terminen un camino por la columna { $line } con una jugada.
report-allows-surround = Deja que { SIDE($side, form: "the") } rodeen a la reina con una jugada.
report-allows-join = Deja que { SIDE($side, form: "the") } unan dos lados con una jugada.
report-allows-join-sides = Deja que { SIDE($side, form: "the") } unan { $sides } con una jugada.
report-allows-count = Deja que { SIDE($side, form: "the") } ganen por recuento con una jugada.
report-crowds-queen = Ocupa un hueco junto a su propia reina: { $count ->
    [one] queda { $count } libre
   *[other] quedan { $count } libres
}.
report-crowds-queen-last = Ocupa el penúltimo hueco libre junto a su propia reina.
report-opens-road = Abre el camino { SIDE($side, form: "of") }: ahora { $count ->
    [one] falta { $count } casilla
   *[other] faltan { $count } casillas
}.
report-opens-join = Abre el paso { SIDE($side, form: "of") }: ahora { $count ->
    [one] falta { $count } espacio
   *[other] faltan { $count } espacios
}.
report-closes-road = Estropea su propio camino: ahora { $count ->
    [one] falta { $count } casilla
   *[other] faltan { $count } casillas
}.
report-closes-join = Estropea su propio paso: ahora { $count ->
    [one] falta { $count } espacio
   *[other] faltan { $count } espacios
}.
report-closes-last = Cierra su propio último paso.
report-loses-flats = Cede la ventaja en piedras planas.
report-loses-centre = Cede la ventaja en el centro.

report-exercise = De una partida tuya
report-goal = Aquí { SIDE($side, form: "the") } jugaron { $text }. Encuentra algo mejor.
report-looking = Buscando tus errores…
report-nothing = Aún no hay errores tuyos de los que aprender: analiza antes una partida.
report-found = Correcto: es la mejor jugada.
report-good = Bien: casi no pierde nada. La mejor era { $text }.
report-with-help = Correcto, con ayuda.
report-shown = Esa era la mejor jugada.
report-worse = { SIDE($side, form: "the", start: 1) } tienen respuesta: { $move } ({ $text }). Pierde un { $percent } % de las posibilidades de ganar. Inténtalo de nuevo.
report-worse-ended = Pierde un { $percent } % de las posibilidades de ganar. Inténtalo de nuevo.
report-left = { $count ->
    [0] Era el último.
    [one] Queda { $count }.
   *[other] Quedan { $count }.
}
report-over = Enter trae el error siguiente.
report-all-over = Era el último. Esc lleva atrás.
