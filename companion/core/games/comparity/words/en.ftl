# What happened.
comparity-opens = “{ $card }” opens the area{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
}.
    .short = First card: “{ $card }”.
comparity-plays = { $seat } plays “{ $card }” { $place-to }.{ $hand ->
    [0] {" "}No card is left.
    [1] {""}
    [one] {" "}{ SAID($hand, begins: "sentence") } card is left.
   *[other] {" "}{ SAID($hand, begins: "sentence") } cards are left.
}
comparity-plays-bonus = { $seat } plays one more: “{ $card }” { $place-to }.{ $hand ->
    [0] {" "}No card is left.
    [1] {""}
    [one] {" "}{ SAID($hand, begins: "sentence") } card is left.
   *[other] {" "}{ SAID($hand, begins: "sentence") } cards are left.
}
comparity-reconnects = { $seat } joins the area again with “{ $card }” { $place-at }.{ $hand ->
    [0] {" "}No card is left.
    [1] {""}
    [one] {" "}{ SAID($hand, begins: "sentence") } card is left.
   *[other] {" "}{ SAID($hand, begins: "sentence") } cards are left.
}
comparity-one-card = { $seat } has one card left.
comparity-wins = { $seat } wins.
comparity-duet = Duet by { $maker }. { $seat } first draws a card or checks one.
comparity-trio = Trio by { $maker }. { $seat } first draws a card or checks one.
comparity-draws = { $seat } draws { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
comparity-distrust = The price of distrust: { $seat } draws { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
    .short = Everything was in order: { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
comparity-penalty = Penalty: { $seat } draws { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
    .short = Out of order: { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
comparity-time-limit = When your time is up, you draw a card and the turn passes. If a checked card is open by then, the verdict is given instead.
comparity-ten-seconds = { $seat }, ten seconds are left. Then you draw a card and the turn passes, or a check that has shown a number gets its verdict instead.
comparity-time-up = The time is up: { $seat } draws { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
comparity-time-up-verdict = { $seat }, your time is up. Here is the verdict.
comparity-bonus-forfeited = { $seat } plays no further card for the Trio: open cards were out of order.
comparity-gives = { $seat } gives { $to } { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}, face down.
comparity-pile-empty = The pile gave { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
} and is empty now.
comparity-none-left = Nobody can give more: { $seat } got { $count ->
    [0] no card
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
comparity-reveals = “{ $card }”{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
}: { $number }.
comparity-shown-all = All cards on the area are open now; they count as seen.
comparity-in-order = Everything open is in order.
    .short = All open cards are in order.
    .moment = The last check: all in order.
comparity-too-great-left = “{ $card }”{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
} ({ $number }) stands left of “{ $other }”{ $there-kind ->
    [none] {""}
   *[other] {" "}{ $there-at }
} ({ $other-number }): it should be the other way round.
    .spoken = “{ $card }”{ $place-kind ->
        [none] {""}
       *[other] {" "}{ $place-at }
    }, { $number }, stands left of “{ $other }”{ $there-kind ->
        [none] {""}
       *[other] {" "}{ $there-at }
    }, { $other-number }. It should be the other way round.
    .short = { $number } is more than { $other-number }.
    .named = “{ $card }” ({ $number }) is more than “{ $other }” ({ $other-number }).
    .moment = Found out of order: “{ $card }” ({ $number }) left of “{ $other }” ({ $other-number }).
comparity-too-great-below = “{ $card }”{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
} ({ $number }) stands below “{ $other }”{ $there-kind ->
    [none] {""}
   *[other] {" "}{ $there-at }
} ({ $other-number }): it should be the other way round.
    .spoken = “{ $card }”{ $place-kind ->
        [none] {""}
       *[other] {" "}{ $place-at }
    }, { $number }, stands below “{ $other }”{ $there-kind ->
        [none] {""}
       *[other] {" "}{ $there-at }
    }, { $other-number }. It should be the other way round.
    .short = { $number } is more than { $other-number }.
    .named = “{ $card }” ({ $number }) is more than “{ $other }” ({ $other-number }).
    .moment = Found out of order: “{ $card }” ({ $number }) below “{ $other }” ({ $other-number }).
comparity-swapped = { $place-kind ->
    [none] “{ $card }” and “{ $other }” have changed places.
   *[other] “{ $card }” now lies { $place-at }, “{ $other }” { $there-at }.
}
comparity-discarded = “{ $card }” leaves the match.
comparity-turn = { $seat }, your turn.
comparity-bonus = { $seat }, one more card is yours to play, for the Trio.
    .short = { $seat }, one more card for the Trio, if you like.
comparity-bonus-if-trio_bonus-must = { $seat }, play one more card, for the Trio.
comparity-repair = { $seat }, put the open cards in order.
comparity-split = The area is in pieces. { $seat }, join it with one of your cards.
    .short = { $seat }, join the pieces with one of your cards.
comparity-declines = { $seat } plays no further card.
comparity-let-in = “{ $card }” was seen in an earlier match; it may be played all the same.
comparity-shift = The whole area moves. Every card keeps its neighbours and its face.
comparity-shifted = The area lies in its new place.
comparity-dropped = All stays as it is.
comparity-asks-check = { $seat }, do you check “{ $card }” { $place-at }?
comparity-shift-dropped = The area stays where it was.
comparity-hand-set = { $seat } has { $count ->
    [0] no cards
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
}.
comparity-goes-on = The match goes on. { $seat }, your turn.
comparity-turn-set = { $seat }, it is your turn.
comparity-card-is = { $place-kind ->
    [none] The card taken for “{ $card }” is “{ $other }”.
   *[other] The card { $place-at } is “{ $other }”, not “{ $card }”.
}
comparity-shows = “{ $card }” lies open{ $place-kind ->
    [none] {""}
   *[other] {" "}{ $place-at }
}: { $number }.
comparity-drawn-already = { $seat } has drawn.
comparity-replaced = { $name } takes over { $former }’s seat as it is.
comparity-left = { $seat } leaves; { $count ->
    [0] no card goes
    [one] { SAID($count) } card goes
   *[other] { SAID($count) } cards go
} under the pile.
comparity-accepted-gone = “{ $card }” is no longer on the area.
comparity-accepted-card = “{ $card }” lies { $place-at }, closed.
comparity-accepted = The table stands as it lies. Hand counts stay too; set them right if they differ.

# What lies otherwise than it should, and what to do.
comparity-wrong-taken-back = Take “{ $card }” away { $place-from } first: it does not count.
comparity-wrong-put-back = Lay “{ $card }” back { $home-to }: an act was taken back.
comparity-wrong-belongs-elsewhere = “{ $card }” belongs { $home-at }: lay it there.
comparity-wrong-swap-breaks = Lay “{ $card }” back { $home-to }: after this swap “{ $left }” and “{ $right }” would be out of order.
comparity-wrong-laid-face-up = Take “{ $card }” away { $place-from }: cards are played face down.
comparity-wrong-other-deck = Take “{ $card }” away { $place-from }: it is not of this deck.
comparity-wrong-discarded-card = Take “{ $card }” away { $place-from }: it has left this match.
comparity-wrong-set-aside-strict = Take “{ $card }” back { $place-from }: it was seen in an earlier match. Play another card.
comparity-wrong-trio-first = Take “{ $card }” back { $place-from }: first draw a card or check one, then the Trio is finished.
comparity-wrong-none-due = Take “{ $card }” back { $place-from }: no card is to be laid now.
comparity-wrong-already-there = Take “{ $card }” away { $place-from }: it lies on the area already.
comparity-wrong-occupied = Take “{ $card }” back: a card already lies { $place-at }.
comparity-wrong-touches-nothing = Take “{ $card }” back: { $place } touches no card.
    .short = Take “{ $card }” back: { $place } touches no card by a side.
comparity-wrong-not-reconnecting = Take “{ $card }” back: { $place } does not join the pieces.
comparity-wrong-two-cards = “{ $card }” { $place-at } is one of two new cards: take either back.
comparity-wrong-several-cards = “{ $card }” { $place-at } is one of { SAID($count) } new cards: take all but one back.
comparity-wrong-lay = Lay “{ $card }” { $home-to }.
comparity-wrong-peek = Lay “{ $card }” back { $home-to }, unseen.
comparity-wrong-lay-back-first = First lay “{ $card }” back { $home-to }.
comparity-wrong-turn-up = Turn “{ $card }” { $place-at } face up: it is open.
comparity-wrong-turned = Turn “{ $card }” { $place-at } face down again.
comparity-wrong-shift-lay = Lay “{ $card }” { $home-to }.
comparity-wrong-shift-off = Lay “{ $card }” beside the mat.

# Why something cannot be done now.
comparity-refused-no-card-there = There is no card there.
comparity-refused-stands-alone = “{ $card }” has no neighbour, so it cannot be checked.
comparity-refused-not-a-neighbour = Only a neighbour of the checked card may be revealed now.
comparity-refused-no-check-now = No card may be checked now.
comparity-refused-already-open = “{ $card }” lies open already.
comparity-refused-other-deck = “{ $card }” is not of this deck.
comparity-refused-discarded-card = “{ $card }” has left this match.
comparity-refused-already-there = “{ $card }” lies on the area already.
comparity-refused-set-aside-strict = “{ $card }” was seen in an earlier match. Play another card.
comparity-refused-trio-first = First the Trio: draw a card or check one.
comparity-refused-duet-first = First the Duet: draw a card or check one.
comparity-refused-none-due = No card is to be laid now.
comparity-refused-occupied = A card lies { $place-at } already.
comparity-refused-touches-nothing = No card touches { $place }.
    .short = No card touches { $place } by a side.
comparity-refused-not-reconnecting = A card { $place-at } does not join the pieces.
comparity-refused-no-verdict-now = No check is under way.
comparity-refused-neighbour-first = “{ $card }” has no open neighbour yet: reveal one of its neighbours first.
comparity-refused-no-draw-due = No card is to be drawn now.
comparity-refused-no-bonus-now = No further card is offered now.
comparity-refused-bonus-must = One more card has to follow the Trio.
comparity-refused-swap-refused = This swap would not put the cards in order.
comparity-refused-swap-breaks = After this swap “{ $left }” and “{ $right }” would be out of order.
comparity-refused-no-repair-now = Nothing is to be put in order now.
comparity-refused-not-violated = “{ $card }” stands in order; it stays.
comparity-refused-swap-first = Two cards can be swapped, so none is discarded.
comparity-refused-nothing-to-drop = There is nothing to drop.
comparity-refused-no-shift-now = The area cannot be moved now: finish what is under way first.
comparity-refused-mend-first = First put the table right.
comparity-refused-which-discard = Which card leaves? Leave that one off, lay the others back, then press OK.
comparity-refused-which-discard-unheard = Only “{ $card }” is missing, but not every place is heard now. Choose on the screen which card leaves.
comparity-refused-nothing-asked = Nothing was asked just now.
comparity-refused-check-what = Lift the card that you want to check, then press Check.
comparity-refused-ok-checks-nothing = OK checks no card: press Check, or Cancel to leave it closed.
comparity-refused-count-range = { $seat } cannot have { SAID($count) } cards: from { SAID(0) } to { SAID($most) }.
comparity-refused-count-empty = The last play was not by { $seat }, so at least one card is left there.
comparity-refused-not-seated = { $seat } is not at the table any more.
comparity-refused-take-it-back = Then take “{ $card }” back { $place-from }.
comparity-refused-move-back = Then move all cards back to where they lay.
comparity-refused-match-over = The match is over.
comparity-refused-not-over = All cards are shown only after the match.
comparity-refused-all-open = All cards on the area are open already.
comparity-refused-not-on-area = “{ $card }” does not lie on the area.
comparity-refused-nothing-owed = No draw is waiting.
comparity-refused-accept-unknown = Not while an unknown card lies there: take it off first.
comparity-refused-accept-nothing = The table already lies as it should.
comparity-refused-accept-two = Not while two cards lie on one cell: take one off first.
comparity-refused-accept-pieces = Not while the area is in pieces: push the cards together first.
comparity-refused-no-last-act = There was no act that could be somebody else’s.

# What is waited for.
comparity-status-opening = Deal { SAID($hand) } each and a pile of { SAID($pile) }, all face down. Then lay the pile’s top card. { $seat } starts.
    .short = Deal { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } each and { $pile } to the pile, face down. Then lay its top card.
comparity-status-opening-anew = Lay a card: it opens the area anew.
comparity-status-turn = { $seat }: play a card or check one.
comparity-status-must-play = { $seat }: play a card.
comparity-status-duet = { $seat }: draw a card or check one, for the Duet.
    .short = { $seat }: Duet. Draw a card or check one.
comparity-status-trio = { $seat }: draw a card or check one, for the Trio.
    .short = { $seat }: Trio. Draw a card or check one.
comparity-status-check-neighbour = { $seat }: reveal one neighbour of “{ $card }”.
    .short = { $seat }: turn over a card next to “{ $card }”.
    .only = { $seat }: now turn over “{ $card-1 }”.
comparity-status-check-done = { $seat }: press OK for the verdict on “{ $card }”.
    .short = { $seat }: ask for the verdict on “{ $card }”.
comparity-status-check-more = { $seat }: press OK for the verdict, or reveal one neighbour of “{ $card }”.
    .short = { $seat }: ask for the verdict, or turn over a card next to it.
    .only = { $seat }: ask for the verdict, or turn over “{ $card-1 }”.
comparity-status-repair-swap = { $seat }: swap two cards that are out of order.
    .only = { $seat }: swap “{ $card-1 }” and “{ $card-2 }”.
comparity-status-repair-double = { $seat }: swap both pairs that are out of order.
    .short = { $seat }: in both pairs out of order, swap the two cards.
comparity-status-repair-discard = { $seat }: take off one card that is out of order, then press OK.
    .short = { $seat }: take away one of the marked cards.
    .only = { $seat }: take off “{ $card-1 }”.
comparity-status-reconnect = { $seat }: join the pieces with one of your cards.
    .short = { $seat }: join the pieces with one of your cards.
comparity-status-bonus = { $seat }: one more card, or OK for none.
    .short = { $seat }: play one more card, if you like.
comparity-status-bonus-must = { $seat }: one more card.
    .short = { $seat }: play one more card.
comparity-status-over = { $seat } has won.
    .short = { $seat } wins.
comparity-status-lifted = { $seat }: press Check for “{ $card }”, or lay it back { $place-to }.
    .short = { $seat }: check “{ $card }”, or lay it back { $place-to }.
comparity-status-lifted-if-check-lift = { $seat }: to check “{ $card }”, lay it back { $place-to }.
comparity-status-word = { $seat }: lay “{ $card }” back { $place-to }.
comparity-status-which = { $seat }: which card do you check?
comparity-status-asks-check = { $seat }: press Check for “{ $card }”, or Cancel to leave it closed.
    .short = { $seat }: check “{ $card }”, or leave it closed?
comparity-status-on-pad = “{ $card }”: choose what to do with it.
    .short = { $seat }: what do you do with “{ $card }”?
    .laying = { $seat }: where does “{ $card }” go?
comparity-status-shifting = Move every card to its new cell.
    .short = { $seat }: slide the whole grid together.

# What OK means now.
comparity-ask-shift = Did you move the whole area? OK: yes.
    .spoken = Did you move the whole area?
comparity-ask-set-aside = “{ $card }” was seen in an earlier match. OK: play it all the same.
    .spoken = “{ $card }” was seen in an earlier match. Do you play it all the same?
    .short = “{ $card }” was seen in an earlier match. Play it all the same?
comparity-ask-drawn = Was a card drawn first? OK: yes, and “{ $card }” is played.
    .spoken = Was a card drawn first, and is “{ $card }” played?
    .short = Was a card drawn before “{ $card }” was played?
comparity-ask-is-it-meant = “{ $card }” { $place-to }? OK: yes.
    .spoken = “{ $card }” { $place-to }?
comparity-ask-draw = OK: a card was drawn.
    .spoken = Was a card drawn?
comparity-ask-verdict = OK: the verdict.
    .spoken = Do you want the verdict?
comparity-ask-decline = OK: no further card.
    .spoken = No further card?
comparity-ask-discard = “{ $card }” leaves the match? OK: yes.
    .spoken = Does “{ $card }” leave the match?

# What the button says that stands for OK, where OK is an act of its own.
comparity-label-draw = Draw
comparity-label-decline = { comparity-option-decline.short }
comparity-label-verdict = Verdict

# Choices.
comparity-option-check = Check “{ $card-1 }” { $place-1-at }
comparity-option-swap = Swap “{ $card-1 }” and “{ $card-2 }”
comparity-option-double-swap = Swap “{ $card-1 }” and “{ $card-2 }”, and “{ $card-3 }” and “{ $card-4 }”
comparity-option-discard = Discard “{ $card-1 }”
comparity-option-draw = Draw a card
comparity-option-verdict = The verdict
comparity-option-decline = No further card
    .short = Skip
comparity-option-play = Lay it { $place-1-to }
comparity-option-draw-and-play = A card was drawn; lay this one { $place-1-to }
    .short = Drawn; lay it { $place-1-to }
comparity-option-card = “{ $card }”
comparity-option-shift = { $word ->
    [left] Move all cards left
    [right] Move all cards right
    [up] Move all cards up
   *[down] Move all cards down
}
    .short = { $word ->
        [left] Move all cards left
        [right] Move all cards right
        [up] Move all cards up
       *[down] Move all cards down
    }
comparity-option-show-all = Show all cards
comparity-option-drop = Never mind

# What is said in every game, and in this one in its own words.
comparity-table-begins = { $deck }, by { $characteristic }: it grows to the right and upwards.

# How it is called in lists, and what is counted of players over many matches.
history-game-comparity = Comparity
history-tally-plays = cards played
history-tally-checks-right = checks that found something
history-tally-checks-wrong = checks that found nothing
history-tally-violations = pairs found out of order
history-tally-duet-draws = cards drawn for a Duet or Trio
history-tally-penalty-cards = cards drawn after a check

# Who starts by custom, where a deck says nothing else.
agreeing-starts-comparity = Usually the player who last saw something on these cards starts.

# The game in three sentences: what it is, for how many, how long.
agreeing-about-comparity = You lay cards face down, so that numbers never get smaller to the right and upwards; if you don’t believe it, check. 2 to 5 people play. A match takes about half an hour.

# The three pictures that explain the game, one sentence each.
agreeing-picture-comparity-1 = Lay a card face down next to the others: to the right and upwards, numbers never get smaller.
agreeing-picture-comparity-2 = Don’t believe it? Check: two neighbours are turned over and compared.
agreeing-picture-comparity-3 = Out of order: the player before you draws. In order: you draw. Lay your last card, and you win.

# What a first match explains: one sentence each, when it happens for the first time to somebody at the table. About nobody, and without digits.
comparity-lesson-penalty = If it is out of order, the player before you draws, even if someone else laid the cards.
comparity-lesson-distrust = If all is in order, the check costs you two cards, so think twice before you check.
comparity-lesson-split = The area always stays in one piece, so the checker joins it with a card of their own.
comparity-lesson-discard = A card leaves only if no swap helps, and it stays out until the match is over.
comparity-lesson-repair = The checker also tidies up: swap two neighbours if that helps; if not, a card leaves.
comparity-lesson-bonus = The Trio held, so it is worth one more card to lay, and that one makes neither a Duet nor a Trio.
comparity-lesson-bonus-if-trio_bonus-must = The Trio held, so its player lays one more card, and that one makes neither a Duet nor a Trio.
comparity-lesson-trio = A Trio lies beside three or four others: unless a check finds something out of order, its player may lay one more.
comparity-lesson-trio-if-trio_bonus-must = A Trio lies beside three or four others: unless a check finds something out of order, its player lays one more.
comparity-lesson-duet = A card beside two others is a Duet: the next player has to draw or to check, so it is well worth making.
comparity-lesson-draw = Drawing is the quiet answer to a Duet or a Trio: nothing is opened, and play goes on.
comparity-lesson-gives = When the pile is empty the others give cards instead, but never their last one.
comparity-lesson-shift = The area may grow without end and only the mat has an edge, so all of it may be moved together.
comparity-lesson-last-card = The player who lays a last card wins at once, so this is the moment to check.
comparity-lesson-check = A check opens a card, and a neighbour if none is open yet, as one number alone proves nothing.
comparity-lesson-order = Numbers must grow or stay equal to the right and upwards, and only a check shows whether they do.
comparity-lesson-play = Cards are laid face down and believed until somebody checks them, so lay boldly.

# What is behind a verdict, for a player who asks: two sentences each.
comparity-why-C1 = Everybody starts with the same number of cards, and the size of the game pile depends on how many of you play. The pile’s top card opens the area and is nobody’s play.
comparity-why-C2 = Only what you agreed on at the start is compared. On the way to the right, and on the way up, it may grow or stay equal, but never fall.
comparity-why-C3 = A turn is one act: play a card or check one. If a Duet waits for you, it comes first.
comparity-why-C4 = A card is played on a free cell that shares an edge with another card; a corner is not enough. The cards that lie there already stay where they are.
comparity-why-C5 = A card that touches two others is a Duet, and the next player first draws a card or checks one. Then that player’s turn begins as usual.
comparity-why-C6 = A card that touches three or four others is a Trio, and the next player first draws a card or checks one. If nothing turns out to be out of order, the player who made the Trio has one more card to play.
comparity-why-C6-if-trio_bonus-must = A card that touches three or four others is a Trio, and the next player first draws a card or checks one. If nothing turns out to be out of order, the player who made the Trio has to play one more card.
comparity-why-C7 = A check opens one closed card, and a closed neighbour with it if nothing beside it is open yet. A single card proves nothing, so one without neighbours is not checked.
comparity-why-C8 = Open cards that lie side by side, or one above the other, are always compared. The greater one belongs on the right or above; equal ones may lie either way.
comparity-why-C9 = The check found everything in order. A false alarm costs two cards.
comparity-why-C10 = When a check finds cards out of order, the player before the checker draws three, whoever laid them. In a check for a Duet or a Trio that is the player who made it.
comparity-why-C11 = Two neighbours out of order change places if that leaves nothing else out of order; if no such swap exists, two pairs may do so at once. Only when neither helps does one of the cards leave the match.
comparity-why-C12 = A discarded card stays out until this match is over. Swapped cards stay on the area, open.
comparity-why-C13 = A discard has broken the area apart, and the checker joins it at once with a card of their own, face down. That card makes neither a Duet nor a Trio.
comparity-why-C14 = Cards come from the pile while it lasts, and then from the other players, one each in turn, from the drawer’s left on. Nobody has to give away a last card.
comparity-why-C15 = The player who lays a last card on the area wins at that moment. Penalties still due are dropped.
comparity-why-C16 = To be checked, a card has to be closed and to touch another. There is no such card now, so a card is played.
comparity-why-C17 = What was open in an earlier match is known, so it stays in the box as long as enough other cards are left. When they run short, all of them come back.
comparity-why-C18 = The area has no borders, but the mat has, so all of it may be moved together. Every card keeps its neighbours and its face, and play goes on when all of them lie there.
comparity-why-C20 = For a moment a card that was just laid may still be moved, changed or taken back, one card at a time. Then it counts as the play of the player who was asked.
comparity-why-C21 = Touching a card is no act: you may lift it and lay it back. A closed card is opened only when that was asked for, each card by itself.
comparity-why-C22 = Cards are played closed, and what was opened stays open. To turn a closed card over is a check, so it waits until a check is allowed.
comparity-why-C23 = A closed card that is not being checked goes back without a look. It stays closed, and it costs nothing.
comparity-why-C25 = After a Duet or a Trio comes a draw or a check, and only then the next card. If a card was laid first, a Duet asks whether you drew, and a Trio asks you to take it back.
comparity-why-C26 = A swap is done when each card lies on the other’s cell, and a discard when the card is off and OK says so. Whatever would not mend the order goes back to its place.
comparity-why-C28 = A card is drawn when a Duet, a Trio or a penalty asks for one. Cards that the mat glimpses at other times are no act.
comparity-why-E12 = A closed card’s number is shown only when a player meant to check that very card. Where the mat cannot tell, it asks.
comparity-why-H2 = Whatever the back of a card on the area says, everybody may know: its name, its picture, its place. Its numbers stay hidden until the card is opened.
comparity-why-H3 = A number that was not shown stays hidden after the match as well, and that card is fresh the next time. If you ask after the match, all cards on the area are shown and count as seen.
comparity-why-H4 = What is compared is what is shown: the whole number, in the unit of the deck. It is not rounded when it is said, so two numbers sound the same only if they are equal.
