# What happened.
skyscrapers-opens = { $foundations ->
    [0] The last foundation, “{ $card }”,
   *[other] “{ $card }”
} opens { $place-kind ->
    [slot] { $place }
   *[tower] a new site
}: resistance { SAID($withstands) }.
skyscrapers-turn = { $seat }, your turn.
skyscrapers-builds = { $seat } builds “{ $card }” { $place-to }.
skyscrapers-toilet-specialist = “Toilet Specialist” for { $seat }: { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
} for the first toilet.
    .short = “Toilet Specialist” for { $seat }.
skyscrapers-further-toilet = { $seat } scores { $points ->
    [one] { SAID($points) } more point
   *[other] { SAID($points) } more points
} for toilet number { SAID($count) }.
skyscrapers-may-take = { $seat }, you may take up to two cards from another player, unseen, and keep one.
skyscrapers-takes = { $seat } takes up to two cards from { $giver }, keeps one, and draws none this turn.
    .short = { $seat } takes a card from { $giver }, and draws none.
skyscrapers-takes-nothing = { $seat } takes nobody’s card.
skyscrapers-roofs = { $seat } lays the roof “{ $card }” { $place-to }: { $height } m. { $seat }, put the building in front of you.
    .spoken = { $seat } lays the roof “{ $card }” { $place-to }: { $height ->
        [one] { SAID($height) } metre
       *[other] { SAID($height) } metres
    }. { $seat }, put the building in front of you.
skyscrapers-height-is = Measured again, { $place } is { $height } m tall.
    .spoken = Measured again, { $place } is { $height ->
        [one] { SAID($height) } metre
       *[other] { SAID($height) } metres
    } tall.
skyscrapers-gets-mini-skyscraper = { $seat } receives “Mini-Skyscraper” for { $place }.
    .short = { $seat } receives “Mini-Skyscraper”.
skyscrapers-gets-order-and-unity = { $seat } receives “Order and Unity” for { $place }.
    .short = { $seat } receives “Order and Unity”.
skyscrapers-gets-world-record = { $seat } receives “World Record” for { $place }.
    .short = { $seat } receives “World Record”.
skyscrapers-loses-mini-skyscraper = { $seat } gives “Mini-Skyscraper” back; it was held by { $place }.
    .short = { $seat } loses “Mini-Skyscraper”.
skyscrapers-loses-order-and-unity = { $seat } gives “Order and Unity” back; it was held by { $place }.
    .short = { $seat } loses “Order and Unity”.
skyscrapers-loses-world-record = { $seat } gives “World Record” back; it was held by { $place }.
    .short = { $seat } loses “World Record”.
skyscrapers-faulty-no-toilet = “Faulty or Smelly” for { $seat }: { $place } has no toilet.
    .short = “Faulty or Smelly” for { $seat }.
skyscrapers-faulty-under-least = “Faulty or Smelly” for { $seat }: { $place } does not reach { $least } m.
    .spoken = “Faulty or Smelly” for { $seat }: { $place } does not reach { SAID($least) } metres.
    .short = “Faulty or Smelly” for { $seat }.
skyscrapers-faulty-threshold = “Faulty or Smelly” for { $seat }: { $place } is too low after the { $threshold } m that { $seat } has built before.
    .spoken = “Faulty or Smelly” for { $seat }: { $place } is too low after the { SAID($threshold) } metres that { $seat } has built before.
    .short = “Faulty or Smelly” for { $seat }.
skyscrapers-faulty-without-card = No “Faulty or Smelly” card is left for { $place }: { $count ->
    [one] the only one lies
   *[other] all { SAID($count) } lie
} elsewhere. It counts as faulty all the same.
skyscrapers-excused = { $seat } gives “Faulty or Smelly” back: all is well with { $place }.
skyscrapers-foundation-due = { $count ->
    [1] A new foundation is to be opened.
   *[other] { SAID($count, begins: "sentence") } new foundations are to be opened.
}
    .short = { $count ->
        [1] A new foundation comes next.
       *[other] { $count } new foundations come next.
    }
