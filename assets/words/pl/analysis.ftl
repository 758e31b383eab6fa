# Analiza na żywo: ocena pozycji na stole i jej najlepsze warianty.

analysis-toggle = Analiza
analysis-toggle-tip = Pokazuj, co komputer widzi w pozycji, dokądkolwiek przejdziesz; jeszcze raz – wyłącz
analysis-lines = Warianty w analizie
analysis-lines-tip = Ile najlepszych wariantów pokazuje analiza
analysis-notation = Notacja
analysis-notation-tip = Zapisuj warianty notacją zamiast słowami
analysis-preview = Pokaż wariant
analysis-preview-tip = Pokaż na stole pozycję po tych ruchach
analysis-play = Przejdź wariant
analysis-play-tip = Przejdź tym wariantem i dodaj go do partii

analysis-in-notation = Notacja w analizie
analysis-in-notation-tip = Warianty notacją zamiast słowami

analysis-chance = Szanse białych na wygraną: { $percent }%
analysis-wins = { SIDE($side, start: 1) } wygrywają w { $count ->
    [one] { $count } ruchu
    [few] { $count } ruchach
   *[other] { $count } ruchach
}
analysis-wins-short = { $side ->
    [white] B{ $count }
   *[black] C{ $count }
}

analysis-source-strata = Strata
analysis-begins = Szuka …
analysis-searching = Głębokość { $depth } · { $thousands } tys. poz./s
analysis-waits = Czeka, aż przeciwnik pomyśli
analysis-rests = Głębokość { $depth } · koniec obliczeń
analysis-over = Tu partia się skończyła
analysis-no-position = To jeszcze nie jest pozycja z gry.

analysis-move = Wariant { $line }, ruch { $number }: { $move }
analysis-off = Wyłącz analizę
analysis-fewer = Mniej wariantów
analysis-more = Więcej wariantów
analysis-count = { $count ->
    [one] { $count } wariant
    [few] { $count } warianty
   *[other] { $count } wariantów
}
