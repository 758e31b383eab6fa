# The panel beside a position that is being set up.
editor-title = Set up a position
editor-to-move = To move
editor-copy = Copy
editor-copy-tip = Copy the position as text
editor-scene-title = Title
editor-saved = Saved.
