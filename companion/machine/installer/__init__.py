"""Makes a computer start into the referee, repairs what differs, and removes it again.

May import config, system and words; no game, position or card. Called by `cli.service`, and by the doctor, which compares the files.
"""
