"""Cards that somebody at a window shows to a pad or a tap place: each is taken up again soon after it was heard.

Rules of this file: nothing waits here; whoever lets time pass calls `went_on`.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.referee.table_view import TableView
from companion.events import Slot, Uid
from companion.simulator.fingers import PATIENCE, REACH
from companion.simulator.table import SimulatedTable

STEADY = 1.5  # seconds after which a referee that heard the card and said nothing will not answer any more


@dataclass(slots=True)
class ShownCard:
    """A card on its way; `home` is where it lay before, if its place is there."""

    uid: Uid
    slot: Slot
    home: Slot | None
    before: TableView
    entry: int
    at: float
    heard_at: float | None = None


class Showing:
    def __init__(self, table: SimulatedTable) -> None:
        self._table = table
        self._shown: list[ShownCard] = []

    @property
    def is_going_on(self) -> bool:
        return bool(self._shown)

    def show(self, uid: Uid, slot: Slot, home: Slot | None) -> None:
        table = self._table
        self._shown.append(ShownCard(uid, slot, home, table.look(), table.referee.entry, table.at))
        table.lay(uid, slot)

    def went_on(self, at: float) -> bool:
        """Takes up each card that was heard long enough ago; returns whether there was one."""
        for one in self._shown:
            if one.heard_at is None and self._is_heard(one, at):
                one.heard_at = at
        done = [one for one in self._shown if one.heard_at is not None and at >= one.heard_at + REACH]
        self._shown = [one for one in self._shown if one not in done]
        for one in done:
            self._take_up(one)
        return bool(done)

    def _is_heard(self, one: ShownCard, at: float) -> bool:
        now = self._table.look()
        if now.view != one.before.view or now.instructions != one.before.instructions:
            return True
        return at >= one.at + (STEADY if self._table.referee.entry != one.entry else PATIENCE)

    def _take_up(self, one: ShownCard) -> None:
        if self._table.slot_of(one.uid) != one.slot:
            return  # another hand has taken the card
        if one.home is not None:
            self._table.lay(one.uid, one.home)
        else:
            self._table.lift(one.uid)
