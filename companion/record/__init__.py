"""The record of matches: stores in memory and on disk, and what is made of them: statistics, stories, replays, exports, backups.

May import events, core, words, config, mats and cards; never terminal, screen, voice, protocol, app or cli. Called by app, cli and pages.
The README beside this file describes a journal on disk.
"""
