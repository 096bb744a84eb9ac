"""Benchmarks: what the referee and the mat do in how much time on this machine, measured beside a yardstick.

May import anything but the composition root; prints what it measured. Called by the command `facedown bench`.
"""
