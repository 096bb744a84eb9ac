# Places. Bare is what a place is called, `-at` where something lies, `-to` where something goes, `-from` where it is taken from.
place-slot = { place-cell }
place-slot-at = on { place-cell }
    .spoken = { $letter ->
        [line-] on place { SAID($number) }
       *[other] on { place-cell }
    }
place-slot-to = on { place-cell }
    .spoken = { $letter ->
        [line-] on place { SAID($number) }
       *[other] on { place-cell }
    }
place-slot-from = from { place-cell }
    .spoken = { $letter ->
        [line-] from place { SAID($number) }
       *[other] from { place-cell }
    }
place-cell = { $slot }
    .spoken = { place-letter }-{ SAID($number) }
place-letter = { $letter ->
    [line-] place
    [site-] site
   *[other] { $letter }
}
place-card = the place beside the mat
place-card-at = beside the mat
place-card-to = beside the mat
place-card-from = from beside the mat
place-table = the table
place-table-at = on the table
place-table-to = on the table
place-table-from = from the table
place-line = the line
place-line-at = in the line
place-line-to = in the line
place-line-from = from the line
place-numbered = place { SAID($nth) }
place-numbered-at = on place { SAID($nth) }
place-numbered-to = on place { SAID($nth) }
place-numbered-from = from place { SAID($nth) }
place-site = site { SAID($nth) }
place-site-at = at site { SAID($nth) }
place-site-to = at site { SAID($nth) }
place-site-from = from site { SAID($nth) }
place-pad = the pad
place-pad-at = on the pad
place-pad-to = on the pad
place-pad-from = from the pad
place-draw-pad = the pad for drawn cards
place-draw-pad-at = on the pad for drawn cards
place-draw-pad-to = on the pad for drawn cards
place-draw-pad-from = from the pad for drawn cards
place-where-card = “{ $card }”
place-right-of = the cell right of { $where }
place-right-of-at = right of { $where }
place-right-of-to = right of { $where }
place-right-of-from = from the cell right of { $where }
place-left-of = the cell left of { $where }
place-left-of-at = left of { $where }
place-left-of-to = left of { $where }
place-left-of-from = from the cell left of { $where }
place-above = the cell above { $where }
place-above-at = above { $where }
place-above-to = above { $where }
place-above-from = from the cell above { $where }
place-below = the cell below { $where }
place-below-at = below { $where }
place-below-to = below { $where }
place-below-from = from the cell below { $where }
place-between = the place between “{ $card }” and “{ $other }”
place-between-at = between “{ $card }” and “{ $other }”
place-between-to = between “{ $card }” and “{ $other }”
place-between-from = from between “{ $card }” and “{ $other }”
place-number = no. { $count }
    .spoken = number { SAID($count) }
place-height = { $height } m
    .spoken = { SAID($height) } metre
place-tower = tower { place-number } on “{ $foundation }”
place-tower-at = on tower { place-number } on “{ $foundation }”
place-tower-to = on tower { place-number } on “{ $foundation }”
place-tower-from = from tower { place-number } on “{ $foundation }”
place-building = the { place-height } tower with “{ $card }” on top
    .short = the { place-height } tower “{ $card }”
place-building-at = on the { place-height } tower with “{ $card }” on top
    .short = on the { place-height } tower “{ $card }”
place-building-to = on the { place-height } tower with “{ $card }” on top
    .short = on the { place-height } tower “{ $card }”
place-building-from = from the { place-height } tower with “{ $card }” on top
    .short = from the { place-height } tower “{ $card }”
place-building-of = the { place-height } tower with “{ $card }” on top ({ $seat })
    .short = the { place-height } tower “{ $card }” ({ $seat })
place-building-of-at = on the { place-height } tower with “{ $card }” on top ({ $seat })
    .short = on the { place-height } tower “{ $card }” ({ $seat })
place-building-of-to = on the { place-height } tower with “{ $card }” on top ({ $seat })
    .short = on the { place-height } tower “{ $card }” ({ $seat })
place-building-of-from = from the { place-height } tower with “{ $card }” on top ({ $seat })
    .short = from the { place-height } tower “{ $card }” ({ $seat })
place-building-numbered = the { place-height } tower { place-number } with “{ $card }” on top ({ $seat })
    .short = the { place-height } tower { place-number } “{ $card }” ({ $seat })
place-building-numbered-at = on the { place-height } tower { place-number } with “{ $card }” on top ({ $seat })
    .short = on the { place-height } tower { place-number } “{ $card }” ({ $seat })
