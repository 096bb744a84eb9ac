"""The demo: scripted people play a match in the terminal, and the referee is heard.

May import everything but app, cli and the hardware; writes to the stream that it is given. Called by app.
"""
