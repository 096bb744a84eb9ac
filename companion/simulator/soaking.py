"""One match of a soak: a set-up that chance chooses, clumsy people, a noisy radio, and what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from random import Random
from traceback import extract_tb

from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.frozen import dataclass
from companion.core.games.game import HouseValue, Player, Setup
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.referee import Referee
from companion.events import Chosen, Event, Pressed, SeatId
from companion.record.memory import MemoryJournal
from companion.simulator.company import people_of
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, MatchOutcome, Sitting
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise

ONE_IN = 4  # of so many matches one is played with a strict time (E9)
STRICT: Mapping[str, HouseValue] = {"timer": "strict", "turn_seconds": 60}
NAMES = ("Anna", "Boris", "Chloé", "Дарья", "Emil", "Фёдор", "Gaëlle", "Hugo")


@dataclass(frozen=True, slots=True)
class SoakTerms:
    """What is the same in all matches of a soak."""

    game: str
    noise: float
    clumsy: float
    seed: int
    shape: Shape | None = None  # None: one after another of the game's rotation
    house: Mapping[str, HouseValue] = field(default_factory=dict)


@dataclass(slots=True)
class SoakCounts:
    """What one match showed, or many together."""

    matches: int = 0
    acts: int = 0
    entries: int = 0
    seconds: float = 0.0  # at the table
    noise: Counter[str] = field(default_factory=Counter)
    blunders: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)  # announcements by key
    came: Counter[str] = field(default_factory=Counter)
    tried_again: Counter[str] = field(default_factory=Counter)
    reveals_by_noise: int = 0
    reveals_unasked: int = 0  # at a table where readers only hear, nothing but a word may show a card (E12)
    plays_by_noise: int = 0
    stopped: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)
    exceptions: list[str] = field(default_factory=list)

    def add(self, other: SoakCounts) -> None:
        self.matches += other.matches
        self.acts += other.acts
        self.entries += other.entries
        self.seconds += other.seconds
        self.noise += other.noise
        self.blunders += other.blunders
        self.said += other.said
        self.came += other.came
        self.tried_again += other.tried_again
        self.reveals_by_noise += other.reveals_by_noise
        self.reveals_unasked += other.reveals_unasked
        self.plays_by_noise += other.plays_by_noise
        self.stopped += other.stopped
        self.differences += other.differences
        self.exceptions += other.exceptions


class Listening(Referee):
    """A referee that keeps its announcements as they come, and counts those that were not asked for."""

    def __init__(self, setup: Setup, deck: Deck, register: Register) -> None:
        super().__init__(setup, deck, register, MemoryJournal())
        self.heard: list[Announcement] = list(self.said())
        self.unasked = 0
        self._on_request = people_of(setup.game).on_request

    def _enter(self, event: Event) -> None:
        is_word = isinstance(event, (Pressed, Chosen)) or self.state.match.game.view(self.state.position).pending == "word"
        super()._enter(event)
        said = self.said()
        self.unasked += 0 if is_word else sum(one.key in self._on_request for one in said)
        self.heard += said


Play = Callable[[SimulatedTable, Callable[[], MatchOutcome]], MatchOutcome]


def without_a_loop(_: SimulatedTable, play: Callable[[], MatchOutcome]) -> MatchOutcome:
    """Hands that wait let the time pass themselves."""
    return play()


def one_match(terms: SoakTerms, number: int, decks: tuple[Deck, ...], carry_on: Play = without_a_loop) -> SoakCounts:
    """The same number of the same soak is the same match; `carry_on` plays it to its end."""
    seed = f"{terms.seed} {number}"
    setup, deck = set_up_match(terms, number, decks)
    referee = Listening(setup, deck, Register().naming(decks))
    table = SimulatedTable(referee, radio_under(setup.shape, Noise.of(terms.noise), seed))
    seen, name = SoakCounts(matches=1), f"match {number}"
    try:
        sitting = Sitting(setup, deck, table, seed, Manners(clumsy=terms.clumsy, silence=terms.noise), referee.heard)
        outcome = carry_on(table, sitting.play)
    except Exception as fault:  # noqa: BLE001 - the soak tells of any fault and goes on
        where = extract_tb(fault.__traceback__)[-1]
        seen.exceptions.append(f"{name}: {type(fault).__name__} {fault} at {where.filename.rpartition('/')[2]} line {where.lineno}")
        return seen
    seen.acts, seen.entries, seen.seconds = outcome.acts, referee.entry, table.at
    seen.noise, seen.blunders, seen.tried_again = table.radio.tally, outcome.blunders, outcome.tried_again
    seen.came = outcome.came
    seen.said.update(one.key for one in referee.heard)
    seen.reveals_by_noise, seen.reveals_unasked, seen.plays_by_noise = outcome.reveals_by_noise, referee.unasked, outcome.plays_by_noise
    seen.stopped += [f"{name}: {outcome.stopped}"] if outcome.stopped else []
    seen.differences += [f"{name}: {outcome.difference}"] if outcome.difference else []
    return seen


def set_up_match(terms: SoakTerms, number: int, decks: tuple[Deck, ...]) -> tuple[Setup, Deck]:
    """The decks of the game's rotation are taken from these."""
    chance = Random(f"{terms.seed} {number} set-up")
    rotation = people_of(terms.game).rotation
    decks = tuple(deck for id in rotation.decks for deck in decks if deck.id == id)
    turn, deck = number // len(decks), decks[number % len(decks)]
    names = NAMES[: rotation.players[turn % len(rotation.players)]]
    players = tuple(Player(SeatId(f"seat-{place}"), name) for place, name in enumerate(names, start=1))
    timed = STRICT if number % ONE_IN == ONE_IN - 1 else {}
    house = {**chance.choice(rotation.houses), **timed, **terms.house}
    aside = tuple(chance.sample(sorted(deck.cards), rotation.set_aside)) if number % 3 == 0 else ()
    setup = Setup(terms.game, deck.id, chance.choice(deck.characteristics).id, players, chance.choice(players).seat, house, aside)
    setup = replace(setup, shape=terms.shape or rotation.mats[turn // len(rotation.players) % len(rotation.mats)])
    return setup, people_of(terms.game).brought(setup, deck, chance)


def tables_of(game: str) -> int:
    """After so many matches every number of players has sat at every deck."""
    rotation = people_of(game).rotation
    return len(rotation.decks) * len(rotation.players)
