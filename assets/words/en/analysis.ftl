# Live analysis: how the position on the table stands, and its best lines.

## Commands.
analysis-toggle = Analysis
analysis-toggle-tip = Show what the search makes of this position, wherever you walk; again: no more
analysis-lines = Lines of the analysis
analysis-lines-tip = How many of the best lines the analysis shows
analysis-notation = Notation
analysis-notation-tip = Write the lines in notation instead of words
analysis-preview = Show the line
analysis-preview-tip = Show the position after these moves on the table
analysis-play = Follow the line
analysis-play-tip = Go along this line as a variation

## In the settings.
analysis-in-notation = Analysis in notation
analysis-in-notation-tip = Lines in notation instead of words

## How the position stands.
analysis-chance = White’s winning chance: { $percent }%
analysis-wins = { SIDE($side) } wins in { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# In a bar: a letter for the side, and how many moves.
analysis-wins-short = { $side ->
    [white] W{ $count }
   *[black] B{ $count }
}

## What the search is doing.
analysis-source-strata = Strata
analysis-begins = Looking …
analysis-searching = Depth { $depth } · { $thousands }k positions/s
analysis-waits = Waits while the opponent thinks
analysis-rests = Depth { $depth } · at rest
analysis-over = The game is over here
analysis-no-position = This is no position of the game yet.

## The panel.
analysis-move = Line { $line }, move { $number }: { $move }
analysis-off = Switch the analysis off
analysis-fewer = Fewer lines
analysis-more = More lines
analysis-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
