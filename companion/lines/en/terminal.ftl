# What the demo says besides the referee.
terminal-intro =
    Every card lies face down. To the right and upwards the { $characteristic } must not fall,
    but it stands on the other side, so nobody sees it. The referee knows it and keeps quiet.
    Who doubts a card checks it. Out of order: the player before draws three cards.
    In order: the checker draws two. Whoever is rid of all cards wins.
terminal-checks = { $seat } lifts “{ $card }” and says: check!
terminal-says-ok = { $seat } presses OK.
terminal-shows = { $seat } shows “{ $card }” to the pad.
terminal-chooses = { $seat } chooses: { $option }.
terminal-beside = Beside the mat: { $cards }
terminal-hand = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-pile = pile: { $count }
terminal-end = { $seat } has won match { $seed }.
terminal-again = The same match again: { $command }
terminal-another = Another one, for three: { $command }
terminal-own = A match of your own: { $command }
