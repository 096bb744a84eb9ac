"""What must lie where, and what lies wrong (C20 to C24, C26)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.comparity.moves import DoubleSwap, Swap
from companion.core.games.comparity.position import Bonus, Cell, Duet, OnPad, Over, Pair, Position, Repairing, Shifting, Turn
from companion.core.games.comparity.repair import broken_by, repairs, violations
from companion.core.games.comparity.rules import may_play, may_reveal, revealable
from companion.core.games.game import UNSEEN, Args, Arrival, AtPlace, Away, Difference, Layout, Must, OfCard, Turned, Wrong
from companion.core.games.once import once

IN_THE_HAND = 4.0  # seconds that a card may be on its way while the area is shifted, before it is asked for (C18)
NEVER = float("inf")  # shown as an instruction, never said


def layout(position: Position) -> Layout:
    """Open cards may be picked up to be read (C21); a closed one only where it may be checked (C23)."""
    checkable = frozenset(revealable(position))
    return {cell: Must(lying.card, lying.is_open, lying.is_open or cell in checkable) for cell, lying in position.area.items()}


@once
def wrongs(position: Position, difference: Difference) -> tuple[Wrong, ...]:
    """Everything that lies wrong, in the order of the difference."""
    if isinstance(position.stage, Over) or is_shift(position, difference):
        return ()
    if isinstance(position.pending, Shifting):
        return _to_be_shifted(position, difference)
    under_way = _cells_under_way(position, difference)
    candidates = plays(position, difference)
    found = [_misplaced(position, one, difference) for one in difference.arrived if one.place not in under_way]
    found += [_missing(position, one, difference, candidates) for one in difference.away if one.place not in under_way]
    found += [_turned(position, one) for one in difference.turned]
    found += _all_but_one(candidates)
    return tuple(wrong for wrong in found if wrong is not None)


def is_shift(position: Position, difference: Difference) -> bool:
    """Whether all cards lie off by the same step while the area may be shifted: a question, and nothing wrong (C18)."""
    may_shift = isinstance(position.stage, (Turn, Duet, Bonus)) and position.pending is None
    taken_back = any(one.must_go for one in difference.arrived)  # then each card is sent home (E3)
    return difference.step is not None and not difference.strange and not taken_back and may_shift


def plays(position: Position, difference: Difference) -> list[Arrival]:
    """Arrivals that the rules allow as a play, or that raise a question about one."""
    return [one for one in difference.arrived if not one.must_go and one.side != "face" and why_not(position, one.card, one.place) is None]


def why_not(position: Position, card: CardId, cell: Cell) -> tuple[str, str] | None:
    """Why a card laid there is no play; a Duet's draw may be told of afterwards (C25)."""
    refused = may_play(position, card, cell)
    if refused and refused.reason == "duet-first" and isinstance(position.stage, Duet):
        refused = may_play(replace(position, stage=Turn(position.stage.seat)), card, cell)
    return (refused.reason, refused.rule) if refused else None


def _all_but_one(candidates: list[Arrival]) -> list[Wrong]:
    """Of several cards that could each be the play, any one may stay (C20)."""
    if len(candidates) < 2:
        return []
    return [_wrong("two-cards", "C20", one) if len(candidates) == 2 else _one_of_several(one, len(candidates)) for one in candidates]


def _one_of_several(one: Arrival, count: int) -> Wrong:
    args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place), "count": count}
    return Wrong("several-cards", "C20", one.card, one.place, None, one.since, None, args=args)


def _misplaced(position: Position, one: Arrival, difference: Difference) -> Wrong | None:
    home = position.cell_of(one.card)
    if home is not None and home not in difference.blind and all(away.place != home for away in difference.away):
        return _wrong("already-there", "C24", one)  # another copy of a card that lies where it should
    if home is not None:
        pairs = violations(position) if isinstance(position.stage, Repairing) else ()
        swap = next((pair for pair in pairs if {home, one.place} == set(pair)), None)
        broken = broken_by(position, swap) if swap else None
        if broken is None or one.must_go:  # a swap that was taken back was not refused (E3)
            return _wrong("belongs-elsewhere", "C24", one, home)
        return _refused_swap(one, home, broken)
    if one.must_go:
        return _wrong("taken-back", "E3", one)
    reason = why_not(position, one.card, one.place)
    if reason is None:
        return _wrong("laid-face-up", "C22", one) if one.side == "face" else None
    return _wrong(*reason, one)


def _refused_swap(one: Arrival, home: Cell, broken: tuple[CardId, CardId]) -> Wrong:
    args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place), "home": AtPlace(home)}
    args = {**args, "left": OfCard(broken[0]), "right": OfCard(broken[1])}
    return Wrong("swap-breaks", "C26", one.card, one.place, home, one.since, None, args=args)


