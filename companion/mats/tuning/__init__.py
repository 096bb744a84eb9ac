"""Whether a mat hears what lies on it, and how it hears best: `facedown mat test` and `facedown mat calibrate`.

May import mats, words, system and the types of readers; never the referee's parts. Called by `cli.mat` and the doctor.
"""
