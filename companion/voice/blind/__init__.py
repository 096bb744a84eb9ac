"""Blind play: everything that the screen shows of the table is said, by the announcements or after them.

May import the referee's views and announcements, decks and the games' values; never the screen, never a position.
Called by `pages.aloud`, which speaks the sentences.
"""
