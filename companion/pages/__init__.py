"""An evening at one screen: pages and matches one after the other, what people do there, and what they are told.

May import everything but app and cli; pygame only through `screen`. Called by the composition root of the screen.
"""
