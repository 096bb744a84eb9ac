"""A match in the terminal: its lines and colours, the table drawn in characters, and the story of what people do and the referee says.

May import everything but app, cli and the hardware; writes to the stream that it is given. Called by demo and play.
"""
