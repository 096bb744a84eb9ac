"""How clearly a slot hears the one card that lies on it, and whether so many polls miss it, or are garbled, that this should be announced.

Rules of this file: misses count once a hearing has ended their row, so the polls after a card was taken away are none. At most
MOST_IN_A_ROW of a row count, so that a hand which hides a card once makes no weak place. A poll that heard another tag as well does not
count. Polls that were as expected are only numbered, and later: a card that is heard well costs nothing here.
"""

from __future__ import annotations

from typing import Literal

from companion.core.mat.reach import TOLERANCE

Turned = Literal["", "badly", "well"]

# Seconds after a card was laid in which misses do not count, as a hand lets go of it (`hardware.readers.noise`, faint).
LAID = 4.0
MOST_IN_A_ROW = 3
# A score, as in a sequential test: each poll that missed it counts 1, each that heard it takes CLEAR away, and below 0 it never falls. So
# it grows where more than 29 of 100 polls miss. At BADLY that is announced, if the score was above 0 for LASTING seconds.
# Measured: 40 % missed take it there in 3 s, 20 % once in eight hours, 10 % never; the README of this folder has the table.
CLEAR, BADLY, LASTING = 0.4, 14.0, 2.0
# A second score ends it: each poll that heard it counts 1, each that missed it takes WORSE away; so 83 of 100 have to hear it.
WORSE, WELL = 5.0, 80.0  # 4 s of nothing but hearings, at 20 passes in a second

# A third one, of any slot: each garbled poll counts 1, each other one takes READ away. So it grows where more than 80 of 100 are garbled,
# as with a telephone. At UNREAD that is announced, if it was above 0 for UNREAD_LASTING seconds: hands that lay one card on another are
# done by then. Polls without a garbled one for CLEAR_FOR seconds end it; it is announced again only after GONE seconds of them.
READ, UNREAD, UNREAD_LASTING, CLEAR_FOR, GONE = 4, 100, 12.0, 0.5, 10.0


class Clarity:
    """The scores of one slot. `count` is the number of its polls so far, this one among them."""

    __slots__ = ("_begins_at", "_counted", "_is_on", "_row", "_row_at", "_score", "_since", "is_weak", "turned")

    def __init__(self) -> None:
        self.is_weak = False  # that it is heard badly was announced, and not yet that this is over
        self.turned: Turned = ""  # what is to be announced, until the mat has it
        self._is_on = False
        self._begins_at = 0.0
        self._score, self._since = 0.0, 0.0  # and since when it is above 0
        self._row, self._row_at = 0, 0.0  # polls that have missed it since it was heard last; the first of them
        self._counted = 0  # polls that are in the score

    def begin(self, laid_at: float | None, count: int, *, is_weak: bool) -> None:
        """Begin with one card that lies here since `laid_at`; None where none lies, or several, or that is unknown."""
        self._is_on = laid_at is not None
        self._begins_at = (laid_at or 0.0) + LAID
        self.is_weak = is_weak
        self._counted = count
        self.start_anew()

    def start_anew(self) -> None:
        """Drop the score: polls before a gap say nothing about those after it."""
        self._score, self._row, self.turned = 0.0, 0, ""

    def missed(self, at: float) -> None:
        """Count a poll that missed the card, or was garbled: something is there, and could not be read."""
        if not self._row:
            self._row_at = at
        self._row += 1

    def passed_over(self, count: int) -> None:
        """Leave out polls that heard another tag as well, and so say nothing of this card alone."""
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
        """Count a hearing on a weak slot; such a slot is polled each time, so polls are counted one by one."""
        self._score = max(0.0, self._score - WORSE * min(self._row, MOST_IN_A_ROW)) if self._row else self._score + 1
        if self._score >= WELL:
            self.turned = "well"


class Unread:
    """Whether something lies on a slot that answers and cannot be read."""

    __slots__ = ("_garbled_at", "_is_told", "_score", "_since", "is_new")

    def __init__(self) -> None:
        self.is_new = False  # it is to be announced, and the mat does not have it yet
        self._is_told = False
        self._score, self._since = 0, 0.0  # and since when it is above 0
        self._garbled_at = float("-inf")

    def start_anew(self) -> None:
        """Drop the score: polls before a gap say nothing about those after it."""
        self._score, self.is_new = 0, False

    def clear(self) -> None:
        self._score = max(0, self._score - READ)

    def garbled(self, at: float) -> None:
        if at - self._garbled_at > CLEAR_FOR:
            self._score, self._is_told = 0, self._is_told and at - self._garbled_at <= GONE
        self._garbled_at = at
        if not self._score:
            self._since = at
        self._score = min(self._score + 1, UNREAD)
        if not self._is_told and self._score >= UNREAD and at - self._since >= UNREAD_LASTING - TOLERANCE:
            self.is_new = self._is_told = True
