"""Hubs before they belong to a mat: the files of their firmware, how these get onto a board, and which hubs are plugged in.

May import words, system and `hardware`. Called by `cli.hub`, the pages of a mat, and the log of a mat's readers.
"""
