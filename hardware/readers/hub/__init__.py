"""Hubs of readers, on USB or in a program of its own: finding them, giving them their turns, making passes of their answers.

May import the standard library, pyserial and hardware's own modules. `conductor` decides and does no input or output; `reader` fills the
port. Called by the composition root.
"""
