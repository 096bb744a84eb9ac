"""The port that every game fills: `Game`, an object of values and functions, and the values that only a `Game` is made of.

Rules of this file: legality lives in `rule` alone; every other function is derived from `rule` or calls it. A key of an announcement stands
here without the game's name and the hyphen before it, as it stands in a `Fact`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Generic, Literal, TypeVar, get_args

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import (
    Difference,
    Expectation,
    Ground,
    HouseRule,
    Layout,
    Place,
    Refused,
    Ruling,
    Setup,
    Signal,
    Tally,
    Understood,
    View,
    Wrong,
)
from companion.core.games.pictured import Picture
from companion.events import Correction, SeatId

P = TypeVar("P")
M = TypeVar("M")

# How long a player may take for an act, and whether anything follows; every game has these two (E9).
TURN_TIMER = (
    HouseRule("timer", "off", ("off", "gentle", "strict")),
    HouseRule("turn_seconds", 60, least=10, most=600, is_whole=False, step=10.0),
)


def _no_table(_: Difference) -> tuple[str, ...]:
    return ()


def _no_table_parsed(_: tuple[str, ...]) -> Difference | None:
    return None


@dataclass(frozen=True, slots=True)
class Notation(Generic[M]):
    """How a move is written as text and read back, and a table that was accepted as it lies (E5), where a game has that."""

    written: Callable[[M], str]
    parsed: Callable[[str], M | None]
    written_table: Callable[[Difference], tuple[str, ...]] = _no_table
    parsed_table: Callable[[tuple[str, ...]], Difference | None] = _no_table_parsed


@dataclass(frozen=True, slots=True)
class Lesson:
    """One sentence of a first match: its line, the ruling that it rests on, and the announcements after which it makes sense.

    `key` and `after` are whole keys of lines, for a lesson may follow an announcement of the table as well.
    """

    key: str
    rule: str
    after: tuple[str, ...]


# What an announcement tells of the table to a listener who does not see the screen. `card`, `place`, `seat` are its arguments. An amount
# behind a key and a colon says what a count is from then on: "plays:hand" the argument `hand`, "builds:-1" one less, "left:+count" so many
# more.
Tells = Literal[
    "act",  # a player acted, so cards that were drawn before count as just drawn no longer (E8)
    "lies",  # where `card` lies, and `other` where there is one
    "number",  # the number of `card`, which is open from now on
    "gone",  # `card` is on the table no longer
    "away",  # `card` is on the table, and lifted at this moment or not laid back yet
    "moved",  # every card lies as many cells further as the shift said
    "shift",  # which way every card has to go, or that none has to any more
    "violated",  # `card` and `other` lie out of order; of a status sentence: outside a repair no card does
    "checked",  # which card is checked
    "pending",  # which seat has to settle a Duet or a Trio, or that none has
    "seats",  # `seat` has left the match
    "called",  # `seat` was called by name
    "winners",  # the seats that have won
    "count",  # one line of the final count
    "discarded",  # `card` lies among the discarded cards or in the box; without a card: none does
    "drawn",  # `seat` has drawn so many cards from the pile, as long as it lasted
    "redrawn",  # `seat` has just drawn so many cards more, and holds as many as before
    "given",  # `seat` gave `count` cards to `to`
    "taken",  # `seat` took a card from `giver`
    "hand",  # the cards of `seat`
    "toilets",  # the toilets of `seat`
    "threshold",  # the tallest building of `seat`, if it is `height`
    "pile",  # the cards of the pile
    "box",  # the cards of the box
    "foundations",  # the foundations left
    "foundations_due",  # the foundations to be opened
    "unseen_discards",  # the unseen cards among the discards
    "tower",  # what stands at `place` and its foundation, or that it fell
    "top",  # `card` lies on the tower at `place`
    "owner",  # it is a building of `seat` now
    "tower_counts",  # `height`, `quakes`, `insurances` and `turns` of the tower at `place`, those that are arguments
    "prizes",  # the tower at `place` holds a prize ("gets-x:+x") or does not any more
]
KNOWN: frozenset[str] = frozenset(get_args(Tells))


@dataclass(frozen=True, slots=True)
class Heard:
    """What a listener learns of a game without the screen; keys stand in every table without the game's name."""

    tells: Mapping[str, Mapping[str, str]]  # by the key of an announcement: fields and amounts
    lays: frozenset[str] = frozenset()  # status sentences by which a card is waited for
    keeps: frozenset[str] = frozenset()  # status sentences that tell nothing of whether a card is waited for
    keeps_question: frozenset[str] = frozenset()  # status sentences beside which the question before stands on
    nameless: frozenset[str] = frozenset()  # status sentences that do not tell which seat is asked
    short: Mapping[str, str] = field(default_factory=dict)  # a status sentence, and the line that is enough after a call by name
    implies: Mapping[str, str] = field(default_factory=dict)  # an announcement, and the status sentence that it tells as well

    def told_by(self, key: str) -> Mapping[str, str]:
        """What an announcement of this game tells; nothing for a key that is not listed."""
        return self.tells.get(key, {})


