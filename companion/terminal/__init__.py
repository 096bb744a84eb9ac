"""A match in the terminal: its lines and colours, the table drawn in characters, and the story of deeds and announcements.

May import the core, words, system, record, simulator and protocol, never screen, pages, app or the hardware; writes to the stream that it
is given. Called by app and cli.
"""
