# What the terminal says while a mat is tested or calibrated.
tuning-title = Mat “{ $name }”
tuning-title-calibrated = Mat “{ $name }”, calibrated
tuning-title-uncalibrated = Mat “{ $name }”, not calibrated
tuning-simulated-test = Its readers are simulated, and on each of them lies a card.
tuning-broken = Wrong with them as it was asked for: { $breaks }.
tuning-simulated-calibrate = Its readers are simulated, and the program lays the tag itself.
tuning-simulated-slots = Simulated, no card can lie there: { $slots }.
tuning-legend-empty = empty
tuning-legend-card = a card
tuning-legend-share = per cent: a card, and the share of polls that hear it
tuning-legend-two = two cards
tuning-legend-unknown = a tag that nobody has told me
tuning-legend-unreadable = something that cannot be read
tuning-legend-silent = no answer
tuning-legend-simulated = simulated
tuning-live-end = Ctrl-C ends this and tells what to do.
tuning-column-slot = slot
tuning-column-reads = reads
tuning-column-rate = heard
tuning-column-faults = faults
tuning-column-chip = chip
tuning-reads-empty = empty
tuning-reads-silent = no answer
tuning-reads-simulated = simulated
tuning-reads-unreadable = unreadable
tuning-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tuning-unknown-tags = { $count ->
    [one] { $count } unknown tag
   *[other] { $count } unknown tags
}
tuning-percent = { $share }%
tuning-hub = { $name }: { $count ->
    [one] { $count } antenna
   *[other] { $count } antennas
}, no news of it yet
tuning-hub-turns = { $name }: { $count ->
    [one] { $count } antenna
   *[other] { $count } antennas
}, longest turn { $worst } ms, frames lost: { $dropped }
tuning-passes = { $count ->
    [one] { $count } pass
   *[other] { $count } passes
} in { $seconds } s
tuning-all-well = All is well.
tuning-nothing-lay = All readers answer. To see how well they hear, lay a card on each slot and test again.

# What is the matter with a hub.
tuning-trouble-unplugged = “{ $name }” is not there. Plug it in; if it is, look with “facedown hub list” whether its port in the mat’s file is right.
tuning-trouble-silent = “{ $name }” does not answer. Unplug it and plug it in again; if that does not help, “facedown hub list” tells what became of it.
tuning-trouble-wire-version = “{ $name }” has the firmware of another facedown, so it is not used. “facedown hub files hub” gathers the right one, and tells how it gets there.
tuning-trouble-slots = “{ $name }” has another number of antennas than the mat’s file says. Correct its slots there, or ANTENNAS in its board.py.
tuning-trouble-crashed = “{ $name }” fell over and started again. If that goes on, look at its supply, and put the firmware on it anew.
tuning-trouble-slow = “{ $name }” answers slowly. Connect it without a hub in between, and see whether the machine is busy with something else.
tuning-trouble-away = “{ $name }” was silent as a whole now and then. Look at its plug, its cable and its supply, and at the wires that all of its boards share.
tuning-trouble-own = “{ $name }” cannot be polled by this machine. What its program said stands below; if that does not help, see whether SPI is switched on, and the wires.
tuning-trouble-own-wordless = “{ $name }” cannot be polled by this machine. See whether SPI is switched on, and the wires.
tuning-trouble-own-screen = “{ $name }” cannot be polled by this machine. The command “facedown mat test” tells why.
tuning-trouble-other = “{ $name }” has a trouble that I do not know. Update facedown.

# What is the matter with slots.
tuning-mend-readerless = This mat has no readers that could hear anything. Name slots, and the readers that serve them, in its file.
tuning-mend-mute = No answer: { $slots }. Check the wires of these boards, select line and 3.3 V first; then try another board.
tuning-mend-strange =
    Chips of an unknown kind: { $slots }. If they hear well, leave them; if not, look for loose wires, or try another board.
tuning-mend-check = Chips that do not remember what they are told: { $slots }. Look at their wires, make them shorter, or lower the speed of the bus.
tuning-mend-resets = Chips that started anew by themselves: { $slots }. Their supply gives way: put 100 nF and 47 µF beside each, and thicker wires.
tuning-mend-unsteady = Silent now and then: { $slots }. A wire there is loose, or too long for the speed of the bus.
tuning-mend-unreadable =
    Something lies there that cannot be read: { $slots }. Often two tags cover each other, or metal is near. Lay one card alone there.
tuning-mend-weak =
    Heard badly: { $slots }. Lay the card in the middle of its slot. If that does not help, run “facedown mat calibrate”,
    bring the antenna nearer to the card, and keep metal away from it.
tuning-mend-overhears =
    The card of a neighbour is heard as well: { $slots }. Run “facedown mat calibrate”, or lower the gain of these readers.
tuning-mend-unheard =
    Not heard at any gain: { $slots }. Lay the tag in the middle of the slot and try again with --slots;
    if that does not help, look at the antenna’s wires, or try another board.

# Calibrating.
tuning-intro =
    One tag goes from slot to slot, and each antenna is listened to while it lies there. Take everything else off the mat.
    Enter passes a slot over; Ctrl-C ends it, and what was found until then is kept.
tuning-clear = Something lies on { $slots }. Take everything off the mat, or press Enter to go on all the same.
tuning-ask = Lay the tag on { $slot }.
tuning-elsewhere = { $slot } hears nothing yet, but { $slots } hears it. Lay it in the middle of { $slot }, or press Enter to pass { $slot } over.
tuning-no-answer = { $slot } does not answer, and is passed over.
tuning-measured = { $slot }: { $gain } dB, heard in { $share } of the polls
tuning-measured-with = { $slot }: { $gain } dB, heard in { $share } of the polls, and by { $slots } as well
tuning-unheard = { $slot }: not heard at any gain
tuning-earlier = What was found earlier cannot be used, and will be replaced ({ $why }).
tuning-passed-over = Not measured: { $slots }.
tuning-groups = { $count ->
    [one] All antennas may be on together.
   *[other] Antennas take turns in { $count } groups, so that no two that hear each other are on together.
}
tuning-kept = Kept in { $file }.
tuning-not-kept = Nothing is kept of it, as these readers are not the mat’s own; --file keeps it in a file.
tuning-nothing-measured = Nothing was measured, and what was known stays as it is.
tuning-broken-off = Broken off.

# The report on a mat's parts.
tuning-report-intro =
    This takes about ten minutes, and wants one card with a sticker. The file names no person, no mat, no card and no sticker.
    Ctrl-C ends it, and keeps what was measured until then.
tuning-report-bus = Lay the card on { $slot }, and press Enter.
tuning-report-lay = Lay the card on { $slot }.
tuning-report-lift = Take the card away from { $slot }.
tuning-report-leave = Leave the card where it lies for { $seconds } seconds, and the table alone.
tuning-report-transfers = { $antennas ->
    [one] { $antennas } antenna
   *[other] { $antennas } antennas
}: { $count } transfers a second
tuning-report-laid = From laid to placed: { $mean } ms on average, { $most } ms at the most
tuning-report-lifted = From lifted to gone: { $mean } ms on average, { $most } ms at the most
tuning-report-kept = Kept in { $file }. Look it through, and send it to the project.
