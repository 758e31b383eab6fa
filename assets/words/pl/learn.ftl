# The courses: their pages, and the panel beside a task.

learn-title = Nauka
learn-about = { $game } w krótkich zadaniach przy stole – minuta lub dwie na każde.
learn-course = Kurs
learn-rules = Zasady
learn-puzzles = Zadania
learn-begin = Zacznij
learn-go-on = Dalej
learn-task-of = Zadanie { $number } z { $count }
learn-game = Cała partia
learn-play-game = Zagraj z Nowicjuszem
learn-finish-course = Wróć do kursu
learn-stars = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
}

# The line at the bottom, while a task is on the table.
learn-lift = Podnieś pion: przytrzymaj nad nim L albo naciśnij go dłużej.
learn-answering = Poczekaj na odpowiedź…
learn-failed = Zobacz, co się stanie, i spróbuj jeszcze raz.
learn-done = Gotowe! Enter prowadzi dalej.

# The rules to read.
learn-search = szukaj w zasadach
learn-example = { $title }: połóż ten przykład na stole
learn-try = Wypróbuj
learn-try-tip = Połóż ten przykład na stole
learn-nothing-found = Nic nie znaleziono.
