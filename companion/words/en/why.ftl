# What is behind a verdict, for a player who asks: two sentences each.

# The same in every game.
table-why-C1 = What is played, with which deck, and what is compared was agreed before the first card. That holds until the match is over.
table-why-C19 = There are places where the mat cannot see a card. There a card is shown on the pad, or named on the screen, and its place is chosen.
    .short = There are places where the mat cannot see a card. There a card is shown on the pad, or named on the screen, and its place is chosen.
table-why-C24 = The cards have to lie as the match stands before another act counts. As soon as they do, play goes on by itself.
table-why-C25 = A card shown on the pad for drawn cards tells that it was drawn. Without that pad cards are drawn all the same, and nobody has to show them.
    .short = A card shown on the pad for drawn cards counts as drawn. Without that pad cards are drawn all the same, and nothing is shown.
table-why-C27 = A press answers the question that stands now, and the player who was asked answers it. One that comes too soon may have been meant for the question before, so it is left aside.
table-why-E1 = What you agreed on before the first card holds for the whole match. It is remembered for the next one.
table-why-E2 = Whatever does not lie as it should is named with its card, its place and what to do. It is over as soon as the table is right again.
table-why-E3 = Nobody sees everything, the referee included, so acts can be taken back and counts put right. What was shown once is known, so it stays open.
table-why-E4 = Every act is written down before it is announced, so even a power cut loses nothing that was said. Where it cannot be written, you are told so at every turn.
table-why-E5 = If you agree that the table is right, the match takes it as it lies. For that, every card has to be known, one to a cell, and all of them in one piece.
table-why-E6 = The cards lie just as they did before the last act. That looks like taking it back by hand, and Undo makes it so.
table-why-E7 = Whoever leaves gives their cards back to the game, and what they owed or were owed lapses. If only one player is left, that player wins.
table-why-E8 = How many cards everybody has is no secret, and one last card is called out. If a count and a hand disagree, the table decides which is right.
table-why-E9 = You agreed on a time for each act before the first card. It stands still while anything has to be put right, while a verdict is read, and in a pause.
table-why-E10 = Where the set-up says how many cards of a kind take part, one more is a slip of the deal. You may go on with it, and all counts are put right, or it goes into the box.
table-why-E11 = The set-up tells who starts by custom. What counts is whose name you choose there.
table-why-H1 = The referee shows and says only what all of you may know. Nothing that it does, not even how long it waits, depends on a card that is hidden.
