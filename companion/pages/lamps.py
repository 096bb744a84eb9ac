"""What is lit and sounds beside the screen: lamps and slot lights by what the table may know, a sound by what was said.

Rules of this file: it looks at nothing but the table's view and announcements, and what it makes is in the order of seats and slots,
never of values (H1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from companion.core.frozen import dataclass
from companion.core.games.game import Tone
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.core.referee.violations import Instruction
from companion.events import SeatId, Slot

Light = Literal["here", "away"]  # a card may or must be laid there; what lies there has to go
Sound = Literal["attention", "good", "violation", "penalty", "prize"]


@dataclass(frozen=True, slots=True)
class Lamps:
    seats: frozenset[SeatId] = frozenset()
    slots: tuple[tuple[Slot, Light], ...] = ()  # by their names


DARK = Lamps()
# Of several things that are said at once, the first of these is heard.
SOUNDS: tuple[tuple[Sound, tuple[Tone, ...]], ...] = (
    ("prize", ("win", "prize")),
    ("penalty", ("penalty",)),
    ("violation", ("violation",)),
    ("good", ("fits", "cleared")),
    ("attention", ("soft", "notice")),
)


def lamps_of(table: TableView) -> Lamps:
    """The lamps that are lit; all are dark while a match is paused, and after its end."""
    if table.is_paused or table.view.winners:
        return DARK
    seat = table.expected.seat
    lights = _lights_of(table.instructions) or _free(table.expected.places)
    return Lamps(frozenset() if seat is None else frozenset({seat}), tuple(sorted(lights.items())))


def sound_of(said: Sequence[Announcement]) -> Sound | None:
    heard = {one.tone for one in said}
    return next((sound for sound, tones in SOUNDS if heard.intersection(tones)), None)


def _free(places: Sequence[PlaceName]) -> Mapping[Slot, Light]:
    return {slot: "here" for place in places if (slot := _slot_of(place)) is not None}


def _lights_of(instructions: Sequence[Instruction]) -> Mapping[Slot, Light]:
    """While something is to be put right, no card can be laid elsewhere; what lies in the way has to go first."""
    lights: dict[Slot, Light] = {}
    for one in instructions:
        target = _slot_of(one.target)
        if target is not None:
            lights.setdefault(target, "here")
        if one.origin is not None and one.origin != target:  # else it is to be turned where it lies
            lights[one.origin] = "away"
    return lights


def _slot_of(place: PlaceName | None) -> Slot | None:
    """A place beside the mat has its neighbour's slot in its name, and none of its own."""
    return place.slot if place is not None and not place.relation else None
