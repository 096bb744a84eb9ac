"""A table of Cardline without noise at which every card was dealt by the test, and nothing happens but what the test does."""

from __future__ import annotations

import re
from dataclasses import replace

from companion.core.decks.register import Register
from companion.core.games.cardline.oracle import Table
from companion.core.games.cardline.people.book import LineBook
from companion.core.mat.shape import Shape
from companion.simulator.mending import Mending
from companion.simulator.people import Choice
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import Listening
from companion.simulator.table import SimulatedTable, uid_of
from hardware.readers.noise import Noise
from tests.core.games.cardline.decks import setup_of
from tests.core.games.comparity.decks import deck_of
from tests.simulator.quiet import Seen, StepByStep, shipped

HANDS = "c10 c30 c60 c90 / c20 c40 c70 c80"
PILE = "c50 c51 c52 c53 c54 c55"  # the first one opens the line
TEN = Shape(10, 1)
NINE = Shape(3, 3)
DRAWS = Shape(10, 1, draw_pads=("draw",))
ONE_PAD = Shape(0, 0)
NOTHING = Shape(0, 0, ())


def number_of(card):
    """`c50` is 50, `c50b` is another 50."""
    return int(re.sub(r"\D", "", card))


class QuietLine(StepByStep):
    """Cards are called by their numbers. The line lies as `lay_out` has it, or wherever hands have laid it."""

    def __init__(self, hands=HANDS, pile=PILE, *, house=None, shape=TEN, seed=1, noise=0.0):
        dealt, pile = [hand.split() for hand in hands.split("/")], pile.split()
        numbers = {card: number_of(card) for card in (*pile, *(card for hand in dealt for card in hand))}
        deck = deck_of(numbers)
        sizes = {f"hand_{seat}": len(hand) for seat, hand in enumerate(dealt, start=1)}
        setup = setup_of(deck, len(dealt), {**sizes, **(house or {})}, shape=shape)
        self.referee = Listening(setup, deck, Register().naming([deck, shipped("landmarks"), shipped("movies")]))
        self.seen = Seen()
        table = SimulatedTable(self.referee, radio_under(shape, Noise.of(noise), seed), self.seen)
        self.seen.table = table
        super().__init__(setup, deck, table, seed, Manners(), self.referee.heard)
        truth = Table(dealt, pile, numbers, 0)
        self._book = LineBook(truth, self._book.seats, self._book.numbers)
        self.scene = self._scene = self._people.scene(table, self._hands, self._chance, deck, self._book)
        self.mending = Mending(table)
        self._open()
        self.begin()

    def begin(self):
        """What was seen and said so far is forgotten."""
        self.seen.begin()
        self._said = len(self.referee.heard)

    def act(self, gap, card, *, on_screen=False):
        """Carried out as it was meant, and all that is asked for done."""
        choice = Choice(("play", gap), card)
        ahead, heard = self._book.after(choice.act, card), len(self.referee.heard)
        self._carry_out(choice, on_screen=on_screen)
        assert self._comes(choice, ahead), self._why()
        self._go_on(choice, ahead, heard)
        self.begin()
        return self

    def lay_out(self, slots):
        """The line's cards on these slots in their order; `-` is beside the mat."""
        slots = slots.split()
        for card in self.book.table.line:
            self.table.lift(self.uid(card))
        for card, slot in zip(self.book.table.line, slots, strict=True):
            if slot != "-":
                self.table.lay(self.uid(card), slot)
        self.table.wait(4.0)
        self.begin()
        return self

    def said(self):
        """The keys of what was said since `begin`."""
        return [one.key for one in self.referee.heard[self._said :]]

    def deeds(self):
        """What hands did since: the deed, the card or the word, the slot."""
        return [" ".join(part for part in (deed.kind, deed.card or deed.word, deed.slot) if part) for deed in self.seen.deeds]

    def uid(self, card):
        return uid_of(self.referee.state.match.deck.id, card)

    def lies(self):
        """Every card of the deck that lies somewhere: where."""
        places = {card: self.table.slot_of(self.uid(card)) for card in sorted(self.referee.state.match.deck.cards)}
        return {card: slot for card, slot in places.items() if slot is not None}

    def should_lie(self):
        """Cards of the line that are to lie on the mat: where."""
        table = self.table.look()
        places = {one.card: slot for one, slot in zip(table.view.places, table.slots, strict=True) if slot}
        return dict(sorted(places.items()))

    def lies_in_order(self):
        """The cards on the mat from the first slot to the last."""
        lies = {slot: card for card, slot in self.lies().items()}
        return [lies[slot] for slot in self.table.referee.state.match.shape.row if slot in lies]


# Positions that many tests begin with.


def alone(**more):
    """50 lies alone."""
    return QuietLine(**more).lay_out("E1") if more.get("shape", TEN) == TEN else QuietLine(**more)


def three(**more):
    """40, 50 and 60 lie in a row, and it is the first player's turn; 30 and 70 are in hands."""
    quiet = QuietLine(**more).act(1, "c60").act(0, "c40")
    return quiet.lay_out("D1 E1 F1") if more.get("shape", TEN) in (TEN, DRAWS) else quiet


def failed(**more):
    """10 was laid in the wrong gap and lies in the box; 40 and 50 lie in a row."""
    quiet = QuietLine(**more).act(1, "c10").act(0, "c40")
    return quiet.lay_out("D1 E1")


def twins(**more):
    """50 and another 50 lie in a row, 60 behind them."""
    return QuietLine("c10 c30 c60 c90 / c20 c50b c70 c80", **more).act(1, "c60").act(1, "c50b").lay_out("D1 E1 G1")


def long(**more):
    """Eight cards on nine places: cards at the ends may lie beside the mat."""
    quiet = QuietLine("c10 c30 c60 c90 c95 / c20 c40 c70 c80 c85", shape=NINE, **more)
    for card in ("c10", "c20", "c30", "c40", "c60", "c70", "c90"):
        quiet.act(sum(number_of(one) < number_of(card) for one in quiet.book.table.line), card)
    return quiet.lay_out("A1 B1 C1 C2 B2 A2 A3 B3")


def seated(kind=Sitting, *, deck="countries", players=3, house=None, shape=TEN, seed=1, noise=0.0, cards=None, **manners):
    """People at a shipped deck, or at so many cards of it, dealt by chance."""
    deck = shipped(deck)
    deck = replace(deck, cards={card: deck.cards[card] for card in sorted(deck.cards)[:cards]})
    setup = setup_of(deck, players, house, shape=shape)
    referee = Listening(setup, deck, Register().naming([shipped("countries"), shipped("landmarks"), shipped("movies")]))
    table = SimulatedTable(referee, radio_under(setup.shape, Noise.of(noise), seed))
    return kind(setup, deck, table, seed, Manners(**manners), referee.heard)
