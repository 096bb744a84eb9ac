"""What a person who only listens believes of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from companion.core.games.game import OfCard, OfSeat, Shown
from companion.core.referee.announcements import Announcement

Spot = tuple[int, int]
Told = dict[str, Any]  # the arguments of a sentence: cards, seats and numbers as such
Sentence = tuple[str, tuple[tuple[str, Any], ...]]  # a line and what it was said of


def plain(said: Announcement) -> Told:
    return {name: _plain(arg) for name, arg in said.args.items()}


def _plain(arg: object) -> Any:
    match arg:
        case OfCard(card):
            return card
        case OfSeat(seat):
            return seat
        case Shown():
            return arg.number
        case tuple():
            return tuple(map(_plain, arg))
        case _:
            return arg


def sentence(key: str, told: Told) -> Sentence:
    return key, tuple(sorted(told.items()))


def status(key: str, told: Told) -> Sentence:
    """What is waited for: who has won is told apart, and of a turn or a Duet it is enough to know whose it is."""
    if key.endswith("-over"):
        return key, ()
    is_short = key.endswith(("-status-turn", "-last-turn", "-must-play", "-duet", "-trio")) and told.get("deck") != 0
    return (key, (("seat", told["seat"]),)) if is_short else sentence(key, told)


@dataclass
class Lying:
    spot: Spot | None
    number: Decimal | None = None  # None: face down


@dataclass
class Tower:
    foundation: str
    withstands: int
    slot: str | None = None
    aside: int | None = None  # what number it has, where it stands at no place of the mat
    owner: str | None = None
    height: int | None = None
    floors: list[tuple[int, int] | None] = field(default_factory=lambda: [(0, 0)])
    top: str = ""
    turns: int = 0
    quakes: int = 0
    insurances: int = 0
    marks: set[str] = field(default_factory=set)

    def as_told(self) -> tuple[Any, ...]:
        its = (self.foundation, self.withstands, self.slot, self.aside, self.owner, self.height, tuple(self.floors), self.top)
        return (*its, self.turns, self.quakes, self.insurances, frozenset(self.marks))


@dataclass
class Believed:
    deck: str = ""
    characteristic: str = ""
    seats: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    hands: dict[str, int] = field(default_factory=dict)
    marks: dict[str, set[str]] = field(default_factory=dict)
    toilets: dict[str, int] = field(default_factory=dict)
    tallest: dict[str, int] = field(default_factory=dict)
    stock: dict[str, int] = field(default_factory=dict)
    count: list[Sentence] = field(default_factory=list)
    winners: frozenset[str] = frozenset()
    is_paused: bool = False
    is_kept: bool = True
    wins: dict[str, int] = field(default_factory=dict)  # of the series

    status: Sentence | None = None
    question: Sentence | None = None
    asked: str | None = None
    may_lay: bool = False
    free: set[Any] | None = None
    offers_undo: bool = False

    instructions: list[Sentence] = field(default_factory=list)
    frozen: set[str] = field(default_factory=set)
    silent_pads: tuple[int, int] = (0, 0)
    weak: set[str] = field(default_factory=set)

    cards: dict[str, Lying] = field(default_factory=dict)  # of an area
    line: list[tuple[str, Decimal]] = field(default_factory=list)
    beside: set[str] = field(default_factory=set)
    away: set[str] = field(default_factory=set)
    loose: dict[str, str] = field(default_factory=dict)
    violated: set[str] = field(default_factory=set)
    checked: set[str] = field(default_factory=set)
    shift: Spot | None = None
    off: Spot | None = None
    out: Counter[str] = field(default_factory=Counter)  # discarded, or in the box
    towers: list[Tower] = field(default_factory=list)  # in the order in which they were begun

    def as_told(self) -> dict[str, Any]:
        """As it is compared with what the screen shows."""
        owners = {one.owner for one in self.towers} - {None}
        return {
            "deck": self.deck,
            "characteristic": self.characteristic,
            "seats": tuple(self.seats),
            "names": of_seats(self.names, self.seats),
            "hands": of_seats(self.hands, self.seats),
            "marks": {seat: frozenset(self.marks.get(seat, ())) for seat in self.seats},
            "toilets": {seat: self.toilets.get(seat, 0) for seat in self.seats},
            "tallest": {seat: self.tallest.get(seat, 0) for seat in self.seats},
            "stock": {name: count for name, count in self.stock.items() if count},
            "count": tuple(self.count),
            "winners": self.winners,
            "is paused": self.is_paused,
            "status": self.status,
            "question": self.question,
            "asked": None if self.winners else self.asked,
            "free": frozenset(self.free or ()) if self.may_lay else None,
            "offers undo": self.offers_undo,
            "first instruction": self.instructions[0] if self.instructions else None,
            "instructions": frozenset(self.instructions),
            "frozen": frozenset(self.frozen),
            "silent pads": self.silent_pads,
            "weak": frozenset(self.weak),
            "cards": {card: (one.spot, one.number) for card, one in self.cards.items()},
            "line": tuple(self.line),
            "beside": frozenset(self.beside),
            "away": frozenset(self.away),
            "loose": self.loose,
            "violated": frozenset(self.violated),
            "checked": frozenset(self.checked),
            "shift": self.shift,
            "off": self.off,
            "out": +self.out,
            "towers": Counter(one.as_told() for one in self.towers if one.owner is None),
            "buildings": {seat: [one.as_told() for one in self.towers if one.owner == seat] for seat in owners},
        }


def of_seats(of: Mapping[str, Any], seats: list[str]) -> dict[str, Any]:
    return {seat: of.get(seat) for seat in seats}
