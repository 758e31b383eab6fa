# What holds for all games. Each row has its name and one line that explains it; labels have no full stop.
settings-search = Search the settings
settings-none-found = No setting has these words.
settings-reset = As usual again: { $setting }
settings-percent = { $percent }%

## The headings.
settings-writing = Language and text
settings-panels = Window and panels
settings-table-and-pieces = Table and pieces
settings-board = Marks on the board
settings-motion = Motion
settings-sound = Sound
settings-playing = Playing
settings-data = Games and settings

## Language and text.
settings-language = Language
settings-language-tip = Of everything that is written here
settings-language-system = As the system
settings-text-size = Text size
settings-text-size-tip = In proportion to the system's own scale

## Window and panels.
settings-theme = Panels
settings-theme-tip = Dark, light, or with strong contrast
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-colours = Colours of marks
settings-colours-tip = Others for those who don't see all colours
settings-colours-usual = Usual
settings-colours-blind = Colour-blind
settings-full-screen = Full screen
settings-full-screen-tip = The table covers the screen

## Table and pieces.
settings-quality = Picture quality
settings-quality-tip = Shadows and smooth edges cost time
settings-table = Table
settings-table-tip = What lies under every board
settings-table-wood = Wood
settings-table-slate = Slate
settings-table-felt = Felt
settings-punct = Pieces of PÜNCT
settings-punct-tip = With their board
settings-hive = Tiles of Hive
settings-hive-tip = With what lies under them
settings-tak = Stones of Tak
settings-tak-tip = With their board
settings-pieces-classic = Classic
settings-pieces-contrast = High contrast
settings-pieces-night = Night

## Marks on the board.
settings-coordinates = Coordinates
settings-coordinates-tip = Letters and numbers on the rim of the board
settings-tile-numbers = Tile numbers
settings-tile-numbers-tip = On the tiles of which there are several
settings-threats = Threats
settings-threats-tip = Warn when the other side could win with its next move
settings-threats-up-to = Threats up to level
settings-threats-up-to-tip = Against stronger levels there is no warning

## Motion.
settings-animation = Animation
settings-animation-tip = How fast pieces and the camera travel
settings-reduced-motion = Reduced motion
settings-reduced-motion-tip = Pieces fade in where they belong instead of travelling

## Sound.
settings-volume = Volume
settings-volume-tip = How loud the table is
settings-mute = Mute
settings-mute-tip = No sound at all
settings-walking = Sounds while walking
settings-walking-tip = Moves sound also while you walk through a game

## Playing.
settings-confirm = Confirm moves
settings-confirm-tip = A move waits until it is clicked again or Enter is pressed
settings-clock = Clock
settings-clock-tip = Of the next game: minutes, and seconds for each move
settings-clock-ends = Time ends the game
settings-clock-ends-tip = Who runs out of time has lost
settings-coach = Coach
settings-coach-tip = Looks on in games against levels and warns you of bad moves
settings-random-colours = Random colours
settings-random-colours-tip = Chance decides who has White
settings-level-pause = Pause between moves
settings-level-pause-tip = Where two levels play each other
settings-master-time = Master's time
settings-master-time-tip = How long Master thinks about a move

## The folder.
settings-folder = Folder
settings-folder-tip = All games and these settings lie in it
