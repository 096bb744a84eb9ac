"""The demo: bots play a match at a simulated table, and the terminal tells it from the deal to the win.

May import everything but app, cli and the hardware. Called by app.
"""
