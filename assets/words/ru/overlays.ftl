# Что отмечается на доске по желанию, и что грозит: пункты меню с пояснениями и строки над доской.

overlays-show = Показывать
overlays-ways = Кратчайшие пути
overlays-ways-tip = Отмечать кратчайший путь каждой стороны и места, которых ей ещё не хватает
overlays-queens = Места у королев
overlays-queens-tip = Отмечать свободные места у королев и фишки, которые могут туда прийти
overlays-pins = Связки
overlays-pins-tip = Отмечать, что не может сдвинуться с места и что его держит
overlays-groups = Группы
overlays-groups-tip = Соединять то, что у стороны стоит вместе
overlays-count = Подсчёт
overlays-count-tip = Отмечать, что считается в конце, и говорить, кто впереди и у кого раньше кончатся фигуры
overlays-threat-view = Что грозит
overlays-threat-view-tip = Показывать, как пошёл бы соперник, будь сейчас его ход

overlays-no-ways = В «Улье» нет сторон, которые нужно соединять.
overlays-no-queens = Королевы есть только в «Улье».
overlays-no-pins = В «Тракте» камни не держат друг друга на месте.
overlays-no-groups = В «Улье» все фишки стоят вместе.
overlays-no-count = В «Улье» ничего не подсчитывают.

overlays-road = До Тракта { SIDE($side, form: "dative") } не хватает { $count ->
    [one] { $count } клетки
   *[other] { $count } клеток
}: { $spaces }.
overlays-no-road-left = У { SIDE($side, form: "genitive") } не осталось пути для Тракта.
overlays-connection = До соединения { SIDE($side, form: "dative") } не хватает { $count ->
    [one] { $count } места
   *[other] { $count } мест
}: { $spaces }.
overlays-queen-reached = У королевы { SIDE($side, form: "genitive") } { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}. За один ход туда могут прийти: { $tiles }.
overlays-queen-unreached = У королевы { SIDE($side, form: "genitive") } { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}, и за один ход туда никому не прийти.
overlays-pinned-tiles = Связаны: { $tiles }.
overlays-pinned-pieces = { $count ->
    [one] { $count } фигуру держит то, что на ней лежит.
    [few] { $count } фигуры держит то, что на них лежит.
   *[other] { $count } фигур держит то, что на них лежит.
}
overlays-nothing-pinned = Ничего не связано.
overlays-group = У { SIDE($side, form: "genitive") } { $count ->
    [one] { $count } группа
    [few] { $count } группы
   *[other] { $count } групп
}, в самой большой { $most ->
    [one] { $most } место.
    [few] { $most } места.
   *[other] { $most } мест.
}
overlays-lead-flats = По плоским камням впереди { SIDE($side) }: у белых { $white }, у чёрных { $black }.
overlays-even-flats = По плоским камням никто не впереди: у белых { $white }, у чёрных { $black }.
overlays-lead-centre = В центре впереди { SIDE($side) }: у белых { $white }, у чёрных { $black }.
overlays-even-centre = В центре никто не впереди: у белых { $white }, у чёрных { $black }.
overlays-left = Осталось фигур: у белых { $white }, у чёрных { $black }. Если только выставлять, раньше они кончатся у { SIDE($side, form: "genitive") }.

overlays-looking = Смотрим, как пошли бы сейчас { SIDE($side) }…
overlays-foreseen = Будь сейчас ход { SIDE($side, form: "genitive") }: { $move } ({ $text }).
overlays-foreseen-wins = Будь сейчас ход { SIDE($side, form: "genitive") }: { $move } ({ $text }). { $count ->
    [one] Выигрыш за { $count } ход.
    [few] Выигрыш за { $count } хода.
   *[other] Выигрыш за { $count } ходов.
}
overlays-over = Что грозит: партия окончена.
overlays-opening = Что грозит: в первых ходах очередь не пропускают.
overlays-no-move = Что грозит: { SIDE($side) } сейчас не могли бы пойти.
overlays-no-position = Что грозит: играть из этой позиции нельзя.
overlays-withheld = Что грозит: не во время задания или задачи.
