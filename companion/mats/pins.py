"""The uses of a Raspberry Pi's pins, which the lines of readers and the parts of a panel share."""

from __future__ import annotations

from collections.abc import Iterable

from companion.errors import Text
from companion.system.section import Section

FIRST_PIN, LAST_PIN = 2, 27  # BCM numbers; 0 and 1 identify boards on top of the Pi
BUS_PINS = {0: (7, 8, 9, 10, 11), 1: (16, 17, 18, 19, 20, 21)}  # with the chip-enable pins, which the kernel drives itself


class PinUses:
    __slots__ = ("_buses", "_used")

    def __init__(self) -> None:
        self._buses: tuple[int, ...] = ()
        self._used: dict[int, Text] = {}  # BCM number -> use

    def leave_to(self, buses: Iterable[object]) -> None:
        """Reserves the pins of the buses that readers use."""
        used = list(buses)
        self._buses = tuple(bus for bus in BUS_PINS if bus in used)

    def user(self, pin: int) -> Text | None:
        return self._used.get(pin)

    def take(self, section: Section, pin: int, user: Text, *place: str | int) -> None:
        """Marks a pin as used; reports a pin that has another use already."""
        bus = next((bus for bus in self._buses if pin in BUS_PINS[bus]), None)
        if pin in self._used:
            section.report("mat-pin-is-taken", *place, pin=pin, user=self._used[pin])
        elif bus is not None:
            section.report("mat-pin-of-a-bus", *place, pin=pin, bus=bus)
        self._used[pin] = user
