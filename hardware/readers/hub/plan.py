"""What is planned for one hub: which slots its antennas are, and how each of them is run."""

from __future__ import annotations

from dataclasses import dataclass

from hardware.antennas.chips import CHIP


@dataclass(frozen=True, slots=True)
class HubPlan:
    """One slot, colour and gain for each antenna; antennas of different colours are never on together, even on different hubs."""

    name: str
    slots: tuple[str, ...]  # of antenna 0, 1, 2 ...
    colours: tuple[int, ...]
    gains: tuple[int, ...]
    cap: int = 8  # antennas that may be on at once
    chip: str = CHIP  # which only models have to know
    may_be_busy: bool = True  # for as long as a match runs: a hub of its own may, the Pi's own bus would take a core from the screen

    def __post_init__(self) -> None:
        if not len(self.slots) == len(self.colours) == len(self.gains):
            raise ValueError(f"{self.name} has {len(self.slots)} slots, {len(self.colours)} colours and {len(self.gains)} gains")
