# O plikach i folderach: co zapisano lub odczytano i co się nie udało.

files-no-room = Nie ma już miejsca.
files-not-allowed = Nie wolno tam zapisywać.
files-not-there = Nie ma tego tam.
files-no-folder = Tam, gdzie miał być folder, jest plik.
files-is-folder = To folder.
files-no-file = To potok albo urządzenie, a nie plik.
files-no-reason = Nie podano powodu.

files-unsaved = Nie da się zapisać partii w { $folder }. { $why }
files-unsavable = Nie da się zapisać partii. { $why }
files-too-many-moves = { $count ->
    [one] Jest za długa: { $count } ruch razem z wariantami.
    [few] Jest za długa: { $count } ruchy razem z wariantami.
   *[other] Jest za długa: { $count } ruchów razem z wariantami.
}
files-too-large = Razem z komentarzami jest za duża.
files-trash-full = Nie da się opróżnić kosza w { $folder }. { $why }
files-not-deleted = Nie da się przenieść partii do { $folder }. { $why }
files-not-restored = Nie da się przywrócić partii z { $folder }. { $why }
files-game-exists = Partia { $id } już istnieje.
files-in-trash = Partia jest w koszu.
files-folder-not-shown = Nie da się pokazać folderu { $folder }: żaden program tutaj nie otwiera folderów.
files-settings-aside = Nie da się odczytać ustawień, więc obowiązują zwykłe; plik nazywa się teraz { $name }. { $why }
files-settings-broken = Nie da się odczytać ustawień, więc obowiązują zwykłe. { $why } Pliku nie da się też odłożyć w { $folder }. { $trouble }
files-settings-values = W ustawieniach nie da się odczytać { $names }, więc obowiązują tam zwykłe wartości; poprzedni plik nazywa się teraz { $name }.
files-settings-values-lost = W ustawieniach nie da się odczytać { $names }, więc obowiązują tam zwykłe wartości.
files-settings-unsaved = Nie da się zapisać ustawień w { $folder }. { $why }

files-broken = Nie da się odczytać { $file }. { $why }
files-clipboard-broken = Nie da się odczytać tego, co jest w schowku. { $why }
files-breaks-off = { $count ->
    [one] Partia urywa się po { $count } ruchu. { $why }
   *[other] Partia urywa się po { $count } ruchach. { $why }
}
files-open-elsewhere = Ta partia jest otwarta w innym oknie. Tutaj grasz na jej kopii.
files-copy-of = { $title } (kopia)

files-written = Zapisano: { $file }.
files-written-without = Zapisano: { $file }. W tym formacie ({ $format }) nie mieszczą się: { $lost }.
files-lost-also = { $lost }, { $more }
files-lost-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
files-lost-variations = { $count ->
    [one] { $count } wariant
    [few] { $count } warianty
   *[other] { $count } wariantów
}
files-lost-comments = { $count ->
    [one] { $count } komentarz
    [few] { $count } komentarze
   *[other] { $count } komentarzy
}
files-lost-marks = { $count ->
    [one] { $count } ocena ruchu
    [few] { $count } oceny ruchów
   *[other] { $count } ocen ruchów
}
files-lost-tags = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}
files-lost-braces = { $count ->
    [one] znak „{"}"}” w { $count } komentarzu
   *[other] znak „{"}"}” w { $count } komentarzach
}
files-cant-write = Nie da się zapisać { $file }. { $why }
files-not-for-game = Format nie pasuje do gry: { $format }, { $game }.
files-drawing = Rysuję { $file }…
files-drawn = Gotowe: { $file }.
files-not-drawn = Nie udało się narysować { $file }. { $why }
