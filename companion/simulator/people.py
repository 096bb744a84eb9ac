"""People at a table: they hold the cards, have hunches about them, and act with their hands on what the referee shows.

They read the table's view and what is expected, never a position. What they draw and give is chance from one seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from companion.decks.card import CardId, CharacteristicId, Deck
from companion.events import Chosen, Event, Pressed, SeatId, Slot, TagLifted, TagPlaced, TagTapped, Uid
from companion.games.game import Place, PlaceView, SeatView
from companion.referee.table_view import TableView

REACH = 0.4  # seconds for a hand's way
THINK = 2.0  # seconds before an act; longer than a card is loose
DOUBT = 0.2  # how far a hunch is off, as a share of the deck's ranks
PATIENCE = 400  # acts after which a match is given up


@dataclass
class People:
    """A pile, hands and hunches; `act` answers a view with what hands do next."""

    deck: Deck
    seats: tuple[SeatId, ...]
    hand: int
    pile_size: int
    characteristic: CharacteristicId
    random: Random
    clumsy: float = 0.0
    at: float = 0.0
    hands: dict[SeatId, list[CardId]] = field(default_factory=dict)
    pile: list[CardId] = field(default_factory=list)
    hunches: dict[CardId, float] = field(default_factory=dict)
    lying: dict[Slot, CardId] = field(default_factory=dict)
    shown: CardId | None = None  # to the pad, and its cell is still to be chosen

    def __post_init__(self) -> None:
        cards = sorted(self.deck.cards)
        self.random.shuffle(cards)
        self.hands = {seat: [cards.pop() for _ in range(self.hand)] for seat in self.seats}
        self.pile = [cards.pop() for _ in range(self.pile_size)]
        self.hunches = self._hunches()

    def _hunches(self) -> dict[CardId, float]:
        """Somebody's idea of the order: each card's rank, a little off."""
        numbers = {card.id: card.numbers.opened()[self.characteristic] for card in self.deck.cards.values()}
        ranked = sorted(numbers, key=lambda card: (numbers[card], card))
        return {card: rank / len(ranked) + self.random.gauss(0.0, DOUBT) for rank, card in enumerate(ranked)}

    def act(self, table: TableView) -> Iterator[Event]:
        """What hands do next; every event has its time."""
        self._sync(table)
        if table.instructions:
            yield from self._follow(table)
            return
        if self.random.random() < self.clumsy:
            yield from self._blunder(table)
            return
        yield from self._choose(table)

    def _later(self, seconds: float) -> float:
        self.at = round(self.at + seconds, 3)
        return self.at

    def _sync(self, table: TableView) -> None:
        """Draw and give as the referee counted: first from the pile, then from who holds too many."""
        counts = {one.seat: one.hand for one in table.view.seats}
        for seat, count in counts.items():
            while len(self.hands[seat]) < count:
                self.hands[seat].append(self._drawn(table, counts, seat))

    def _drawn(self, table: TableView, counts: Mapping[SeatId, int], to: SeatId) -> CardId:
        if len(self.pile) > table.view.pile:
            return self.pile.pop()
        giver = next(seat for seat in self.seats if seat != to and len(self.hands[seat]) > counts.get(seat, 0))
        return self.hands[giver].pop(self.random.randrange(len(self.hands[giver])))

    # Hands.

    def lay(self, card: CardId, slot: Slot) -> Event:
        self.lying[slot] = card
        return TagPlaced(slot, self.uid(card), self._later(REACH))

    def lift(self, slot: Slot) -> Event:
        return TagLifted(slot, self.uid(self.lying.pop(slot)), self._later(REACH))

    def press(self, button: str) -> Event:
        return Pressed(button, self._later(1.0))

    def choose(self, option: str) -> Event:
        return Chosen(option, self._later(1.0))

    def uid(self, card: CardId) -> Uid:
        return Uid(f"card:{self.deck.id}/{card}")

    # Acts.

    def _choose(self, table: TableView) -> Iterator[Event]:
        view = table.view
        seat = view.turn
        if seat is None:
            return
        self._later(THINK)
        if view.pending == "on-pad":
            yield from self._place_shown(table, seat)
            return
        match view.stage:
            case "opening":
                yield self.lay(self.pile.pop(), Slot("D4"))
            case "duet" | "trio" if self._suspect(table) is None:
                yield self.press("ok")
            case "turn" | "duet" | "trio":
                suspect = self._suspect(table)
                yield from self._check(suspect) if suspect else self._play(table, seat)
            case "checking":
                yield from self._go_on_checking(table)
            case "repairing":
                yield from self._repair(table)
            case "bonus" if self.random.random() < 0.2 and table.expected.question:
                yield self.press("ok")
            case _:
                yield from self._play(table, seat)

    def _suspect(self, table: TableView) -> PlaceView | None:
        """A closed card that seems out of order with a neighbour, if somebody dares to check it."""
        offered = {offer.id for offer in table.expected.offers}
        known = {one.place: one for one in table.view.places}
        for one, slot in zip(table.view.places, table.slots, strict=True):
            doubtful = any(self._seems_wrong(one, known.get(near), step) for near, step in _neighbours(one.place))
            if slot and f"check:{slot}" in offered and doubtful and self.random.random() < 0.5:
                return one
        return None

    def _seems_wrong(self, one: PlaceView, other: PlaceView | None, step: int) -> bool:
        if other is None:
            return False
        return step * (self._idea(other) - self._idea(one)) < -0.05

    def _idea(self, one: PlaceView) -> float:
        return self.hunches[one.card]

    def _check(self, suspect: PlaceView) -> Iterator[Event]:
        slot = next(slot for slot, card in self.lying.items() if card == suspect.card)
        yield self.lift(slot)
        yield self.press("check")
        yield self.lay(suspect.card, slot)

    def _go_on_checking(self, table: TableView) -> Iterator[Event]:
        checks = [offer.id for offer in table.expected.offers if offer.kind == "check"]
        if table.expected.question and (not checks or self.random.random() < 0.6):
            yield self.press("ok")
        elif checks:
            yield self.choose(self.random.choice(checks))

    def _repair(self, table: TableView) -> Iterator[Event]:
        offer = self.random.choice(table.expected.offers)
        slots = offer.id.partition(":")[2].split("-")
        if offer.kind == "discard" or any(Slot(slot) not in self.lying for slot in slots):
            yield self.choose(offer.id)
            return
        for low, high in zip(slots[::2], slots[1::2], strict=True):
            yield from self._swap(Slot(low), Slot(high))

    def _swap(self, low: Slot, high: Slot) -> Iterator[Event]:
        one, other = self.lying[low], self.lying[high]
        yield self.lift(low)
        yield self.lift(high)
        yield self.lay(one, high)
        yield self.lay(other, low)

    def _play(self, table: TableView, seat: SeatId) -> Iterator[Event]:
        """The card and the cell that fit a hunch best; beside the mat the whole area is moved first, or the pad is used."""
        places = [place for place in table.expected.places if place.slot and not place.relation]
        beside = len(places) < len(table.expected.places)
        if beside and (not places or self.random.random() < 0.15) and (shift := self._room(table)):
            yield self.choose(shift)
            return
        if not places:
            yield from self._play_by_pad(seat)
            return
        known = {slot: one for one, slot in zip(table.view.places, table.slots, strict=True) if slot}
        best = min(
            ((card, place.slot) for card in self.hands[seat] for place in places if place.slot),
            key=lambda pair: (self._misfit(pair[0], pair[1], known), self.random.random()),
        )
        self.hands[seat].remove(best[0])
        yield self.lay(*best)

    def _play_by_pad(self, seat: SeatId) -> Iterator[Event]:
        self.shown = self.random.choice(self.hands[seat])
        yield TagTapped(Slot("pad"), self.uid(self.shown), self._later(REACH))

    def _place_shown(self, table: TableView, seat: SeatId) -> Iterator[Event]:
        """Choose the cell; where the mat sees it, the card is laid when the referee asks for it."""
        cells = [offer.id for offer in table.expected.offers if offer.kind == "play"]
        if self.shown is None or self.shown not in self.hands[seat] or not cells:
            yield self.press("cancel")
            return
        self.hands[seat].remove(self.shown)
        yield self.choose(self.random.choice(cells))

    def _misfit(self, card: CardId, slot: Slot, known: Mapping[Slot, PlaceView]) -> float:
        column, row = ord(slot[0]), int(slot[1:])
        misfit = 0.0
        for x, y, step in ((-1, 0, -1), (1, 0, 1), (0, -1, -1), (0, 1, 1)):
            other = known.get(Slot(f"{chr(column + x)}{row + y}"))
            if other is not None:
                misfit += max(0.0, step * (self.hunches[card] - self._idea(other)))
        return round(misfit, 6)

    def _room(self, table: TableView) -> str | None:
        """A step by which the area could move and still lie whole on the mat."""
        cells = [(ord(slot[0]) - 65, int(slot[1:]) - 1) for slot in table.slots if slot]
        if len(cells) < len(table.slots):
            return None
        room = {
            "shift:left": min(x for x, _ in cells) > 0,
            "shift:right": max(x for x, _ in cells) < 7,
            "shift:down": min(y for _, y in cells) > 0,
            "shift:up": max(y for _, y in cells) < 7,
        }
        offered = {offer.id for offer in table.expected.offers}
        free = [step for step, fits in room.items() if fits and step in offered]
        return self.random.choice(free) if free else None

    # The referee's instructions, and what goes amiss.

    def _follow(self, table: TableView) -> Iterator[Event]:
        """Do what the first instruction says; a card that stands in the way is lifted with it."""
        self._later(THINK)
        todo = {one.card: one for one in table.instructions}
        held = []
        for slot in [slot for slot, card in self.lying.items() if card in todo]:
            held.append(self.lying[slot])
            yield self.lift(slot)
        for card, one in todo.items():
            if card is None:
                continue
            if one.target is not None and one.target.slot and not one.target.relation:
                yield self.lay(card, one.target.slot)
            elif card in held and one.target is None and not self._is_on_area(table, card):
                self._take_back(table, card)

    def _is_on_area(self, table: TableView, card: CardId) -> bool:
        return any(one.card == card for one in table.view.places) or any(gone == card for gone, _ in table.view.discarded)

    def _take_back(self, table: TableView, card: CardId) -> None:
        """Into the hand that holds fewer than it should, else back to whoever is asked."""
        short = [one.seat for one in table.view.seats if len(self.hands[one.seat]) < one.hand]
        if short:
            self.hands[short[0]].append(card)

    def _blunder(self, table: TableView) -> Iterator[Event]:
        """One of the small things that happen at a table; the referee's instruction puts it right."""
        self._later(THINK)
        kind = self.random.choice(["peek", "odd-button", "odd-choice", "astray", "undo"])
        slots = sorted(self.lying)
        if kind == "peek" and slots:
            slot = self.random.choice(slots)
            card = self.lying[slot]
            yield self.lift(slot)
            self._later(THINK)
            yield self.lay(card, slot)
        elif kind == "odd-button":
            yield self.press(self.random.choice(["ok", "cancel", "check", "seat-1", "seat-2"]))
        elif kind == "odd-choice":
            yield self.choose(self.random.choice(["check:A1", "swap:A1-B1", "nonsense"]))
        elif kind == "astray" and table.view.turn and self.hands[table.view.turn]:
            yield from self._astray(table.view.turn, table.view.seats)

    def _astray(self, seat: SeatId, seats: tuple[SeatView, ...]) -> Iterator[Event]:
        """A card laid where it touches nothing, and taken back."""
        free = [Slot(name) for name in ("A1", "H8", "A8", "H1") if Slot(name) not in self.lying]
        if not free:
            return
        card = self.hands[seat][0]
        yield self.lay(card, free[0])
        self._later(THINK + 1)
        yield self.lift(free[0])


def _neighbours(place: Place) -> tuple[tuple[Place, int], ...]:
    x, y = place
    return (((x - 1, y), -1), ((x + 1, y), 1), ((x, y - 1), -1), ((x, y + 1), 1))
