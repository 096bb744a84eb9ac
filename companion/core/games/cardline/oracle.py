"""A table of Cardline whose every card is known, played by the slowest and most obvious means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

Number = Decimal | float | int
Act = tuple[str, int]  # ("play", gap); gap g lies before line[g], the last one behind the whole line


class Shown(NamedTuple):
    """What was public when the latest card was turned; an end of the line has no neighbour."""

    card: str
    gap: int
    left: Number | None
    value: Number
    right: Number | None
    is_right: bool


def _as_shown(value: Number) -> Fraction:
    return Fraction(str(value))  # H4: the printed number in full, so 0.1 is the same however it was written down


class Table:
    """One match; the player whom it asks is `seat`, and seats keep their numbers when a player leaves."""

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        pile: Sequence[str],
        values: Mapping[str, Number],
        first: int,
        shuffled: Callable[[list[str]], list[str]] | None = None,
    ) -> None:
        if not 2 <= len(hands) <= 8:
            raise ValueError(f"2 to 8 play, not {len(hands)}")  # L1
        if not 0 <= first < len(hands):
            raise ValueError(f"there is no seat {first}")
        if not all(hands) or not pile:
            raise ValueError("each hand has a card, and one more opens the line")  # L1
        self.hands: list[list[str]] = [list(hand) for hand in hands]
        self.pile: list[str] = list(pile)
        self.line: list[str] = [self.pile.pop(0)]  # L1: open, and no player's play
        self.box: list[str] = []  # in the order in which the cards came in
        self.first = first
        self.seat: int = first
        self.is_out: set[int] = set()  # by L4, or by having left
        self.played: set[int] = set()  # the seats that have had a turn in this round
        self.rounds = 0  # how many have come to their end
        self.waiting: str = "turn"
        self.winners: tuple[int, ...] = ()
        self.last: Shown | None = None
        self.was_late = False  # E9: the latest turn passed as its time ran out, so no card was turned in it
        self._shuffled = shuffled
        self._values: dict[str, Number] = dict(values)

    def copied(self) -> Table:
        """The same match, to be gone on from by itself; the values stay the same ones, as nothing changes them."""
        return deepcopy(self, {id(self._values): self._values})

    def legal(self) -> list[Act]:
        if self.waiting == "over":
            return []
        return [("play", gap) for gap in range(len(self.line) + 1)]  # L2

    def let_the_time_run_out(self) -> None:
        """The turn passes; one card is drawn if there is any, and no card comes into the box (E9)."""
        if self.waiting == "over":
            raise ValueError("the match is over")
        self.last, self.was_late = None, True
        if self.pile or self.box:
            self._draw(self.seat)
        self.played.add(self.seat)
        self._go_on()

    def act(self, act: Act, card: str) -> None:
        if act not in self.legal():
            raise ValueError(f"{act} is not allowed while waiting for {self.waiting} of seat {self.seat}")
        if card not in self.hands[self.seat]:
            raise ValueError(f"seat {self.seat} holds no {card}")
        gap = act[1]
        self.was_late = False
        self.last = self._look(card, gap)
        self.hands[self.seat].remove(card)
        if self.last.is_right:
            self.line.insert(gap, card)  # L3
        else:
            self._fail(card)
        self.played.add(self.seat)
        self._go_on()

    def _look(self, card: str, gap: int) -> Shown:
        value = self._values[card]
        left = self._values[self.line[gap - 1]] if gap > 0 else None
        right = self._values[self.line[gap]] if gap < len(self.line) else None
        is_right = True
        if left is not None and _as_shown(value) < _as_shown(left):
            is_right = False  # L2: equal would do
        if right is not None and _as_shown(value) > _as_shown(right):
            is_right = False
        return Shown(card, gap, left, value, right, is_right)

    def _fail(self, card: str) -> None:
        if self.pile or self.box:
            self._draw(self.seat)
            self.box.append(card)  # L6: only now, so it was not among what could be drawn
        else:
            self.hands[self.seat].append(card)  # L6: taken back

    def _draw(self, seat: int) -> None:
        if not self.pile:  # L6: looked at when a card is due, not when the pile gave its last
            self.pile = self._shuffled(list(self.box)) if self._shuffled else list(self.box)
            self.box = []
        self.hands[seat].append(self.pile.pop(0))

    def _still_in_from(self, seat: int) -> list[int]:
        clockwise = [(seat + step) % len(self.hands) for step in range(len(self.hands))]
        return [other for other in clockwise if other not in self.is_out]

    def _go_on(self) -> None:
        to_come = [seat for seat in self._still_in_from(self.seat) if seat not in self.played]
        if to_come:
            self.seat = to_come[0]
        else:
            self._end_the_round()

    def _end_the_round(self) -> None:
        self.rounds += 1
        without = [seat for seat in self._still_in_from(self.first) if not self.hands[seat]]
        if len(without) == 1:
            self._won_by(without)  # L4
            return
        if without:
            for seat in sorted(set(self._still_in_from(0)) - set(without)):
                self._put_out(seat)  # L4, before the deal, which can so be made from these hands (L6)
            if len(self.pile) + len(self.box) < len(without):
                self._won_by(without)  # L6: nothing is dealt
                return
            for seat in without:
                self._draw(seat)  # L4, and the first of the next round comes first
        # L5: where all have cards, in a play-off too, those still in go on as they are
        self.played = set()
        self.seat = self._still_in_from(self.first)[0]  # L4

    def _put_out(self, seat: int) -> None:
        self.is_out.add(seat)
        self.box.extend(self.hands[seat])  # L6, E7: at once
        self.hands[seat] = []

    def _won_by(self, seats: Sequence[int]) -> None:
        self.winners = tuple(sorted(seats))
        self.waiting = "over"

    def leave(self, seat: int) -> None:
        """A player leaves (E7), in any turn; a turn they had yet to take lapses."""
        if self.waiting == "over" or seat not in self._still_in_from(0):
            raise ValueError(f"seat {seat} is not in the match")
        self._put_out(seat)
        remaining = self._still_in_from(seat)
        if len(remaining) == 1:
            self._won_by(remaining)  # E7
        else:
            self._go_on()
