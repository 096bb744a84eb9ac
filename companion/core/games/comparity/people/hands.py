"""How an act of Comparity is carried out: by hand where the mat can see it, on the pad or on the screen where it cannot.

Rules of this file: hands do what people do and hope; whether it became the act that was meant is seen afterwards, on the screen.
"""

from __future__ import annotations

from random import Random

from companion.core.decks.card import CardId
from companion.core.games.comparity.people.area import OF_A_TURN, Cell, cells_of, lying, slot_of
from companion.core.games.comparity.people.book import AreaBook
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot
from companion.simulator.fingers import ON_SCREEN, PATIENCE, REACH, READ, Fingers
from companion.simulator.mending import Mending
from companion.simulator.people import Act, Choice
from companion.simulator.table import MOMENT, SimulatedTable

LOOSE = 6.0  # seconds that people wait for a card that they have laid, at the least
TRIES = 10  # as long as noise makes the first card loose anew (C20)
ON_DRAW_PAD = 0.5  # how often a drawn card is shown to the draw pad, where there is one
ROOM = 0.015  # how often the area is moved though there are cells left on the mat
OF_CARD = ("-ask-drawn", "-ask-set-aside", "-ask-is-it-meant")
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
WORDS = {"draw": "-ask-draw", "verdict": "-ask-verdict", "decline": "-ask-decline"}


class AreaHands(Fingers):
    of_a_turn = OF_A_TURN

    def __init__(self, table: SimulatedTable, chance: Random) -> None:
        super().__init__(table, chance)
        self._mending = Mending(table)
        self._is_lift_the_word = table.referee.state.match.setup.house.get("check") == "lift"

    def open(self, book: AreaBook) -> None:
        """The pile's top card opens the area, on the mat's middle or by the pad (C1)."""
        card = CardId(book.table.area[0, 0])
        middle = self._shape.cell_at(self._shape.columns // 2, self._shape.rows // 2)
        if middle is not None and middle not in self._shape.blind:
            self._table.lay(self.uid(card), middle)
        else:
            self.show(card)
        for _ in range(TRIES):
            self.until_firm(card)

    def follow_up(self, before: AreaBook, choice: Choice, after: AreaBook) -> None:
        """Nothing is left to do: a drawn card is shown where that is the act."""

    def carry_out(self, act: Act, card: CardId | None, *, on_screen: bool = False) -> None:
        """Make the act with the hands, once; the table may have taken it otherwise."""
        match act:
            case ("play", cell):
                assert card is not None
                self.play(card, cell, by_pad=on_screen)
            case ("check" | "neighbour", cell):
                self._check(cell, on_screen=on_screen)
            case ("draw",) if card is not None and self.draw_pads() and not on_screen and self._chance.random() < ON_DRAW_PAD:
                self.tap(card, self.draw_pads()[0])
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
        patience = max(LOOSE, self._table.referee.state.match.pace + PATIENCE)
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

    def make_anew(self, choice: Choice) -> None:
        """It was heard where it does not lie: taken up, laid where it was meant, and said to have been moved (C20)."""
        card, slot = choice.card, self.seen(choice.act[1])
        assert card is not None
        self._table.lift(self.uid(card))
        self._table.wait(READ)
        if slot is not None:
            self._table.lay(self.uid(card), slot)
        self.wait_for(lambda table: self.is_asked(table, "-ask-moved"))
        self._table.wait(READ)
        if self.is_asked(self._table.look(), "-ask-moved"):
            self._table.press("ok")

    def _play_by_pad(self, card: CardId, cell: Cell) -> None:
        """Shown to the pad, or named where there is none; its cell is chosen on the screen (C19)."""
        self.show(card)
        self.choose(("play", "draw-and-play"), (cell,))
        slot = self.seen(cell)
        if slot is not None and any(one.card == card for one in self._table.look().view.places):
            self._table.lay(self.uid(card), slot)
            self._table.wait(REACH)

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

    def answer_strange(self) -> bool:
        """All lies off by one step: as good as a shift (C18). A card that was not lifted was hidden by a hand, and is not checked (E12)."""
        if self._table.look().view.pending == "which":
            self._table.press("cancel")
            return True
        if not self.is_asked(self._table.look(), "-ask-shift"):
            return False
        self._table.wait(READ)
        if self.is_asked(self._table.look(), "-ask-shift"):
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
        if self._is_lift_the_word:
            self._table.wait(REACH)
            self._table.lay(uid, slot)
            self.wait_for(lambda table: table.view.pending == "which" or self._is_open(table, cell))
            self._answer_which(cell)
            return
        self._table.press("check")
        self._table.wait(REACH)
        self._answer_which(cell)
        self._table.lay(uid, slot)
        self.wait_for(lambda table: self._is_open(table, cell))

    @staticmethod
    def _is_open(table: TableView, cell: Cell) -> bool:
        return lying(table)[cell].is_open if cell in lying(table) else True

    def _answer_which(self, cell: Cell) -> None:
        """Several cards were off the mat when *check* was said, or a mat that only hears asks whether one was lifted (C21, E12)."""
        if self._table.look().view.pending == "which":
            self._table.wait(READ)
            self.choose(("check",), (cell,))

    # answering

    def _answer(self, word: str, *, on_screen: bool) -> None:
        self.wait_for(lambda table: self.is_asked(table, WORDS[word]))
        if on_screen or self._chance.random() < ON_SCREEN:
            self.choose((word,), ())
            return
        self._table.wait(READ)
        self.press(self._table.look().expected.seat or "ok" if self._chance.random() < ON_SCREEN else "ok")

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
            self.wait_for(lambda table: self.is_asked(table, "-ask-discard"))
            self._table.wait(READ)
            self._table.press("ok")
        self._table.wait(REACH)
        if self._table.slot_of(uid) is not None and cell not in lying(self._table.look()):
            self._table.lift(uid)

    # the screen

    def choose(self, kinds: tuple[str, ...], cells: tuple[Cell, ...], card: CardId | None = None, word: str = "") -> bool:
        """Choose what is offered for these cells, once it is; whether it was."""
        return self.choose_offer(lambda table, offer: offer.kind in kinds and self._is_meant(table, offer, cells, card, word))

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
