library-title = Zapisane partie
library-find = Szukaj
library-trash = Kosz ({ $count })
library-no-folder = Nie ma folderu na partie, więc żadna nie jest zapisywana.
library-none-yet = Jeszcze nic. Każda partia zapisuje się tu w trakcie gry.
library-none-found = Żadna zapisana partia tak się nie nazywa.

library-players = { $white } – { $black }, { $game }
library-state = { $count ->
    [one] { $when } · { $count } ruch · { $result }
    [few] { $when } · { $count } ruchy · { $result }
   *[other] { $when } · { $count } ruchów · { $result }
}
library-on-the-table = { $state } · na stole
library-unreadable = Nie da się odczytać { $id }
library-date = { $month ->
    [1] { $day } stycznia { $year }, { $time }
    [2] { $day } lutego { $year }, { $time }
    [3] { $day } marca { $year }, { $time }
    [4] { $day } kwietnia { $year }, { $time }
    [5] { $day } maja { $year }, { $time }
    [6] { $day } czerwca { $year }, { $time }
    [7] { $day } lipca { $year }, { $time }
    [8] { $day } sierpnia { $year }, { $time }
    [9] { $day } września { $year }, { $time }
    [10] { $day } października { $year }, { $time }
    [11] { $day } listopada { $year }, { $time }
   *[12] { $day } grudnia { $year }, { $time }
}

library-name-hint = Nazwa tej partii
library-action = { $action }: { $title }
library-bring-back = Przywróć
library-bring-back-game = Przywróć: { $title }

library-kept = Usunięte partie są przechowywane trzydzieści dni.
library-no-way-back = Potem nie da się ich przywrócić.
library-remove = Usuń na zawsze
library-keep = Zachowaj

library-disk-slow = Dysk odpowiada zbyt długo.
library-saved-again = Partia znów jest zapisywana.
