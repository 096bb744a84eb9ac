"""Readers: whatever polls slots and tells in passes what was heard; `port` is what they all fill, scripted and simulated ones among them.

May import the standard library, hardware's own modules, and in each driver the library of its part.
Called by the composition root and the simulator.
"""
