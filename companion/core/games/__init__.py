"""The rulebooks: one folder a game, each with an object that fills `Game` in `port.py`; `GAMES` in `registry.py` lists them.

May import decks, mat, events, errors; never another game. People and typed acts of a game may import the simulator as well.
Called by the referee, and by the rooms above it through the registry.
"""
