"""Paper: cards, labels and plans of mats as PDF files.

May import decks, lines, mat, and of the screen its fonts and emblems; the commands of `cli_print` call it.
"""
