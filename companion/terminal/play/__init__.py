"""Playing in the terminal: people type what their hands and mouths would do at a simulated table, and bots play along.

May import everything but app, cli and the hardware. Called by app.
"""
