"""A driver of the MFRC522: the frames by which one antenna is polled, and how many antennas share one bus.

SHARED: runs on CPython and MicroPython; imports its own modules only. `bus` is the port that a bus fills, `antenna` the poll, `round`
many of them. Called by `hardware.polling`, on the hub as on a Pi; never waits and never touches a pin itself.
"""
