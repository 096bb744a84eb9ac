"""The record of a match: entries in order, stores for them, and replay.

May import events, the games' port and the referee; never screen, voice or protocol. Called by app.
"""
