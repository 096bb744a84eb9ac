# The pages within a match: pause and menu, what players put right, choices, why.
match-label-paused = Paused
match-label-menu = Menu
match-paused-turn = It’s { $seat }’s turn.
match-label-go-on = Continue
match-label-pause = Pause
match-label-undo = Take back the last move
match-label-amend = Fix something
match-label-why = Why?
match-label-rules = Rules
match-label-mat = The mat
match-label-settings = Settings
match-label-put-aside = Save for later
match-label-leave = Home
match-label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
match-label-cards-unit = { $count ->
    [one] card
   *[other] cards
}
match-label-ok = OK

# What is behind a verdict.
match-title-why = Why?
match-nothing-behind = There is nothing to add to that.
match-label-ruling = Rule { $rule }

# Choices.
match-choices = What would you like to do?
match-choices-lay = Where does it go?
match-choices-at = What would you like to do { $place-at }?
match-choices-shift = Which way should all cards move?
match-choices-none = There is nothing to choose right now.
match-label-name-a-card = Name a card

# More to put right than the screen has room for.
match-label-repair-more = and { $count } more

# What players put right.
match-amend-title = What needs fixing?
match-amend-status = What is different on the table?
match-amend-touch-hand = Tap the player whose cards I have miscounted.
match-amend-touch-turn = Tap the player whose turn it is.
match-amend-touch-act-of = Tap the player who made the last move.
match-amend-touch-leave = Tap the player who leaves.
match-amend-touch-replace = Tap the player who hands over the seat.
match-amend-touch-card-is = Tap the card that I misread.
match-label-amend-hand = Number of cards
match-amend-hand-about = Someone has more cards, or fewer.
match-label-amend-turn = Whose turn it is
match-amend-turn-about = It is someone else’s turn.
match-label-amend-act-of = Who made the last move
match-amend-act-of-about = Someone else made it.
match-label-amend-drawn = Already drawn
match-amend-drawn-about = The cards I ask for have been drawn.
match-label-amend-card-is = A different card
match-amend-card-is-about = I took one card for another.
match-label-amend-accept = The table as it is
match-amend-accept-about = The cards are right. Play on from here.
match-label-amend-leave = Someone leaves
match-amend-leave-about = The others play on.
match-label-amend-replace = A new player takes over
match-amend-replace-about = The cards stay, the name changes.
match-label-amend-undo = Take back the last move
match-amend-undo-about = What was shown stays open.
match-label-now = now
match-ask-hand = Who has a different number of cards?
match-ask-hand-count = How many cards does { $seat } have?
match-amend-hand-says = { $seat } has { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
match-ask-turn = Whose turn is it?
match-ask-act-of = Who made the last move?
match-ask-leave = Who is leaving?
match-ask-replace = Who hands over their seat?
match-ask-replace-name = Who’s taking over from { $seat }?
match-ask-card-is = Which card did I misread?
match-ask-really = Which card is “{ $card }” really?
match-ask-accept-open = Which cards are face up?
match-amend-accept-touch = Tap the cards that are face up, if there are any.
match-label-accept-done = Use this layout
match-amend-accept-nothing = Everything is in its place.
