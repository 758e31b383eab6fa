# The moves of the game, and what is done to them.
history-moves = Moves
history-fold = Fold
history-fold-tip = Fold the moves away ({ $shortcut })
history-edit = Edit
history-none-yet = No moves yet
history-move = Move { $ply }: { $move }
history-move-in-variation = Move { $ply }: { $move }, a variation
history-unfold = Unfold
history-unfold-tip = Unfold this variation
history-fold-variation = Fold the variation { $move }
history-comment-hint = A comment on this move

history-to-start = To the start
history-back = One move back
history-autoplay = Autoplay
history-on = One move on
history-to-end = To the end

# The menu of a move.
history-mark-none = none
history-mark-threat = A road is threatened
history-result = Result
history-won = { SIDE($side) } won
history-draw = A draw
history-no-result = No result

# What was done last.
history-promoted = Promoted { $move }.
history-deleted = { $after ->
    [0] Deleted { $move }.
    [one] Deleted { $move } and the move after it.
   *[other] Deleted { $move } and the { $after } moves after it.
}
history-commented = Commented { $move }.
history-commented-start = Commented the beginning.
history-marked = Marked { $move } with { $marks }
history-unmarked = Took the mark of { $move } away.
