library-title = Partidas guardadas
library-find = Buscar
library-trash = Papelera ({ $count })
library-no-folder = No hay carpeta para guardar partidas, así que no se conserva ninguna.
library-none-yet = Aún no hay nada. Cada partida se guarda aquí mientras se juega.
library-none-found = Ninguna partida guardada se llama así.

library-players = { $white } – { $black }, { $game }
library-state = { $count ->
    [one] { $when } · { $count } jugada · { $result }
   *[other] { $when } · { $count } jugadas · { $result }
}
library-on-the-table = { $state } · en la mesa
library-unreadable = No se puede leer { $id }
library-date = { $month ->
    [1] { $day } de enero de { $year }, { $time }
    [2] { $day } de febrero de { $year }, { $time }
    [3] { $day } de marzo de { $year }, { $time }
    [4] { $day } de abril de { $year }, { $time }
    [5] { $day } de mayo de { $year }, { $time }
    [6] { $day } de junio de { $year }, { $time }
    [7] { $day } de julio de { $year }, { $time }
    [8] { $day } de agosto de { $year }, { $time }
    [9] { $day } de septiembre de { $year }, { $time }
    [10] { $day } de octubre de { $year }, { $time }
    [11] { $day } de noviembre de { $year }, { $time }
   *[12] { $day } de diciembre de { $year }, { $time }
}

library-name-hint = Un nombre para esta partida
library-action = { $action }: { $title }
library-bring-back = Recuperar
library-bring-back-game = Recuperar: { $title }

library-kept = Las partidas borradas se conservan treinta días.
library-no-way-back = Después no se pueden recuperar.
library-remove = Borrar para siempre
library-keep = Conservar

library-disk-slow = El disco tarda demasiado.
library-saved-again = La partida vuelve a guardarse.
