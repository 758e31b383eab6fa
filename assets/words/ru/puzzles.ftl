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
puzzles-right = Верно. { SIDE($side, start: 1) } отвечают: { $move } ({ $text }).
puzzles-solved = Решено!
puzzles-hint-take = Посмотрите, что лежит на { $space }.
puzzles-hint-choose = Здесь поможет новая фигура: { PIECE($piece) }.
puzzles-hint-pass = Остаётся только пропустить ход.
puzzles-rating = Рейтинг { $rating }
puzzles-streak = { $count ->
    [one] { $count } задача подряд
    [few] { $count } задачи подряд
   *[many] { $count } задач подряд
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

puzzles-puzzle = Задача
puzzles-about = { $game }: { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[other] { $count } позиций
}, в которых есть что найти. Каждый ответ доказан.
puzzles-results = Решено { $solved } · не решено { $failed }
puzzles-seen = Просмотрено { $seen } из { $count }
puzzles-best-streak = Самая длинная серия: { $count }
puzzles-begin = Решать
puzzles-repeat = Повторить ({ $count })
puzzles-difficulty = Сложность
puzzles-easier = легче
puzzles-usual = по моему рейтингу
puzzles-harder = труднее
puzzles-theme = Тема
puzzles-mixed = вперемешку
puzzles-theme-of = { $theme } { $solved }/{ $tried }
puzzles-themes = Тема: { $themes }
puzzles-rating-changed = Ваш рейтинг: { $after } ({ $change })
puzzles-rating-of-puzzle = Рейтинг задачи: { $after } ({ $change })
puzzles-known = Эта задача вам знакома: рейтинги не меняются.
puzzles-solved-with-help = Решено с подсказкой. Задача ещё вернётся.
puzzles-wrong = У { SIDE($side, form: "genitive") } есть ответ: { $move } ({ $text }). Попробуйте ещё раз.
puzzles-wrong-defence = { SIDE($side, start: 1) } всё равно выигрывают: { $move } ({ $text }). Попробуйте ещё раз.
puzzles-wrong-loses = Это проигрыш: побеждают { SIDE($side) }. Попробуйте ещё раз.
puzzles-wrong-nothing = Этого мало. Попробуйте ещё раз.
puzzles-hint-where = Посмотрите вокруг отмеченного места, { $space }.
puzzles-hint-tile = Обратите внимание на фишку: { PIECE($piece) }.
puzzles-shown = Это решение. Задача ещё вернётся.
puzzles-last-move = Последний ход { SIDE($side, form: "genitive") }: { $move } ({ $text })
puzzles-opening = { SIDE($side, start: 1) } только что пошли: смотрите.
puzzles-showing = Смотрите решение.
puzzles-over = Enter — следующая задача.
