# У доски во время партии: что можно сделать, запасы, стопки, подсказки и угрозы.

play-title = { $name } · { $game }
play-setting-up = Расстановка: { $game }
play-introduction = { $title }: { $about }

play-ended = { $ended } «Отменить» вернёт всё назад, и партия продолжится.
play-paused = Пауза перед ходом { SIDE($side, form: "genitive") } ({ $level }). Кнопка «Один ход» делает один ход.
play-about-to-move = { SIDE($side, start: 1) } ({ $level }) готовятся сделать ход.
play-thinks = { SIDE($side, start: 1) } ({ $level }) думают.
play-must-pass = У { SIDE($side, form: "genitive") } нет ходов: нужно пропустить ход.
play-coach-waits = Верните ход или играйте дальше.
play-coach-off = Выключить наставника
play-looking = Ищем хороший ход…
play-holds = В руке у { SIDE($side, form: "genitive") } { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
}. Щёлкайте подсвеченные места, чтобы класть по одной. Взять меньше — колёсиком, цифрой или ещё одним щелчком по стопке.
play-in-hand = В руке ещё { $count }: каждый щелчок кладёт одну, Enter — все остальные здесь.
play-confirm-stone = Ещё один щелчок сменит вид камня; Enter делает ход, Esc отменяет.
play-confirm = Щёлкните ещё раз или нажмите Enter, чтобы сделать ход; Esc отменяет.
play-turn-it = Поворачивайте колёсиком, клавишей R или щелчком по точкам; щелчок по PÜNCT или Enter завершает ход.
play-put-or-throw = Поставьте на подсвеченное место или щёлкните отмеченную соседнюю фишку, чтобы перебросить её.
play-put-taken = Поставьте на подсвеченное место или нажмите Esc, чтобы оставить на месте.
play-put-chosen = Поставьте на подсвеченное место или нажмите Esc, чтобы вернуть в запас.
play-refused-throws = { $why } Щёлкните отмеченную соседнюю фишку, чтобы перебросить её.
play-refused-take = { $why } Щёлкните ещё раз, чтобы взять эту фигуру.
play-thinking = думает…
play-thinking-line = думает, глубина { $depth }: { $line }

play-draft = Возьмите фигуру из запаса или с доски; правый щелчок убирает.
play-draft-chosen = { PIECE($piece, start: 1) }: щёлкайте, куда положить, сколько угодно раз; правый щелчок — отложить.
play-draft-taken = Щёлкните, куда положить. Esc оставит на месте, Delete или правый щелчок уберёт.
play-draft-turns = { $guidance } Колёсико или R поворачивает.
play-draft-over = В этой позиции партия уже окончена. { $outcome }

play-hint = Подсказка: { $move } ({ $text }). Щёлкните там или нажмите Enter, чтобы так пойти.
play-hint-won = Подсказка: { $move } ({ $text }), и это победа. Щёлкните там или нажмите Enter, чтобы так пойти.
play-hint-lost = Позиция проиграна, если { SIDE($side) } ответят верно. Дольше всего можно продержаться так: { $move } ({ $text }). Щёлкните там или нажмите Enter, чтобы так пойти.

play-move-place = поставьте { PIECE($piece, form: "accusative", short: 1) } на { $space }
play-move-place-theirs = поставьте { PIECE($piece, form: "accusative") } { SIDE($side, form: "genitive") } на { $space }
play-move-place-tile = поставьте { PIECE($piece, form: "accusative") }
play-move-place-beside = поставьте { PIECE($piece, form: "accusative") } рядом с { PIECE($other, form: "instrumental") }
play-move-place-between = поставьте { PIECE($piece, form: "accusative") } рядом с { PIECE($other, form: "instrumental") } и { PIECE($third, form: "instrumental") }
play-move-carry = { $count ->
    [one] перенесите { $count } камень с { $from } на { $to }
    [few] перенесите { $count } камня с { $from } на { $to }
   *[other] перенесите { $count } камней с { $from } на { $to }
}
play-move-flattens = { $move } и положите там стоячий камень плашмя
play-move-turn = поверните { PIECE($piece, form: "accusative", short: 1) } на { $space }
play-move-climb-to = поднимите { PIECE($piece, form: "accusative", short: 1) } с { $from } на { $to }
play-move-go = передвиньте { PIECE($piece, form: "accusative", short: 1) } с { $from } на { $to }
play-move-climb = заберитесь { PIECE($piece, form: "instrumental") } на { PIECE($other, form: "accusative") }
play-move-throw = перебросьте { PIECE($piece, form: "accusative") } через { PIECE($other, form: "accusative") }
play-move-tile = передвиньте { PIECE($piece, form: "accusative") }
play-move-beside = передвиньте { PIECE($piece, form: "accusative") } к { PIECE($other, form: "dative") }
play-move-between = передвиньте { PIECE($piece, form: "accusative") } к { PIECE($other, form: "dative") } и { PIECE($third, form: "dative") }
play-move-pass = пропустите ход: других ходов нет

play-threat-road = Угроза! Следующим ходом { SIDE($side) } могут построить Тракт: { $spaces }.
play-threat-surround = Осторожно: следующим ходом { SIDE($side) } могут окружить королеву { SIDE($other, form: "genitive") }.
play-threat-centre = Осторожно: следующим ходом { SIDE($side) } могут выставить последнюю фигуру, а в центре больше их точек.
play-threat-join = Осторожно: следующим ходом { SIDE($side) } могут соединить две стороны: { $spaces }.

play-side = { SIDE($side, start: 1) }
play-to-move = ходят
play-name = Имя
play-name-of = Имя играющего за { SIDE($side, form: "accusative") }
play-rating = рейтинг
play-rating-of = Рейтинг { SIDE($side, form: "genitive") }
play-time-of = Время { SIDE($side, form: "genitive") }
play-played-by = За { SIDE($side, form: "accusative") } играет
play-seconds-a-move = с на ход
play-reserve = { PIECE($piece, start: 1) }, в запасе { $count }
play-reserve-empty = Запас пуст
play-draw-declined = { $level } предпочитает играть дальше.
play-draw-declined-opponent = Соперник предпочитает играть дальше.

play-stack = Стопка { $space }
play-stack-below = … и ещё { $count } ниже
play-stack-gap = пусто
play-stack-piece = { PIECE($piece, start: 1) }
play-stack-bridge = { PIECE($piece, start: 1) } (мостик)
play-stack-lifted = { GENDER($piece) ->
    [feminine] { PIECE($piece, start: 1) }, поднята
    [plural] { PIECE($piece, start: 1) }, подняты
   *[masculine] { PIECE($piece, start: 1) }, поднят
}
play-stack-bridge-lifted = { GENDER($piece) ->
    [feminine] { PIECE($piece, start: 1) } (мостик), поднята
   *[masculine] { PIECE($piece, start: 1) } (мостик), поднят
}
play-level-piece = { PIECE($piece, short: 1, start: 1) }

play-result-close = Закрыть
play-result-close-tip = Закрыть итог; партия останется как есть (Esc)
play-notice-close = Закрыть сообщение
play-notice-undo = Отменить
play-notice-open-good = Открыть верную часть
