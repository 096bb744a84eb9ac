# The strip below the table at which people play in a window: whose cards, which places, what a held card can do.
tray-stack-pile = Pile
tray-stack-foundations = Foundations
tray-pad = Pad
    .short = Pad
tray-draw-pad = Draw pad
    .short = Draw
tray-shows-card = Show a card to the referee
tray-shows-drawn = Show a drawn card
tray-away-hand = Back to the hand
tray-away-stack = Back on the pile
tray-away-box = Into the box
tray-away-beside = Beside the mat
tray-away-ask = Not yet
tray-worth = { $metres } m · { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
tray-worth-brief = { $metres } m +{ $points }
tray-asks-keep = Which one do you keep?
tray-asks-take = You drew these two unseen. Which one do you keep?
tray-alone = { $name }, is nobody else looking?
tray-show = Show my cards

# What can be broken there on purpose.
tray-faults = What happens { $place-at }?
tray-fault-flaky = The card is heard only now and then
tray-fault-dead = Nothing is heard there any more
tray-fault-two = A second card lies on it
tray-fault-strange = An unknown card lies there too
tray-fault-well = All is well again
