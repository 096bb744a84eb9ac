"""Decks of people's own: made, changed, checked, compared, listed and removed, and the pages that say so.

May import decks, the tags' register file, games, words and system; never screen, voice or protocol. Called by the commands of
`companion.cli.deck` and by `companion.cards.sheets`; the setting of a match asks `serving` which games a deck serves.
"""
