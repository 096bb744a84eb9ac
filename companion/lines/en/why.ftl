# What is behind a verdict, for a player who asks: two sentences each.
comparity-why-C1 = Everybody starts with the same number of cards, and the size of the game pile depends on how many of you play. The pile’s top card opens the area and is nobody’s play.
comparity-why-C2 = Only what you agreed on at the start is compared. On the way to the right, and on the way up, it may grow or stay equal, but never fall.
comparity-why-C3 = A turn is one act: play a card or check one. If a Duet waits for you, it comes first.
comparity-why-C4 = A card is played on a free cell that shares an edge with another card; a corner is not enough. The cards that lie there already stay where they are.
comparity-why-C5 = A card that touches two others is a Duet, and the next player first draws a card or checks one. Then that player’s turn begins as usual.
comparity-why-C6 = A card that touches three or four others is a Trio, and the next player first draws a card or checks one. If nothing turns out to be out of order, whoever made the Trio has one more card to play.
comparity-why-C7 = A check opens one closed card, and a closed neighbour with it if nothing beside it is open yet. A single card proves nothing, so one without neighbours is not checked.
comparity-why-C8 = Every two open cards that share an edge are compared, whoever opened them and whenever. The greater belongs on the right or above, and equals may lie either way.
comparity-why-C9 = The check found everything in order. Such a check costs two cards, the price of distrust.
comparity-why-C10 = When a check finds cards out of order, the player before the checker draws three, whoever laid them. In a check for a Duet or a Trio that is the player who made it.
comparity-why-C11 = Two neighbours out of order change places if that leaves nothing else out of order; if no such swap exists, two pairs may do so at once. Only when neither helps does one of the cards leave the match.
comparity-why-C12 = A discarded card stays out until this match is over. Swapped cards stay on the area, open.
comparity-why-C13 = A discard has broken the area apart, and the checker joins it at once with a card of their own, face down. That card makes neither a Duet nor a Trio.
comparity-why-C14 = Cards come from the pile while it lasts, and then from the other players, one each in turn, from the drawer’s left on. Nobody has to give away a last card.
comparity-why-C15 = Whoever lays their last card on the area wins at that moment. What was still owed no longer matters.
comparity-why-C16 = To be checked, a card has to be closed and to touch another. There is no such card now, so a card is played.
comparity-why-C17 = What was open in an earlier match is known, so it stays in the box as long as enough other cards are left. When they run short, all of them come back.
comparity-why-C18 = The area has no borders, but the mat has, so all of it may be moved together. Every card keeps its neighbours and its face, and play goes on when all of them lie there.
comparity-why-C19 = There are places where the mat cannot see a card. There a card is shown on the pad, or named on the screen, and its place is chosen.
comparity-why-C20 = For a moment a card that was just laid may still be moved, changed or taken back, one card at a time. Then it counts as the play of whoever was asked.
comparity-why-C21 = Touching a card is no act: you may lift it and lay it back. A closed card is opened only when that was asked for, each card by itself.
comparity-why-C22 = Cards are played closed, and what was opened stays open. To turn a closed card over is a check, so it waits until a check is allowed.
comparity-why-C23 = A closed card that is not being checked goes back without a look. It stays closed, and it costs nothing.
comparity-why-C24 = The cards have to lie as the match stands before another act counts. As soon as they do, play goes on by itself.
comparity-why-C25 = After a Duet or a Trio comes a draw or a check, and only then the next card. If a card was laid first, a Duet asks whether you drew, and a Trio asks you to take it back.
comparity-why-C26 = A swap is done when each card lies on the other’s cell, and a discard when the card is off and OK says so. Whatever would not mend the order goes back to its place.
comparity-why-C27 = A press answers the question that stands now, and the player who was asked answers it. One that comes too soon may have been meant for the question before, so it is left aside.
comparity-why-C28 = A card is drawn when a Duet, a Trio or a penalty asks for one. Cards that the mat glimpses at other times are no act.

# The same in every game.
table-why-E3 = Nobody sees everything, the referee included, so acts can be taken back and counts put right. What was shown once is known, so it stays open.
table-why-E5 = If you agree that the table is right, the match takes it as it lies. For that, every card has to be known, one to a cell, and all of them in one piece.
table-why-E6 = The cards lie just as they did before the last act. That looks like taking it back by hand, and Undo makes it so.
table-why-E7 = Whoever leaves gives their cards back to the game, and what they owed or were owed lapses. If only one player is left, that player wins.
table-why-E8 = How many cards everybody has is no secret, and one last card is called out. If a count and a hand disagree, the table decides which is right.
