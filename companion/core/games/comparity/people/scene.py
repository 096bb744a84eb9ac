"""What clumsy hands see of a table of Comparity."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.comparity.people.area import Cell, cells_of, lying, neighbours, playable, slot_of
from companion.core.games.comparity.people.hands import Hands
from companion.core.mat.shape import Shape
from companion.events import Slot, Uid
from companion.simulator.scene import Scene as AnyScene
from companion.simulator.table import SimulatedTable

PLAYING = frozenset({"turn", "duet", "trio", "bonus", "reconnecting"})


class Scene(AnyScene):
    def __init__(self, table: SimulatedTable, hands: Hands, shape: Shape, chance: Random, box: Sequence[CardId]) -> None:
        super().__init__(table, hands, shape, chance, box)
        self.hands = hands
        self.is_lift_the_word = table.referee.standing.match.setup.house.get("check") == "lift"  # then a lift is an act (C21)
        aside = table.referee.standing.match.setup.set_aside
        self.seen_before = tuple(card for card in box if card in aside)  # in earlier matches (C17)

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
        return [slot for slot in super().free_slots() if self.shape.column_and_row(slot) is not None]

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
