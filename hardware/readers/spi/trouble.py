"""The one error of the readers on a Pi's own pins: what stands in the way of polling at all, in one line."""

from __future__ import annotations


class Unfit(Exception):
    """Where, what, and how to mend it."""

    def __init__(self, where: str, what: str, fix: str) -> None:
        super().__init__(f"{where}: {what}; {fix}")
