history-moves = Ходы
history-fold = Свернуть
history-fold-tip = Свернуть список ходов ({ $shortcut })
history-edit = Правка
history-none-yet = Ходов ещё нет
history-move = Ход { $ply }: { $move }
history-move-in-variation = Ход { $ply }: { $move }, вариант
history-unfold = Развернуть
history-unfold-tip = Развернуть этот вариант
history-fold-variation = Свернуть вариант { $move }
history-comment-hint = Комментарий к ходу

history-to-start = В начало
history-back = На ход назад
history-autoplay = Автопросмотр
history-on = На ход вперёд
history-to-end = В конец

history-mark-none = нет
history-mark-threat = Угроза построить Тракт
history-result = Итог
history-won = Победили { SIDE($side) }
history-draw = Ничья
history-no-result = Без итога

history-promoted = Вариант { $move } стал главным.
history-deleted = { $after ->
    [0] Ход { $move } удалён.
    [one] Удалён ход { $move } и ещё { $after } ход после него.
    [few] Удалён ход { $move } и ещё { $after } хода после него.
   *[other] Удалён ход { $move } и ещё { $after } ходов после него.
}
history-commented = Комментарий к ходу { $move }.
history-commented-start = Комментарий к началу партии.
history-marked = Ход { $move } отмечен знаком { $marks }
history-unmarked = С хода { $move } снята отметка.
