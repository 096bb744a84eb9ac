# What stands beside the table on the screen.
screen-mark-duet = Duet
screen-mark-trio = Trio
screen-mark-draws = draws { $count }
screen-mark-out = out
screen-button-yes = Yes
screen-button-shift = Move all cards
screen-button-swap = Swap
screen-button-cancel = Cancel
screen-button-check = Check
screen-button-go-on = Continue
screen-button-end = See result
screen-button-more = More
screen-button-undo = Take back
screen-label-series = Match { $match } of { $most }
screen-threshold = ≥ { $height } m
screen-not-kept = Matches are not saved, as you asked.

# A card was laid just now, and does not count yet.
screen-loose = “{ $card }” lies there; it may still be moved.
