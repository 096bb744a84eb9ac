"""Blind play: everything that the screen shows of the table, said after what the referee announces.

May import the referee's views and announcements, lines, decks and the games' values; never the screen, never a position.
Called by whoever lets announcements out.
"""
