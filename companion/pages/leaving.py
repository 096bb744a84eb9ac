"""How somebody leaves: an exception comes out of the waiting of whoever plays, so that nobody has to ask for it everywhere."""

from __future__ import annotations


class Left(Exception):
    """Somebody leaves the match."""


class Begun(Left):
    """Another match was begun in the middle of one."""


class Ended(Exception):
    """Somebody leaves the screen."""
