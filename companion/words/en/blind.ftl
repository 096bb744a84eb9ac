# Said to whoever sees nothing, after what the referee announces: how the table lies.
blind-lies = “{ $card }” lies { $place-at }, face down.
blind-lies-open = “{ $card }” lies { $place-at }, open: { $number }.
blind-is-open = “{ $card }” is open: { $number }.
blind-lies-apart = “{ $card }” lies face down, counted from “{ $other }” { $across ->
    [one] { SAID($across) } cell
   *[other] { SAID($across) } cells
} to the { $side ->
    [left] left
   *[right] right
} and { SAID($along) } { $way ->
    [down] down
   *[up] up
}.
blind-gone = No longer on the table: { $cards }.
blind-cells = { $count ->
    [one] { SAID($count) } cell
   *[other] { SAID($count) } cells
}
blind-all-right = Everything lies { blind-cells } further right.
blind-all-left = Everything lies { blind-cells } further left.
blind-all-up = Everything lies { blind-cells } further up.
blind-all-down = Everything lies { blind-cells } further down.
blind-shift-right = Everything goes { blind-cells } further right.
blind-shift-left = Everything goes { blind-cells } further left.
blind-shift-up = Everything goes { blind-cells } further up.
blind-shift-down = Everything goes { blind-cells } further down.
blind-shift-nowhere = Nothing is to be moved any more.
blind-off-right = Everything lies off its place, { blind-cells } further right.
blind-off-left = Everything lies off its place, { blind-cells } further left.
blind-off-up = Everything lies off its place, { blind-cells } further up.
blind-off-down = Everything lies off its place, { blind-cells } further down.
blind-off-nowhere = Everything lies in its place again.
blind-all-lifted = All cards are lifted or on their way.
blind-none-lifted = All cards are back in place.
blind-lifted = Lifted: { $cards }.
blind-laid-back = Back in place: { $cards }.
blind-loose = “{ $card }” lies { $place-at } and does not count yet.
blind-not-loose = Taken up again: { $cards }.
blind-out-of-order = { $count ->
    [0] Nothing is out of order any more.
   *[other] Out of order: { $cards }.
}
blind-checked = Being checked: { $cards }.
blind-not-checked = No longer being checked: { $cards }.
blind-discarded = Out of the match: { $cards }.
blind-not-discarded = Back in the match: { $cards }.

# The line, and what is in the box.
blind-line = { $count ->
    [0] The line is empty.
    [one] The line has { SAID($count) } card.
   *[other] The line has { SAID($count) } cards, from its beginning.
}
blind-line-card = “{ $card }”: { $number }.
blind-in-line = “{ $card }”, { $number }, lies { $place-at }.
blind-order = Now in this order: { $cards }.
blind-not-in-line = No longer in the line: { $cards }.
blind-beside = Beside the mat: { $cards }.
blind-on-mat = No longer beside the mat: { $cards }.
blind-in-box = In the box: { $cards }.
blind-not-in-box = No longer in the box: { $cards }.

# Towers, each from its foundation up, and what was discarded.
blind-metres = { $height ->
    [one] { SAID($height) } metre
   *[other] { SAID($height) } metres
}
blind-points = { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}
blind-site = Foundation “{ $card }” { $place-at }, resistance { SAID($withstands) }.
blind-aside = Tower number { SAID($count) } stands on “{ $card }”, resistance { SAID($withstands) }.
blind-building = { $seat }, building { SAID($count) }: { blind-metres }, on “{ $card }”, resistance { SAID($withstands) }.
blind-foundation-bears = The foundation: { blind-metres }, { blind-points }.
blind-floor = A covered card: { blind-metres }, { blind-points }.
blind-top = On top “{ $card }”: { blind-metres }, { blind-points }.
blind-bears = “{ $card }”: { blind-metres }, { blind-points }.
blind-roofed = That roof lies on tower number { SAID($count) }.
blind-quakes = Earthquakes there: { SAID($count) }.
blind-insurances = Insurances there: { SAID($count) }.
blind-turned = Quarters by which the foundation is turned: { SAID($count) }.
blind-mini-skyscraper = It holds “Mini-Skyscraper”.
blind-order-and-unity = It holds “Order and Unity”.
blind-world-record = It holds “World Record”.
blind-faulty-or-smelly = It holds “Faulty or Smelly”.
blind-site-gone = Nothing stands { $place-at } any more.
blind-aside-gone = Tower number { SAID($count) } on “{ $card }” is gone.
blind-building-gone = { $seat }: building { SAID($count) } is gone.
blind-discards = Among the discards: { $cards }.
blind-not-in-discards = No longer among the discards: { $cards }.

