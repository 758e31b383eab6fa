history-moves = Ruchy
history-fold = Zwiń
history-fold-tip = Zwiń listę ruchów ({ $shortcut })
history-edit = Edycja
history-none-yet = Nie ma jeszcze ruchów
history-move = Ruch { $ply }: { $move }
history-move-in-variation = Ruch { $ply }: { $move }, wariant
history-unfold = Rozwiń
history-unfold-tip = Rozwiń ten wariant
history-fold-variation = Zwiń wariant { $move }
history-comment-hint = Komentarz do tego ruchu

history-to-start = Na początek
history-back = O ruch wstecz
history-autoplay = Odtwarzanie
history-on = O ruch naprzód
history-to-end = Na koniec

history-mark-none = brak
history-mark-threat = Groźba drogi
history-result = Wynik
history-won = Wygrały { SIDE($side) }
history-draw = Remis
history-no-result = Bez wyniku

history-promoted = Wariant { $move } jest teraz główny.
history-deleted = { $after ->
    [0] Usunięto ruch { $move }.
    [one] Usunięto { $move } i następny ruch.
    [few] Usunięto { $move } i { $after } następne ruchy.
   *[other] Usunięto { $move } i { $after } następnych ruchów.
}
history-commented = Komentarz do ruchu { $move }.
history-commented-start = Komentarz do początku partii.
history-marked = Ruch { $move } oznaczono znakiem { $marks }
history-unmarked = Usunięto oznaczenie ruchu { $move }.
