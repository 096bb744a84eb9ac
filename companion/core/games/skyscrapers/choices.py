"""Every act that the rules allow now: plays by kinds of card, as hands are not known, and answers to open questions."""

from __future__ import annotations

from typing import assert_never

from companion.core.decks.card import CardId
from companion.core.games.once import once
from companion.core.games.skyscrapers.building import free_places, holders, place_without
from companion.core.games.skyscrapers.moves import (
    Answer,
    Build,
    Discard,
    Insure,
    Keep,
    LookAtNothing,
    Move,
    NoInsurance,
    Open,
    Pass,
    PassHands,
    Play,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Quake,
    Roof,
    Take,
    TakeAll,
    TakeDiscarded,
    TakeNothing,
)
from companion.core.games.skyscrapers.playing import can_be_played, no_moment, places_of, targets
from companion.core.games.skyscrapers.position import (
    FLOORS,
    HELD,
    ROOFS,
    TAKEN_UP,
    Kind,
    LastTurn,
    Opening,
    Over,
    Overdue,
    Position,
    Roofed,
    Study,
    Toilet,
    Tornado,
    Turn,
)

AGAINST: dict[Kind, type[Build | Roof | Insure | Quake]] = {
    **dict.fromkeys(FLOORS, Build),
    **dict.fromkeys(ROOFS, Roof),
    "insurance": Insure,
    "earthquake": Quake,
}
ALONE: dict[Kind, type[PlayCentury | PlayStudy | PlayTornado]] = {"century": PlayCentury, "study": PlayStudy, "tornado": PlayTornado}
# Kinds that are played alike.
PLAYED_ALIKE: tuple[tuple[Kind, ...], ...] = (
    ("foundation",),
    FLOORS,
    ROOFS,
    ("insurance",),
    ("earthquake",),
    ("century",),
    ("study",),
    ("tornado",),
)


@once
def moves(position: Position) -> tuple[Move, ...]:
    """Plays by place, the card left open; filled in with a card that does not lie there yet, each passes `rule`."""
    left = _left(position)
    plays = [play for kinds in PLAYED_ALIKE if not left.isdisjoint(kinds) for play in plays_of(position, kinds[0], None)]
    may_search = isinstance(position.stage, Study) and (position.discarded or position.upsets.unseen_discards)
    searches = (TakeDiscarded(None),) if may_search else ()
    discards = (Discard(None),) if any(may_discard(position, kind) for kind in HELD if kind in left) else ()
    return (*plays, *discards, *searches, *answers(position))


def _left(position: Position) -> frozenset[Kind]:
    """Kinds of cards that may be in a hand or a pile, as one of them at least does not lie on the table."""
    book, lie = position.terms.book.opened(), position.whereabouts.opened()
    unknown = [card for card, where in lie.items() if where <= TAKEN_UP]
    return frozenset([book[card].kind for card in (book.keys() - lie.keys()).union(unknown)])


def plays_of(position: Position, kind: Kind, card: CardId | None) -> tuple[Play, ...]:
    """What a card of this kind may be played as, place by place."""
    if kind == "foundation":
        return _openings(position, card)
    stage = position.stage
    if isinstance(stage, Roofed):
        can_insure = kind == "insurance" and position.hands[stage.seat]
        return (Insure(card, position.numbered(stage.number).place),) if can_insure else ()
    if no_moment(position):
        return ()
    if kind in ALONE:
        return (ALONE[kind](card),)
    return tuple(AGAINST[kind](card, place) for place in places_of(targets(position, kind)))


def _openings(position: Position, card: CardId | None) -> tuple[Open, ...]:
    if isinstance(position.stage, Over) or not position.foundations_due:
        return ()
    return tuple(Open(card, place) for place in (*free_places(position), place_without(position)))


def may_discard(position: Position, kind: Kind) -> bool:
    """Whether a card of this kind may be discarded: it cannot be played in this turn (S14), or the time is up (E9)."""
    if isinstance(position.stage, Overdue):
        return kind in HELD
    is_turn = isinstance(position.stage, (Turn, LastTurn)) and no_moment(position) is None
    return is_turn and kind in HELD and not can_be_played(position, kind)


def answers(position: Position) -> tuple[Answer, ...]:
    stage = position.stage
    match stage:
        case Roofed():
            return (NoInsurance(),)
        case Toilet(seat):
            return (*(Take(one) for one in holders(position, seat)), TakeNothing())
        case Study():
            return (Keep(), TakeAll()) if position.deck else (LookAtNothing(),)
        case Tornado():
            return (PassHands(is_left=True), PassHands(is_left=False))
        case LastTurn():
            return () if position.foundations_due else (Pass(),)
        case Opening() | Turn() | Overdue() | Over():
            return ()
        case _:
            assert_never(stage)
