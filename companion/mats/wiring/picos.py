"""What hangs on which pin of a hub: its `board.py`, read as it is shipped."""

from __future__ import annotations

import runpy
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.system import shipped


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
