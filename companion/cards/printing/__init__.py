"""Paper: cards, labels and plans of mats as PDF files.

May import decks, mats, words, and the emblems beside it; called by the commands of `facedown print`.
"""
