"""The printed board of a hub: its KiCad files, what a board house needs, and `make.py`, which runs under the system's Python with KiCad."""
