editor-title = Ustaw pozycję
editor-to-move = Ruch
editor-copy = Kopiuj
editor-copy-tip = Kopiuj pozycję jako tekst
editor-scene-title = Tytuł
editor-saved = Zapisano.
