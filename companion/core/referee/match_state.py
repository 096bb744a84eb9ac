"""How a match stands: everything that the entries so far have made, frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from companion.core.decks.card import CardId, Deck, DeckId, Side
from companion.core.games.game import Place, Setup
from companion.core.games.port import Game
from companion.core.mat.mat import Mat
from companion.core.mat.shape import Shape
from companion.core.referee.placement import Ground
from companion.events import Button, Correction, Slot, Uid


class Tagged(Protocol):
    @property
    def deck(self) -> DeckId: ...
    @property
    def card(self) -> CardId: ...
    @property
    def side(self) -> Side | None: ...


class Register(Protocol):
    """Which tag is which card, and which is a command (decks.register)."""

    def identify(self, uid: str) -> Tagged | None: ...
    def command(self, uid: str) -> Button | None: ...


@dataclass(frozen=True, slots=True)
class Match:
    """What does not change while a match is played."""

    setup: Setup
    game: Game[Any, Any]
    deck: Deck
    register: Register
    pace: float  # C20
    shape: Shape = field(init=False, repr=False, compare=False)  # that of the set-up, which every comparison asks for

    def __post_init__(self) -> None:
        object.__setattr__(self, "shape", self.setup.shape)


@dataclass(frozen=True, slots=True)
class Past:
    """An act that can be taken back: how things stood before it, and what it was."""

    before: Any  # the position
    placement: Ground
    moves: tuple[Any, ...]
    placed: CardId | None
    overrides: Mapping[CardId, CardId]
    earlier: Past | None = field(repr=False, compare=False)  # a long match is a long chain; each link was compared when it was last


@dataclass(frozen=True, slots=True)
class UndoAsked:
    was_told: bool = False  # that cards shown since stay open (E3)
    kind: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class CorrectionAsked:
    correction: Correction
    kind: Literal["correct"] = "correct"


@dataclass(frozen=True, slots=True)
class MovedAsked:
    """Was the last card moved there? (C20)"""

    card: CardId
    place: Place
    kind: Literal["moved"] = "moved"


Asked = UndoAsked | CorrectionAsked | MovedAsked
WrongId = tuple[str, str, str]  # key, card or tag, slot or place


@dataclass(frozen=True, slots=True)
class Standing:
    match: Match
    position: Any
    placement: Ground
    at: float = 0.0
    mat: Mat = field(default_factory=Mat)
    past: Past | None = None
    changed_at: float = float("-inf")  # the last ruling ...
    ruled_on: Mat = field(default_factory=Mat)  # ... and the mat as it lay then (E6)
    called_at: float = float("-inf")  # when somebody was called upon last; what hands did before was not theirs (C21)
    clear_since: float = float("-inf")  # when the last wrong thing was mended (C24)
    is_blocked: bool = False
    blocked_since: float = float("-inf")  # when something began to lie wrong, after all had been right
    is_paused: bool = False
    must_lift: frozenset[tuple[Slot, Uid]] = frozenset()
    must_return: frozenset[CardId] = frozenset()  # off by an act that was taken back: not lifted, but to be laid back (E3)
    overrides: Mapping[CardId, CardId] = field(default_factory=dict)  # "this card is really that one" (E3)
    asked: Asked | None = None
    declined: frozenset[CardId] = frozenset()  # cards said not to have been moved (C20)
    question: str = ""  # what *ok* answers now ...
    question_since: float = 0.0  # ... and since when (C27)
    said: Mapping[WrongId, tuple[str, str]] = field(default_factory=dict)  # wrongs announced: key and ruling
    offers_undo: bool = False  # the table lies as before the last act (E6)
    unkept: str = ""  # why the match is not on record any more (E4)
