"""The people at the table: piles, hands, bots and clumsy hands; chance lives here and nowhere else.

May import decks and the views of games, never positions; `truth` imports nothing of ours.
Called by `app` for simulated matches, and by tests.
"""
