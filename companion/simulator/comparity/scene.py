"""What clumsy hands see of a table of Comparity, and how they put right what they did: by what the referee asks for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.decks.card import CardId
from companion.events import Slot, Uid
from companion.mat.shape import Shape
from companion.simulator.comparity.area import Cell, asks_strangely, cells_of, lying, neighbours, playable, slot_of
from companion.simulator.comparity.hands import REACH, READ, Hands
from companion.simulator.mending import Mending
from companion.simulator.table import SimulatedTable

NOTICED = 2.6  # seconds until somebody looks up
MOST_UNDONE = 4  # a card that is taken back and flickers before it is lifted counts once more
PLAYING = frozenset({"turn", "duet", "trio", "bonus", "reconnecting"})


class Scene:
    """`box` are cards of the deck that nobody was dealt."""

    def __init__(self, table: SimulatedTable, hands: Hands, shape: Shape, chance: Random, box: Sequence[CardId]) -> None:
        self.table, self.hands, self.shape, self.chance = table, hands, shape, chance
        self._mending = Mending(table)
        self.is_lift_the_word = table.referee.standing.match.setup.house.get("check") == "lift"  # then a lift is an act (C21)
        aside = table.referee.standing.match.setup.set_aside
        self.seen_before = tuple(card for card in box if card in aside)  # in earlier matches (C17)

    def put_right(self) -> None:
        self.mend()
        for _ in range(3):
            if not asks_strangely(self.table.look()) and not self.table.look().view.pending:
                return
            if not self.hands.answer_shift():
                self.table.press("cancel")
            self.mend()

    def mend(self, keep: frozenset[CardId] = frozenset()) -> None:
        self.table.wait(NOTICED)
        self._mending.until_right(keep)

    def take_up(self, uids: Sequence[Uid]) -> None:
        """Back into the hand, what still lies on the mat and counts for nothing."""
        for uid in uids:
            if not self.counts(uid) and self.table.slot_of(uid) is not None:
                self.table.lift(uid)
                self.table.wait(REACH)
        self.put_right()
        for uid in uids:  # it may have become firm while it was taken up
            self.unplay(uid)

    def unplay(self, uid: Uid) -> None:
        """Until it does not count: a card that flickers before it is lifted counts once more."""
        for _ in range(MOST_UNDONE):
            if not self.counts(uid):
                return
            self.take_back()

    def take_back(self) -> None:
        """The last act is taken back, and its card lifted at once."""
        self._undo()
        self._mending.follow(self.table.look().instructions)
        self.table.wait(NOTICED)

    def _undo(self) -> None:
        self.table.say("second-card")
        self.table.press("undo")
        for _ in range(3):
            self.table.wait(READ)
            question = self.table.look().expected.question
            if question is None or "-ask-undo" not in question.key:
                return
            self.table.press("ok")

    def counts(self, uid: Uid) -> bool:
        """Whether the screen has it on the area."""
        return any(self.hands.uid(one.card) == uid for one in self.table.look().view.places)

    def is_asked(self, key: str) -> bool:
        question = self.table.look().expected.question
        return question is not None and question.key.endswith(key)

    def is_quiet(self) -> bool:
        """Nothing is asked that a pressed button could answer."""
        return self.table.look().expected.question is None

    def there(self, cell: Cell) -> tuple[Uid, Slot]:
        slot = slot_of(self.table.look(), self.shape, cell)
        assert slot is not None
        return self.hands.uid(lying(self.table.look())[cell].card), slot

    def on_mat(self) -> list[Cell]:
        """Cells whose cards lie where they are seen."""
        cells = [cell for cell in lying(self.table.look()) if self.hands.seen(cell)]
        return [cell for cell in cells if self.table.slot_of(self.there(cell)[0]) == self.there(cell)[1]]

    def closed(self, *, may_be_checked: bool) -> list[Cell]:
        table = self.table.look()
        checks = {slot for offer in table.expected.offers if offer.kind == "check" for slot in [offer.id.partition(":")[2]]}
        area = lying(table)
        return [cell for cell in self.on_mat() if not area[cell].is_open and (self.there(cell)[1] in checks) == may_be_checked]

    def offered_swaps(self) -> list[tuple[Cell, Cell]]:
        table = self.table.look()
        found = [cells_of(table, self.shape, offer) for offer in table.expected.offers if offer.kind == "swap"]
        return [(low, high) for low, high in found if low is not None and high is not None]

    def playable_slots(self) -> list[Slot]:
        slots = [self.hands.seen(cell) for cell in playable(self.table.look(), self.shape)]
        return [slot for slot in slots if slot is not None]

    def free_slots(self) -> list[Slot]:
        table = self.table.look()
        cells = [slot for slot in self.shape.slots if self.shape.column_and_row(slot) is not None]
        return [slot for slot in cells if slot not in table.frozen and slot not in self.shape.blind and not self.table.lying_on(slot)]

    def lying_slots(self) -> list[Slot]:
        return [self.there(cell)[1] for cell in self.on_mat()]

    def touching(self) -> list[Slot]:
        area = lying(self.table.look())
        slots = {self.hands.seen(near) for cell in area for near, _ in neighbours(cell) if near not in area}
        return [slot for slot in self.free_slots() if slot in slots]

    def has_room(self, step: Cell) -> bool:
        """Whether each card, moved so, lies on the mat and is heard there."""
        columns_rows = [self.shape.column_and_row(slot) for slot in self.table.look().slots if slot]
        slots = [self.shape.cell_at(one[0] + step[0], one[1] + step[1]) if one else None for one in columns_rows]
        return all(slot is not None and slot not in self.shape.blind for slot in slots)
