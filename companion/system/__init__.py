"""What the program takes from the system that it runs on: files, standard streams, the clock.

May import errors and core.visible only. Called by every room outside the core.
"""
