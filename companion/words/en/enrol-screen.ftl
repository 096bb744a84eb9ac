# The cards and their stickers: which decks there are, and which sticker sits on which card.
enrol-label-cards = Cards
enrol-touch-a-deck = Which deck gets stickers? Touch it.
enrol-label-counted = { $count } of { $of } have a sticker
enrol-label-counted-both = { $count } of { $of } have both stickers
enrol-label-halves = { $count ->
    [one] { $count } still needs a second sticker
   *[other] { $count } still need a second sticker
}
enrol-label-box-counted = Box { $which }: { $count }
enrol-label-boxes = { $count ->
    [one] { $count } more box
   *[other] { $count } more boxes
}
enrol-unread = The list of stickers cannot be read right now.

# What can be done.
enrol-label-search = Find a card
enrol-label-skip = Skip
enrol-label-undo = Undo
enrol-label-again = Ask again
enrol-label-free = Any order
enrol-label-two = Two stickers
enrol-ways = Any order: you lay the cards as they come. Two stickers: one on each side of a card.
enrol-label-box = Box { $which }
enrol-label-enter = OK
enrol-label-try = Try again
enrol-label-done = Done
enrol-label-up-back = Face down
enrol-label-up-face = Face up
enrol-label-alike = copy { $which } of { $of }
enrol-label-answer-replace = Replace the old sticker
enrol-label-answer-copy = It’s from another box
enrol-label-answer-move = Move it to this card
enrol-label-answer-leave = Change nothing

# How it stands.
enrol-listening = One moment, listening to the mat.
enrol-which-next = Find a card by its name or code.
enrol-which-held = Which card was that?
enrol-over = Every card has its sticker.
enrol-some-left = { $count ->
    [one] That was the list. { $count } card has no sticker yet.
   *[other] That was the list. { $count } cards have no sticker yet.
}
enrol-not-kept = This cannot be saved right now. Nothing has changed.

# What is asked for.
enrol-said-asks-mat = Lay this card on the mat, alone, on any place.
enrol-said-asks-typed = Hold this card to a scanner, or type the number of its sticker and press Enter.
enrol-said-back-mat = Lay this card on the mat, alone, face down.
enrol-said-back-typed = Hold this card to a scanner with its back towards you.
enrol-said-face-mat = Now turn it over and lay it face up. Don’t peek if you’ll play with it.
enrol-said-face-typed = Now hold it with its face towards you. Don’t peek if you’ll play with it.
enrol-said-asks-any-mat = Lay any card on the mat, or find one by its name.
enrol-said-asks-any-typed = Hold any card to a scanner, or find one by its name.
enrol-said-asks-card = Which card was that? Find it by its name.
enrol-said-already-has = { $what } has a sticker already. What about this one?
enrol-said-other-box = This sticker belongs to { $what } of box { $box }. Move it to this card?
enrol-said-belongs = This sticker belongs to { $what }. Move it to this card?

# What has happened.
enrol-said-learned = { $what } has its sticker.
enrol-said-learned-back = { $what } is known face down.
enrol-said-learned-face = { $what } is known face up as well.
enrol-said-known = This sticker was known already: { $what }.
enrol-said-known-first = This sticker is known already: { $what }.
enrol-said-has-one = { $what } has a sticker already.
enrol-said-side-noted = Now I know which side of { $what } this sticker is on.
enrol-said-not-back = That is the face of { $what }. Turn it face down.
enrol-said-not-face = That is the back of { $what }. Turn it face up.
enrol-said-replaced = { $what } has its new sticker. The old one no longer counts.
enrol-said-copied = { $what } is known in another box as well.
enrol-said-skipped = { $what } is skipped.
enrol-said-put-aside = That sticker is put aside.
enrol-said-left = Everything is as it was.
enrol-said-taken-back = The last step is undone.
enrol-said-nothing-to-undo = There is nothing to undo.
enrol-said-lay-anew = Take the card away and lay it again, then it counts.
enrol-said-several = { $count } cards have a name like that. Touch the one you mean.
enrol-said-many = { $count } cards have a name like that. Type more of it.

# What the mat hears besides.
enrol-said-together = The mat hears { $count } new stickers at once. Take them away, and lay the one card alone.
enrol-said-together-sides =
    The mat hears { $count } new stickers at once. Lay one card alone; the two on a card need a shield between them.
enrol-said-unreadable = What lies { $place-at } cannot be read. Take it away, and lay the one card alone, far from metal.
enrol-said-lie-already = { $count ->
    [one] One sticker lies there already and does not count. Take it away and lay it again.
   *[other] { $count } stickers lie there already and do not count. Take one away and lay it again.
}
enrol-said-silent = The mat does not answer. Check that it is plugged in. Meanwhile you can type the number of a sticker.
enrol-said-answering = The mat answers again.

# What was typed and is no whole number of a sticker.
enrol-said-short = It counts, but look again: { $uid } has eight signs, and the numbers of this maker have fourteen.
enrol-said-no-answer = “{ $typed }” is not one of the answers. Touch the right one.
enrol-said-other-deck = That is the code of { $what }. A card of this deck is wanted now.
enrol-said-flaw-blank = “{ $typed }” is no number of a sticker: a scanner tells it when it could not read one. Hold the card to it again.
enrol-said-flaw-no-uid = “{ $typed }” is neither the number of a sticker nor the name or the code of a card.
enrol-said-flaw-length = “{ $typed }” is not the whole number of a sticker, which has 8, 14 or 20 signs.
enrol-said-flaw-begun = “{ $typed }” is the beginning of a longer number. A scanner that tells all of it is needed, or the mat.
enrol-said-flaw-cut = “{ $typed }” is the beginning of a longer number, as some tools tell it. A scanner that tells all of it is needed.
enrol-said-flaw-random = “{ $typed }” changes each time, as the numbers of phones and bank cards do. Take a sticker that keeps its own.
enrol-said-flaw-decimal = “{ $typed }” is a number in decimal. Set the scanner to hexadecimal, and to whole numbers.
enrol-said-flaw-part = Only part of the number was read: { $what }. Lay the card on the mat, or use a scanner that reads all of it.
enrol-said-flaw-backwards = “{ $typed }” is a number that is known, written backwards: { $what }. Turn the order round in the scanner.
