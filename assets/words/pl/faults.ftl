# Dlaczego tekstu nie da się odczytać: wpisanego ruchu, wklejonej pozycji, partii z pliku. `$word` to to, co się nie zgadza.

faults-on-line = Wiersz { $line }: { $why }
faults-at = „{ $word }”: { $why }

faults-unreadable = Tego nie da się odczytać.
faults-empty = Nie ma czego czytać.
faults-tak-move = „{ $word }” to nie ruch. Ruchy zapisuje się tak: c3, Sc3, Cc3 albo 3c3>12.
faults-hive-move = „{ $word }” to nie ruch. Ruch to żeton i miejsce obok innego, na przykład wA1 bQ-.
faults-punct-move = „{ $word }” to nie ruch. Ruchy zapisuje się tak: TG12r1, G12-G5r3 albo G12r3.
faults-tak-position = Pozycja Taka (TPS) to rzędy rozdzielone znakiem /, strona na posunięciu (1 lub 2) i numer ruchu.
faults-hive-position = Pozycja Hive to wariant, strona na posunięciu (w lub b), liczba wykonanych ruchów i żetony, na przykład Base w 2 wQ@0,0 bQ@1,0.
faults-punct-position = Pozycja PÜNCTU to strona na posunięciu (w lub b), liczba wykonanych ruchów i piony, na przykład w 2 TG12r3,tC4r3.
faults-direction = W „{ $word }” brakuje kierunku: + - < albo >.
faults-drops = W „{ $word }” wzięto { $taken }, a odłożono { $dropped }: ma być tyle samo.
faults-tile = Nie ma żetonu „{ $word }”. Żetony nazywa się tak: wQ albo bA2.
faults-where = „{ $word }” nie mówi, obok którego żetonu, na przykład wA1 bQ-.
faults-not-on-board = Na stole nie ma { PIECE($piece, form: "genitive") }.
faults-space = Nie ma pola „{ $word }”. Pola nazywa się tak: G12, od A2 do Q16.
faults-letter = Nie ma piona „{ $word }”. Litery to T, C, E, L, M i R.
faults-other-piece = Na { $at } leży inny pion, a nie { PIECE($kind) }.
faults-which-turn = Jak ma być obrócony? Możliwe są { $turns }.
faults-unknown-game = Nie ma takiej gry.
faults-no-end = To, co się tu zaczyna, nie ma końca.
faults-refused = Ruch { $number } jest niemożliwy. { $why }
faults-unknown-format = Takiego zapisu Strata nie zna. Czyta własne partie i sceny, PTN i TPS (Tak), GameString i PGN (Hive), listy ruchów i SGF z boardspace (PÜNCT).
faults-no-game = Nie ma w tym żadnej partii.
faults-too-large = To jest za duże.
faults-newer = To zapisała nowsza wersja programu.
