# What stands against beginning a match.
agreeing-no-name = A player has no name yet. Touch that seat and give one.
agreeing-name = “{ $name }” cannot be a player’s name. A name has up to { $most } letters and no comma, and is not that of a seat.
agreeing-deck-serves = With these rules the cards of “{ $with }” are enough for { $count ->
    [one] { $count } player.
   *[other] { $count } players.
}
agreeing-deck-small = “{ $with }” has too few cards for these rules.
agreeing-deck-unreadable = The deck “{ $with }” cannot be read: { $text }.

# What cannot be told of the past.
agreeing-strange = A card lies on the mat of which nobody has told me what it is.
agreeing-record-damaged = The record of matches is damaged.
agreeing-match-damaged = The record of this match is damaged.
agreeing-match-untold = It stays as it is, and cannot be told.
agreeing-label-match = Match { $match }

# What is the matter with the mat.
agreeing-mat-silent = The mat is silent. See whether it is plugged in.
agreeing-rows-silent = The mat is silent in { $count ->
    [1] row { $rows }
   *[other] rows { $rows }
}. See whether a plug there is loose.
agreeing-places-silent = The mat is silent at { $count ->
    [0] { $places }
    [1] { $places } and 1 more place
   *[other] { $places } and { $count } more places
}.
agreeing-pads-silent = { $count ->
    [one] A pad is silent.
   *[other] { $count } pads are silent.
}
agreeing-places-weak = The mat hears badly at { $count ->
    [0] { $places }
    [1] { $places } and 1 more place
   *[other] { $places } and { $count } more places
}. Move what lies there a little.
agreeing-two-cards = More than one card lies at { $count ->
    [0] { $places }
    [1] { $places } and 1 more place
   *[other] { $places } and { $count } more places
}. Leave one on each.
agreeing-unknown-cards = Nobody has told me what lies at { $count ->
    [0] { $places }
    [1] { $places } and 1 more place
   *[other] { $places } and { $count } more places
}.

# Who starts by custom; a deck may have another (deck.toml), and what counts is whose name is chosen.
agreeing-starts = By custom you agree among yourselves who starts.

# The example cards in the pictures that explain a game; what stands behind a | comes on the next line.
agreeing-example-house = House
agreeing-example-statue = Statue
agreeing-example-castle = Castle
agreeing-example-church = Church
agreeing-example-wheel = Ferris|wheel
agreeing-example-building = High-rise
agreeing-example-tower = TV tower
agreeing-example-more = taller
agreeing-example-unit = m