place-building-numbered-to = on the { place-height } tower { place-number } with “{ $card }” on top ({ $seat })
    .short = on the { place-height } tower { place-number } “{ $card }” ({ $seat })
place-building-numbered-from = from the { place-height } tower { place-number } with “{ $card }” on top ({ $seat })
    .short = from the { place-height } tower { place-number } “{ $card }” ({ $seat })

# A name in quotation marks, and one inside another.
quoted = “{ $text }”
quoted-inside = ‘{ $text }’

# What the referee itself has to say, in whatever game.
table-begins = { $deck }.
table-leave-in-box = Leave in the box, as you know { $count ->
    [one] it
   *[other] them
} already: { $cards }.
table-all-return = Too few unseen cards are left for this table, so all { $count ->
    [one] { SAID($count) } card comes
   *[other] { SAID($count) } cards come
} back.
table-reaches-edge = The area has reached the edge of the mat. All of it can be moved, if you like.
    .short = The area has reached the edge of the mat.
table-cleared = Thank you. All lies as it should.
    .short = Thank you. Everything is in its place.
table-wrong-unknown-tag = Take the card away { $place-from }: nobody has told me what it is.
    .short = Take the card away { $place-from }: it is unknown.
table-wrong-other-deck = Take “{ $card }” away { $place-from }: it is of another deck.
    .short = Take “{ $card }” away { $place-from }: it is from another deck.
table-wrong-command-card = Take the command card away { $place-from }: it works on the pad.
    .short = Take the command card away { $place-from }: it works on the pad.
table-left-on-pad = Take “{ $card }” off the pad.
    .short = Take “{ $card }” off the pad.
table-left-on-pad-unnamed = Take the card off the pad.
    .short = Take the card off the pad.
table-out-of-match = Put “{ $card }” into the box: it is out of this match.
table-left-on-tap-place = Take “{ $card }” away { $place-from }.
table-left-on-tap-place-unnamed = Take the card away { $place-from }.
table-slots-frozen = The mat is silent at { $count ->
    [0] { $places }
   *[other] { $places } and { SAID($count) } more places
}. Leave the cards there as they are. { $pad ->
    [works] Meanwhile a card can be shown on the pad.
   *[other] Meanwhile a card is chosen by name.
}
    .short = No response from { $count ->
        [0] { $places }
       *[other] { $places } and { $count } more places
    }. Leave those cards there. { $pad ->
        [works] Show cards on the pad meanwhile.
       *[other] Choose cards by name meanwhile.
    }
table-rows-frozen = The mat is silent in { $count ->
    [1] row { $rows }
   *[other] rows { $rows }
}. Leave the cards there as they are. { $pad ->
    [works] Meanwhile a card can be shown on the pad.
   *[other] Meanwhile a card is chosen by name.
}
    .short = No response from { $count ->
        [1] row { $rows }
       *[other] rows { $rows }
    }. Leave those cards there. { $pad ->
        [works] Show cards on the pad meanwhile.
       *[other] Choose cards by name meanwhile.
    }
table-mat-frozen = The mat is silent. Leave the cards as they are. { $pad ->
    [works] Meanwhile a card can be shown on the pad.
   *[other] Meanwhile a card is chosen by name.
}
    .short = The mat isn’t responding. Leave the cards there. { $pad ->
        [works] Show cards on the pad meanwhile.
       *[other] Choose cards by name meanwhile.
    }
table-pad-frozen = { $pad ->
    [works] One of the pads is silent. Meanwhile use another.
   *[other] The pad is silent. Meanwhile a card is chosen by name.
}
    .short = { $pad ->
        [works] One of the pads isn’t responding. Use another meanwhile.
       *[other] The pad isn’t responding. Choose cards by name meanwhile.
    }
table-draw-pad-frozen = The pad for drawn cards is silent. Meanwhile OK tells me that a card was drawn.
    .short = The pad for drawn cards isn’t responding. Press OK once a card is drawn.
table-slots-back = The mat hears all the cards again.
table-heard-badly = The mat hears the card { $place-at } badly. Move it a little.
table-unreadable = I cannot read what lies { $place-at }: a phone, or two cards on each other. Take it away.
table-unreadable-pad = I cannot read what lies on the pad: a phone, or two cards on each other. Take it away.
table-tapped-unknown = I do not know this card. Nobody has told me what it is.
    .short = This card is unknown.
table-tapped-other-deck = “{ $card }” is of another deck.
table-resumed = The match goes on where it stood.
table-journal-full = The disk is full. The match goes on, but from here on it is not kept.
    .short = The disk is full: from here on the match is not saved.
