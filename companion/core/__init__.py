"""What a referee is: the mat, decks, games and the referee of a match, without clock, chance, disk or display.

Pure: its rooms import each other, the events, errors and `hardware.sighting`, and the standard modules that `tests/arch/imports.py` lists.
Called by all rooms that open, show or record a match.
"""
