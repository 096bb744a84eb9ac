"""What a city of Skyscrapers is worth: prizes, penalty and points, worked out anew from what stands at every question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class OracleCard:
    kind: str  # foundation floor special toilet roof toilet_roof study insurance tornado earthquake century
    category: str = ""  # of floors alone; all else is grey (S18)
    height: int = 0
    points: int = 0
    withstands: int = 0  # of foundations, and 1 for a harmonic absorber (S7)


@dataclass(frozen=True, slots=True)
class OracleTerms:
    """The numbers of the deck file and the house rules."""

    sites: int
    collapse: str = "exceeds"  # S6: or "equals"
    threshold: str = "above"  # S16: or "reach"
    mini: int = 2
    order: int = 3
    record: int = 3
    specialist: int = 1
    further: int = 1
    faulty: int = -1
    mini_height: int = 60
    least_height: int = 100
    least_floors: int = 2
    hand: int = 5
    look: int = 5


@dataclass(slots=True)
class OracleTower:
    """A site until it has an owner, a building from then on (S0); fallen, it keeps nothing but what was announced."""

    number: int
    foundation: str
    cards: list[str]  # from the foundation up
    turns: int = 0
    quakes: list[str] = field(default_factory=list)
    insurances: list[str] = field(default_factory=list)
    owner: int | None = None
    height: int | None = None
    is_low: bool = False  # for the threshold of its owner, when it was completed
    closed_at: int | None = None
    is_standing: bool = True

    @property
    def is_site(self) -> bool:
        return self.is_standing and self.owner is None

    @property
    def is_building(self) -> bool:
        return self.is_standing and self.owner is not None


def _by_roof(structure: OracleTower) -> int:
    assert structure.closed_at is not None
    return structure.closed_at


@dataclass(frozen=True, slots=True)
class City:
    """The structures as they are now, and what is to be said of their buildings."""

    structures: Sequence[OracleTower]
    cards: Mapping[str, OracleCard]
    terms: OracleTerms

    def _buildings(self) -> list[OracleTower]:
        return sorted((each for each in self.structures if each.is_building), key=_by_roof)  # the newest last

    def _kinds(self, building: OracleTower) -> set[str]:
        return {self.cards[card].kind for card in building.cards}

    def _has_toilet(self, building: OracleTower) -> bool:
        return bool(self._kinds(building) & {"toilet", "toilet_roof"})  # S5

    def _height(self, building: OracleTower) -> int:
        assert building.height is not None
        return building.height

    def mini(self) -> int | None:
        able = [each for each in self._buildings() if self._height(each) == self.terms.mini_height and self._has_toilet(each)]
        return able[-1].number if able else None

    def is_faulty(self, number: int) -> bool:
        building = self.structures[number]
        if not building.is_building:
            return False  # S17 speaks of buildings alone
        if not self._has_toilet(building):
            return True
        if self.mini() == number:
            return False  # excused from the height and the threshold, and only for as long as it holds the prize
        return building.is_low or self._height(building) < self.terms.least_height

    def order(self) -> int | None:
        able = [each for each in self._buildings() if self._is_orderly(each)]
        return able[-1].number if able else None

    def _is_orderly(self, building: OracleTower) -> bool:
        floors = [self.cards[card] for card in building.cards if self.cards[card].kind == "floor"]
        return (
            self._height(building) >= self.terms.least_height
            and not self.is_faulty(building.number)
            and self.mini() != building.number  # S18: only the record joins another prize
            and len({floor.category for floor in floors}) == 1  # so there is at least one of them
        )

    def record(self) -> int | None:
        buildings = self._buildings()
        greatest = max((self._height(each) for each in buildings), default=0)
        tallest = [each for each in buildings if self._height(each) == greatest]
        return tallest[0].number if len(tallest) == 1 else None

    def worth(self, number: int) -> int:
        """The points of one building, prizes and all (S19)."""
        points = sum(self.cards[card].points for card in self.structures[number].cards)
        worth = self.terms.faulty if self.is_faulty(number) else points
        for holder, prize in ((self.mini(), self.terms.mini), (self.order(), self.terms.order), (self.record(), self.terms.record)):
            if holder == number:
                worth += prize
        return worth

    def score(self, seat: int, toilets: int) -> int:
        score = sum(self.worth(each.number) for each in self._buildings() if each.owner == seat)
        for floor in range(toilets):
            score += self.terms.specialist if floor == 0 else self.terms.further  # S5
        return score