skyscrapers-may-insure = { $seat }, you may insure this building at once.
skyscrapers-quakes = { $seat } lays “{ $card }” { $place-to }. { $quakes ->
    [one] { SAID($quakes, begins: "sentence") } earthquake lies there now.
   *[other] { SAID($quakes, begins: "sentence") } earthquakes lie there now.
}
skyscrapers-quake-cancelled = { $seat } lays “{ $card }” { $place-to }, but an insurance stands against it: discard both. { $insurances ->
    [0] No insurance is left there.
    [one] { SAID($insurances, begins: "sentence") } insurance is left there.
   *[other] { SAID($insurances, begins: "sentence") } insurances are left there.
}
skyscrapers-insures = { $seat } lays “{ $card }” { $place-to }. { $insurances ->
    [one] { SAID($insurances, begins: "sentence") } insurance lies there now.
   *[other] { SAID($insurances, begins: "sentence") } insurances lie there now.
}
skyscrapers-insurance-cancels = { $seat } lays “{ $card }” { $place-to }, and it takes an earthquake away: discard both. { $quakes ->
    [0] No earthquake is left there.
    [one] { SAID($quakes, begins: "sentence") } earthquake is left there.
   *[other] { SAID($quakes, begins: "sentence") } earthquakes are left there.
}
skyscrapers-century = { $seat } plays “{ $card }”: every tower trembles.
skyscrapers-loses-insurance = Insurance saves { $place }: discard one there. { $insurances ->
    [0] None is left.
    [one] { SAID($insurances, begins: "sentence") } is left.
   *[other] { SAID($insurances, begins: "sentence") } are left.
}
skyscrapers-turned = { $turns ->
    [1] Turn the foundation by a quarter: { $place }.
   *[other] Turn the foundation by one more quarter: { $place }. It is turned by { SAID($turns) } quarters now.
}
skyscrapers-site-collapses = Down comes { $place }. { $count ->
    [0] Its foundation leaves the match.
    [1] Discard its card; the foundation leaves the match.
   *[other] Discard its { SAID($count) } cards; the foundation leaves the match.
}
skyscrapers-building-collapses = Down comes { $place }, and { $owner } loses a building. { $count ->
    [0] Its foundation leaves the match.
    [1] Discard its card; the foundation leaves the match.
   *[other] Discard its { SAID($count) } cards; the foundation leaves the match.
}
    .short = { $owner } loses a building.
