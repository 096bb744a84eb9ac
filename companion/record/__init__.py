"""The record of matches: stores for their entries in memory and on disk, what is folded from them, and how they are told and written.

May import events, the games' port, decks, mat and the referee; never screen, voice or protocol. Called by the composition roots and by
the pages of `history`. The README beside this file tells what a journal on disk is.
"""
