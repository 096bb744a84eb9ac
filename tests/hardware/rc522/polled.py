"""Antennas on the chip model, and how one poll of them went."""

from __future__ import annotations

from dataclasses import dataclass

from hardware.antennas.antenna import EMPTY, FAULT, GARBLED, PRESENT
from hardware.antennas.round import run
from hardware.chip.model import Model
from hardware.rc522.chip import Mfrc522

NAMES = {EMPTY: "empty", GARBLED: "garbled", FAULT: "fault"}
BETWEEN = 20_000  # us from one sweep to the next


@dataclass(frozen=True)
class Polled:
    heard: str | tuple[str, ...]
    us: int
    transfers: int


class Bus:
    def __init__(self, antennas=1, **model):
        self.model = Model(antennas, **model)
        self.antennas = [Mfrc522(number) for number in range(antennas)]
        run(self.model, self.antennas, Mfrc522.begin, antennas, 0)

    def heard(self, number=0):
        one = self.antennas[number]
        return tuple(uid.hex() for uid in one.uids) if one.heard == PRESENT else NAMES[one.heard]

    def poll(self, number=0, *, is_verified=False):
        self.model.clock.us += BETWEEN
        us, transfers = self.model.clock.us, self.model.transfers
        run(self.model, [self.antennas[number]], lambda one: one.poll(is_verified=is_verified), 1, 0)
        return Polled(self.heard(number), round(self.model.clock.us - us), self.model.transfers - transfers)

    def hears(self, number=0, *, is_verified=False):
        return self.poll(number, is_verified=is_verified).heard
