# Разбор целой партии и работа над ошибками.

report-analyse = Разобрать партию
report-analyse-tip = Найти ошибки обеих сторон во всех ходах этой линии; ещё раз — остановить
report-learn = Работа над ошибками
report-learn-tip = Снова поставить на стол позиции этой партии, в которых вы ошиблись; ответ скрыт
report-last-mistakes = Ваши последние ошибки
report-last-mistakes-tip = Последние двадцать ошибок из ваших разобранных партий: найти ход получше
report-next-mistake = Следующая ошибка
report-next-mistake-tip = Перейти к следующей ошибке, найденной при разборе
report-previous-mistake = Предыдущая ошибка
report-previous-mistake-tip = Перейти к ошибке перед этой
report-replay = Повторить ход
report-replay-tip = Ещё раз показать последний ход на доске, шаг за шагом
report-show-hidden = Показать, что под ним
report-show-hidden-tip = Поднять стопку, в которой скрыт ответ

report-effort = Разбор партии
report-effort-tip = Сколько смотреть на каждый ход
report-effort-quick = Быстрый
report-effort-thorough = Подробный
report-effort-time = По времени
report-secs = Время на ход
report-secs-tip = Когда партия разбирается по времени

report-title = Отчёт
report-progress = Просмотрено ходов: { $done } из { $all }
report-stop = Остановить
report-graph = Шансы белых на победу, ход за ходом
report-at-start = В начале: белые { $percent } %
report-at = Ход { $ply }, { $text }: белые { $percent } %
report-accuracy = { SIDE($side, start: 1) }: точность { $percent } %
report-counted = { $sign } { $count }
report-none = Ошибок не найдено.
report-lost = −{ $percent } %
report-turned = Этот ход переломил партию.
report-row = Ход { $ply }, { $move }: теряет { $percent } % шансов на победу
report-better = Лучше
report-answer = Ответ
report-until = Сыграть до { $move }

report-lets-win = Этот ход позволяет { SIDE($side, form: "dative") } выиграть за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}.
report-misses-win = Этот ход упускает победу в { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}.
report-leaves-road = Этот ход не мешает { SIDE($side, form: "dative") } достроить Тракт.
report-leaves-road-rank = Этот ход оставляет открытым Тракт { SIDE($side, form: "genitive") } по горизонтали { $line }.
report-leaves-road-file = Этот ход оставляет открытым Тракт { SIDE($side, form: "genitive") } по вертикали { $line }.
report-leaves-surround = Этот ход не мешает { SIDE($side, form: "dative") } окружить королеву.
report-leaves-join = Этот ход не мешает { SIDE($side, form: "dative") } соединить две стороны.
report-leaves-join-sides = Этот ход не мешает { SIDE($side, form: "dative") } соединить { $sides }.
report-leaves-count = Этот ход не мешает { SIDE($side, form: "dative") } выиграть по подсчёту.
report-allows-road = Этот ход позволяет { SIDE($side, form: "dative") } достроить Тракт за один ход.
report-allows-road-rank = Этот ход позволяет { SIDE($side, form: "dative") } за один ход достроить Тракт по горизонтали { $line }.
report-allows-road-file = Этот ход позволяет { SIDE($side, form: "dative") } за один ход достроить Тракт по вертикали { $line }.
report-allows-surround = Этот ход позволяет { SIDE($side, form: "dative") } окружить королеву за один ход.
report-allows-join = Этот ход позволяет { SIDE($side, form: "dative") } соединить две стороны за один ход.
report-allows-join-sides = Этот ход позволяет { SIDE($side, form: "dative") } соединить { $sides } за один ход.
report-allows-count = Этот ход позволяет { SIDE($side, form: "dative") } выиграть по подсчёту за один ход.
report-crowds-queen = Этот ход занимает место у своей же королевы: { $count ->
    [one] свободным остаётся { $count }
    [few] свободными остаются { $count }
   *[other] свободными остаются { $count }
}.
report-crowds-queen-last = Этот ход занимает предпоследнее свободное место у своей же королевы.
report-opens-road = Этот ход открывает Тракт { SIDE($side, form: "dative") }: теперь не хватает { $count ->
    [one] { $count } клетки
    [few] { $count } клеток
   *[other] { $count } клеток
}.
report-opens-join = Этот ход открывает { SIDE($side, form: "dative") } путь через поле: теперь не хватает { $count ->
    [one] { $count } места
    [few] { $count } мест
   *[other] { $count } мест
}.
report-closes-road = Этот ход портит свой же Тракт: теперь не хватает { $count ->
    [one] { $count } клетки
    [few] { $count } клеток
   *[other] { $count } клеток
}.
report-closes-join = Этот ход портит свой же путь через поле: теперь не хватает { $count ->
    [one] { $count } места
    [few] { $count } мест
   *[other] { $count } мест
}.
report-closes-last = Этот ход закрывает последний путь самому себе.
report-loses-flats = Этот ход отдаёт перевес в плоских камнях.
report-loses-centre = Этот ход отдаёт перевес в центре.

report-exercise = Из вашей партии
report-goal = Здесь { SIDE($side) } сыграли { $text }. Найдите ход получше.
report-looking = Ищем ваши ошибки…
report-nothing = Ваших ошибок пока нет: сначала разберите партию.
report-found = Верно: это лучший ход.
report-good = Хорошо: этот ход почти ничего не теряет. Лучшим был { $text }.
report-with-help = Верно, но с подсказкой.
report-shown = Это был лучший ход.
report-worse = У { SIDE($side, form: "genitive") } есть ответ: { $move } ({ $text }). Теряется { $percent } % шансов на победу. Попробуйте ещё раз.
report-worse-ended = Теряется { $percent } % шансов на победу. Попробуйте ещё раз.
report-left = { $count ->
    [0] Это была последняя.
    [one] Осталась ещё { $count }.
    [few] Осталось ещё { $count }.
   *[other] Осталось ещё { $count }.
}
report-over = Enter — следующая ошибка.
report-all-over = Это была последняя ошибка. Esc — назад.
