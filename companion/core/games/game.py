"""The values that pass between a game and the referee; `port` says which functions a game has.

Rules: nothing here knows a game, a slot or a language. A `Fact` is public (H1). A `View` is built field by field: a forgotten line hides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from decimal import Decimal
from functools import cache
from typing import Any, Literal

from companion.core.decks.card import CardId, CharacteristicId, DeckId, Side
from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.events import SeatId

Place = tuple[int, int]  # a place of the game's own, by its ground (below)
Tone = Literal["plain", "placed", "revealed", "fits", "violation", "penalty", "prize", "notice", "turn", "win", "soft", "cleared"]
HouseValue = str | int | float
# How a game uses the mat, and what its places are. "area": cells, x to the right and y up. "row": a line along the slots, of which
# (i, 0) is the card number i and (g, 1) the gap before it. "sites": (k, 0) is the tap place number k, (n, 1) a structure at none.
Ground = Literal["area", "row", "sites"]


@dataclass(frozen=True, slots=True)
class HouseRule:
    """What players may switch at set-up: one of `choices`, or a number from `least` to `most`."""

    id: str
    default: HouseValue | None  # None: worked out from the number of players
    choices: tuple[str, ...] = ()
    least: float = 0
    most: float = 0
    is_whole: bool = True
    usual: Mapping[int, int] = field(default_factory=dict, hash=False)  # the default with so many players, where that differs
    step: float = 0  # by which a page changes a number; 0: by one, or by a half


@dataclass(frozen=True, slots=True)
class Player:
    seat: SeatId
    name: str


@dataclass(frozen=True, slots=True)
class Series:
    """Matches that are played for the most wins; the player with more than half of them has won the series."""

    best_of: int
    wins: tuple[int, ...]  # before this match, in the order of `players`

    @property
    def needed(self) -> int:
        return self.best_of // 2 + 1


@dataclass(frozen=True, slots=True)
class Setup:
    """The agreements made before the first card (E1)."""

    game: str
    deck: DeckId
    characteristic: CharacteristicId
    players: tuple[Player, ...]  # clockwise
    first: SeatId
    house: Mapping[str, HouseValue] = field(default_factory=dict)
    set_aside: tuple[CardId, ...] = ()  # revealed in earlier matches (C17)
    shape: Shape = field(default_factory=Shape)
    series: Series | None = None


# What facts, questions and options speak of. The words are found later, in each language.
@dataclass(frozen=True, slots=True)
class OfCard:
    card: CardId


@dataclass(frozen=True, slots=True)
class OfSeat:
    seat: SeatId


@dataclass(frozen=True, slots=True)
class AtPlace:
    place: Place
    was: bool = False  # named as it was before the act that the fact tells of


@dataclass(frozen=True, slots=True)
class Shown:
    """A number that is public now."""

    card: CardId
    characteristic: CharacteristicId
    number: Decimal
    beside: Decimal | None = None  # the same in another unit; it decides nothing (H4)


Arg = OfCard | OfSeat | AtPlace | Shown | int | str | tuple["Arg", ...]
Args = Mapping[str, Arg]
# Made once for each card, seat and place, as rulings name them again and again. All of these are public, so no time tells a hidden value.
of_card, of_seat, at_place = cache(OfCard), cache(OfSeat), cache(AtPlace)


@dataclass(frozen=True, slots=True)
class Fact:
    """Something public that happened."""

    key: str
    rule: str  # the ruling that it rests on
    tone: Tone
    args: Args = field(default_factory=dict)

    @property
    def is_call(self) -> bool:
        """Whether this fact calls upon a player."""
        return self.tone == "turn"


@dataclass(frozen=True, slots=True)
class Tally:
    """A count kept of each player over many matches, made from facts alone, so that nothing is counted that was not public (H3)."""

    id: str
    facts: tuple[str, ...]  # keys; a fact without a seat counts for the player whose turn it is
    amount: str = ""  # the argument with the number; "": each fact counts one
    fewer: str = ""  # the key of a fact that may follow at once; its `amount` then replaces this one
    is_together: bool = False  # all such facts of one entry count as one
    is_final: bool = False  # the facts belong to the final count; where that is made again, the tally starts anew


@dataclass(frozen=True, slots=True)
class Refused:
    """An act that the rules do not allow, and why."""

    reason: str
    rule: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruling:
    """The verdict on a move: the new position, and what is public of it."""

    position: Any
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Must:
    """What must lie at a place."""

    card: CardId
    is_open: bool
    may_be_away: bool
    rank: int = 0  # in a row: neighbours of one rank may lie in either order (L7)


Layout = Mapping[Place, Must]


@dataclass(frozen=True, slots=True)
class Arrival:
    """A card where the layout has none or another."""

    card: CardId
    place: Place
    side: Side | None
    since: float  # no earlier than the last ruling, and than the moment when the last wrong thing was mended (C24)
    is_firm: bool  # has lain for `pace` (C20)
    must_go: bool  # an act with this card was taken back, so the card counts again only after it was lifted


@dataclass(frozen=True, slots=True)
class Away:
    """A card of the layout that is not where it must lie."""

    card: CardId
    place: Place
    is_open: bool
    may: bool
    since: float
    was_there: bool  # False: the mat never saw the card there, so it is still to be laid
    must_return: bool = False  # the card is off because an act was taken back (E3)


@dataclass(frozen=True, slots=True)
class Back:
    """A card that was lifted and lies on its own place again."""

    card: CardId
    place: Place
    is_open: bool
    left: float
    since: float
    is_sure: bool  # the slot did not fall silent meanwhile
    is_told: bool = True  # the lift was heard; a silence alone may come of a hand above the card (E12)
    is_touch: bool = True  # it lay at rest before, was nowhere else, and nothing that happened meanwhile asked for its return (E12)


@dataclass(frozen=True, slots=True)
class Turned:
    """A card on its place with the other side up than the layout has it."""

    card: CardId
    place: Place
    is_open: bool  # the side that the layout asks for
    since: float


@dataclass(frozen=True, slots=True)
class Difference:
    """How the mat differs from the layout."""

    at: float
    arrived: tuple[Arrival, ...] = ()
    away: tuple[Away, ...] = ()
    back: tuple[Back, ...] = ()
    turned: tuple[Turned, ...] = ()
    step: Place | None = None  # every card lies off by this one step (C18)
    blind: frozenset[Place] = frozenset()  # places of the area or beside it where the mat sees nothing
    has_pad: bool = True
    strange: bool = False  # something lies there that is no card of this deck
    room: int = 0  # in a row: slots on which nothing lies
    exchanged: tuple[tuple[CardId, CardId], ...] = ()  # in a row: cards of one rank that changed places, pair after pair (L7)

    @property
    def is_empty(self) -> bool:
        return not (self.arrived or self.away or self.turned or self.strange)


# What a game is asked to understand: a look at the table (something lies otherwise, or time passed), a button, a choice, a tap.


@dataclass(frozen=True, slots=True)
class Looked:
    pass


@dataclass(frozen=True, slots=True)
class Said:
    button: str  # "ok", "cancel", "check"


@dataclass(frozen=True, slots=True)
class Picked:
    option: Option


@dataclass(frozen=True, slots=True)
class Tapped:
    card: CardId
    is_draw: bool  # on a draw pad
    place: Place | None = None  # the tap place (S20)


Signal = Looked | Said | Picked | Tapped


@dataclass(frozen=True, slots=True)
class Act:
    """An act that was understood: its moves, one after the other."""

    moves: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Incomplete:
    """An act may be under way; nothing is said yet."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """No act."""


Understood = Act | Incomplete | Refused | Nothing
UNSEEN = 2.0  # seconds that a wrongness may last unsaid where it hinders no act (C23, C24)


@dataclass(frozen=True, slots=True)
class Wrong:
    """Something lies wrong: which card, where, what to do; it ends when the table is right (C24)."""

    key: str
    rule: str
    card: CardId | None
    place: Place | None  # where it lies
    home: Place | None  # where it belongs; None: off the mat
    since: float
    say_after: float | None  # seconds from `since`; None: once firm (C20)
    tone: Tone = "violation"
    args: Args = field(default_factory=dict)
    seat: SeatId | None = None  # the player whose card it is, where that is known


@dataclass(frozen=True, slots=True)
class Ask:
    """The question that *ok* answers now."""

    key: str
    rule: str
    seat: SeatId | None
    moves: tuple[Any, ...]
    args: Args = field(default_factory=dict)
    is_said: bool = False  # the question arises from an act at the table, so it is announced as well


@dataclass(frozen=True, slots=True)
class Option:
    """A choice on offer; its id is made of public values: the kind, then places or a card."""

    kind: str
    moves: tuple[Any, ...]
    places: tuple[Place, ...] = ()
    card: CardId | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Expectation:
    """What the game waits for now."""

    key: str
    rule: str
    seat: SeatId | None
    args: Args = field(default_factory=dict)
    places: tuple[Place, ...] = ()  # where a card may be laid
    ask: Ask | None = None
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: SeatId
    name: str
    hand: int
    marks: tuple[str, ...]  # "duet", "trio", "draws-2", "out"
    counts: Mapping[str, int] = field(default_factory=dict)  # what else is counted of a player: "toilets", "threshold"


@dataclass(frozen=True, slots=True)
class PlaceView:
    place: Place
    card: CardId
    is_open: bool
    numbers: Mapping[CharacteristicId, Decimal]  # empty while it is closed
    marks: tuple[str, ...]  # "violated", "checked"


@dataclass(frozen=True, slots=True)
class StructureView:
    """A site or a building, as far as it is public (S15)."""

    place: Place
    number: int  # in the order in which they were opened
    owner: SeatId | None  # None: a site
    foundation: CardId
    withstands: int  # as printed on the foundation
    turns: int
    quakes: int
    insurances: int
    covered: tuple[tuple[int, int], ...]  # height and points of each covered card, from below
    top: CardId
    top_bears: tuple[int, int]  # height and points of the top card, which is seen whole
    height: int | None  # announced with the roof
    marks: tuple[str, ...]  # "mini-skyscraper", "order-and-unity", "world-record", "faulty-or-smelly"


@dataclass(frozen=True, slots=True)
class CountView:
    """One line of the final count: what it is for, and what it is worth to whom (S19)."""

    seat: SeatId
    key: str
    points: int
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View:
    """One shape for every game, built field by field from a position."""

    game: str
    deck: DeckId
    characteristic: CharacteristicId
    stage: str
    turn: SeatId | None
    seats: tuple[SeatView, ...]
    pile: int
    places: tuple[PlaceView, ...]
    discarded: tuple[tuple[CardId, Mapping[CharacteristicId, Decimal]], ...]
    winners: tuple[SeatId, ...]  # several may share it; none before the end
    pending: str
    structures: tuple[StructureView, ...] = ()
    stock: Mapping[str, int] = field(default_factory=dict)  # what else is counted on the table: "foundations", "box"
    count: tuple[CountView, ...] = ()
    floors: Mapping[int, tuple[CardId, ...]] = field(default_factory=dict)  # by structure, from below; none until asked for (H3)
