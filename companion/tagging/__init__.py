"""Learning which tag is which card, and showing what is known: card after card is asked for and laid on the mat, or its tag is typed.

May import decks, lines, the terminal's paper and the readers' port, never the referee's parts. Called by `companion.teaching`.
"""
