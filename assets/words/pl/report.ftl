# Analiza całej partii i nauka na błędach.

report-analyse = Przeanalizuj partię
report-analyse-tip = Szukaj błędów obu stron we wszystkich ruchach tej linii; jeszcze raz: przerwij
report-learn = Ucz się na błędach
report-learn-tip = Ustaw jeszcze raz pozycje z tej partii, w których popełniono błąd, z ukrytą odpowiedzią
report-last-mistakes = Twoje ostatnie błędy
report-last-mistakes-tip = Dwadzieścia ostatnich błędów z twoich przeanalizowanych partii: znajdź coś lepszego
report-next-mistake = Następny błąd
report-next-mistake-tip = Przejdź do następnego błędu znalezionego w analizie
report-previous-mistake = Poprzedni błąd
report-previous-mistake-tip = Przejdź do błędu przed tym
report-replay = Powtórz ruch
report-replay-tip = Pokaż jeszcze raz ostatni ruch na planszy, krok po kroku
report-show-hidden = Pokaż, co leży pod spodem
report-show-hidden-tip = Podnieś stos, w którym kryje się odpowiedź

report-effort = Analiza partii
report-effort-tip = Jak długo oglądać każdy ruch
report-effort-quick = Szybka
report-effort-thorough = Dokładna
report-effort-time = Na czas
report-secs = Czas na ruch
report-secs-tip = Gdy partia jest analizowana na czas

report-title = Raport
report-progress = Obejrzane ruchy: { $done } z { $all }
report-stop = Przerwij
report-graph = Szanse białych na wygraną, ruch po ruchu
report-at-start = Na początku: białe { $percent }%
report-at = Ruch { $ply }, { $text }: białe { $percent }%
report-accuracy = { SIDE($side, start: 1) }: dokładność { $percent }%
report-counted = { $sign } { $count }
report-none = Nie znaleziono błędów.
report-lost = −{ $percent }%
report-turned = Ten ruch odmienił partię.
report-row = Ruch { $ply }, { $move }: traci { $percent } procent szans na wygraną
report-better = Lepiej
report-answer = Odpowiedź
report-until = Zagraj aż do { $move }

report-lets-win = Ten ruch pozwala { SIDE($side, form: "dative") } wygrać w { $count ->
    [one] { $count } ruchu
   *[other] { $count } ruchach
}.
report-misses-win = Ten ruch wypuszcza z rąk wygraną w { $count ->
    [one] { $count } ruchu
   *[other] { $count } ruchach
}.
report-leaves-road = Ten ruch nie przeszkadza { SIDE($side, form: "dative") } dokończyć drogi.
report-leaves-road-rank = Ten ruch zostawia otwartą drogę { SIDE($side, form: "genitive") } wzdłuż rzędu { $line }.
report-leaves-road-file = Ten ruch zostawia otwartą drogę { SIDE($side, form: "genitive") } wzdłuż kolumny { $line }.
report-leaves-surround = Ten ruch nie przeszkadza { SIDE($side, form: "dative") } otoczyć królowej.
report-leaves-join = Ten ruch nie przeszkadza { SIDE($side, form: "dative") } połączyć dwóch stron.
report-leaves-join-sides = Ten ruch nie przeszkadza { SIDE($side, form: "dative") } połączyć { $sides }.
report-leaves-count = Ten ruch nie przeszkadza { SIDE($side, form: "dative") } wygrać przez liczenie.
report-allows-road = Ten ruch pozwala { SIDE($side, form: "dative") } dokończyć drogę jednym ruchem.
report-allows-road-rank = Ten ruch pozwala { SIDE($side, form: "dative") } dokończyć jednym ruchem drogę wzdłuż rzędu { $line }.
report-allows-road-file = Ten ruch pozwala { SIDE($side, form: "dative") } dokończyć jednym ruchem drogę wzdłuż kolumny { $line }.
report-allows-surround = Ten ruch pozwala { SIDE($side, form: "dative") } otoczyć królową jednym ruchem.
report-allows-join = Ten ruch pozwala { SIDE($side, form: "dative") } połączyć dwie strony jednym ruchem.
report-allows-join-sides = Ten ruch pozwala { SIDE($side, form: "dative") } połączyć { $sides } jednym ruchem.
report-allows-count = Ten ruch pozwala { SIDE($side, form: "dative") } wygrać przez liczenie jednym ruchem.
report-crowds-queen = Ten ruch zajmuje wolne pole przy własnej królowej: { $count ->
    [one] zostaje { $count }
    [few] zostają { $count }
   *[other] zostaje { $count }
}.
report-crowds-queen-last = Ten ruch zajmuje przedostatnie wolne pole przy własnej królowej.
report-opens-road = Ten ruch otwiera drogę { SIDE($side, form: "dative") }: brakuje teraz { $count ->
    [one] { $count } pola
   *[other] { $count } pól
}.
report-opens-join = Ten ruch otwiera { SIDE($side, form: "dative") } przejście przez planszę: brakuje teraz { $count ->
    [one] { $count } pola
   *[other] { $count } pól
}.
report-closes-road = Ten ruch psuje własną drogę: brakuje teraz { $count ->
    [one] { $count } pola
   *[other] { $count } pól
}.
report-closes-join = Ten ruch psuje własne przejście przez planszę: brakuje teraz { $count ->
    [one] { $count } pola
   *[other] { $count } pól
}.
report-closes-last = Ten ruch zamyka własne ostatnie przejście.
report-loses-flats = Ten ruch oddaje przewagę w płaskich kamieniach.
report-loses-centre = Ten ruch oddaje przewagę w obszarze centralnym.

report-exercise = Z twojej partii
report-goal = { SIDE($side, start: 1) } zagrały tu { $text }. Znajdź coś lepszego.
report-looking = Szukam twoich błędów…
report-nothing = Nie ma jeszcze twoich błędów do nauki: najpierw przeanalizuj partię.
report-found = Dobrze: to najlepszy ruch.
report-good = Dobrze: ten ruch prawie nic nie traci. Najlepszy był { $text }.
report-with-help = Dobrze, ale z pomocą.
report-shown = To był najlepszy ruch.
report-worse = { SIDE($side, start: 1) } mają odpowiedź: { $move } ({ $text }). Przepada { $percent }% szans na wygraną. Spróbuj jeszcze raz.
report-worse-ended = Przepada { $percent }% szans na wygraną. Spróbuj jeszcze raz.
report-left = { $count ->
    [0] To był ostatni.
    [one] Został jeszcze { $count }.
    [few] Zostały jeszcze { $count }.
   *[other] Zostało jeszcze { $count }.
}
report-over = Enter otwiera następny błąd.
report-all-over = To był ostatni błąd. Esc prowadzi z powrotem.
