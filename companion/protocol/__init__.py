"""The table protocol: JSON lines in, JSON lines out (README.md); what tests, bots and other programs drive a table with.

A line goes through `reading` (what it says), `acts` (the event that it is at this table), `table` (what became public) and `writing`.
May import the core, words, mats and system; never record, screen or voice. Called by app; `setup` by pages and cli as well.
"""
