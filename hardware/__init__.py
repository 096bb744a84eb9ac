"""The hardware abstraction layer: all code that deals with tags, radio, wires and lamps.

A leaf: it imports the standard library and the libraries of its parts, never companion.
The core knows `hardware.sighting` and nothing else of it; the composition root chooses readers and panels.
"""
