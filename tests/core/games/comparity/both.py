"""The referee's Comparity and the people's own book played side by side, act by act.

Rules of this file: nothing here decides what is legal or what follows; it only says the same act to both and the same of both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from random import Random
from typing import Any

from companion.core.decks.card import CardId, Deck
from companion.core.games.comparity.comparity import COMPARITY
from companion.core.games.comparity.moves import Decline, Discard, DoubleSwap, Draw, Move, Play, Reveal, Swap, TimeUp, Verdict
from companion.core.games.comparity.oracle import Act, Table
from companion.core.games.comparity.position import Bonus, Checking, Duet, Over, Position, Reconnecting, Repairing, Turn, neighbours
from companion.core.games.comparity.repair import violations
from companion.core.games.comparity.start import sizes
from companion.core.games.game import Fact, OfSeat, Ruling, Setup
from companion.events import SeatId

WAITING = {
    Turn: "turn", Duet: "duet", Checking: "check", Repairing: "repair", Reconnecting: "reconnect", Bonus: "bonus", Over: "over",
}  # fmt: skip
REASONS = {"draws": "duet", "distrust": "distrust", "penalty": "penalty", "time-up": "late"}


class Both:
    """One match in two books; `act` takes an act of the oracle's and says what the two disagree about."""

    def __init__(self, setup: Setup, deck: Deck, chance: Random) -> None:
        hand, pile = sizes(setup.house, len(setup.players))
        cards = sorted(deck.cards)
        chance.shuffle(cards)
        hands = [cards[hand * seat : hand * (seat + 1)] for seat in range(len(setup.players))]
        stock = cards[hand * len(hands) :][:pile]
        values: dict[str, Decimal] = {card.id: card.numbers.opened()[setup.characteristic] for card in deck.cards.values()}
        self.seats = [player.seat for player in setup.players]
        self.table = Table(
            hands,
            stock,
            values,
            self.seats.index(setup.first),
            trio_bonus=str(setup.house.get("trio_bonus", "may")),
            give=lambda _seat, held: chance.choice(held),
        )
        self.position: Position = COMPARITY.start(setup, deck)
        self.counts: Counter[str] = Counter()
        self._ruled(Play(CardId(stock[0]), (0, 0)))

    def differ(self) -> dict[str, tuple[Any, Any]]:
        """What the two books disagree about: the referee's side first."""
        ours, theirs = of_position(self.position), of_table(self.table, self.seats)
        return {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}

    def act(self, act: Act, card: str | None) -> dict[str, tuple[Any, Any]]:
        drawn_before = len(self.table.draws)
        self._count(act)
        ruling = self._ruled(_move(act, card))
        self.table.act(act, card)
        ours, theirs = self._drawn_by_facts(ruling.facts), self._drawn_by_table(drawn_before)
        self._count_draws(theirs)
        drawn = {} if ours == theirs else {"drawn": (ours, theirs)}
        return {**self.differ(), **drawn}

    def _ruled(self, move: Move) -> Ruling:
        ruling = COMPARITY.rule(self.position, move)
        assert isinstance(ruling, Ruling), f"{move} was refused at {self.position.stage}: {ruling}"
        self.position = ruling.position
        return ruling

    def _count(self, act: Act) -> None:
        waiting = self.table.waiting
        kind = f"{act[0]} in {waiting}" if act[0] in ("play", "late") else act[0]
        self.counts[kind] += 1
        if waiting == "duet":
            self.counts[f"{'trio' if self.table.trio else 'duet'} settled by {act[0]}"] += 1

    def _count_draws(self, draws: list[Any]) -> None:
        for _, reason, got, givers, is_short in draws:
            self.counts[reason] += 1
            self.counts["cards given"] += sum(givers.values())
            self.counts["draws with nobody left to give"] += is_short
            assert got or is_short

    def _drawn_by_facts(self, facts: tuple[Fact, ...]) -> list[Any]:
        """Who drew, why, how many in all, who gave how many, and whether it was fewer than due."""
        found: list[Any] = []
        for fact in facts:
            if fact.key in REASONS:
                found.append([_seat(fact, "seat"), REASONS[fact.key], fact.args["count"], {}, False])
                assert fact.args["hand"] == self.position.hands[_seat(fact, "seat")]
            elif fact.key == "gives":
                found[-1][3][_seat(fact, "seat")] = fact.args["count"]
                assert fact.args["hand"] == self.position.hands[_seat(fact, "seat")]
                assert _seat(fact, "to") == found[-1][0]
            elif fact.key == "none-left":
                found[-1][2], found[-1][4] = fact.args["count"], True
        return found

    def _drawn_by_table(self, since: int) -> list[Any]:
        due = {"duet": 1, "distrust": 2, "penalty": 3, "late": 1}
        found = []
        for seat, reason, from_pile, givers in self.table.draws[since:]:
            got = from_pile + len(givers)
            given = dict(Counter(self.seats[giver] for giver in givers))
            found.append([self.seats[seat], reason, got, given, got < due[reason]])
        return found


