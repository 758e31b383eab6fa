# Наставник в партии с компьютером. Говорит с играющим; смысл хода — о ходе соперника.

coach-watching = Наставник смотрит за игрой и предупредит о плохом ходе.
coach-two = { $first } { $second }

coach-lost = Подождите: после этого хода { SIDE($side) } побеждают.
coach-loses-at-once = Подождите: { SIDE($side) } могут сразу выиграть ходом { $text }.
coach-loses = Подождите: { SIDE($side) } могут выиграть за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}, начав с { $text }.
coach-misses-win = Подождите: здесь можно было выиграть, а этот ход упускает победу.
coach-worse = Подождите: у { SIDE($side, form: "genitive") } есть сильный ответ { $text }. Шансы на победу падают с { $best } до { $left } процентов.

coach-stops-road = Этот ход не даёт вам достроить Тракт.
coach-stops-surround = Этот ход спасает королеву, которую вы могли окружить.
coach-stops-join = Этот ход не даёт вам соединить две стороны.
coach-stops-count = Этот ход не даёт вам выиграть по подсчёту.
coach-threatens-road = Этот ход грозит достроить Тракт.
coach-threatens-surround = Этот ход грозит окружить вашу королеву.
coach-threatens-join = Этот ход грозит соединить две стороны.
coach-threatens-count = Этот ход грозит победой по подсчёту.

coach-flattens = Врата уложили ваш стоячий камень плашмя: он больше ничего не перекрывает.
coach-blocks-road = Этот ход перекрывает ваш Тракт: теперь не хватает { $count ->
    [one] { $count } клетки
    [few] { $count } клеток
   *[other] { $count } клеток
}.
coach-blocks-every-road = Этот ход перекрывает ваш Тракт: сейчас пути через доску нет.
coach-takes-stack = Этот ход забирает вашу стопку.
coach-builds-road = Этот ход строит Тракт: не хватает { $count ->
    [one] { $count } клетки
    [few] { $count } клеток
   *[other] { $count } клеток
}.

coach-covers-queen = Соперник забрался на вашу королеву: она не может ходить.
coach-crowds-queen = Этот ход занимает место у вашей королевы: { $count ->
    [one] свободным остаётся { $count }
    [few] свободными остаются { $count }
   *[other] свободными остаются { $count }
}.
coach-crowds-queen-last = Этот ход занимает предпоследнее свободное место у вашей королевы.
coach-throws = Этот ход перебрасывает { GENDER($piece) ->
    [feminine] вашу { PIECE($piece, form: "accusative") }
   *[masculine] вашего { PIECE($piece, form: "accusative") }
} на другое место.
coach-covers = Соперник забрался на { GENDER($piece) ->
    [feminine] вашу { PIECE($piece, form: "accusative") }: она
   *[masculine] вашего { PIECE($piece, form: "accusative") }: он
} теперь не может ходить.
coach-pins = Этот ход связывает { GENDER($piece) ->
    [feminine] вашу { PIECE($piece, form: "accusative") }
   *[masculine] вашего { PIECE($piece, form: "accusative") }
}: без этой фишки улей распадётся.
coach-shuts-in = Этот ход запирает { GENDER($piece) ->
    [feminine] вашу { PIECE($piece, form: "accusative") }
   *[masculine] вашего { PIECE($piece, form: "accusative") }
}: выхода больше нет.
coach-frees-queen = Этот ход даёт простор королеве соперника: свободных мест у неё теперь { $count }.
coach-frees = Этот ход освобождает { PIECE($piece, form: "accusative") } соперника: { GENDER($piece) ->
    [feminine] она снова может
   *[masculine] он снова может
} ходить.

coach-cuts = Соперник забрался на ваше соединение: не хватает на { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
} больше, чем было.
coach-blocks = Соперник лёг на вашу { PIECE($piece, form: "accusative", short: 1) }: она теперь не может ходить.
coach-stands-in-the-way = Этот ход встаёт на пути вашего соединения.
coach-comes-nearer = Этот ход приближает соединение двух сторон: не хватает { $count ->
    [one] { $count } места
    [few] { $count } мест
   *[other] { $count } мест
}.
coach-gains-centre = Этот ход даёт перевес в центре.
