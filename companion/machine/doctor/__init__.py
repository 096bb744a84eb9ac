"""Finds out what is wrong with this computer and this table, by named checks, and which command mends it.

May import every room below `app`, but no position of a match, so that nothing here can tell what lies face down. Called by `cli.doctor`.
"""
