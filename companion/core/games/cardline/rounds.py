"""Rounds, play-offs and the end of a match (L4 to L6), and drawing from the pile and the box."""

from __future__ import annotations

from dataclasses import replace

from companion.core.games.cardline.position import Over, Position, Turn
from companion.core.games.game import Fact, OfSeat, Ruling
from companion.events import SeatId

Facts = tuple[Fact, ...]


def drawn(position: Position, count: int) -> tuple[Position, Facts] | None:
    """The position after so many cards were drawn; when the pile is empty the box is shuffled into a new one (L6)."""
    if position.pile + position.box_count < count:
        return None
    if position.pile >= count:
        return replace(position, pile=position.pile - count), ()
    fact = Fact("reshuffled", "L6", "notice", {"count": position.box_count})
    pile = position.pile + position.box_count - count
    return replace(position, pile=pile, box=(), unseen=0), (fact,)


def after_turn(position: Position, seat: SeatId, facts: Facts) -> Ruling:
    """Whose turn comes after this one; with the last turn of a round the round is judged (L4)."""
    after = replace(position, played=position.played | {seat})
    following = after.after(seat)
    if following not in after.played:
        return Ruling(replace(after, stage=Turn(following)), (*facts, _turn(following)))
    return end_of_round(after, facts)


def end_of_round(position: Position, facts: Facts) -> Ruling:
    without = tuple(seat for seat in position.still_in if not position.hands[seat])
    if len(without) > 1:
        return _play_off(position, without, facts)
    following = replace(next_round(position), judged=replace(position, judged=None))
    if without:
        won = Fact("wins", "L4", "win", {"seat": OfSeat(without[0])})
        return Ruling(replace(following, stage=Over(without, _stage(following))), (*facts, won))
    return Ruling(following, (*facts, _turn(_stage(following).seat)))


def next_round(position: Position) -> Position:
    return replace(position, played=frozenset(), stage=Turn(position.still_in[0]))


def _stage(position: Position) -> Turn:
    assert isinstance(position.stage, Turn)
    return position.stage


def _play_off(position: Position, tied: tuple[SeatId, ...], facts: Facts) -> Ruling:
    """All others are out, and each of the tied draws one; where that cannot be, they share it (L5, L6)."""
    gone = frozenset(position.still_in) - frozenset(tied)
    hands = {seat: 0 if seat in gone else count for seat, count in position.hands.items()}
    unseen = position.unseen + sum(position.hands[seat] for seat in gone)
    after = replace(position, out=position.out | gone, hands=hands, unseen=unseen)
    seats = tuple(OfSeat(seat) for seat in tied)
    drew = drawn(after, len(tied))
    if drew is None:
        shared = Fact("share", "L6", "win", {"seats": seats, "count": len(tied)})
        following = replace(next_round(after), judged=replace(position, judged=None))
        return Ruling(replace(following, stage=Over(tied, _stage(following))), (*facts, shared))
    after, more = drew
    failed = replace(after.failed, is_kept=False) if after.failed else None  # whoever took it back is out: it went into the box (L6)
    dealt = replace(next_round(after), hands={**hands, **dict.fromkeys(tied, 1)}, due=tied, failed=failed)
    off = Fact("play-off", "L4", "notice", {"seats": seats, "count": len(tied)})
    return Ruling(dealt, (*facts, off, *more, _turn(_stage(dealt).seat)))


def _turn(seat: SeatId) -> Fact:
    return Fact("turn", "L2", "turn", {"seat": OfSeat(seat)})
