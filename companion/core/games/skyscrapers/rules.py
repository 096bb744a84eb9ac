"""Skyscrapers' rules: what a move makes of a position. Legality lives here, and in what is called from here."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from companion.core.decks.card import CardId
from companion.core.games.game import Fact, OfCard, OfSeat, Refused, Ruling
from companion.core.games.skyscrapers import building, hands, misdealt, overdue, quaking, sorting
from companion.core.games.skyscrapers.copies import at, held_up
from companion.core.games.skyscrapers.counting import show_all
from companion.core.games.skyscrapers.moves import (
    SHOWING,
    Build,
    Count,
    CountAnew,
    Discard,
    Drawn,
    Drop,
    GoOn,
    Insure,
    Keep,
    LookAtNothing,
    Move,
    NoInsurance,
    Open,
    Pass,
    PassHands,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Quake,
    Roof,
    Search,
    Show,
    ShowAll,
    SortOut,
    Take,
    TakeAll,
    TakeDiscarded,
    TakeNothing,
    TakeOut,
    Tick,
    TimeUp,
    TurnUp,
)
from companion.core.games.skyscrapers.playing import lies_elsewhere
from companion.core.games.skyscrapers.position import DISCARDED, OnPad, Opening, Over, Position, Searching, Sorting, Study


def rule(position: Position, move: Move) -> Ruling | Refused:
    untold = position.upsets.untold
    if untold and isinstance(move, SHOWING) and move.card in untold:  # it lies where it is shown from
        is_fetched = isinstance(move, TakeDiscarded)
        position = at(position, move.card, DISCARDED) if is_fetched else held_up(position, move.card)
    match move:
        case Build(card, place):
            return building.build(position, _named(card), place)
        case Roof(card, place):
            return building.roof(position, _named(card), place)
        case Open(card, place):
            return building.open_site(position, _named(card), place)
        case Insure(card, place):
            return quaking.insure(position, _named(card), place)
        case Quake(card, place):
            return quaking.quake(position, _named(card), place)
        case PlayCentury(card):
            return quaking.century(position, _named(card))
        case PlayStudy(card):
            return hands.study(position, _named(card))
        case PlayTornado(card):
            return hands.tornado(position, _named(card))
        case Discard(card):
            return hands.discard(position, _named(card))
        case TakeDiscarded(card, is_named):
            return hands.take_discarded(position, _named(card), is_named=is_named)
        case Show(card):
            return _show(position, card)
        case _:
            return _answered(position, move)


Sorted = SortOut | Tick | Count | CountAnew
Beyond = TurnUp | GoOn | TakeOut | Sorted
Ended = Drop | ShowAll | TimeUp
Rest = Pass | NoInsurance | Take | TakeNothing | Keep | TakeAll | LookAtNothing | PassHands | Search | Drawn | Beyond | Ended


def _answered(position: Position, move: Rest) -> Ruling | Refused:
    match move:
        case NoInsurance():
            return building.insure_nothing(position)
        case Take(seat):
            return building.take(position, seat)
        case TakeNothing():
            return building.take_nothing(position)
        case Keep():
            return hands.keep(position)
        case TakeAll():
            return hands.take_all(position)
        case LookAtNothing():
            return hands.look_at_nothing(position)
        case PassHands(is_left):
            return hands.pass_hands(position, is_left=is_left)
        case Pass():
            return hands.pass_turn(position)
        case Search():
            return _search(position)
        case Drawn():
            return _drawn(position)
        case TurnUp(card, place, is_discarded):
            return misdealt.turn_up(position, card, place, is_discarded=is_discarded)
        case GoOn(card):
            return misdealt.go_on(position, card)
        case TakeOut(card):
            return misdealt.take_out(position, card)
        case SortOut() | Tick() | Count() | CountAnew():
            return _sorted(position, move)
        case Drop():
            return _drop(position)
        case ShowAll():
            return show_all(position)
        case TimeUp():
            return overdue.time_up(position)
        case _:
            assert_never(move)


def _sorted(position: Position, move: Sorted) -> Ruling | Refused:
    match move:
        case SortOut():
            return sorting.begin(position)
        case Tick(sort):
            return sorting.tick(position, sort)
        case Count(sort):
            return sorting.count(position, sort)
        case CountAnew():
            return sorting.count_anew(position)
        case _:
            assert_never(move)


def _named(card: CardId | None) -> CardId:
    if card is None:
        raise ValueError("a play needs its card")
    return card


# Acts that are half done: they are moves, so undo and replay have them.


def _show(position: Position, card: CardId) -> Ruling | Refused:
    """Shows a card to the pad. Of a covered card nothing is said yet: it proves useless when its place is chosen (S15)."""
    if isinstance(position.stage, Over):
        return Refused("match-over", "S19")
    if card not in position.terms.book.opened():
        return Refused("other-deck", "C24", {"card": OfCard(card)})
    where = position.lies(card)
    if where is not None and card in position.shown:
        return lies_elsewhere(card, where)
    return Ruling(replace(position, pending=OnPad(card)))


def _search(position: Position) -> Ruling | Refused:
    if not isinstance(position.stage, Study):
        return Refused("nothing-asked", "S11")
    if not position.discarded and not position.upsets.unseen_discards:
        return Refused("no-discards", "S11", {"seat": OfSeat(position.stage.seat)})
    return Ruling(replace(position, pending=Searching()))


def _drawn(position: Position) -> Ruling | Refused:
    """One of the cards that are owed was drawn; the others are shown still (E8)."""
    if not position.draws:
        return Refused("no-draw-due", "C28")
    (seat, count), *rest = position.draws
    left = ((seat, count - 1),) if count > 1 else ()
    return Ruling(replace(position, draws=(*left, *rest)))


def _drop(position: Position) -> Ruling | Refused:
    if position.pending is None:
        return Refused("nothing-to-drop", "C27")
    if isinstance(position.pending, Sorting) and isinstance(position.stage, Opening):
        return Ruling(replace(position, pending=None, stage=replace(position.stage, sorting=position.pending)))
    return Ruling(replace(position, pending=None), (Fact("dropped", "S20", "notice"),))
