refusals-game-over = Gra jest skończona.
refusals-other-game = To ruch z innej gry.

refusals-tak-opening = W pierwszym ruchu kładzie się płaski kamień przeciwnika.
refusals-tak-no-stone-left = { $side ->
    [white] Białym nie został żaden kamień.
   *[black] Czarnym nie został żaden kamień.
}
refusals-tak-no-cap-left = { $side ->
    [white] Białym nie został zwornik.
   *[black] Czarnym nie został zwornik.
}
refusals-tak-off-board = Tego pola nie ma na planszy { $size }×{ $size }.
refusals-tak-taken = Pole { $at } jest zajęte: nowy pion stawia się na pustym.
refusals-tak-nothing-there = Na { $at } nie ma czego ruszyć.
refusals-tak-not-yours = Ten stos należy do { SIDE($owner, form: "genitive") }: decyduje wierzchni pion na { $at }.
refusals-tak-takes-nothing = Trzeba wziąć co najmniej jeden pion.
refusals-tak-too-many = { $limit ->
    [few] Naraz można przenieść najwyżej { $limit } piony.
   *[other] Naraz można przenieść najwyżej { $limit } pionów.
}
refusals-tak-stack-too-low = Z { $at } można wziąć tylko { $height }: stos nie jest wyższy.
refusals-tak-off-edge = Za { $at } kończy się plansza.
refusals-tak-standing-blocks = Stojący kamień na { $at } zagradza drogę.
refusals-tak-cap-blocks = Zwornik na { $at } zagradza drogę.
refusals-tak-flattens-alone = Stojący kamień na { $at } może położyć tylko sam zwornik, na końcu ruchu.
refusals-tak-hemmed-in = Pion na { $at } jest zamknięty ze wszystkich stron.
refusals-tak-not-beside = Piony z ręki kładzie się najpierw na polu obok { $from }.
refusals-tak-bends = Stos porusza się w linii prostej.
refusals-tak-skips-square = Na każdym polu po drodze trzeba zostawić co najmniej jeden pion.
refusals-tak-nothing-in-hand = Najpierw wybierz nowy pion albo weź stos.
refusals-tak-hand-empty = W ręce nic nie zostało: ruch jest skończony.
refusals-tak-hand-full = W ręce jest już pion albo stos.
refusals-tak-pass = Nie można pasować.
refusals-tak-turning = W Taku nie obraca się pionów.
