"""Whether a mat hears what lies on it, and how it hears best: what `facedown mat test` shows, and what `facedown mat calibrate` finds out.

May import mat, lines, the terminal's paper, history's words, what people type for tags, and the readers' types; never the referee's parts.
Called by `companion.cli.mat`.
"""
