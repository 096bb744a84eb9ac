# What is read aloud of a screen where it stands there as a sign.
reading-label-pause = pause
reading-label-undo = undo
reading-label-back = back
reading-label-close = close
reading-label-up = up
reading-label-down = down
reading-label-left = before
reading-label-right = after
reading-label-more = more
reading-label-tick = done
reading-label-search = search
reading-label-violation = needs a look
reading-label-weak = hears badly
reading-label-chosen = { $text }, chosen
reading-label-card = card { $count } of { $most }
reading-table = The table.
