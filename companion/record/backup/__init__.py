"""A whole table in one file and back: tags, own decks, own mats, settings and the history of matches (E4).

May import config, decks, mat and the journal; never screen, voice or protocol. Called by the command alone.
"""
