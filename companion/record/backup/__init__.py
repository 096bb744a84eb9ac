"""A whole table in one file and back: tags, own decks, own mats, settings and the history of matches (E4).

May import config, cards, mats and the journal of `record`. Called by the commands backup and restore.
"""
