"""The rulebooks: one folder a game, each with an object that fills `Game` in `port.py`; `GAMES` in `registry.py` lists them.

May import decks, mat, events, errors; never another game. People and typed acts of a game may import the simulator as well.
The referee calls them, and the rooms above it do through the registry.
"""
