"""The sightings of the antennas of one hub, read from its sweeps.

Rules of this file: SAME is what the hub's last sweep told of that antenna, and counts only while no sweep was lost since. What is told
again is the same object again, so that a mat that lies as it lay costs one comparison by identity for each slot.
"""

from __future__ import annotations

from hardware import messages
from hardware.messages import Sweep
from hardware.sighting import FAULT, GARBLED, NOTHING, Heard, Tags

CODES: dict[int, Heard] = {messages.EMPTY: NOTHING, messages.GARBLED: GARBLED, messages.FAULT: FAULT}


class HubHearing:
    def __init__(self, antennas: int) -> None:
        self._told: list[Heard | None] = [None] * antennas  # by the last sweep that polled the antenna; None: that sweep may be lost
        self._tags: list[Tags | None] = [None] * antennas  # the last tags that it heard, kept to give equal objects for equal tags

    def hear(self, sweep: Sweep) -> tuple[Heard | None, ...]:
        """One sighting for each antenna; None where it was not polled, or its answer is unknown."""
        return tuple([self._hear(antenna, told) for antenna, told in enumerate(sweep.slots)])

    def _hear(self, antenna: int, told: int | tuple[bytes, ...]) -> Heard | None:
        if told == messages.NOT_POLLED:
            return None
        if told != messages.SAME:
            self._told[antenna] = self._tagged(antenna, told) if isinstance(told, tuple) else CODES[told]
        return self._told[antenna]

    def _tagged(self, antenna: int, uids: tuple[bytes, ...]) -> Tags:
        """The tags in ascending order, as the hub sends them."""
        tags = Tags(tuple([uid.hex() for uid in uids]))
        if self._tags[antenna] != tags:
            self._tags[antenna] = tags
        return self._tags[antenna] or tags

    def forget(self) -> None:
        """Forget the last sightings, as a sweep may have been lost."""
        self._told = [None] * len(self._told)
