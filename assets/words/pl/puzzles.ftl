# Zadania.

puzzles-goal-win = { SIDE($side, start: 1) } wygrywają w { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}.
puzzles-goal-defend = { SIDE($side, start: 1) } są w opałach: znajdź ruch, który ratuje.
puzzles-goal-count = { SIDE($side, start: 1) } wygrywają liczenie w { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}.
puzzles-right = Dobrze. { SIDE($side, start: 1) } odpowiadają: { $move } ({ $text }).
puzzles-solved = Rozwiązane!
puzzles-hint-take = Przyjrzyj się temu, co leży na { $space }.
puzzles-hint-choose = Tu pomoże nowy pion: { PIECE($piece) }.
puzzles-hint-pass = Pozostaje tylko spasować.
puzzles-rating = Ranking { $rating }
puzzles-streak = { $count ->
    [one] { $count } zadanie z rzędu
    [few] { $count } zadania z rzędu
   *[many] { $count } zadań z rzędu
}

puzzles-theme-quiet = cichy ruch
puzzles-theme-double-threat = podwójna groźba
puzzles-theme-road = droga
puzzles-theme-tinue = tinuë: nie ma obrony
puzzles-theme-capstone-flatten = zwornik kładzie kamień
puzzles-theme-spread = rozkładanie stosu
puzzles-theme-wall = stojący kamień
puzzles-theme-capture = zbicie
puzzles-theme-flat-count = liczenie płaskich kamieni
puzzles-theme-ring = krąg wokół królowej
puzzles-theme-pin = związanie
puzzles-theme-beetle = na ul
puzzles-theme-pillbug-throw = przerzut stonogi
puzzles-theme-new-tile = nowy żeton
puzzles-theme-escape = królowa ucieka
puzzles-theme-connection = połączenie
puzzles-theme-bridge = most
puzzles-theme-cut = przecięcie
puzzles-theme-uncover = odsłonięcie
puzzles-theme-climb = wspinaczka
puzzles-theme-turn = obrót w miejscu
puzzles-theme-centre-race = wyścig o obszar centralny

puzzles-puzzle = Zadanie
puzzles-about = { $game }: { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
}, w których jest coś do znalezienia. Każda odpowiedź jest udowodniona.
puzzles-results = Rozwiązane: { $solved } · nierozwiązane: { $failed }
puzzles-seen = Obejrzane: { $seen } z { $count }
puzzles-best-streak = Najdłuższa seria: { $count }
puzzles-begin = Rozwiązuj
puzzles-repeat = Powtórz ({ $count })
puzzles-difficulty = Trudność
puzzles-easier = łatwiejsze
puzzles-usual = na moim poziomie
puzzles-harder = trudniejsze
puzzles-theme = Temat
puzzles-mixed = mieszane
puzzles-theme-of = { $theme } { $solved }/{ $tried }
puzzles-themes = Temat: { $themes }
puzzles-rating-changed = Twój ranking: { $after } ({ $change })
puzzles-rating-of-puzzle = Ranking zadania: { $after } ({ $change })
puzzles-known = To zadanie już znasz: rankingi się nie zmieniają.
puzzles-solved-with-help = Rozwiązane z pomocą. To zadanie jeszcze wróci.
puzzles-wrong = { SIDE($side, start: 1) } mają odpowiedź: { $move } ({ $text }). Spróbuj jeszcze raz.
puzzles-wrong-defence = { SIDE($side, start: 1) } i tak wygrywają: { $move } ({ $text }). Spróbuj jeszcze raz.
puzzles-wrong-loses = To przegrywa: wygrywają { SIDE($side) }. Spróbuj jeszcze raz.
puzzles-wrong-nothing = To nie wystarczy. Spróbuj jeszcze raz.
puzzles-hint-where = Rozejrzyj się wokół oznaczonego pola { $space }.
puzzles-hint-tile = Zwróć uwagę na żeton: { PIECE($piece) }.
puzzles-shown = To jest rozwiązanie. To zadanie jeszcze wróci.
puzzles-last-move = Ostatni ruch { SIDE($side, form: "genitive") }: { $move } ({ $text })
puzzles-opening = { SIDE($side, start: 1) } właśnie wykonały ruch: patrz.
puzzles-showing = Obejrzyj rozwiązanie.
puzzles-over = Enter otwiera następne zadanie.
