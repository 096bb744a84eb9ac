"""A driver of the ST25R3916, and a model of that chip to try it on. *No such chip was ever attached: nothing here is measured.*

`registers` and `chip` are SHARED: they run on CPython and MicroPython, and are called through `hardware.antennas`. `model` runs on a
computer only. Facts are those of ST's data sheet (DS12484) as public sources name them: pguyot/st25r391x with its pages, ST's own RFAL.
"""
