"""What the people at a window have within reach at the simulated table, and what of it may be seen by whom."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.core.decks.card import CardId
from companion.core.referee.table_view import Offer
from companion.events import SeatId, Slot, Uid
from companion.screen.tray import Owner, Stack
from companion.simulator.actions import lifted
from companion.simulator.dealt import Dealt
from companion.simulator.table import SimulatedTable, uid_of


class Reach:
    """`people` sit at this window; where hands are secret and they are several, a hand is veiled until its player is alone with it."""

    def __init__(self, table: SimulatedTable, dealt: Dealt, people: Sequence[SeatId]) -> None:
        match = table.referee.state.match
        self.acts_for: SeatId | None = None  # a bot that does not come on, for whom people act
        self.worths = dealt.worths
        self.are_secret = match.game.are_hands_secret
        self._table, self._dealt, self._people, self._deck = table, dealt, tuple(people), match.deck.id
        self._last = self._people[0]
        self._chosen: tuple[SeatId, SeatId] | None = None  # whose cards lie open, and who was asked then
        self._present: SeatId | None = None

    @property
    def asked(self) -> SeatId:
        """The seat of the person who is asked now, or was asked last."""
        table = self._table.look()
        seat = table.expected.seat or table.view.turn
        if seat is not None and seat != self._last and (seat in self._people or seat == self.acts_for):
            self._last, self._present = seat, None  # the player who was alone with the cards has gone
        return self._last

    @property
    def open(self) -> SeatId:
        """Whose cards lie open; another turn shows another hand."""
        if self._chosen is not None and self._chosen[1] == self.asked and not self.has_veils:
            return self._chosen[0]
        return self.asked

    @property
    def has_veils(self) -> bool:
        return self.are_secret and len(self._people) > 1

    @property
    def is_veiled(self) -> bool:
        return self.has_veils and self._present != self.asked

    def choose(self, seat: SeatId) -> bool:
        if seat not in self._people or seat == self.open or self.has_veils:
            return False
        self._chosen = (seat, self.asked)
        return True

    def unveil(self) -> bool:
        if not self.is_veiled:
            return False
        self._present = self.asked
        return True

    def veil(self) -> None:
        """Veils the hand again, as its player may not be alone with it any more."""
        self._present = None

    # cards

    def is_closed(self, card: CardId | None) -> bool:
        """Whether the face of a card must not be shown now: it is the top of a closed stack, or another player might look on."""
        return self.is_veiled or any(stack.is_closed and card == stack.top for stack in self.stacks())

    def hand(self) -> tuple[CardId, ...]:
        return () if self.is_veiled else self._dealt.held(self.open, self._table.look().view)

    def to_pick(self, offer: Offer, chance: Random) -> tuple[CardId, ...]:
        """Cards of which the player whose turn it is has to name one for this choice; in another turn chance does (S5, S11)."""
        return self._dealt.to_pick(offer, chance) if self._table.look().view.turn == self.asked else ()

    def beside(self) -> tuple[CardId, ...]:
        """Cards that count where they lay, and do not lie there."""
        return tuple(sorted(lifted(self._table)))

    def is_in_hands(self, card: CardId) -> bool:
        return any(card in hand for hand in self._dealt.hands.values())

    def in_use(self) -> frozenset[CardId]:
        """All that is not in the box."""
        view = self._table.look().view
        towers = [card for one in view.structures for card in (one.foundation, one.top)]
        hands = [card for hand in self._dealt.hands.values() for card in hand]
        return frozenset((*hands, *self._dealt.pile[:-1], *(one.card for one in view.places), *towers))

    def stacks(self, held: CardId | None = None, *, is_dragged: bool = False) -> tuple[Stack, ...]:
        """What is held from the top of a stack is still counted there, until it counts elsewhere."""
        view, pile = self._table.look().view, self._dealt.pile
        away = held if is_dragged else None
        held = None if is_dragged else held
        found = [self._stack("pile", view.pile, pile[0] if pile else None, held, away)]
        top = self._dealt.taken_up(("open",), None)
        if top is not None:
            found.append(self._stack("foundations", view.stock.get("foundations", 0), top, held, away))
        return tuple(found)

    def _stack(self, name: str, count: int, top: CardId | None, held: CardId | None, away: CardId | None) -> Stack:
        is_away = top is not None and (top == away or self.slot_of(top) is not None)
        return Stack(name, count, top if count else None, self.are_secret, top is not None and top == held, is_away)

    def owners(self) -> tuple[Owner, ...]:
        seats = enumerate(self._table.look().view.seats)
        return tuple(Owner(one.seat, number, one.name, one.hand, one.seat in self._people) for number, one in seats)

    # what lies where

    def uid(self, card: CardId) -> Uid:
        return uid_of(self._deck, card)

    def slot_of(self, card: CardId) -> Slot | None:
        return self._table.slot_of(self.uid(card))

    def lying(self) -> dict[Slot, Uid]:
        """The uppermost of each place; where no reader is, people still see what lies there."""
        radio, table = self._table.radio, self._table.look()
        found = {Slot(slot): Uid(radio.on(slot)[-1]) for slot in radio.slots if radio.on(slot)}
        for card in (*(one.card for one in table.view.places), *(card for hand in self._dealt.hands.values() for card in hand)):
            slot = self.slot_of(card)
            if slot is not None and slot not in radio.slots:
                found[slot] = self.uid(card)
        return found

    def top_of_tower(self, slot: Slot) -> CardId | None:
        """The card on top of the tower at a tap place; it lies beside that place, where no reader hears it."""
        table = self._table.look()
        return next((one.top for one, at in zip(table.view.structures, table.tap_places, strict=True) if at == slot), None)
