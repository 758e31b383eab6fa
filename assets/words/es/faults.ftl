# Por qué no se puede leer un texto: una jugada escrita, una posición pegada, una partida de un archivo. `$word` es lo que falla.

faults-on-line = Línea { $line }: { $why }
faults-at = «{ $word }»: { $why }

faults-unreadable = Esto no se puede leer.
faults-empty = No hay nada que leer.
faults-tak-move = «{ $word }» no es una jugada. Se escriben así: c3, Sc3, Cc3 o 3c3>12.
faults-hive-move = «{ $word }» no es una jugada. Una jugada es una ficha y un lugar junto a otra, como wA1 bQ-.
faults-punct-move = «{ $word }» no es una jugada. Se escriben así: TG12r1, G12-G5r3 o G12r3.
faults-tak-position = Una posición de Tak (TPS) son las filas separadas por /, el turno (1 o 2) y el número de la jugada.
faults-hive-position = Una posición de Hive es la variante, el turno (w o b), cuántas jugadas se han hecho y las fichas, como Base w 2 wQ@0,0 bQ@1,0.
faults-punct-position = Una posición de PÜNCT es el turno (w o b), cuántas jugadas se han hecho y las piezas, como w 2 TG12r3,tC4r3.
faults-direction = A «{ $word }» le falta la dirección: + - < o >.
faults-drops = «{ $word }» toma { $taken } y suelta { $dropped }: tienen que ser las mismas.
faults-tile = No hay ninguna ficha «{ $word }». Las fichas se llaman así: wQ o bA2.
faults-where = «{ $word }» no dice junto a qué ficha, como en wA1 bQ-.
faults-not-on-board = { PIECE($piece, form: "the", start: 1) } no está en la mesa.
faults-space = No hay ningún espacio «{ $word }». Se llaman así: G12, de A2 a Q16.
faults-letter = No hay ninguna pieza «{ $word }». Las letras son T, C, E, L, M y R.
faults-other-piece = La pieza de { $at } es otra, no { PIECE($kind, form: "a") }.
faults-which-turn = ¿Con qué giro? Son posibles { $turns }.
faults-unknown-game = No existe ese juego.
faults-no-end = Lo que empieza aquí no termina.
faults-refused = La jugada { $number } no es posible. { $why }
faults-unknown-format = Strata no conoce esta notación. Lee sus propias partidas y escenas, PTN y TPS (Tak), GameString y PGN (Hive), listas de jugadas y SGF de boardspace (PÜNCT).
faults-no-game = Ahí no hay ninguna partida.
faults-too-large = Esto es demasiado grande.
faults-newer = Esto lo escribió una versión más nueva de Strata.
