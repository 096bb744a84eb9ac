"""The sounds of the table as WAV files, one for each cue; `python -m tests.assets.sounds.make` makes them.

Holds no code. The mixer plays the files.
"""
