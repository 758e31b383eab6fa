refusals-game-over = Партия окончена.
refusals-other-game = Это ход из другой игры.

refusals-tak-opening = Первым ходом кладут плоский камень соперника.
refusals-tak-no-stone-left = У { SIDE($side, form: "genitive") } не осталось камней.
refusals-tak-no-cap-left = У { SIDE($side, form: "genitive") } больше нет врат.
refusals-tak-off-board = Этой клетки нет на доске { $size }×{ $size }.
refusals-tak-taken = Клетка { $at } занята: новую фигуру ставят на пустую.
refusals-tak-nothing-there = На { $at } нечего перемещать.
refusals-tak-not-yours = Эта стопка принадлежит { SIDE($owner, form: "dative") }: решает верхняя фигура на { $at }.
refusals-tak-takes-nothing = Нужно взять хотя бы одну фигуру.
refusals-tak-too-many = { $limit ->
    [one] За раз можно перенести не больше { $limit } фигуры.
   *[other] За раз можно перенести не больше { $limit } фигур.
}
refusals-tak-stack-too-low = С { $at } можно взять не больше { $height }: стопка не выше.
refusals-tak-off-edge = После { $at } доска кончается.
refusals-tak-standing-blocks = Стоячий камень на { $at } закрывает путь.
refusals-tak-cap-blocks = Врата на { $at } закрывают путь.
refusals-tak-flattens-alone = Стоячий камень на { $at } могут положить плашмя только врата, в одиночку и в конце хода.
refusals-tak-hemmed-in = Фигура на { $at } зажата со всех сторон.
refusals-tak-not-beside = Сначала фигуры из руки кладут рядом с { $from }.
refusals-tak-bends = Стопка идёт только по прямой.
refusals-tak-skips-square = На каждой клетке пути нужно оставить хотя бы одну фигуру.
refusals-tak-nothing-in-hand = Сначала выберите новую фигуру или возьмите стопку.
refusals-tak-hand-empty = В руке ничего не осталось: ход закончен.
refusals-tak-hand-full = В руке уже есть фигура или стопка.
refusals-tak-pass = Пропускать ход нельзя.
refusals-tak-turning = В Тракте фигуры не поворачивают.
