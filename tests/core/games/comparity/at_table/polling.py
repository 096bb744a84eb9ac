"""The readers of a sitting's mat: every slot is polled in each pass, and hears just what lies there."""

from __future__ import annotations

from companion.events import Slot
from tests.core.games.comparity.at_table.sitting import Sitting

EVERY = 0.05


class Polling:
    """`lying` says what tags lie where now; `listen` lets passes go by and gives back what was said."""

    def __init__(self, table: Sitting, every: float = EVERY) -> None:
        self.table, self._every = table, every
        state = table._table._match.referee.state  # type: ignore[union-attr]
        self._slots = [slot for slot in state.match.shape.slots if slot not in state.match.shape.blind]
        self.lying: dict[Slot, list[str]] = {}
        self.silent: set[Slot] = set()

    def listen(self, seconds: float) -> list[str]:
        said = []
        at, until = self.table._table._at, self.table._table._at + seconds
        while (at := round(at + self._every, 3)) <= until:
            said += self.table.take(**{"pass": {slot: self._heard(slot) for slot in self._slots}, "at": at})
        return said

    def _heard(self, slot: Slot) -> list[str] | str:
        return "fault" if slot in self.silent else self.lying.get(slot, [])

    def lay(self, slot: str, *uids: str) -> list[str]:
        """Laid there, and heard until it is settled."""
        self.lying[Slot(slot)] = [uid if ":" in uid or uid.startswith("04") else f"card:landmarks/{uid}" for uid in uids]
        return self.listen(0.3)
