"""Who plays the matches of Cardline that are examined: hands that lay cards in gaps, think better of it, turn them, and err."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.referee.table_view import TableView
from companion.events import Slot
from tests.hiding.amends import IN_A_ROW, QUESTIONS, amend
from tests.hiding.cardline.known import fits, numbers_of, unturned
from tests.hiding.desk import Desk
from tests.hiding.exam import Held, Plan, Row
from tests.hiding.hands import Hands
from tests.hiding.noisy import sat
from tests.hiding.recording import public

MOST_ROUNDS = 120
SETTLE = 3.0  # seconds that people wait for the referee before they act again
AMENDED, ASKED, GUESSED = 0.25, 0.15, 0.5


class InARow(Hands):
    """Hands at a line of cards."""

    def __init__(self, plan: Plan, desk: Desk) -> None:
        super().__init__(desk, Random(plan.seed), are_faces_seen=plan.are_faces_seen)
        self.shape = plan.shape
        self.numbers = numbers_of(desk.deck, desk.referee.state)

    def act(self, table: TableView) -> Iterator[Row]:
        question, chance = table.expected.question, self.random.random()
        new = [slot for slot in self.lying if not any(one.card == self.lying[slot] for one in table.view.places)]
        if question and question.key.startswith("table-"):
            yield {"press": self.random.choice(("ok", "ok", "cancel"))}
        elif table.instructions and chance < 0.9:
            yield from self._mend(table)
        elif table.view.pending:
            yield from self._choose(table)
        elif chance < AMENDED and table.view.places:
            yield from amend(table, self, IN_A_ROW)
        elif new and table.view.places:
            yield from self._go_on(table, self.random.choice(new))
        else:
            yield from self._begin(table)

    def free(self, table: TableView) -> list[Slot]:
        return [slot for slot in self.shape.row if slot not in self.lying and slot not in table.frozen]

    def _mend(self, table: TableView) -> Iterator[Row]:
        """What is asked for; what lies on the way there is taken up first."""
        for one in table.instructions:
            if one.origin and one.card and any(f"/{one.card}" in uid for uid in self.lies(one.origin)):
                yield {"lift": one.origin, "card": one.card}
        for one in table.instructions:
            slot = one.target.slot if one.target else None
            if slot and one.card and one.card not in self.lying.values() and slot in self.free(table):
                yield {"place": slot, **self.tag(one.card, table)}

    def _choose(self, table: TableView) -> Iterator[Row]:
        """The gap of a card on the pad, or whether a card joins."""
        plays = [offer.id for offer in table.expected.offers if offer.kind != "drop"]
        if table.expected.question and self.random.random() < 0.7:
            yield {"press": "ok"}
        elif plays and self.random.random() < 0.85:
            right = [gap for card, gap in unturned(self.desk.referee.state) if self._fits(card, gap, table)]
            guess = right and right[0] < len(plays) and self.random.random() < GUESSED
            yield {"choose": plays[right[0]] if guess else self.random.choice(plays)}
        else:
            yield self.random.choice(({"press": "cancel"}, {"choose": "play:nowhere"}))

    def _begin(self, table: TableView) -> Iterator[Row]:
        """A card in a gap, on a card, on the pad or by its name; or the line is pushed about first (L7)."""
        names = [offer.id for offer in table.expected.offers if offer.kind == "card"]
        free, chance = self.free(table), self.random.random()
        if self.shape.draw_pads and self.random.random() < 0.6:
            yield {"tap": self.shape.draw_pads[0], "card": self.random.choice(self.unused())}
        if names and (chance < 0.3 or not free):
            yield {"choose": self.random.choice(names)}
        elif self.shape.pads and (chance < 0.25 or not free):
            yield {"tap": self.shape.pads[0], "card": self._card(table)}
        elif chance > 0.9 and len(free) > 3:
            yield from self._push(table)
        elif free:
            yield from self._lay(table, self._card(table))

    def _card(self, table: TableView) -> CardId:
        """One's own as a rule; now and then one that has been played already."""
        played = [card for card, _ in table.view.discarded] + [one.card for one in table.view.places]
        return self.random.choice(played if played and self.random.random() < 0.1 else self.unused())

    def _lay(self, table: TableView, card: CardId) -> Iterator[Row]:
        free = self.free(table) if self.random.random() < 0.97 else [*self.lying, *self.free(table)][:1]
        right = [slot for slot in free if self._fits(card, self._gap(slot, table), table)]
        yield {"place": self.random.choice(right if right and self.random.random() < GUESSED else free), **self.tag(card, table)}

    def _gap(self, slot: Slot, table: TableView) -> int:
        """How many cards of the line lie before it."""
        line = {one.card for one in table.view.places}
        return sum(self.lying.get(before) in line for before in self.shape.row[: self.shape.row.index(slot)])

    def _fits(self, card: CardId, gap: int, table: TableView) -> bool:
        return fits([self.numbers[one.card] for one in table.view.places], self.numbers[card], gap)

    def _push(self, table: TableView) -> Iterator[Row]:
        """One card of the line, or all that lie there, to where nothing of the order changes; or does."""
        line = [one.card for one in table.view.places]
        here = [slot for slot in self.shape.row if self.lying.get(slot) in line]
        if len(here) > 1 and self.random.random() < 0.5:
            cards = [self.lying[slot] for slot in here]
            yield from ({"lift": slot} for slot in here)
            room = sorted(self.random.sample(self.shape.row, len(here)), key=self.shape.row.index)
            yield from ({"place": slot, **self.tag(card, table)} for slot, card in zip(room, cards, strict=True))
        elif here:
            slot = self.random.choice(here)
            card = self.lying[slot]
            yield {"lift": slot}
            yield {"place": self.random.choice([slot, *self.free(table)]), **self.tag(card, table)}

    def _go_on(self, table: TableView, slot: Slot) -> Iterator[Row]:
        """A card that lies in a gap may still go to another or be changed for another (L9), or a second one comes."""
        card, chance, free = self.lying[slot], self.random.random(), self.free(table)
        if chance < 0.2 and free:
            yield {"lift": slot, "card": card}
            yield from self._lay(table, card)
        elif chance < 0.35:
            yield {"lift": slot, "card": card}
            yield {"place": slot, **self.tag(self._card(table), table)}
        elif chance < 0.4:
            yield {"lift": slot, "card": card}
        elif chance < 0.45 and free:
            yield from self._lay(table, self._card(table))
        elif chance < 0.52:
            yield {"press": self.random.choice(("cancel", "check"))}
        elif chance < 0.6:
            yield {"freeze": [slot]}
            yield {"view": True}
            yield {"back": [slot]}
        else:
            yield from self._turn(slot, card)

    def _turn(self, slot: Slot, card: CardId) -> Iterator[Row]:
        """Over on its slot, where that is seen or told by the lift; then, or instead, *ok*."""
        commit = self.desk.referee.state.match.setup.house.get("commit", "ok")
        if self.are_faces_seen or commit == "turned":
            yield {"lift": slot, "card": card}
            yield {"place": slot, "card": card, **({"side": "face"} if self.are_faces_seen else {})}
        if not self.are_faces_seen and self.random.random() < 0.8:
            yield {"press": "ok"}


class Company:
    def __init__(self, plan: Plan, deck: Deck, desk: Desk) -> None:
        self._plan, self._deck, self._desk = plan, deck, desk
        self.held: Held = {}

    def rows(self) -> Iterator[Row]:
        if self._plan.is_noisy:
            setup = self._desk.referee.state.match.setup
            yield from (row for row, _ in sat(setup, self._deck, self._plan.seed))
            return
        hands = InARow(self._plan, self._desk)
        for _ in range(MOST_ROUNDS):
            table = hands.look()
            if table.view.winners != ():
                return
            yield from map(hands.later, hands.act(table))
            if hands.random.random() < ASKED:
                yield hands.random.choice(QUESTIONS)
            yield hands.later({"wait": 0.0}, hands.random.choice((0.5, SETTLE)))
            if len(hands.look().instructions) > 1:
                yield {"view": True}


def is_unturned(desk: Desk) -> bool:
    """Whether a card that was never shown lies in a gap, or on the pad."""
    shown = public(desk.referee.heard)
    return any(card not in shown for card, _ in unturned(desk.referee.state))
