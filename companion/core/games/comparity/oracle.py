"""A table of Comparity whose every card is known, played by the slowest and most obvious means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from decimal import Decimal
from fractions import Fraction
from itertools import combinations
from typing import Any

Cell = tuple[int, int]  # x to the right, y up
Pair = tuple[Cell, Cell]  # the lower cell first: the left one, or the bottom one
Act = tuple[Any, ...]  # ("play", cell), ("swap", cell, cell), ("draw",) and so on, as `Table.legal` lists them
Draw = tuple[int, str, int, tuple[int, ...]]  # the drawer, the reason, how many from the pile, and the givers of one card each, in order


def _neighbours(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)]  # C4: corners do not count


def _in_one_piece(cells: set[Cell]) -> bool:
    reached: set[Cell] = set()
    frontier = [min(cells)]
    while frontier:
        cell = frontier.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            frontier.extend(_neighbours(cell))
    return reached == cells


class Table:
    """One match; what it is waiting for is in `waiting`, from whom in `seat`."""

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        pile: Sequence[str],
        values: Mapping[str, Decimal | float | int],
        first: int,
        *,
        trio_bonus: str = "may",
        give: Callable[[int, list[str]], str] | None = None,
    ) -> None:
        if trio_bonus not in ("may", "must"):
            raise ValueError(f"trio_bonus is may or must, not {trio_bonus!r}")
        if not 0 <= first < len(hands):
            raise ValueError(f"there is no seat {first}")
        self.hands: list[list[str]] = [list(hand) for hand in hands]
        self.pile: list[str] = list(pile)
        self.area: dict[Cell, str] = {(0, 0): self.pile.pop(0)}  # C1: closed, and no player's play
        self.open: set[str] = set()
        self.discarded: list[str] = []
        self.draws: list[Draw] = []
        self.winner: int | None = None
        self.seat: int = first
        self.waiting: str = "turn"
        self.checked: Cell | None = None  # K, while its check is not yet decided
        self.settling = False  # the check under way settles a Duet, so a usual turn follows it
        self.trio = False  # the Duet to be settled is a Trio's
        self.has_passed = False  # E9: the time to settle the Trio ran out, and with it the turn that would follow its bonus
        self._trio_bonus = trio_bonus
        self._give = give
        # One kind of number, reached without rounding, so that any two can be compared.
        self._values: dict[str, Fraction] = {card: Fraction(value) for card, value in values.items()}

    def copied(self) -> Table:
        """The same match, to be gone on from by itself; the values stay the same ones, as nothing changes them."""
        return deepcopy(self, {id(self._values): self._values})

    def violations(self) -> list[Pair]:
        return self._violations_in(self.area)

    def _violations_in(self, area: Mapping[Cell, str]) -> list[Pair]:
        found = []
        for low in area:
            x, y = low
            for high in ((x + 1, y), (x, y + 1)):
                if high not in area or not {area[low], area[high]} <= self.open:  # C8: open, whenever they were opened
                    continue
                if self._values[area[low]] > self._values[area[high]]:  # C8: equal values never are
                    found.append((low, high))
        return sorted(found)

    def _neighbours_lying(self, cell: Cell, *, closed: bool) -> list[Cell]:
        laid = [other for other in _neighbours(cell) if other in self.area]
        return [other for other in laid if (self.area[other] not in self.open) == closed]

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.hands)

    def _right_of(self, seat: int) -> int:
        return (seat - 1) % len(self.hands)

    def legal(self) -> list[Act]:
        acts: list[Act] = []
        if self.waiting == "turn":
            acts = self._plays() + self._checks()  # C3; with nothing to check only plays are left (C16)
        elif self.waiting == "duet":
            acts = [("draw",), *self._checks()]  # C5
        elif self.waiting == "check":
            acts = self._words_after_the_reveal()
        elif self.waiting == "repair":
            acts = self._swaps() or self._doubles() or self._discards()  # C11: the later only for want of the former
        elif self.waiting == "reconnect":
            acts = [play for play in self._plays() if _in_one_piece({*self.area, play[1]})]  # C13
        elif self.waiting == "bonus":
            acts = self._plays() + ([("decline",)] if self._trio_bonus == "may" else [])  # C6
        return sorted(acts)

    def _plays(self) -> list[Act]:
        touching = {other for cell in self.area for other in _neighbours(cell)}
        return [("play", cell) for cell in touching if cell not in self.area]  # C4

    def _checks(self) -> list[Act]:
        closed = [cell for cell in self.area if self.area[cell] not in self.open]
        return [("check", cell) for cell in closed if any(other in self.area for other in _neighbours(cell))]  # C7

    def _words_after_the_reveal(self) -> list[Act]:
        assert self.checked is not None
        acts: list[Act] = [("neighbour", cell) for cell in self._neighbours_lying(self.checked, closed=True)]
        if self._neighbours_lying(self.checked, closed=False):
            acts.append(("verdict",))  # C7: else a neighbour must be revealed
        return acts

    def _exchanged(self, pairs: Sequence[Pair]) -> dict[Cell, str]:
        area = dict(self.area)
        for one, other in pairs:
            area[one], area[other] = area[other], area[one]
        return area

    def _is_mending(self, pairs: Sequence[Pair]) -> bool:
        # C11: the cells are what counts; an old violated pair may stay violated, by other cards too.
        return set(self._violations_in(self._exchanged(pairs))) <= set(self.violations())

    def _swaps(self) -> list[Act]:
        return [("swap", *pair) for pair in self.violations() if self._is_mending([pair])]

    def _doubles(self) -> list[Act]:
        apart = [both for both in combinations(self.violations(), 2) if not set(both[0]) & set(both[1])]
        return [("double", *both) for both in apart if self._is_mending(both)]

    def _discards(self) -> list[Act]:
        return [("discard", cell) for cell in {cell for pair in self.violations() for cell in pair}]

    def may_be_late(self) -> bool:
        return self.waiting in ("turn", "duet", "check", "bonus")  # E9: in a repair the time stands still

    def act(self, act: Act, card: str | None = None) -> None:
        if act == ("late",) and self.may_be_late():
            self._late()
            return
        if act not in self.legal():
            raise ValueError(f"{act} is not allowed while waiting for {self.waiting} of seat {self.seat}")
        kind = act[0]
        if kind == "play":
            if card is None or card not in self.hands[self.seat]:
                raise ValueError(f"seat {self.seat} holds no {card}")
            self._play(act[1], card)
        elif kind == "draw":
            self._draw(self.seat, 1, "duet")
            self._duet_is_settled()
        elif kind == "check":
            self._check(act[1])
        elif kind == "neighbour":
            self.open.add(self.area[act[1]])
            self._verdict()  # C7: nothing more may be revealed
        elif kind == "verdict":
            self._verdict()
        elif kind in ("swap", "double"):
            self.area = self._exchanged([(act[1], act[2])] if kind == "swap" else [act[1], act[2]])
            self._repair_or_end_the_check()
        elif kind == "discard":
            self._discard(act[1])
        elif kind == "decline":
            self._bonus_is_over()

    def _usual_turn_of(self, seat: int) -> None:
        self.seat = seat
        self.waiting = "turn"
        self.settling = False
        self.trio = False

    def _bonus_is_over(self) -> None:
        following = self._left_of(self.seat)
        self._usual_turn_of(self._left_of(following) if self.has_passed else following)
        self.has_passed = False

    def _late(self) -> None:
        """The time is up (E9)."""
        if self.waiting == "check":
            self._verdict()  # as a number was shown; nothing more is revealed for it
            return
        settled_trio, was_bonus, seat = self.waiting == "duet" and self.trio, self.waiting == "bonus", self.seat
        self._draw(seat, 1, "late")
        if was_bonus:
            self._bonus_is_over()
        elif settled_trio:
            self._duet_is_settled()
            self.has_passed = True
        else:
            self._usual_turn_of(self._left_of(seat))

    def _play(self, cell: Cell, card: str) -> None:
        touched = sum(other in self.area for other in _neighbours(cell))
        self.hands[self.seat].remove(card)
        self.area[cell] = card
        if not self.hands[self.seat]:
            self.winner = self.seat  # C15: at once, so nothing pending is looked at
            self.waiting = "over"
        elif self.waiting == "reconnect":
            self._repair_or_end_the_check()  # C13: no Duet, no Trio
        elif self.waiting == "bonus":
            self._bonus_is_over()  # C6: no Duet, no Trio; the player who settled is still to have a turn
        else:
            self._usual_turn_of(self._left_of(self.seat))
            if touched >= 2:
                self.waiting = "duet"  # C5
                self.trio = touched >= 3  # C4

    def _check(self, cell: Cell) -> None:
        self.settling = self.waiting == "duet"
        self.open.add(self.area[cell])
        self.checked = cell
        self.waiting = "check"
        if not self._neighbours_lying(cell, closed=True):
            self._verdict()  # C7: by itself, as none is left to reveal

    def _verdict(self) -> None:
        self.checked = None
        if self.violations():
            self.trio = False  # C6: forfeited
            self._draw(self._right_of(self.seat), 3, "penalty")  # C10: guilty or not; in a Duet's check it is its maker
        else:
            self._draw(self.seat, 2, "distrust")  # C9
        self._repair_or_end_the_check()

    def _duet_is_settled(self) -> None:
        has_bonus = self.trio
        self._usual_turn_of(self.seat)  # C5
        if has_bonus:
            self.seat = self._right_of(self.seat)  # C6: first the maker of the Trio
            self.waiting = "bonus"

    def _repair_or_end_the_check(self) -> None:
        if self.violations():
            self.waiting = "repair"
        elif self.settling:
            self._duet_is_settled()
        else:
            self._usual_turn_of(self._left_of(self.seat))

    def _discard(self, cell: Cell) -> None:
        card = self.area.pop(cell)
        self.open.discard(card)
        self.discarded.append(card)  # C12
        if _in_one_piece(set(self.area)):
            self._repair_or_end_the_check()
        else:
            self.waiting = "reconnect"  # C13: at once, before repair goes on

    def _draw(self, seat: int, count: int, reason: str) -> None:
        from_pile = min(count, len(self.pile))
        for _ in range(from_pile):
            self.hands[seat].append(self.pile.pop(0))
        givers: list[int] = []
        others = [(seat + step) % len(self.hands) for step in range(1, len(self.hands))]  # C14: left neighbour first
        while from_pile + len(givers) < count and any(len(self.hands[other]) > 1 for other in others):
            for giver in others:
                if from_pile + len(givers) < count and len(self.hands[giver]) > 1:  # C14: a last card is never given
                    hand = self.hands[giver]
                    card = self._give(giver, list(hand)) if self._give else hand[0]
                    hand.remove(card)
                    self.hands[seat].append(card)
                    givers.append(giver)
        self.draws.append((seat, reason, from_pile, tuple(givers)))
