"""The port that the people of every game fill, so that a match, a soak and a benchmark are the same whatever is played.

Rules of this file: nothing here knows a game. A book tells what is true and what everybody may know, a bot chooses, hands carry out,
and a scene is what clumsy hands see; who plays which game is listed in `company`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, Protocol, Self, TypeVar

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import HouseValue, Setup, View
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Uid
from companion.simulator.scene import Scene
from companion.simulator.table import SimulatedTable

Act = tuple[Any, ...]  # as the game's truth names it: the kind first, then places or whatever it speaks of
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
        """Who is asked."""
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
        """Once; the table may have it otherwise."""
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


Blunder = Callable[[Any, Any], bool | Choice]  # of a scene and a book; whether it happened, or the act in which it ended
B = TypeVar("B")
H = TypeVar("H", bound=Hands)


class People(Protocol[B, H]):
    """Everybody at a table of one game."""

    rotation: Rotation
    blunders: Mapping[str, Blunder]
    said: tuple[str, ...]  # keys that some of many clumsy matches must bring up, as their blunders raise them
    on_request: tuple[str, ...]  # keys that come of somebody's word alone, and of no card that is lifted or laid (E12)

    def brought(self, setup: Setup, deck: Deck, chance: Random) -> Deck:
        """The deck that people of a soak sit down with: this one, or a part of it."""
        ...

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> B: ...
    def bots(self, setup: Setup, deck: Deck, chance: Random, vague: float) -> Mapping[SeatId, Bot]: ...
    def hands(self, table: SimulatedTable, chance: Random) -> H: ...
    def scene(self, table: SimulatedTable, hands: H, chance: Random, deck: Deck, book: B) -> Scene: ...
    def public_of(self, view: View) -> Public: ...
    def acts_of(self, table: TableView, shape: Shape) -> frozenset[Act]:
        """What the screen offers, as the book names it."""
        ...

    def lacks(self, before: B, choice: Choice, after: B, heard: Iterable[Announcement]) -> str:
        """What should have been said of an act and was not; nothing where all was."""
        ...

    def unmeant(self, book: B, shown: Public) -> Collection[Act]:
        """Acts that nobody meant and that noise alone may have made, as the screen shows their outcome."""
        ...

    def taken_for(self, book: B, choice: Choice) -> Collection[Act]:
        """Other acts for which noise may have the referee take this one."""
        ...

    def filled(self, deck: Deck, view: View, move: Any, chance: Random) -> Any:
        """A move of the game's `moves` with a card where it was left open, as far as everybody knows (benchmarks and tests)."""
        ...


def differences(ours: Public, shown: Public) -> list[str]:
    """In what the two differ, for whoever has to find out why."""
    pairs = [(one.name, getattr(ours, one.name), getattr(shown, one.name)) for one in fields(ours)]
    return [
        f"{name}: the book has {_without(mine, other)}, the screen {_without(other, mine)}" for name, mine, other in pairs if mine != other
    ]


def _without(one: object, other: object) -> object:
    """Of two sets, what only the first holds."""
    return sorted(map(str, one - other)) if isinstance(one, frozenset) and isinstance(other, frozenset) else one


def with_any_card(deck: Deck, view: View, chance: Random) -> CardId:
    """A card that lies neither on the mat nor among what has left the match."""
    out = {one.card for one in view.places} | {card for card, _ in view.discarded}
    return chance.choice(sorted(deck.cards.keys() - out))
