"""All that the referee knows of a Skyscrapers match, frozen.

Hands and piles are counted and never known; a card is known from the moment when it is tapped. Once it is covered only
its height and its points are public (S15), so which cards lie under a top, and what each card bears, is sealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, get_args

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
KINDS: tuple[Kind, ...] = get_args(Kind)
NEVER_HELD: tuple[Kind, ...] = ("foundation", "prize")  # S1: they lie in piles of their own
HELD = tuple(kind for kind in KINDS if kind not in NEVER_HELD)
# Where a card lies that lies in no structure, of which it is the number. The last two are of cards whose place is not known: one that
# was taken up again, so it is in the match (E10), and one that another card was taken for, so it need not be (E3).
DISCARDED, FALLEN, IN_PLAY, IN_BOX, TAKEN_UP, MISTAKEN = -1, -2, -3, -4, -5, -6


@dataclass(frozen=True, slots=True)
class Face:
    """What a card bears."""

    kind: Kind
    category: str  # of a floor, else ""
    height: int
    points: int
    withstands: int  # a foundation's number; what a harmonic absorber adds (S7)


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
    supply: Mapping[Sort, int]  # how many cards of some kinds the match is set up with (S1); which ones is not known
    sites: int  # opened before the first turn
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
    penalty_cards: int = 0  # of Faulty or Smelly; 0: the deck has none, so none is missed (S17)


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
        """How many floors a site has: as many as it has covered cards, as its foundation and all floors but the top are covered."""
        return len(self.covered)

    def topped(self, card: CardId, below: Face) -> Structure:
        """The site with this card on its top, which bore `below`."""
        covered, cards = (*self.covered, (below.height, below.points)), Hidden((*self.cards.opened(), card))
        return self._with(self.place, card, cards, covered, self.quakes, self.insurances, self.turns, None)

    def bearing(self, quakes: tuple[CardId, ...], insurances: tuple[CardId, ...], turns: int) -> Structure:
        """The structure with these earthquakes, insurances and quarter turns."""
        return self._with(self.place, self.top, self.cards, self.covered, quakes, insurances, turns, self.building)

    def as_building(self, building: Building) -> Structure:
        """The site once it has its roof: it leaves its tap place (S4)."""
        return self._with((self.number, 1), self.top, self.cards, self.covered, self.quakes, self.insurances, self.turns, building)

    def _with(
        self,
        place: Place,
        top: CardId,
        cards: Hidden[tuple[CardId, ...]],
        covered: tuple[tuple[int, int], ...],
        quakes: tuple[CardId, ...],
        insurances: tuple[CardId, ...],
        turns: int,
        building: Building | None,
    ) -> Structure:
        """By place and not by `replace`, which costs twice as much: every second play changes a structure."""
        number, tap, foundation, withstands = self.number, self.tap, self.foundation, self.withstands
        return Structure(number, place, tap, foundation, withstands, top, cards, covered, turns, quakes, insurances, building)


@dataclass(frozen=True, slots=True)
class Sorting:
    """The cards of the set-up are sorted out: which kinds are ticked off, and how many were shown of each; never which (S1, H1)."""

    ticked: frozenset[Sort] = frozenset()
    counted: Mapping[Sort, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Opening:
    """The first sites are opened, before `seat` has the first turn (S1)."""

    seat: SeatId
    sorting: Sorting = Sorting()  # how far it had come when it was closed; opened again, it goes on from there


@dataclass(frozen=True, slots=True)
class Turn:
    seat: SeatId


@dataclass(frozen=True, slots=True)
class LastTurn:
    """One of the turns after which the match ends; `seat` may pass (S19)."""

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
class Overdue:
    """The time of `seat` is up: one card of their choice is discarded, and the turn passes (E9)."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class Over:
    winners: tuple[SeatId, ...]
    are_floors_shown: bool = False  # the players asked for it (H3)


Asking = Opening | Turn | LastTurn | Roofed | Toilet | Study | Tornado | Overdue
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


