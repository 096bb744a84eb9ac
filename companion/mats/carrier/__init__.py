"""The carrier of a hub: one printed board that holds the Pico, its chips and the headers of eight RC522 boards, made from their circuit.

`hardware/carrier/README.md` tells what it is and how it is made; `tests/assets/carrier.py` makes its files. May import mats.
"""
