"""Antennas whatever their chip: the poll of one, many on one bus, and the tags above them.

SHARED: runs on CPython and MicroPython; imports its own modules only. `bus` is the port that a bus fills, `antenna` the poll, `round`
many of them. Called by `hardware.polling`, on the hub as on a Pi; never waits and never touches a pin itself.
"""
