# Programs of others that play and analyse here: settings, what they did wrong, and what can be done then.

## Settings.
engines-title = Engines
engines-about = Programs of others that speak UHP (Hive), TEI (Tak) or UGI. What they play is checked by the rules here.
engines-command = Program and arguments
engines-command-hint = /path/to/engine --option
engines-asking = Finding out what { $program } is…
engines-added = { $engine } has been added.
engines-speaks = Speaks { $protocol }, plays { $games }
engines-speaks-only = Speaks { $protocol }, but wasn't seen to play any of the three games
engines-name-of = Name of { $engine }
engines-name-taken = Another engine is called that already.
engines-move-time = Time a move
engines-move-time-tip = Where the game has no clock
engines-file-for = Choose a file: { $option }
engines-testing = It is thinking about its first move…
engines-test-speed = It played { $text } after { $seconds } s, at { $speed } positions a second.
engines-test-move = It played { $text } after { $seconds } s.
engines-test-nothing = There is no game here that it was seen to play.
engines-pressed = { $engine } was told: { $option }
engines-too-many = There is no room for more engines: remove one first.
engines-choose-program = Which program is the engine?
engines-choose-option = Which file is the engine to use?
engines-protocol-and-games = { $protocol } · { $games }

## Commands.
engines-add = Add
engines-add-tip = Find out what this program speaks and plays, and add it to the engines
engines-choose = Choose a file
engines-choose-tip = Look for the engine's program among the files
engines-stop-asking = Stop
engines-stop-asking-tip = Don't wait for the program any longer
engines-change = Change an engine
engines-change-tip = Its name, its time a move or one of its options
engines-test = Try it out
engines-test-tip = Has the engine play a move from the start position and tells what comes of it
engines-remove = Remove
engines-remove-tip = Take the engine off the list; its program stays where it is
engines-analyse = Who analyses
engines-analyse-tip = Ask this engine for the lines instead of Strata’s own search
engines-again = Try again
engines-again-tip = Start the engine anew and ask it for its move once more
engines-i-play = I play this side
engines-i-play-tip = A person at this screen goes on in the engine's place
engines-level-plays = A level plays on
engines-level-plays-tip = The level of about your strength goes on in the engine's place

## At the table.
engines-does-not-play = { $engine } doesn't play this game.
engines-unknown = { SIDE($side) } was played by the engine { $engine }, which isn't known here any more. A person plays in its place.
engines-stopped = { $fault } It has been stopped.

## What went wrong.
engines-no-program = There is no program { $program }.
engines-not-executable = { $program } is no program that may be run.
engines-cant-start = { $engine } can't be started: { $why }
engines-ended = { $engine } has ended by itself.
engines-silent = { $engine } didn't answer within { $seconds } s.
engines-floods = { $engine } writes without end.
engines-other-tongue = { $engine } speaks neither UHP nor TEI nor UGI.
engines-refused = { $engine } refused: { $words }
engines-no-move = { $engine } named no move.
engines-illegal = { $engine } played a move that isn't legal: { $text }.
engines-out-of-turn = { $engine } moved out of turn: { $text }.
engines-cant-tell = { $engine } can't be told this game: its protocol has no words for it.
engines-given-up = { $engine } wasn't waited for any longer.
engines-command-unreadable = A quotation mark is missing, or the program is.
