"""What an exam is made of: two tables that differ in nothing that anybody may know must let out the same, letter for letter (H1).

A game sits it by an `Exam`: which matches are played and by whom, at which steps they are looked at, and in what the second table differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, Protocol

from companion.core.decks.card import CardId, Deck
from companion.core.mat.shape import Shape
from companion.core.referee.match_state import MatchState
from companion.events import SeatId
from companion.protocol.setup import parse_setup
from tests.hiding.desk import Desk, shipped
from tests.hiding.planting import Planted

Row = dict[str, Any]
Held = Mapping[SeatId, frozenset[CardId]]
Outputs = Mapping[str, str]  # all that a desk lets out, by what it is called


@dataclass(frozen=True)
class Plan:
    """Which match is played, and by whom."""

    seed: int
    asked: Mapping[str, Any]
    are_faces_seen: bool = False  # a tag tells which side lies up (C22)
    is_noisy: bool = False  # played by clumsy hands over a noisy radio, and not by people who tell what they do

    @property
    def deck(self) -> str:
        return str(self.asked["deck"])

    @cached_property
    def shape(self) -> Shape:
        setup, _ = parse_setup(self.asked, shipped)
        return setup.shape


class Company(Protocol):
    """People at a table that is told line by line what they do."""

    @property
    def held(self) -> Held:
        """The hands as these people have them now; nothing where no exam asks for them."""
        ...

    def rows(self) -> Iterator[Row]: ...


@dataclass(frozen=True, slots=True)
class Recorded:
    """A match as it was played, and the steps at which it is looked at."""

    plan: Plan
    deck: Deck
    lines: tuple[bytes, ...]
    public: Mapping[int, frozenset[CardId]]  # step -> cards whose numbers were shown by then; only steps to be examined
    held: Mapping[int, Held]
    is_over: bool

    @property
    def steps(self) -> tuple[int, ...]:
        return tuple(self.public)

    def hidden(self, step: int) -> frozenset[CardId]:
        return frozenset(self.deck.cards) - self.public[step]

    def named(self, step: int | None = None) -> frozenset[CardId]:
        """Cards that somebody laid, showed, chose or spoke of by then; what only a draw pad heard is not among them (H2)."""
        return self._in([line for line in self.lines[:step] if not self._is_draw(line)])

    def drawn(self, step: int | None = None) -> frozenset[CardId]:
        """Cards that a draw pad heard by then, and nothing else."""
        return self._in([line for line in self.lines[:step] if self._is_draw(line)]) - self.named(step)

    def _in(self, lines: Sequence[bytes]) -> frozenset[CardId]:
        said = b"\n".join(lines).decode()
        chosen = " ".join(line.partition(b'"choose"')[2].decode() for line in lines)
        return frozenset(card for card in self.deck.cards if f'"{card}"' in said or card in chosen)

    def _is_draw(self, line: bytes) -> bool:
        shape = self.plan.shape
        return any(f'"tap": "{pad}"'.encode() in line for pad in shape.draw_pads if pad not in shape.action_pads)


@dataclass(frozen=True, slots=True)
class Stop:
    """A step to be examined: how the match stood there, and all that it had let out."""

    one: Recorded
    step: int
    state: MatchState
    positions: tuple[Any, ...]  # as the match stood after each entry so far
    entries: tuple[int, ...]  # after each step so far: how many there were
    outputs: Outputs
    named: frozenset[CardId]  # by what people did so far
    drawn: frozenset[CardId]

    @property
    def hidden(self) -> frozenset[CardId]:
        return self.one.hidden(self.step)

    @property
    def has_pad(self) -> bool:
        """Whether a pad hears: without one, all cards that could be played are listed by name, whoever has them (C19)."""
        return bool(frozenset(self.one.plan.shape.action_pads) - self.state.mat.frozen)

    def position_at(self, step: int) -> Any:
        return self.positions[self.entries[step] - 1]

    @property
    def as_it_was(self) -> Other:
        return Other(self.one.deck, self.one.lines[: self.step])

    def with_deck(self, deck: Deck) -> Other:
        return replace(self.as_it_was, deck=deck)


@dataclass(frozen=True, slots=True)
class Other:
    """The second table: its deck, what it is told, and from which step on it lets out the same by right."""

    deck: Deck
    lines: tuple[bytes, ...]
    since: int = 0


@dataclass(frozen=True, slots=True)
class Kind:
    """In what the second table differs. It counts only where one of its truths has become another by that."""

    name: str
    other: Callable[[Stop, Random], Other]
    truths: Callable[[Stop, Other], tuple[object, ...]]
    without: frozenset[str] = frozenset()  # outputs that tell it by right


@dataclass(frozen=True, slots=True)
class Exam:
    """How one game sits it."""

    game: str
    plans: Callable[[int], Iterator[Plan]]  # from this seed on, without end
    company: Callable[[Plan, Deck, Desk], Company]
    is_worth_it: Callable[[Desk], bool]  # a step to be looked at, whether or not something is shown next
    most_worth_it: int  # of them in each match
    kinds: tuple[Kind, ...]  # in turn; by the first one an end is looked at where nothing can count
    plants: tuple[Planted, ...]  # leaks that have to be found
    must_say: frozenset[str]  # keys that the first matches have to bring up
    orders: frozenset[tuple[str, str]]  # decks that have to be planned, each with what orders its cards
