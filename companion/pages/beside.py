"""What stands beside the screen: what its buttons do there, and what its lamps, lights and buzzer tell of the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import Button, SeatId, Slot
from companion.pages.lamps import DARK, Lamps, Light, Sound, lamps_of, sound_of
from companion.screen.window import Keyed

Colour = tuple[int, int, int]  # red, green, blue, up to 255
Lighting = Callable[[Mapping[str, Colour]], None]

# Blue and orange: who sees no red or no green tells them apart. The green and red of such a light are far brighter than its blue.
COLOURS: Mapping[Light, Colour] = {"here": (0, 70, 255), "away": (255, 70, 0)}
OFF: Colour = (0, 0, 0)
ON_A_PAGE = {"ok": "return", "cancel": "escape", "check": "tab", "undo": "tab"}  # keys that buttons stand for there
TURNED = {"next": "tab", "previous": "tab"}  # an encoder's: everywhere, and nothing else
AT_A_MARK = {"ok": "return", "cancel": "escape"}
BACKWARDS = ("undo", "previous")


class Panel(Protocol):
    """Filled by `hardware.panel.panel.Panel`."""

    def lit(self, seats: frozenset[SeatId]) -> None: ...
    def sound(self, tone: Sound) -> None: ...


class Beside:
    """Only what differs from before is told to the panel and to the lights."""

    def __init__(
        self,
        panel: Panel | None = None,
        light: Lighting | None = None,
        brightness: int = 100,
        slots: Collection[str] | None = None,
    ) -> None:
        """`light` is told of each slot whose colour has changed; `slots`, if given, are those that have a light. Brightness in per cent."""
        self._panel, self._light, self._slots = panel, light, slots
        self._colours = {light: _dimmed(colour, brightness) for light, colour in COLOURS.items()}
        self._table: TableView | None = None
        self._lamps = DARK

    def show(self, table: TableView | None, said: Sequence[Announcement] = ()) -> None:
        """The table as it is now, or none, and what was said just now."""
        if table is not self._table:
            self._table = table
            self._show(lamps_of(table) if table is not None else DARK)
        if said and self._panel is not None and (sound := sound_of(said)) is not None:
            self._panel.sound(sound)

    def _show(self, lamps: Lamps) -> None:
        before, self._lamps = self._lamps, lamps
        if self._panel is not None and lamps.seats != before.seats:
            self._panel.lit(lamps.seats)
        changed = self._changed(dict(before.slots), dict(lamps.slots))
        if self._light is not None and changed:
            self._light(changed)

    def _changed(self, before: Mapping[Slot, Light], now: Mapping[Slot, Light]) -> dict[str, Colour]:
        dark: dict[str, Colour] = dict.fromkeys((slot for slot in before if slot not in now), OFF)
        changed = dark | {slot: self._colours[light] for slot, light in now.items() if before.get(slot) != light}
        return {slot: colour for slot, colour in changed.items() if self._slots is None or slot in self._slots}


def key_of(button: Button, *, is_open: bool, is_marked: bool) -> Keyed | None:
    """The key that a button beside the screen stands for now, or None where it presses a button of the table.

    On an open page *check* and *undo* stand for Tab, on and back, which goes from place to place.
    """
    keys = TURNED | (ON_A_PAGE if is_open else AT_A_MARK if is_marked else {})
    return Keyed(keys[button], is_shifted=button in BACKWARDS) if button in keys else None


def _dimmed(colour: Colour, brightness: int) -> Colour:
    red, green, blue = (one * brightness // 100 for one in colour)
    return red, green, blue
