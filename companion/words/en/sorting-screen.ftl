# Which cards go where after a match.
sorting-label-sort = Sort the cards
sorting-label-seen = seen
sorting-label-fresh = fresh
sorting-label-strange = not of this deck
sorting-label-pile-seen = Seen: { $count }
sorting-label-pile-fresh = Fresh: { $count }
sorting-label-all = All cards
sorting-label-search = Find a card
sorting-lay = Lay cards on the mat, one or many at a time.
sorting-lie = { $seen ->
    [0] None of these cards has been seen
    [one] { $seen } of these cards has been seen
   *[other] { $seen } of these cards have been seen
}, { $fresh ->
    [0] no fresh cards left.
    [one] { $fresh } is fresh.
   *[other] { $fresh } are fresh.
}
sorting-lists = Set aside the seen cards for the next matches. All others are fresh.
sorting-none-seen = All cards are fresh: none was seen.
sorting-all-seen = Every card has been seen: no fresh cards left.
sorting-label-nothing = Nothing to sort
sorting-label-all-return = Every card is back in play
sorting-all-return = Too few fresh cards for { $players ->
    [one] { $players } player
   *[other] { $players } players
}, so every card is back in play.
sorting-label-at-seen = { $place }, seen
sorting-label-at-fresh = { $place }, fresh
sorting-laid-none = The next card you lay appears here, large.
sorting-goes-seen = Put it with the seen cards.
sorting-goes-fresh = Put it back with the fresh cards.
sorting-other-deck = “{ $card }” belongs to { $name }.
sorting-gone = This deck has no card “{ $card }” any more.
sorting-unknown = The card { $place-at } is unknown.
sorting-command = The card { $place-at } is a command card. It goes into no pile.
sorting-search-asks = Which card is it? Its name, or the code on it.
sorting-search-nothing = No card of this deck has that name or code. Is it the right keyboard?
