"""A tag that was shown on a pad or a tap place: when, and how long that place has not heard it since (S20)."""

from __future__ import annotations

from companion.mat.reach import TOLERANCE

AGAIN = 2.0  # seconds of clean silence after which it counts again (S20)
LEFT_LYING = 6.0  # seconds after which a card that was shown has been left there


class Shown:
    __slots__ = ("_quiet", "_silent_at", "at")

    def __init__(self, at: float) -> None:
        self.at = at
        self._quiet = 0.0  # seconds of clean silence since it was heard last
        self._silent_at: float | None = None  # the last poll, if that was one of them

    def heard(self) -> None:
        """Or something that could be this one."""
        self._quiet, self._silent_at = 0.0, None

    def not_heard_of(self) -> None:
        """Nothing is known of this moment: it is neither silence nor the end of one."""
        self._silent_at = None

    def is_over(self, at: float) -> bool:
        """One silent poll more: whether the tag has been away long enough."""
        if self._silent_at is not None:
            self._quiet += at - self._silent_at
        self._silent_at = at
        return self._quiet >= AGAIN - TOLERANCE
