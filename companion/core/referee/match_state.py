"""The state of a match: everything that its entries so far have made, frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal, Protocol, TypeVar

from companion.core.decks.card import CardId, Deck, DeckId, Side
from companion.core.frozen import dataclass
from companion.core.games.game import Layout, Place, Setup, View
from companion.core.games.port import Game
from companion.core.mat.mat import Mat
from companion.core.mat.shape import Shape
from companion.core.referee.placement import Ground
from companion.events import Button, Correction, SeatId, Slot, Uid

P = TypeVar("P")
KNOWN = 3  # positions of which views and layouts are kept: before an act, after it, and one that it may be undone to


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
class TimeLimit:
    """How long a player may take for an act; where it is strict, the game has something follow (E9)."""

    seconds: float
    is_strict: bool


@dataclass(frozen=True, slots=True)
class TurnTimer:
    """The time of the player who is asked for an act (E9).

    It runs while `since` is not None, and from that moment on, which may be still to come; `left` is what was left then.
    """

    seat: SeatId
    asked_at: float  # when the act before was ruled; the time for each act is a new one
    left: float
    since: float | None = None
    not_before: float = float("-inf")  # a verdict is read until then
    is_nearly_up: bool = False  # it was said that ten seconds are left ...
    is_up: bool = False  # ... and that none is

    @property
    def ends_at(self) -> float:
        """When the time is up; never, while it stands still."""
        return float("inf") if self.since is None else self.since + self.left

    def left_at(self, at: float) -> float:
        passed = 0.0 if self.since is None else max(0.0, at - self.since)
        return max(0.0, self.left - passed)


@dataclass(frozen=True, slots=True)
class Match:
    """What does not change while a match is played.

    `kept` holds what was worked out last, with the frozen values that it was worked out from, and holds for as long as these are the same
    objects. It only saves work: no state and no announcement is another without it.
    """

    setup: Setup
    game: Game[Any, Any]
    deck: Deck
    register: Register
    pace: float  # C20
    shape: Shape = field(init=False, repr=False, compare=False)  # that of the set-up, kept here as every comparison asks for it
    limit: TimeLimit | None = field(init=False, repr=False, compare=False)  # likewise of the set-up (E9)

    kept: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    _tagged: dict[Uid, Tagged | None] = field(default_factory=dict, init=False, repr=False, compare=False)
    _layouts: list[tuple[Any, Layout]] = field(default_factory=list, init=False, repr=False, compare=False)
    _views: list[tuple[Any, View]] = field(default_factory=list, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "shape", self.setup.shape)
        object.__setattr__(self, "limit", _limit_of(self.setup, self.game))

    def identify(self, uid: Uid) -> Tagged | None:
        """The card that the tag sits on; the register of a match does not change."""
        if uid not in self._tagged:
            self._tagged[uid] = self.register.identify(uid)
        return self._tagged[uid]

    def layout(self, position: Any) -> Layout:
        """What must lie where in this position."""
        for known, layout in self._layouts:
            if known is position:
                return layout
        return _kept(self._layouts, position, self.game.layout(position))

    def view(self, position: Any) -> View:
        """What the table may know of this position."""
        for known, view in self._views:
            if known is position:
                return view
        return _kept(self._views, position, self.game.view(position))


def _limit_of(setup: Setup, game: Game[Any, Any]) -> TimeLimit | None:
    usual = {rule.id: rule.default for rule in game.house}
    timer = setup.house.get("timer", usual.get("timer"))
    seconds = setup.house.get("turn_seconds", usual.get("turn_seconds"))
    return None if timer in (None, "off") or seconds is None else TimeLimit(float(seconds), is_strict=timer == "strict")


def _kept(known: list[tuple[Any, P]], position: Any, found: P) -> P:
    known.insert(0, (position, found))
    del known[KNOWN:]
    return found


@dataclass(frozen=True, slots=True)
class PastAct:
    """An act that can be taken back: the position before it, and its moves."""

    before: Any  # the position
    placement: Ground
    moves: tuple[Any, ...]
    placed: CardId | None
    overrides: Mapping[CardId, CardId]
    earlier: PastAct | None = field(repr=False, compare=False)  # left out of comparison, as a long match is a long chain
    number: int = field(init=False, compare=False)  # of the acts that stand, with this one

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", 1 if self.earlier is None else self.earlier.number + 1)


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
    """The question whether the last card was moved to that place (C20)."""

    card: CardId
    place: Place
    kind: Literal["moved"] = "moved"


Asked = UndoAsked | CorrectionAsked | MovedAsked
ViolationId = tuple[str, str, str]  # key, card or tag, slot or place


@dataclass(frozen=True, slots=True)
class MatchState:
    match: Match
    position: Any
    placement: Ground
    at: float = 0.0
    mat: Mat = field(default_factory=Mat)
    past: PastAct | None = None
    changed_at: float = float("-inf")  # when the last ruling was made ...
    ruled_on: Mat = field(default_factory=Mat)  # ... and the mat at that moment (E6)
    called_at: float = float("-inf")  # when a player was called upon last; what hands did before was not that player's act (C21)
    clear_since: float = float("-inf")  # when the last wrong thing was mended (C24)
    is_blocked: bool = False
    blocked_since: float = float("-inf")  # when something began to lie wrong, while all else was right
    is_paused: bool = False
    must_lift: frozenset[tuple[Slot, Uid]] = frozenset()
    must_return: frozenset[CardId] = (
        frozenset()
    )  # taken off by an act that was undone: they count as not lifted, and are to be laid back (E3)
    overrides: Mapping[CardId, CardId] = field(default_factory=dict)  # "this card is really that one" (E3)
    asked: Asked | None = None
    declined: frozenset[CardId] = frozenset()  # cards said not to have been moved (C20)
    question: str = ""  # what *ok* answers now ...
    question_since: float = 0.0  # ... and since when (C27)
    said: Mapping[ViolationId, tuple[str, str]] = field(default_factory=dict)  # violations that were announced: key and ruling
    offers_undo: bool = False  # the table lies as before the last act (E6)
    timer: TurnTimer | None = None  # None: no limit is set, or the match asks no player for an act (E9)
    unkept: str = ""  # why the match cannot be recorded any more; empty: it is recorded (E4)
