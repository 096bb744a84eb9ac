"""A table without noise at which every card was dealt by the test, and nothing happens but what the test does."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from companion.cards.decks import files
from companion.core.decks.register import Register
from companion.core.games.comparity.oracle import Table
from companion.core.games.comparity.people.book import AreaBook
from companion.core.games.comparity.people.bot import AreaBot
from companion.core.mat.shape import Shape
from companion.simulator.hunches import hunches
from companion.simulator.mending import Mending
from companion.simulator.people import Choice
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import Listening
from companion.simulator.table import SimulatedTable, uid_of
from hardware.readers.noise import Noise
from tests.core.games.comparity.decks import deck_of, setup_of

HANDS = "c10 c30 c60 c90 / c20 c40 c70 c80"
PILE = "c50 c51 c52 c53 c54 c55 c56 c57 c58 c59"
SPARE = ("c77", "c78")  # in the box
MIDDLE = (4, 4)  # of 8 x 8: where the opening card comes to lie

shipped = cache(files.find)


class Seen:
    """What hands did, every key that the screen showed, and the instructions under which something was lifted or laid."""

    def __init__(self):
        self.table = None
        self.begin()

    def begin(self):
        self.deeds, self.shown, self.obeyed = [], set(), set()

    def saw(self, deed, table):
        self.deeds.append(deed)
        self.obeyed |= {one.announcement.key for one in table.instructions}
        self.went_on()

    def went_on(self):
        if self.table is None:
            return
        expected = self.table.look().expected
        asked = [expected.status, *([expected.question] if expected.question else [])]
        keys = [one.announcement.key for one in self.table.look().instructions] + [one.key for one in asked]
        self.shown.update(keys)


class StepByStep(Sitting):
    """People whose acts a test carries out one by one."""

    @property
    def book(self):
        return self._book

    @book.setter
    def book(self, book):
        self._book = book

    @property
    def hands(self):
        return self._hands

    @property
    def bots(self):
        return self._bots

    def carry_out(self, choice, *, on_screen):
        self._carry_out(choice, on_screen=on_screen)

    def comes(self, choice, ahead):
        return self._comes(choice, ahead)

    def why(self):
        return self._why()

    def settle(self, book):
        self._settle(book)

    def go_on(self, choice, ahead, before):
        self._go_on(choice, ahead, before)

    def compare_offers(self, *about):
        return self._compare_offers(*about)


class Quiet(StepByStep):
    """Cards are called by their numbers, `c50`; the opening card's cell is (0, 0)."""

    def __init__(self, hands=HANDS, pile=PILE, *, aside=(), house=None, shape=None, seed=1, noise=0.0):
        dealt, pile = [hand.split() for hand in hands.split("/")], pile.split()
        cards = [*SPARE, *pile, *(card for hand in dealt for card in hand)]
        numbers = {card: int(re.sub(r"\D", "", card)) for card in cards}
        deck = deck_of(numbers)
        house = {"hand": len(dealt[0]), "pile": len(pile), **(house or {})}
        setup = replace(setup_of(deck, len(dealt), house, set_aside=aside), shape=shape or Shape())
        self.referee = Listening(setup, deck, Register().naming([deck, shipped("landmarks"), shipped("movies")]))
        self.seen = Seen()
        table = SimulatedTable(self.referee, radio_under(setup.shape, Noise.of(noise), seed), self.seen)
        self.seen.table = table
        super().__init__(setup, deck, table, seed, Manners(), self.referee.heard)
        bonus = str(house.get("trio_bonus", "may"))
        self._book = AreaBook(Table(dealt, pile, numbers, 0, trio_bonus=bonus), self._book.seats, self._book.numbers)
        self.scene = self._scene = self._people.scene(table, self._hands, self._chance, deck, self._book)
        self.mending = Mending(table)
        self._open()
        self.begin()

    def begin(self):
        """What was seen and said so far is forgotten."""
        self.seen.begin()
        self._said = len(self.referee.heard)

    def act(self, kind, *cells, card=None):
        """Carried out by hand as it was meant."""
        choice = Choice((kind, *cells), card)
        ahead = self._book.after(choice.act, card)
        self._carry_out(choice, on_screen=False)
        assert self._comes(choice, ahead), self._why()
        self._book = ahead
        self._settle(ahead)
        self.begin()
        return self

    def said(self):
        """The keys of what was said since `begin`."""
        return [one.key for one in self.referee.heard[self._said :]]

    def uid(self, card):
        return uid_of(self.referee.state.match.deck.id, card)

    def slot(self, cell):
        """Of 8 x 8, while nothing was shifted."""
        return f"{chr(65 + MIDDLE[0] + cell[0])}{MIDDLE[1] + cell[1] + 1}"

    def move(self, card, slot):
        """By hand, and without a word."""
        if slot is None:
            self.table.lift(self.uid(card))
        else:
            self.table.lay(self.uid(card), slot)

    def lies(self):
        """Every card of the deck that lies somewhere: where."""
        places = {card: self.table.slot_of(self.uid(card)) for card in sorted(self.referee.state.match.deck.cards)}
        return {card: slot for card, slot in places.items() if slot is not None}

    def should_lie(self):
        table = self.table.look()
        return {one.card: slot for one, slot in sorted(zip(table.view.places, table.slots, strict=True), key=lambda one: one[0].card)}


