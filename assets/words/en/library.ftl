# The screen of saved games.
library-title = Saved games
library-find = Find
library-trash = Trash ({ $count })
library-no-folder = There is no folder to save games in, so none are kept.
library-none-yet = Nothing yet. Every game is saved here while it is played.
library-none-found = No saved game is called that.

# A game in three lines; the second and the third.
library-players = { $white } – { $black }, { $game }
library-state = { $count ->
    [one] { $when } · { $count } move · { $result }
   *[other] { $when } · { $count } moves · { $result }
}
library-on-the-table = { $state } · on the table
library-unreadable = { $id } can't be read
library-date = { $month ->
    [1] { $day } January { $year }, { $time }
    [2] { $day } February { $year }, { $time }
    [3] { $day } March { $year }, { $time }
    [4] { $day } April { $year }, { $time }
    [5] { $day } May { $year }, { $time }
    [6] { $day } June { $year }, { $time }
    [7] { $day } July { $year }, { $time }
    [8] { $day } August { $year }, { $time }
    [9] { $day } September { $year }, { $time }
    [10] { $day } October { $year }, { $time }
    [11] { $day } November { $year }, { $time }
   *[12] { $day } December { $year }, { $time }
}

library-name-hint = A name for this game
# What a screen reader hears of a button in a row: what it does, with which game.
library-action = { $action } { $title }
library-bring-back = Bring back
library-bring-back-game = Bring back { $title }

library-kept = Deleted games are kept for thirty days.
library-no-way-back = They can't be brought back then.
library-remove = Remove them for good
library-keep = Keep them

library-disk-slow = The disk takes too long.
library-saved-again = The game is saved again.
