"""facedown.toml as people meet it: a commented one to begin with, what is wrong with theirs, and what holds and why.

May import config, mat, voice, the settings that an evening remembers, and lines; never a match. Called by `cli_config`, and by whatever
installs the program on a machine.
"""
