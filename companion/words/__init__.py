"""The words: one folder a language, one .ftl file a game; the only part that knows Fluent.

May import decks, the port's values and announcements; never a position. Called by protocol, screen and voice.
"""