# Positions that many tests begin with.


def turn(**more):
    """Three closed cards in a row, and the first player's turn."""
    return Quiet(**more).act("play", (1, 0), card="c60").act("play", (-1, 0), card="c40")


def checking(**more):
    """The second player has revealed 60 left of 50, beyond which 40 and 10 lie closed."""
    quiet = Quiet(**more).act("play", (-1, 0), card="c60").act("play", (1, 0), card="c40").act("play", (2, 0), card="c10")
    return quiet.act("check", (-1, 0))


def repairing(**more):
    """It was found out of order: the pair may be swapped."""
    return checking(**more).act("neighbour", (0, 0))


def discarding(**more):
    """184, 248 and 106 in a row, all open: the last two are out of order, and no swap is allowed."""
    quiet = Quiet("c184 c30 c60 c90 / c106 c40 c70 c80", "c248 c51 c52 c53 c54 c55 c56 c57 c58 c59", **more)
    quiet.act("play", (1, 0), card="c184").act("play", (2, 0), card="c106")
    return quiet.act("check", (0, 0)).act("neighbour", (1, 0)).act("swap", (0, 0), (1, 0)).act("check", (2, 0))


def discarded(**more):
    return discarding(**more).act("discard", (2, 0))


def duet(**more):
    """The first player's card touches two; the second is to settle the Duet."""
    quiet = Quiet(**more).act("play", (1, 0), card="c60").act("play", (0, 1), card="c70")
    return quiet.act("play", (1, 1), card="c90")


def trio(**more):
    """The first player's card touches three; the second is to settle the Trio."""
    quiet = Quiet("c10 c30 c60 c90 c95 / c20 c40 c70 c80 c85", **more)
    quiet.act("play", (1, 0), card="c60").act("play", (0, 1), card="c70").act("play", (2, 0), card="c90")
    quiet.act("play", (2, 1), card="c80")
    return quiet.act("play", (1, 1), card="c95")


def bonus(**more):
    """The Trio was settled by a draw: the first player may play one more card."""
    return trio(**more).act("draw")


def seated(kind=Sitting, *, deck="landmarks", players=2, house=None, shape=None, seed=1, noise=0.0, seats_vague=None, **manners):
    """People at a shipped deck, dealt by chance; `seats_vague` is how vague each of them is."""
    deck = shipped(deck)
    setup = replace(setup_of(deck, players, house), shape=Shape() if shape is None else shape)
    referee = Listening(setup, deck, Register().naming([shipped("landmarks"), shipped("movies")]))
    table = SimulatedTable(referee, radio_under(setup.shape, Noise.of(noise), seed))
    sitting = kind(setup, deck, table, seed, Manners(**manners), referee.heard)
    if seats_vague is not None:
        chance = sitting._chance
        ideas = [hunches(deck, setup.characteristic, chance, vague) for vague in seats_vague]
        sitting._bots = {one.seat: AreaBot(idea, setup.shape, chance) for one, idea in zip(setup.players, ideas, strict=True)}
    return sitting
