"""The referee's Cardline and the people's own book played side by side, act by act.

Rules of this file: nothing here decides what is legal or what follows; it only says the same act to both and the same of both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from decimal import Decimal
from random import Random
from typing import Any

from companion.core.decks.card import CardId, Deck
from companion.core.games.cardline.cardline import CARDLINE
from companion.core.games.cardline.moves import Move, Open, Play, TimeUp
from companion.core.games.cardline.oracle import Table
from companion.core.games.cardline.position import Over, Position, Turn
from companion.core.games.game import Difference, Fact, OfCard, OfSeat, Ruling, Setup, Shown
from companion.events import Leave

LATE = ("time-up", "time-up-no-card")
TOLD = ("draws", "takes-back", "reshuffled", "one-card", "no-card", "play-off", "share", "wins", "turn", "left")


class Both:
    """One match in two books; each act says what the two disagree about."""

    def __init__(self, setup: Setup, deck: Deck, sizes: list[int], chance: Random) -> None:
        cards = sorted(deck.cards)
        chance.shuffle(cards)
        hands = [[cards.pop() for _ in range(size)] for size in sizes]
        values: dict[str, Decimal] = {card.id: card.numbers.opened()[setup.characteristic] for card in deck.cards.values()}
        self.seats = [player.seat for player in setup.players]
        self.values = values
        self._shuffled: list[int] = []  # how many cards each new pile had

        def shuffled(box: list[str]) -> list[str]:
            self._shuffled.append(len(box))
            return chance.sample(box, len(box))

        self.table = Table(hands, cards, values, self.seats.index(setup.first), shuffled)
        self.position: Position = CARDLINE.start(setup, deck)
        self.counts: Counter[str] = Counter()
        self._failed: set[str] = set()  # of the box: what was turned there
        self._left: set[int] = set()
        self._take(CARDLINE.rule(self.position, Open(CardId(self.table.line[0]))))

    def differ(self) -> dict[str, tuple[Any, Any]]:
        """What the two books disagree about: the referee's side first."""
        ours, theirs = self._of_position(), self._of_table()
        return {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}

    def play(self, gap: int, card: str) -> dict[str, tuple[Any, Any]]:
        before, self._shuffled = self.table.copied(), []
        facts = self._take(CARDLINE.rule(self.position, Play(CardId(card), gap)))
        self.table.act(("play", gap), card)
        self._follow_box(before, card)
        told = (self._told_by_facts(facts), self._told_by_table(before, gap))
        self.counts.update(told[1])
        return {**self.differ(), **({} if told[0] == told[1] else {"told": told})}

    def let_the_time_run_out(self) -> dict[str, tuple[Any, Any]]:
        before, self._shuffled = self.table.copied(), []
        facts = self._take(CARDLINE.rule(self.position, TimeUp()))
        self.table.let_the_time_run_out()
        can_draw = bool(before.pile or before.box)
        self._failed = (self._failed if before.pile else set()) & set(self.table.box)
        late = f"time-up{'' if can_draw else '-no-card'} {self.seats[before.seat]}"
        told = (sorted(_plain(fact) for fact in facts if fact.key in (*TOLD, *LATE)), self._told_late(before, late))
        self.counts.update(told[1])
        return {**self.differ(), **({} if told[0] == told[1] else {"told": told})}

    def _told_late(self, before: Table, late: str) -> list[str]:
        return sorted([late, *self._end_of(before), *(f"reshuffled {count}" for count in self._shuffled)])

    def leave(self, seat: int) -> dict[str, tuple[Any, Any]]:
        self._take(CARDLINE.correct(self.position, Leave(self.seats[seat]), Difference(0.0)))
        self.table.leave(seat)
        self._left.add(seat)
        self._failed &= set(self.table.box)
        self.counts["left"] += 1
        self.counts["won as the others left"] += self.table.waiting == "over"
        return self.differ()

    def agree_on(self, move: Move) -> bool:
        """Both allow it or neither does; of hands the referee knows nothing, so the card is one of the player's own or lies in sight."""
        ours = isinstance(CARDLINE.rule(self.position, move), Ruling)
        own = self.table.hands[self.table.seat]
        return ours == (isinstance(move, Play) and move.card in own and ("play", move.gap) in self.table.legal())

    def _take(self, ruling: Any) -> tuple[Fact, ...]:
        assert isinstance(ruling, Ruling), f"refused at {self.position.stage}: {ruling}"
        self.position = ruling.position
        return ruling.facts

    def _follow_box(self, before: Table, card: str) -> None:
        """What is shuffled is turned no more; hands of players who are out go in unseen."""
        is_drawn_for = self.table.last is not None and not self.table.last.is_right and bool(before.pile or before.box)
        if is_drawn_for and not before.pile:
            self._failed = set()
        self._failed = (self._failed | ({card} if is_drawn_for else set())) & set(self.table.box)

    def _told_by_facts(self, facts: tuple[Fact, ...]) -> list[str]:
        """The verdict with all numbers in it, and what came of it."""
        verdict, *rest = facts
        return [_verdict(verdict), *sorted(_plain(fact) for fact in rest if fact.key in TOLD)]

    def _told_by_table(self, before: Table, gap: int) -> list[str]:
        last, line = self.table.last, before.line
        assert last is not None
        where = "first" if gap == 0 else "last" if gap == len(line) else "between"
        numbers = [f"{name} {line[at]} {value}" for name, at, value in (("left", gap - 1, last.left), ("right", gap, last.right)) if value]
        verdict = f"{'fits' if last.is_right else 'misfits'}-{where} {last.card} {last.value} {' '.join(numbers)}"
        new_piles = [f"reshuffled {count}" for count in self._shuffled]
        return [verdict, *sorted([*self._came_of(before), *self._end_of(before), *new_piles])]

    def _came_of(self, before: Table) -> list[str]:
        last, seat = self.table.last, self.seats[before.seat]
        assert last is not None
        left = len(before.hands[before.seat]) - last.is_right
        if last.is_right:
            return [f"{'one' if left else 'no'}-card {seat}"] if left < 2 else []
        return [f"{'draws' if before.pile or before.box else 'takes-back'} {seat}"]

    def _end_of(self, before: Table) -> list[str]:
        if len(self.table.winners) == 1:
            return [f"wins {self.seats[self.table.winners[0]]}"]
        if self.table.winners:
            return [f"share {len(self.table.winners)}"]
        tied = self._without(before)
        return [f"turn {self.seats[self.table.seat]}", *([f"play-off {len(tied)}"] if len(tied) > 1 else [])]

    def _without(self, before: Table) -> list[int]:
        last = self.table.last
        if self.table.rounds == before.rounds:
            return []
        held = {seat: len(hand) for seat, hand in enumerate(before.hands) if seat not in before.is_out}
        held[before.seat] += bool(before.pile or before.box) if last is None else -last.is_right
        return [seat for seat, count in held.items() if not count]

    def _of_position(self) -> Mapping[str, Any]:
        position, view = self.position, CARDLINE.view(self.position)
        stage = position.stage
        return {
            "line": list(position.line),
            "equal neighbours": _twins(position),
            "hands": {seat: position.hands[seat] for seat in position.seats},
            "out": set(position.out),
            "pile": position.pile,
            "box": position.box_count,
            "failed": set(position.box),
            "stage": "over" if isinstance(stage, Over) else "turn" if isinstance(stage, Turn) else "opening",
            "asked": position.seat,
            "winners": set(stage.winners) if isinstance(stage, Over) else set(),
            "played": set() if isinstance(stage, Over) else set(position.played),
            "moves": [move.gap for move in CARDLINE.moves(position) if isinstance(move, Play)],
            "view": (view.stage, view.turn, view.pile, [one.hand for one in view.seats], set(view.winners), view.stock["box"]),
            "view of cards": ([one.card for one in view.places], {card for card, _ in view.discarded}),
        }

    def _of_table(self) -> Mapping[str, Any]:
        table, is_over = self.table, self.table.waiting == "over"
        here = [seat for seat in range(len(self.seats)) if seat not in self._left]
        hands = {self.seats[seat]: len(table.hands[seat]) for seat in here}
        asked = None if is_over else self.seats[table.seat]
        winners = {self.seats[winner] for winner in table.winners}
        return {
            "line": table.line,
            "equal neighbours": [at for at in range(1, len(table.line)) if self._value(at - 1) == self._value(at)],
            "hands": hands,
            "out": {self.seats[seat] for seat in table.is_out - self._left},
            "pile": len(table.pile),
            "box": len(table.box),
            "failed": self._failed,
            "stage": table.waiting,
            "asked": asked,
            "winners": winners,
            "played": set() if is_over else {self.seats[seat] for seat in table.played - self._left},
            "moves": [gap for _, gap in table.legal()],
            "view": (table.waiting, asked, len(table.pile), list(hands.values()), winners, len(table.box)),
            "view of cards": (table.line, self._failed),
        }

    def _value(self, at: int) -> Decimal:
        return self.values[self.table.line[at]]


