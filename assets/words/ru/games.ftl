games-punct = PÜNCT
games-hive = Улей
games-tak = Тракт

games-tak-sized = Тракт { $size }×{ $size }
games-komi = коми { $komi }
games-double-stack = двойной первый камень чёрных
games-own-set = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[other] { $stones } камней
}, врат: { $caps }
games-no-repetition = без ничьей из-за повторения
games-hive-base = базовая игра
games-hive-with-one = с { PIECE($bug, form: "instrumental") }
games-hive-with-two = с { PIECE($bug, form: "instrumental") } и { PIECE($other, form: "instrumental") }
games-hive-with-three = с { PIECE($bug, form: "instrumental") }, { PIECE($other, form: "instrumental") } и { PIECE($third, form: "instrumental") }
games-hive-tournament = турнирное начало
games-punct-standard = стандартные правила
games-punct-basic = основные правила
games-punct-strict = строгие мостики

games-tak-score = { $count ->
    [one] { $count } плоский камень
    [few] { $count } плоских камня
   *[other] { $count } плоских камней
}
games-tak-score-komi = { $count ->
    [one] { $count } плоский + коми { $komi }
   *[other] { $count } плоских + коми { $komi }
}
games-punct-score = { $count ->
    [one] { $count } точка в центре
    [few] { $count } точки в центре
   *[other] { $count } точек в центре
}

games-tak-first-turn = Ход { SIDE($side, form: "genitive") } — первым ходом положите плоский камень { SIDE($other, form: "genitive") }.
games-tak-turn = Ход { SIDE($side, form: "genitive") } — щёлкните пустую клетку, чтобы положить плоский камень, выберите сначала другой или щёлкните свою стопку, чтобы пойти ею.
games-hive-turn = Ход { SIDE($side, form: "genitive") } — возьмите фишку из запаса или щёлкните свою, чтобы пойти ею.
games-punct-turn = Ход { SIDE($side, form: "genitive") } — выберите свою фигуру в запасе или на поле.

games-tak-position = Позиция в TPS
games-tak-position-hint = вставьте TPS
games-hive-position = Позиция текстом
games-hive-position-hint = вставьте позицию или GameString
games-punct-position = Позиция текстом
games-punct-position-hint = вставьте позицию
