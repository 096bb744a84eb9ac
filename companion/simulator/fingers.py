"""What hands can do at the table of every game: reach, press, show a card to a pad, read the screen, wait."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from companion.core.decks.card import CardId
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot, Uid
from companion.simulator.table import MOMENT, SimulatedTable, uid_of

REACH = 0.4  # seconds for a hand's way
READ = 0.8  # seconds until a question that has come up is answered (C27)
PATIENCE = 4.0  # seconds that people wait for what should happen
ON_SCREEN = 0.25  # how often an act that hands could do is done on the screen
BY_CARD = 0.15  # how often a command card is used instead of a button


class Fingers:
    """`of_a_turn` ends the keys of the questions that an act of a turn asks; any other is strange."""

    of_a_turn: tuple[str, ...] = ()

    def __init__(self, table: SimulatedTable, chance: Random) -> None:
        self._table, self._shape, self._chance = table, table.referee.state.match.shape, chance

    def uid(self, card: CardId) -> Uid:
        return uid_of(self._table.look().view.deck, card)

    def wait_for(self, is_so: Callable[[TableView], bool], patience: float = PATIENCE) -> None:
        """Wait until the screen shows it, or patience is at an end."""
        for _ in range(int(patience / MOMENT)):
            if is_so(self._table.look()):
                return
            self._table.wait(MOMENT)

    def is_asked_strangely(self) -> bool:
        """A question stands that no act of a turn has asked."""
        question = self._table.look().expected.question
        return question is not None and not question.key.endswith(self.of_a_turn)

    @staticmethod
    def is_asked(table: TableView, key: str) -> bool:
        question = table.expected.question
        return question is not None and question.key.endswith(key)

    def press(self, button: str) -> None:
        """A button, or a command card on the pad."""
        pads = self.action_pads()
        if not pads or self._chance.random() >= BY_CARD:
            self._table.press(button)
            return
        card = Uid(f"command:{button}")
        self._table.lay(card, pads[0])
        self._table.wait(2 * REACH)
        self._table.lift(card)

    def undo(self) -> None:
        """The last act is taken back, and each question about that is confirmed (E3)."""
        self._table.press("undo")
        for _ in range(3):
            self._table.wait(READ)
            question = self._table.look().expected.question
            if question is None or "-ask-undo" not in question.key:
                return
            self._table.press("ok")

    def action_pads(self) -> list[Slot]:
        return self._working(self._shape.action_pads)

    def draw_pads(self) -> list[Slot]:
        """Pads for drawn cards only; a lone one is an action pad (C19)."""
        return self._working(pad for pad in self._shape.draw_pads if pad not in self._shape.action_pads)

    def _working(self, pads: Iterable[Slot]) -> list[Slot]:
        """The pads whose reader is heard, which one without a reader never is."""
        silent = {*self._shape.blind, *self._table.look().frozen}
        return [pad for pad in pads if pad not in silent]

    def show(self, card: CardId) -> None:
        """Show a card to the pad, or choose it by name where there is none (C19)."""
        pads = self.action_pads()
        if not pads:
            self.choose_offer(lambda _, offer: offer.id == f"card:{card}")
            return
        self.tap(card, pads[0])

    def tap(self, card: CardId, pad: Slot) -> None:
        """Lay a card on a pad until the referee has noticed, and take it up again."""
        before = self._table.look()
        self._table.lay(self.uid(card), pad)
        self.wait_for(lambda table: (table.view.pending, table.view.stage) != (before.view.pending, before.view.stage))
        self._table.lift(self.uid(card))
        self._table.wait(REACH)

    def choose_offer(self, is_meant: Callable[[TableView, Offer], bool]) -> bool:
        """Choose what is meant, once it is offered; whether it was."""

        def offered() -> list[Offer]:
            table = self._table.look()
            return [offer for offer in table.expected.offers if is_meant(table, offer)]

        self.wait_for(lambda _: bool(offered()))
        self._table.wait(READ)
        found = offered()
        if found:
            self._table.choose(found[0].id)
        return bool(found)
