"""facedown.toml: its values, its template, where each value in force comes from; the folders of a table, and its language.

May import system, core and errors; it knows no voices and no displays. Called by every room above it.
"""
