library-title = Сохранённые партии
library-find = Найти
library-trash = Корзина ({ $count })
library-no-folder = Нет папки для партий, поэтому они не сохраняются.
library-none-yet = Пока пусто. Каждая партия сохраняется здесь по ходу игры.
library-none-found = Такой партии здесь нет.

library-players = { $white } – { $black }, { $game }
library-state = { $count ->
    [one] { $when } · { $count } ход · { $result }
    [few] { $when } · { $count } хода · { $result }
   *[other] { $when } · { $count } ходов · { $result }
}
library-on-the-table = { $state } · на столе
library-unreadable = Не удалось прочитать { $id }
library-date = { $month ->
    [1] { $day } января { $year }, { $time }
    [2] { $day } февраля { $year }, { $time }
    [3] { $day } марта { $year }, { $time }
    [4] { $day } апреля { $year }, { $time }
    [5] { $day } мая { $year }, { $time }
    [6] { $day } июня { $year }, { $time }
    [7] { $day } июля { $year }, { $time }
    [8] { $day } августа { $year }, { $time }
    [9] { $day } сентября { $year }, { $time }
    [10] { $day } октября { $year }, { $time }
    [11] { $day } ноября { $year }, { $time }
   *[12] { $day } декабря { $year }, { $time }
}

library-name-hint = Название партии
library-action = { $action }: { $title }
library-bring-back = Вернуть
library-bring-back-game = Вернуть: { $title }

library-kept = Удалённые партии хранятся тридцать дней.
library-no-way-back = Потом их уже не вернуть.
library-remove = Удалить навсегда
library-keep = Оставить

library-disk-slow = Диск отвечает слишком долго.
library-saved-again = Партия снова сохраняется.
