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
puzzles-right = Dobrze. Graj dalej.
puzzles-solved = Rozwiązane!
puzzles-wrong = Tak przeciwnik się wywinie. Zobacz odpowiedź i spróbuj jeszcze raz.
puzzles-wrong-defence = To nie wystarczy. Zobacz odpowiedź i spróbuj jeszcze raz.
puzzles-hint-take = Przyjrzyj się temu, co leży na { $space }.
puzzles-hint-choose = Tu pomoże nowy pion: { PIECE($piece) }.
puzzles-hint-pass = Pozostaje tylko spasować.
puzzles-rating = Ranking { $rating }
puzzles-streak = { $count ->
    [one] { $count } zadanie z rzędu
    [few] { $count } zadania z rzędu
   *[many] { $count } zadań z rzędu
}
puzzles-due = { $count ->
    [one] { $count } zadanie do powtórki
    [few] { $count } zadania do powtórki
   *[many] { $count } zadań do powtórki
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
