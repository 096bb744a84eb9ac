"""A driver of the MFRC522: its registers, its start, and one exchange with the tags above it.

SHARED: runs on CPython and MicroPython. Called through `hardware.antennas`.
"""
