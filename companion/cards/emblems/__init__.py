"""The small pictures on the cards: each is drawn in an SVG file, for paper; the PNG beside it is made of that, for the screen.

`emblem` says which of them a card bears. May import core.decks; called by printing, the screen and the pages. A changed SVG becomes a PNG
by `python -m tests.assets.emblems.draw`, from a checkout.
"""
