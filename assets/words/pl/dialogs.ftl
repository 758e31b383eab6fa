dialogs-close = Zamknij okno
dialogs-close-tip = Zamknij (Esc)
dialogs-cancel = Anuluj
dialogs-open = Otwórz partię
dialogs-export = Eksportuj partię
dialogs-export-as = Eksportuj jako
dialogs-picture = Zapisz obraz
dialogs-film = Zapisz animację
dialogs-scene = Zapisz jako scenę

dialogs-type-games = Partie
dialogs-type-own = Strata (ron)
dialogs-type-tak = Tak (ptn, tps)
dialogs-type-hive = Hive (pgn, txt)
dialogs-type-boardspace = boardspace (sgf)

dialogs-overwrite = Zastąp
dialogs-overwrite-question = Taki plik już istnieje. Zastąpić go?
dialogs-reload = Odśwież
dialogs-working-folder = Do folderu roboczego
dialogs-show-hidden = Pokaż ukryte
dialogs-show-system = Pokaż pliki systemowe
dialogs-pinned = Przypięte
dialogs-places = Miejsca
dialogs-devices = Urządzenia
dialogs-removable = Nośniki wymienne
dialogs-home = Folder domowy
dialogs-desktop = Pulpit
dialogs-documents = Dokumenty
dialogs-downloads = Pobrane
dialogs-audio = Muzyka
dialogs-pictures = Obrazy
dialogs-videos = Wideo
dialogs-pin = Przypnij
dialogs-unpin = Odepnij
dialogs-rename = Zmień nazwę
dialogs-selected-file = Wybrany plik:
dialogs-file-name = Nazwa pliku:
dialogs-all-files = Wszystkie pliki
dialogs-any-type = Dowolny
dialogs-open-button = Otwórz
dialogs-save-button = Zapisz
dialogs-folder-unnamed = Folder musi mieć nazwę
dialogs-file-unnamed = Plik musi mieć nazwę
dialogs-folder-exists = Folder o tej nazwie już istnieje
dialogs-file-exists = Plik o tej nazwie już istnieje

dialogs-which-game = Która z { $count } partii?
dialogs-game = { $count ->
    [one] { $number }. { $white } – { $black }, { $count } ruch
    [few] { $number }. { $white } – { $black }, { $count } ruchy
   *[other] { $number }. { $white } – { $black }, { $count } ruchów
}
dialogs-broken-game = { $number }. z błędem: { $why }

dialogs-draw = Remis?
dialogs-draw-question = { SIDE($by, start: 1) } proponują remis. { SIDE($other, start: 1) }, zgoda?

dialogs-how-large = Ile pikseli szerokości i wysokości?
dialogs-width = Szerokość
dialogs-height = Wysokość
dialogs-size-limits = Bok obrazu ma od { $least } do { $most } pikseli.
dialogs-choose-file = Wybierz plik

dialogs-unsaved-about = Gra toczy się dalej; każdy ruch próbuje zapisać ją znowu.
dialogs-quit = Zakończyć bez zapisu?
dialogs-quit-about = Jeśli wyjdziesz teraz, przepadnie to, czego nie ma na dysku.
