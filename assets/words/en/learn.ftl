# The courses: their pages, and the panel beside a task.

learn-title = Learn
learn-about = { $game } in short tasks, a minute or two each.
learn-course = Course
learn-rules = Rules
learn-puzzles = Puzzles
learn-begin = Begin
learn-go-on = Go on
learn-task-of = Task { $number } of { $count }
learn-game = A whole game
learn-play-game = Play against Novice
learn-finish-course = Back to the course
learn-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}

# The line at the bottom, while a task is on the table.
learn-lift = Lift the piece: hold L over it, or press it long.
learn-answering = Wait for the answer…
learn-failed = Look what happens; then try again.
learn-done = Done! Enter goes on.

# The rules to read.
learn-search = find in the rules
learn-example = { $title }: put this example on the table
learn-try = Try it
learn-try-tip = Put this example on the table
learn-nothing-found = Nothing found.
