"""Learning which tag is which card, and showing what is known: cards are laid on the mat or typed, one after another or in any order.

May import decks, lines, the terminal's paper and the readers' port, never the referee's parts. Called by `companion.cli.teaching`, and by the
page of the screen on which stickers are put to cards.
"""