table-journal-read-only = The disk takes nothing. The match goes on, but from here on it is not kept.
    .short = The disk takes nothing: from here on the match is not saved.
table-journal-failing = The record of the match cannot be written. The match goes on, but from here on it is not kept.
    .short = The disk does not answer: from here on the match is not saved.
table-journal-back = The match is kept again, all of it.
    .short = The match is saved again, all of it.
table-journal-damaged = The record of earlier matches is damaged. It is put by as “{ $name }”, and a new one begins.
table-not-kept = The match is still not kept: see to the disk.
    .short = The match is still not saved: check the disk.
table-paused = Pause. The match waits.
table-goes-on = The match goes on.
table-time-limit = You each have { $seconds ->
    [one] { SAID($seconds) } second
   *[other] { SAID($seconds) } seconds
} to act.
table-ten-seconds = { $seat }, ten seconds are left.
table-time-up = { $seat }, your time is up.
table-status-paused = Pause.
table-dropped = All stays as it is.
    .short = Everything stays as it is.
table-corrected = Noted.
table-undone = The last act is taken back.
    .short = The last move is taken back.
table-holds-again = { $seat } holds { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
} again.
table-pile-again = The pile counts { $count ->
    [one] { SAID($count) } card
   *[other] { SAID($count) } cards
} again.
table-towers-again = The towers stand again as they did: put back what was taken, and turn back what was turned.
table-lay-back = Lay “{ $card }” back { $place-to }.
table-undone-play = Taken back: “{ $card }” is played no longer.
    .short = “{ $card }” is taken back.
table-moved = “{ $card }” is moved: it stands { $place-at } now.
table-offers-undo = The table lies as it did before the last act. Undo takes that act back.
    .short = The cards lie as before the last move. Take that move back?
table-refused-paused = The match is paused. Press Pause to go on.
table-refused-nobody-there = Nobody has that seat in this match.
table-refused-not-asked = Somebody else is asked.
    .short = Someone else is asked now.
table-refused-not-offered = “{ $option }” is not among the choices now.
    .spoken = That is not among the choices now.
table-refused-nothing-to-undo = There is nothing to take back.
table-too-soon = That was quick. Once more, please.
table-ask-moved = “{ $card }” now lies { $place-to }: was it moved there? OK: yes.
    .spoken = “{ $card }” now lies { $place-to }. Was it moved there?
table-ask-undo = Take the last act back? OK or Undo: yes.
    .spoken = Take the last act back?
    .short = Take back the last move?
table-ask-undo-play = Take back that “{ $card }” was played? OK or Undo: yes.
    .spoken = Take back that “{ $card }” was played?
    .short = Take back “{ $card }”?
table-ask-undo-shown = Cards that were shown stay open: { $cards }. Take the act back all the same? OK or Undo: yes.
    .spoken = Cards that were shown stay open: { $cards }. Take the act back all the same?
    .short = Take it back? These cards stay open: { $cards }.
table-ask-hand = { $seat } has { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}? OK: yes.
    .spoken = Does { $seat } have { $count ->
        [0] no cards
        [one] { SAID($count) } card
       *[other] { SAID($count) } cards
    }?
table-ask-turn = Is it { $seat }’s turn? OK: yes.
    .spoken = Is it { $seat }’s turn?
table-ask-act-of = Was the last act { $seat }’s? OK: yes.
    .spoken = Was the last act { $seat }’s?
    .short = Did { $seat } make the last move?
table-ask-card-is = Is “{ $card }” really “{ $other }”? OK: yes.
    .spoken = Is “{ $card }” really “{ $other }”?
table-ask-drawn = Was the card drawn already? OK: yes.
    .spoken = Was the card drawn already?
table-ask-accept = Take the table as it lies? OK: yes.
    .spoken = Take the table as it lies?
    .short = Use the table as it is?
table-ask-leave = Does { $seat } leave the match? OK: yes.
    .spoken = Does { $seat } leave the match?
table-ask-replace = Does { $name } take over { $seat }’s seat? OK: yes.
    .spoken = Does { $name } take over { $seat }’s seat?

# A series of matches.
table-series-wins = { $seat } { $count ->
    [0] has not won a match of this series yet
    [one] has won { SAID($count) } match of this series
   *[other] has won { SAID($count) } matches of this series
}.
table-series-goes-on = The series goes on: it takes { $count ->
    [one] { SAID($count) } win
   *[other] { SAID($count) } wins
} to win it.
table-series-won = { $seat } wins the series.
table-series-shared = The series is won together: { $seats }.
