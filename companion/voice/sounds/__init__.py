"""The sounds of the table as WAV files, one a cue, and the script that makes them: `python -m tests.assets.sounds.make`.

May import `cues` and the standard library. The mixer plays the files; nobody calls the script but whoever changes a sound.
"""
