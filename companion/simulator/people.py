"""The port that the people of every game fill, so that a match, a soak and a benchmark run every game in the same way.

Rules of this file: nothing here knows a game. A book tells what is true and what is public, a bot chooses, hands carry out,
and a scene is what clumsy hands see; a game brings its people with it (`Game.people`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any, Protocol, Self

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import HouseValue, Setup, View
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Uid
from companion.simulator.scene import NOTICED, Scene
from companion.simulator.table import SimulatedTable

Act = tuple[Any, ...]  # as the game's truth names it: the kind first, then places or what else it speaks of
LATE: Act = ("late",)  # the time of the player who is asked is up, at a strict table (E9); no player chooses it
Public = Any  # a frozen dataclass of the game's: what book and screen must agree on


@dataclass(frozen=True, slots=True)
class Choice:
    act: Act
    card: CardId | None = None  # the card that is laid or shown for it


@dataclass(frozen=True, slots=True)
class Rotation:
    """What the matches of a soak differ in: each deck with each number of players, then on the next mat; a house by chance."""

    decks: tuple[str, ...]
    players: tuple[int, ...]
    mats: tuple[Shape, ...]
    houses: tuple[Mapping[str, HouseValue], ...]
    set_aside: int = 0  # cards that lie set aside in every third match (C17)


class Book(Protocol):
    """The truth of one match, by rules of the people's own; never changed, only gone on from."""

    @property
    def seat(self) -> SeatId:
        """The seat of the player who is asked to act."""
        ...

    @property
    def hand(self) -> tuple[CardId, ...]:
        """What the player who is asked holds, or looks at; a bot gets it and nothing else of the book."""
        ...

    @property
    def is_over(self) -> bool: ...
    def after(self, act: Act, card: CardId | None = None) -> Self: ...
    def allows(self, act: Act, card: CardId | None) -> bool: ...
    def acts(self) -> frozenset[Act]: ...
    def public(self) -> Public: ...
    def taken_up(self, choice: Choice) -> CardId | None:
        """The card that hands need for it: the one to be played, or one from the pile."""
        ...


class Bot(Protocol):
    def choose(self, table: TableView, hand: Sequence[CardId]) -> Choice: ...


class Hands(Protocol):
    """A game's own hands; the first three are the same for all, and come with `Fingers`."""

    def uid(self, card: CardId) -> Uid: ...
    def wait_for(self, is_so: Callable[[TableView], bool], patience: float = ...) -> None: ...
    def is_asked_strangely(self) -> bool: ...

    def open(self, book: Any) -> None:
        """Lay or show what comes before the first act."""
        ...

    def carry_out(self, act: Act, card: CardId | None, *, on_screen: bool = False) -> None:
        """Make the act with the hands, once; the table may have taken it otherwise."""
        ...

    def follow_up(self, before: Any, choice: Choice, after: Any) -> None:
        """What people do of themselves once an act has come: a drawn card is shown, a failed one taken away."""
        ...

    def make_anew(self, choice: Choice) -> None:
        """The radio took it for another act of `taken_for`: put that right, and make it as it was meant."""
        ...

    def answer_strange(self) -> bool:
        """Answer a question that noise or a blunder raised, where the answer is not to drop it; whether there was one."""
        ...


# Of a scene and a book: one thing that goes wrong and is put right by what the referee asks for. False where it cannot happen now; an act
# where it ended in one that was meant.
Blunder = Callable[[Any, Any], bool | Choice]


def _as_it_is(_: Setup, deck: Deck, __: Random) -> Deck:
    return deck


def _none(_: Any, __: Any) -> Collection[Act]:
    return ()


@dataclass(frozen=True, slots=True, eq=False)
class People:
    """Everybody at a table of one game, who bring a `Book`, bots, `Hands` and a `Scene` of the game's own."""

    rotation: Rotation
    blunders: Mapping[str, Blunder]
    said: tuple[str, ...]  # keys that some of many clumsy matches must bring up, as their blunders raise them
    dealt: Callable[[Setup, Deck, Random], Any]  # the book of a match that begins now
    bots: Callable[[Setup, Deck, Random, float], Mapping[SeatId, Bot]]  # the last argument: how vaguely they know the deck
    hands: Callable[[SimulatedTable, Random], Any]
    scene: Callable[[SimulatedTable, Any, Random, Deck, Any], Scene]  # of these hands and this book
    public_of: Callable[[View], Public]
    acts_of: Callable[[TableView, Shape], frozenset[Act]]  # what the screen offers, as the book names it
    lacks: Callable[[Any, Choice, Any, Iterable[Announcement]], str]  # what was not said of an act between two books, else nothing
    filled: Callable[[Deck, View, Any, Random], Any]  # a move of the game's `moves` with a card where it was left open (benches, tests)
    unmeant: Callable[[Any, Public], Collection[Act]] = _none  # acts that noise alone may have made, as the screen shows their outcome
    taken_for: Callable[[Any, Choice], Collection[Act]] = _none  # other acts for which noise may have the referee take this one
    brought: Callable[[Setup, Deck, Random], Deck] = _as_it_is  # the deck that people of a soak sit down with, or a part of it
    on_request: tuple[str, ...] = ()  # keys that come of a word alone, and of no card that is lifted or laid (E12)


def differences(ours: Public, shown: Public) -> list[str]:
    """In what the book and the screen differ, as lines for the report of a soak."""
    pairs = [(one.name, getattr(ours, one.name), getattr(shown, one.name)) for one in fields(ours)]
    return [
        f"{name}: the book has {_without(mine, other)}, the screen {_without(other, mine)}" for name, mine, other in pairs if mine != other
    ]


def _without(one: object, other: object) -> object:
    """What only the first of two sets holds; of other values the first as it is."""
    return sorted(map(str, one - other)) if isinstance(one, frozenset) and isinstance(other, frozenset) else one


def filled_with_any(deck: Deck, view: View, move: Any, chance: Random) -> Any:
    """The move, in which a card that was left open is one that lies neither on the mat nor among what has left the match."""
    if getattr(move, "card", "") is not None:
        return move
    out = {one.card for one in view.places} | {card for card, _ in view.discarded}
    return replace(move, card=chance.choice(sorted(deck.cards.keys() - out)))


def time_run_out(scene: Scene, book: Any) -> bool | Choice:
    """A player thinks until the time is up, and nothing lies wrong meanwhile (E9)."""
    time = scene.table.look().time
    limit = scene.table.referee.state.match.limit
    if time is None or limit is None or not limit.is_strict or not book.allows(LATE, None):
        return False
    scene.table.wait(max(time.since or 0.0, scene.table.at) - scene.table.at + time.left_at(scene.table.at) + NOTICED)
    return Choice(LATE)