def _seat(fact: Fact, name: str) -> SeatId:
    of = fact.args[name]
    assert isinstance(of, OfSeat)
    return of.seat


def _move(act: Act, card: str | None) -> Move:
    match act:
        case ("play", cell):
            return Play(CardId(str(card)), cell)
        case ("check" | "neighbour", cell):
            return Reveal(cell)
        case ("verdict",):
            return Verdict()
        case ("draw",):
            return Draw()
        case ("decline",):
            return Decline()
        case ("swap", low, high):
            return Swap((low, high))
        case ("double", first, second):
            both = sorted((first, second), key=lambda pair: (pair[0][1], pair[0][0], pair[1][1]))  # the referee's order, by place
            return DoubleSwap(*both)
        case ("discard", cell):
            return Discard(cell)
        case ("late",):
            return TimeUp()
    raise ValueError(act)


def of_position(position: Position) -> Mapping[str, Any]:
    stage = position.stage
    view = COMPARITY.view(position)
    duet = stage.duet if isinstance(stage, (Checking, Repairing, Reconnecting)) else stage if isinstance(stage, Duet) else None
    return {
        "area": {cell: lying.card for cell, lying in position.area.items()},
        "open": {lying.card for lying in position.area.values() if lying.is_open},
        "revealed": position.revealed,
        "hands": [position.hands[seat] for seat in position.seats],
        "pile": position.pile,
        "discarded": list(position.discarded),
        "stage": WAITING[type(stage)],
        "asked": None if isinstance(stage, Over) else stage.seat,
        "winner": stage.seat if isinstance(stage, Over) else None,
        "checked": stage.cell if isinstance(stage, Checking) else None,
        "settles": duet is not None,
        "trio": bool(duet and duet.is_trio) and not isinstance(stage, (Repairing, Reconnecting)),  # a violation forfeits it (C6)
        "violated": set(violations(position)),
        "moves": sorted(map(_plain, COMPARITY.moves(position)), key=repr),
        "view": (view.pile, [seat.hand for seat in view.seats], view.winners, [card for card, _ in view.discarded]),
    }


def of_table(table: Table, seats: list[SeatId]) -> Mapping[str, Any]:
    is_over = table.waiting == "over"
    hands = [len(hand) for hand in table.hands]
    winner = None if table.winner is None else seats[table.winner]
    settles = table.waiting == "duet" or (table.waiting in ("check", "repair", "reconnect") and table.settling)
    return {
        "area": table.area,
        "open": table.open,
        "revealed": table.open | set(table.discarded),
        "hands": hands,
        "pile": len(table.pile),
        "discarded": table.discarded,
        "stage": table.waiting,
        "asked": None if is_over else seats[table.seat],
        "winner": winner,
        "checked": table.checked,
        "settles": settles,
        "trio": settles and table.trio,
        "violated": set(table.violations()),
        "moves": sorted(map(_known, table.legal()), key=repr),
        "view": (len(table.pile), hands, () if winner is None else (winner,), table.discarded),
    }


def _plain(move: Move) -> tuple[Any, ...]:
    match move:
        case Play(card, cell):
            assert card is None
            return "play", cell
        case Reveal(cell):
            return "reveal", cell
        case Swap(pair):
            return "swap", *pair
        case DoubleSwap(first, second):
            return "double", *sorted((first, second))
        case Discard(cell):
            return "discard", cell
        case _:
            return (type(move).__name__.lower(),)


def _known(act: Act) -> Act:
    match act:
        case ("check" | "neighbour", cell):
            return "reveal", cell
        case ("double", first, second):
            return "double", *sorted((first, second))
        case _:
            return act


def anything(position: Position, cards: list[str], chance: Random) -> Move:
    """Some act or other, mostly not allowed."""
    cells = sorted({near for cell in position.area for near in (cell, *neighbours(cell))})
    cell = chance.choice(cells)
    pair = (cell, chance.choice(((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1))))
    return chance.choice([
        Play(CardId(chance.choice(cards)), cell), Reveal(cell), Draw(), Verdict(), Decline(), Swap(pair), Discard(cell),
    ])  # fmt: skip


def agree_on(position: Position, table: Table, move: Move) -> bool:
    """Both allow it or neither does."""
    allowed = isinstance(COMPARITY.rule(position, move), Ruling)
    legal = set(map(_known, table.legal()))
    return allowed == (_plain(replace(move, card=None) if isinstance(move, Play) else move) in legal)
