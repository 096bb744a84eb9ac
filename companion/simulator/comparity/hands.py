"""How an act of Comparity is carried out: by hand where the mat can see it, on the pad or on the screen where it cannot.

Rules of this file: hands do what people do and hope; whether it became the act that was meant is seen afterwards, on the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from companion.decks.card import CardId
from companion.events import Slot, Uid
from companion.mat.shape import Shape
from companion.referee.table_view import Offer, TableView
from companion.simulator.comparity.area import Cell, cells_of, lying, slot_of
from companion.simulator.comparity.bot import Act
from companion.simulator.mending import Mending
from companion.simulator.table import MOMENT, SimulatedTable, uid_of

REACH = 0.4  # seconds for a hand's way
READ = 0.8  # seconds until a question that has come up is answered (C27)
LOOSE = 6.0  # seconds that people wait for a card that they have laid, at the least
PATIENCE = 4.0  # seconds that people wait for anything else
ON_SCREEN = 0.25  # how often an act that hands could do is done on the screen
BY_CARD = 0.15  # how often a command card is used instead of a button
ON_DRAW_PAD = 0.5  # how often a drawn card is shown to the draw pad, where there is one
ROOM = 0.015  # how often the area is moved though there are cells left on the mat
OF_CARD = ("-ask-drawn", "-ask-set-aside", "-ask-is-it-meant")
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
WORDS = {"draw": "-ask-draw", "verdict": "-ask-verdict", "decline": "-ask-decline"}


class Hands:
    def __init__(self, table: SimulatedTable, shape: Shape, chance: Random) -> None:
        self._table, self._shape, self._chance = table, shape, chance
        self._mending = Mending(table)

    def carry_out(self, act: Act, card: CardId | None, *, on_screen: bool = False) -> None:
        """Once; the table may have it otherwise."""
        match act:
            case ("play", cell):
                assert card is not None
                self.play(card, cell, by_pad=on_screen)
            case ("check" | "neighbour", cell):
                self._check(cell, on_screen=on_screen)
            case ("draw",) if card is not None and self._draw_pads() and not on_screen and self._chance.random() < ON_DRAW_PAD:
                self._tap(card, self._draw_pads()[0])
            case ("draw" | "verdict" | "decline" as word,):
                self._answer(word, on_screen=on_screen)
            case ("swap", low, high):
                self._exchange("swap", ((low, high),), on_screen=on_screen)
            case ("double", first, second):
                self._exchange("double-swap", (first, second), on_screen=on_screen)
            case ("discard", cell):
                self._discard(cell, on_screen=on_screen)
            case _:
                raise ValueError(f"no hand can do {act}")

    # playing

    def play(self, card: CardId, cell: Cell, *, by_pad: bool = False) -> None:
        slot = self.seen(cell)
        if not by_pad and self._wants_room(slot is not None) and self._shift_for(cell):
            slot = self.seen(cell)
        if slot is None or by_pad:
            self._play_by_pad(card, cell)
            return
        uid = self.uid(card)
        if self._table.slot_of(uid) != slot:
            self._table.lay(uid, slot)
        self.until_firm(card)

    def until_firm(self, card: CardId) -> None:
        """Wait until it counts, and say *ok* where it is asked about."""
        patience = max(LOOSE, self._table.referee.standing.match.pace + PATIENCE)
        for _ in range(int(patience / MOMENT)):
            table = self._table.look()
            if any(one.card == card for one in table.view.places):
                return
            question = table.expected.question
            if question is not None and question.key.endswith(OF_CARD):
                self._table.wait(READ)
                again = self._table.look().expected.question
                if again is not None and again.key == question.key:
                    self._table.press("ok")
            self._table.wait(MOMENT)

    def lay_anew(self, card: CardId, cell: Cell) -> None:
        """It was heard where it does not lie: taken up, laid where it was meant, and said to have been moved (C20)."""
        slot = self.seen(cell)
        self._table.lift(self.uid(card))
        self._table.wait(READ)
        if slot is not None:
            self._table.lay(self.uid(card), slot)
        self.wait_for(lambda table: self._is_asked(table, "-ask-moved"))
        self._table.wait(READ)
        if self._is_asked(self._table.look(), "-ask-moved"):
            self._table.press("ok")

    def _play_by_pad(self, card: CardId, cell: Cell) -> None:
        """Shown to the pad, or named where there is none; its cell is chosen on the screen (C19)."""
        self.show(card)
        self.choose(("play", "draw-and-play"), (cell,))
        slot = self.seen(cell)
        if slot is not None and any(one.card == card for one in self._table.look().view.places):
            self._table.lay(self.uid(card), slot)
            self._table.wait(REACH)

    def show(self, card: CardId) -> None:
        pads = self._action_pads()
        if not pads:
            self.choose(("card",), (), card)
            return
        self._tap(card, pads[0])

    def _tap(self, card: CardId, pad: Slot) -> None:
        """Lay a card on a pad until the referee has noticed, and take it up again."""
        before = self._table.look()
        self._table.lay(self.uid(card), pad)
        self.wait_for(lambda table: (table.view.pending, table.view.stage) != (before.view.pending, before.view.stage))
        self._table.lift(self.uid(card))
        self._table.wait(REACH)

    def _draw_pads(self) -> list[Slot]:
        """Pads for drawn cards only; a lone one is an action pad (C19)."""
        frozen = self._table.look().frozen
        return [pad for pad in self._shape.draw_pads if pad not in self._shape.action_pads and pad not in frozen]

    def _wants_room(self, is_on_mat: bool) -> bool:  # noqa: FBT001 - what the cell is like
        return bool(self._shape.columns) and (not is_on_mat or self._chance.random() < ROOM)

    def _shift_for(self, cell: Cell) -> bool:
        """Announce that the area moves so that the cell comes onto the mat, and move it; whether it could be done (C18)."""
        word = self._step_towards(cell)
        if word is None or not self.choose(("shift",), (), word=word):
            return False
        self._mending.until_right()
        self.wait_for(lambda table: table.view.pending != "shifting")
        return self._table.look().view.pending != "shifting"

    def _step_towards(self, cell: Cell) -> str | None:
        """A step that keeps every card on the mat."""
        table = self._table.look()
        on_mat = [here for slot in table.slots if slot and (here := self._shape.column_and_row(slot))]
        if len(on_mat) < len(table.slots) or not on_mat:
            return None
        place, (column, row) = table.view.places[0].place, on_mat[0]
        wanted = (cell[0] - place[0] + column, cell[1] - place[1] + row)
        for word, (right, up) in STEPS.items():
            moved = [(x + right, y + up) for x, y in (*on_mat, wanted)]
            if all(self._shape.cell_at(*there) for there in moved):
                return word
        return None

    def answer_shift(self) -> bool:
        """All lies off by one step: that is as good as a shift (C18)."""
        if not self._is_asked(self._table.look(), "-ask-shift"):
            return False
        self._table.wait(READ)
        if self._is_asked(self._table.look(), "-ask-shift"):
            self._table.press("ok")
        return True

    # checking

    def _check(self, cell: Cell, *, on_screen: bool) -> None:
        slot = self.seen(cell)
        one = lying(self._table.look()).get(cell)
        uid = self.uid(one.card) if one else None
        if on_screen or slot is None or uid is None or self._table.slot_of(uid) != slot or self._chance.random() < ON_SCREEN:
            self.choose(("check",), (cell,))
            return
        self._table.lift(uid)
        self._table.wait(2 * REACH)
        self._table.press("check")
        self._table.wait(REACH)
        self._answer_which(cell)
        self._table.lay(uid, slot)
        self.wait_for(lambda table: lying(table)[cell].is_open if cell in lying(table) else True)

    def _answer_which(self, cell: Cell) -> None:
        """Several cards were off the mat when *check* was said (C21)."""
        if self._table.look().view.pending == "which":
            self._table.wait(READ)
            self.choose(("check",), (cell,))

    # answering

    def _answer(self, word: str, *, on_screen: bool) -> None:
        self.wait_for(lambda table: self._is_asked(table, WORDS[word]))
        if on_screen or self._chance.random() < ON_SCREEN:
            self.choose((word,), ())
            return
        self._table.wait(READ)
        self._press(self._table.look().expected.seat or "ok" if self._chance.random() < ON_SCREEN else "ok")

    def _press(self, button: str) -> None:
        """A button, or a command card on the pad."""
        pads = self._action_pads()
        if not pads or self._chance.random() >= BY_CARD:
            self._table.press(button)
            return
        card = Uid(f"command:{button}")
        self._table.lay(card, pads[0])
        self._table.wait(2 * REACH)
        self._table.lift(card)

    def _action_pads(self) -> list[Slot]:
        return [pad for pad in self._shape.action_pads if pad not in self._table.look().frozen]

    @staticmethod
    def _is_asked(table: TableView, key: str) -> bool:
        question = table.expected.question
        return question is not None and question.key.endswith(key)

    # repairing

    def _exchange(self, kind: str, pairs: tuple[tuple[Cell, Cell], ...], *, on_screen: bool) -> None:
        cells = tuple(cell for pair in pairs for cell in pair)
        slots = [self.seen(cell) for cell in cells]
        uids = [self.uid(lying(self._table.look())[cell].card) for cell in cells]
        lie_there = all(slot and self._table.slot_of(uid) == slot for uid, slot in zip(uids, slots, strict=True))
        if on_screen or not lie_there or self._chance.random() < ON_SCREEN:
            self.choose((kind,), cells)
            return
        for uid in uids:
            self._table.lift(uid)
            self._table.wait(REACH)
        for place, uid in enumerate(uids):
            there = slots[place ^ 1]  # each on the other's cell
            assert there is not None
            self._table.lay(uid, there)
            self._table.wait(REACH)

    def _discard(self, cell: Cell, *, on_screen: bool) -> None:
        slot = self.seen(cell)
        uid = self.uid(lying(self._table.look())[cell].card)
        if on_screen or slot is None or self._table.slot_of(uid) != slot or self._chance.random() < ON_SCREEN:
            self.choose(("discard",), (cell,))
        else:
            self._table.lift(uid)
            self.wait_for(lambda table: self._is_asked(table, "-ask-discard"))
            self._table.wait(READ)
            self._table.press("ok")
        self._table.wait(REACH)
        if self._table.slot_of(uid) is not None and cell not in lying(self._table.look()):
            self._table.lift(uid)

    # the screen

    def choose(self, kinds: tuple[str, ...], cells: tuple[Cell, ...], card: CardId | None = None, word: str = "") -> bool:
        """Choose what is offered for these cells, once it is; whether it was."""

        def offered() -> list[Offer]:
            table = self._table.look()
            return [offer for offer in table.expected.offers if offer.kind in kinds and self._is_meant(table, offer, cells, card, word)]

        self.wait_for(lambda _: bool(offered()))
        self._table.wait(READ)
        found = offered()
        if found:
            self._table.choose(found[0].id)
        return bool(found)

    def _is_meant(self, table: TableView, offer: Offer, cells: tuple[Cell, ...], card: CardId | None, word: str) -> bool:
        if card is not None and offer.id != f"card:{card}":
            return False
        if word and offer.args.get("word") != word:
            return False
        return not cells or cells_of(table, self._shape, offer) == cells

    # what hands go by

    def seen(self, cell: Cell) -> Slot | None:
        """The slot of a cell where a card is heard now."""
        slot = slot_of(self._table.look(), self._shape, cell)
        return None if slot is None or slot in self._table.look().frozen else slot

    def uid(self, card: CardId) -> Uid:
        return uid_of(self._table.look().view.deck, card)

    def wait_for(self, is_so: Callable[[TableView], bool], patience: float = PATIENCE) -> None:
        """Wait until the screen shows it, or patience is at an end."""
        for _ in range(int(patience / MOMENT)):
            if is_so(self._table.look()):
                return
            self._table.wait(MOMENT)
