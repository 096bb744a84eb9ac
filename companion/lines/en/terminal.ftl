# What the terminal says besides the referee.
terminal-intro =
    Every card lies face down. To the right and upwards the { $characteristic } must not fall,
    but it stands on the other side, so nobody sees it. The referee knows it and keeps quiet.
    Who doubts a card checks it. Out of order: the player before draws three cards.
    In order: the checker draws two. Whoever is rid of all cards wins.
terminal-checks = { $seat } lifts “{ $card }” and says: check!
terminal-says-ok = { $seat } presses OK.
terminal-says-cancel = { $seat } presses Cancel.
terminal-says-undo = { $seat } presses Undo.
terminal-says-check = { $seat } presses Check.
terminal-says-pause = { $seat } presses Pause.
terminal-shows = { $seat } shows “{ $card }” to the pad.
terminal-shows-drawn = { $seat } shows the drawn card to the pad.
terminal-lifts = { $seat } lifts “{ $card }” { $from ->
    [pad] from the pad
   *[place] { $place-from }
}.
terminal-lays = { $seat } lays “{ $card }” { $place-to }.
terminal-lays-something = { $seat } lays something else { $place-to }.
terminal-pushes = { $seat } pushes all the cards over the mat.
terminal-second-card = That was a second card in one turn, so it is taken back.
terminal-chooses = { $seat } chooses: { $option }.
terminal-hand = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-pile = pile: { $count }
terminal-end = { $count ->
    [one] { $seats } has won match { $seed }.
   *[other] { $seats } have won match { $seed } together.
}
terminal-stopped =
    Match { $seed } stops here: the people and the referee do not come together,
    and that should not happen. With the next line it can be looked into.
terminal-again = The same match again: { $command }
terminal-another = Another one, for three: { $command }
terminal-own = A match of your own: { $command }

# A match that people play at a terminal themselves.
terminal-play-people =
    At this terminal: { $people }. Type what hands and mouths would do at the table,
    such as “{ $lay } 1 D5” or “{ $check } D4”; “{ $help }” tells all there is.
terminal-play-bots = Played by the computer: { $bots }.
terminal-holds = { $seat } holds:
terminal-card-lies = { $name } ({ $place-at })
terminal-lifted = “{ $card }” is lifted; it belongs { $home-at }.
terminal-choices = Choices:
terminal-to-mend = { $count ->
    [one] { $count } card is to be laid otherwise.
   *[other] { $count } cards are to be laid otherwise.
}
terminal-free = Free cells: { $cells }
terminal-for-example = For example: { $examples }
terminal-holds-now = New in { $seat }’s hand: { $cards }.
terminal-gave = Given away from { $seat }’s hand: { $cards }.
terminal-nothing-happens = Nothing happens.
terminal-holds-on = The others wait. “{ $wait }” lets the match go on.
terminal-bot-is-stuck = { $seat } does not come on. Please do it for { $seat }.
terminal-no-why = There is no verdict to explain yet.
terminal-leaves = The match stops here. The same cards once more: { $command }

# What was typed and does not work.
terminal-nearest = There is no “{ $typed }”. Did you mean “{ $word }”? “{ $help }” tells all there is.
terminal-unknown = There is no “{ $typed }”. “{ $help }” tells all there is.
terminal-like-this = Like this: { $example } ({ $about }).
terminal-no-cell = There is no cell { $cell }: they go from A1 to { $last }.
terminal-no-cells = There is no cell { $cell }, as this table has no mat. A card is shown or named, and its place is chosen.
terminal-nothing-there = Nothing lies on { $cell }.
terminal-nothing-held = Nobody holds a lifted card.
terminal-no-such-card = { $count ->
    [0] There is no card in this hand.
    [one] There is only card 1 in this hand.
   *[other] The cards of this hand have the numbers 1 to { $count }.
}
terminal-no-such-choice = { $count ->
    [0] There is nothing to choose now.
    [one] There is only choice 1 now.
   *[other] The choices have the numbers 1 to { $count }.
}
terminal-nothing-to-mend = There is nothing to put right.
terminal-no-pad = There is no pad that works now.

# The words of the commands; the first one is shown.
terminal-word-lay = lay put play
terminal-word-check = check
terminal-word-ok = ok yes draw verdict
terminal-word-cancel = cancel no
terminal-word-choose = choose option pick
terminal-word-lift = lift take
terminal-word-back = back
terminal-word-move = move
terminal-word-swap = swap exchange
terminal-word-tap = tap show
terminal-word-mend = mend fix
terminal-word-why = why
terminal-word-undo = undo
terminal-word-pause = pause
terminal-word-wait = wait
terminal-word-hand = hand cards
terminal-word-table = table area
terminal-word-help = help commands
terminal-word-quit = quit exit bye
terminal-words-passed-over = on to at from with and card cell the

# Each command as it is typed, and what it is for.
terminal-help-lay =
    lay 3 D5
    lay card 3 of the hand on D5
terminal-help-check =
    check D4
    lift the card on D4, say check and lay it back; alone it only says check
terminal-help-ok =
    ok
    press OK: drawn, the verdict, yes to whatever is asked
terminal-help-cancel =
    cancel
    press Cancel
terminal-help-choose =
    choose 2
    take choice 2; the bare number does, too
terminal-help-lift =
    lift D4
    take up the card on D4
terminal-help-back =
    back
    lay back what was lifted
terminal-help-move =
    move D4 E4
    take the card on D4 and lay it on E4
terminal-help-swap =
    swap D4 E4
    let two cards change places
terminal-help-tap =
    tap 3
    show card 3 of the hand to the pad, or with a cell the card that lies there
terminal-help-mend =
    mend
    lay everything as the referee asks
terminal-help-why =
    why
    hear the ruling behind the last verdict
terminal-help-undo =
    undo
    press Undo: the last act is taken back
terminal-help-pause =
    pause
    press Pause, and once more to go on
terminal-help-wait =
    wait
    let a moment pass
terminal-help-hand =
    hand
    see the hand again
terminal-help-table =
    table
    see the table again
terminal-help-help =
    help
    see this list
terminal-help-quit =
    quit
    leave the match
