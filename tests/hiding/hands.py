"""What hands at a table do, as lines: how a card is named, what lies where, and when."""

from __future__ import annotations

from random import Random

from companion.core.decks.card import CardId
from companion.core.referee.table_view import TableView, table_view
from companion.events import Slot
from tests.hiding.desk import Desk
from tests.hiding.exam import Row


class Hands:
    def __init__(self, desk: Desk, random: Random, *, are_faces_seen: bool) -> None:
        self.desk = desk
        self.random = random
        self.are_faces_seen = are_faces_seen
        self.at = 0.0
        self.checked: CardId | None = None  # lies face up, though the table does not have it so

    def look(self) -> TableView:
        return table_view(self.desk.referee.state)

    def wait(self, seconds: float) -> None:
        self.at = round(self.at + seconds, 3)

    def later(self, row: Row, seconds: float = 1.0) -> Row:
        self.wait(seconds)
        return {**row, "at": self.at}

    @property
    def lying(self) -> dict[Slot, CardId]:
        """Where these people have laid which card."""
        return {slot: card_of(tags[-1].uid) for slot, tags in self.desk.referee.state.mat.lying.items()}

    def lies(self, slot: Slot) -> tuple[str, ...]:
        return tuple(tag.uid for tag in self.desk.referee.state.mat.lying.get(slot, ()))

    def free(self, table: TableView) -> list[Slot]:
        """Cells on which a card may be laid."""
        return [place.slot for place in table.expected.places if place.slot and not place.relation]

    def slots(self, table: TableView) -> list[Slot]:
        """Which may fall silent."""
        return [slot for slot in table.slots if slot] or [Slot("A1")]

    def there(self, table: TableView) -> list[CardId]:
        """Cards that lie on the table as they should."""
        return [one.card for one in table.view.places]

    def tag(self, card: CardId, table: TableView) -> Row:
        """The card as its lines name it, with its side where that is seen."""
        is_up = card == self.checked or any(one.card == card and one.is_open for one in table.view.places)
        return {"card": card, **({"side": "face" if is_up else "back"} if self.are_faces_seen else {})}

    def unused(self) -> list[CardId]:
        """Cards that lie nowhere in sight."""
        view = self.desk.referee.state.match.game.view(self.desk.referee.state.position)
        seen = {one.card for one in view.places} | {card for card, _ in view.discarded} | set(self.lying.values())
        return sorted(self.desk.deck.cards.keys() - seen)


def card_of(uid: str) -> CardId:
    return CardId(uid.partition("/")[2].partition("#")[0])
