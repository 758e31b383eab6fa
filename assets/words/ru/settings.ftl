# What holds for all games. Each row has its name and one line that explains it; labels have no full stop.
settings-search = Поиск в настройках
settings-none-found = Нет настройки с такими словами.
settings-reset = Вернуть обычное: { $setting }
settings-percent = { $percent } %

## The headings.
settings-writing = Язык и текст
settings-panels = Окно и панели
settings-table-and-pieces = Стол и фигуры
settings-board = Отметки на доске
settings-motion = Движение
settings-sound = Звук
settings-playing = Игра
settings-data = Партии и настройки

## Language and text.
settings-language = Язык
settings-language-tip = На нём написано всё здесь
settings-language-system = Как в системе
settings-text-size = Размер текста
settings-text-size-tip = Относительно масштаба системы

## Window and panels.
settings-theme = Панели
settings-theme-tip = Тёмные, светлые или очень контрастные
settings-theme-dark = Тёмные
settings-theme-light = Светлые
settings-theme-contrast = Контрастные
settings-colours = Цвета отметок
settings-colours-tip = Другие — для тех, кто различает не все цвета
settings-colours-usual = Обычные
settings-colours-blind = Для дальтоников
settings-full-screen = Полный экран
settings-full-screen-tip = Стол занимает весь экран

## Table and pieces.
settings-quality = Качество картинки
settings-quality-tip = Тени и гладкие края требуют времени
settings-table = Стол
settings-table-tip = Что лежит под любой доской
settings-table-wood = Дерево
settings-table-slate = Сланец
settings-table-felt = Сукно
settings-punct = Фигуры PÜNCT
settings-punct-tip = Вместе с полем
settings-hive = Фишки Улья
settings-hive-tip = С тем, что под ними
settings-tak = Камни Тракта
settings-tak-tip = Вместе с доской
settings-pieces-classic = Классические
settings-pieces-contrast = Контрастные
settings-pieces-night = Ночные

## Marks on the board.
settings-coordinates = Координаты
settings-coordinates-tip = Буквы и цифры по краю доски
settings-tile-numbers = Номера фишек
settings-tile-numbers-tip = На фишках, которых несколько
settings-threats = Угрозы
settings-threats-tip = Предупреждать, когда соперник может выиграть следующим ходом
settings-threats-up-to = Угрозы до уровня
settings-threats-up-to-tip = Против более сильных уровней предупреждений нет

## Motion.
settings-animation = Анимация
settings-animation-tip = Как быстро движутся фигуры и камера
settings-reduced-motion = Меньше движения
settings-reduced-motion-tip = Фигуры не едут, а проявляются на своём месте

## Sound.
settings-volume = Громкость
settings-volume-tip = Насколько громок стол
settings-mute = Без звука
settings-mute-tip = Никаких звуков
settings-walking = Звук при просмотре
settings-walking-tip = Ходы звучат и когда вы листаете партию

## Playing.
settings-confirm = Подтверждать ходы
settings-confirm-tip = Ход ждёт второго щелчка или Enter
settings-clock = Часы
settings-clock-tip = Следующей партии: минуты и секунды на ход
settings-clock-ends = Время решает партию
settings-clock-ends-tip = У кого вышло время, тот проиграл
settings-coach = Наставник
settings-coach-tip = Смотрит за партиями с компьютером и предупреждает о плохих ходах
settings-random-colours = Случайный цвет
settings-random-colours-tip = Кто играет белыми, решает жребий
settings-level-pause = Пауза между ходами
settings-level-pause-tip = Когда играют два уровня
settings-master-time = Время мастера
settings-master-time-tip = Сколько мастер думает над ходом

## The folder.
settings-folder = Папка
settings-folder-tip = Здесь лежат все партии и эти настройки
