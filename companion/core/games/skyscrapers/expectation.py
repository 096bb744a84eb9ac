"""What Skyscrapers waits for, and the choices that it offers, in an order fixed by place and seat (never by value)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from companion.core.decks.card import CardId
from companion.core.games.game import Args, AtPlace, Difference, Expectation, OfCard, OfSeat, Option, Place, Refused
from companion.core.games.skyscrapers.choices import answers, may_discard, moves
from companion.core.games.skyscrapers.counting import may_show_all
from companion.core.games.skyscrapers.hands import looked_at
from companion.core.games.skyscrapers.misdealt import in_match, surplus
from companion.core.games.skyscrapers.moves import (
    PLACED,
    Answer,
    Discard,
    Drop,
    Keep,
    LookAtNothing,
    Move,
    NoInsurance,
    Open,
    Pass,
    PassHands,
    Play,
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
)
from companion.core.games.skyscrapers.position import (
    NEVER_HELD,
    SORTS,
    Asking,
    LastTurn,
    OnPad,
    Opening,
    Over,
    Overdue,
    Position,
    Roofed,
    Searching,
    Sort,
    Sorting,
    Study,
    Surplus,
    Toilet,
    Tornado,
    Turn,
    by_place,
)
from companion.core.games.skyscrapers.sorting import left_at
from companion.core.games.skyscrapers.understanding import ask, going_on, move_of, offered

TICKS: Mapping[Sort, tuple[str, str]] = {
    "foundations": ("tick-foundations", "untick-foundations"),
    "toilets": ("tick-toilets", "untick-toilets"),
    "studies": ("tick-studies", "untick-studies"),
    "roofs": ("tick-roofs", "untick-roofs"),
    "tornadoes": ("tick-tornadoes", "untick-tornadoes"),
}
PLAIN: Mapping[type[Answer], str] = {
    NoInsurance: "no-insurance",
    TakeNothing: "nobody",
    Keep: "keep",
    TakeAll: "all",
    LookAtNothing: "nothing",
    Pass: "pass",
}


def expectation(position: Position, difference: Difference) -> Expectation:
    stage = position.stage
    if isinstance(stage, Over):
        winners = tuple(OfSeat(seat) for seat in stage.winners)
        return Expectation("over", "S19", None, {"seats": winners, "count": len(winners)}, options=options(position, difference))
    key, rests_on, more = _what(position, difference, stage)
    args: Args = {"seat": OfSeat(stage.seat), **more}
    places = tuple(_places(position, difference))
    return Expectation(key, rests_on, stage.seat, args, places, ask(position, difference), options(position, difference))


def _what(position: Position, difference: Difference, stage: Asking) -> tuple[str, str, Args]:
    """The status sentence's key, the ruling behind it, and what it speaks of."""
    match position.pending:
        case OnPad(card):
            return "on-pad", "S20", {"card": OfCard(card)}
        case Searching():
            return "discards", "S11", {}
        case Surplus(card):
            return "too-many", "E10", _of_surplus(position, card)
        case Sorting(counted=counted):
            return ("sorting" if difference.has_pad else "sorting-list"), "S1", _by_sort(counted)
        case None:
            return _what_of_stage(position, stage)


def _by_sort(count: Mapping[Sort, int]) -> Args:
    return {
        "foundations": count.get("foundations", 0),
        "toilets": count.get("toilets", 0),
        "studies": count.get("studies", 0),
        "roofs": count.get("roofs", 0),
        "tornadoes": count.get("tornadoes", 0),
    }


def _of_surplus(position: Position, card: CardId) -> Args:
    sort = surplus(position, card)
    most = in_match(position, sort) if sort else 0
    return {"card": OfCard(card), "kind": sort or "", "count": most + 1, "most": most}


def _what_of_stage(position: Position, stage: Asking) -> tuple[str, str, Args]:
    due = position.foundations_due
    match stage:
        case Opening():
            return _what_of_opening(position)
        case Turn() | LastTurn() if due:
            return "foundation", "S20", {"count": due}
        case Turn():
            return "turn", "S2", {"deck": position.deck}
        case LastTurn():
            return "last-turn", "S19", {}
        case Roofed(number=number):
            return "roofed", "S4", {"place": AtPlace((number, 1)), "count": due}
        case Toilet(number=number):
            return "toilet", "S5", {"place": AtPlace(position.numbered(number).place)}
        case Study():
            return ("study" if position.deck else "study-empty"), "S11", {"count": looked_at(position)}
        case Tornado():
            return "tornado", "S13", {}
        case Overdue():
            return "overdue", "E9", {}
        case _:
            assert_never(stage)