def _wrong(key: str, which: str, one: Arrival, home: Cell | None = None) -> Wrong:
    args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place)}
    if home is not None:
        args = {**args, "home": AtPlace(home)}
    return Wrong(key, which, one.card, one.place, home, one.since, None, args=args)


def _missing(position: Position, one: Away, difference: Difference, candidates: list[Arrival]) -> Wrong | None:
    if any(here.card == one.card for here in difference.arrived):
        return None  # the card is named where it lies
    key, which = "", ""
    if one.must_return:
        key, which = "put-back", "E3"
    elif not one.was_there:
        key, which = "lay", "C24"
    elif not one.may:
        key, which = "peek", "C23"
    elif not one.is_open and candidates and not isinstance(position.pending, OnPad):
        key, which = "lay-back-first", "C21"  # a play has to wait for this card
    args: Args = {"card": OfCard(one.card), "home": AtPlace(one.place)}
    return Wrong(key, which, one.card, None, one.place, one.since, UNSEEN, "notice", args) if key else None


def _where(one: Turned) -> Args:
    return {"card": OfCard(one.card), "place": AtPlace(one.place)}


def _turned(position: Position, one: Turned) -> Wrong | None:
    args = _where(one)
    if one.is_open:
        return Wrong("turn-up", "C22", one.card, one.place, one.place, one.since, UNSEEN, "notice", args)
    if may_reveal(position, one.place) is None:
        return None  # turning it up is a check (C22)
    return Wrong("turned", "C22", one.card, one.place, one.place, one.since, 0.0, args=args)


def _to_be_shifted(position: Position, difference: Difference) -> tuple[Wrong, ...]:
    """While the area is shifted nothing is wrong: each card is asked for, aloud only if it leaves or reaches the mat (C18)."""
    lying = {one.card: one.place for one in difference.arrived}
    due = {one.card for one in difference.away}
    to_lay = [
        _asked_for("shift-lay", one, lying.get(one.card), one.place, NEVER if one.card in lying else IN_THE_HAND) for one in difference.away
    ]
    to_leave = [_to_leave(one, position.cell_of(one.card)) for one in difference.arrived if one.card not in due]
    to_lay += [one for one in to_leave if one.home is not None]  # those that go onto cells without a working reader
    to_lay.sort(key=lambda one: (one.home or (0, 0))[::-1])  # row by row, in the same order whether readers hear or not
    to_take = [one for one in to_leave if one.home is None]
    to_turn = [_asked_for("turn-up" if one.is_open else "turned", one, one.place, one.place, NEVER) for one in difference.turned]
    return (*to_lay, *to_take, *to_turn)


def _to_leave(one: Arrival, home: Cell | None) -> Wrong:
    """The instruction for a card that goes to a blind cell or beside the mat, named by its neighbour, or that belongs nowhere."""
    return _asked_for("shift-off" if home is None else "shift-lay", one, one.place, home, 0.0)


def _asked_for(key: str, one: Arrival | Away | Turned, place: Cell | None, home: Cell | None, say_after: float) -> Wrong:
    args: Args = {"card": OfCard(one.card), "place": AtPlace(one.place), "home": AtPlace(one.place if home is None else home)}
    return Wrong(key, "C18", one.card, place, home, one.since, say_after, "notice", args)


def swaps_done(position: Position, difference: Difference) -> tuple[Swap | DoubleSwap, ...]:
    """Allowed swaps whose cards lie on each other's cells (C26)."""
    if not isinstance(position.stage, Repairing):
        return ()
    here = {one.place: one.card for one in difference.arrived if not one.must_go}
    return tuple(
        repair
        for repair in repairs(position)
        if isinstance(repair, (Swap, DoubleSwap)) and all(_is_crosswise(position, here, pair) for pair in pairs_of(repair))
    )


def _cells_under_way(position: Position, difference: Difference) -> frozenset[Cell]:
    """Cells whose cards may be on their way to each other's place: nothing is wrong there yet (C26)."""
    if not isinstance(position.stage, Repairing):
        return frozenset()
    here = {one.place: one.card for one in difference.arrived}
    gone = {one.place for one in difference.away if not one.must_return} - {one.place for one in difference.arrived if one.must_go}
    cells: set[Cell] = set()
    for low, high in {pair for repair in repairs(position) for pair in pairs_of(repair)}:
        one, other = position.area[low].card, position.area[high].card
        if {low, high} & gone and here.get(low) in (None, other) and here.get(high) in (None, one):
            cells |= {low, high}
    return frozenset(cells)


def pairs_of(repair: object) -> tuple[Pair, ...]:
    match repair:
        case Swap(pair):
            return (pair,)
        case DoubleSwap(first, second):
            return (first, second)
        case _:
            return ()


def _is_crosswise(position: Position, here: Mapping[Cell, CardId], pair: Pair) -> bool:
    low, high = pair
    return here.get(low) == position.area[high].card and here.get(high) == position.area[low].card
