"""The port that every kind of reader fills."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol

from hardware.sighting import Pass


class Readers(Protocol):
    """All the readers of a mat as one: they poll their slots over and over, and slots that are asked for once more at once.

    A reader, or a hub of them, that hears no answer owes `Fault` for each of its slots, at least twice a second and as long as that
    lasts. It must not go silent: slots that are in no pass are noticed only after a second, and only while others are in one; where
    every reader goes silent at once, nothing is noticed at all. `Nothing` would be worse, as it says that no card lies there.
    No evidence is carried over half a second, so slots that are polled less than twice a second never settle.
    """

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots that are polled, in their order."""
        ...

    def passes(self, until: float) -> Iterator[Pass]:
        """The passes up to that time that were not taken yet, oldest first; `ask` may be called between two of them."""
        ...

    def ask(self, slots: Collection[str]) -> None:
        """Poll these again at once: the next pass holds them, and may hold no others."""
        ...

    def close(self) -> None: ...
