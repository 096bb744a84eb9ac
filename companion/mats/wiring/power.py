"""The current that a mat draws: on each 3.3 V rail, from the 5 V that feed them, and over USB.

Rules of this file: figures are those of data sheets, so each is to be measured on the parts that are bought. Nothing is rounded down, and
SPARE is added to the worst case, for lights on the boards, for the buffers, and for parts that draw more than their data sheet says.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from companion.core.frozen import dataclass
from companion.mats.plan import Hub, Plan
from companion.mats.wiring.circuit import Board
from companion.mats.wiring.groups import Groups, real_readers

SPARE = 1.25
CONVERTER = 1000.0  # mA that a converter gives
OF_THE_PI = 150.0  # mA that are taken from a Pi's or a Pico's own 3.3 V: a Pico's data sheet allows 300 mA, for a Pi nothing is promised
EFFICIENCY = 0.85  # of a small converter from 5 to 3.3 V
OF_THE_HEADER = 700.0  # mA at 5 V that a Pi hands on from its supply beside what it needs itself; more wants a supply of its own
STEP = 500.0  # mA in which supplies are sold
USB_PORTS = 4  # of a Pi


@dataclass(frozen=True, slots=True)
class CurrentDraw:
    """A current in milliamperes."""

    typical: float = 0.0
    most: float = 0.0

    def __add__(self, other: CurrentDraw) -> CurrentDraw:
        return CurrentDraw(self.typical + other.typical, self.most + other.most)

    def __mul__(self, factor: float) -> CurrentDraw:
        return CurrentDraw(self.typical * factor, self.most * factor)

    @property
    def with_spare(self) -> float:
        return self.most * SPARE


# MFRC522 data sheet, table 153: digital and analogue supply with the field off, and the transmitter's supply while it is on.
IDLE = CurrentDraw(6.5, 9.0) + CurrentDraw(7.0, 10.0)
FIELD = CurrentDraw(60.0, 100.0)
PICO = CurrentDraw(100.0, 100.0)  # what a USB device may take unasked; the heaviest example of a Pico's data sheet draws 93 mA
LIGHT, CHANNEL = 1.0, 20.0  # of a WS2812: dark, and each of its three colours at full brightness
CHANNELS = 2  # that are on in the brightest colour that is shown


@dataclass(frozen=True, slots=True)
class Load:
    """Boards on one 3.3 V supply, and how many of their fields are on together at most."""

    boards: int
    fields: int

    @property
    def idle(self) -> CurrentDraw:
        return IDLE * self.boards

    @property
    def busy(self) -> CurrentDraw:
        return self.idle + FIELD * self.fields

    @property
    def at_five(self) -> CurrentDraw:
        """The current that a converter takes from 5 V for this load."""
        return self.busy * (3.3 / 5 / EFFICIENCY)


@dataclass(frozen=True, slots=True)
class Rail:
    """A 3.3 V supply. `number` counts the converters of a mat from 1 on; 0: the controller's own 3.3 V. `bus`: of a Pi."""

    circuit: str
    bus: int | None
    number: int
    load: Load

    @property
    def limit(self) -> float:
        return CONVERTER if self.number else OF_THE_PI

    @property
    def left(self) -> float:
        return self.limit - self.load.busy.most


@dataclass(frozen=True, slots=True)
class Budget:
    rails: tuple[Rail, ...]
    whole: Load
    lights: CurrentDraw
    hubs: int
    is_from_pi: bool  # the 5 V for the converters come from the Pi's header

    @property
    def at_five(self) -> CurrentDraw:
        """The current of all converters and lights."""
        return (self.whole.at_five if self.converters else CurrentDraw()) + self.lights

    @property
    def converters(self) -> int:
        return sum(rail.number > 0 for rail in self.rails)

    @property
    def usb(self) -> CurrentDraw:
        return PICO * self.hubs

    @property
    def supply(self) -> float:
        """The 5 V supply to be bought, in mA; 0 where the supply of the Pi is enough."""
        return 0.0 if self.is_from_pi or not self.at_five.most else math.ceil(self.at_five.with_spare / STEP) * STEP

    @property
    def is_hub_powered(self) -> bool:
        """Whether there are more hubs than a Pi has ports, so that they hang on a USB hub with its own supply."""
        return self.hubs > USB_PORTS


def load_of(boards: Sequence[Board], groups: Groups) -> Load:
    return Load(len(boards), groups.at_once((board.reader, board.slot) for board in boards))


def parted(boards: Sequence[Board], groups: Groups) -> tuple[tuple[Board, ...], ...]:
    """The boards in their order, as many for each converter as it can feed in the worst case."""
    parts: list[list[Board]] = []
    for board in boards:
        if parts and load_of([*parts[-1], board], groups).busy.with_spare <= CONVERTER:
            parts[-1].append(board)
        else:
            parts.append([board])
    return tuple(map(tuple, parts))


def budget_of(plan: Plan, rails: tuple[Rail, ...], groups: Groups) -> Budget:
    readers = real_readers(plan)
    antennas = [(reader.name, slot) for reader in readers for slot in reader.slots]
    hubs = [reader for reader in readers if isinstance(reader, Hub)]
    panel = plan.panel
    lit = sum(len(hub.slots) for hub in hubs) if panel is not None and panel.has_lights else 0
    light = LIGHT + CHANNELS * CHANNEL * panel.brightness / 100 if panel is not None else 0.0
    whole, lights = Load(len(antennas), groups.at_once(antennas)), CurrentDraw(LIGHT * lit, light * lit)
    fed = any(rail.number for rail in rails)
    is_from_pi = fed and not hubs and whole.at_five.with_spare <= OF_THE_HEADER
    return Budget(rails, whole, lights, len(hubs), is_from_pi)
