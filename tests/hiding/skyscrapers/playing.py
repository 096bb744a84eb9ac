"""Who plays the matches of Skyscrapers that are examined: people who know what they hold, and err."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import StructureView
from companion.core.games.skyscrapers.people import dealing
from companion.core.games.skyscrapers.people.book import TowerBook
from companion.core.games.skyscrapers.position import FLOORS, ROOFS, TAKEN_UP
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from tests.hiding.amends import AT_SITES, QUESTIONS, amend
from tests.hiding.desk import Desk
from tests.hiding.exam import Held, Plan, Row
from tests.hiding.hands import Hands
from tests.hiding.noisy import sat
from tests.hiding.skyscrapers.known import category_of, coloured, covered, kind_of

MOST_ROUNDS = 260
SETTLE = 3.0  # seconds that people wait for the referee before they act again
AMENDED, ASKED, STRAY, DRAWN = 0.12, 0.1, 0.06, 0.5


class AtSites(Hands):
    """Hands that hold cards, and lay them at tap places and on the pad."""

    def __init__(self, plan: Plan, desk: Desk) -> None:
        super().__init__(desk, Random(plan.seed), are_faces_seen=False)
        self.shape = plan.shape
        setup = desk.referee.state.match.setup
        dealt = dealing.dealt(setup, desk.deck, self.random)
        self.hands: dict[SeatId, list[CardId]] = {one.seat: list(hand) for one, hand in zip(setup.players, dealt.hands, strict=True)}
        self.pile, self.foundations = list(dealt.deck), list(dealt.foundations)
        self.pack = frozenset(self.pile).union(*self.hands.values())
        self.drawn: list[CardId] = []  # since the pad for draws was thought of last
        self.last: Row | None = None

    @property
    def whereabouts(self) -> Mapping[CardId, int]:
        found: Mapping[CardId, int] = self.desk.referee.state.position.whereabouts.opened()
        return {card: where for card, where in found.items() if where > TAKEN_UP}

    def slots(self, table: TableView) -> list[Slot]:
        return list(self.shape.tap_places or ("A1",))

    def there(self, table: TableView) -> list[CardId]:
        return sorted(self.whereabouts)

    def act(self, table: TableView) -> Iterator[Row]:
        self._take_up(table)
        question, chance = table.expected.question, self.random.random()
        if question and question.key.startswith("table-"):
            yield {"press": self.random.choice(("ok", "ok", "cancel"))}
        elif chance < AMENDED and table.view.structures:
            yield from amend(table, self, AT_SITES)
        elif chance < AMENDED + STRAY and table.view.structures:
            yield from self._stray(table)
        elif self.drawn and self.shape.draw_pads:
            yield from self._show_drawn()
        elif table.view.pending:
            yield from self._choose(table)
        elif table.view.stock.get("foundations_due") and table.view.stage != "roofed":
            yield from self._open(table)
        elif table.view.stage in ("turn", "last-turn", "study") and self.random.random() < 0.85:
            yield from self._play(table)
        elif table.view.stage == "roofed" and self.random.random() < 0.6:
            yield from self._insure(table)
        elif question and self.random.random() < 0.3:
            yield {"press": "ok"}
        else:
            yield from self._choose(table)

    def _take_up(self, table: TableView) -> None:
        """Hold as many cards as the referee counts; what came off the table goes under the pile."""
        out, counts = self.whereabouts, {one.seat: one.hand for one in table.view.seats}
        hands = {seat: [card for card in self.hands.get(seat, []) if card not in out] for seat in counts}
        self.pile = [card for card in self.pile if card not in out]
        self.pile += sorted(self.pack - out.keys() - frozenset(self.pile).union(*hands.values()))
        for seat, count in counts.items():
            while len(hands[seat]) > count:
                self.pile.append(hands[seat].pop(self.random.randrange(len(hands[seat]))))
            while len(hands[seat]) < count and self.pile:
                self.drawn.append(self.pile.pop(0))
                hands[seat].append(self.drawn[-1])
        self.hands = hands

    def _show_drawn(self) -> Iterator[Row]:
        """To the pad for draws, some of them; now and then one that nobody drew."""
        for card in self.drawn:
            if self.random.random() < DRAWN:
                yield {"tap": self.shape.draw_pads[0], "card": card}
        self.drawn = []
        if self.pile and self.random.random() < 0.1:
            yield {"tap": self.shape.draw_pads[0], "card": self.pile[-1]}

    def _stray(self, table: TableView) -> Iterator[Row]:
        """Some card somewhere, or the last one once more, here or there (S20)."""
        slots = [*self.shape.tap_places, *self.shape.pads]
        if slots and self.last and self.random.random() < 0.5:
            yield {**self.last, "tap": self.random.choice([self.last["tap"], *slots])}
        elif slots:
            yield {"tap": self.random.choice(slots), "card": self.random.choice(sorted(self.desk.deck.cards))}
        else:
            yield {"choose": self.random.choice(("card:toilet", "play:nowhere"))}

    def _choose(self, table: TableView) -> Iterator[Row]:
        offers = [offer.id for offer in table.expected.offers if offer.kind != "drop"]
        if offers and self.random.random() < 0.92:
            yield {"choose": self.random.choice(offers)}
        else:
            yield self.random.choice(({"press": "cancel"}, {"press": "ok"}, {"choose": "play:nowhere"}))

    def _open(self, table: TableView) -> Iterator[Row]:
        left = [card for card in self.foundations if card not in self.whereabouts]
        free = [slot for slot in self.shape.tap_places if slot not in table.tap_places]
        if left:
            yield from self._show(left[0], self.random.choice(free) if free else None, table)

    def _insure(self, table: TableView) -> Iterator[Row]:
        """The building that has just got its roof, where its site stood."""
        own = [card for card in self._own(table) if kind_of(self.desk.deck, card) == "insurance"]
        if own:
            at = self.last and self.last["tap"]
            yield from self._show(own[0], at if at in self.shape.tap_places else None, table)
        else:
            yield self.random.choice(({"press": "ok"}, {"choose": "no-insurance"}))

    def _play(self, table: TableView) -> Iterator[Row]:
        """The best of three plays that come to mind."""
        own = self._own(table)
        if table.view.stage == "study":
            own = self.pile[:5]
        if not own:
            yield from self._choose(table)
            return
        ideas = [(card, self._structure(card, table)) for card in self.random.choices(own, k=3)]
        card, structure = max(ideas, key=lambda idea: self._worth(*idea, table))
        yield from self._show(card, self._slot(structure, table), table)

    def _own(self, table: TableView) -> list[CardId]:
        return self.hands.get(table.view.turn, []) if table.view.turn else []

    def _structure(self, card: CardId, table: TableView) -> StructureView | None:
        kind, structures = kind_of(self.desk.deck, card), table.view.structures
        sites = [one for one in structures if one.owner is None]
        if kind in ROOFS:
            sites = [one for one in sites if len(one.covered) > 1] or sites
        found = sites if kind in (*FLOORS, *ROOFS) else structures if kind in ("insurance", "earthquake") else ()
        return self.random.choice(found) if found else None

    def _worth(self, card: CardId, structure: StructureView | None, table: TableView) -> float:
        """A roof where there are floors enough, floors of one category together; all else by chance."""
        deck, kind = self.desk.deck, kind_of(self.desk.deck, card)
        if structure and kind in ROOFS:
            return 2.0 if len(structure.covered) > 3 else -1.0 if len(structure.covered) < 2 else self.random.random()
        if structure and kind == "floor":
            site = self.desk.referee.state.position.numbered(structure.number)
            return 1.5 if any(category_of(deck, one) == category_of(deck, card) for one in coloured(deck, site)) else 0.7
        return self.random.random()

    def _slot(self, structure: StructureView | None, table: TableView) -> Slot | None:
        if structure is None:
            return None
        return dict(zip((one.number for one in table.view.structures), table.tap_places, strict=True))[structure.number]

    def _show(self, card: CardId, slot: Slot | None, table: TableView) -> Iterator[Row]:
        """At its tap place, or to the pad, or by name."""
        if slot and slot not in table.frozen and self.random.random() < 0.85:
            self.last = {"tap": slot, "card": card}
            yield self.last
        elif self.shape.pads:
            yield {"tap": self.shape.pads[0], "card": card}
        else:
            yield {"choose": f"card:{card}"}


class Company:
    def __init__(self, plan: Plan, deck: Deck, desk: Desk) -> None:
        self._plan, self._deck, self._desk = plan, deck, desk
        self.held: Held = {}

    def rows(self) -> Iterator[Row]:
        setup = self._desk.referee.state.match.setup
        if self._plan.is_noisy:
            for row, held in sat(setup, self._deck, self._plan.seed, hands_in):
                self.held = held
                yield row
            return
        hands = AtSites(self._plan, self._desk)
        for _ in range(MOST_ROUNDS):
            table = hands.look()
            if table.view.winners != ():
                return
            for row in map(hands.later, hands.act(table)):
                self.held = {seat: frozenset(cards) for seat, cards in hands.hands.items()}
                yield row
            if hands.random.random() < ASKED:
                yield hands.random.choice(QUESTIONS)
            yield hands.later({"wait": 0.0}, hands.random.choice((0.5, SETTLE)))


def hands_in(book: TowerBook) -> Held:
    return {seat: frozenset(map(CardId, hand)) for seat, hand in zip(book.seats, book.table.hands, strict=True)}


def is_mixed(desk: Desk) -> bool:
    """Whether a site has a covered floor and another one, so that they could be of one category or not."""
    position = desk.referee.state.position
    lying = covered(position)
    sites = [coloured(desk.deck, site) for site in position.sites]
    return any(len(floors) > 1 and any(card in lying for card in floors) for floors in sites)
