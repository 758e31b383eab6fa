# Живой анализ: как стоит позиция на столе и её лучшие варианты.

analysis-toggle = Анализ
analysis-toggle-tip = Показывать, что видит в позиции компьютер, куда бы вы ни перешли; ещё раз — выключить
analysis-lines = Варианты в анализе
analysis-lines-tip = Сколько лучших вариантов показывает анализ
analysis-notation = Нотация
analysis-notation-tip = Записывать варианты нотацией, а не словами
analysis-preview = Показать вариант
analysis-preview-tip = Показать на столе позицию после этих ходов
analysis-play = Пойти по варианту
analysis-play-tip = Пройти по этому варианту и записать его в партию

analysis-in-notation = Нотация в анализе
analysis-in-notation-tip = Варианты нотацией, а не словами

analysis-chance = Шансы белых на победу: { $percent } %
analysis-wins = { SIDE($side, start: 1) } побеждают за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
analysis-wins-short = { $side ->
    [white] Б{ $count }
   *[black] Ч{ $count }
}

analysis-source-strata = Strata
analysis-begins = Считает …
analysis-searching = Глубина { $depth } · { $thousands } тыс. поз./с
analysis-waits = Ждёт, пока думает соперник
analysis-rests = Глубина { $depth } · расчёт окончен
analysis-over = Здесь партия окончена
analysis-no-position = Пока это не позиция игры.

analysis-move = Вариант { $line }, ход { $number }: { $move }
analysis-off = Выключить анализ
analysis-fewer = Меньше вариантов
analysis-more = Больше вариантов
analysis-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
