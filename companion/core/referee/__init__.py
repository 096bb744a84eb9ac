"""Conducts a match: compares the mat with the game's layout, has acts understood and ruled, announces what became public.

May import decks, mat, games and events; never lines, protocol, screen or voice. Called by app and protocol.
"""
