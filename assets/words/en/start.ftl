# The first screen.
start-motto = Three games in which pieces climb on pieces
start-continue = Continue { $game }
start-resume = Resume { $game }
start-last-game = { $game }: { $white } – { $black }

# The cards of the games.
start-picture = { $game }, a picture
start-play = Play { $game }
start-play-word = Play
start-learn = Learn { $game }
start-learn-stars = Learn { $game } · { $won } of { $all } stars
start-set-up = Set up a position of { $game }…
start-more = More
start-more-for = More choices for { $game }
start-repetition = A position that comes a third time is a draw
start-punct-author = Kris Burm
start-punct-standard = Standard: new pieces stay out of the centre
start-punct-basic = Basic
start-punct-strict = Strict bridges: the PÜNCT must touch what it lands on
start-hive-author = John Yianni
start-bug = { PIECE($bug, start: 1) }
start-after-a-few-games = after a few games
start-knowing-the-others = for those who know the others
start-hive-tournament = Tournament opening: no queen first
start-tak-author = James Ernest and Patrick Rothfuss
start-komi = Komi
start-double-stack = Double black stack: Black’s first stone is two high

# What most games do without.
start-random-colours = Random colours
start-random-colours-tip = Chance decides who has White
start-no-clock = No clock
start-clock = Clock for the next game
start-minutes = {" "}min
start-minutes-tip = Minutes for the game
start-seconds = {" "}s
start-seconds-tip = Seconds added by each move
start-clock-ends = running out loses
