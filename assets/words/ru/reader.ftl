reader-piece = { PIECE($piece) }
reader-on = { PIECE($piece) }, ниже { $below }
reader-bridge = { PIECE($piece) }, мостик над полем
reader-bridge-on = { PIECE($piece) }, мостик над пустотой, ниже { $below }
reader-empty = пусто
reader-space = { $space }: { $stack }{ $can ->
    [go] . Сюда можно пойти
    [take] . Это можно взять
    [throw] . Сюда можно перебросить
   *[nothing] {""}
}{ $throw ->
    [thrower] . Может перебросить соседнюю фишку
    [thrown] . Эту фишку можно перебросить
    [landing] . Переброшенная фишка может лечь сюда
   *[no] {""}
}{ $threatened ->
    [yes] . Под угрозой
   *[no] {""}
}
reader-nothing-played = Ещё не сделано ни одного хода.
reader-passed = { SIDE($side, start: 1) } пропустили ход.
reader-placed = { SIDE($side, start: 1) } поставили { PIECE($piece, form: "accusative") } на { $to }.
reader-placed-numbered = { SIDE($side, start: 1) } поставили { PIECE($piece, form: "accusative") } на { $to }.
reader-placed-theirs = { SIDE($side, start: 1) } поставили { PIECE($piece, form: "accusative") } на { $to }.
reader-moved = { GENDER($piece) ->
    [plural] { PIECE($piece, start: 1) } перешли с { $from } на { $to }.
    [feminine] { PIECE($piece, start: 1) } перешла с { $from } на { $to }.
   *[masculine] { PIECE($piece, start: 1) } перешёл с { $from } на { $to }.
}
reader-moved-stack = { SIDE($side, start: 1) } перенесли { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
} с { $from } на { $to }.
reader-threw = { SIDE($side, start: 1) } перебросили { PIECE($piece, form: "accusative") } с { $from } на { $to }.
reader-flattened = { $moved } Стоячий камень там теперь лежит.
reader-threats = { SIDE($side, start: 1) } грозят победить: { $spaces }.
reader-no-threats = Угрозы победить следующим ходом не видно.
