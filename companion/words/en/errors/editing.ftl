# Decks that are begun, changed and compared.

editing-deck-is-there-already = a deck of that name is there already
    .fix = change it with `facedown deck edit { $deck }`, or choose another id

editing-name-of-a-shipped-deck = a shipped deck is called so, and yours would take its place
    .fix = choose another id, or have a copy to change: facedown deck new { $deck } --like { $deck }

editing-like-and-order = with --like the cards are ordered as in that deck
    .fix = leave one of them out

editing-model-cannot-be-followed = the id or the names in the deck.toml of { $deck } cannot be found
    .fix = copy its folder by hand, and write the id and the names into its deck.toml

editing-no-equals-sign = { QUOTED($word) } has no =
    .fix = write such as height=330

editing-several-cards-of-that-name = several cards are called so
    .fix = name one of them: { $ids }

editing-no-such-card = this deck has no such card
    .fix = { $instead }

editing-card-shares-a-row = it is one of { $copies } that are alike and share a row
    .fix = write copies={ $fewer } for one fewer, or remove { $card }

editing-two-cards-are-named = two cards are named
    .fix = name one card, behind --{ $deed }

editing-no-card-is-named = no card is named
    .fix = write its id, its name or its short code before the columns

editing-values-of-a-removed-card = a card that goes has no values
    .fix = leave out what stands behind it

editing-id-has-a-tag = it has a tag, which knows it by this id
    .fix = leave its id as it is, or forget its tag first: facedown tags forget { $card } --deck { $deck }

editing-column-twice = { QUOTED($column) } stands there twice
    .fix = give each column once

editing-card-is-there-already = this deck has it already
    .fix = leave out --add to change it, or give another id

editing-nothing-to-compare-with = no deck of that name is shipped, so there is nothing to compare it with
    .fix = name a second deck: facedown deck diff { $deck } landmarks

editing-deck-is-shipped = it is the shipped one, and there is none of your own in its place
    .fix = name a second deck, or begin one of your own with `facedown deck edit { $deck }`

editing-cannot-be-moved = it cannot be moved ({ $reason })
    .fix = check that you may write there

editing-file-cannot-be-copied = it cannot be copied along with the deck
    .fix = make it one that you may read, or put it elsewhere

editing-no-editor = no editor is set
    .fix = set EDITOR=nano or another one, or write what is to change: facedown deck edit DECK CARD COLUMN=VALUE

editing-editor-cannot-be-started = { QUOTED($editor) } is no program that can be started here
    .fix = name one that is installed, such as nano

editing-changed-meanwhile = it was changed meanwhile
    .fix = what you wrote is in { $copy }; take over by hand what is missing

editing-no-such-game = there is no referee for the game { QUOTED($game) } here
    .fix = { $instead }

editing-too-few-cards = it has { $count } cards, too few for any game
    .fix = add more: facedown deck edit { $deck } --add CARD

editing-no-deck-of-yours = you have no deck of that name
    .fix = { $instead }

editing-deck-is-not-yours = it is a shipped one, and there is none of your own in its place
    .fix = `facedown deck list` shows which decks are yours

editing-editor-cannot-be-used = it cannot be used ({ $reason })
    .fix = { $rest }

editing-editor-ended-with = it ended with { $code }, so nothing is taken over
    .fix = { $rest }

editing-copy-is-in = what you wrote is in { $copy }

editing-copy-is-gone = the file that was opened is gone; the deck stays as it was

editing-list-your-decks = `facedown deck list` shows which decks are yours

editing-how-cards-are-named = write its id, its name in any language, or its short code
