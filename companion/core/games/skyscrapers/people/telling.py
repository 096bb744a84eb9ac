"""What is public of a match of Skyscrapers, as the people's own book has it and as the screen shows it: the same public values.

Rules of this file: which of several copies of a card lies where cannot be told, so each is called by its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import CountView, OfSeat, Place, StructureView, View
from companion.core.games.skyscrapers.oracle import OracleTable
from companion.core.games.skyscrapers.oracle_count import OracleTerms, OracleTower
from companion.core.games.skyscrapers.people.dealing import Faces
from companion.events import SeatId

Line = tuple[SeatId, str, int]  # of the final count: whose, what for, points


@dataclass(frozen=True, slots=True)
class TowerPublic:
    """What the book and the screen must agree on."""

    stage: str
    seat: SeatId | None
    winners: tuple[SeatId, ...]
    structures: frozenset[StructureView]
    hands: tuple[int, ...]
    toilets: tuple[int, ...]
    thresholds: tuple[int, ...]
    deck: int
    stock: frozenset[tuple[str, int]]
    discards: frozenset[tuple[str, int]]  # by kind, as equal cards cannot be told apart
    count: frozenset[Line]


@dataclass(frozen=True, slots=True)
class TowerTelling:
    """Makes the public values of a table and of the places where its structures were laid."""

    table: OracleTable
    seats: tuple[SeatId, ...]
    faces: Faces
    terms: OracleTerms
    places: tuple[Place, ...]

    @property
    def _is_over(self) -> bool:
        return self.table.waiting == "over"

    def public(self) -> TowerPublic:
        table = self.table
        return TowerPublic(
            stage=table.waiting,
            seat=None if self._is_over else self.seats[table.seat],
            winners=tuple(self.seats[seat] for seat in table.winners),
            structures=frozenset(map(named, self.structures())),
            hands=tuple(len(hand) for hand in table.hands),
            toilets=tuple(table.toilets),
            thresholds=tuple(table.thresholds),
            deck=len(table.deck),
            stock=frozenset(self._stock().items()),
            discards=by_kind([*table.discards, *(table.studies if self._is_over else ())]),  # S19: a Study that lies open lapses
            count=self._count(),
        )

    def structures(self) -> list[StructureView]:
        return [self._structure(one, place) for one, place in zip(self.table.structures, self.places, strict=False) if one.is_standing]

    def _structure(self, one: OracleTower, place: Place) -> StructureView:
        """With its roof it is carried off from its tap place (S20); of covered cards height and points are seen (S15)."""
        return StructureView(
            place=place if one.owner is None else (one.number, 1),
            number=one.number,
            owner=None if one.owner is None else self.seats[one.owner],
            foundation=CardId(one.foundation),
            withstands=self.faces[CardId(one.foundation)].withstands,
            turns=one.turns,
            quakes=len(one.quakes),
            insurances=len(one.insurances),
            covered=tuple(map(self._bears, one.cards[:-1])),
            top=CardId(one.cards[-1]),
            top_bears=self._bears(one.cards[-1]),
            height=one.height,
            marks=tuple(mark for mark, is_so in self.marks(one.number).items() if is_so),
        )

    def _bears(self, card: str) -> tuple[int, int]:
        face = self.faces[CardId(card)]
        return face.height, face.points

    def marks(self, number: int) -> Mapping[str, bool]:
        table = self.table
        return {
            "mini-skyscraper": table.mini() == number,
            "order-and-unity": table.order() == number,
            "world-record": table.record() == number,
            "faulty-or-smelly": table.is_faulty(number),
        }

    @property
    def foundations(self) -> int:
        """How many foundations lie in their pile, those that are still to be laid among them."""
        return len(self.table.foundations) + len(self.table.structures) - len(self.places)

    def _stock(self) -> dict[str, int]:
        to_lay = len(self.table.structures) - len(self.places)
        more = {"foundations_due": to_lay, "open_studies": 0 if self._is_over else len(self.table.studies)}
        return {"foundations": self.foundations, **{name: count for name, count in more.items() if count}}

    def _count(self) -> frozenset[Line]:
        return frozenset(line for line in self._lines()) if self._is_over else frozenset()

    def _lines(self) -> list[Line]:
        """Per player and reason, so that each line of the screen adds to one of these."""
        sums: Counter[tuple[SeatId, str]] = Counter()
        terms, table = self.terms, self.table
        prizes = {"mini-skyscraper": terms.mini, "order-and-unity": terms.order, "world-record": terms.record}
        for one in table.structures:
            if not one.is_building or one.owner is None:
                continue
            seat, marks = self.seats[one.owner], self.marks(one.number)
            points = sum(self.faces[CardId(card)].points for card in one.cards)
            if marks["faulty-or-smelly"]:
                sums[seat, "faulty"] += terms.faulty
            else:
                sums[seat, "cards"] += points
            for prize, worth in prizes.items():
                sums[seat, prize] += worth * marks[prize]
        for seat, count in zip(self.seats, table.toilets, strict=True):
            sums[seat, "toilets"] += sum(terms.specialist if number == 0 else terms.further for number in range(count))
        return [(seat, reason, points) for (seat, reason), points in sums.items() if points]


def by_kind(cards: list[str]) -> frozenset[tuple[str, int]]:
    return frozenset(Counter(stem(card) for card in cards).items())


def stem(card: str) -> str:
    """Copies of a card are called by its name and a number."""
    name, _, number = card.rpartition("-")
    return name if number.isdigit() else card


def named(one: StructureView) -> StructureView:
    return replace(one, top=CardId(stem(one.top)), foundation=CardId(stem(one.foundation)))


def public_of(view: View) -> TowerPublic:
    """The public values as the screen shows them."""
    return TowerPublic(
        stage=view.stage,
        seat=view.turn,
        winners=view.winners,
        structures=frozenset(map(named, view.structures)),
        hands=tuple(one.hand for one in view.seats),
        toilets=tuple(one.counts["toilets"] for one in view.seats),
        thresholds=tuple(one.counts["threshold"] for one in view.seats),
        deck=view.pile,
        stock=frozenset(view.stock.items()),
        discards=by_kind([card for card, _ in view.discarded]),
        count=_sums(view.count),
    )


def _sums(lines: tuple[CountView, ...]) -> frozenset[Line]:
    sums: Counter[tuple[SeatId, str]] = Counter()
    for one in lines:
        assert one.args["seat"] == OfSeat(one.seat)
        sums[one.seat, one.key.removeprefix("counts-")] += one.points
    return frozenset((seat, reason, points) for (seat, reason), points in sums.items() if points)
