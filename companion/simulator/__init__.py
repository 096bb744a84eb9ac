"""The people at a simulated table: what hands, bots and blunders of all games share, one match, and one match of a soak. Chance lives here.

May import decks, the referee's views and the port of games, never a position; a game's people and typed acts are given by the game.
Called by the app for simulated matches, by the terminal and pages for bots and hands, and by tests.
"""
