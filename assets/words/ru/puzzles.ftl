# Задачи.

puzzles-goal-win = { SIDE($side, start: 1) } выигрывают в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
puzzles-goal-defend = { SIDE($side, start: 1) } в опасности: найдите ход, который спасает.
puzzles-goal-count = { SIDE($side, start: 1) } выигрывают по подсчёту в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
puzzles-right = Верно. Дальше.
puzzles-solved = Решено!
puzzles-wrong = Так соперник спасается. Посмотрите на ответ и попробуйте ещё раз.
puzzles-wrong-defence = Так не защититься. Посмотрите на ответ и попробуйте ещё раз.
puzzles-hint-take = Посмотрите, что лежит на { $space }.
puzzles-hint-choose = Здесь поможет новая фигура: { PIECE($piece) }.
puzzles-hint-pass = Остаётся только пропустить ход.
puzzles-rating = Рейтинг { $rating }
puzzles-streak = { $count ->
    [one] { $count } задача подряд
    [few] { $count } задачи подряд
   *[many] { $count } задач подряд
}
puzzles-due = { $count ->
    [one] { $count } задача на повторение
    [few] { $count } задачи на повторение
   *[many] { $count } задач на повторение
}

puzzles-theme-quiet = тихий ход
puzzles-theme-double-threat = двойная угроза
puzzles-theme-road = Тракт
puzzles-theme-tinue = тинуэ: ответа нет
puzzles-theme-capstone-flatten = врата кладут стоячий камень
puzzles-theme-spread = раскладка стопки
puzzles-theme-wall = стоячий камень
puzzles-theme-capture = взятие
puzzles-theme-flat-count = подсчёт плоских камней
puzzles-theme-ring = кольцо вокруг королевы
puzzles-theme-pin = связка
puzzles-theme-beetle = на улей
puzzles-theme-pillbug-throw = бросок мокрицы
puzzles-theme-new-tile = новая фишка
puzzles-theme-escape = королева уходит
puzzles-theme-connection = соединение
puzzles-theme-bridge = мостик
puzzles-theme-cut = разрыв
puzzles-theme-uncover = открытие
puzzles-theme-climb = подъём
puzzles-theme-turn = поворот на месте
puzzles-theme-centre-race = гонка за центр
