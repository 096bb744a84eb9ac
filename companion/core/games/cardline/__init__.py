"""Cardline: a line of open cards, into which hidden ones are laid by guess (RULINGS.md beside this file).

Pure; imports `companion.core.decks`, `companion.events` and `companion.core.games.game`. The registry and the referee call it by the port.
"""
