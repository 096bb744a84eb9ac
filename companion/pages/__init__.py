"""What the screen shows when, and what a touch, a key or a button does there: the page stack, a match at the screen, settings, lessons.

May import everything but machine, app and cli; pygame only through `screen`. Called by app, and for single pages by machine.
"""