def _what_of_opening(position: Position) -> tuple[str, str, Args]:
    """How much is dealt and piled up, until the first site is opened (S1)."""
    due = position.foundations_due
    if position.opened:
        return "opening-more", "S1", {"count": due}
    return "opening", "S1", {**_by_sort(position.terms.supply), "hand": position.terms.hand, "deck": position.deck, "count": due}


def _places(position: Position, difference: Difference) -> list[Place]:
    """Where a card may be laid: at tap places that hear it, and against structures that have none."""
    if isinstance(position.pending, (Searching, Surplus, Sorting)):
        return []
    acts: tuple[Move, ...] = moves(position)
    if isinstance(position.pending, OnPad):
        acts = tuple(_plays(position, difference, position.pending.card))
    found = {act.place for act in acts if isinstance(act, PLACED) and not _is_aside(act)}
    return by_place(found - difference.blind)


def _is_aside(act: Move) -> bool:
    """A site opened without a tap place stands anywhere."""
    return isinstance(act, Open) and act.place[1] == 1


def options(position: Position, difference: Difference) -> tuple[Option, ...]:
    """Every choice that may be picked now, among them all that can be done by hand."""
    drop = Option("drop", (Drop(),))
    match position.pending:
        case OnPad(card):
            return (*_of_card(position, difference, card), drop)
        case Searching():
            return (*_discarded(position, difference), drop)
        case Surplus(card) as asked:
            return (Option("stays", going_on(position, difference, asked)), Option("take-out", (TakeOut(card),)), drop)
        case Sorting() as listed:
            return (*_ticks(position, listed), Option("sorted", (Drop(),)))
        case None:
            pass
    chosen = [_option(answer) for answer in answers(position)]
    if isinstance(position.stage, Study) and (position.discarded or position.upsets.unseen_discards):
        chosen.append(Option("discards", (Search(),)))
    if left_at(position):
        chosen.append(Option("sort", (SortOut(),)))
    if not difference.has_pad and not isinstance(position.stage, Over):
        chosen += _names(position, difference)
    if may_show_all(position):
        chosen.append(Option("show-all", (ShowAll(),)))
    return tuple(chosen)


def _ticks(position: Position, listed: Sorting) -> list[Option]:
    """How many of each kind the set-up has, each to be ticked off (S1)."""
    chosen = []
    for sort in SORTS:
        tick, untick = TICKS[sort]
        chosen.append(Option(untick if sort in listed.ticked else tick, (Tick(sort),), word=str(position.terms.supply[sort])))
    return chosen


def _option(answer: Answer) -> Option:
    match answer:
        case Take(seat):
            return Option("take", (answer,), word=seat)
        case PassHands(is_left):
            return Option("tornado", (answer,), word="left" if is_left else "right")
        case _:
            return Option(PLAIN[type(answer)], (answer,))


def _plays(position: Position, difference: Difference, card: CardId) -> list[Play]:
    """The plays of a card that was shown; a covered card has none."""
    return list(offered(position, difference, card)) if position.lies(card) is None else []


def _of_card(position: Position, difference: Difference, card: CardId) -> list[Option]:
    chosen = [_play(play) for play in _plays(position, difference, card)]
    if position.lies(card) is None and may_discard(position, position.face(card).kind):
        chosen.append(Option("discard", (Discard(card),)))
    return chosen


def _play(play: Play) -> Option:
    if not isinstance(play, PLACED):
        return Option("play", (play,))
    if isinstance(play, Open):
        return Option("open-aside", (play,)) if _is_aside(play) else Option("open", (play,), (play.place,))
    return Option("play", (play,), (play.place,))


def _discarded(position: Position, difference: Difference) -> list[Option]:
    """In the order of their ids. The hand of a player who left lies there as well, unseen (E7)."""
    chosen = [Option("take-discarded", (TakeDiscarded(card, is_named=True),), card=card) for card in sorted(position.discarded)]
    if position.upsets.unseen_discards and not difference.has_pad:
        book = position.terms.book.opened()
        chosen += [Option("card", (Show(card),), card=card) for card in _unseen(position) if book[card].kind not in NEVER_HELD]
    return chosen


def _names(position: Position, difference: Difference) -> list[Option]:
    """Without any reader a card's name is chosen from a list, covered ones among them, as which they are is secret (C19, S15)."""
    found = []
    for card in _unseen(position):
        move = move_of(position, difference, card)
        if not isinstance(move, Refused):
            found.append(Option("card", (move,), card=card))
    return found


def _unseen(position: Position) -> list[CardId]:
    return sorted(position.terms.book.opened().keys() - position.shown)
