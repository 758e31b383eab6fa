# The windows that ask, and what is said while the game can't be saved.
dialogs-close = Close window
dialogs-close-tip = Close (Esc)
dialogs-cancel = Cancel
dialogs-open = Open a game
dialogs-export = Export the game
dialogs-export-as = Export as
dialogs-picture = Save a picture
dialogs-film = Save an animation
dialogs-scene = Save as a scene

# What the list of files can be narrowed to.
dialogs-type-games = Games
dialogs-type-own = Strata's own (ron)
dialogs-type-tak = Tak (ptn, tps)
dialogs-type-hive = Hive (pgn, txt)
dialogs-type-boardspace = boardspace (sgf)

# The file dialog.
dialogs-overwrite = Overwrite
# Stands under the path of the file.
dialogs-overwrite-question = already exists. Do you want to overwrite it?
dialogs-reload = Reload
dialogs-working-folder = Go to the working folder
dialogs-show-hidden = Show hidden
dialogs-show-system = Show system files
dialogs-pinned = Pinned
dialogs-places = Places
dialogs-devices = Devices
dialogs-removable = Removable devices
dialogs-home = Home
dialogs-desktop = Desktop
dialogs-documents = Documents
dialogs-downloads = Downloads
dialogs-audio = Audio
dialogs-pictures = Pictures
dialogs-videos = Videos
dialogs-pin = Pin
dialogs-unpin = Unpin
dialogs-rename = Rename
dialogs-selected-file = Selected file:
dialogs-file-name = File name:
dialogs-all-files = All files
dialogs-any-type = Any
dialogs-open-button = Open
dialogs-save-button = Save
dialogs-folder-unnamed = The folder needs a name
dialogs-file-unnamed = The file needs a name
dialogs-folder-exists = There is already a folder with this name
dialogs-file-exists = There is already a file with this name

dialogs-which-game = Which of { $count } games?
dialogs-game = { $count ->
    [one] { $number }. { $white } – { $black }, { $count } move
   *[other] { $number }. { $white } – { $black }, { $count } moves
}
dialogs-broken-game = { $number }. broken: { $why }

dialogs-draw = Draw?
dialogs-draw-question = { SIDE($by) } offers a draw. { SIDE($other) }, do you agree?

dialogs-how-large = How many pixels wide and high?
dialogs-width = Width
dialogs-height = Height
dialogs-size-limits = Each side of a picture has { $least } to { $most } pixels.
dialogs-choose-file = Choose a file

dialogs-unsaved-about = Play goes on; every move tries to save it again.
dialogs-quit = Quit without saving?
dialogs-quit-about = If you quit now, what isn't on the disk is lost.
