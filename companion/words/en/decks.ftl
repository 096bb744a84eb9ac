# What the terminal says of decks: which there are, what is wrong with one, what stands on its cards, and how they are changed.
# Where a line ends with a colon, what may be long is written behind it: Fluent takes 2,500 characters at most.
decks-listed = { $name } ({ $id }), { $whose ->
    [shipped] shipped
    [instead] your own, in place of the shipped one
   *[own] your own
}: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
decks-unusable = { $id }, { $whose ->
    [shipped] shipped
    [instead] your own, in place of the shipped one
   *[own] your own
}: cannot be used as it is, { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
decks-to-check = What it is:
decks-ordered-by = Ordered by:
decks-for-games = For:
decks-for-no-game = It fits no game as it is.
decks-own-folder = Your own decks lie in:
decks-order-unit = { $name } ({ $unit })
decks-card = “{ $card }”
decks-card-note = “{ $card }” ({ $note })

# What is found when a deck is checked.
decks-sound = { $name } ({ $id }): sound, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
decks-folder = It lies in:
decks-two-names = Its folder is called { $folder }, its id is { $id }: commands know it by the folder, tags by the id.
decks-serves = { $game }: { $players } players
decks-serves-not = { $game }: too few cards for what is usual
decks-serves-with = { $players } players with { $rules }
decks-ties = { $order }: { $count ->
    [0] no two cards are equal
   *[other] { $count } cards have an equal, in { $groups ->
        [1] one group
       *[other] { $groups } groups
    }
}
decks-to-play = To play with it:

# What stands on the cards.
decks-shown = { $name } ({ $id }): { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
decks-credit = From:
decks-source = Source:
decks-value = { $order }: { $shown }
decks-equal = Equal in { $order }

# A new deck.
decks-begun = Begun: deck { $id }. Its deck.toml explains itself; its cards.csv has the headings and waits for cards, one to a row.
decks-copied = Begun: deck { $id }, a copy of { $source } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
decks-next-file = To write its cards, open cards.csv in a spreadsheet, or:
decks-next-check = Then:

# Comments in the deck.toml of a new deck.
decks-toml-head = A deck of cards. Its cards stand in cards.csv beside this file, one to a row; the README of companion/cards/decks tells everything that may stand here. To see whether all is well: { $command }
decks-toml-id = What commands call it, and its folder; leave it as it is once its cards have tags.
decks-toml-credits = Whom to thank, where the numbers are from; without the # the line counts.
decks-toml-names = What people call it. One language is enough; it stands in for the others.
decks-toml-order = What its cards are ordered by; the id is also the name of its column in cards.csv. For a second one, copy everything from here to the end.
decks-toml-format = plain is 96.3; thousands is 1,268,541; year is a whole number, -280 for 280 BC; money is 10,462,500 with the sign of the currency as its unit.
decks-toml-unit = The unit, at most 16 characters; it may be left out.
decks-toml-more = What a greater number means: taller, newer, heavier.
decks-toml-marks = Allows a column of the same name with _marks behind it, for numbers that are only approximate.
decks-toml-value = value
decks-toml-greater = greater
decks-toml-later = newer

# A card is changed.
decks-changed = { $count ->
    [1] Changed: { $id },
   *[other] Changed: { $id }, all { $count } of them,
} in these columns:
decks-stands-so = Nothing to change: it stands so already at { $id }.
decks-added = Added: { $id }.
decks-removed = { $count ->
    [1] Removed: { $id }.
   *[other] Removed: { $id }, all { $count } of them.
}
decks-took-place = The shipped deck { $id } stays as it is; this copy is yours, and takes its place from now on.
decks-way-back = Back to the shipped one:
decks-taken-away = { $id } is no deck of yours any more; nothing is lost.
decks-aside = Until you remove one of that name again it is kept here; moved back, it counts again:
decks-counts-again = The shipped deck { $id } counts again.
decks-tags-stay = The tags of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} stay as they are.
decks-tags-left = Cards that are gone still have tags:
decks-tags-forget = If those are not needed any more:
decks-hand-row = Card { $id } stands in row { $row }.
decks-hand-unchanged = Nothing was changed. An editor that opens a window has to be told to wait until it is closed, as with “code --wait”.
decks-hand-wrong = { $count ->
    [one] Nothing is taken over yet; { $count } thing is to be mended:
   *[other] Nothing is taken over yet; { $count } things are to be mended:
}
decks-hand-more = and { $count } more.
decks-hand-again = Enter opens it again; “no” ends it.
decks-hand-no = no n
decks-hand-kept = What you wrote is kept here:
decks-hand-gone = The file that was opened is gone, so nothing is kept of it; the deck stays as it was.
decks-hand-taken = Taken over: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.

# Two decks compared.
decks-same = Both decks tell the same of all { $count } cards.
decks-diff-first = The first:
decks-diff-second = The second:
decks-diff-otherwise = Names, credits, games or terms in deck.toml are not the same.
decks-diff-gone = { $count ->
    [one] Only in the first, { $count } card:
   *[other] Only in the first, { $count } cards:
}
decks-diff-new = { $count ->
    [one] Only in the second, { $count } card:
   *[other] Only in the second, { $count } cards:
}
decks-diff-order-gone = Only the first is ordered by { $order }.
decks-diff-order-new = Only the second is ordered by { $order }.
decks-diff-order-other = { $order }: name, unit, format or word for more are not the same.
decks-diff-turned = { $order }: the order of { $count ->
    [one] { $count } pair of cards
   *[other] { $count } pairs of cards
} turned round.
decks-diff-equal-now = { $order }: { $count ->
    [one] { $count } pair of cards has become equal.
   *[other] { $count } pairs of cards have become equal.
}
decks-diff-equal-before = { $order }: { $count ->
    [one] { $count } pair of cards is
   *[other] { $count } pairs of cards are
} not equal any more.
decks-diff-name = name ({ $language })
decks-diff-short = short name ({ $language })
decks-diff-place = place ({ $language })
decks-diff-note = note ({ $language })
decks-diff-order = { $order }
decks-diff-marks = { $order }, marks
decks-diff-change = { $what }: { $before } → { $now }
decks-diff-nothing = nothing