Pending = OnPad | Searching | Surplus | Sorting


@dataclass(frozen=True, slots=True)
class Builders:
    """The players by their seats, and what each has built so far."""

    seats: tuple[SeatId, ...]  # clockwise
    names: Mapping[SeatId, str]
    toilets: Mapping[SeatId, int]  # toilet floors that each has played (S5)
    completed: Mapping[SeatId, tuple[tuple[int, int], ...]]  # number and height of each building, standing or not (S16)


@dataclass(frozen=True, slots=True)
class Upsets:
    """What a misdeal, a player who left, or copies of a card have brought about; in most matches nothing."""

    more: Mapping[Sort, int] = field(default_factory=dict)  # cards beyond the set-up with which the players go on (E10)
    foundations_missed: int = 0  # would have been due, and the pile had none left by the count (E10)
    unseen_discards: int = 0  # hands of players who left (E7)
    untold: frozenset[CardId] = frozenset()  # it cannot be told which of these and their copies lies where


@dataclass(frozen=True, slots=True)
class Position:
    terms: Terms
    builders: Builders
    hands: Mapping[SeatId, int]
    deck: int
    foundations: int  # in their pile, those that are due among them
    foundations_due: int  # to be opened before anything else is played (S20)
    whereabouts: Hidden[Mapping[CardId, int]]  # of every card that was tapped
    stage: Stage
    structures: tuple[Structure, ...] = ()  # in the order in which they were opened
    discarded: tuple[CardId, ...] = ()
    studies: tuple[CardId, ...] = ()  # played and not done yet, the latest last (S11)
    to_come: tuple[SeatId, ...] | None = None  # who still gets a last turn; None before the last turns (S19)
    draws: tuple[tuple[SeatId, int], ...] = ()  # shown until the next act (E8)
    upsets: Upsets = Upsets()
    pending: Pending | None = None

    @property
    def seats(self) -> tuple[SeatId, ...]:
        return self.builders.seats

    @property
    def opened(self) -> int:
        """How many structures were ever opened."""
        return self.terms.supply["foundations"] + self.upsets.more.get("foundations", 0) - self.foundations

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
        """The number of the structure where the card lies, or one of the names above; None where its place is not known."""
        where = self.whereabouts.opened().get(card, TAKEN_UP)
        return where if where > TAKEN_UP else None

    def has_turned_up(self, card: CardId) -> bool:
        """Whether the card was ever played or opened, so that it is in the match (E10)."""
        return self.whereabouts.opened().get(card, IN_BOX) not in {IN_BOX, MISTAKEN}

    def face(self, card: CardId) -> Face:
        return self.terms.book.opened()[card]

    def threshold(self, seat: SeatId) -> int:
        """The greatest height that this player has completed so far, standing or not (S16)."""
        return max((height for _, height in self.builders.completed.get(seat, ())), default=0)

    @property
    def shown(self) -> frozenset[CardId]:
        """Cards that are in sight: all that are known but the covered ones (S15)."""
        seen = {*self.discarded, *self.studies}
        for one in self.structures:
            seen |= {one.foundation, one.top, *one.quakes, *one.insurances}
        gone = (card for card, where in self.whereabouts.opened().items() if where in {FALLEN, IN_BOX})
        return frozenset(seen).union(gone)


def by_place(places: set[Place]) -> list[Place]:
    """Tap places in their order, then structures that have none: the order of everything that is listed."""
    return sorted(places, key=lambda place: (place[1], place[0]))


def left_of(seats: tuple[SeatId, ...], seat: SeatId) -> SeatId:
    return seats[(seats.index(seat) + 1) % len(seats)]


def around(seats: tuple[SeatId, ...], seat: SeatId) -> tuple[SeatId, ...]:
    """Clockwise after `seat`, and `seat` last."""
    index = seats.index(seat) + 1
    return (*seats[index:], *seats[:index])
