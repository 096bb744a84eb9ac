# What happened.
cardline-opens = “{ $card }” begins the line: { $number }.
cardline-turn = { $seat }, your turn.
cardline-fits-first = { $seat } plays “{ $card }”, { $number }: it fits before “{ $right }”, { $right-number }.
    .short = “{ $card }” fits: { $number }.
    .moment = { $seat }: “{ $card }” fits.
cardline-fits-last = { $seat } plays “{ $card }”, { $number }: it fits after “{ $left }”, { $left-number }.
    .short = “{ $card }” fits: { $number }.
    .moment = { $seat }: “{ $card }” fits.
cardline-fits-between = { $seat } plays “{ $card }”, { $number }: it fits between “{ $left }”, { $left-number }, and “{ $right }”, { $right-number }.
    .short = “{ $card }” fits: { $number }.
    .moment = { $seat }: “{ $card }” fits.
cardline-misfits-first = { $seat } plays “{ $card }”, { $number }: it does not fit before “{ $right }”, { $right-number }.
    .short = “{ $card }” does not fit here: { $number }.
    .moment = { $seat }: “{ $card }” does not fit.
    .named = { $seat }: “{ $card }” does not fit before “{ $right }”.
cardline-misfits-last = { $seat } plays “{ $card }”, { $number }: it does not fit after “{ $left }”, { $left-number }.
    .short = “{ $card }” does not fit here: { $number }.
    .moment = { $seat }: “{ $card }” does not fit.
    .named = { $seat }: “{ $card }” does not fit after “{ $left }”.
cardline-misfits-between = { $seat } plays “{ $card }”, { $number }: it does not fit between “{ $left }”, { $left-number }, and “{ $right }”, { $right-number }.
    .short = “{ $card }” does not fit here: { $number }.
    .moment = { $seat }: “{ $card }” does not fit.
    .named = { $seat }: “{ $card }” does not fit between “{ $left }” and “{ $right }”.
cardline-draws = { $seat } draws a card; then “{ $card }” goes into the box.
    .short = { $seat } draws a card.
    .named = “{ $card }” does not fit: { $seat } draws a card.
cardline-takes-back = No card is left to draw, so { $seat } takes “{ $card }” back.
cardline-time-limit = When your time is up, you draw a card and the turn passes.
cardline-ten-seconds = { $seat }, ten seconds are left. Then you draw a card and the turn passes.
cardline-time-up = The time is up: { $seat } draws a card, and the turn passes.
cardline-time-up-no-card = { $seat }, your time is up, and the turn passes. There is no card to draw.
cardline-reshuffled = The pile is empty. { $count ->
    [1] The one card of the box is
   *[other] Shuffle the { SAID($count) } cards of the box: they are
} the new pile.
cardline-one-card = { $seat } has one card left.
cardline-no-card = { $seat } has no card left. The end of the round decides.
cardline-wins = { $seat } wins.
cardline-play-off = Play-off: { $seats }. Whoever still holds cards is out, and those cards go into the box. Then everybody in the play-off draws one card.
    .short = Play-off: { $seats }. Each draws one card.
cardline-share = Too few cards are left for a play-off, so the victory is shared: { $seats }.
    .short = Shared victory: { $seats }.
cardline-line-is-long = The line is about to fill the mat. Cards at its ends may lie beside the mat now, first “{ $left }” or “{ $right }”; they stay part of the line.
    .short = The mat is nearly full: cards at the ends may lie beside it.
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
    .short = The line counts as it lies.

# What lies otherwise than it should, and what to do.
cardline-wrong-to-the-box = Put “{ $card }” into the box.
    .addressed = { $seat }: put “{ $card }” into the box.
cardline-wrong-back-to-hand = Take “{ $card }” back into the hand.
    .addressed = { $seat }: take “{ $card }” back into your hand.
cardline-wrong-taken-back = Take “{ $card }” away { $place-from } first: it does not count.
cardline-wrong-put-back = Lay “{ $card }” back { $home-to }: an act was taken back.
cardline-wrong-other-deck = Take “{ $card }” away { $place-from }: it is not of this deck.
cardline-wrong-already-there = Take “{ $card }” away { $place-from }: it lies in the line already.
cardline-wrong-in-the-box = Take “{ $card }” away { $place-from }: it belongs in the box. Play another card.
cardline-wrong-on-a-card = Take “{ $card }” back: a card already lies { $place-at }.
    .short = Take “{ $card }” back: that place is taken.
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
    .short = Deal { $hand } each, face down. Lay the pile’s top card face up.
