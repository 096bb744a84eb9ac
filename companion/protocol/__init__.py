"""The table protocol: JSON lines in, JSON lines out (README.md); what tests, bots and other programs drive a table with.

May import the referee, decks, events and lines; never journal, screen or voice. Called by app.
"""
