"""The pins of the parts that a mat is built of, as their data sheets number them.

Raspberry Pi: the 40-pin header of every model since the B+. Pico: the edge of its data sheet, figure 2. 74HC138 and 74HC125: Nexperia's
data sheets, section 6. The RC522 board: its header as it is printed, from SDA to 3.3V.
"""

from __future__ import annotations

import runpy
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from companion.core.frozen import dataclass
from companion.system import shipped

GROUND, SUPPLY, FIVE = "GND", "3.3 V", "5 V"
Controlling = Literal["Pi", "Pico"]


@dataclass(frozen=True, slots=True)
class Pinout:
    """`places`: the processor's number or the supply at each pin, from pin 1 on; `columns`: the pins as they lie, in two columns."""

    name: str  # before the processor's numbers: "GP" in GP17
    places: tuple[int | str, ...]
    columns: tuple[tuple[int, ...], tuple[int, ...]]

    def pin(self, of: int | str) -> int:
        """The pin with that number of the processor, or the first one of a supply."""
        return self.places.index(of) + 1

    def label(self, pin: int) -> str:
        at = self.places[pin - 1]
        return f"{self.name} {at}" if isinstance(at, int) and self.name == "BCM" else f"{self.name}{at}" if isinstance(at, int) else at


# fmt: off
_HEADER: tuple[int | str, ...] = (
    SUPPLY, FIVE, 2, FIVE, 3, GROUND, 4, 14, GROUND, 15, 17, 18, 27, GROUND, 22, 23, SUPPLY, 24, 10, GROUND,
    9, 25, 11, 8, GROUND, 7, 0, 1, 5, GROUND, 6, 12, 13, GROUND, 19, 16, 26, 20, GROUND, 21,
)
_EDGE: tuple[int | str, ...] = (
    0, 1, GROUND, 2, 3, 4, 5, GROUND, 6, 7, 8, 9, GROUND, 10, 11, 12, 13, GROUND, 14, 15,
    16, 17, GROUND, 18, 19, 20, 21, GROUND, 22, "RUN", 26, 27, "AGND", 28, "ADC_VREF", SUPPLY, "3V3_EN", GROUND, "VSYS", "VBUS",
)
# fmt: on
PI = Pinout("BCM", _HEADER, (tuple(range(1, 40, 2)), tuple(range(2, 41, 2))))
PICO = Pinout("GP", _EDGE, (tuple(range(1, 21)), tuple(range(40, 20, -1))))
PINOUTS: Mapping[Controlling, Pinout] = {"Pi": PI, "Pico": PICO}
GROUND_PIN: Mapping[Controlling, int] = {"Pi": 6, "Pico": 38}  # beside the supply that is taken there
SUPPLY_PIN: Mapping[Controlling, int] = {"Pi": 1, "Pico": 36}
FIVE_PIN = 2  # of a Pi

# BCM numbers of SCK, MOSI and MISO, and of the chip enables, as Raspberry Pi OS gives these buses on every model.
PI_BUSES: Mapping[int, tuple[int, int, int]] = {0: (11, 10, 9), 1: (21, 20, 19)}
PI_ENABLES: Mapping[int, tuple[int, ...]] = {0: (8, 7), 1: (18, 17, 16)}

BOARD = ("SDA", "SCK", "MOSI", "MISO", "IRQ", "GND", "RST", "3.3V")

DECODER_ADDRESS = (1, 2, 3)  # A0, A1, A2
DECODER_ENABLES = (4, 5, 6)  # /E1, /E2, E3
DECODER_OUTPUTS = (15, 14, 13, 12, 11, 10, 9, 7)  # Y0 to Y7
DECODER_GROUND, DECODER_SUPPLY = 8, 16
DECODED = len(DECODER_OUTPUTS)

BUFFER_GATES = ((1, 2, 3), (4, 5, 6), (10, 9, 8), (13, 12, 11))  # /OE, A, Y of each
BUFFER_LETTERS = "abcd"
BUFFER_GROUND, BUFFER_SUPPLY = 7, 14


@dataclass(frozen=True, slots=True)
class HubBoard:
    """GPIO numbers of a Pico; `antennas` is how many the shipped file says there are."""

    antennas: int
    selects: tuple[tuple[int, int], ...]  # of each antenna: the bus, and the pin to its SDA
    buses: tuple[tuple[int, int, int], ...]  # SCK, MOSI, MISO
    reset: int | None
    lights_pin: int


@cache
def hub_board(file: Path | None = None) -> HubBoard:
    told = runpy.run_path(str(file or shipped.path("firmware") / "hub" / "board.py"))
    return HubBoard(told["ANTENNAS"], tuple(told["SELECTS"]), tuple(told["BUSES"]), told["RESET"], told["LIGHTS_PIN"])
