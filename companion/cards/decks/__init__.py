"""The files of a deck, deck.toml and cards.csv: read, checked and written; and cards found by what people call them.

May import words, system and the core's decks. Called by every part that needs a deck or names a card.
"""
