"""One match at a simulated table: people act through their hands, keep their own book, and compare it with the screen after every act.

Rules of this file: the book goes on by what people meant, never by what the referee said; where the two differ the match ends there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from companion.decks.card import CardId, Deck
from companion.events import SeatId
from companion.games.game import Setup
from companion.mat.shape import Shape
from companion.referee.announcements import Announcement
from companion.simulator.comparity.area import asks_strangely
from companion.simulator.comparity.blunders import blunder
from companion.simulator.comparity.book import Book, Public, acts_of, dealt, differences, packed, public_of
from companion.simulator.comparity.bot import Act, Bot, Choice
from companion.simulator.comparity.hands import Hands
from companion.simulator.comparity.scene import Scene
from companion.simulator.comparity.spoken import lacks
from companion.simulator.hunches import VAGUE, hunches
from companion.simulator.mending import Mending
from companion.simulator.table import MOMENT, SimulatedTable

BETWEEN_ACTS = 1.0  # seconds; twenty passes
PATIENCE = 8.0  # seconds until an act that has not come is tried once more
TRIES = 10
MOST_ACTS = 600
MOST_MISLED = 2  # checks that noise made before people looked up
SILENT = (1.0, 5.0)  # seconds that a hub is silent


@dataclass(frozen=True, slots=True)
class Manners:
    """How people play: how clumsily, how well they guess, and how often a hub is made to fall silent before an act."""

    clumsy: float = 0.0
    vague: float = VAGUE
    silence: float = 0.0


@dataclass
class Outcome:
    """What became of a match."""

    winners: tuple[SeatId, ...] = ()
    acts: int = 0
    difference: str = ""
    stopped: str = ""
    came: Counter[str] = field(default_factory=Counter)  # acts by kind and by the way in which they were meant first
    tried_again: Counter[str] = field(default_factory=Counter)  # acts that did not come at once, likewise
    reveals_by_noise: int = 0
    plays_by_noise: int = 0  # heard on another cell than the card was laid on, and put right
    blunders: Counter[str] = field(default_factory=Counter)


class Stopped(Exception):
    """People and referee do not come together; nobody knows how to go on."""


class Differs(Exception):
    """The book and the screen tell different things."""


class Sitting:
    """`heard` is where the referee's announcements come, if somebody listens."""

    def __init__(
        self,
        setup: Setup,
        deck: Deck,
        table: SimulatedTable,
        seed: object,
        manners: Manners,
        heard: Sequence[Announcement] | None = None,
    ) -> None:
        self._heard = heard
        self.table = table
        self.outcome = Outcome()
        self._setup, self._manners = setup, manners
        self._chance = Random(f"{seed} people")
        self._book = _dealt(setup, deck, self._chance)
        self._hands = Hands(table, setup.shape, self._chance)
        self._mending = Mending(table)
        self._bots = _bots(setup, deck, self._chance, manners.vague)
        self._scene = Scene(table, self._hands, setup.shape, self._chance, _in_the_box(deck, self._book))

    def play(self) -> Outcome:
        """To the end, or to where it cannot go on."""
        try:
            self._open()
            while not self._book.is_over:
                self._act()
            self.outcome.winners = self.table.look().view.winners
        except Stopped as why:
            self.outcome.stopped = str(why)
        except Differs as why:
            self.outcome.difference = str(why)
        return self.outcome

    def _open(self) -> None:
        """The pile's top card opens the area, on the mat's middle or by the pad (C1)."""
        shape: Shape = self._setup.shape
        card = CardId(self._book.table.area[0, 0])
        middle = shape.cell_at(shape.columns // 2, shape.rows // 2)
        self.table.wait(BETWEEN_ACTS)
        if middle is not None and middle not in shape.blind:
            self.table.lay(self._hands.uid(card), middle)
        else:
            self._hands.show(card)
        for _ in range(TRIES):  # whenever noise interrupts it, it is loose anew (C20)
            self._hands.until_firm(card)
        self._settle(self._book)

    def _act(self) -> None:
        self.outcome.acts += 1
        if self.outcome.acts > MOST_ACTS:
            raise Stopped("the match has no end")
        if self._chance.random() < self._manners.silence and self.table.radio.hubs:
            self.table.radio.silence(self._chance.randrange(len(self.table.radio.hubs)), self.table.at + self._chance.uniform(*SILENT))
        before_it = len(self._heard or ())
        meant = self._blunder() if self._chance.random() < self._manners.clumsy else None
        choice = meant or self._choice()
        ahead = self._book.after(choice.act, choice.card)
        if meant is not None and self._comes(choice, ahead):
            self._go_on(choice, ahead, before_it)
            return
        on_screen = False
        for _ in range(TRIES):
            before, way = self._book, f"{choice.act[0]} {'on the screen' if on_screen else 'by hand'}"
            self._carry_out(choice, on_screen=on_screen)
            if self._comes(choice, ahead):
                self.outcome.came[way] += 1
                self._go_on(choice, ahead, before_it)
                return
            self.outcome.tried_again[way] += 1
            self._recover(choice)
            if self._book is not before:  # something else was revealed
                self._settle(self._book)
                return
            on_screen = self._chance.random() < 0.5
        raise Stopped(f"{choice.act[0]} did not come in {self.table.look().view.stage}: {self._why()}")

    def _go_on(self, choice: Choice, ahead: Book, before_it: int) -> None:
        """The act counts, and was said as well."""
        card = choice.card
        if choice.act[0] in ("check", "neighbour"):
            card = CardId(self._book.table.area[choice.act[1]])
        if self._heard is not None and (lack := lacks(choice.act, card, ahead.public().stage, self._heard[before_it:])):
            raise Differs(lack)
        self._book = ahead
        self._settle(ahead)

    def _choice(self) -> Choice:
        self._await_offers()
        self._agree(self._book)
        self._compare_offers()
        return self._bots[self._book.seat].choose(self.table.look(), self._book.hand)

    def _compare_offers(self) -> None:
        """The screen offers what the book allows, no more and no less, while nothing is half done or lies wrong."""
        table = self.table.look()
        if table.instructions or table.view.pending or asks_strangely(table):
            return
        shown, ours = acts_of(table, self._setup.shape), self._book.acts()
        if shown != ours:
            raise Differs(f"acts: the book has {sorted(map(str, ours - shown))}, the screen {sorted(map(str, shown - ours))}")

    def _await_offers(self) -> None:
        """While something lies wrong nothing is offered; people see to that first."""
        for _ in range(TRIES):
            self._hands.wait_for(lambda table: bool(table.expected.offers or table.expected.places), PATIENCE)
            if self.table.look().expected.offers or self.table.look().expected.places:
                return
            self._mending.until_right()
            self._hands.answer_shift()
        if not self.table.look().expected.offers:
            raise Stopped(f"nothing is offered: {self._why()}")

    def _carry_out(self, choice: Choice, *, on_screen: bool) -> None:
        card = choice.card
        if choice.act == ("draw",):
            card = CardId(self._book.table.pile[0]) if self._book.table.pile else None
        self._hands.carry_out(choice.act, card, on_screen=on_screen)

    def _comes(self, choice: Choice, ahead: Book) -> bool:
        """Whether the act is ruled as it was meant; anything else that becomes public is a difference."""
        self.table.wait(BETWEEN_ACTS)
        wanted, before = ahead.public(), self._book.public()
        for _ in range(int(PATIENCE / MOMENT / 5)):
            shown = public_of(self.table.look().view)
            if shown == wanted:
                return True
            if shown != before and not self._is_heard_elsewhere(choice, shown):
                self._book = self._misled(shown, choice) or self._differs(wanted, shown)
                return False
            if self.table.look().instructions:
                return False
            self.table.wait(5 * MOMENT)
        return False

    def _is_heard_elsewhere(self, choice: Choice, shown: Public) -> bool:
        """A card that lies half on another cell was heard there first: it is laid anew, and said to have been moved (C20)."""
        if choice.act[0] != "play" or choice.card is None or not self._was_misheard():
            return False
        plays = [act for act in self._book.table.legal() if act[0] == "play" and act != choice.act]
        if all(self._book.after(act, choice.card).public() != shown for act in plays):
            return False
        self.outcome.plays_by_noise += 1
        self._hands.lay_anew(choice.card, choice.act[1])
        return True

    def _misled(self, shown: Public, choice: Choice | None) -> Book | None:
        """The book with checks that nobody meant, and with the act after them if that came too: the radio misled the referee (C21, C28)."""
        if not self._was_misheard():
            return None
        books = [self._book]
        for reveals in range(1, MOST_MISLED + 1):
            books = [book.after(act) for book in books for act in book.table.legal() if _opens(book, act, shown)]
            acted = [book.after(choice.act, choice.card) for book in books if choice and book.allows(choice.act, choice.card)]
            found = next((book for book in (*books, *acted) if book.public() == shown), None)
            if found is not None:
                self.outcome.reveals_by_noise += reveals
                return found
        return None

    def _was_misheard(self) -> bool:
        """Whether the radio misheard anything at all: else nothing can have misled the referee."""
        return any(count for kind, count in self.table.radio.tally.items() if kind not in ("passes", "sightings"))

    def _differs(self, wanted: Public, shown: Public) -> Book:
        raise Differs("; ".join(differences(wanted, shown)))

    def _recover(self, choice: Choice) -> None:
        """Do what is asked for, drop what is half done, and take back into the hand what does not count."""
        table = self.table.look()
        if table.view.pending or asks_strangely(table):
            self.table.press("cancel")
        keep = frozenset((choice.card,)) if choice.card else frozenset()
        self._mending.until_right(keep)
        self.table.wait(BETWEEN_ACTS)
        lies = choice.card is not None and self.table.slot_of(self._hands.uid(choice.card)) is not None
        if choice.card is not None and lies and all(one.card != choice.card for one in self.table.look().view.places):
            self.table.lift(self._hands.uid(choice.card))
        self.table.wait(BETWEEN_ACTS)

    def _settle(self, book: Book) -> None:
        """All that is asked for lies where it should, and the two books agree."""
        self.table.wait(BETWEEN_ACTS)
        if not self._mending.until_right():
            raise Stopped(f"it cannot be put right: {self._why()}")
        self._agree(book)

    def _agree(self, book: Book) -> None:
        shown, ours = public_of(self.table.look().view), book.public()
        if shown != ours:
            self._book = self._misled(shown, None) or self._differs(ours, shown)

    def _blunder(self) -> Choice | None:
        """One thing goes wrong and is put right; the act in which that ended, if it was one that was meant."""
        meant = blunder(self._scene, self._book, self.outcome.blunders)
        if meant is None:
            self._settle(self._book)
        return meant

    def _why(self) -> str:
        table = self.table.look()
        question = table.expected.question.key if table.expected.question else "no question"
        asked = ", ".join(one.announcement.key for one in table.instructions) or "no instruction"
        return f"{table.expected.status.key}, {question}, {asked}, pending {table.view.pending or 'nothing'}, frozen {len(table.frozen)}"


def _opens(book: Book, act: Act, shown: Public) -> bool:
    """Whether this act reveals a card that the screen shows."""
    if act[0] == "verdict":
        return True
    return act[0] in ("check", "neighbour") and book.table.area[act[1]] in {card for card, _ in shown.opened}


def _dealt(setup: Setup, deck: Deck, chance: Random) -> Book:
    numbers = {card.id: card.numbers.opened()[setup.characteristic] for card in deck.cards.values()}
    return dealt(setup, numbers, packed(setup, deck, chance), chance)


def _bots(setup: Setup, deck: Deck, chance: Random, vague: float) -> Mapping[SeatId, Bot]:
    return {one.seat: Bot(hunches(deck, setup.characteristic, chance, vague), setup.shape, chance) for one in setup.players}


def _in_the_box(deck: Deck, book: Book) -> tuple[CardId, ...]:
    """Cards of the deck that stayed in the box."""
    used = {*book.table.pile, *book.table.area.values(), *(card for hand in book.table.hands for card in hand)}
    return tuple(card for card in sorted(deck.cards) if card not in used)
