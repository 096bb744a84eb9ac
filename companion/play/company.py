"""The bots that play along: each chooses by what the table sees and its own hand, carries it out, and mends after itself."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from companion.decks.card import CardId
from companion.events import SeatId
from companion.games.game import View
from companion.play.dealt import Dealt
from companion.simulator.comparity.area import asks_strangely
from companion.simulator.comparity.bot import Bot, Choice
from companion.simulator.comparity.hands import Hands
from companion.simulator.hunches import hunches
from companion.simulator.mending import Mending
from companion.simulator.table import SimulatedTable

BETWEEN_ACTS = 1.0  # seconds; twenty passes
PATIENCE = 8.0  # seconds until an act that has not come is tried once more
TRIES = 6


class Company:
    """`seats` are those of the bots; how well they guess is `vague`."""

    def __init__(self, table: SimulatedTable, hands: Hands, dealt: Dealt, seats: Collection[SeatId], chance: Random, vague: float) -> None:
        self._table, self._hands, self._dealt = table, hands, dealt
        match = table.referee.standing.match
        self._shape = match.shape
        ideas = {player.seat: hunches(match.deck, match.setup.characteristic, chance, vague) for player in match.setup.players}
        self._bots = {seat: Bot(ideas[seat], match.shape, chance) for seat in seats}
        self._mending = Mending(table)

    def plays_for(self, seat: SeatId | None) -> bool:
        return seat in self._bots

    def open(self) -> bool:
        """The pile's top card opens the area, on the mat's middle or by the pad (C1); whether it did."""
        if not self._mend():
            return False
        card = self._dealt.pile[0]
        before = _stands(self._table.look().view)
        middle = self._shape.cell_at(self._shape.columns // 2, self._shape.rows // 2)
        if middle is not None and middle not in self._shape.blind and middle not in self._table.look().frozen:
            self._table.lay(self._hands.uid(card), middle)
        else:
            self._hands.show(card)
        self._hands.until_firm(card)
        return self._came(before) and self._mend()

    def act(self, seat: SeatId) -> bool:
        """One act of this seat's bot; whether it came."""
        if not self._is_ready():
            return False
        choice = self._bots[seat].choose(self._table.look(), self._dealt.hands[seat])
        before = _stands(self._table.look().view)
        for attempt in range(TRIES):
            self._hands.carry_out(choice.act, self._card_of(choice), on_screen=attempt % 2 == 1)
            if self._came(before):
                return self._mend()
            self._recover(choice)
        return False

    def _is_ready(self) -> bool:
        """Something is offered, and nothing is half done."""
        for _ in range(TRIES):
            self._drop()
            self._hands.wait_for(lambda now: bool(now.expected.offers or now.expected.places) and not now.view.pending, PATIENCE)
            if not self._mend():
                return False
            table = self._table.look()
            if (table.expected.offers or table.expected.places) and not table.view.pending:
                return True
        return False

    def _card_of(self, choice: Choice) -> CardId | None:
        if choice.act == ("draw",):
            return self._dealt.pile[0] if self._dealt.pile else None
        return choice.card

    def _came(self, before: object) -> bool:
        self._hands.wait_for(lambda now: _stands(now.view) != before or bool(now.instructions), PATIENCE)
        self._table.wait(BETWEEN_ACTS)
        return _stands(self._table.look().view) != before

    def _recover(self, choice: Choice) -> None:
        """Do what is asked for, drop what is half done, and take back into the hand what does not count."""
        self._drop()
        self._mending.until_right(frozenset((choice.card,)) if choice.card else frozenset())
        self._table.wait(BETWEEN_ACTS)
        if choice.card is not None and all(one.card != choice.card for one in self._table.look().view.places):
            self._table.lift(self._hands.uid(choice.card))
        self._table.wait(BETWEEN_ACTS)

    def _drop(self) -> None:
        """What is half done, or asked of nobody's act."""
        if self._table.look().view.pending or asks_strangely(self._table.look()):
            self._table.press("cancel")

    def _mend(self) -> bool:
        self._table.wait(BETWEEN_ACTS)
        return self._mending.until_right()


def _stands(view: View) -> object:
    """How the match stands, as far as an act can change it."""
    hands = tuple(one.hand for one in view.seats)
    area = tuple((one.place, one.card, one.is_open, "checked" in one.marks) for one in view.places)
    return view.stage, view.turn, hands, view.pile, area, view.discarded
