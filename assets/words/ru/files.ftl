# О файлах и папках: что записано или прочитано и что не получилось.

files-no-room = Не осталось места.
files-not-allowed = Запись туда запрещена.
files-not-there = Этого там нет.
files-no-folder = На месте папки стоит файл.
files-is-folder = Это папка.
files-no-file = Это канал или устройство, а не файл.
files-no-reason = Причина не указана.

files-unsaved = Не удалось сохранить партию в { $folder }. { $why }
files-unsavable = Не удалось сохранить партию. { $why }
files-too-many-moves = { $count ->
    [one] В ней { $count } ход вместе с вариантами, это слишком много.
    [few] В ней { $count } хода вместе с вариантами, это слишком много.
   *[other] В ней { $count } ходов вместе с вариантами, это слишком много.
}
files-too-large = Вместе с комментариями она слишком велика.
files-trash-full = Не удалось очистить корзину в { $folder }. { $why }
files-not-deleted = Не удалось перенести партию в { $folder }. { $why }
files-not-restored = Не удалось вернуть партию из { $folder }. { $why }
files-game-exists = Партия { $id } уже есть.
files-in-trash = Партия в корзине.
files-folder-not-shown = Не удалось показать папку { $folder }: здесь нет программы, которая открывает папки.
files-settings-aside = Не удалось прочитать настройки, поэтому действуют обычные; файл теперь называется { $name }. { $why }
files-settings-broken = Не удалось прочитать настройки, поэтому действуют обычные. { $why } Отложить файл в { $folder } тоже не удалось. { $trouble }
files-settings-values = Не удалось прочитать в настройках { $names }, там действуют обычные значения; прежний файл теперь называется { $name }.
files-settings-values-lost = Не удалось прочитать в настройках { $names }, там действуют обычные значения.
files-settings-unsaved = Не удалось сохранить настройки в { $folder }. { $why }

files-broken = Не удалось прочитать { $file }. { $why }
files-clipboard-broken = Не удалось прочитать то, что в буфере обмена. { $why }
files-breaks-off = { $count ->
    [one] Партия обрывается после { $count } хода. { $why }
   *[other] Партия обрывается после { $count } ходов. { $why }
}
files-open-elsewhere = Эта партия открыта в другом окне. Здесь вы играете на её копии.
files-copy-of = { $title } (копия)

files-written = Записано: { $file }.
files-written-without = Записано: { $file }. В этот формат ({ $format }) не поместились: { $lost }.
files-lost-also = { $lost }, { $more }
files-lost-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
files-lost-variations = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
files-lost-comments = { $count ->
    [one] { $count } комментарий
    [few] { $count } комментария
   *[other] { $count } комментариев
}
files-lost-marks = { $count ->
    [one] { $count } оценка хода
    [few] { $count } оценки ходов
   *[other] { $count } оценок ходов
}
files-lost-tags = { $count ->
    [one] { $count } тег
    [few] { $count } тега
   *[other] { $count } тегов
}
files-lost-braces = { $count ->
    [one] знак «{"}"}» в { $count } комментарии
   *[other] знак «{"}"}» в { $count } комментариях
}
files-cant-write = Не удалось записать { $file }. { $why }
files-not-for-game = Формат не для этой игры: { $format }, { $game }.
files-drawing = Рисуем { $file }…
files-drawn = Готово: { $file }.
files-not-drawn = Не удалось нарисовать { $file }. { $why }
