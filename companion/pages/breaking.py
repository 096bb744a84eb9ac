"""What people break on purpose at a simulated table, to see what the referee makes of it, and how it is made well again."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.events import Slot, Uid
from companion.simulator.table import SimulatedTable, uid_of

FLAKY = 0.3  # in what share of the polls a bad card answers
STRANGE = "04f0f0f0f0f0"  # begins the ids of what no deck knows


@dataclass(frozen=True, slots=True)
class FaultMenu:
    """The menu of things to break at one place, open at a point of the screen; without one, where there is room."""

    slot: Slot
    at: tuple[int, int] | None
    known: frozenset[str]


class Breaking:
    def __init__(self, table: SimulatedTable) -> None:
        self._table = table
        self._dead: set[Slot] = set()
        self._flaky: set[Uid] = set()
        self._added: dict[Uid, str] = {}  # what was laid on a card to be in the way, and which fault it is

    def known(self, slot: Slot) -> frozenset[str]:
        lying = self._table.lying_on(slot)
        found = {"dead"} if slot in self._dead else set()
        found |= {"flaky"} if self._flaky.intersection(lying) else set()
        return frozenset(found | {self._added[uid] for uid in lying if uid in self._added})

    def bring(self, slot: Slot, kind: str, in_use: Collection[CardId]) -> bool:
        """Whether there was anything to break; cards `in_use` are not taken out of the box."""
        if slot not in self._table.radio.slots:
            return False
        match kind:
            case "dead":
                self._table.radio.die(slot)
                self._dead.add(slot)
            case "flaky":
                return self._weaken(slot)
            case "two":
                return self._lay_another(slot, in_use)
            case "strange":
                self._add(Uid(f"{STRANGE}{len(self._added):02x}"), slot, kind)
            case "well":
                return self._mend(slot)
            case _:
                return False
        return True

    def _weaken(self, slot: Slot) -> bool:
        lying = self._table.lying_on(slot)
        for uid in lying[-1:]:
            self._table.radio.weaken(uid, FLAKY)
            self._flaky.add(uid)
        return bool(lying)

    def _lay_another(self, slot: Slot, in_use: Collection[CardId]) -> bool:
        deck = self._table.referee.state.match.deck
        spare = [uid_of(deck.id, card) for card in sorted(deck.cards) if card not in in_use]
        free = [uid for uid in spare if self._table.slot_of(uid) is None]
        if free:
            self._add(free[0], slot, "two")
        return bool(free)

    def _add(self, uid: Uid, slot: Slot, kind: str) -> None:
        self._table.lay(uid, slot)
        self._added[uid] = kind

    def _mend(self, slot: Slot) -> bool:
        was_broken = bool(self.known(slot))
        self._table.radio.revive(slot)
        self._dead.discard(slot)
        for uid in self._table.lying_on(slot):
            self._table.radio.weaken(uid, 1.0)
            self._flaky.discard(uid)
            if self._added.pop(uid, None) is not None:
                self._table.lift(uid)
        return was_broken
