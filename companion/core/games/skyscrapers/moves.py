"""The acts that Skyscrapers' rules know, half-done ones among them. `card` is None where hands are unknown: in `moves()`."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Place
from companion.core.games.skyscrapers.position import Sort
from companion.events import SeatId


@dataclass(frozen=True, slots=True)
class Open:
    """A foundation that is due becomes a site; `place` is a free tap place, or the next place without one (S20)."""

    card: CardId | None
    place: Place


@dataclass(frozen=True, slots=True)
class Build:
    """A floor, a special floor or a toilet on a site (S3)."""

    card: CardId | None
    place: Place


@dataclass(frozen=True, slots=True)
class Roof:
    card: CardId | None
    place: Place


@dataclass(frozen=True, slots=True)
class Insure:
    card: CardId | None
    place: Place


@dataclass(frozen=True, slots=True)
class Quake:
    card: CardId | None
    place: Place


@dataclass(frozen=True, slots=True)
class PlayCentury:
    """The earthquake of the century (S8)."""

    card: CardId | None


@dataclass(frozen=True, slots=True)
class PlayStudy:
    card: CardId | None


@dataclass(frozen=True, slots=True)
class PlayTornado:
    card: CardId | None


@dataclass(frozen=True, slots=True)
class Discard:
    """The card of a turn in which none can be played (S14)."""

    card: CardId | None


@dataclass(frozen=True, slots=True)
class Pass:
    """A last turn not taken (S19)."""


@dataclass(frozen=True, slots=True)
class NoInsurance:
    """The roof's player insures nothing (S4)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Whoever built a toilet takes one card from the hand of `seat` (S5)."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class TakeNothing:
    """Whoever built a toilet takes no card (S5)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Of the cards looked at, one goes into the hand (S11)."""


@dataclass(frozen=True, slots=True)
class TakeAll:
    """The cards looked at become the hand, the hand goes on top of the deck (S11)."""


@dataclass(frozen=True, slots=True)
class TakeDiscarded:
    card: CardId | None
    is_named: bool = False  # chosen from a list, so it may be a copy of that card


@dataclass(frozen=True, slots=True)
class LookAtNothing:
    """A Study played when the deck is empty (S11)."""


@dataclass(frozen=True, slots=True)
class PassHands:
    """The side to which the Tornado moves the hands; left is clockwise (S13)."""

    is_left: bool


@dataclass(frozen=True, slots=True)
class Show:
    """A card shown to the pad or chosen by name (S20)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Search:
    """The Study's player goes through the discards (S11)."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The draw pad heard one of the cards that are drawn, of which nothing is said (C19, C28)."""


@dataclass(frozen=True, slots=True)
class TurnUp:
    """A card too many of its kind is shown at a tap place, to the pad, or named; `is_discarded`: from a hand that was left (E7, E10)."""

    card: CardId
    place: Place | None
    is_discarded: bool = False


@dataclass(frozen=True, slots=True)
class GoOn:
    """The card that is too many stays, and all counts are put right (E10)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class TakeOut:
    """The card that is too many goes into the box (E10)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class SortOut:
    """The list of what the set-up sorts out is opened (S1)."""


@dataclass(frozen=True, slots=True)
class Tick:
    """This kind is ticked off, or is not any more (S1)."""

    sort: Sort


@dataclass(frozen=True, slots=True)
class Count:
    """A card of this kind was shown; None: one of a kind that is in every match whole (S1)."""

    sort: Sort | None


@dataclass(frozen=True, slots=True)
class CountAnew:
    """The counting begins again, as after a restart it is not known which cards were counted (S1, H1)."""


@dataclass(frozen=True, slots=True)
class Drop:
    """What was half done is dropped."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time for the act is up, at a strict table (E9)."""


@dataclass(frozen=True, slots=True)
class ShowAll:
    """All covered floors are shown once the match is over, as its players ask for it (H3)."""


# `ShowAll` is among them so that an undo after it takes back the turn that ended the match.
HALF_DONE = (Show, Search, Drawn, TurnUp, SortOut, Tick, Count, CountAnew, Drop, ShowAll)
Placed = Open | Build | Roof | Insure | Quake
PLACED = (Open, Build, Roof, Insure, Quake)
Play = Placed | PlayCentury | PlayStudy | PlayTornado | Discard | TakeDiscarded
SHOWING = (
    Build,
    Roof,
    Insure,
    Quake,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Discard,
    TakeDiscarded,
    Show,
)  # a card out of a hand or the discards
Answer = Pass | NoInsurance | Take | TakeNothing | Keep | TakeAll | LookAtNothing | PassHands
Beyond = TurnUp | GoOn | TakeOut | SortOut | Tick | Count | CountAnew
Move = Play | Answer | Show | Search | Drawn | Beyond | Drop | ShowAll | TimeUp
