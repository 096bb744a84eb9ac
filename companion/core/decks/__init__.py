"""Decks of cards, what their cards are ordered by, and which tag is which card: pure values.

Imports `companion.errors` and `companion.events` and nothing else of the companion; the files of decks and tags are read in
`companion.cards`. Called by games, referee, words, simulator and every part that names a card.
"""
