"""How acts at the table are understood (S20): a card shown at a tap place or to a pad, words and choices become moves.

Rules of this file: a tower is never read, so nothing on the table can lie otherwise; nothing here decides what is legal
(`rules` does).
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.game import (
    Act,
    Ask,
    AtPlace,
    Difference,
    Looked,
    Nothing,
    OfCard,
    OfSeat,
    Picked,
    Place,
    Refused,
    Ruling,
    Said,
    Signal,
    Tapped,
    Understood,
)
from companion.core.games.skyscrapers.choices import AGAINST, may_discard, plays_of
from companion.core.games.skyscrapers.copies import at, held_up, in_no_sight, in_some_hand
from companion.core.games.skyscrapers.misdealt import surplus
from companion.core.games.skyscrapers.moves import (
    PLACED,
    Discard,
    Drawn,
    Drop,
    GoOn,
    LookAtNothing,
    Move,
    NoInsurance,
    Open,
    Pass,
    Play,
    Show,
    TakeDiscarded,
    TakeNothing,
    TakeOut,
    TurnUp,
)
from companion.core.games.skyscrapers.playing import lies_elsewhere, no_moment
from companion.core.games.skyscrapers.position import (
    DISCARDED,
    IN_PLAY,
    Kind,
    LastTurn,
    Over,
    Overdue,
    Position,
    Roofed,
    Searching,
    Sorting,
    Study,
    Surplus,
    Toilet,
)
from companion.core.games.skyscrapers.rules import rule


def understand(position: Position, difference: Difference, signal: Signal) -> Understood:
    match signal:
        case Looked():
            return Nothing()
        case Said(button):
            return _said(position, difference, button)
        case Picked(option) if option.kind == "card" and option.card:
            return _named(position, difference, meant_by_name(position, option.card))
        case Picked(option):
            return Act(option.moves)
        case Tapped(is_draw=True):
            return Act((Drawn(),))
        case Tapped(card=card, place=place):
            return _named(position, difference, card) if place is None else _at_place(position, card, place)


def ask(position: Position, difference: Difference) -> Ask | None:
    """The question that *ok* answers now (C27)."""
    stage, pending = position.stage, position.pending
    if isinstance(pending, Surplus):
        return Ask("too-many", "E10", None, going_on(position, difference, pending), {"card": OfCard(pending.card)})
    if isinstance(pending, Sorting):
        return Ask("sorted", "S1", None, (Drop(),))
    if pending is not None:  # a card that was shown waits for its place, not for *ok*
        return None
    match stage:
        case Roofed(seat, number):
            return Ask("insurance", "S4", seat, (NoInsurance(),), {"seat": OfSeat(seat), "place": AtPlace((number, 1))})
        case Toilet(seat):
            return Ask("take", "S5", seat, (TakeNothing(),), {"seat": OfSeat(seat)})
        case Study(seat) if not position.deck:
            return Ask("look-at-nothing", "S11", seat, (LookAtNothing(),), {"seat": OfSeat(seat)})
        case LastTurn(seat) if not position.foundations_due:
            return Ask("pass", "S19", seat, (Pass(),), {"seat": OfSeat(seat)})
        case _:
            return None


def _said(position: Position, difference: Difference, button: str) -> Understood:
    if button == "cancel" and isinstance(position.pending, Surplus):
        return Act((TakeOut(position.pending.card),))
    if button == "cancel":
        return Refused("nothing-to-drop", "C27") if position.pending is None else Act((Drop(),))
    question = ask(position, difference) if button == "ok" else None
    return Act(question.moves) if question else Refused("nothing-asked", "C27")


def _at_place(position: Position, card: CardId, place: Place) -> Understood:
    """At a tap place: against what stands there, or a foundation that becomes a site there (S20)."""
    position = held_up(position, card)
    where = position.lies(card)
    if where is not None:
        return Nothing() if _stays_there(position, where, place) else lies_elsewhere(card, where)
    at_once = _at_once(position, card, place)
    if at_once is not None:
        return at_once
    kind = position.face(card).kind
    if kind == "foundation":
        return Act((Open(card, place),))
    if kind in AGAINST:
        return Act((AGAINST[kind](card, _insured_at(position, place) if kind == "insurance" else place),))
    if kind == "prize":
        return Refused("wrong-kind", "S2", {"card": OfCard(card)})
    return Refused("belongs-on-pad", "S20", {"card": OfCard(card), "place": AtPlace(place)})


def _at_once(position: Position, card: CardId, place: Place | None) -> Understood | None:
    """What comes of a card wherever it is shown; None: that depends on the place."""
    face = position.terms.book.opened().get(card)
    if face is not None and _is_too_many(position, card, face.kind):
        return Act((TurnUp(card, place),))
    if isinstance(position.stage, Over):
        return Refused("match-over", "S19")
    return None if face else Refused("other-deck", "C24", {"card": OfCard(card)})


def _is_too_many(position: Position, card: CardId, kind: Kind) -> bool:
    """Whether the card could be played but is one too many; a foundation is so at any time, as by the count its pile has none (E10)."""
    may_be_shown = kind == "foundation" or isinstance(position.stage, Overdue) or no_moment(position) is None
    return may_be_shown and surplus(position, card) is not None


def _is_left(position: Position, card: CardId) -> bool:
    """A card too many of its kind, out of a hand that was left (E7, E10)."""
    return position.lies(card) is None and bool(position.upsets.unseen_discards) and surplus(position, card) is not None


def going_on(position: Position, difference: Difference, asked: Surplus) -> tuple[Move, ...]:
    """The moves by which a card that is too many counts after all, followed by its play where the rules allow it (E10)."""
    counted = GoOn(asked.card)
    ruling = rule(position, counted)
    if isinstance(ruling, Refused):
        return (counted,)
    after = replace(ruling.position, pending=Searching()) if asked.is_discarded else ruling.position
    then = _named(after, difference, asked.card) if asked.place is None else _at_place(after, asked.card, asked.place)
    moves = then.moves if isinstance(then, Act) else ()
    is_allowed = len(moves) == 1 and isinstance(rule(after, moves[0]), Ruling)
    return (counted, *moves) if is_allowed else (counted,)


def meant_by_name(position: Position, card: CardId) -> CardId:
    """Of cards that bear one name: one that lies nowhere, and rather one that turned up before than one too many (C19, E10)."""
    found = in_no_sight(position, card)
    return found if surplus(position, found) is None else in_some_hand(position, found)


def _stays_there(position: Position, where: int, place: Place) -> bool:
    """The card lies in the very structure that stands at this tap place, or stood there until its roof: it was heard again (S20)."""
    if where < 0:
        return where == IN_PLAY
    here = position.at(place)
    return here.number == where if here else position.numbered(where).tap == place[0]


def _insured_at(position: Position, place: Place) -> Place:
    """Where a building was roofed and nothing new stands, its insurance may still be laid (S4)."""
    stage = position.stage
    if isinstance(stage, Roofed) and position.at(place) is None:
        building = position.numbered(stage.number)
        return building.place if building.tap == place[0] else place
    return place


def _named(position: Position, difference: Difference, card: CardId) -> Understood:
    """A card shown to the pad, or chosen by its name (C19)."""
    if position.lies(card) == IN_PLAY:
        return Nothing()
    if isinstance(position.stage, Study):
        is_fetched = at(position, card, DISCARDED).lies(card) == DISCARDED
        if isinstance(position.pending, Searching) and _is_left(position, card):
            return Act((TurnUp(card, None, is_discarded=True),))
        if is_fetched or isinstance(position.pending, Searching):
            return Act((TakeDiscarded(card),))
    position = held_up(position, card)
    where = position.lies(card)
    if where is not None:
        return lies_elsewhere(card, where)
    at_once = _at_once(position, card, None)
    if at_once is not None:
        return at_once
    move = move_of(position, difference, card)
    return move if isinstance(move, Refused) else Act((move,))


def move_of(position: Position, difference: Difference, card: CardId) -> Move | Refused:
    """The move of a card that is shown: its play where there is but one, else its place is chosen next."""
    if isinstance(position.stage, Overdue) and may_discard(position, position.face(card).kind):
        return Discard(card)
    plays = offered(position, difference, card)
    if len(plays) == 1 and not _has_target(position, plays[0]):
        return plays[0]
    if plays or may_discard(position, position.face(card).kind):
        return Show(card)
    return _no_use(position, card)


def _has_target(position: Position, play: Play) -> bool:
    """Whether it is played against a structure that has to be chosen; right after a roof it is that building (S4)."""
    return isinstance(play, PLACED) and not isinstance(play, Open) and not isinstance(position.stage, Roofed)


def offered(position: Position, difference: Difference, card: CardId) -> tuple[Play, ...]:
    """The plays of a card that is shown; no site is opened at a tap place that would not hear what is laid there (S20)."""
    plays = plays_of(position, position.face(card).kind, card)
    return tuple(play for play in plays if not (isinstance(play, Open) and play.place in difference.blind))


def _no_use(position: Position, card: CardId) -> Refused:
    kind = position.face(card).kind
    if kind == "prize":
        return Refused("wrong-kind", "S2", {"card": OfCard(card)})
    if kind == "foundation" and not isinstance(position.stage, Over):
        return Refused("no-foundation-due", "S20", {"card": OfCard(card)})
    return no_moment(position) or Refused("no-place-for-it", "S20", {"card": OfCard(card)})
