# Почему текст не удаётся прочитать: набранный ход, вставленную позицию, партию из файла. `$word` — то, что неверно.

faults-on-line = Строка { $line }: { $why }
faults-at = «{ $word }»: { $why }

faults-unreadable = Это не удаётся прочитать.
faults-empty = Читать нечего.
faults-tak-move = «{ $word }» — не ход. Ход записывают так: c3, Sc3, Cc3 или 3c3>12.
faults-hive-move = «{ $word }» — не ход. Ход — это фишка и место рядом с другой, например wA1 bQ-.
faults-punct-move = «{ $word }» — не ход. Ход записывают так: TG12r1, G12-G5r3 или G12r3.
faults-tak-position = Позиция Тракта (TPS) — это ряды через /, чей ход (1 или 2) и номер хода.
faults-hive-position = Позиция «Улья» — это вид игры, чей ход (w или b), сколько ходов сделано и фишки, например Base w 2 wQ@0,0 bQ@1,0.
faults-punct-position = Позиция PÜNCT — это чей ход (w или b), сколько ходов сделано и фигуры, например w 2 TG12r3,tC4r3.
faults-direction = В «{ $word }» не хватает направления: + - < или >.
faults-drops = В «{ $word }» взято { $taken }, а положено { $dropped }: должно быть поровну.
faults-tile = Фишки «{ $word }» нет. Фишки называют так: wQ или bA2.
faults-where = В «{ $word }» не сказано, рядом с какой фишкой, например wA1 bQ-.
faults-not-on-board = { PIECE($piece, form: "genitive", start: 1) } на столе нет.
faults-space = Места «{ $word }» нет. Места называют так: G12, от A2 до Q16.
faults-letter = Фигуры «{ $word }» нет. Буквы фигур: T, C, E, L, M и R.
faults-other-piece = На { $at } другая фигура, а не { PIECE($kind) }.
faults-which-turn = Какой это поворот? Возможны { $turns }.
faults-unknown-game = Такой игры нет.
faults-no-end = То, что здесь начато, не закончено.
faults-refused = Ход { $number } невозможен. { $why }
faults-unknown-format = Такую запись Strata не знает. Она читает свои партии и сцены, PTN и TPS (Тракт), GameString и PGN («Улей»), списки ходов и SGF с boardspace (PÜNCT).
faults-no-game = Здесь нет партии.
faults-too-large = Это слишком много.
faults-newer = Это записано более новой версией Strata.
