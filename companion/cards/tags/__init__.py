"""Which tag is which card: learned on the mat or by typing, listed, forgotten, and exchanged with other tables.

May import decks, words, system, mats and the core's register; never a referee, a page or a command. Called by `companion.cli.tags`, by the
page of the screen on which stickers are put to cards, and by every part that reads the register's file.
"""
