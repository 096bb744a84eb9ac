"""The values that lines of input become, one class for each kind."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import Side
from companion.core.frozen import dataclass
from companion.events import Correction, Slot
from hardware.sighting import Heard


@dataclass(frozen=True, slots=True)
class Physical:
    """A card placed, lifted or tapped; `uid` where the tag itself is named."""

    act: str  # "place", "lift", "tap"
    slot: Slot
    card: str | None = None
    uid: str | None = None
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Press:
    button: str


@dataclass(frozen=True, slots=True)
class Choose:
    option: str


@dataclass(frozen=True, slots=True)
class Correct:
    correction: Correction


@dataclass(frozen=True, slots=True)
class Freeze:
    slots: tuple[Slot, ...]
    is_back: bool


@dataclass(frozen=True, slots=True)
class Hears:
    """A slot hears its card badly, or well again."""

    slot: Slot
    is_well: bool


@dataclass(frozen=True, slots=True)
class Polled:
    """The sightings of one pass of the readers, slot by slot."""

    heard: Mapping[Slot, Heard]


@dataclass(frozen=True, slots=True)
class Wait:
    seconds: float


@dataclass(frozen=True, slots=True)
class Question:
    about: str  # "view", "expectations", "moves"


@dataclass(frozen=True, slots=True)
class Why:
    id: str


@dataclass(frozen=True, slots=True)
class SetUp:
    asked: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Resume an earlier match."""

    number: int


@dataclass(frozen=True, slots=True)
class PutAside:
    """Put the match of this table aside, to be resumed later."""


@dataclass(frozen=True, slots=True)
class ListMatches:
    """List the matches on record, and how each stands."""


Act = Physical | Press | Choose | Correct | Freeze | Hears
Input = Act | Polled | Wait | Question | Why | SetUp | TakeUp | PutAside | ListMatches


@dataclass(frozen=True, slots=True)
class TimedInput:
    """A line, and the time that it bears."""

    input: Input
    at: float | None
