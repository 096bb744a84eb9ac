"""Deck files, the editing and importing of decks, tags, printed cards."""