cardline-status-opening-uneven = Deal each player as many cards as stand beside the name, face down; { $pile ->
    [one] the last card is
   *[other] the other { SAID($pile) } are
} the pile. Lay its top card face up: it begins the line. { $seat } starts.
    .short = Deal each player the number beside the name. Lay the pile’s top card face up.
cardline-status-opening-anew = Lay the pile’s top card face up: it begins the line anew. Then it is { $seat }’s turn.
    .short = Lay the pile’s top card face up: it begins the line anew.
cardline-status-turn = { $seat }: lay one of your cards in the line, face down.
    .short = { $seat }: lay one of your cards in the line, face down.
cardline-status-laid = { $commit ->
    [turned] { $seat }: turn “{ $card }” over and lay it back.
   *[ok] { $seat }: turn “{ $card }” over, then press OK.
}
    .short = { $seat }: turn “{ $card }” over.
cardline-status-on-pad = { $seat }: choose where “{ $card }” goes, and turn it over.
    .short = { $seat }: choose a place for “{ $card }”.
cardline-status-joining = { $seat }: does “{ $card }” join the line? Press OK or Cancel.
    .short = { $seat }: does “{ $card }” join the line?
cardline-status-over = { $count ->
    [one] { $seats } has won.
   *[other] Shared victory: { $seats }.
}
    .short = { $count ->
        [one] { $seats } wins.
       *[other] Shared victory: { $seats }.
    }

# What OK means now.
cardline-ask-turned = Does “{ $card }” lie { $place-at }, turned over? OK: yes.
    .spoken = Does “{ $card }” lie { $place-at }, turned over?
cardline-ask-joins = Does “{ $card }” join the line? OK: yes.
    .spoken = Does “{ $card }” join the line?

# What the button says that stands for OK, where OK is an act of its own.
cardline-label-turned = Turned over
cardline-label-joins = { cardline-option-join.short }

# Choices.
cardline-option-card = “{ $card }”
cardline-option-play = Lay it { $place-1-to }
cardline-option-join = Let it join the line
    .short = It joins
cardline-option-drop = Never mind

# What is said in every game, and in this one in its own words. A line may turn at the mat’s edge, so its ends are told by before and after.
cardline-table-begins = { $deck }, by { $characteristic }: it grows along the line.
cardline-table-draw-pad-frozen = The pad for drawn cards is silent. Meanwhile draw without it.
    .short = The pad for drawn cards isn’t responding. Draw without it meanwhile.
cardline-place-right-of = the place after “{ $card }”
cardline-place-right-of-at = after “{ $card }”
cardline-place-right-of-to = after “{ $card }”
cardline-place-right-of-from = from the place after “{ $card }”
cardline-place-left-of = the place before “{ $card }”
cardline-place-left-of-at = before “{ $card }”
cardline-place-left-of-to = before “{ $card }”
cardline-place-left-of-from = from the place before “{ $card }”

# How it is called in lists, and what is counted of players over many matches.
history-game-cardline = Cardline
history-tally-fits = cards that fitted
history-tally-misfits = cards that did not fit

# Who starts by custom, where a deck says nothing else.
agreeing-starts-cardline = Decide together who starts.

# The game in three sentences: what it is, for how many, how long.
agreeing-about-cardline = A line of open cards grows from smallest to largest, and you guess where your own card belongs in it. 2 to 8 people play. A match takes about a quarter of an hour.

# The three pictures that explain the game, one sentence each.
agreeing-picture-cardline-1 = The line grows from smallest to largest. Find the gap for your card.
agreeing-picture-cardline-2 = Lay it there and turn it over. If it fits, it stays.
agreeing-picture-cardline-3 = If it does not fit, it goes into the box and you draw another. The only player without cards at the end of a round wins.

