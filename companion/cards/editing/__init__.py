"""Decks of people's own: made, changed, checked, and read from spreadsheets or written for them.

May import config, decks, games and durable; never screen, voice or protocol. Called by the commands in `cli_deck` and
`cli_deck_csv`.
"""