skyscrapers-studies = { $seat } plays “{ $card }”.
skyscrapers-may-look = { $count ->
    [0] { $seat }, the pile is empty: take one of the discards if you like, or nothing.
    [one] { $seat }, look at the top card of the pile, or take one of the discards.
   *[other] { $seat }, look at the top { SAID($count) } cards of the pile, or take one of the discards.
}
skyscrapers-keeps = { $seat } keeps one of the cards; any others go back on top of the pile, in any order.
skyscrapers-takes-all = { $seat } takes { $count ->
    [one] that { SAID($count) } card
   *[other] all { SAID($count) } cards
} for a new hand. { $back ->
    [0] There was no hand to lay back.
    [one] The former hand, { SAID($back) } card, goes on top of the pile.
   *[other] The former hand, { SAID($back) } cards, goes on top of the pile, in any order.
}
skyscrapers-takes-discarded = { $seat } takes “{ $card }” from the discards.
skyscrapers-looks-at-nothing = { $seat } leaves it at that: the pile is empty.
skyscrapers-tornado = { $seat } plays “{ $card }”: all hands move on.
skyscrapers-may-name-side = { $seat }, to which side do the hands go?
skyscrapers-hands-left = { $seat } says left: all pass their hands to the left.
skyscrapers-hands-right = { $seat } says right: all pass their hands to the right.
skyscrapers-discards = { $seat } can play no card and discards “{ $card }”. Whoever likes may ask to see the hand.
skyscrapers-passes = { $seat } passes.
skyscrapers-time-limit = When your time is up, you discard a card of your choice and the turn passes.
skyscrapers-ten-seconds = { $seat }, ten seconds are left. Then you discard a card of your choice and the turn passes.
skyscrapers-time-up = { $seat }, your time is up.
skyscrapers-time-up-no-card = { $seat }, your time is up. There is no card to discard, and the turn passes.
skyscrapers-must-discard = { $seat }, discard a card of your choice.
skyscrapers-discards-late = { $seat } discards “{ $card }”.
skyscrapers-draws = { $seat } draws { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
skyscrapers-draws-first = { $seat } has no cards, and first draws { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
skyscrapers-one-card = { $seat } has just one card.
skyscrapers-deck-empty = The pile is empty now.
skyscrapers-skipped = { $seat } has no card, and there is none to draw, so the turn passes on.
skyscrapers-last-turns = The pile is empty, and { $count ->
    [one] { $seats } has no cards
   *[other] these have no cards: { $seats }
}. Everybody else has one more turn.
skyscrapers-last-turn = { $seat }, your last turn.
skyscrapers-ends-hands = The last card is played, and nothing more is built. Now everything is counted.
    .moment = The last card was played, so nothing more was built.
skyscrapers-ends-sites = No site and no foundation is left. Now everything is counted.
    .moment = No site and no foundation was left.
skyscrapers-dropped = All stays as it is.
skyscrapers-turns-up = “{ $card }” is one too many: { $kind ->
    [foundations] foundation
    [toilets] toilet
    [studies] Study
    [roofs] roof
   *[tornadoes] Tornado
} number { SAID($count) }, and the set-up has { SAID($most) }. Go on with it, or put it into the box.
    .short = “{ $card }” is one too many. Keep it, or put it into the box.
skyscrapers-stays = “{ $card }” stays in the match. { $kind ->
    [toilets] Toilets
    [studies] Studies
    [roofs] Roofs
   *[tornadoes] Tornadoes
} now: { SAID($count) }; cards in the pile: { SAID($deck) }.
skyscrapers-stays-foundation = “{ $card }” stays in the match. Foundations now: { SAID($count) }. { $due ->
    [0] Put it back on its pile.
   *[other] It is to be opened.
}
skyscrapers-goes-into-box = “{ $card }” goes into the box.
skyscrapers-goes-into-box-drawn = “{ $card }” goes into the box. { $seat } takes another card from the pile in its place.
skyscrapers-sorted = { $kind ->
    [foundations] Foundations
    [toilets] Toilets
    [studies] Studies
    [roofs] Roofs
   *[tornadoes] Tornadoes
}: { SAID($count) } of { SAID($most) }.
skyscrapers-sorted-too-many = { $kind ->
    [foundations] Foundations
    [toilets] Toilets
    [studies] Studies
    [roofs] Roofs
   *[tornadoes] Tornadoes
}: one too many, as { SAID($most) } are needed. Put one back into the box.
skyscrapers-sorted-whole = All cards of this kind take part.
skyscrapers-sorted-anew = The count begins anew.
skyscrapers-card-is = The card taken for “{ $card }” is “{ $other }”.
skyscrapers-hand-set = { $seat } has { $count ->
    [0] no cards
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
skyscrapers-goes-on = The match goes on. { $seat }, your turn.
skyscrapers-turn-set = { $seat }, it is your turn.
skyscrapers-drawn-already = { $count ->
    [one] { $seats } has drawn.
   *[other] These have drawn: { $seats }.
}
skyscrapers-replaced = { $name } takes over { $former }’s seat as it is.
skyscrapers-left = { $seat } leaves; { $count ->
    [0] no card goes
    [one] { SAID($count) } card goes
   *[other] { SAID($count) } cards go
} to the discards, unseen. The buildings stay.
skyscrapers-alone = { $seat } is the last at the table, so the match is over.

# The count at the end, line by line.
skyscrapers-counts-cards = { $seat }, { $place-kind ->
    [tower] { $place }
   *[none] a building
}: { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-faulty = { $seat }, { $place-kind ->
    [tower] { $place }
   *[none] a building
}, “Faulty or Smelly”: { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-mini-skyscraper = { $seat }, “Mini-Skyscraper”: { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-order-and-unity = { $seat }, “Order and Unity”: { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-world-record = { $seat }, “World Record”: { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-counts-toilets = { $seat }, { $count ->
    [one] { SAID($count) } toilet
   *[other] { SAID($count) } toilets
}: { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-total = { $seat }, in all: { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-shown-all = All floors are open now.
skyscrapers-wins = { $seat } wins with { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}.
skyscrapers-share = Shared victory with { $points ->
    [one] { SAID($points) } point
   *[other] { SAID($points) } points
}: { $seats }.

# The same, for whoever reads the sheet.

# Why something cannot be done now.
skyscrapers-refused-other-deck = “{ $card }” is not of this deck.
skyscrapers-refused-wrong-kind = “{ $card }” is not a card to be played.
skyscrapers-refused-belongs-on-pad = Show “{ $card }” on the pad: it is not played against a tower.
    .short = Show “{ $card }” on the pad: it is not played against a tower.
skyscrapers-refused-already-built = “{ $card }” is built in already.
skyscrapers-refused-discarded-card = “{ $card }” lies among the discards.
skyscrapers-refused-fallen-foundation = “{ $card }” has fallen and is out of this match.
skyscrapers-refused-out-of-match = “{ $card }” is out of this match: put it into the box.
skyscrapers-refused-not-too-many = “{ $card }” is not one too many.
skyscrapers-refused-too-many-at-the-end = “{ $card }” is one too many: foundation number { SAID($count) }, and the set-up has { SAID($most) }. To go on with it, first take the last act back.
skyscrapers-refused-nothing-to-sort = Cards are sorted before the first foundation lies.
skyscrapers-refused-in-play = “{ $card }” is being played just now.
skyscrapers-refused-foundation-first = { $count ->
    [1] First lay the new foundation; then { $seat } goes on.
   *[other] First lay the { SAID($count) } new foundations; then { $seat } goes on.
}
skyscrapers-refused-no-foundation-due = Put “{ $card }” back on its pile: no foundation is to be opened now.
skyscrapers-refused-place-taken = “{ $card }” needs a free place: { $place } is taken.
skyscrapers-refused-nothing-there = Take “{ $card }” back: { $place } is empty now.
    .short = “{ $card }” needs a foundation, and none lies { $place-at } now.
skyscrapers-refused-has-roof = Take “{ $card }” back: { $place } has its roof already.
skyscrapers-refused-too-few-floors = Take “{ $card }” back: { $place } has fewer than { SAID($least) } floors.
skyscrapers-refused-insure-that-building = After a roof “{ $card }” can only go { $place-to }.
skyscrapers-refused-no-place-for-it = There is no place for “{ $card }” now.
skyscrapers-refused-answer-first = { $question ->
    [roofed] { $seat }: first insure the building, or press OK for no insurance.
    [toilet] { $seat }: first choose whose cards you take, or press OK for nobody’s.
    [overdue] { $seat }: discard a card first.
   *[tornado] { $seat }: first choose to which side the hands go.
}
    .short = { $question ->
        [roofed] { $seat }: first insure the building, or press { skyscrapers-option-no-insurance.short }.
        [toilet] { $seat }: first choose whose cards you take, or press { skyscrapers-option-nobody.short }.
        [overdue] { $seat }: discard a card first.
       *[tornado] { $seat }: first choose which way the hands pass.
    }
skyscrapers-refused-holds-nothing = No card can be taken from { $seat }.
skyscrapers-refused-no-cards = { $seat } has no card to play.
skyscrapers-refused-deck-empty = { $seat }, the pile is empty: it has no card for you.
skyscrapers-refused-choose-a-way = { $seat }, the pile is not empty: choose what to do with the Study.
skyscrapers-refused-no-discards = { $seat }, nothing was discarded yet.
skyscrapers-refused-not-discarded = “{ $card }” is not among the discards.
skyscrapers-refused-can-be-played = Play “{ $card }”: there is something to do with it, so it is not discarded.
skyscrapers-refused-no-discard-now = “{ $card }” stays in the hand: nothing is to be discarded now.
skyscrapers-refused-no-pass-now = Nobody passes before the last turns.
skyscrapers-refused-nothing-asked = Nothing was asked just now.
skyscrapers-refused-nothing-to-drop = There is nothing to drop.
skyscrapers-refused-no-draw-due = No card is to be drawn now.
skyscrapers-refused-match-over = The match is over.
skyscrapers-refused-not-over = All floors are shown only after the match.
skyscrapers-refused-all-open = All floors are open already.
skyscrapers-refused-not-seated = { $seat } is not at the table any more.
skyscrapers-refused-count-range = { $seat } cannot have { SAID($count) } cards: from { SAID(0) } to { SAID($most) }.
skyscrapers-refused-nothing-owed = No draw is waiting.
skyscrapers-refused-not-on-table = “{ $card }” was not played yet.
skyscrapers-refused-other-kind = With “{ $other }” in place of “{ $card }” something else would have happened: take the act back instead.
skyscrapers-refused-accept-nothing = Towers are not looked at, so there is nothing to accept.
skyscrapers-refused-no-last-act = There was no act that could be somebody else’s.

# What is waited for.
skyscrapers-status-opening = Leave in the box, unseen, all but { SAID($foundations) } foundations, { SAID($toilets) } toilets, { SAID($studies) } Studies, { SAID($roofs) } roofs and { SAID($tornadoes) } Tornadoes. Foundations are a pile of their own, prizes lie open. Deal everybody a roof, shuffle the rest, and deal up to { SAID($hand) } cards each; { SAID($deck) } are left as the pile. Then lay { $count ->
    [1] the top foundation on a free place
   *[other] the top { SAID($count) } foundations on free places
}. { $seat } starts.
    .short = Sort out the cards. Deal { $hand } each, including 1 roof. Lay { $count ->
        [1] the top foundation
       *[other] { $count } foundations
    }.
skyscrapers-status-opening-more = { $count ->
    [1] Lay one more foundation on a free place. { $seat } starts.
   *[other] Lay { SAID($count) } more foundations on free places. { $seat } starts.
}
    .short = { $count ->
        [1] Lay one more foundation on a free place.
       *[other] Lay { $count } more foundations on free places.
    }
skyscrapers-status-turn = { $deck ->
    [0] { $seat }: play a card. The pile is empty, so none is drawn.
   *[other] { $seat }: play a card, then draw.
}
skyscrapers-status-last-turn = { $seat }: play one last card, or press OK to pass.
    .short = { $seat }: play one last card, or pass.
skyscrapers-status-foundation = { $count ->
    [1] Lay the new foundation on a free place. Then { $seat } plays a card.
   *[other] Lay { SAID($count) } new foundations on free places. Then { $seat } plays a card.
}
    .short = { $count ->
        [1] { $seat }: lay the new foundation on a free place.
       *[other] { $seat }: lay { $count } new foundations on free places.
    }
skyscrapers-status-roofed = { $count ->
    [0] { $seat }: lay an Insurance { $place-to }, or press OK for none.
    [1] { $seat }: the new foundation goes on a free place. Lay an Insurance { $place-to }, or press OK for none.
   *[other] { $seat }: the { SAID($count) } new foundations go on free places. Lay an Insurance { $place-to }, or press OK for none.
}
    .short = { $seat }: insure the new building, or skip.
skyscrapers-status-toilet = { $seat }: choose whose cards you take, two at most, unseen, to keep one; or press OK for nobody’s.
    .short = { $seat }: who do you take a card from?
skyscrapers-status-study = { $count ->
    [one] { $seat }: look at the top card of the pile, then keep it, play it, or take it for your whole hand. Or choose one of the discards.
   *[other] { $seat }: look at the top { SAID($count) } cards of the pile, then keep one, play one, or take all for your hand; what is left goes back on top, in any order. Or choose one of the discards.
}
    .short = { $count ->
        [one] { $seat }, your Study: the pile’s top card, or a discard?
       *[other] { $seat }, your Study: the pile’s top { $count } cards, or a discard?
    }
skyscrapers-status-study-empty = { $seat }: the pile is empty. Choose one of the discards, or press OK for nothing.
    .short = { $seat }: the pile is empty. Take one of the discards?
skyscrapers-status-discards = { $seat }: show or choose the card that you take from the discards.
    .short = { $seat }: which card do you take from the discards?
skyscrapers-status-tornado = { $seat }: choose to which side all hands go.
    .short = { $seat }: which way do the hands pass?
skyscrapers-status-overdue = { $seat }: discard a card of your choice.
skyscrapers-status-on-pad = { $seat }: choose what to do with “{ $card }”.
    .short = { $seat }: where does “{ $card }” go?
skyscrapers-status-too-many = “{ $card }” is one too many, as the set-up has { SAID($most) } of its kind. Go on with it, or put it into the box?
    .short = “{ $card }” is one too many. Keep it, or put it into the box?
skyscrapers-status-sorting = Draw as many cards as the list says, unseen, and tick them off. A card shown at the pad is counted; so far foundations: { SAID($foundations) }; toilets: { SAID($toilets) }; Studies: { SAID($studies) }; roofs: { SAID($roofs) }; Tornadoes: { SAID($tornadoes) }.
    .short = Draw what the list says, unseen, and tick it off.
skyscrapers-status-sorting-list = Draw as many cards as the list says, unseen, and tick them off. The others stay in the box.
    .short = Draw what the list says, unseen, and tick it off.
skyscrapers-status-over = { $count ->
    [one] { $seats } has won.
   *[other] Shared victory: { $seats }.
}
    .short = { $count ->
        [one] { $seats } wins.
       *[other] Shared victory: { $seats }.
    }

# What OK means now.
skyscrapers-ask-insurance = OK: no insurance.
    .spoken = No insurance?
skyscrapers-ask-take = OK: from nobody.
    .spoken = Does { $seat } take nobody’s card?
skyscrapers-ask-look-at-nothing = OK: nothing.
    .spoken = Does { $seat } leave it at that?
skyscrapers-ask-pass = OK: pass.
    .spoken = Does { $seat } pass?
skyscrapers-ask-too-many = OK: go on with it.
    .spoken = Does “{ $card }” stay in the match?
skyscrapers-ask-sorted = OK: done.
    .spoken = Are the cards sorted?

# What the button says that stands for OK, where OK is an act of its own.
skyscrapers-label-insurance = { skyscrapers-option-no-insurance.short }
skyscrapers-label-take = { skyscrapers-option-nobody.short }
skyscrapers-label-look-at-nothing = { skyscrapers-option-nothing }
skyscrapers-label-pass = { skyscrapers-option-pass.short }
skyscrapers-label-too-many = { skyscrapers-option-stays.short }
skyscrapers-label-sorted = { skyscrapers-option-sorted }

# Choices.
skyscrapers-option-card = “{ $card }”
skyscrapers-option-open = Lay it { $place-1-to }
skyscrapers-option-open-aside = A new site beside the others
skyscrapers-option-play = Lay it { $place-1-to }
skyscrapers-option-discard = Discard it: it cannot be played
skyscrapers-option-no-insurance = No insurance
    .short = Skip
skyscrapers-option-take = From { $word }
    .short = { $word }
skyscrapers-option-nobody = From nobody
    .short = Skip
skyscrapers-option-keep = Keep one
skyscrapers-option-all = Take all for the hand
    .short = Swap my whole hand
skyscrapers-option-nothing = Nothing
skyscrapers-option-discards = One of the discards
    .short = Take from the discard
skyscrapers-option-take-discarded = “{ $card }”
skyscrapers-option-tornado = { $word ->
    [left] To the left
   *[right] To the right
}
skyscrapers-option-pass = Pass
    .short = Pass
skyscrapers-option-stays = Go on with it
    .short = Keep it
skyscrapers-option-take-out = Put it into the box
    .short = Into the box
skyscrapers-option-tick-foundations = Foundations: { SAID($word) }
skyscrapers-option-untick-foundations = ✓ Foundations: { SAID($word) }
    .spoken = Foundations: { SAID($word) }, done
skyscrapers-option-tick-toilets = Toilets: { SAID($word) }
skyscrapers-option-untick-toilets = ✓ Toilets: { SAID($word) }
    .spoken = Toilets: { SAID($word) }, done
skyscrapers-option-tick-studies = Studies: { SAID($word) }
skyscrapers-option-untick-studies = ✓ Studies: { SAID($word) }
    .spoken = Studies: { SAID($word) }, done
skyscrapers-option-tick-roofs = Roofs: { SAID($word) }
skyscrapers-option-untick-roofs = ✓ Roofs: { SAID($word) }
    .spoken = Roofs: { SAID($word) }, done
skyscrapers-option-tick-tornadoes = Tornadoes: { SAID($word) }
skyscrapers-option-untick-tornadoes = ✓ Tornadoes: { SAID($word) }
    .spoken = Tornadoes: { SAID($word) }, done
skyscrapers-option-sort = Sort out the cards
skyscrapers-option-sorted = Done
skyscrapers-option-show-all = Show all floors
skyscrapers-option-drop = Never mind

# What is said in every game, and in this one in its own words. A slot is the place beside a site where cards are shown.
skyscrapers-table-begins = { $deck }: all build on the same sites, and whoever lays the roof owns the building.
skyscrapers-table-left-on-tap-place = Take “{ $card }” away { $place-from }: the next card is shown there.
skyscrapers-table-left-on-tap-place-unnamed = Take the card away { $place-from }: the next one is shown there.
skyscrapers-table-draw-pad-frozen = The pad for drawn cards is silent. Meanwhile draw without it.
    .short = The pad for drawn cards isn’t responding. Draw without it meanwhile.
skyscrapers-place-slot = { $letter ->
    [site-] site { SAID($number) }
   *[other] { place-cell }
}
skyscrapers-place-slot-at = { $letter ->
    [site-] on site { SAID($number) }
   *[other] on { place-cell }
}
skyscrapers-place-slot-to = { $letter ->
    [site-] on site { SAID($number) }
   *[other] on { place-cell }
}
skyscrapers-place-slot-from = { $letter ->
    [site-] from the place beside site { SAID($number) }
   *[other] from { place-cell }
}

# How it is called in lists, and what is counted of players over many matches.
history-game-skyscrapers = Skyscrapers
history-deck-skyscrapers = Skyscrapers
history-tally-floors = floors
history-tally-buildings = buildings
history-tally-toilets = toilets
history-tally-earthquakes = earthquakes
history-tally-insurances = insurances
history-tally-prizes = prizes at the final count
history-tally-faulty = “Faulty or Smelly” at the final count

# Who starts by custom, where a deck says nothing else.
agreeing-starts-skyscrapers = Usually the oldest player starts.

# The game in three sentences: what it is, for how many, how long.
agreeing-about-skyscrapers = Everybody builds on the same sites, and the player who lays the roof owns the building; earthquakes bring some buildings down. 2 to 6 people play. A match takes about an hour.

# The three pictures that explain the game, one sentence each.
agreeing-picture-skyscrapers-1 = Everybody builds on the same sites. Lay a floor on any of them.
agreeing-picture-skyscrapers-2 = Lay the roof, and the building is yours. It needs a toilet, and has to be taller than all you built before.
agreeing-picture-skyscrapers-3 = Earthquakes bring towers down, insurance saves them. Most points win.

# What a first match explains: one sentence each, when it happens for the first time to somebody at the table. About nobody, and without digits.
skyscrapers-lesson-last-turns = No more cards are drawn, so the end is near, and a tower without a roof will belong to nobody.
skyscrapers-lesson-century = The earthquake of the century spares nobody: an insurance goes, or the foundation itself grows weaker.
skyscrapers-lesson-collapse = A fallen tower takes its foundation with it, so think twice before you build high on weak ground.
skyscrapers-lesson-world-record = “World Record” is for the tallest building of all, and on a tie nobody holds it.
skyscrapers-lesson-order-and-unity = “Order and Unity” is for coloured floors of one category, and the newest such building holds it.
skyscrapers-lesson-mini-skyscraper = “Mini-Skyscraper” is for exactly the height set for it, so a small building may be a great one.
skyscrapers-lesson-threshold = Each new building is measured against your own tallest, so begin small and keep the giants for later.
skyscrapers-lesson-faulty = Without a toilet or too low, a building loses its points, so look twice before you lay its roof.
skyscrapers-lesson-prize-lost = Prizes go by the buildings that stand now, so they wander as the city changes.
skyscrapers-lesson-cancels = An insurance and an earthquake cancel each other out, so both go, and the tower stands as before.
skyscrapers-lesson-tornado = A Tornado carries whole hands to the neighbours, so a good card is best played before it comes.
skyscrapers-lesson-roof = Whoever lays the roof owns the whole building, so a site that is nearly ready tempts everybody.
skyscrapers-lesson-quake = An earthquake stays on its tower, and when there are too many the tower falls, whoever built it.
skyscrapers-lesson-study = A Study looks into the pile or among the discards, so it is the way to a card that you lack.
skyscrapers-lesson-toilet = No building does without a toilet, so whoever builds one scores at once, whatever becomes of the tower.
skyscrapers-lesson-take = Whoever builds a toilet may look for a card in another hand, instead of drawing one.
skyscrapers-lesson-insurance = An insurance waits on its tower and takes the next earthquake away with it.
skyscrapers-lesson-discard = Whoever has no card that can be played discards one instead, and is believed.
skyscrapers-lesson-foundation = Then a new foundation goes on any free place; with no foundation and no site left, the match ends.
skyscrapers-lesson-build = What is covered stays covered, and only its height and its points count on.
skyscrapers-lesson-site = A site belongs to nobody until it has its roof, so everybody may build on each of them.

# What is behind a verdict, for a player who asks: two sentences each.
skyscrapers-why-S0 = A site has no roof yet; with its roof it is a building, and has an owner. Both are structures, and the newest building is the one whose roof was laid last.
skyscrapers-why-S1 = The number of players decides how many foundations, toilets, Studies, roofs and Tornadoes take part, and nobody knows which stay in the box. Everybody begins with a roof among their cards, and foundations have a pile of their own.
skyscrapers-why-S2 = A turn is one card played, and then the hand is filled up. Whoever comes to their turn without cards draws first, and is passed over only when there is nothing to draw.
skyscrapers-why-S3 = Floors, special floors and toilets may go on any site, whoever began it, until it has its roof. What they cover stays covered, and only its height and points count on.
skyscrapers-why-S4 = A roof goes on a site with enough floors, and whoever lays it owns the building. A new foundation is opened if one is left, and the owner may insure that building at once.
skyscrapers-why-S5 = Toilets score as they are built, the first as “Toilet Specialist” and each one more after it, whatever becomes of the tower. Whoever builds them may look for a card in another hand: two at most, unseen, one to keep, and then none is drawn.
skyscrapers-why-S6 = An earthquake stays on its tower, unless an insurance is there: then both are discarded. When they are more than the tower withstands, it falls.
skyscrapers-why-S6-if-collapse-equals = An earthquake stays on its tower, unless an insurance is there: then both are discarded. When they are as many as the tower withstands, it falls.
skyscrapers-why-S7 = A tower withstands as much as its foundation says, one more for each harmonic absorber in it, and one less for each quarter turn. Insurances are no part of it, as they take earthquakes away.
skyscrapers-why-S8 = The earthquake of the century spares nobody: each tower loses an insurance, or has its foundation turned by a quarter if it has none. Only then it is seen which of them fall, all together.
skyscrapers-why-S9 = An insurance may go on any tower, whoever owns it, and there is no limit to them. Where an earthquake lies already, the two are discarded together.
skyscrapers-why-S10 = When a tower falls its cards are discarded, its foundation leaves the match, and its prizes go back. Another foundation is opened only if no site is left.
skyscrapers-why-S11 = A Study looks into the pile, for a card to keep, a card to play or a whole new hand, the rest going back in any order, or it fetches one of the discards, openly. Then it is discarded itself, and a foundation is opened if one is left.
skyscrapers-why-S12 = At the end of a turn hands are filled up from the pile, as long as it lasts. Only whoever took a card with a toilet draws none.
skyscrapers-why-S13 = A Tornado carries each whole hand to a neighbour, on the side that its player names. Once the pile is empty, it passes over those without cards.
skyscrapers-why-S14 = Whoever can play none of their cards discards one instead. That is believed, and whoever likes may ask to see the hand.
skyscrapers-why-S15 = A covered card shows its height and its points, and nobody looks at more of it. The sum is told when the roof is on.
skyscrapers-why-S16 = A new building is measured against the tallest that its owner has completed, even if that one has fallen since. Every player has such a threshold of their own.
skyscrapers-why-S17 = Without a toilet, too low for its owner’s threshold or below the least height, a building is “Faulty or Smelly” and its points do not count. Only “Mini-Skyscraper” excuses the height, and only “World Record” can be held all the same.
skyscrapers-why-S18 = “Mini-Skyscraper” is for the newest building of exactly the height set for it, “Order and Unity” for the newest whose coloured floors are all of one category, and “World Record” for the tallest, unless another is just as tall. Prizes go by the buildings that stand, so one that falls hands them back.
skyscrapers-why-S19 = The match ends when no site and no foundation is left, or after one last turn for the others once the pile and one hand are empty. Buildings, prizes and toilets give points, and a tower without a roof gives none.
skyscrapers-why-S20 = A card is laid alone on the place beside its site, and then goes on the tower; what is not for a tower is shown on the pad. The referee does not see the towers: it remembers what was shown, and waits for each foundation that is due.
    .short = A card is shown alone at its site’s place, then it goes onto the tower; what is not for a tower is shown on the pad. The referee does not see the towers: it remembers what was shown, and waits for each foundation that is due.
skyscrapers-why-C20 = The card laid last may still be laid at another site, as long as nothing else has happened. It is the play of whoever was asked.
skyscrapers-why-C24 = Only cards of this deck take part in the match. Any other card is taken away again, and nothing comes of it.
skyscrapers-why-C28 = Cards are drawn when a turn ends, or begins with an empty hand. Cards that the mat glimpses at other times are no act.
skyscrapers-why-E5 = The match knows only the cards that were shown, and the towers are yours to keep right. If they differ from what was said, an act can be taken back, or a card named anew.
skyscrapers-why-E7 = Whoever leaves puts their hand among the discards, unseen, and what was asked of them lapses. Their buildings stay and may keep prizes from others, but score for nobody.
skyscrapers-why-H2 = A card that was shown is known as long as it lies on top, or openly among the discards. Hands are secret, and the referee only counts them.
skyscrapers-why-H3 = What a covered card was is not told again during the match, not even of turns that are long past. After the match you can have all floors shown.

# At a terminal.
skyscrapers-terminal-intro =
    Everybody builds on the same sites, floor upon floor, and whoever lays the roof owns the tower.
    Earthquakes, insurances and studies come between. What a covered card was is told no more;
    at the end points, prizes and toilets are counted.
skyscrapers-terminal-play-people =
    At this terminal: { $people }. Type what hands and mouths would do at the table:
    “{ $tap } 1 site-2” shows card 1 of the hand at site 2; “{ $help }” tells all there is.
skyscrapers-terminal-free = Free places: { $cells }
skyscrapers-terminal-no-cells = There is no place { $cell } here. A card is shown at a site, such as site-1, or to the pad.
skyscrapers-terminal-help-lay =
    lay 3 site-2
    lay card 3 of the hand at site 2 and leave it there
skyscrapers-terminal-help-ok =
    ok
    press OK: no insurance, nobody’s card, pass, yes to whatever is asked
skyscrapers-terminal-help-lift =
    lift site-2
    take up the card that was left at site 2
skyscrapers-terminal-help-move =
    move site-1 site-2
    show the top card of site 1 at site 2, where it was meant to go
skyscrapers-terminal-help-tap =
    tap 3 site-2
    show card 3 of the hand at site 2; without a site to the pad
skyscrapers-terminal-help-mend =
    mend
    take away whatever was left lying
terminal-card-residential = { $name } (residential, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-offices = { $name } (offices, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-hotels = { $name } (hotels, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-restaurants = { $name } (restaurants, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-shops = { $name } (shops, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-special = { $name } (grey, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-toilet = { $name } (toilet, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-roof = { $name } (roof, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-card-toilet-roof = { $name } (roof with a toilet, { $metres } m, { $points ->
    [one] { $points } point
   *[other] { $points } points
})

# What stands beside the numbers of the final count.
end-part-cards = Buildings
end-part-faulty = Faulty
end-part-mini-skyscraper = Mini
end-part-order-and-unity = Unity
end-part-world-record = Record
end-part-toilets = Toilets
end-part-total = Total
