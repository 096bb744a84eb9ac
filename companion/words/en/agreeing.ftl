# What stands against beginning a match.
agreeing-no-name = One player has no name yet. Touch the seat to enter one.
agreeing-name = “{ $name }” cannot be a player’s name. Use up to { $most } letters, no comma, and not the name of a seat.
agreeing-deck-serves = With these rules “{ $with }” is enough for { $count ->
    [one] { $count } player.
   *[other] { $count } players.
}
agreeing-deck-small = “{ $with }” has too few cards for these rules.
agreeing-deck-unreadable = The deck “{ $with }” cannot be read: { $text }.

# What cannot be told of the past.
agreeing-strange = There’s an unknown card on the mat. Remove it or add it to a deck.
agreeing-record-damaged = The record of matches is damaged.
agreeing-match-damaged = The record of this match is damaged.
agreeing-match-untold = It stays as it is, but its story cannot be shown.
agreeing-label-match = Match { $match }

# What is the matter with the mat.
agreeing-mat-silent = The mat isn’t responding. Check that it is plugged in.
agreeing-rows-silent = No response from { $count ->
    [1] row { $rows }
   *[other] rows { $rows }
}. Check the plugs there.
agreeing-places-silent = No response from { $count ->
    [0] { $places }
    [1] { $places } and 1 more place
   *[other] { $places } and { $count } more places
}.
agreeing-pads-silent = { $count ->
    [one] A pad isn’t responding.
   *[other] { $count } pads aren’t responding.
}
agreeing-places-weak = The mat hears badly at { $count ->
    [0] { $places }
    [1] { $places } and 1 more place
   *[other] { $places } and { $count } more places
}. Move those cards a little.
agreeing-two-cards = There is more than one card at { $count ->
    [0] { $places }
    [1] { $places } and 1 more place
   *[other] { $places } and { $count } more places
}. Leave one on each.
agreeing-unknown-cards = Unknown cards at { $count ->
    [0] { $places }
    [1] { $places } and 1 more place
   *[other] { $places } and { $count } more places
}.

# Who starts by custom; a deck may have another (deck.toml), and what counts is whose name is chosen.
agreeing-starts = Decide together who starts.

# The first names at a new table, a person’s and then the computer’s, with a blank between them.
agreeing-label-players = Anna Boris

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
agreeing-example-new = new card
agreeing-example-box = box
agreeing-example-insurance = insurance
agreeing-example-quake = earthquakes
agreeing-example-you = you
agreeing-example-before = player before you
