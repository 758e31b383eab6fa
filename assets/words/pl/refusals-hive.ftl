refusals-hive-not-in-game = W tej partii { PIECE($bug) } nie bierze udziału.
refusals-hive-not-yours = { PIECE($tile, start: 1) } to nie twój żeton.
refusals-hive-none-left = { $side ->
    [white] Białe nie mają już w zapasie { PIECE($bug, form: "genitive") }.
   *[black] Czarne nie mają już w zapasie { PIECE($bug, form: "genitive") }.
}
refusals-hive-out-of-order = Najpierw kładzie się { PIECE($next, form: "accusative") }, potem { PIECE($tile, form: "accusative") }.
refusals-hive-queen-now = To czwarta tura: teraz trzeba wystawić królową.
refusals-hive-queen-too-early = W tym otwarciu królowej nie wystawia się w pierwszej turze.
refusals-hive-queen-first = Dopóki nie wystawisz królowej, nic się nie rusza.
refusals-hive-off-centre = Pierwszy żeton kładzie się na środku stołu.
refusals-hive-apart = Żeton musi stykać się z ulem.
refusals-hive-occupied = Nowy żeton kładzie się na pustym polu.
refusals-hive-touches-enemy = Nowy żeton nie może dotykać żetonów przeciwnika.
refusals-hive-no-spot = Nie ma pola, na którym nowy żeton stykałby się tylko ze swoimi.
refusals-hive-nothing-there = Tu nie leży żaden żeton.
refusals-hive-covered = { GENDER($tile) ->
    [feminine] { PIECE($tile, start: 1) } nie może się ruszyć: siedzi na niej { PIECE($by) }.
   *[masculine] { PIECE($tile, start: 1) } nie może się ruszyć: siedzi na nim { PIECE($by) }.
}
refusals-hive-splits = { PIECE($tile, start: 1) } nie może się ruszyć: ul rozpadłby się na { $parts } części.
refusals-hive-splits-throws = { PIECE($tile, start: 1) } nie może się ruszyć, bo ul rozpadłby się na { $parts } części, ale nadal może przerzucić sąsiada.
refusals-hive-same-place = { PIECE($tile, start: 1) } już tu jest.
refusals-hive-stuck = { PIECE($tile, start: 1) } nie ma dokąd pójść.
refusals-hive-stuck-throws = { PIECE($tile, start: 1) } nie ma dokąd pójść, ale nadal może przerzucić sąsiada.
refusals-hive-just-moved = { PIECE($tile, form: "accusative", start: 1) } dopiero co przesunięto: musi odpocząć jedną turę.
refusals-hive-gate = Między { PIECE($a, form: "instrumental") } a { PIECE($b, form: "instrumental") } jest za ciasno.
refusals-hive-high-gate = Między { PIECE($a, form: "instrumental") } a { PIECE($b, form: "instrumental") } nie da się przejść: stosy są za wysokie.
refusals-hive-loses-touch = { PIECE($tile, start: 1) } po drodze straci kontakt z ulem.
refusals-hive-cant-climb = { PIECE($bug, start: 1) } nie wchodzi na inne żetony.
refusals-hive-one-step = { PIECE($bug, start: 1) } robi tylko jeden krok.
refusals-hive-three-steps = Pająk robi dokładnie trzy kroki.
refusals-hive-no-way = { PIECE($bug, start: 1) } nie może się tam prześlizgnąć wokół ula.
refusals-hive-not-straight = Konik polny skacze w linii prostej.
refusals-hive-nothing-to-jump = Konik polny skacze przez co najmniej jeden żeton.
refusals-hive-gap = Konik polny ląduje na pierwszym pustym polu i nie przeskakuje przerw.
refusals-hive-not-ladybugs-way = Biedronka robi dwa kroki po wierzchu ula, a trzecim schodzi.
refusals-hive-nothing-to-copy = Komar, który dotyka tylko komarów, nie może się ruszyć.
refusals-hive-not-copied = Żaden sąsiad, którego dotyka komar, nie może tam pójść.
refusals-hive-not-thrown-there = Przerzucony żeton ląduje na pustym polu obok { PIECE($by, form: "genitive") }.
refusals-hive-thrown-from-stack = Przerzucić można tylko żeton, który leży sam.
refusals-hive-no-pass = Pasuje się tylko wtedy, gdy nie ma innego ruchu.
refusals-hive-out-of-step = Najpierw wybierz żeton, potem miejsce dla niego.
