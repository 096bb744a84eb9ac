"""Mat files, and what is built, tested and calibrated from them.

May import config, words, system and the core's mats and decks; never cards, record or a terminal. Called by every room above it.
"""
