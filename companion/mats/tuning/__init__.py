"""Whether a mat hears what lies on it, and how it hears best: `facedown mat test`, `facedown mat calibrate` and `facedown mat report`.

May import mats, words, system and the types of readers; of the core only how passes settle. Called by `cli.mat` and the doctor.
"""
