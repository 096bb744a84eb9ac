# What stands beside the table on the screen.
screen-mark-duet = Duet
screen-mark-trio = Trio
screen-mark-draws = draws { $count }
screen-mark-out = out
screen-button-ok = OK
screen-the-swap = { $seat }: swap “{ $card-1 }” and “{ $card-2 }”.
screen-button-shift = Move everything
screen-button-cancel = Cancel
screen-button-check = Check
screen-button-go-on = Go on
screen-button-end = The end
screen-button-more = More
screen-button-undo = Take back
screen-label-draw = Draw
screen-label-series = Match { $match } of { $most }
screen-threshold = ≥ { $height } m
screen-not-kept = Nothing is kept, as was asked for.
