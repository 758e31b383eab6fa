# The courses: their pages, and the panel beside a task.

learn-title = Обучение
learn-about = { $game }: короткие задания за столом, по минуте-две каждое.
learn-course = Уроки
learn-rules = Правила
learn-puzzles = Задачи
learn-begin = Начать
learn-go-on = Продолжить
learn-task-of = Задание { $number } из { $count }
learn-game = Целая партия
learn-play-game = Сыграть с новичком
learn-finish-course = Назад к урокам
learn-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[other] { $count } звёзд
}

# The line at the bottom, while a task is on the table.
learn-lift = Поднимите фигуру: держите L над ней или нажмите и не отпускайте.
learn-answering = Подождите ответа…
learn-failed = Посмотрите, что будет, и попробуйте ещё раз.
learn-done = Готово! Enter — дальше.

# The rules to read.
learn-search = найти в правилах
learn-example = { $title }: поставить этот пример на стол
learn-try = Попробовать
learn-try-tip = Поставить этот пример на стол
learn-nothing-found = Ничего не найдено.
