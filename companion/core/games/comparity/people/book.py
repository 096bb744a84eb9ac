"""The people's own book of a Comparity match beside what the screen shows: both told as the same public values."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.comparity.oracle import Table
from companion.core.games.comparity.people.area import cells_of, playable
from companion.core.games.game import Setup, View
from companion.core.mat.shape import Shape
from companion.core.referee.table_view import Offer, TableView
from companion.events import SeatId
from companion.simulator.people import LATE, Act, Choice

STAGES = {
    "turn": "turn",
    "duet": "duet",
    "check": "checking",
    "repair": "repairing",
    "reconnect": "reconnecting",
    "bonus": "bonus",
    "over": "over",
}
HAND, PILES = 7, {2: 15, 3: 20, 4: 35, 5: 40}  # C1, counted by the people themselves
Numbers = Mapping[CardId, Decimal]


@dataclass(frozen=True, slots=True)
class AreaPublic:
    """What the book and the screen must agree on."""

    stage: str
    seat: SeatId | None
    winners: tuple[SeatId, ...]
    area: frozenset[tuple[tuple[int, int], str]]
    opened: frozenset[tuple[str, Decimal]]
    checked: tuple[int, int] | None
    hands: tuple[int, ...]
    pile: int
    discarded: frozenset[str]


@dataclass(frozen=True, slots=True)
class AreaBook:
    """The truth of one match: hands, pile and values; never changed, only gone on from."""

    table: Table
    seats: tuple[SeatId, ...]
    numbers: Numbers

    def after(self, act: Act, card: CardId | None = None) -> AreaBook:
        table = self.table.copied()
        table.act(act, card)
        return AreaBook(table, self.seats, self.numbers)

    def allows(self, act: Act, card: CardId | None) -> bool:
        if act == LATE:
            return self.table.may_be_late()
        return act in self.table.legal() and (act[0] != "play" or card in self.hand)

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
        return self.table.winner is not None

    def taken_up(self, choice: Choice) -> CardId | None:
        """A drawn card is the pile's top."""
        if choice.act == ("draw",):
            return CardId(self.table.pile[0]) if self.table.pile else None
        return choice.card

    def public(self) -> AreaPublic:
        table = self.table
        return AreaPublic(
            stage="trio" if table.waiting == "duet" and table.trio else STAGES[table.waiting],
            seat=None if self.is_over else self.seat,
            winners=(self.seats[table.winner],) if table.winner is not None else (),
            area=frozenset(table.area.items()),
            opened=frozenset((card, self.numbers[CardId(card)]) for card in (*table.open, *table.discarded)),
            checked=table.checked,
            hands=tuple(len(hand) for hand in table.hands),
            pile=len(table.pile),
            discarded=frozenset(table.discarded),
        )


def sizes(setup: Setup) -> tuple[int, int]:
    """Cards in each hand, and in the pile with its opening card."""
    return int(setup.house.get("hand", HAND)), int(setup.house.get("pile", PILES[len(setup.players)]))


def packed(setup: Setup, deck: Deck, chance: Random) -> list[CardId]:
    """The cards of the match, shuffled: fresh ones, if there are enough (C17)."""
    hand, pile = sizes(setup)
    need = hand * len(setup.players) + pile
    fresh = sorted(deck.cards.keys() - set(setup.set_aside))
    return chance.sample(fresh if len(fresh) >= need else sorted(deck.cards), need)


def dealt(setup: Setup, numbers: Numbers, pack: list[CardId], chance: Random) -> AreaBook:
    """The pack is dealt; what players give each other is theirs to choose (C14)."""
    hand, _ = sizes(setup)
    seats = tuple(player.seat for player in setup.players)
    hands = [pack[number * hand : (number + 1) * hand] for number in range(len(seats))]
    bonus = str(setup.house.get("trio_bonus", "may"))
    first = seats.index(setup.first)
    pile = pack[hand * len(seats) :]
    table = Table(hands, pile, {card: numbers[card] for card in pack}, first, trio_bonus=bonus, give=lambda _, held: chance.choice(held))
    return AreaBook(table, seats, numbers)


def public_of(view: View) -> AreaPublic:
    """What the book must agree with, as the screen shows it."""
    shown = {one.card: one.numbers for one in view.places if one.is_open or one.numbers} | dict(view.discarded)  # H1: none that is closed
    return AreaPublic(
        stage=view.stage,
        seat=view.turn,
        winners=view.winners,
        area=frozenset((one.place, one.card) for one in view.places),
        opened=frozenset((card, numbers[view.characteristic]) for card, numbers in shown.items()),
        checked=next((one.place for one in view.places if "checked" in one.marks), None),
        hands=tuple(one.hand for one in view.seats),
        pile=view.pile,
        discarded=frozenset(card for card, _ in view.discarded),
    )


def acts_of(table: TableView, shape: Shape) -> frozenset[Act]:
    """What may be done now, as the screen offers it; shifts and names of cards are no acts of the book."""
    offered = [_act_of(table, shape, offer) for offer in table.expected.offers]
    return frozenset([*(("play", cell) for cell in playable(table, shape)), *(act for act in offered if act is not None)])


def _act_of(table: TableView, shape: Shape, offer: Offer) -> Act | None:
    cells = cells_of(table, shape, offer)
    match offer.kind:
        case "check":
            return "neighbour" if table.view.stage == "checking" else "check", *cells
        case "double-swap":
            return "double", cells[:2], cells[2:]
        case "draw" | "verdict" | "decline" | "swap" | "discard" as kind:
            return kind, *cells
        case _:
            return None
