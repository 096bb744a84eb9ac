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
terminal-turns = { $seat } turns “{ $card }” over.
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
terminal-play-first = { $text } Here { $name } starts; --first NAME chooses another.
terminal-back = “{ $card }”: { $text }
terminal-holds = { $seat } holds:
terminal-card-lies = { $name } ({ $place-at })
terminal-lifted = “{ $card }” is lifted; it belongs { $home-at }.
terminal-choices = Choices:
terminal-to-mend = { $count ->
    [one] { $count } card is to be laid otherwise.
   *[other] { $count } cards are to be laid otherwise.
}
terminal-free = Free cells: { $cells }
terminal-gaps = Gaps: 1 to { $count }, as they are numbered below the line
terminal-looks-at = { $count ->
    [one] { $seat } looks at the top card of the pile:
   *[other] { $seat } looks at the top { $count } cards of the pile:
}
terminal-are-you-there = { $seat }, are you alone with your cards? Enter shows them
terminal-for-example = For example: { $examples }
terminal-holds-now = New in { $seat }’s hand: { $cards }.
terminal-gave = Given away from { $seat }’s hand: { $cards }.
terminal-nothing-happens = Nothing happens.
terminal-holds-on = The others wait. “{ $wait }” lets the match go on.
terminal-bot-is-stuck = { $seat } does not come on. Please do it for { $seat }.
terminal-no-why = There is no verdict to explain yet.
terminal-leaves = The match stops here. The same cards once more: { $command }
terminal-leaves-kept = The match stops here and is kept. It goes on with: { $command }

# A match that was left, and whether it goes on.
terminal-under-way = Match { $match } is under way: { $game }. Players: { $players }.
terminal-left-on = It was played last on { $date }, { $time }.
terminal-go-on-or-anew = Enter goes on with it; “{ $anew }” puts it aside and begins another one.
terminal-another-under-way = Another match is under way: match { $match }, { $game }. Players: { $players }.
terminal-put-aside = Match { $match } is put aside. It goes on with: { $command }
terminal-goes-on = Match { $match } goes on: { $game }. Players: { $players }.
terminal-word-go-on = go continue resume yes
terminal-word-anew = new another no

# What was typed and does not work.
terminal-nearest = There is no “{ $typed }”. Did you mean “{ $word }”? “{ $help }” tells all there is.
terminal-unknown = There is no “{ $typed }”. “{ $help }” tells all there is.
terminal-like-this = Like this: { $example } ({ $about }).
terminal-no-cell = There is no cell { $cell }: they go from A1 to { $last }.
terminal-no-cells = There is no cell { $cell }, as this table has no mat. A card is shown or named, and its place is chosen.
terminal-nothing-there = Nothing lies on { $cell }.
terminal-nothing-held = Nobody holds a lifted card.
terminal-no-such-gap = { $count ->
    [0] There is no line yet.
   *[other] The gaps have the numbers 1 to { $count }.
}
terminal-no-room = On the mat there is no room in gap { $gap }. Show card { $card } to the pad and choose the gap.
terminal-not-in-the-line = { $cell } is no place of the line.
terminal-end-of-the-line = There is no room to push that far.
terminal-pick-first = First choose one of these cards, 1 to { $count }.
terminal-pick-keep = Which of them do you keep?
terminal-pick-take = You drew these two, unseen. Which one do you keep?
terminal-no-foundation = No foundation is left in the pile.
terminal-no-such-place = The places of the sites have the numbers 1 to { $count }.
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
terminal-word-open = open
terminal-word-lift = lift take
terminal-word-back = back
terminal-word-move = move
terminal-word-push = push
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
terminal-words-passed-over = on to at from with and card cell the in into gap site place

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
terminal-help-open =
    open site-2
    lay the top foundation at a place, or without one show it to the pad
terminal-help-lift =
    lift D4
    take up the card on D4
terminal-help-back =
    back
    lay back what was lifted
terminal-help-move =
    move D4 E4
    take the card on D4 and lay it on E4
terminal-help-push =
    push D1 F1
    push the card on D1 along the line to F1, with all cards in its way
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

# What is counted beside hands and pile.
terminal-out = { $name }: out
terminal-stock-box = box: { $count }
terminal-stock-foundations = foundations: { $count }
terminal-stock-foundations-due = still to lay: { $count }
terminal-stock-open-studies = open studies: { $count }
terminal-stock-unseen-discards = unseen discards: { $count }
terminal-count-toilets = toilets: { $count }
terminal-count-threshold = threshold { $count } m

# A tower, from its name to its foundation.
terminal-tower-site = { $place }
terminal-tower-site-aside = tower no. { $count }
terminal-tower-building = { $seat }: { $metres } m
terminal-tower-heights = { $heights } m
terminal-tower-points = points { $points }
terminal-tower-top = on top “{ $card }”
terminal-tower-foundation = foundation { $count }
terminal-tower-turns = turned: { $count }
terminal-tower-quakes = earthquakes: { $count }
terminal-tower-insurances = insured: { $count }
terminal-tower-mini-skyscraper = Mini-Skyscraper
terminal-tower-order-and-unity = Order and Unity
terminal-tower-world-record = World Record
terminal-tower-faulty-or-smelly = Faulty or Smelly
