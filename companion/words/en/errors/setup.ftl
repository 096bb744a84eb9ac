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

setup-game-without-simulated-people = nobody plays '{ $game }' at a simulated table
    .fix = choose one of: { $names }

setup-too-few-cards-for-the-line = { $players } players need { $need } cards (their hands and one more), the deck has { $have }
    .fix = deal fewer with hand=, or play with a larger deck

setup-hand-of-empty-seat = 'hand_{ $number }' is for a seat that nobody has
    .fix = name { $number } players, or leave it out

setup-deck-lacks-a-number = there is no { $name }
    .fix = give its cards a { $name }

setup-kind-of-no-card = kind '{ $kind }' is none of this game
    .fix = write one of: { $kinds }

setup-no-category-of-floors = a floor cannot be of category '{ $category }'
    .fix = write one of: { $categories }

setup-card-number-is-not-whole = its { $name } is not a whole number
    .fix = write one such as 12

setup-too-few-cards-of-a-kind = { $players } players need { $need } cards of kind { $kind }, the deck has { $have }
    .fix = add cards or lower the term

setup-too-few-foundations = { $sites } sites are opened from { $foundations } foundations
    .fix = open fewer sites, or use more foundations

setup-too-few-roofs = { $players } players get a roof each, and { $roofs } are used
    .fix = use more roofs

setup-too-few-cards-for-hands = { $players } players need { $need } cards in their hands, there are { $have }
    .fix = add cards or lower hand

setup-too-few-cards = { $players } players need { $need } cards ({ $players } x { $hand } and { $pile }), the deck has { $have }
    .fix = { $instead }

setup-deck-serves-fewer = it serves { $players } players

setup-set-fewer-cards = set fewer cards with hand= and pile=

setup-no-such-term = the game has no such term
    .fix = choose among: { $names }

setup-faulty-building-is-no-gain = it is what a faulty building is worth, so it cannot be { $value }
    .fix = write a number such as -1

setup-term-is-missing = it is missing

setup-term-cannot-be = it cannot be { $value }

setup-term-is-no-number = { $lack }
    .fix = write a whole number from { $least }

setup-term-is-not-five-numbers = { $lack }
    .fix = write five whole numbers from { $least }, for 2, 3, 4, 5 and 6 players
