"""Parts of a scene: each is laid out once, and used again as the same object while its inputs are equal.

A page hands each of its parts a function and the values that it is made of (`Draft.part`, and `Draft.parts` for rows such as cards). What
the function adds to the draft and what it answers are kept; the next scene that asks for it with equal values gets them without a call,
and the painter skips the things in it, as they are the same objects.

Rules of this file: a part is a function of its inputs and of the draft's sizes, and sees nothing else, so the function is one of a module,
never a closure. Inputs are public values, compared in their order; equal objects are compared by identity first. A deck, whose numbers are
sealed, is only ever compared by identity (`about`), so that no time depends on a hidden value.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import field
from typing import Any

from companion.core.frozen import dataclass
from companion.screen.things import Anchor, Spot, Target, Thing

MOST_STATES = 4  # of one part: as a verdict comes and goes, a page is opened and closed
MOST_SIZES = 8  # of drafts: the table, the tray, and both with letters of another size
MOST_ROWS = 400


@dataclass(frozen=True, slots=True)
class LaidPart:
    """What a part has added to a draft, and what its function has answered."""

    found: Any
    things: tuple[Thing, ...] = ()
    over: tuple[Thing, ...] = ()
    targets: tuple[Target, ...] = ()
    spots: tuple[Spot, ...] = ()
    anchors: tuple[Anchor, ...] = ()


@dataclass(frozen=True, slots=True)
class KnownPart:
    inputs: tuple[Any, ...]
    named: Mapping[str, Any]
    laid: LaidPart


@dataclass(frozen=True, slots=True)
class KnownRows:
    """Rows that were laid out with the same further inputs, each by its key, the first value of the row."""

    inputs: tuple[Any, ...]
    laid: dict[Hashable, tuple[tuple[Any, ...], LaidPart]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PartShelf:
    """The parts of drafts with the same sizes, by their functions; of each the states that were shown last."""

    parts: dict[Callable[..., Any], list[KnownPart]] = field(default_factory=dict)
    rows: dict[Callable[..., Any], list[KnownRows]] = field(default_factory=dict)

    def rows_of(self, lay: Callable[..., Any], inputs: tuple[Any, ...]) -> dict[Hashable, tuple[tuple[Any, ...], LaidPart]]:
        """The rows that this function laid out with these further inputs."""
        states = self.rows.setdefault(lay, [])
        found = next((one for one in states if one.inputs == inputs), None)
        if found is None:
            found = KnownRows(inputs)
            _keep(states, found)
        if len(found.laid) > MOST_ROWS:
            found.laid.clear()
        return found.laid

    def keep(self, lay: Callable[..., Any], known: KnownPart) -> None:
        _keep(self.parts.setdefault(lay, []), known)


class LaidParts:
    """All parts that are kept for one screen."""

    def __init__(self) -> None:
        self._shelves: dict[Hashable, PartShelf] = {}
        self._about: tuple[object, ...] = ()

    def shelf(self, sizes: Hashable) -> PartShelf:
        found = self._shelves.get(sizes)
        if found is None:
            if len(self._shelves) >= MOST_SIZES:
                self._shelves.clear()
            found = self._shelves[sizes] = PartShelf()
        return found

    def about(self, *subjects: object) -> None:
        """Forgets everything unless the last scene was about the very same objects."""
        if len(subjects) != len(self._about) or any(one is not other for one, other in zip(subjects, self._about, strict=True)):
            self._about = subjects
            self._shelves.clear()


def _keep(states: list[Any], state: object) -> None:
    states.insert(0, state)
    del states[MOST_STATES:]
