"""What an act is worth to a player of Skyscrapers, and what people remember of towers that they watched.

Rules of this file: fed with nothing but what the screen shows.
"""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import StructureView
from companion.core.games.skyscrapers.oracle import VERBS
from companion.core.games.skyscrapers.oracle_count import OracleCard, OracleTerms
from companion.core.games.skyscrapers.people.dealing import ROOFS, TOILETS, Faces
from companion.core.referee.table_view import TableView
from companion.events import SeatId
from companion.simulator.people import Act


class TowerMemory:
    """Fed with nothing but what the screen shows; a card that was not looked at while it lay on top is not known (S15)."""

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

    def cards(self, structure: StructureView) -> list[OracleCard]:
        """Those of its cards that are remembered, from below; its foundation is not among them."""
        tower = self._towers.get(structure.number, {})
        return [self.faces[tower[level]] for level in sorted(tower) if level]

    def has_toilet(self, structure: StructureView) -> bool:
        return any(card.kind in TOILETS for card in self.cards(structure))

    def strength(self, structure: StructureView) -> int:
        """How much the structure still withstands, as far as its absorbers are remembered (S7)."""
        return structure.withstands - structure.turns + sum(card.withstands for card in self.cards(structure))

    def height(self, structure: StructureView) -> int:
        return sum(height for height, _ in structure.covered) + self.faces[structure.top].height

    def points(self, structure: StructureView) -> int:
        return sum(points for _, points in structure.covered) + self.faces[structure.top].points

    def colours(self, structure: StructureView) -> set[str]:
        return {card.category for card in self.cards(structure) if card.kind == "floor"}


LOW = -9.0  # of an act that is never worth choosing
HALF_BUILT = 2  # floors from which on a roof of one's own is thought of


@dataclass(frozen=True, slots=True)
class Appraisal:
    """One look at the table, by one player."""

    structures: dict[int, StructureView]
    memory: TowerMemory
    terms: OracleTerms
    seat: SeatId
    threshold: int
    own: tuple[CardId, ...]  # the hand
    patience: float  # what a roof has to be worth

    def of(self, act: Act, card: CardId) -> float:
        face = self.memory.faces[card]
        match act:
            case ("build", number):
                return self._build(self.structures[number], face)
            case ("roof", number):
                return self._roof(self.structures[number], face)
            case ("quake", number):
                return self._quake(self.structures[number])
            case ("insure", number):
                return self.insurance(self.structures[number])
            case ("century",):
                return self._century()
            case ("study",):
                return 2.0
            case ("tornado",):
                return 2.5 - sum(self.desire(each) for each in self.own) / len(self.own)  # a poor hand is gladly given away
        return LOW

    def plays(self, card: CardId) -> list[Act]:
        """What may be done with a card in a turn, by the rules."""
        verb = VERBS[self.memory.faces[card].kind]
        sites = [one for one in self.structures.values() if one.owner is None]
        if verb == "build":
            return [(verb, one.number) for one in sites]
        if verb == "roof":
            return [(verb, one.number) for one in sites if len(one.covered) >= self.terms.least_floors]
        return [(verb, number) for number in self.structures] if verb in ("insure", "quake") else [(verb,)]

    def desire(self, card: CardId) -> float:
        """How much a card is worth in the hand."""
        face = self.memory.faces[card]
        plain = {"roof": 2.0, "toilet_roof": 3.0, "toilet": 3.0, "insurance": 1.2, "earthquake": 1.5, "study": 1.5, "century": 1.0}
        return plain.get(face.kind, 0.5) + face.points * 0.8 + face.height / 60

    def worth(self, one: StructureView) -> float:
        """How many points the building is worth to its owner, prizes and all."""
        points = self.terms.faulty if "faulty-or-smelly" in one.marks else self.memory.points(one)
        prizes = {"mini-skyscraper": self.terms.mini, "order-and-unity": self.terms.order, "world-record": self.terms.record}
        return points + sum(prize for mark, prize in prizes.items() if mark in one.marks)

    def insurance(self, one: StructureView) -> float:
        if one.owner is None:
            return 0.2 if one.quakes else -0.5
        worth = self.worth(one)
        return worth - 1.5 * one.insurances + one.quakes if one.owner == self.seat and worth > 0 else -3.0

    def _build(self, one: StructureView, floor: OracleCard) -> float:
        score = 1.0 + 0.4 * floor.points + floor.height / 100
        if floor.kind == "toilet":
            score += 2.5 if not self.memory.has_toilet(one) else 1.0
        colours = self.memory.colours(one)
        if floor.category and colours:
            score += 0.6 if colours == {floor.category} else -0.4
        return score - 0.8 * one.quakes + (0.8 if self._may_be_roofed_after(one, floor) else 0.0)

    def _may_be_roofed_after(self, one: StructureView, floor: OracleCard) -> bool:
        roofs = [self.memory.faces[card] for card in self.own if self.memory.faces[card].kind in ROOFS]
        has_toilet = floor.kind == "toilet" or self.memory.has_toilet(one)
        height = self.memory.height(one) + floor.height
        return len(one.covered) + 1 >= HALF_BUILT and any(
            self._is_good(height + roof.height, has_toilet=has_toilet or roof.kind == "toilet_roof") for roof in roofs
        )

    def _is_good(self, height: int, *, has_toilet: bool) -> bool:
        is_tall = height > self.threshold or (self.terms.threshold == "reach" and height == self.threshold)
        return has_toilet and is_tall and height >= self.terms.least_height

    def _roof(self, one: StructureView, roof: OracleCard) -> float:
        """A building that is neither faulty nor too small, a Mini-Skyscraper, or a World Record that is worth its penalty."""
        height = self.memory.height(one) + roof.height
        has_toilet = roof.kind == "toilet_roof" or self.memory.has_toilet(one)
        is_good, is_mini = self._is_good(height, has_toilet=has_toilet), has_toilet and height == self.terms.mini_height
        worth = self.memory.points(one) + roof.points if is_good or is_mini else self.terms.faulty
        tallest = max((each.height or 0 for each in self.structures.values()), default=0)
        worth += self.terms.record * (height > tallest) + self.terms.mini * is_mini
        worth += self.terms.order * (is_good and len(self.memory.colours(one)) == 1)
        return 1.5 * worth + 1.0 if worth > self.patience else worth - 2.0 - self.patience

    def _falls(self, one: StructureView, quakes: int, turns: int) -> bool:
        limit = self.memory.strength(one) - turns
        return quakes >= limit if self.terms.collapse == "equals" else quakes > limit

    def _quake(self, one: StructureView) -> float:
        if one.owner is None:
            return -0.5
        if one.owner == self.seat:
            return 1.0 if self.worth(one) < 0 and not one.insurances else -4.0
        if one.insurances:
            return 0.6
        return 1.0 + self.worth(one) if self._falls(one, one.quakes + 1, 0) else 1.2

    def _century(self) -> float:
        score = 0.5
        for one in self.structures.values():
            if one.owner is not None and not one.insurances and self._falls(one, one.quakes, 1):
                score += self.worth(one) * (-1.0 if one.owner == self.seat else 1.0)
        return score
