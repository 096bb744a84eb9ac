"""What hands and mouths do for a typed command at the table, one command at a time, and how long they wait for the referee.

Rules of this file: hands do what was typed, allowed or not; only what no hand could do is told back, and then nothing has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.referee.table_view import Offer
from companion.events import SeatId, Slot, Uid
from companion.simulator.dealt import Dealt
from companion.simulator.fingers import REACH, Fingers
from companion.simulator.mending import Mending
from companion.simulator.table import SimulatedTable, uid_of
from companion.simulator.typed import Command, Hints, Takes, Unclear

SETTLE = 3.0  # seconds; longer than a card is loose, and than what is put right unsaid (C20, C23)
STEP = 0.5
MOST_STEPS = 30  # as long as the longest pace, and what is due after it
UNHEARD = 8  # steps until an act of the hands that no reader heard is given up
BUTTONS = ("ok", "cancel", "undo", "pause")
BY_HAND = ("lay", "open", "lift", "back", "move", "push", "swap", "tap", "check")


@dataclass(frozen=True, slots=True)
class Picking:
    """The player has to name one of these cards before the choice is made; `key` is the line that asks for it."""

    key: str
    offer: Offer
    cards: tuple[CardId, ...]
    is_binding: bool  # they are in the hand already, so there is no way back


class Actions:
    """What is the same in every game; a game's own actions come before these."""

    def __init__(self, table: SimulatedTable, hands: Fingers, dealt: Dealt) -> None:
        self._table, self._fingers, self._dealt = table, hands, dealt
        self._shape = table.referee.state.match.shape
        self._mending = Mending(table)
        self.picking: Picking | None = None

    def carry_out(self, command: Command, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        """Until the referee has ruled, or asks; `offers` are the choices as they were numbered."""
        entry = self._table.referee.entry
        picking = self.picking
        unclear = self._carry_out(command, seat, offers) if picking is None else self._pick(picking, command)
        if unclear is None:
            self.settle()
            for _ in range(UNHEARD if command.verb in BY_HAND else 0):
                if self._table.referee.entry != entry:
                    break
                self._table.wait(STEP)
        return unclear

    def settle(self) -> None:
        """Time passes until nothing is due any more."""
        self._table.wait(SETTLE)
        for _ in range(MOST_STEPS):
            if self._table.referee.due is None:
                return
            self._table.wait(STEP)

    def _carry_out(self, command: Command, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        match command:
            case Command("lay", int(number), (slot,)):
                return self._lay(seat, number, slot)
            case Command("lift", _, (slot,)):
                return self._lift(slot)
            case Command("back"):
                return self._back()
            case Command("move", _, (origin, target)):
                return self._move(origin, target)
            case Command("swap", _, (one, other)):
                return self._swap(one, other)
            case Command("tap", int(number)):
                return self._tap_from_hand(seat, number)
            case Command("tap", _, (slot,)):
                return self._tap_from_mat(slot)
            case Command("choose", int(number)):
                return self._choose(number, seat, offers)
            case Command("mend"):
                return self._mend()
            case Command(verb) if verb in BUTTONS:
                self._table.press(verb)
        return None

    # hands

    def _lay(self, seat: SeatId, number: int, slot: Slot) -> Unclear | None:
        card = self.in_hand(seat, number)
        if isinstance(card, Unclear):
            return card
        self._table.lay(self._fingers.uid(card), slot)
        return None

    def in_hand(self, seat: SeatId, number: int) -> CardId | Unclear:
        hand = self._dealt.held(seat, self._table.look().view)
        return hand[number - 1] if 0 < number <= len(hand) else Unclear("terminal-no-such-card", {"count": len(hand)})

    def _lift(self, slot: Slot) -> Unclear | None:
        uid = self.top_of(slot)
        if uid is None:
            return nothing_on(slot)
        self._table.lift(uid)
        return None

    def _back(self) -> Unclear | None:
        held = self._held()
        for uid, slot in held.items():
            self._table.lay(uid, slot)
            self._table.wait(REACH)
        return None if held else Unclear("terminal-nothing-held")

    def _move(self, origin: Slot, target: Slot) -> Unclear | None:
        uid = self.top_of(origin) or self.held_from(origin)
        if uid is None:
            return nothing_on(origin)
        self._table.lay(uid, target)
        return None

    def _swap(self, one: Slot, other: Slot) -> Unclear | None:
        found = [(slot, self.top_of(slot) or self.held_from(slot)) for slot in (one, other)]
        uids = []
        for slot, uid in found:
            if uid is None:
                return nothing_on(slot)
            uids.append(uid)
        for uid in uids:
            self._table.lift(uid)
            self._table.wait(REACH)
        for uid, slot in zip(uids, (other, one), strict=True):
            self._table.lay(uid, slot)
            self._table.wait(REACH)
        return None

    # the pad and the screen

    def _tap_from_hand(self, seat: SeatId, number: int) -> Unclear | None:
        card = self.in_hand(seat, number)
        if isinstance(card, Unclear):
            return card
        self._fingers.show(card)
        return None

    def _tap_from_mat(self, slot: Slot) -> Unclear | None:
        """Shown to the pad, and laid back."""
        uid = self.top_of(slot) or self.held_from(slot)
        pads = self._fingers.action_pads()
        if uid is None:
            return nothing_on(slot)
        if not pads:
            return Unclear("terminal-no-pad")
        before = self._table.look().view.pending
        self._table.lay(uid, pads[0])
        self._fingers.wait_for(lambda now: now.view.pending != before)
        self._table.lay(uid, slot)
        return None

    def _choose(self, number: int, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        if not 0 < number <= len(offers):
            return Unclear("terminal-no-such-choice", {"count": len(offers)})
        self.picking = self.picking_for(offers[number - 1], seat)
        if self.picking is None:
            self._table.choose(offers[number - 1].id)
        return None

    def picking_for(self, offer: Offer, seat: SeatId) -> Picking | None:
        """Which cards one has to be picked of, before that is chosen."""
        return None

    def _pick(self, picking: Picking, command: Command) -> Unclear | None:
        match command:
            case Command("choose", int(number)) if 0 < number <= len(picking.cards):
                self.picking, self._dealt.meant = None, picking.cards[number - 1]
                self._table.choose(picking.offer.id)
            case Command("choose"):
                return Unclear("terminal-no-such-choice", {"count": len(picking.cards)})
            case Command("cancel") if not picking.is_binding:
                self.picking = None
            case _:
                return Unclear("terminal-pick-first", {"count": len(picking.cards)})
        return None

    def _mend(self) -> Unclear | None:
        if not self._table.look().instructions:
            return Unclear("terminal-nothing-to-mend")
        self._mending.until_right()
        return None

    # what lies where

    def top_of(self, slot: Slot) -> Uid | None:
        """What a hand gets hold of there; where no reader is, people still see what lies there."""
        heard = self._table.lying_on(slot)
        if heard:
            return heard[-1]
        known = [one.card for one in self._table.look().view.places] + [card for hand in self._dealt.hands.values() for card in hand]
        return next((uid for card in known if self._table.slot_of(uid := self._fingers.uid(card)) == slot), None)

    def _held(self) -> dict[Uid, Slot]:
        return {self._fingers.uid(card): home for card, home in lifted(self._table).items()}

    def held_from(self, slot: Slot) -> Uid | None:
        return next((uid for uid, home in self._held().items() if home == slot), None)


def lifted(table: SimulatedTable) -> dict[CardId, Slot]:
    """Cards of the table that are held in a hand, and where each belongs."""
    shown = table.look()
    homes = {one.card: slot for one, slot in zip(shown.view.places, shown.slots, strict=True) if slot}
    return {card: home for card, home in homes.items() if table.slot_of(uid_of(shown.view.deck, card)) is None}


def nothing_on(slot: Slot) -> Unclear:
    return Unclear("terminal-nothing-there", {"cell": slot})


class TypedGame(Protocol):
    """What playing at a terminal needs of a game."""

    takes: Takes  # the commands that there are, and what goes with each

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> Any: ...
    def actions(self, table: SimulatedTable, hands: Any, dealt: Any, chance: Random) -> Actions: ...
    def hints(self, table: SimulatedTable, words: Mapping[str, str]) -> Hints: ...

    def open(self, table: SimulatedTable, hands: Any, dealt: Any) -> None:
        """Lay the card of a pile that comes before the first turn; whether it counts is seen afterwards."""
        ...
