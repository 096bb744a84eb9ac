"""Rounds, play-offs and the end of a match (L4 to L6), and drawing from the pile and the box."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from companion.core.games.cardline.position import Over, Position, Stock, Turn
from companion.core.games.game import Fact, Ruling, of_seat
from companion.events import SeatId

Facts = tuple[Fact, ...]


def drawn(position: Position, count: int) -> tuple[Stock, Facts] | None:
    """What is left when so many cards are drawn, or nothing where there are too few; the box is shuffled into an empty pile (L6)."""
    if position.pile >= count:
        return Stock(position.pile - count, position.box, position.unseen), ()
    left = position.pile + position.box_count - count
    if left < 0:
        return None
    return Stock(left, (), 0), (Fact("reshuffled", "L6", "notice", {"count": position.box_count}),)


def after_turn(position: Position, facts: Facts) -> Ruling:
    """The ruling on a play, in whose position this player has had their turn: the next one is called, or the round judged (L4)."""
    stage = _stage(position)
    return end_of_round(position, facts) if stage.seat in position.played else Ruling(position, (*facts, _turn(stage.seat)))


def end_of_round(position: Position, facts: Facts) -> Ruling:
    """One player without cards wins, several play it off (L4); without any, those still in go on as they are, in a play-off too (L5)."""
    without = tuple([seat for seat in position.still_in if not position.hands[seat]])
    if len(without) > 1:
        return _play_off(position, without, facts)
    following = next_round(position, position)
    if without:
        won = Fact("wins", "L4", "win", {"seat": of_seat(without[0])})
        return Ruling(replace(following, stage=Over(without, _stage(following))), (*facts, won))
    return Ruling(following, (*facts, _turn(_stage(following).seat)))


def next_round(position: Position, judged: Position | None = None) -> Position:
    return position.next_round(judged if judged is None or judged.judged is None else replace(judged, judged=None))


def _stage(position: Position) -> Turn:
    assert isinstance(position.stage, Turn)
    return position.stage


def _play_off(position: Position, tied: tuple[SeatId, ...], facts: Facts) -> Ruling:
    """All others are out, and each of the tied draws one; where that cannot be, they share it (L6)."""
    gone = frozenset(position.still_in) - frozenset(tied)
    hands = {seat: 0 if seat in gone else count for seat, count in position.hands.items()}
    unseen = position.unseen + sum(position.hands[seat] for seat in gone)
    after = replace(position, out=position.out | gone, hands=hands, unseen=unseen)
    seats = tuple(of_seat(seat) for seat in tied)
    drew = drawn(after, len(tied))
    if drew is None:
        shared = Fact("share", "L6", "win", {"seats": seats, "count": len(tied)})
        following = next_round(after, position)
        return Ruling(replace(following, stage=Over(tied, _stage(following))), (*facts, shared))
    stock, more = drew
    failed = replace(after.failed, is_kept=False) if after.failed else None  # its player is out, so it went into the box (L6)
    drawn_from = replace(after, pile=stock.pile, box=stock.box, unseen=stock.unseen)
    dealt = replace(next_round(drawn_from), hands={**hands, **dict.fromkeys(tied, 1)}, due=tied, failed=failed)
    off = Fact("play-off", "L4", "notice", {"seats": seats, "count": len(tied)})
    return Ruling(dealt, (*facts, off, *more, _turn(_stage(dealt).seat)))


@cache
def _turn(seat: SeatId) -> Fact:
    """Made once for each seat, as almost every ruling ends with such a fact."""
    return Fact("turn", "L2", "turn", {"seat": of_seat(seat)})
