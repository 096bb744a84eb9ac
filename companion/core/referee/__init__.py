"""Conducts a match: compares the mat with the game's layout, lets the game understand and rule acts, announces what becomes public.

May import mat, decks, games, events and errors, and nothing else. Called by the rooms that open a match (app, protocol, record, simulator),
and by those that show its view and its announcements (words, screen, pages, terminal, voice).
"""
