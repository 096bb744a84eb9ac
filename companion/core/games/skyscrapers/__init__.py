"""Skyscrapers: sites that all players build on, roofs that claim them, quakes (RULINGS.md, S0 to S20).

May import the port, decks and events; never another game. Called by the referee through `SKYSCRAPERS` in `skyscrapers.py`.
"""
