# Przy planszy podczas partii: co można zrobić, zapasy, stosy, podpowiedzi i groźby.

play-title = { $name } · { $game }
play-setting-up = Ustawianie: { $game }
play-introduction = { $title }: { $about }

play-ended = { $ended } „Cofnij” to odwoła i partia potoczy się dalej.
play-paused = Pauza przed ruchem { SIDE($side, form: "genitive") } ({ $level }). „Jeden ruch” wykonuje jeden ruch.
play-about-to-move = { SIDE($side, start: 1) } ({ $level }) zaraz wykonają ruch.
play-thinks = { SIDE($side, start: 1) } ({ $level }) myślą.
play-must-pass = { SIDE($side, start: 1) } nie mają ruchu i muszą pasować.
play-coach-waits = Cofnij ruch albo graj dalej.
play-coach-off = Wyłącz trenera
play-looking = Szukam dobrego ruchu…
play-holds = { SIDE($side, start: 1) } trzymają { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[other] { $count } kamieni
}. Klikaj podświetlone pola, by kłaść je po jednym; kółkiem, cyfrą lub kolejnym kliknięciem stosu weźmiesz mniej.
play-in-hand = W ręce jeszcze { $count }: każde kliknięcie kładzie jeden, Enter kładzie tu resztę.
play-confirm-stone = Kolejne kliknięcie zmienia rodzaj kamienia; Enter wykonuje ruch, Esc cofa.
play-confirm = Kliknij jeszcze raz albo naciśnij Enter, by wykonać ruch; Esc cofa.
play-turn-it = Obracaj kółkiem, klawiszem R albo klikając kropki; kliknięcie w PÜNCT lub Enter kończy ruch.
play-put-or-throw = Połóż na podświetlonym polu albo kliknij oznaczony sąsiedni żeton, by go przerzucić.
play-put-taken = Połóż na podświetlonym polu albo naciśnij Esc, by zostawić na miejscu.
play-put-chosen = Połóż na podświetlonym polu albo naciśnij Esc, by odłożyć do zapasu.
play-refused-throws = { $why } Kliknij oznaczony sąsiedni żeton, by go przerzucić.
play-refused-take = { $why } Kliknij jeszcze raz, by wziąć to, co tam leży.
play-thinking = myśli…
play-thinking-line = myśli, głębokość { $depth }: { $line }

play-draft = Weź pion z zapasu albo z planszy; prawy przycisk usuwa.
play-draft-chosen = { PIECE($piece, start: 1) }: klikaj tam, gdzie ma leżeć, ile razy chcesz; prawy przycisk odkłada.
play-draft-taken = Kliknij, gdzie ma leżeć. Esc zostawia na miejscu, Delete lub prawy przycisk usuwa.
play-draft-turns = { $guidance } Kółko lub R obraca.
play-draft-over = W tej pozycji partia jest już skończona. { $outcome }

play-hint = Podpowiedź: { $move } ({ $text }). Kliknij ją albo naciśnij Enter, by tak zagrać.
play-hint-won = Podpowiedź: { $move } ({ $text }), i wygrywasz. Kliknij ją albo naciśnij Enter, by tak zagrać.
play-hint-lost = Ta pozycja jest przegrana, jeśli { SIDE($side) } dobrze odpowiedzą. Najdłużej broni się: { $move } ({ $text }). Kliknij ją albo naciśnij Enter, by tak zagrać.

play-move-place = połóż { PIECE($piece, form: "accusative", short: 1) } na { $space }
play-move-place-theirs = połóż { PIECE($piece, form: "accusative") } { SIDE($side, form: "genitive") } na { $space }
play-move-place-tile = połóż { PIECE($piece, form: "accusative") }
play-move-place-beside = połóż { PIECE($piece, form: "accusative") } obok { PIECE($other, form: "genitive") }
play-move-place-between = połóż { PIECE($piece, form: "accusative") } obok { PIECE($other, form: "genitive") } i { PIECE($third, form: "genitive") }
play-move-carry = { $count ->
    [one] przenieś jeden kamień z { $from } na { $to }
    [few] przenieś { $count } kamienie z { $from } na { $to }
   *[other] przenieś { $count } kamieni z { $from } na { $to }
}
play-move-flattens = { $move } i połóż na płask stojący tam kamień
play-move-turn = obróć { PIECE($piece, form: "accusative", short: 1) } na { $space }
play-move-climb-to = wejdź { PIECE($piece, form: "instrumental", short: 1) } z { $from } na { $to }
play-move-go = przesuń { PIECE($piece, form: "accusative", short: 1) } z { $from } na { $to }
play-move-climb = wejdź { PIECE($piece, form: "instrumental") } na { PIECE($other, form: "accusative") }
play-move-throw = przerzuć { PIECE($piece, form: "accusative") } przez { PIECE($other, form: "accusative") }
play-move-tile = przesuń { PIECE($piece, form: "accusative") }
play-move-beside = przesuń { PIECE($piece, form: "accusative") } obok { PIECE($other, form: "genitive") }
play-move-between = przesuń { PIECE($piece, form: "accusative") } obok { PIECE($other, form: "genitive") } i { PIECE($third, form: "genitive") }
play-move-pass = pasuj: nic innego nie da się zrobić

play-threat-road = Groźba! { SIDE($side, start: 1) } mogą następnym ruchem dokończyć drogę: { $spaces }.
play-threat-surround = Uwaga: { SIDE($side) } mogą następnym ruchem otoczyć królową { SIDE($other, form: "genitive") }.
play-threat-centre = Uwaga: { SIDE($side) } mogą następnym ruchem położyć ostatni pion, mając więcej kropek w obszarze centralnym.
play-threat-join = Uwaga: { SIDE($side) } mogą następnym ruchem połączyć dwie strony: { $spaces }.

play-side = { SIDE($side, start: 1) }
play-to-move = na posunięciu
play-name = Imię
play-name-of = Imię grającego { SIDE($side, form: "instrumental") }
play-rating = ranking
play-rating-of = Ranking { SIDE($side, form: "genitive") }
play-time-of = Czas { SIDE($side, form: "genitive") }
play-played-by = Kto gra { SIDE($side, form: "instrumental") }
play-seconds-a-move = s na ruch
play-reserve = { PIECE($piece, start: 1) }, w zapasie { $count }
play-reserve-empty = Zapas pusty
play-draw-declined = { $level } woli grać dalej.
play-draw-declined-opponent = Przeciwnik woli grać dalej.

play-stack = Stos { $space }
play-stack-below = … i { $count } niżej
play-stack-gap = pusto
play-stack-piece = { PIECE($piece, start: 1) }
play-stack-bridge = { PIECE($piece, start: 1) } (most)
play-stack-lifted = { GENDER($piece) ->
    [feminine] { PIECE($piece, start: 1) }, podniesiona
   *[masculine] { PIECE($piece, start: 1) }, podniesiony
}
play-stack-bridge-lifted = { GENDER($piece) ->
    [feminine] { PIECE($piece, start: 1) } (most), podniesiona
   *[masculine] { PIECE($piece, start: 1) } (most), podniesiony
}
play-level-piece = { PIECE($piece, short: 1, start: 1) }

play-result-close = Zamknij
play-result-close-tip = Zamknij wynik; partia zostaje, jak jest (Esc)
play-notice-close = Zamknij powiadomienie
play-notice-undo = Cofnij
play-notice-open-good = Otwórz poprawną część
