# Co zaznacza się na planszy na życzenie i co grozi: pozycje menu z objaśnieniami oraz zdania nad planszą.

overlays-show = Pokazuj
overlays-ways = Najkrótsze drogi
overlays-ways-tip = Zaznaczaj najkrótszą drogę każdej strony i pola, których jej jeszcze brakuje
overlays-queens = Pola przy królowych
overlays-queens-tip = Zaznaczaj wolne pola przy królowych i żetony, które mogą tam dojść
overlays-pins = Związania
overlays-pins-tip = Zaznaczaj, co nie może ruszyć się z miejsca i co to trzyma
overlays-groups = Grupy
overlays-groups-tip = Łącz to, co u każdej strony stoi razem
overlays-count = Liczenie
overlays-count-tip = Zaznaczaj, co liczy się na końcu, i mów, kto prowadzi i komu wcześniej skończą się piony
overlays-threat-view = Co grozi
overlays-threat-view-tip = Pokazuj, co zrobiłby przeciwnik, gdyby teraz był jego ruch

overlays-no-ways = W Hive nie ma boków do połączenia.
overlays-no-queens = Królowe są tylko w Hive.
overlays-no-pins = W Taku żaden kamień nie trzyma innego w miejscu.
overlays-no-groups = W Hive wszystkie żetony stoją razem.
overlays-no-count = W Hive niczego się nie liczy.

overlays-road = { SIDE($side, form: "dative", start: 1) } brakuje do drogi { $count ->
    [one] { $count } pola
   *[other] { $count } pól
}: { $spaces }.
overlays-no-road-left = { SIDE($side, form: "dative", start: 1) } nie zostało żadne miejsce na drogę.
overlays-connection = { SIDE($side, form: "dative", start: 1) } brakuje do połączenia { $count ->
    [one] { $count } pola
   *[other] { $count } pól
}: { $spaces }.
overlays-queen-reached = Królowa { SIDE($side, form: "genitive") } ma { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
}. Jednym ruchem mogą tam dojść: { $tiles }.
overlays-queen-unreached = Królowa { SIDE($side, form: "genitive") } ma { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
} i żaden żeton nie dojdzie tam jednym ruchem.
overlays-pinned-tiles = Związane: { $tiles }.
overlays-pinned-pieces = { $count ->
    [one] { $count } pion trzyma to, co na nim leży.
    [few] { $count } piony trzyma to, co na nich leży.
   *[other] { $count } pionów trzyma to, co na nich leży.
}
overlays-nothing-pinned = Nic nie jest związane.
overlays-group = { SIDE($side, start: 1) } mają { $count ->
    [one] { $count } grupę
    [few] { $count } grupy
   *[other] { $count } grup
}, największą na { $most ->
    [one] { $most } polu.
   *[other] { $most } polach.
}
overlays-lead-flats = W płaskich kamieniach prowadzą { SIDE($side) }: białe { $white }, czarne { $black }.
overlays-even-flats = W płaskich kamieniach nikt nie prowadzi: białe { $white }, czarne { $black }.
overlays-lead-centre = W centrum prowadzą { SIDE($side) }: białe { $white }, czarne { $black }.
overlays-even-centre = W centrum nikt nie prowadzi: białe { $white }, czarne { $black }.
overlays-left = Zostało pionów: białe { $white }, czarne { $black }. Gdyby tylko je wykładać, pierwsze skończą się { SIDE($side, form: "dative") }.

overlays-looking = Patrzymy, co zrobiłyby teraz { SIDE($side) }…
overlays-foreseen = Gdyby teraz był ruch { SIDE($side, form: "genitive") }: { $move } ({ $text }).
overlays-foreseen-wins = Gdyby teraz był ruch { SIDE($side, form: "genitive") }: { $move } ({ $text }). { $count ->
    [one] To wygrywa.
    [few] To wygrywa w { $count } ruchach.
   *[other] To wygrywa w { $count } ruchach.
}
overlays-over = Co grozi: partia jest skończona.
overlays-opening = Co grozi: w pierwszych turach nikogo nie można pominąć.
overlays-no-move = Co grozi: { SIDE($side) } nie mogłyby teraz ruszyć.
overlays-no-position = Co grozi: z tej pozycji nie da się grać.
overlays-withheld = Co grozi: nie podczas rozwiązywania.
