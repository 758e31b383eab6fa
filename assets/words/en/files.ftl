# What is said of files and folders: what was written or read, and what went wrong.

# Why a folder or a file can't be used.
files-no-room = There is no room left.
files-not-allowed = It may not be written.
files-not-there = It isn't there.
files-no-folder = A file stands where a folder should be.
files-is-folder = It is a folder.
files-no-file = It is a pipe or a device, not a file.
files-no-reason = No reason was given.

# Saved games and settings. `$why` is a sentence of its own.
files-unsaved = The game can't be saved in { $folder }. { $why }
files-unsavable = The game can't be saved. { $why }
files-too-many-moves = With { $count } moves and variations it is too long.
files-too-large = With its comments it is too large.
files-trash-full = The trash in { $folder } can't be emptied. { $why }
files-not-deleted = The game can't be moved to { $folder }. { $why }
files-not-restored = The game can't be brought back from { $folder }. { $why }
files-game-exists = There is a game { $id } already.
files-in-trash = The game is in the trash.
files-folder-not-shown = The folder { $folder } can't be shown: no program here opens folders.
files-settings-aside = The settings can't be read, so the usual ones hold; the file is now { $name }. { $why }
files-settings-broken = The settings can't be read, so the usual ones hold. { $why } Nor can the file be set aside in { $folder }. { $trouble }
files-settings-values = In the settings { $names } can't be read, so the usual values hold there; the file as it was is now { $name }.
files-settings-values-lost = In the settings { $names } can't be read, so the usual values hold there.
files-settings-unsaved = The settings can't be saved in { $folder }. { $why }

# Games from files.
files-broken = { $file } can't be read. { $why }
files-clipboard-broken = What is in the clipboard can't be read. { $why }
files-breaks-off = { $count ->
    [one] The game breaks off after { $count } move. { $why }
   *[other] The game breaks off after { $count } moves. { $why }
}
files-open-elsewhere = This game is open in another window. Here you play on a copy of it.
# The title of that copy.
files-copy-of = { $title } (copy)

# Games, pictures and scenes to files.
files-written = Written to { $file }.
files-written-without = Written to { $file }. { $format } has no place for: { $lost }.
files-lost-also = { $lost }, { $more }
files-lost-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
files-lost-variations = { $count ->
    [one] { $count } variation
   *[other] { $count } variations
}
files-lost-comments = { $count ->
    [one] { $count } comment
   *[other] { $count } comments
}
files-lost-marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
files-lost-tags = { $count ->
    [one] { $count } tag
   *[other] { $count } tags
}
files-lost-braces = { $count ->
    [one] the sign “{"}"}” in { $count } comment
   *[other] the sign “{"}"}” in { $count } comments
}
files-cant-write = { $file } can't be written. { $why }
files-not-for-game = { $format } is not for { $game }.
files-drawing = Drawing { $file }…
files-drawn = { $file } is drawn.
files-not-drawn = { $file } isn't drawn. { $why }
