"""The people's own book: a naive, omniscient second implementation of each game, the oracle for the first.

Imports the standard library only: nothing of companion or hardware, no chance, no clock.
Called by the simulator, which holds the real hands and piles, and by tests.
"""