def tells(**rows: str) -> Mapping[str, Mapping[str, str]]:
    """The table `Heard.tells`, from rows that name a thing told and the keys that tell it: blanks between them, each with its amount."""
    found: dict[str, dict[str, str]] = {}
    for what, keys in rows.items():
        if what not in KNOWN:
            raise ValueError(f"no announcement tells {what!r}")
        for key, _, amount in (one.partition(":") for one in keys.split()):
            found.setdefault(key, {})[what] = amount
    return found


def paid(keys: str) -> str:
    """The keys, each marked as an announcement by which one card leaves the hand."""
    return " ".join(f"{key}:-1" for key in keys.split())


def _no_seat(_: Any) -> SeatId | None:
    return None


def _no_cards(_: Any) -> frozenset[CardId]:
    return frozenset()


def _no_step(_: Any) -> Place | None:
    return None


def _no_sort(_: Any, __: CardId) -> str | None:
    return None


def _none_counted(_: Any, __: str | None) -> tuple[Any, ...]:
    return ()


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[P, M]):
    """A rulebook. `P` is its position, `M` the union of its moves. There is one object of each game, equal to no other."""

    id: str
    ground: Ground
    least_players: int
    most_players: int
    usual_deck: str
    usual_mat: str | None  # None: 8 x 8 cells and a pad
    emblem: str  # the picture that stands for the game where one is chosen, by the name of its file
    house: tuple[HouseRule, ...]
    tallies: tuple[Tally, ...]
    are_hands_secret: bool  # whether players must not know cards of other hands, so that all backs have to be alike
    lessons: tuple[Lesson, ...]  # of several that are due, the first is told first
    pictures: tuple[Picture, ...]  # that explain it to new players, each with a sentence
    heard: Heard
    notation: Notation[M]
    half_done: tuple[type[Any], ...]  # moves that are no whole act yet
    placing: tuple[type[Any], ...]  # moves by which `card` comes to lie on the table

    start: Callable[[Setup, Deck], P]
    rule: Callable[[P, M], Ruling | Refused]
    moves: Callable[[P], tuple[M, ...]]
    layout: Callable[[P], Layout]
    wrongs: Callable[[P, Difference], tuple[Wrong, ...]]
    understand: Callable[[P, Difference, Signal], Understood]
    expectation: Callable[[P, Difference], Expectation]
    view: Callable[[P], View]
    correct: Callable[[P, Correction, Difference], Ruling | Refused]
    reopened: Callable[[P, P], P]  # the earlier position of an undo, with all that the later one has revealed (E3)

    # Bots and hands, and the typed commands, stand above the core and are loaded on the first call; their types are
    # `companion.simulator.people.People` and `companion.simulator.typed.Typed`, which the core does not import.
    people: Callable[[], Any]
    typed: Callable[[], Any]

    timed: Callable[[P], SeatId | None] = _no_seat  # the player whose time runs down; None: it stands still (E9)
    time_up: M | None = None  # the move that follows a time that is up, where the table is strict; None: nothing follows (E9)
    moved_to: Callable[[tuple[M, ...], Place], tuple[M, ...] | None] | None = None  # the same act at another place (C20); None: never
    left_in_box: Callable[[P], frozenset[CardId]] = _no_cards
    step_under_way: Callable[[P], Place | None] = _no_step  # of a shift (C18)
    sorts_as: Callable[[P, CardId], str | None] = _no_sort  # the kind that a card counts as while cards are sorted (S1)
    counted: Callable[[P, str | None], tuple[M, ...]] = _none_counted  # the moves by which a card of that kind is counted

    @property
    def players(self) -> range:
        """The numbers of players that the game allows."""
        return range(self.least_players, self.most_players + 1)

    def is_half_done(self, move: M) -> bool:
        return isinstance(move, self.half_done)

    def placed_by(self, moves: tuple[M, ...]) -> CardId | None:
        """The card that the last move of an act has laid, if that move lays one."""
        last: Any = moves[-1] if moves else None
        return last.card if isinstance(last, self.placing) else None
