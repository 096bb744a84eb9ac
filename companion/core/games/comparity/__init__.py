"""Comparity: cards face down in a plane that must not decrease to the right and upwards (RULINGS.md, C1 to C28).

May import the port and decks; never another game. Called by the referee through `COMPARITY` in `comparity.py`.
"""
