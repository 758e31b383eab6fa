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
refusals-tak-taken = Pole { $at } jest zajęte: nowy kamień kładzie się na pustym.
refusals-tak-nothing-there = Na { $at } nie ma czego ruszyć.
refusals-tak-not-yours = Ten stos należy do { SIDE($owner, form: "genitive") }: decyduje wierzchni kamień na { $at }.
refusals-tak-takes-nothing = Trzeba wziąć co najmniej jeden kamień.
refusals-tak-too-many = { $limit ->
    [few] Naraz można przenieść najwyżej { $limit } kamienie.
   *[other] Naraz można przenieść najwyżej { $limit } kamieni.
}
refusals-tak-stack-too-low = Z { $at } można wziąć tylko { $height }: stos nie jest wyższy.
refusals-tak-off-edge = Za { $at } kończy się plansza.
refusals-tak-standing-blocks = Stojący kamień na { $at } zagradza drogę.
refusals-tak-cap-blocks = Zwornik na { $at } zagradza drogę.
refusals-tak-flattens-alone = Stojący kamień na { $at } może położyć tylko sam zwornik, na końcu ruchu.
refusals-tak-hemmed-in = Kamień na { $at } jest zamknięty ze wszystkich stron.
refusals-tak-not-beside = Kamienie z ręki kładzie się najpierw na polu obok { $from }.
refusals-tak-bends = Stos porusza się w linii prostej.
refusals-tak-skips-square = Na każdym polu po drodze trzeba zostawić co najmniej jeden kamień.
refusals-tak-nothing-in-hand = Najpierw wybierz nowy kamień albo weź stos.
refusals-tak-hand-empty = W ręce nic nie zostało: ruch jest skończony.
refusals-tak-hand-full = W ręce jest już kamień albo stos.
refusals-tak-pass = Nie można pasować.
refusals-tak-turning = W Taku nie obraca się kamieni.