# What a first match explains: one sentence each, when it happens for the first time to somebody at the table. About nobody, and without digits.
cardline-lesson-play-off = Several are without cards, so everybody else is out, and one drawn card each decides between them.
cardline-lesson-no-card = Everybody has as many turns, so a win is certain only when the round is over.
cardline-lesson-takes-back = Nothing is left to draw, so the card itself comes back, as nobody gets rid of one that does not fit.
cardline-lesson-reshuffled = Cards from the box come back as the new pile, so it is good to remember their numbers.
cardline-lesson-penalty = A card that does not fit goes into the box, and you draw another, so your hand stays the same size.
cardline-lesson-long-line = A line may outgrow the mat, so cards at its ends lie beside it and go on belonging to the line.
cardline-lesson-last-card = One card left is called out, so that everybody sees who is close to winning.
cardline-lesson-fits = A card that fits stays in the line, so the gaps grow narrower and the next guess harder.
cardline-lesson-order = Every open number helps to guess the next: what is smaller goes before it, what is larger after it.
cardline-lesson-play = Lay a card where you believe it belongs: until it is turned over it may still go elsewhere.

# What is behind a verdict, for a player who asks: two sentences each.
cardline-why-L1 = Everybody starts with the cards agreed on, face down, and nobody looks at the other side. One card more begins the line, face up, and the rest is the pile.
cardline-why-L2 = A card fits if it is not smaller than the card before it and not greater than the card after it; at an end only one neighbour counts. Equal cards lie side by side, in either order.
cardline-why-L3 = A card that fits stays in the line, open. For one that does not, its player draws another, and then it goes into the box.
cardline-why-L4 = After each full round: if only one player has no cards left, that player wins. If several have none, they play off for it: each draws one card and plays another round.
cardline-why-L5 = If no card fits in a round of a play-off, nothing is decided by it. All keep the cards that they drew and go on.
cardline-why-L6 = When the pile is empty, the box is shuffled into a new one; with both empty, whoever plays a card that does not fit takes it back. If a play-off cannot be dealt, the victory is shared.
cardline-why-L7 = Cards of the line may be pushed together or apart at any time, as long as they keep their order; equal neighbours may change places. A play is one new card among them.
cardline-why-L8 = The line may outgrow the mat, so cards at its ends may lie beside it and still belong to the line. One place on the mat stays free, and a place out there is chosen on the screen.
cardline-why-L9 = A card is played by being turned over. Before that it may go to another place or be changed for another card, and nothing tells whether it fits.
cardline-why-C20 = A card that was laid and not yet turned over may still be moved, changed or taken back, and only hands can do that. Turned over, it is the play of whoever was asked.
cardline-why-C21 = The cards of the line are open, and you may take one up to read it. Only while another card is being laid are they asked back first.
cardline-why-C28 = A card is drawn for one that did not fit, or at the start of a play-off. Cards that the mat glimpses at other times are no act.
cardline-why-E5 = If you agree that the table is right, the match takes the line as it lies, as long as every card is known and in its order. A new card in it is shown first, and joins the line if it fits.
cardline-why-H2 = The line and the box lie open, with all numbers of their cards. Of hands and of the pile you know only how many cards there are.
cardline-why-H3 = A number that was not shown stays hidden after the match as well. The cards left in hands and in the pile are not told.
cardline-why-H4 = What is compared is what is shown: the whole number, in the unit of the deck. It is not rounded when it is said, so two numbers sound the same only if they are equal.

# At a terminal.
cardline-terminal-intro =
    All cards lie face down but those of the line, where the { $characteristic } grows from card to card.
    Whoever is asked lays a card where it seems to belong, and turns it over. If it fits it stays;
    if not, it goes into the box and another is drawn. Whoever alone is rid of all cards at the end of a round wins.
cardline-terminal-pushes = { $seat } pushes cards along the line.
cardline-terminal-play-people =
    At this terminal: { $people }. Type what hands and mouths would do at the table:
    “{ $lay } 1 2” lays card 1 of the hand into gap 2, “{ $ok }” turns it over; “{ $help }” tells all there is.
cardline-terminal-help-lay =
    lay 3 2
    lay card 3 of the hand into gap 2; or with a place of the mat: lay 3 D1
cardline-terminal-help-ok =
    ok
    turn the card that lies in a gap over; yes to whatever is asked
cardline-terminal-help-lift =
    lift D1
    take up the card on D1
cardline-terminal-help-move =
    move D1 E1
    take the card on D1 and lay it on E1
cardline-terminal-help-swap =
    swap D1 E1
    let two cards change places
cardline-terminal-help-tap =
    tap 3
    show card 3 of the hand to the pad and choose its gap, or with a place the card that lies there
