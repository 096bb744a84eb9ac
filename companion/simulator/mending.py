"""How people put right what lies wrong: they do what the referee's instructions say, and nothing else.

May import the table's view; called by people, bots and typed commands at a simulated table.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.decks.card import CardId
from companion.core.referee.violations import Instruction
from companion.events import Slot, Uid
from companion.simulator.table import SimulatedTable, uid_of

HEARD = 2.6  # seconds that an instruction has stood before it is followed; longer than what is never said (C23, C24)
REACH = 0.35  # seconds for a hand's way
MOST_TRIES = 60


class Mending:
    def __init__(self, table: SimulatedTable) -> None:
        self._table = table

    def until_right(self, keep: frozenset[CardId] = frozenset()) -> bool:
        """Follow what is asked for until nothing is; of two cards either of which may go, the one to `keep` stays."""
        for _ in range(MOST_TRIES):
            asked = self.asked_for_long()
            if asked is None:
                return True
            self.follow(asked, keep)
        return False

    def asked_for_long(self) -> tuple[Instruction, ...] | None:
        """What is asked for now and was before a while; None where nothing is."""
        before = self._instructions()
        if not before:
            return None
        self._table.wait(HEARD)
        told = {_what(one) for one in before}
        return tuple(one for one in self._instructions() if _what(one) in told)

    def follow(self, asked: Sequence[Instruction], keep: frozenset[CardId] = frozenset()) -> None:
        """First all hands lift what is to go elsewhere, then each card is laid where it is asked for."""
        either = [one for one in asked if one.announcement.key.endswith(("-two-cards", "-several-cards"))]
        spared = [one for one in either if one.card in keep] or either[:1]
        to_do = [one for one in asked if one not in either or one not in spared]
        for one in to_do:
            self._lift(one)
        for one in to_do:
            self._lay(one)

    def _lift(self, asked: Instruction) -> None:
        uids = [uid for uid in self._meant(asked) if self._table.slot_of(uid) is not None]
        for uid in uids:
            self._table.lift(uid)
            self._table.wait(REACH)

    def _lay(self, asked: Instruction) -> None:
        target = asked.target
        if target is None or asked.card is None or target.slot is None or target.relation:
            return  # off the mat, or beside it, where nothing is heard
        self._table.lay(uid_of(self._table.referee.state.match.deck.id, asked.card), target.slot)
        self._table.wait(REACH)

    def _meant(self, asked: Instruction) -> tuple[Uid, ...]:
        """The tag spoken of: of a card that lies astray, where it lies; of something foreign, what does not belong on that slot."""
        deck = self._table.referee.state.match.deck.id
        belongs = {slot: one.card for one, slot in zip(self._table.look().view.places, self._table.look().slots, strict=True)}
        if asked.origin is not None:
            there = self._table.lying_on(asked.origin)
            named = tuple(uid for uid in there if asked.card is not None and _is_tag_of(uid, deck, asked.card))
            return named or tuple(uid for uid in there if uid != _uid_at(asked.origin, belongs, deck))
        return (uid_of(deck, asked.card),) if asked.card is not None else ()

    def _instructions(self) -> tuple[Instruction, ...]:
        return self._table.look().instructions


def _what(asked: Instruction) -> tuple[str, CardId | None, Slot | None]:
    return asked.announcement.key, asked.card, asked.origin


def _is_tag_of(uid: Uid, deck: str, card: CardId) -> bool:
    return uid.partition("#")[0] == f"card:{deck}/{card}"


def _uid_at(slot: Slot, belongs: dict[Slot | None, CardId], deck: str) -> str:
    return f"card:{deck}/{belongs[slot]}" if slot in belongs else ""
