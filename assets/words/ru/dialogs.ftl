dialogs-close = Закрыть окно
dialogs-close-tip = Закрыть (Esc)
dialogs-cancel = Отмена
dialogs-open = Открыть партию
dialogs-export = Экспорт партии
dialogs-export-as = В каком формате?
dialogs-picture = Сохранить картинку
dialogs-film = Сохранить анимацию
dialogs-scene = Сохранить как сцену

dialogs-type-games = Партии
dialogs-type-own = Strata (ron)
dialogs-type-tak = Тракт (ptn, tps)
dialogs-type-hive = Улей (pgn, txt)
dialogs-type-boardspace = boardspace (sgf)

dialogs-overwrite = Заменить
dialogs-overwrite-question = Такой файл уже есть. Заменить его?
dialogs-reload = Обновить
dialogs-working-folder = В рабочую папку
dialogs-show-hidden = Показывать скрытые
dialogs-show-system = Показывать системные
dialogs-pinned = Закреплённые
dialogs-places = Места
dialogs-devices = Устройства
dialogs-removable = Съёмные устройства
dialogs-home = Домашняя папка
dialogs-desktop = Рабочий стол
dialogs-documents = Документы
dialogs-downloads = Загрузки
dialogs-audio = Музыка
dialogs-pictures = Изображения
dialogs-videos = Видео
dialogs-pin = Закрепить
dialogs-unpin = Открепить
dialogs-rename = Переименовать
dialogs-selected-file = Выбранный файл:
dialogs-file-name = Имя файла:
dialogs-all-files = Все файлы
dialogs-any-type = Любой
dialogs-open-button = Открыть
dialogs-save-button = Сохранить
dialogs-folder-unnamed = У папки должно быть имя
dialogs-file-unnamed = У файла должно быть имя
dialogs-folder-exists = Папка с таким именем уже есть
dialogs-file-exists = Файл с таким именем уже есть

dialogs-which-game = { $count ->
    [one] Какую из { $count } партии?
   *[other] Какую из { $count } партий?
}
dialogs-game = { $count ->
    [one] { $number }. { $white } – { $black }, { $count } ход
    [few] { $number }. { $white } – { $black }, { $count } хода
   *[other] { $number }. { $white } – { $black }, { $count } ходов
}
dialogs-broken-game = { $number }. с ошибкой: { $why }

dialogs-draw = Ничья?
dialogs-draw-question = { SIDE($by, start: 1) } предлагают ничью. { SIDE($other, start: 1) }, вы согласны?

dialogs-how-large = Сколько пикселей в ширину и в высоту?
dialogs-width = Ширина
dialogs-height = Высота
dialogs-size-limits = Сторона картинки — от { $least } до { $most } пикселей.
dialogs-choose-file = Выбрать файл

dialogs-unsaved-about = Играть можно дальше: каждый ход пробует сохранить её снова.
dialogs-quit = Выйти без сохранения?
dialogs-quit-about = Если выйти сейчас, несохранённое пропадёт.
