"""Decks of cards, what their cards are ordered by, and which tag is which card.

Imports `companion.errors` and nothing else of the companion; only `files`, `formats`, `register` and the modules of reading touch the disk.
Called by games, referee, lines, simulator, enrol and printing: `files.find("landmarks")` is the way in.
"""
