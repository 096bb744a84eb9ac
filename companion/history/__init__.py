"""The record of matches told in a terminal: the list, the story of a match, what players have come to, series.

May import the journal, lines, terminal's paper and the core; nothing of the rules is asked. Called by cli.
"""
