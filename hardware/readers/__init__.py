"""Readers poll slots and report the sightings in passes; all of them fill `port`.

READERS: `scripted` plays a given row of passes; `simulated` is a noisy radio under a table; `virtual` is hubs and models of chips on a time
of their own; `hub` is hubs on USB, and `spi` one on a Pi's own pins, in a program that `hub` talks to like any other. `breaks` and `broken`
are what is wrong with the simulated ones and the virtual ones where that is asked for.

May import the standard library, hardware's own modules, and in each driver the library of its part.
Called by the composition root and the simulator.
"""
