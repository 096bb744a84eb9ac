"""The sighting of one poll of one slot, and the pass that it belongs to; the hardware cannot tell more.

Pure; the one module of this package that the referee's core imports.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Nothing:
    """Polled, and nothing answered: a fact."""


@dataclass(frozen=True, slots=True)
class Garbled:
    """Something answered and could not be read: a card is there, or a telephone."""


@dataclass(frozen=True, slots=True)
class Fault:
    """No answer: the reader or its hub is silent, and nothing is known of the slot."""


@dataclass(frozen=True, slots=True)
class Tags:
    """These tags answered, at least one, in the order of their uids."""

    uids: tuple[str, ...]


RANDOM = "08"  # ISO/IEC 14443-3: so begin the four bytes that a telephone, a passport or a transit card makes up anew in each field

Heard = Nothing | Garbled | Fault | Tags
NOTHING, GARBLED, FAULT = Nothing(), Garbled(), Fault()


def readable(heard: Heard) -> Heard:
    """What was heard, but `Garbled` where an id is made up anew each time: nothing can be known again by it."""
    if isinstance(heard, Tags) and any(len(uid) == 8 and uid.startswith(RANDOM) for uid in heard.uids):
        return GARBLED
    return heard


@dataclass(frozen=True, slots=True)
class Pass:
    """One sighting for each slot that was polled: all of them, or those that were asked again."""

    at: float
    heard: Mapping[str, Heard]
