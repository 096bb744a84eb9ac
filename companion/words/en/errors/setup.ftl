setup-numbers-of-no-game = { $game } knows nothing of { $keys }
    .fix = leave out all but [terms.{ $game }.house]

setup-nothing-is-set-aside = in { $game } no cards are set aside
    .fix = leave it out

setup-deck-has-no-order = deck { $deck } has no '{ $characteristic }'
    .fix = choose one of: { $names }

setup-other-number-of-players = { $game } is for { $least } to { $most } players, not { $count }
    .fix = name as many players

setup-two-players-of-one-name = two players have one name
    .fix = give each player a name of their own

setup-first-is-no-player = nobody is called '{ $name }'
    .fix = name one of the players

setup-no-such-game = there is no game '{ $game }'
    .fix = choose one of: { $names }

setup-no-such-house-rule = { $game } has no house rule '{ $rule }'
    .fix = choose among: { $rules }

setup-was-ruled-otherwise = it was ruled otherwise than this version of the program would rule (entry { $entry })
    .fix = go on with the version that began it, or begin another match

setup-extra-deck-differs = its { $part } are not those of deck { $deck }
    .fix = give both the same

setup-card-in-both-decks = card { $card } is in deck { $deck } too
    .fix = give it another id

setup-deck-for-other-games = deck { $deck } is for { $games }, not for { $game }
    .fix = try --deck { $usual }, or a deck whose deck.toml has it among its games

setup-games-that-order = games that order cards

setup-house-rule-cannot-be = '{ $rule }' cannot be { $value }
    .fix = { $instead }

setup-choose-one-of = choose one of: { $names }

setup-give-a-number = give a number from { $least } to { $most }
