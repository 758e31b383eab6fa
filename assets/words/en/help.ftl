# The help page: what the keys and the mouse do. A row of the table of commands is its word and its tip.

help-title = Keys
help-command = { $word }: { $tip }

## The headings.
help-moving = Making a move
help-view = Looking at the table
help-history = Walking through the game
help-games = Games, files and panels
help-setting-up = Setting up a position
help-learning = Learning

## What a hand does, and what comes of it.
help-click = Click
help-click-does = take a piece from the reserve or the board, put it on a lit space; in PÜNCT a click on the arms of the piece just put turns it, on its PÜNCT decides
help-drag = Drag
help-drag-does = take and put in one go, a whole stack too
help-right-click = Right click
help-right-click-does = take the last step back
help-wheel = Wheel
help-wheel-moves = turn the PÜNCT piece in hand; take more or fewer of a Tak stack
help-count = 1 … 8, another click
help-count-does = how many pieces of a Tak stack to take; then each click drops one, Enter drops the rest
help-letters-tak = Tak: flat stone, standing stone, capstone
help-letters-hive = Hive: queen, beetle, grasshopper, spider, ant, ladybug, mosquito, pillbug
help-letters-punct = PÜNCT: triangle, straight (end, centre), angular (left, middle, right)
help-shift-letter = Shift + letter
help-shift-letter-does = with a piece in hand: change to this kind
help-type-space = with a piece in hand: type the space to put it on
help-type-move = type a whole move in the game's notation, then Enter
help-tab = Tab, arrows
help-tab-does = walk through what can be taken and where it can go; Enter decides
help-orbit = Drag on the empty table, right drag
help-orbit-does = orbit
help-pan = Middle drag, Shift + drag
help-pan-does = pan
help-wheel-zooms = zoom; goes down a lifted stack
help-lift = L or Alt held, a long press
help-lift-does = lift the piece under the pointer, with what lies on it: its surroundings fade, the levels are numbered; the button Lift does it by clicks
help-shift-arrows = Shift + arrows
help-shift-arrows-does = walk over every space of the board: a screen reader says what stands there, from the top down
help-escape-arrows = Esc, then arrows
help-escape-arrows-does = back to walking through the moves, where a piece is in hand or Tab has lit something
help-dropped-file = A file dropped onto the window
help-dropped-file-does = opens the game that is in it
help-arrange = Click, drag
help-arrange-does = any piece goes anywhere, from both reserves
help-remove = Right click, a drag off the board
help-remove-does = remove a piece with what lies on it
