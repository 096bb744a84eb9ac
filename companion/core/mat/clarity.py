"""How clearly a slot hears the one card that lies on it, and whether so many polls miss it that somebody should be told.

Rules of this file: what missed a card counts once a hearing has ended it, so what ends a stay is no miss, and MOST_IN_A_ROW of a row
count, so a hand that hides a card once is no weak place; a poll in which anything else was heard counts neither way. Of polls that were
as expected only the number is known, and that late: a card that is heard well costs nothing here.
"""

from __future__ import annotations

from typing import Literal

from companion.core.mat.reach import TOLERANCE

Turned = Literal["", "badly", "well"]

# Seconds since it was laid: a hand lets go of it, and so long it may be heard as badly as it likes (`hardware.readers.noise`, faint).
LAID = 4.0
MOST_IN_A_ROW = 3
# A score, as in a sequential test: each poll that missed it counts 1, each that heard it takes CLEAR away, and below 0 it never falls. So
# it grows where more than 29 of 100 polls miss. At BADLY it is told, if the score was above 0 for LASTING seconds, as hands come and go.
# Measured: 40 % missed take it there in 3 s, 20 % once in eight hours, 10 % never; the README of this folder has the table.
CLEAR, BADLY, LASTING = 0.4, 14.0, 2.0
# And another one until it is over: each poll that heard it counts 1, each that missed it takes WORSE away; so 83 of 100 have to hear it.
WORSE, WELL = 5.0, 80.0  # 4 s of nothing but hearings, at 20 passes in a second


class Clarity:
    """Of one slot. `count` is the number of its polls so far, this one among them."""

    __slots__ = ("_begins_at", "_counted", "_is_on", "_row", "_row_at", "_score", "_since", "is_weak", "turned")

    def __init__(self) -> None:
        self.is_weak = False  # it was told so, and not yet that this is over
        self.turned: Turned = ""  # what is to be told, until it is believed
        self._is_on = False
        self._begins_at = 0.0
        self._score, self._since = 0.0, 0.0  # and since when it is above nothing
        self._row, self._row_at = 0, 0.0  # polls that have missed it since it was heard last; the first of them
        self._counted = 0  # polls that are in the score

    def begin(self, laid_at: float | None, count: int, *, is_weak: bool) -> None:
        """One card lies here since then; None where none does, or more than one, or nobody can know."""
        self._is_on = laid_at is not None
        self._begins_at = (laid_at or 0.0) + LAID
        self.is_weak = is_weak
        self._counted = count
        self.start_anew()

    def start_anew(self) -> None:
        """What was heard before bridges nothing."""
        self._score, self._row, self.turned = 0.0, 0, ""

    def missed(self, at: float) -> None:
        """Or garbled: something is there, and could not be read."""
        if not self._row:
            self._row_at = at
        self._row += 1

    def passed_over(self, count: int) -> None:
        """Something else was heard as well, so nothing is known of how it is heard by itself."""
        if not self.is_weak:
            self._take_clear(count - self._row - 1)
        self._row, self._counted = 0, count

    def heard(self, count: int, at: float) -> None:
        if self.is_weak:
            self._heal(at)
        elif self._row:
            self._take_clear(count - self._row - 1)
            self._worsen(at)
        if self._row:
            self._row, self._counted = 0, count - 1

    def _take_clear(self, until: int) -> None:
        self._score = max(0.0, self._score - CLEAR * (until - self._counted))

    def _worsen(self, at: float) -> None:
        if not self._is_on or self._row_at < self._begins_at:
            return
        if not self._score:
            self._since = self._row_at
        self._score = min(self._score + min(self._row, MOST_IN_A_ROW), BADLY)
        if self._score >= BADLY and at - self._since >= LASTING - TOLERANCE:
            self.turned = "badly"

    def _heal(self, at: float) -> None:
        """Polled one by one, as a weak slot is never left alone."""
        self._score = max(0.0, self._score - WORSE * min(self._row, MOST_IN_A_ROW)) if self._row else self._score + 1
        if self._score >= WELL:
            self.turned = "well"
