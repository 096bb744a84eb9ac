# What stands beside the table on the screen.
screen-mark-duet = Duet
screen-mark-trio = Trio
screen-mark-draws = to draw: { $count }
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
screen-match-over = The match is over.
screen-threshold = needs over { $height } m
screen-threshold-reach = needs { $height } m or more
screen-not-kept = Matches are not saved, as you asked.
screen-time-up = Time is up, { $seat }. Please finish your move.

# A card was laid just now, and does not count yet.
screen-loose = { $seat }: “{ $card }” is down; you can still move it.

# What is taken back: one act, or all since the last turn of the only person among bots.
screen-ask-act = { $act } Take this back?
screen-ask-back = Back to { $seat }’s last turn? All that followed is taken back, too.
screen-ask-back-play = Take back “{ $card }”, played by { $seat }, and all that followed?
