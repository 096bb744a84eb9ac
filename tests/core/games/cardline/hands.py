"""A match of Cardline whose cards are called by their numbers, for exams worked through by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.core.decks.card import CardId
from companion.core.games.cardline.cardline import CARDLINE
from companion.core.games.cardline.moves import Move, Open, Play
from companion.core.games.cardline.position import Over, Position, Stage, Turn
from companion.core.games.game import Difference, Fact, HouseValue, Refused, Ruling, Setup
from companion.core.mat.shape import Shape
from companion.events import Correction
from tests.core.games.cardline.decks import seats, setup_of
from tests.core.games.comparity.decks import deck_of

ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT = seats(8)
DECK = deck_of({f"n{number:02}{twin}": number for number in range(70) for twin in ("", "b")})  # `n20b` is worth as much as `n20`
EMPTY = Difference(0.0)


def card(number: int | str) -> CardId:
    """7 is n07, "20b" its twin."""
    twin = "b" if str(number).endswith("b") else ""
    return CardId(f"n{int(str(number).rstrip('b')):02}{twin}")


def play(number: int | str, gap: int) -> Play:
    return Play(card(number), gap)


class Match:
    """The line from left to right, whose turn it is, and how many cards there are elsewhere."""

    def __init__(
        self,
        *line: int | str,
        hands: Sequence[int] = (4, 4, 4),
        pile: int = 20,
        box: Sequence[int | str] = (),
        turn: int = 0,
        first: int = 0,
        slots: int = 64,
        **house: HouseValue,
    ) -> None:
        setup = setup_of(DECK, len(hands), house, first=first, shape=Shape(slots, 1) if slots else Shape(0, 0))
        position: Position = CARDLINE.start(setup, DECK)
        counts = dict(zip(position.seats, hands, strict=True))
        order = [*position.seats[first:], *position.seats[:first]]
        seat = position.seats[turn]
        shown = frozenset(map(card, (*line, *box)))
        self.position = replace(
            position,
            stage=Turn(seat),
            line=tuple(map(card, line)),
            box=tuple(map(card, box)),
            hands=counts,
            pile=pile,
            revealed=shown,
            played=frozenset(order[: order.index(seat)]),
        )
        self.facts: tuple[Fact, ...] = ()

    def do(self, *moves: Move) -> Match:
        for move in moves:
            self._take(CARDLINE.rule(self.position, move))
        return self

    def play(self, number: int | str, gap: int) -> Match:
        return self.do(play(number, gap))

    def play_card(self, name: str, gap: int) -> Match:
        return self.do(Play(CardId(name), gap))

    def correct(self, correction: Correction, difference: Difference = EMPTY) -> Match:
        self._take(CARDLINE.correct(self.position, correction, difference))
        return self

    def _take(self, ruling: Ruling | Refused) -> None:
        assert isinstance(ruling, Ruling), ruling
        self.position, self.facts = ruling.position, ruling.facts

    def refusal(self, asked: Move | Correction, difference: Difference = EMPTY) -> str:
        is_move = type(asked).__module__.endswith("moves")
        ruling = CARDLINE.rule(self.position, asked) if is_move else CARDLINE.correct(self.position, asked, difference)
        assert isinstance(ruling, Refused), ruling
        return f"{ruling.rule} {ruling.reason}"

    @property
    def stage(self) -> Stage:
        return self.position.stage

    @property
    def said(self) -> list[str]:
        return [f"{fact.rule} {fact.key}" for fact in self.facts]

    @property
    def line(self) -> str:
        return " ".join(one.removeprefix("n").lstrip("0") or "0" for one in self.position.line)

    @property
    def hands(self) -> list[int]:
        return [self.position.hands[seat] for seat in self.position.seats]

    @property
    def stock(self) -> tuple[int, int]:
        """The pile, and all that lies in the box."""
        return self.position.pile, self.position.box_count

    @property
    def turn(self) -> int | None:
        """The number of the seat that is asked, from 0 on."""
        return None if isinstance(self.stage, Over) else self.position.seats.index(self.stage.seat)

    @property
    def winners(self) -> list[int]:
        return [self.position.seats.index(seat) for seat in self.stage.winners] if isinstance(self.stage, Over) else []

    @property
    def stands(self) -> tuple[Any, ...]:
        """Line, hands, pile and box, who is asked: all that is counted."""
        return self.line, self.hands, *self.stock, self.turn


def begun(*, players: int = 2, deck: Sequence[int | str], opens: int | str, **house: HouseValue) -> Match:
    """A match from its first card on, with a deck of just these cards."""
    match = Match(hands=[1] * players)
    small = deck_of({card(one): int(str(one).rstrip("b")) for one in deck})
    match.position = CARDLINE.start(setup_of(small, players, house), small)
    return match.do(Open(card(opens)))


def set_up(players: int = 3, cards: int = 110, first: int = 0, **house: HouseValue) -> tuple[Setup, Any]:
    deck = deck_of({f"c{number:03}": number for number in range(cards)})
    return setup_of(deck, players, house, first=first), deck
