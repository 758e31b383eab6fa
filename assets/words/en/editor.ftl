# The panel beside a position that is being set up.
editor-title = Set up a position
editor-to-move = To move
editor-copy = Copy
editor-copy-tip = Copy the position as text
editor-scene-title = Title
editor-saved = Saved.
# A scene that is saved: its title where nobody gave it one, and what there is to see in it.
editor-scene-unnamed = A position of { $game }
editor-scene-to-move = { SIDE($side) } to move.
editor-scene-outcome = { $outcome }.
