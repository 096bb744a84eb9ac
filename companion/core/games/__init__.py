"""The rulebooks: one folder a game, each filling the port in `game.py`; `GAMES` in `registry.py` lists them.

May import decks, mat, events, errors; never another game. Called by the referee.
"""
