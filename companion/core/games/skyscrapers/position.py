"""All that the referee knows of a Skyscrapers match, frozen.

Hands and piles are counted and never known; a card is known from the moment when it is tapped. Once it is covered only
its height and its points are public (S15), so which cards lie under a top, and what each card bears, is sealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, assert_never

from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.decks.hidden import Hidden
from companion.core.frozen import dataclass
from companion.core.games.game import Place
from companion.events import SeatId

Kind = Literal[
    "foundation",
    "floor",
    "special",
    "toilet",
    "roof",
    "toilet_roof",
    "study",
    "insurance",
    "tornado",
    "earthquake",
    "century",
    "prize",
]
FLOORS: tuple[Kind, ...] = ("floor", "special", "toilet")  # S3
ROOFS: tuple[Kind, ...] = ("roof", "toilet_roof")  # S4
Sort = Literal["foundations", "toilets", "studies", "roofs", "tornadoes"]  # of which the set-up says how many are in the match (S1)
SORTS: Mapping[Sort, tuple[Kind, ...]] = {
    "foundations": ("foundation",),
    "toilets": ("toilet",),
    "studies": ("study",),
    "roofs": ROOFS,
    "tornadoes": ("tornado",),
}
NEVER_HELD: tuple[Kind, ...] = ("foundation", "prize")  # S1: they lie in piles of their own
DISCARDED, FALLEN, IN_PLAY, IN_BOX = -1, -2, -3, -4  # where a card lies that lies in no structure; of a structure it is the number


@dataclass(frozen=True, slots=True)
class Face:
    """What a card bears."""

    kind: Kind
    category: str  # of a floor, else ""
    height: int
    points: int
    withstands: int  # a foundation's number; what a harmonic absorber adds (S7)


@dataclass(frozen=True, slots=True)
class Supply:
    """How many cards of some kinds this match is set up with (S1); which ones nobody knows."""

    foundations: int
    toilets: int
    studies: int
    roofs: int
    tornadoes: int
    sites: int  # opened before the first turn

    def of(self, sort: Sort) -> int:
        match sort:
            case "foundations":
                return self.foundations
            case "toilets":
                return self.toilets
            case "studies":
                return self.studies
            case "roofs":
                return self.roofs
            case "tornadoes":
                return self.tornadoes
            case _:
                assert_never(sort)


@dataclass(frozen=True, slots=True)
class Worth:
    """Points that no building's card bears (S5, S17, S18)."""

    mini_skyscraper: int
    order_and_unity: int
    world_record: int
    toilet_specialist: int
    further_toilet: int
    faulty_or_smelly: int


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed at set-up and does not change."""

    deck: DeckId
    characteristic: CharacteristicId
    book: Hidden[Mapping[CardId, Face]]
    supply: Supply
    worth: Worth
    mini_height: int  # S18
    least_height: int  # S17
    least_floors: int  # S4
    hand: int  # S12
    look: int  # S11
    tap_places: int  # S20
    falls_at_equal: bool  # collapse = equals (S6)
    may_reach: bool  # threshold = reach (S16)
    copies: Mapping[CardId, CardId]  # of cards of which there are several alike: the first of them
    penalty_cards: int = 0  # of Faulty or Smelly; 0: the deck has none, so nobody misses one (S17)


@dataclass(frozen=True, slots=True)
class Building:
    """What a roof has made of a site, and what was announced with it."""

    owner: SeatId
    roofed: int  # in the order of the roofs: the newest has the greatest (S0)
    height: int  # S4
    threshold: int  # its owner's when it was completed (S16)
    has_toilet: bool
    is_united: bool  # all its coloured floors are of one category (S18)


@dataclass(frozen=True, slots=True)
class Structure:
    """A foundation and what lies on it: a site, or with its roof a building (S0)."""

    number: int  # in the order in which they were opened
    place: Place
    tap: int | None  # the tap place at which it stands, or stood until its roof (S20)
    foundation: CardId
    withstands: int  # as printed on the foundation
    top: CardId
    cards: Hidden[tuple[CardId, ...]]  # on the foundation, from below, the top among them
    covered: tuple[tuple[int, int], ...] = ()  # height and points of each covered card, from below (S15)
    turns: int = 0  # S8
    quakes: tuple[CardId, ...] = ()
    insurances: tuple[CardId, ...] = ()
    building: Building | None = None

    @property
    def floors(self) -> int:
        """Of a site: the foundation and all floors but the top are covered."""
        return len(self.covered)


@dataclass(frozen=True, slots=True)
class Opening:
    """The first sites are opened, before `seat` has the first turn (S1)."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class Turn:
    seat: SeatId


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The match ends after these; `seat` may pass (S19)."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class Roofed:
    """`seat` may insure the building that just got its roof (S4)."""

    seat: SeatId
    number: int


@dataclass(frozen=True, slots=True)
class Toilet:
    """`seat` may take a card from another player (S5)."""

    seat: SeatId
    number: int


