# Dlaczego ustawiona pozycja jest niemożliwa.

refusals-setup-foreign = To pion z innej gry.
refusals-setup-too-far = To za daleko od środka stołu.
refusals-setup-misshapen = { PIECE($piece, start: 1) } nie może tak leżeć.
refusals-setup-floating = { PIECE($piece, start: 1) } wisi w powietrzu.
refusals-setup-overlaps = { PIECE($piece, start: 1) } zajmuje { $at } razem z innym pionem na tym samym poziomie.
refusals-setup-no-climber = { PIECE($kind, start: 1) } nie może leżeć na innym żetonie.
refusals-setup-not-on-top = Na { $at } tylko na wierzchu może być stojący kamień albo zwornik.
refusals-setup-twice = { PIECE($piece, start: 1) } leży na stole dwa razy.
refusals-setup-cant-land = { PIECE($piece, start: 1) } nie może leżeć na { $at }. { $why }
refusals-setup-too-many = { SIDE($side, start: 1) } mają tylko { $count } tego rodzaju: { PIECE($kind) }.
refusals-setup-too-many-stones = { $count ->
    [one] { SIDE($side, start: 1) } mają tylko { $count } kamień, licząc stojące.
    [few] { SIDE($side, start: 1) } mają tylko { $count } kamienie, licząc stojące.
   *[other] { SIDE($side, start: 1) } mają tylko { $count } kamieni, licząc stojące.
}
refusals-setup-two-parts = Żetony nie tworzą jednego ula.
refusals-setup-reserves = To, co na planszy, i to, co w zapasie, nie składa się na pełny zestaw.
refusals-setup-reserve = W zapasie { SIDE($side, form: "genitive") } musi zostać { $left } tego rodzaju: { PIECE($kind) }.
refusals-setup-last-moved = To, co ruszyło się jako ostatnie, musi leżeć na wierzchu.
refusals-setup-others-turn = { $count ->
    [one] Po { $count } ruchu kolej na { SIDE($side) }.
   *[other] Po { $count } ruchach kolej na { SIDE($side) }.
}
refusals-setup-too-many-tiles = { $placed ->
    [one] W turze { $turns } { SIDE($side) } nie mogą mieć { $placed } żetonu na stole.
   *[other] W turze { $turns } { SIDE($side) } nie mogą mieć { $placed } żetonów na stole.
}
refusals-setup-too-many-pieces = { $placed ->
    [one] W turze { $turns } { SIDE($side) } nie mogą mieć { $placed } piona na planszy.
   *[other] W turze { $turns } { SIDE($side) } nie mogą mieć { $placed } pionów na planszy.
}
refusals-setup-too-long = Żadna partia tyle nie trwa.
refusals-setup-not-empty = Przed pierwszym ruchem plansza jest pusta.
refusals-setup-not-one-flat = Po pierwszym ruchu na planszy leży tylko jeden czarny płaski kamień.
refusals-setup-not-two-flats = Po pierwszym ruchu na planszy leży tylko stos dwóch czarnych płaskich kamieni.
refusals-setup-over-already = { SIDE($side, start: 1) } położyły ostatni pion, a to kończy partię: nie może być ich kolej.
refusals-setup-none-left = { SIDE($side, start: 1) } nie mają już { PIECE($kind, form: "genitive") }.
refusals-setup-nothing-to-take = Nie ma tu czego wziąć.
refusals-setup-table-ends = Tam kończy się stół.
refusals-setup-too-high = Wyżej już się nie da układać.
