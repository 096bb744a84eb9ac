"""The command `facedown`: one table of commands (main), and a module for each group of them, which parses and prints and does nothing else.

May import everything. Called by `python -m companion` and by the script `facedown`.
"""
