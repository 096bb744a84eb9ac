"""The people's own book of a Cardline match beside what the screen shows: both told as the same public values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import groupby
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.cardline.oracle import Table
from companion.core.games.game import Setup, View
from companion.core.referee.table_view import TableView
from companion.events import SeatId
from companion.simulator.people import LATE, Act, Choice
from companion.simulator.pushing import gap_of

HAND = 4  # L1, counted by the people themselves


@dataclass(frozen=True, slots=True)
class LinePublic:
    """What the book and the screen must agree on."""

    stage: str
    seat: SeatId | None
    winners: tuple[SeatId, ...]
    line: tuple[str, ...]  # equal neighbours by name, as hands may have exchanged them (L7)
    opened: frozenset[tuple[str, Decimal]]
    hands: tuple[int, ...]
    out: frozenset[SeatId]
    pile: int
    box: int
    failed: frozenset[str]  # cards in the box that were turned there


@dataclass(frozen=True, slots=True)
class LineBook:
    """The truth of one match: hands, pile and values; never changed, only gone on from."""

    table: Table
    seats: tuple[SeatId, ...]
    numbers: Mapping[CardId, Decimal]
    failed: frozenset[str] = frozenset()

    def after(self, act: Act, card: CardId | None = None) -> LineBook:
        table = self.table.copied()
        if act == LATE:
            table.let_the_time_run_out()
            still = self.failed if self.table.pile else frozenset()  # else the box was shuffled into a new pile
            return LineBook(table, self.seats, self.numbers, still & frozenset(table.box))
        assert card is not None
        table.act(act, card)
        return LineBook(table, self.seats, self.numbers, self._failed_in(table, card))

    def _failed_in(self, table: Table, card: CardId) -> frozenset[str]:
        """The cards in the box that were turned; those that were shuffled left it, and hands of players who are out went in unseen (L6)."""
        has_failed = table.last is not None and not table.last.is_right
        is_drawn_for = has_failed and bool(self.table.pile or self.table.box)
        before = frozenset() if is_drawn_for and not self.table.pile else self.failed
        return frozenset({*before, card} if is_drawn_for else before) & frozenset(table.box)

    def allows(self, act: Act, card: CardId | None) -> bool:
        return not self.is_over if act == LATE else act in self.table.legal() and card in self.hand

    def acts(self) -> frozenset[Act]:
        return frozenset(self.table.legal())

    @property
    def seat(self) -> SeatId:
        return self.seats[self.table.seat]

    @property
    def hand(self) -> tuple[CardId, ...]:
        """The hand of the player who is asked."""
        return tuple(CardId(card) for card in self.table.hands[self.table.seat])

    @property
    def is_over(self) -> bool:
        return self.table.waiting == "over"

    def taken_up(self, choice: Choice) -> CardId | None:
        return choice.card

    def public(self) -> LinePublic:
        table = self.table
        return LinePublic(
            stage=table.waiting,
            seat=None if self.is_over else self.seat,
            winners=tuple(sorted(self.seats[winner] for winner in table.winners)),
            line=_by_name(tuple(map(CardId, table.line)), self.numbers),
            opened=frozenset((card, self.numbers[CardId(card)]) for card in (*table.line, *self.failed)),
            hands=tuple(len(hand) for hand in table.hands),
            out=frozenset(self.seats[seat] for seat in table.is_out),
            pile=len(table.pile),
            box=len(table.box),
            failed=self.failed,
        )


def _by_name(line: Sequence[CardId], numbers: Mapping[CardId, Decimal]) -> tuple[str, ...]:
    return tuple(card for _, equal in groupby(line, key=lambda card: numbers[card]) for card in sorted(equal))


def sizes(setup: Setup) -> list[int]:
    """Cards in each hand (L1)."""
    usual = setup.house.get("hand", HAND)
    return [int(setup.house.get(f"hand_{number}", usual)) for number in range(1, len(setup.players) + 1)]


def dealt(setup: Setup, deck: Deck, chance: Random) -> LineBook:
    """The whole deck is shuffled and dealt; how the box is shuffled later is chance as well (L6)."""
    pack = chance.sample(sorted(deck.cards), len(deck.cards))
    hands = [[pack.pop() for _ in range(size)] for size in sizes(setup)]
    numbers = {card.id: card.numbers.opened()[setup.characteristic] for card in deck.cards.values()}
    values: dict[str, Decimal] = {str(card): number for card, number in numbers.items()}
    seats = tuple(player.seat for player in setup.players)
    table = Table(hands, pack, values, seats.index(setup.first), shuffled=lambda box: chance.sample(box, len(box)))
    return LineBook(table, seats, numbers)


def public_of(view: View) -> LinePublic:
    """What the book must agree with, as the screen shows it."""
    shown = {one.card: one.numbers for one in view.places} | dict(view.discarded)
    return LinePublic(
        stage=view.stage,
        seat=view.turn,
        winners=tuple(sorted(view.winners)),
        line=_by_name([one.card for one in view.places], {card: numbers[view.characteristic] for card, numbers in shown.items()}),
        opened=frozenset((card, numbers[view.characteristic]) for card, numbers in shown.items()),
        hands=tuple(one.hand for one in view.seats),
        out=frozenset(one.seat for one in view.seats if "out" in one.marks),
        pile=view.pile,
        box=view.stock["box"],
        failed=frozenset(card for card, _ in view.discarded),
    )


def acts_of(table: TableView) -> frozenset[Act]:
    """What may be done now, as the screen offers it; names of cards are no acts of the book."""
    return frozenset(("play", gap_of(table, name)) for name in table.expected.places)
