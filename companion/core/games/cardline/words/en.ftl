# What happened.
cardline-opens = “{ $card }” begins the line: { $number }.
cardline-turn = { $seat }, your turn.
cardline-fits-first = { $seat } plays “{ $card }”, { $number }: it fits before “{ $right }”, { $right-number }.
cardline-fits-last = { $seat } plays “{ $card }”, { $number }: it fits after “{ $left }”, { $left-number }.
cardline-fits-between = { $seat } plays “{ $card }”, { $number }: it fits between “{ $left }”, { $left-number }, and “{ $right }”, { $right-number }.
cardline-misfits-first = { $seat } plays “{ $card }”, { $number }: it does not fit before “{ $right }”, { $right-number }.
cardline-misfits-last = { $seat } plays “{ $card }”, { $number }: it does not fit after “{ $left }”, { $left-number }.
cardline-misfits-between = { $seat } plays “{ $card }”, { $number }: it does not fit between “{ $left }”, { $left-number }, and “{ $right }”, { $right-number }.
cardline-draws = { $seat } draws a card; then “{ $card }” goes into the box.
cardline-takes-back = No card is left to draw, so { $seat } takes “{ $card }” back.
cardline-reshuffled = The pile is empty. { $count ->
    [1] The one card of the box is
   *[other] Shuffle the { SAID($count) } cards of the box: they are
} the new pile.
cardline-one-card = { $seat } has one card left.
cardline-no-card = { $seat } has no card left. The end of the round decides.
cardline-wins = { $seat } wins.
cardline-play-off = Play-off: { $seats }. Whoever still holds cards is out, and those cards go into the box. Then everybody in the play-off draws one card.
cardline-share = Too few cards are left for a play-off, so the victory is shared: { $seats }.
cardline-line-is-long = The line is about to fill the mat. Cards at its ends may lie beside the mat now, first “{ $left }” or “{ $right }”; they stay part of the line.
cardline-dropped = All stays as it is.
cardline-joins = “{ $card }”, { $number }, joins the line.
cardline-hand-set = { $seat } has { $count ->
    [0] no cards
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
cardline-goes-on = The match goes on. { $seat }, your turn.
cardline-turn-set = { $seat }, it is your turn.
cardline-card-is = The card taken for “{ $card }” is “{ $other }”: { $number }.
cardline-drawn-already = { $seat } has drawn.
cardline-replaced = { $name } takes over { $former }’s seat as it is.
cardline-left = { $seat } leaves; { $count ->
    [0] no card goes
    [one] { SAID($count) } card goes
   *[other] { SAID($count) } cards go
} into the box.
cardline-accept-shows = “{ $card }” lies in the line: { $number }.
cardline-accept-misfits = “{ $card }”, { $number }, does not fit there: take it away.
cardline-accepted-gone = “{ $card }” is no longer in the line; it goes into the box.
cardline-accepted = The line stands as it lies. Hand counts stay too; set them right if they differ.

# What lies otherwise than it should, and what to do.
cardline-wrong-to-the-box = Put “{ $card }” into the box.
cardline-wrong-back-to-hand = Take “{ $card }” back into the hand.
cardline-wrong-taken-back = Take “{ $card }” away { $place-from } first: an act was taken back.
cardline-wrong-put-back = Lay “{ $card }” back { $home-to }: an act was taken back.
cardline-wrong-other-deck = Take “{ $card }” away { $place-from }: it is not of this deck.
cardline-wrong-already-there = Take “{ $card }” away { $place-from }: it lies in the line already.
cardline-wrong-in-the-box = Take “{ $card }” away { $place-from }: it belongs in the box. Play another card.
cardline-wrong-on-a-card = Take “{ $card }” back: a card already lies { $place-at }.
cardline-wrong-no-neighbour = Take “{ $card }” back: no card of the line lies on the mat. Lay one there first, or choose the place on the screen.
cardline-wrong-two-cards = “{ $card }” { $place-at } is one of two new cards: take either back.
cardline-wrong-several-cards = “{ $card }” { $place-at } is one of { SAID($count) } new cards: take all but one back.
cardline-wrong-belongs-elsewhere = “{ $card }” belongs { $home-at }: lay it there.
cardline-wrong-lay = Lay “{ $card }” { $home-to }.
cardline-wrong-lay-back-first = First lay “{ $card }” back { $home-to }.
cardline-wrong-turn-up = Turn “{ $card }” { $place-at } face up: it is open.
cardline-wrong-lay-beside = Lay “{ $card }” beside the mat, or “{ $other }” from the other end: one place has to stay free. It stays part of the line.

# Why something cannot be done now.
cardline-refused-other-deck = “{ $card }” is not of this deck.
cardline-refused-already-there = “{ $card }” lies in the line already.
cardline-refused-in-the-box = “{ $card }” belongs in the box. Play another card.
cardline-refused-none-due = No card is to be laid now.
cardline-refused-line-first = First another card begins the line, then “{ $card }” may be played.
cardline-refused-no-gap = There is no such place in the line for “{ $card }”.
cardline-refused-no-cards = { $seat } has no card left, by the count. If that is not so, set the count first.
cardline-refused-mend-first = First put the table right.
cardline-refused-nothing-asked = Nothing was asked just now.
cardline-refused-nothing-to-drop = There is nothing to drop.
cardline-refused-take-it-back = Then take “{ $card }” back, or lay it elsewhere.
cardline-refused-no-draw-due = No card is to be drawn now.
cardline-refused-not-seated = { $seat } is not at the table any more.
cardline-refused-is-out = { $seat } is out of this match.
cardline-refused-count-range = { $seat } cannot have { SAID($count) } cards: from { SAID(0) } to { SAID($most) }.
cardline-refused-count-empty = { $seat } has laid no card in this round, so at least one is left there.
cardline-refused-match-over = The match is over.
cardline-refused-not-in-line = “{ $card }” does not lie in the line.
cardline-refused-nothing-owed = No draw is waiting.
cardline-refused-accept-unknown = Not while an unknown card lies there: take it off first.
cardline-refused-accept-order = Not while cards of the line lie in another order: lay them back first.
cardline-refused-accept-two = One new card at a time, in a place of its own: take the others off first.
cardline-refused-accept-nothing = The table already lies as it should.
cardline-refused-no-last-act = There was no act that could be somebody else’s.

# What is waited for.
cardline-status-opening = Deal { $hand ->
    [one] { SAID($hand) } card
   *[other] { SAID($hand) } cards
} each, face down; { $pile ->
    [one] the last card is
   *[other] the other { SAID($pile) } are
} the pile. Lay its top card face up: it begins the line. { $seat } starts.
cardline-status-opening-uneven = Deal each player as many cards as stand beside the name, face down; { $pile ->
    [one] the last card is
   *[other] the other { SAID($pile) } are
} the pile. Lay its top card face up: it begins the line. { $seat } starts.
cardline-status-opening-anew = Lay the pile’s top card face up: it begins the line anew. Then it is { $seat }’s turn.
cardline-status-turn = { $seat }: lay one of your cards in the line, face down.
cardline-status-laid = { $commit ->
    [turned] { $seat }: turn “{ $card }” over and lay it back.
   *[ok] { $seat }: turn “{ $card }” over, then press OK.
}
cardline-status-on-pad = { $seat }: choose where “{ $card }” goes, and turn it over.
cardline-status-joining = { $seat }: does “{ $card }” join the line? Press OK or Cancel.
cardline-status-over = { $count ->
    [one] { $seats } has won.
   *[other] Shared victory: { $seats }.
}

# What OK means now.
cardline-ask-turned = Does “{ $card }” lie { $place-at }, turned over? OK: yes.
    .spoken = Does “{ $card }” lie { $place-at }, turned over?
cardline-ask-joins = Does “{ $card }” join the line? OK: yes.
    .spoken = Does “{ $card }” join the line?

# Choices.
cardline-option-card = “{ $card }”
cardline-option-play = Lay it { $place-1-to }
cardline-option-join = Let it join the line
cardline-option-drop = Never mind

# What is said in every game, and in this one in its own words. A line may turn at the mat’s edge, so its ends are told by before and after.
cardline-table-begins = { $deck }, by { $characteristic }: it grows along the line.
cardline-table-draw-pad-frozen = The pad for drawn cards is silent. Meanwhile draw without it.
cardline-place-right-of = the place after “{ $card }”
cardline-place-right-of-at = after “{ $card }”
cardline-place-right-of-to = after “{ $card }”
cardline-place-right-of-from = from the place after “{ $card }”
cardline-place-left-of = the place before “{ $card }”
cardline-place-left-of-at = before “{ $card }”
cardline-place-left-of-to = before “{ $card }”
cardline-place-left-of-from = from the place before “{ $card }”
