editor-title = Расстановка
editor-to-move = Чей ход
editor-copy = Копировать
editor-copy-tip = Скопировать позицию текстом
editor-scene-title = Название
editor-saved = Сохранено.
