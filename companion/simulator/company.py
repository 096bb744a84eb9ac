"""Who plays a game at a simulated table: the people that the game brings, and bots that play along with others.

Rules of this file: a bot chooses by what the table sees and its own hand, carries it out, and mends after itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.core.decks.card import CardId
from companion.core.games.game import View
from companion.core.games.port import Game
from companion.core.games.registry import GAMES, find
from companion.core.referee.table_view import TableView
from companion.errors import unusable
from companion.events import SeatId
from companion.simulator.actions import TypedGame
from companion.simulator.dealt import Dealt
from companion.simulator.mending import HEARD, Mending
from companion.simulator.people import Bot, Choice, Hands, People
from companion.simulator.table import SimulatedTable

BETWEEN_ACTS = 1.0  # seconds; twenty passes
PATIENCE = 8.0  # seconds until an act that has not come is tried once more
TRIES = 6


def people_of(game: str) -> People:
    people: People = _found(game).people()
    return people


def typed_of(game: str) -> TypedGame:
    """How it is played by typing, or at a screen by hands that follow the same commands."""
    typed: TypedGame = _found(game).typed()
    return typed


def _found(game: str) -> Game[Any, Any]:
    found = find(game)
    if found is None:
        names = ", ".join(one.id for one in GAMES)
        raise unusable("--game", "setup-game-without-simulated-people", game=game, names=names)
    return found


def awaits_somebody(table: TableView) -> bool:
    """Something is offered; or a card is waited for that has no place on the mat, as a foundation where all tap places are taken (S20)."""
    expected = table.expected
    is_waiting = expected.seat is not None and expected.question is None and not table.instructions
    return bool(expected.offers or expected.places) or is_waiting


class Company:
    """`bots` are those that play, by seat; `opens` lays what comes before the first turn."""

    def __init__(
        self,
        table: SimulatedTable,
        hands: Hands,
        dealt: Dealt,
        bots: Mapping[SeatId, Bot],
        opens: Callable[[], None],
        may_mend: Callable[[], bool] = lambda: True,
        *,
        may_answer: bool = True,
    ) -> None:
        """Bots leave alone what others have to put right, and what others were asked: `may_mend`, `may_answer`."""
        self._table, self._hands, self._dealt, self._bots, self._opens = table, hands, dealt, bots, opens
        self._mending, self._may_mend, self._may_answer = Mending(table), may_mend, may_answer
        self._asked_at: float | None = None  # since when bots are asked to put a card away

    def plays_for(self, seat: SeatId | None) -> bool:
        return seat in self._bots

    def open(self) -> bool:
        """Whether what comes before the first turn has come, or one card of it."""
        if not self._mend():
            return False
        before = _stands(self._table.look().view)
        self._opens()
        return self._came(before) and self._mend()

    def put_away(self) -> bool:
        """Do what is asked of bots with cards of their own, which by now may be in their hands again, once it has stood for a while.

        It is not left to others, as bots otherwise leave alone what those have moved. The answer is whether it was due.
        """
        own = {card for seat in self._bots for card in self._dealt.hands.get(seat, ())}
        asked = [one for one in self._table.look().instructions if one.seat in self._bots or (one.card in own and one.target is None)]
        if not asked:
            self._asked_at = None
            return False
        self._asked_at = self._table.at if self._asked_at is None else self._asked_at
        if self._table.at < self._asked_at + HEARD:
            return False
        self._asked_at = None
        self._mending.follow(asked)
        return True

    def act(self, seat: SeatId) -> bool:
        """One act of this seat's bot; whether it came."""
        if not self._is_ready():
            return False
        table = self._table.look()
        if table.expected.seat not in (None, seat) or all(one.seat != seat for one in table.view.seats):
            return False  # people have corrected whose turn it is, or who plays (E7)
        choice = self._bots[seat].choose(table, self._dealt.held(seat, table.view))
        before = _stands(table.view)
        for attempt in range(TRIES):
            self._dealt.meant = choice.card
            self._hands.carry_out(choice.act, self._dealt.taken_up(choice.act, choice.card), on_screen=attempt % 2 == 1)
            if self._came(before):
                return self._mend()
            self._recover(choice)
        return False

    def _is_ready(self) -> bool:
        """Something is offered, and nothing is half done."""
        for _ in range(TRIES):
            self._drop()
            if not self._may_answer and self._hands.is_asked_strangely():
                return False
            self._hands.wait_for(lambda now: awaits_somebody(now) and not now.view.pending, PATIENCE)
            if not self._mend():
                return False
            table = self._table.look()
            if awaits_somebody(table) and not table.view.pending and not self._hands.is_asked_strangely():
                return True
        return False

    def _came(self, before: object) -> bool:
        self._hands.wait_for(lambda now: _stands(now.view) != before or bool(now.instructions), PATIENCE)
        self._table.wait(BETWEEN_ACTS)
        return _stands(self._table.look().view) != before

    def _recover(self, choice: Choice) -> None:
        """Do what is asked for, drop what is half done, and take back into the hand what does not count."""
        self._drop()
        self._mending.until_right(frozenset((choice.card,)) if choice.card else frozenset())
        self._table.wait(BETWEEN_ACTS)
        uid = self._hands.uid(choice.card) if choice.card is not None and not self._counts(choice.card) else None
        if uid is not None and self._table.slot_of(uid) is not None:
            self._table.lift(uid)
        self._table.wait(BETWEEN_ACTS)

    def _counts(self, card: CardId) -> bool:
        return any(one.card == card for one in self._table.look().view.places)

    def _drop(self) -> None:
        """Cancel an act that is half done, or a question that no act of a turn has asked."""
        if self._table.look().view.pending or (self._may_answer and self._hands.is_asked_strangely()):
            self._table.press("cancel")

    def _mend(self) -> bool:
        self._table.wait(BETWEEN_ACTS)
        return not self._may_mend() or self._mending.until_right()


def _stands(view: View) -> object:
    """How the match stands, as far as an act can change it."""
    hands = tuple(one.hand for one in view.seats)
    lying = tuple((one.place, one.card, one.is_open, "checked" in one.marks) for one in view.places)
    return view.stage, view.turn, hands, view.pile, lying, view.discarded, view.structures, dict(view.stock)