def _twins(position: Position) -> list[int]:
    """Cards of the line that may change places with the one before (L7)."""
    layout = CARDLINE.layout(position)
    ranks = [layout[number, 0].rank for number in range(len(position.line))]
    return [at for at in range(1, len(ranks)) if ranks[at - 1] == ranks[at]]


def _verdict(fact: Fact) -> str:
    numbers = []
    for name in ("left", "right"):
        of, shown = fact.args.get(name), fact.args.get(f"{name}-number")
        if isinstance(of, OfCard) and isinstance(shown, Shown) and shown.card == of.card:
            numbers.append(f"{name} {of.card} {shown.number}")
    card, number = fact.args["card"], fact.args["number"]
    assert isinstance(card, OfCard)
    assert isinstance(number, Shown)
    return f"{fact.key} {card.card} {number.number} {' '.join(numbers)}"


def _plain(fact: Fact) -> str:
    of = fact.args.get("seat")
    return f"{fact.key} {of.seat if isinstance(of, OfSeat) else fact.args['count']}"


def anything(both: Both, chance: Random) -> Move:
    """Some move or other, mostly not allowed."""
    own = CardId(chance.choice(both.table.hands[both.table.seat]))
    seen = CardId(chance.choice([*both.table.line, *sorted(both.position.box)]))
    gap, beyond = chance.randrange(len(both.table.line) + 1), chance.choice((-1, len(both.table.line) + 1))
    return chance.choice([Play(own, gap), Play(own, beyond), Play(seen, gap), Open(own), Open(seen)])
