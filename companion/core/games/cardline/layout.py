"""What must lie where, and what lies wrong: the sequence of tags counts, and nothing else (L7, L8)."""

from __future__ import annotations

from companion.core.games.cardline.position import Joining, Opening, Over, Position, Turn
from companion.core.games.cardline.rules import is_long, may_lay
from companion.core.games.game import UNSEEN, Args, Arrival, AtPlace, Away, Difference, Layout, Must, OfCard, Turned, Wrong
from companion.core.games.once import once
from companion.events import SeatId

EVER = float("-inf")  # before any time: wrong from the first moment on


def layout(position: Position) -> Layout:
    """Neighbours of equal value may change places, so they have one rank (L7)."""
    may_be_away, line = is_long(position), position.line
    musts: list[Must] = []
    for number, card in enumerate(line):
        is_equal = number > 0 and position.number(line[number - 1]) == position.number(card)
        musts.append(Must(card, is_open=True, may_be_away=may_be_away, rank=musts[-1].rank if is_equal else number))
    return {(number, 0): must for number, must in enumerate(musts)}


def missing(position: Position, difference: Difference) -> list[Away]:
    """Cards of the line that are not where it lies; those beside the mat, at its ends, are not missed (L8)."""
    if not difference.away:
        return []
    lying = {one.card for one in difference.arrived}  # out of order
    gone = {one.place[0] for one in difference.away if one.card not in lying}
    here = [number for number in range(len(position.line)) if number not in gone]
    if not here:
        return [] if is_long(position) else list(difference.away)
    return [one for one in difference.away if not one.may or here[0] < one.place[0] < here[-1]]


def plays(position: Position, difference: Difference) -> list[Arrival]:
    """New cards in a gap of the line; the first card of all has no gap but the whole mat (L1, L7)."""
    if not isinstance(position.stage, (Opening, Turn)) or isinstance(position.pending, Joining):
        return []
    return [one for one in difference.arrived if _why_not(position, one, difference) is None]


def _why_not(position: Position, one: Arrival, difference: Difference) -> tuple[str, str] | None:
    """Why a card laid there is no play."""
    failed = position.failed
    if failed and failed.card == one.card:
        return ("back-to-hand", "L6") if failed.is_kept else ("to-the-box", "L3")
    if one.must_go:
        return "taken-back", "E3"
    refused = may_lay(position, one.card)
    if refused:
        return refused.reason, refused.rule
    if one.place[1] == 0:
        return "on-a-card", "L7"
    # Cards of a short line that were taken up are asked for themselves.
    return ("no-neighbour", "L8") if is_gathered(position, difference) and is_long(position) else None


def is_gathered(position: Position, difference: Difference) -> bool:
    """Whether no card of the line lies on the mat, so that no gap can be named (L7)."""
    return bool(position.line) and len(difference.away) == len(position.line)


@once
def wrongs(position: Position, difference: Difference) -> tuple[Wrong, ...]:
    """Everything that lies wrong, in the order of the line."""
    if isinstance(position.stage, Over):
        return ()
    candidates = plays(position, difference)
    gone = missing(position, difference)
    misplaced = [wrong for one in difference.arrived if (wrong := _misplaced(position, one, difference))]
    if not misplaced and not difference.room and (gone or not candidates):
        too_long = _too_long(position, {one.place[0] for one in difference.away})
        if too_long:
            return too_long
    found = [*misplaced, *(_missing(one, difference, candidates) for one in gone), *map(_turned, difference.turned)]
    found += [] if is_gathered(position, difference) else _all_but_one(candidates)
    return tuple(one for one in found if one is not None)


def _all_but_one(candidates: list[Arrival]) -> list[Wrong]:
    """Of several cards that could each be the play, any one may stay (L7)."""
    if len(candidates) < 2:
        return []
    return [_wrong("two-cards", "L7", one) if len(candidates) == 2 else _one_of_several(one, len(candidates)) for one in candidates]


def _one_of_several(one: Arrival, count: int) -> Wrong:
    args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place), "count": count}
    return Wrong("several-cards", "L7", one.card, one.place, None, one.since, None, args=args)


def _misplaced(position: Position, one: Arrival, difference: Difference) -> Wrong | None:
    if one.card in position.line and any(away.card == one.card for away in difference.away):
        home = (position.line.index(one.card), 0)
        args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place), "home": AtPlace(home)}
        return Wrong("belongs-elsewhere", "L7", one.card, one.place, home, one.since, None, args=args)
    if isinstance(position.pending, Joining) and one.card == position.pending.card:
        return None
    reason = _why_not(position, one, difference)
    failed = position.failed
    seat = failed.seat if failed is not None and failed.card == one.card else None
    return _wrong(*reason, one, seat if seat in position.seats else None) if reason else None


def _wrong(key: str, which: str, one: Arrival, seat: SeatId | None = None) -> Wrong:
    args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place)}
    if key in ("to-the-box", "back-to-hand"):  # said with the verdict already
        return Wrong(key, which, one.card, one.place, None, one.since, UNSEEN, "notice", args, seat)
    return Wrong(key, which, one.card, one.place, None, one.since, None, args=args)


def _missing(one: Away, difference: Difference, candidates: list[Arrival]) -> Wrong | None:
    """Cards of the line are open, and may be taken up to be read (C21)."""
    if any(here.card == one.card for here in difference.arrived):
        return None  # the card is named where it lies
    args: Args = {"card": OfCard(one.card), "home": AtPlace(one.place)}
    if one.must_return:
        return Wrong("put-back", "E3", one.card, None, one.place, one.since, UNSEEN, "notice", args)
    if not one.was_there:
        return Wrong("lay", "L7", one.card, None, one.place, one.since, UNSEEN, "notice", args)
    return Wrong("lay-back-first", "L7", one.card, None, one.place, one.since, UNSEEN, "notice", args) if candidates else None


def _turned(one: Turned) -> Wrong:
    args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place)}
    return Wrong("turn-up", "L3", one.card, one.place, one.place, one.since, UNSEEN, "notice", args)


def _too_long(position: Position, beside: set[int]) -> tuple[Wrong, ...]:
    """One slot is always kept free: the card at either end of those on the mat may go beside it, and the right one is shown (L8)."""
    on_mat = [number for number in range(len(position.line)) if number not in beside]
    if not on_mat or not is_long(position):
        return ()
    first, last = position.line[on_mat[0]], position.line[on_mat[-1]]
    args: Args = {"card": OfCard(last), "other": OfCard(first)}
    return (Wrong("lay-beside", "L8", last, (on_mat[-1], 0), None, EVER, UNSEEN, "notice", args),)
