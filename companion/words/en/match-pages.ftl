# The pages within a match: pause and menu, what players put right, choices, why.
match-label-paused = The match waits
match-label-menu = Menu
match-paused-turn = Pause. After it, it is { $seat }’s turn.
match-label-go-on = Go on
match-label-pause = Pause
match-label-undo = Take back the last act
match-label-amend = Put something right
match-label-why = Why?
match-label-rules = Rules
match-label-mat = The mat
match-label-settings = Settings
match-label-put-aside = Put the match aside
match-label-leave = To the home page
match-label-pile = { $count ->
    [one] The pile: { $count } card
   *[other] The pile: { $count } cards
}
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
match-nothing-behind = There is no more to say about that.
match-label-ruling = Ruling { $rule }

# Choices.
match-choices = What do you choose?
match-choices-at = What happens { $place-at }?
match-choices-none = There is nothing to choose now.
match-label-name-a-card = Name a card

# More to put right than the screen has room for.
match-label-repair-more = and { $count } more

# What players put right.
match-amend-title = What is to be put right?
match-amend-status = Choose what is otherwise at the table.
match-amend-asks = Choose, and I ask once more before anything changes.
match-label-amend-hand = Another number of cards
match-amend-hand-about = Somebody holds more cards, or fewer.
match-label-amend-turn = Another player’s turn
match-amend-turn-about = It is not the turn of whoever is asked.
match-label-amend-act-of = Another player’s act
match-amend-act-of-about = The last act was somebody else’s.
match-label-amend-drawn = Drawn already
match-amend-drawn-about = What I still ask to be drawn was drawn.
match-label-amend-card-is = Another card
match-amend-card-is-about = A card is not the one I take it for.
match-label-amend-accept = The table as it lies
match-amend-accept-about = The cards lie right; the match follows them.
match-label-amend-leave = Somebody leaves
match-amend-leave-about = The others play on without that player.
match-label-amend-replace = Somebody takes over a seat
match-amend-replace-about = The cards stay, the name changes.
match-label-amend-undo = Take back the last act
match-amend-undo-about = What was shown stays open.
match-ask-hand = Who holds another number of cards?
match-ask-hand-count = How many cards does { $seat } hold?
match-amend-hand-says = { $seat } holds { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
match-ask-turn = Whose turn is it?
match-ask-act-of = Whose was the last act?
match-ask-leave = Who leaves?
match-ask-replace = Whose seat is taken over?
match-ask-card-is = Which card is another one?
match-ask-really = Which card is “{ $card }” really?
match-ask-accept-open = Does a card lie face up here?
match-amend-accept-touch = Touch each card that lies face up, if there is one.
match-label-accept-done = Take the table so
match-amend-accept-nothing = Nothing lies otherwise than it should.
