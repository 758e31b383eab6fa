games-punct = PÜNCT
games-hive = Hive
games-tak = Tak

games-tak-sized = Tak { $size }×{ $size }
games-komi = komi { $komi }
games-double-stack = podwójny pierwszy czarny kamień
games-own-set = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[other] { $stones } kamieni
} i { $caps ->
    [one] { $caps } zwornik
    [few] { $caps } zworniki
   *[other] { $caps } zworników
}
games-no-repetition = bez remisu przez powtórzenie
games-hive-base = gra podstawowa
games-hive-with-one = dodatkowo { PIECE($bug) }
games-hive-with-two = dodatkowo { PIECE($bug) } i { PIECE($other) }
games-hive-with-three = dodatkowo { PIECE($bug) }, { PIECE($other) } i { PIECE($third) }
games-hive-tournament = otwarcie turniejowe
games-punct-standard = zasady standardowe
games-punct-basic = zasady podstawowe
games-punct-strict = ścisłe mosty

games-tak-score = { $count ->
    [one] { $count } płaski kamień
    [few] { $count } płaskie kamienie
   *[other] { $count } płaskich kamieni
}
games-tak-score-komi = { $count ->
    [one] { $count } płaski + komi { $komi }
    [few] { $count } płaskie + komi { $komi }
   *[other] { $count } płaskich + komi { $komi }
}
games-punct-score = { $count ->
    [one] { $count } kropka w centrum
    [few] { $count } kropki w centrum
   *[other] { $count } kropek w centrum
}

games-tak-first-turn = Ruch { SIDE($side, form: "genitive") } – w pierwszej turze połóż płaski kamień { SIDE($other, form: "genitive") }.
games-tak-turn = Ruch { SIDE($side, form: "genitive") } – kliknij puste pole, by położyć płaski kamień, wybierz najpierw inny albo kliknij swój stos, by nim ruszyć.
games-hive-turn = Ruch { SIDE($side, form: "genitive") } – wybierz żeton z zapasu albo kliknij swój, by nim ruszyć.
games-punct-turn = Ruch { SIDE($side, form: "genitive") } – wybierz swój pion, z zapasu albo z planszy.

games-tak-position = Pozycja jako TPS
games-tak-position-hint = wklej TPS
games-hive-position = Pozycja jako tekst
games-hive-position-hint = wklej pozycję lub GameString
games-punct-position = Pozycja jako tekst
games-punct-position-hint = wklej pozycję
