"""What people remember who watch a table of Skyscrapers: the cards that they saw on the top of each tower before others covered them."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.game import StructureView
from companion.core.games.skyscrapers.oracle_count import Card
from companion.core.games.skyscrapers.people.dealing import Faces
from companion.core.referee.table_view import TableView


class Memory:
    """Fed with nothing but what the screen shows; a card that nobody looked at while it lay on top is not known (S15)."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.opened = 0  # structures ever opened
        self._towers: dict[int, dict[int, CardId]] = {}  # per structure: what lies how far up

    def look(self, table: TableView) -> None:
        self.opened = max([self.opened, *(one.number + 1 for one in table.view.structures)])
        for one in table.view.structures:
            tower = self._towers.setdefault(one.number, {})
            above = [level for level in tower if level >= len(one.covered)]
            for level in above:  # something was taken back
                del tower[level]
            tower[len(one.covered)] = one.top

    def cards(self, structure: StructureView) -> list[Card]:
        """Those of its cards that are remembered, from below; its foundation is not among them."""
        tower = self._towers.get(structure.number, {})
        return [self.faces[tower[level]] for level in sorted(tower) if level]

    def has_toilet(self, structure: StructureView) -> bool:
        return any(card.kind in ("toilet", "toilet_roof") for card in self.cards(structure))

    def strength(self, structure: StructureView) -> int:
        """What it withstands, as far as absorbers are remembered (S7)."""
        return structure.withstands - structure.turns + sum(card.withstands for card in self.cards(structure))

    def height(self, structure: StructureView) -> int:
        return sum(height for height, _ in structure.covered) + self.faces[structure.top].height

    def points(self, structure: StructureView) -> int:
        return sum(points for _, points in structure.covered) + self.faces[structure.top].points

    def colours(self, structure: StructureView) -> set[str]:
        return {card.category for card in self.cards(structure) if card.kind == "floor"}
