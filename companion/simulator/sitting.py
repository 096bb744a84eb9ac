"""One match at a simulated table: people act through their hands, keep their own book, and compare it with the screen after every act.

Rules of this file: the book goes on by what people meant, never by what the referee said; where the two differ the match ends there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field
from random import Random
from typing import Any

from companion.core.decks.card import Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.referee.announcements import Announcement
from companion.events import SeatId
from companion.simulator.company import awaits_somebody, people_of
from companion.simulator.hunches import VAGUE
from companion.simulator.mending import Mending
from companion.simulator.people import LATE, Blunder, Book, Choice, Public, differences, time_run_out
from companion.simulator.scene import Scene
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
class MatchOutcome:
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
    """People and referee do not come to the same table, so the match cannot go on."""


class Differs(Exception):
    """The book and the screen tell different things."""


class Sitting:
    """`heard` grows by each of the referee's announcements, where these are to be examined as well."""

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
        self.outcome = MatchOutcome()
        setup = table.referee.state.match.setup  # with what the deck has to say of house rules
        self._setup, self._manners = setup, manners
        self._people = people_of(setup.game)
        self._is_strict = setup.house.get("timer") == "strict"
        self._blunders = {kind: made for kind, made in self._people.blunders.items() if self._is_strict or made is not time_run_out}
        self._chance = Random(f"{seed} people")
        self._book: Book = self._people.dealt(setup, deck, self._chance)
        self._hands = self._people.hands(table, self._chance)
        self._mending = Mending(table)
        self._bots = self._people.bots(setup, deck, self._chance, manners.vague)
        self._scene = self._people.scene(table, self._hands, self._chance, deck, self._book)

    def play(self) -> MatchOutcome:
        """Play the match to its end, or to where it cannot go on."""
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
        self.table.wait(BETWEEN_ACTS)
        self._hands.open(self._book)
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
        if choice.act == LATE:  # it stood still, as noise had something to be put right first; no hand can let it pass
            self._settle(self._book)
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
        before, heard = self._book, None if self._heard is None else self._heard[before_it:]
        if heard is not None and (lack := self._people.lacks(before, choice, ahead, heard)):
            if not self._comes_to_the_same(choice, ahead, heard):
                raise Differs(lack)
            self.outcome.plays_by_noise += 1
        self._book = ahead
        self._hands.follow_up(before, choice, ahead)
        self._settle(ahead)

    def _choice(self) -> Choice:
        self._await_offers()
        self._hands.answer_strange()
        self._agree(self._book)
        self._compare_offers()
        return self._bots[self._book.seat].choose(self.table.look(), self._book.hand)

    def _compare_offers(self) -> None:
        """The screen offers what the book allows, no more and no less, while nothing is half done or lies wrong."""
        table = self.table.look()
        if table.instructions or table.view.pending or self._hands.is_asked_strangely():
            return
        shown, ours = self._people.acts_of(table, self._setup.shape), self._book.acts()
        if shown != ours:
            raise Differs(f"acts: the book has {sorted(map(str, ours - shown))}, the screen {sorted(map(str, shown - ours))}")

    def _await_offers(self) -> None:
        """While something lies wrong nothing is offered; people see to that first."""
        for _ in range(TRIES):
            self._hands.wait_for(awaits_somebody, PATIENCE)
            if awaits_somebody(self.table.look()):
                return
            self._mending.until_right()
            self._hands.answer_strange()
        if not self.table.look().expected.offers:
            raise Stopped(f"nothing is offered: {self._why()}")

    def _carry_out(self, choice: Choice, *, on_screen: bool) -> None:
        self._hands.carry_out(choice.act, self._book.taken_up(choice), on_screen=on_screen)

    def _comes(self, choice: Choice, ahead: Book) -> bool:
        """Whether the act is ruled as it was meant; anything else that becomes public is a difference."""
        self.table.wait(BETWEEN_ACTS)
        wanted, before = ahead.public(), self._book.public()
        for _ in range(int(PATIENCE / MOMENT / 5)):
            shown = self._people.public_of(self.table.look().view)
            if shown == wanted:
                return True
            if shown != before and not self._is_taken_for_another(choice, shown):
                self._book = self._misled(shown, choice) or self._differs(wanted, shown)
                return False
            if self.table.look().instructions:
                return False
            self.table.wait(5 * MOMENT)
        return False

    def _is_taken_for_another(self, choice: Choice, shown: Public) -> bool:
        """A card that lies half on another place may be heard there first: it is laid anew, and counts where it was meant (C20)."""
        if not self._was_misheard():
            return False
        others = self._people.taken_for(self._book, choice)
        if all(self._book.after(act, choice.card).public() != shown for act in others):
            return False
        self.outcome.plays_by_noise += 1
        self._hands.make_anew(choice)
        return True

    def _comes_to_the_same(self, choice: Choice, ahead: Book, heard: Sequence[Announcement]) -> bool:
        """Whether noise had the referee take it for another act, of which all was said and which changes nothing else."""
        for act in self._people.taken_for(self._book, choice) if self._was_misheard() else ():
            after = self._book.after(act, choice.card)
            if after.public() == ahead.public() and not self._people.lacks(self._book, Choice(act, choice.card), after, heard):
                return True
        return False

    def _misled(self, shown: Public, choice: Choice | None) -> Book | None:
        """The book with acts that were not meant, and with the act after them if that came too: the radio misled the referee (C21, C28).

        The time of a player may run out unmeant as well (E9).
        """
        if self._is_strict and self._book.allows(LATE, None) and (late := self._book.after(LATE)).public() == shown:
            return late
        if not self._was_misheard():
            return None
        books = [self._book]
        for reveals in range(1, MOST_MISLED + 1):
            books = [book.after(act) for book in books for act in self._people.unmeant(book, shown)]
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
        if table.view.pending or self._hands.is_asked_strangely():
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
        shown, ours = self._people.public_of(self.table.look().view), book.public()
        if shown != ours:
            self._book = self._misled(shown, None) or self._differs(ours, shown)

    def _blunder(self) -> Choice | None:
        """One thing goes wrong and is put right; the act in which that ended, if it was one that was meant."""
        meant = blunder(self._blunders, self._scene, self._book, self.outcome.blunders)
        if meant is None:
            self._settle(self._book)
        return meant

    def _why(self) -> str:
        table = self.table.look()
        question = table.expected.question.key if table.expected.question else "no question"
        asked = ", ".join(one.announcement.key for one in table.instructions) or "no instruction"
        return f"{table.expected.status.key}, {question}, {asked}, pending {table.view.pending or 'nothing'}, frozen {len(table.frozen)}"


def blunder(blunders: Mapping[str, Blunder], scene: Scene, book: Any, seen: Counter[str]) -> Choice | None:
    """One of those that can happen now, put right again; the act in which it ended, if that was one that was meant (`Blunder`)."""
    for kind in sorted(blunders, key=lambda _: scene.chance.random()):
        made = blunders[kind](scene, book)
        if made:
            seen[kind] += 1
            return made if isinstance(made, Choice) else None
    return None
