"""What is the matter with a panel that cannot be used, for the room that reports it."""

from __future__ import annotations


class NoPanel(Exception):
    """A pin, or all of them, cannot be had: where, what, and how to mend it."""

    def __init__(self, where: str, what: str, fix: str) -> None:
        super().__init__(f"{where}: {what}; {fix}")
        self.where, self.what, self.fix = where, what, fix
