"""What clumsy hands see of a table of Cardline."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.cardline.people.book import LineBook, public_of
from companion.core.games.cardline.people.hands import LineHands
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH
from companion.simulator.people import Choice
from companion.simulator.pushing import Lying, line_of
from companion.simulator.scene import Scene
from companion.simulator.table import SimulatedTable

GOES_ON = 0.5  # how often a card that came to lie well by a blunder is played for that


class LineScene(Scene):
    def __init__(self, table: SimulatedTable, hands: LineHands, chance: Random, box: Sequence[CardId] = ()) -> None:
        super().__init__(table, hands, chance, box)
        self.hands = hands
        self.firm_by_itself = table.referee.state.match.setup.house.get("commit") == "pace"

    def lying(self) -> list[Lying]:
        """Cards of the line that lie on the mat where they are heard, from the first slot on."""
        frozen = self.table.look().frozen
        return [one for one in self.hands.line.lying() if self.shape.row[one.at] not in frozen]

    def slot(self, one: Lying) -> Slot:
        return self.shape.row[one.at]

    def free_slots(self) -> list[Slot]:
        return self.hands.line.free()

    def number(self, book: LineBook, card: str) -> object:
        """LinePublic, as it lies open."""
        return book.numbers[CardId(card)]

    def line(self) -> tuple[CardId, ...]:
        return line_of(self.table.look())

    def failed(self) -> list[CardId]:
        """Cards in the box that were turned."""
        return [card for card, _ in self.table.look().view.discarded]

    def gap_in(self, book: LineBook, uid: Uid) -> int | None:
        """The gap of the people's line in which a card truly lies."""
        slots = {slot: at for at, slot in enumerate(self.shape.row)}
        at = slots.get(self.table.slot_of(uid) or Slot(""))
        lies = [self.table.slot_of(self.hands.uid(CardId(card))) for card in book.table.line]
        there = [(number, slots[slot]) for number, slot in enumerate(lies) if slot in slots]
        if at is None or not there:
            return None
        return min(number for number, _ in there) + sum(where < at for _, where in there)

    def lay_back(self, held: Sequence[tuple[Uid, Slot]]) -> None:
        """Cards of the line that are still held, each where it lay."""
        for uid, slot in held:
            if self.table.slot_of(uid) is None and not self.table.lying_on(slot):
                self.table.lay(uid, slot)
                self.table.wait(REACH)

    def has_counted(self, book: LineBook) -> bool:
        """Whether the match has gone on beyond the book."""
        return public_of(self.table.look().view) != book.public()

    def has_gone_out(self, book: LineBook, card: CardId) -> bool:
        """Whether the match has taken it since, for the line or for the box."""
        return card in {*self.line(), *self.failed()} - {*book.table.line, *book.failed}

    def follow_asked(self) -> None:
        """Carry out once what the referee asks for now to put the table right."""
        self._mending.follow(self.table.look().instructions)

    def ends(self, book: LineBook, card: CardId, gap: int | None) -> bool | Choice:
        """A card that was laid in this gap: it has counted, or is played since it lies there, or goes back into the hand."""
        uid = self.hands.uid(card)
        now = self.gap_in(book, uid)
        gap = gap if now is None else now
        if gap is None or (now is None and not self.has_counted(book)):
            return True
        if self.has_counted(book) or self.firm_by_itself or self.chance.random() < GOES_ON:
            return Choice(("play", gap), card)
        self.take_up((uid,))
        return True