# Who sits there, what is pending for whom, and what lies ready.
blind-seats = At the table, clockwise: { $seats }.
blind-sits-for = { $name } plays in place of { $former }.
blind-holds = { $seat } holds { $count ->
    [0] no card
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
blind-duet = Pending for { $seat }: the Duet.
blind-trio = Pending for { $seat }: the Trio.
blind-draws = Pending for { $seat }: to draw { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
blind-out = { $seat } is out.
blind-nothing-pending = Nothing is pending for { $seat }.
blind-won = Won by: { $seats }.
blind-toilets = { $seat } has { $count ->
    [0] no toilet
    [one] { SAID($count) } toilet
   *[other] { SAID($count) } toilets
}.
blind-threshold = The tallest that { $seat } has built: { blind-metres }.
blind-pile = { $count ->
    [0] The pile is empty.
    [one] The pile counts { SAID($count) } card.
   *[other] The pile counts { SAID($count) } cards.
}
blind-box = { $count ->
    [0] The box is empty.
    [one] The box holds { SAID($count) } card.
   *[other] The box holds { SAID($count) } cards.
}
blind-foundations = Foundations left: { SAID($count) }.
blind-foundations-due = Foundations to be opened: { SAID($count) }.
blind-open-studies = Studies that lie open: { SAID($count) }.
blind-unseen-discards = Unseen cards among the discards: { SAID($count) }.
blind-count = { $count ->
    [0] Nothing is counted any more.
   *[other] The count, line by line.
}

# What is to be put right, and what the mat does not hear.
blind-to-mend = { $count ->
    [one] There is { SAID($count) } thing to be put right.
   *[other] There are { SAID($count) } things to be put right.
}
blind-mended = “{ $card }” is settled.
blind-first = First of all, “{ $card }”.
blind-nothing-to-mend = Nothing is left to be put right.
blind-undo = Undo would take the last act back.
blind-no-undo = Undo is not called for any more.
blind-silent = Silent: { $places }.
blind-silent-rows = Silent: { $count ->
    [1] row { $rows }
   *[other] rows { $rows }
}.
blind-heard = Heard again: { $places }.
blind-heard-rows = Heard again: { $count ->
    [1] row { $rows }
   *[other] rows { $rows }
}.
blind-silent-pads = Silent pads: { SAID($count) }.
blind-silent-draw-pads = Silent pads for drawn cards: { SAID($count) }.
blind-heard-badly = Heard badly: { $places }.
blind-heard-well = Heard well: { $places }.

# What is waited for now: shorter, to whoever was just called by name; and where a card may be laid.
blind-now-turn = Play a card or check one.
blind-now-must-play = Play a card.
blind-now-lay = Lay a card in the line, face down.
blind-now-play = Play a card, then draw.
blind-now-last-turn = Play one last card, or press OK to pass.
blind-no-question = Nothing is asked now.
blind-asked = It is { $seat }’s turn.
blind-may-lay = A card may be laid now.
blind-may-not-lay = No card can be laid now.
blind-free = Free: { $places }.
blind-free-too = Free too: { $places }.
blind-not-free = No longer free: { $places }.
