"""A match as it goes by: each entry's table with what was announced, told to a listener who sees nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.games.game import Setup
from companion.core.games.port import Game
from companion.core.referee.announcements import Announcement
from companion.core.referee.conduct import conducted
from companion.core.referee.entries import Entry
from companion.core.referee.opening import opened
from companion.core.referee.step import Step
from companion.core.referee.table_view import TableView, view_of
from companion.events import Event
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners
from companion.simulator.sitting import Sitting as BotsSitting
from companion.simulator.soaking import Listening, SoakTerms, set_up_match
from companion.simulator.table import SimulatedTable
from companion.voice.blind.owed import NOTHING, owed, whole_table
from companion.words.lines import Lines
from hardware.readers.noise import Noise
from tests.core.games.comparity.at_table.sitting import Sitting, shipped
from tests.playthroughs.playing import Playing, steps
from tests.voice.blind.follower import Follower
from tests.voice.blind.watched import Watched, missed

PLAYTHROUGHS = Path(__file__).resolve().parents[2] / "playthroughs"
DECKS = ("landmarks", "movies", "countries", "skyscrapers")


@dataclass(frozen=True)
class Moment:
    """One entry: how the table is then, and what was announced."""

    number: int
    event: Event | Setup
    table: TableView
    said: tuple[Announcement, ...]


@dataclass(frozen=True)
class Match:
    setup: Setup
    deck: Deck
    game: Game[Any, Any]
    moments: tuple[Moment, ...]


def played(game: str, number: int, *, noise: float = 0.05, clumsy: float = 0.2, seed: int = 1) -> Match:
    """A match of the bots, with clumsy hands under a noisy radio."""
    decks = tuple(shipped(name) for name in DECKS)
    setup, deck = set_up_match(SoakTerms(game, noise, clumsy, seed), number, decks)
    register = Register().naming(decks)
    referee = Listening(setup, deck, register)
    table = SimulatedTable(referee, radio_under(setup.shape, Noise.of(noise), f"{seed} {number}"))
    BotsSitting(setup, deck, table, f"{seed} {number}", Manners(clumsy=clumsy, silence=noise), referee.heard).play()
    return of_entries(setup, deck, register, referee._journal.entries())


def of_entries(setup: Setup, deck: Deck, register: Register, entries: Sequence[Entry]) -> Match:
    """The same match again, seen at each entry."""
    state, _ = opened(setup, deck, register)
    step, moments = Step(state), []
    for entry in entries:
        if entry.is_failed:
            continue
        if not isinstance(entry.event, Setup):
            step = conducted(step.state, entry.event)
        moments.append(Moment(entry.number, entry.event, view_of(step), entry.said))
    match = step.state.match
    return Match(match.setup, deck, match.game, tuple(moments))


Leave = Callable[[str], bool]


class Listener:
    """A listener to a match; `left_out` tells which sentences they miss."""

    def __init__(self, match: Match, left_out: Leave = lambda _: False) -> None:
        self.match, self.left_out = match, left_out
        self.follower, self.watched = Follower(match.setup), Watched(match.setup)
        self.known = NOTHING
        self.heard: list[Announcement] = []

    def hears(self, moment: Moment) -> dict[str, object]:
        """What is believed otherwise than the screen shows, after that entry."""
        now = owed(self.known, moment.said, moment.table, self.match.setup, self.match.game)
        self.known = now.known
        return self.is_told(now.said, moment.table)

    def is_told(self, said: Sequence[Announcement], table: TableView) -> dict[str, object]:
        told = [one for one in said if not self.left_out(one.key)]
        self.heard += told
        self.follower.hear(told)
        return missed(self.follower.believed.as_told(), self.watched.shown(table), self.match.setup.shape)


def told_whole(match: Match, moment: Moment, left_out: Leave = lambda _: False) -> dict[str, object]:
    """What a listener believes otherwise who comes to the table at that moment and is told all of it."""
    listener = Listener(match, left_out)
    listener.follower.believed.names = {one.seat: one.name for one in moment.table.view.seats}
    return listener.is_told(whole_table(moment.table, match.setup, match.game), moment.table)


def spoken(match: Match, said: Sequence[Announcement], language: str = "en") -> list[str]:
    names = {one.seat: one.name for one in match.setup.players}
    lines = Lines(language, match.setup.game, match.deck, names, [shipped(name) for name in DECKS])
    return [lines.spoken(one) for one in said]


def playthrough(name: str) -> list[Match]:
    """The matches of a golden playthrough, as the people of it play them."""
    playing, sittings = Playing(), []
    for step in steps((PLAYTHROUGHS / f"{name}.acts").read_text(encoding="utf-8")):
        if not step[0].startswith("#"):
            playing.step(step)
            sittings += [playing.sitting] if playing.sitting not in sittings else []
    return [of_sitting(one) for one in sittings]


def of_sitting(sitting: Sitting) -> Match:
    opened_match = sitting._table._match
    assert opened_match is not None
    match = opened_match.referee.state.match
    return of_entries(match.setup, match.deck, match.register, opened_match.journal.entries())
