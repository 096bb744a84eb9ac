"""The record of matches told in a terminal: the list, the story of a match, what players have come to, series, cards that were seen.

May import the journal, lines, terminal's paper, tagging's names of cards, and the core; of the rules only `sorting` asks. Called by cli.
"""
