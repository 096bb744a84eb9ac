"""The composition root: opens matches, readers and voices, and carries a match on in the one loop (`loop.py`).

A module for each way to run: `window`, `terminal`, `lines`, `soak`. May import everything but `companion.cli`, which alone calls it.
"""
