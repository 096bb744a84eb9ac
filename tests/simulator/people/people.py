"""People who act on settled events at once, with no hands and no radio: fast company for tests that need many matches of every kind.

They read the table's view and what is expected, never a position. What they draw and give is chance from one seed; the people of
the product, with hands and a radio beneath, sit in companion/simulator.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer, TableView
from companion.events import Chosen, Event, Pressed, SeatId, Slot, TagLifted, TagPlaced, TagTapped, Uid
from tests.simulator.people.hunches import Hunches, neighbours

REACH = 0.4  # seconds for a hand's way
PRESS = 1.0  # seconds until a press; longer than a question must have stood (C27)
THINK = 2.0  # seconds before an act; longer than a card is loose
DARING = 0.6  # how often a doubt becomes a check
DOUBTFUL = {"turn": 0.1, "duet": 0.03, "trio": 0.03}  # how much out of order a pair must seem to be checked; in a Duet something is due
DUET = 0.04  # what making a Duet is worth, as a share of the ranks


@dataclass
class People:
    """A pile, hands and hunches; `act` answers a view with what hands do next."""

    deck: Deck
    hands: dict[SeatId, list[CardId]]
    pile: list[CardId]
    pack: frozenset[CardId]  # all cards of the match
    hunches: Hunches
    shape: Shape
    random: Random
    clumsy: float = 0.0
    at: float = 0.0
    lying: dict[Slot, CardId] = field(default_factory=dict)

    def act(self, table: TableView) -> Iterator[Event]:
        """What hands do next; every event has its time."""
        self._later(THINK)
        question = table.expected.question
        if question and not question.key.endswith(("-ask-draw", "-ask-verdict", "-ask-decline", "-ask-discard")):
            yield self.press(self.random.choice(["ok", "ok", "cancel"]) if question.key == "table-ask-undo" else "ok")
            return
        mended = tuple(self._mend(table))
        self._take_up(table)
        if mended:
            yield from mended
        elif self.random.random() < self.clumsy:
            yield from self._blunder(table)
        elif (seat := table.view.turn) is not None:
            yield from self._choose(table, seat)

    def _take_up(self, table: TableView) -> None:
        """Hold as many cards as the referee counts; what came off the mat, and what is given, goes by way of the pile's top."""
        out = {card for card, _ in table.view.discarded} | {one.card for one in table.view.places} | set(self.lying.values())
        held = {card for hand in self.hands.values() for card in hand} | set(self.pile)
        self.pile = [card for card in self.pile if card not in out] + sorted(self.pack - held - out)
        self.hands = {seat: [card for card in hand if card not in out] for seat, hand in self.hands.items()}
        counts = {one.seat: one.hand for one in table.view.seats}
        for seat, count in counts.items():
            while len(self.hands[seat]) > count:
                self.pile.append(self.hands[seat].pop(self.random.randrange(len(self.hands[seat]))))
        for seat, count in counts.items():
            while len(self.hands[seat]) < count:
                self.hands[seat].append(self.pile.pop())

    def _later(self, seconds: float) -> float:
        self.at = round(self.at + seconds, 3)
        return self.at

    def lay(self, card: CardId, slot: Slot) -> Event:
        self.lying[slot] = card
        return TagPlaced(slot, self.uid(card), self._later(REACH))

    def lift(self, slot: Slot) -> Event:
        return TagLifted(slot, self.uid(self.lying.pop(slot)), self._later(REACH))

    def _show(self, card: CardId) -> Event:
        """To the pad, or by name where there is none (C19)."""
        return TagTapped(self.shape.pads[0], self.uid(card), self._later(REACH)) if self.shape.pads else self.choose(f"card:{card}")

    def _seen(self, place: object) -> Slot | None:
        """The slot of a place that the mat sees; a cell beside it has none, a blind one is of no use."""
        if not isinstance(place, PlaceName) or place.relation or place.slot in self.shape.blind:
            return None
        return place.slot

    def press(self, button: str) -> Event:
        return Pressed(button, self._later(PRESS))

    def choose(self, option: str) -> Event:
        return Chosen(option, self._later(PRESS))

    def uid(self, card: CardId) -> Uid:
        return Uid(f"card:{self.deck.id}/{card}")

    def _mend(self, table: TableView) -> Iterator[Event]:
        """Whatever does not lie where the referee wants it is lifted, and all that is missing is laid."""
        wanted = {slot: one.card for one, slot in zip(table.view.places, table.slots, strict=True) if slot and slot not in self.shape.blind}
        if table.view.pending == "shifting":
            moved = {one.card for one in table.instructions}
            wanted = {slot: card for slot, card in self.lying.items() if card not in moved}
            wanted |= {there: one.card for one in table.instructions if one.card and (there := self._seen(one.target))}
        homes = {card: slot for slot, card in wanted.items()}
        astray = {card: slot for slot, card in self.lying.items() if wanted.get(slot) != card}
        yield from (self.lift(slot) for card, slot in astray.items() if card not in homes)
        while to_move := [card for card in homes if card in astray]:
            free = [card for card in to_move if homes[card] not in self.lying]
            lying = [card for card in to_move if self.lying.get(astray[card]) == card]
            if not free and not lying:
                return  # what stands in the way is asked for first
            card = (free or lying)[0]
            if card in lying:
                yield self.lift(astray[card])
            if free:
                yield self.lay(card, homes[card])
                del astray[card]
        yield from (self.lay(card, slot) for card, slot in homes.items() if slot not in self.lying)

    def _choose(self, table: TableView, seat: SeatId) -> Iterator[Event]:
        question = table.expected.question
        match table.view.stage:
            case _ if table.view.pending:
                yield from self._finish(table)
            case "opening":
                middle = self._seen(PlaceName(self.shape.cell_at(self.shape.columns // 2, self.shape.rows // 2)))
                yield self.lay(self.pile.pop(), middle) if middle else self._show(self.pile.pop())
            case "checking":
                suspect = self._suspect(table, seat, 0.0)
                checks = self._offered(table, "check")
                if question and (suspect is None or self.random.random() < 0.5):
                    yield self.press("ok")
                elif suspect or checks:  # nothing is offered while something lies wrong
                    yield from self._check(suspect or self.random.choice(checks))
            case "repairing" if table.expected.offers:
                yield from self._repair(table)
            case "repairing":
                return
            case "duet" | "trio":
                suspect = self._suspect(table, seat, DOUBTFUL[table.view.stage])
                yield from self._check(suspect) if suspect else iter((self.press("ok"),))
            case "bonus" if question and self.random.random() < 0.2:
                yield self.press("ok")
            case _:
                suspect = self._suspect(table, seat, DOUBTFUL["turn"])
                yield from self._check(suspect) if suspect else self._play(table, seat)

    def _finish(self, table: TableView) -> Iterator[Event]:
        """Something is half done: a card was shown to the pad, or a clumsy hand said *check*."""
        plays = self._offered(table, "play")
        yield self.choose(self.random.choice(plays).id) if plays else self.press("cancel")

    def _offered(self, table: TableView, kind: str) -> list[Offer]:
        return [offer for offer in table.expected.offers if offer.kind == kind]

    def _suspect(self, table: TableView, seat: SeatId, doubtful: float) -> Offer | None:
        """The check of the closed card that seems most out of order with a neighbour, if somebody dares."""
        known = {one.place: one for one in table.view.places}
        names = {slot: one for one, slot in zip(table.view.places, table.slots, strict=True) if slot}
        doubts = []
        for offer in self._offered(table, "check"):
            slot = self._seen(offer.args["place-1"])
            if slot in names:
                beside = [(known[near], step) for near, step in neighbours(names[slot].place) if near in known]
                doubts.append((self.hunches.doubt(seat, names[slot], beside), offer.id, offer))
        worst = max(doubts, default=None)
        dares = self.random.random() < DARING or table.view.stage == "checking"
        return worst[2] if worst and worst[0] > doubtful and dares else None

    def _check(self, offer: Offer) -> Iterator[Event]:
        """By hand where the card can be lifted, now and then on the screen."""
        slot = self._seen(offer.args["place-1"])
        if slot not in self.lying or slot is None or self.random.random() < 0.25:
            yield self.choose(offer.id)
            return
        card = self.lying[slot]
        yield self.lift(slot)
        yield self.press("check")
        yield self.lay(card, slot)

    def _repair(self, table: TableView) -> Iterator[Event]:
        """By hand where all the cards lie on the mat, else by choice."""
        offer = self.random.choice(table.expected.offers)
        slots = [slot for name in offer.args.values() if (slot := self._seen(name)) in self.lying and slot]
        cards = [self.lying[slot] for slot in slots]
        if len(slots) < sum(isinstance(name, PlaceName) for name in offer.args.values()):
            yield self.choose(offer.id)
            return
        yield from map(self.lift, slots)
        if offer.kind == "discard":
            yield self.press("ok")
        else:
            crosswise = [slots[place ^ 1] for place in range(len(slots))]
            for card, slot in zip(cards, crosswise, strict=True):
                yield self.lay(card, slot)

    def _play(self, table: TableView, seat: SeatId) -> Iterator[Event]:
        """The card and the cell that fit a hunch best; beside the mat the whole area is moved first, or the pad is used."""
        cells = [slot for place in table.expected.places if (slot := self._seen(place))]
        if len(cells) < len(table.expected.places) and (not cells or self.random.random() < 0.15) and (shift := self._room(table)):
            yield self.choose(shift)
        elif cells:
            pairs = [(card, slot) for card in self.hands[seat] for slot in cells]
            card, slot = min(pairs, key=lambda pair: (self._misfit(table, seat, pair[0], pair[1]), self.random.random()))
            self.hands[seat].remove(card)
            yield self.lay(card, slot)
        else:
            yield self._show(self.random.choice(self.hands[seat]))

    def _misfit(self, table: TableView, seat: SeatId, card: CardId, slot: Slot) -> float:
        """A Duet is worth a little against a good fit."""
        known = {there: one for one, there in zip(table.view.places, table.slots, strict=True) if there}
        near = [(self.shape.cell_at(*place), step) for place, step in neighbours(self.shape.column_and_row(slot) or (0, 0))]
        beside = [(known[there], step) for there, step in near if there in known]
        return round(self.hunches.misfit(seat, card, beside) - (DUET if len(beside) > 1 else 0.0), 6)

    def _room(self, table: TableView) -> str | None:
        """A step by which a place beside the mat comes onto it, while the whole area stays on it."""
        cells = [cell for slot in table.slots if slot and (cell := self.shape.column_and_row(slot))]
        columns, rows = [column for column, _ in cells], [row for _, row in cells]
        room = {
            "left-of": ("right", max(columns, default=0) < self.shape.columns - 1),
            "right-of": ("left", min(columns, default=0) > 0),
            "below": ("up", max(rows, default=0) < self.shape.rows - 1),
            "above": ("down", min(rows, default=0) > 0),
        }
        steps = {step for place in table.expected.places if place.relation for step, is_free in [room[place.relation]] if is_free}
        free = [offer.id for offer in self._offered(table, "shift") if offer.args["word"] in steps]
        return self.random.choice(free) if free and len(cells) == len(table.slots) else None

    def _blunder(self, table: TableView) -> Iterator[Event]:
        """One of the small things that happen at a table; the referee says how to put it right."""
        kind = self.random.choice(["peek", "button", "choice", "astray", "undo"])
        if kind == "peek" and self.lying:
            slot = self.random.choice(sorted(self.lying))
            card = self.lying[slot]
            yield self.lift(slot)
            self._later(THINK)
            yield self.lay(card, slot)
        elif kind == "button":
            yield self.press(self.random.choice(["ok", "cancel", "check", "seat-1", "seat-2"]))
        elif kind == "choice":
            yield self.choose(self.random.choice(["check:A1", "swap:A1-B1", "nonsense"]))
        elif kind == "undo":
            yield self.press("undo")
        elif kind == "astray" and table.view.turn and self.hands[table.view.turn]:
            corners = [self.shape.cell_at(x, y) for x in (0, self.shape.columns - 1) for y in (0, self.shape.rows - 1)]
            for slot in [slot for slot in corners if slot and slot not in self.lying][:1]:
                yield self.lay(self.hands[table.view.turn].pop(0), slot)  # found to lie wrong at the next look, if it does