@dataclass(frozen=True, slots=True)
class Study:
    """`seat` chooses the way of the Study played last (S11)."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class Tornado:
    """`seat` names the side to which hands go (S13)."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class Over:
    winners: tuple[SeatId, ...]


Asking = Opening | Turn | LastTurn | Roofed | Toilet | Study | Tornado
Stage = Asking | Over


@dataclass(frozen=True, slots=True)
class OnPad:
    """A card was shown to the pad, or named; its place comes next (S20)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Searching:
    """The Study's player goes through the discards; a card comes next (S11)."""


@dataclass(frozen=True, slots=True)
class Surplus:
    """A card of a kind of which as many as are set up have turned up already; what becomes of it comes next (E10)."""

    card: CardId
    place: Place | None  # the tap place where it was shown; None: on the pad, or named
    is_discarded: bool  # it lies among the discards, in a hand that was left (E7)


@dataclass(frozen=True, slots=True)
class Sorting:
    """The cards of the set-up are sorted out: which kinds are ticked off, and how many were shown of each; never which (S1, H1)."""

    ticked: frozenset[Sort] = frozenset()
    counted: Mapping[Sort, int] = field(default_factory=dict)


Pending = OnPad | Searching | Surplus | Sorting


NONE_YET: Hidden[frozenset[CardId]] = Hidden(frozenset())
NOT_SORTED = Sorting()


@dataclass(frozen=True, slots=True)
class Position:
    terms: Terms
    seats: tuple[SeatId, ...]  # clockwise
    names: Mapping[SeatId, str]
    hands: Mapping[SeatId, int]
    deck: int
    foundations: int  # in their pile, those that are due among them
    foundations_due: int  # to be opened before anything else is played (S20)
    toilets: Mapping[SeatId, int]  # toilet floors that each has played (S5)
    completed: Mapping[SeatId, tuple[tuple[int, int], ...]]  # number and height of each building, standing or not (S16)
    whereabouts: Hidden[Mapping[CardId, int]]  # of every card that was tapped and is in no hand
    stage: Stage
    structures: tuple[Structure, ...] = ()  # in the order in which they were opened
    opened: int = 0  # structures ever opened
    roofed: int = 0  # roofs ever laid
    discarded: tuple[CardId, ...] = ()
    unseen_discards: int = 0  # hands of players who left (E7)
    studies: tuple[CardId, ...] = ()  # played and not done yet, the latest last (S11)
    has_taken: bool = False  # a card was taken in this turn, so nothing is drawn (S5)
    to_come: tuple[SeatId, ...] | None = None  # who still gets a last turn; None before the last turns (S19)
    draws: tuple[tuple[SeatId, int], ...] = ()  # shown until the next act (E8)
    turned_up: Hidden[frozenset[CardId]] = NONE_YET  # every card that was ever played or opened (E10)
    more: Mapping[Sort, int] = field(default_factory=dict)  # cards beyond the set-up with which the players go on (E10)
    foundations_missed: int = 0  # would have been due, and the pile had none left by the count (E10)
    untold: frozenset[CardId] = frozenset()  # of these and their copies nobody can say which lies where
    pending: Pending | None = None
    sorting: Sorting = NOT_SORTED  # as it was left before the first foundation

    @property
    def sites(self) -> tuple[Structure, ...]:
        return tuple(one for one in self.structures if one.building is None)

    def at(self, place: Place) -> Structure | None:
        for one in self.structures:
            if one.place == place:
                return one
        return None

    def numbered(self, number: int) -> Structure:
        return next(one for one in self.structures if one.number == number)

    def lies(self, card: CardId) -> int | None:
        """The number of the structure where it lies, or that it is among the discards; None: nobody has said."""
        return self.whereabouts.opened().get(card)

    def face(self, card: CardId) -> Face:
        return self.terms.book.opened()[card]

    def threshold(self, seat: SeatId) -> int:
        """The greatest height that this player has completed so far, standing or not (S16)."""
        return max((height for _, height in self.completed.get(seat, ())), default=0)

    @property
    def shown(self) -> frozenset[CardId]:
        """Cards that everybody sees: all that are known but for the covered ones (S15)."""
        seen = {*self.discarded, *self.studies}
        for one in self.structures:
            seen |= {one.foundation, one.top, *one.quakes, *one.insurances}
        gone = (card for card, where in self.whereabouts.opened().items() if where in {FALLEN, IN_BOX})
        return frozenset(seen).union(gone)


def by_place(places: set[Place]) -> list[Place]:
    """Tap places in their order, then whatever has none: the order of everything that is listed."""
    return sorted(places, key=lambda place: (place[1], place[0]))


def left_of(seats: tuple[SeatId, ...], seat: SeatId) -> SeatId:
    return seats[(seats.index(seat) + 1) % len(seats)]


def around(seats: tuple[SeatId, ...], seat: SeatId) -> tuple[SeatId, ...]:
    """Clockwise after `seat`, and `seat` last."""
    index = seats.index(seat) + 1
    return (*seats[index:], *seats[:index])
