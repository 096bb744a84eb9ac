"""facedown.toml, the folders of a table, and the language that is spoken.

May import system, core and errors. Called by backup, pages, machine, app and cli.
"""
