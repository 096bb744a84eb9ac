"""Where matches are begun, put aside and taken up, with the decks and tags that they need and the store that keeps them (E1, E4, C17)."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from companion.app.logs import MatchLog
from companion.cards.decks import files
from companion.cards.tags.register_file import read_register
from companion.config.config import folders
from companion.core.decks.card import CardId, Deck, DeckId
from companion.core.decks.register import Register
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.games.registry import find
from companion.core.referee.entries import Entry, Journal
from companion.core.referee.opening import checked
from companion.core.referee.record_faults import UNKEPT
from companion.core.referee.referee import Referee
from companion.errors import Unusable, unusable
from companion.events import JournalNews, Resumed, SeatId
from companion.mats import files as mat_files
from companion.mats.plan import Plan
from companion.protocol.table import Opened, TakenUp
from companion.record import statistics
from companion.record.memory import MemoryStore
from companion.record.store import Begun, Kept, Listed, Store, named_since, register_of
from companion.system.clock import now
from companion.system.shipped import program
from companion.words.lines import Lines
from hardware.sighting import Pass

Heed = Callable[[Entry], None]
RegisterFor = Callable[[Deck, Sequence[Deck]], Register]
TAGS = "tags.jsonl"


class Heeded:
    """A journal with listeners, which heed each entry as soon as it is made."""

    def __init__(self, journal: Journal, *heeds: Heed) -> None:
        self._journal, self._heeds = journal, heeds

    @property
    def number(self) -> int:
        return self._journal.number

    def append(self, entry: Entry) -> None:
        self._journal.append(entry)
        for heed in self._heeds:
            heed(entry)

    def written(self) -> int:
        return self._journal.written()

    def went_out(self, entry: int) -> None:
        self._journal.went_out(entry)

    def heard(self, heard: Pass) -> None:
        self._journal.heard(heard)


class Desk:
    """`register_for` and `others` tell which cards there are besides those of the match's own deck."""

    def __init__(self, store: Store, register_for: RegisterFor, others: Callable[[Deck], tuple[Deck, ...]]) -> None:
        self.store = store
        self._register_for, self._others = register_for, others
        self._news: list[tuple[str, str]] = []
        self._fails = ""  # what was told last, as `events.JournalNews` has it, where the record cannot be written

    def begin(self, setup: Setup, deck: Deck, language: str, bots: tuple[SeatId, ...] = (), heed: Heed | None = None) -> Opened:
        """A new match; a set-up with which none can begin raises `Unusable` before anything is on record."""
        checked(setup, deck)
        others = self._others(deck)
        register = self._register_for(deck, others)
        journal = heeded(self.store.begin(Begun(setup, deck, language, now(), program(), bots), register), setup, heed)
        referee = Referee(setup, deck, register, journal)
        self._note_all(referee, 0.0)
        return Opened(referee, self._lines(setup, deck, others, language), journal)

    def take_up(self, number: int, language: str | None = None, heed: Heed | None = None) -> TakenUp:
        """A match goes on where it stood, also one that is over, whose last act can be taken back (E3); else raises `Unusable`."""
        kept = self.store.kept(number)
        deck = self._deck_of(kept)
        others = self._others(deck)
        base = self._register_for(deck, others)
        register = register_of(kept, base)
        setup = kept.listed.setup
        journal = heeded(self.store.take_up(number, register), setup, heed)
        referee = Referee(setup, deck, register, journal, kept.entries)  # what cannot be gone on with is left as it lies
        lines = self._lines(setup, deck, others, language or kept.listed.language)
        at = referee.state.at
        referee.enter(Resumed(at, named_since(kept, base)))
        self._note_all(referee, at)
        announced = tuple(one for entry in kept.entries for one in entry.said)
        unsaid = tuple(one for entry in kept.entries if entry.number > kept.said for one in entry.said)
        return TakenUp(Opened(referee, lines, journal), len(kept.entries) - 1, announced, unsaid, at)

    def under_way(self) -> Listed | None:
        """The match that was played last of those that were left; what is played in a terminal goes on there."""
        left = [one for one in self.store.matches() if one.is_left]
        latest = sorted(left, key=lambda one: one.recency, reverse=True)
        return next((one for one in latest if not self.store.lines(one.number)), None)

    def put_aside(self, number: int) -> None:
        self.store.put_aside(number)

    def hear(self) -> None:
        self._news += self.store.news()

    def note_news(self, referee: Referee, at: float) -> bool:
        """News of the record enters the match as an event; returns whether there was any."""
        self.hear()
        news, self._news = self._news, []
        for what, name in news:
            referee.enter(JournalNews(what, at, name))
            self._fails = what if what in UNKEPT else "" if what == "back" else self._fails
        return bool(news)

    def _note_all(self, referee: Referee, at: float) -> None:
        """Trouble with the record that was announced in an earlier match is announced in this one as well."""
        if not self.note_news(referee, at) and self._fails:
            referee.enter(JournalNews(self._fails, at))

    def settle(self) -> None:
        self.store.settle()

    def in_series(self, setup: Setup) -> Setup:
        """The set-up with the wins of the series that these players have open (E1)."""
        if setup.series is None:
            return setup
        names = [player.name for player in setup.players]
        return replace(setup, series=statistics.series_of(self.store.matches(), setup.game, names, setup.series.best_of))

    def remembered(self, setup: Setup, deck: Deck) -> Setup:
        """The set-up in which cards that were revealed in earlier matches are set aside (C17)."""
        game = find(setup.game)
        if game is None or not any(rule.id == "memory" for rule in game.house) or self._memory_of(setup, deck) == "off":
            return setup
        seen = statistics.seen(self.store.matches(), deck.id)
        return replace(setup, set_aside=tuple(CardId(card) for card in seen if card in deck.cards))

    def _memory_of(self, setup: Setup, deck: Deck) -> object:
        terms = deck.terms.get(setup.game)
        return {**(terms.house if terms else {}), **setup.house}.get("memory")

    def _deck_of(self, kept: Kept) -> Deck:
        if kept.deck is None:
            where, deck = f"match {kept.listed.number}", kept.listed.setup.deck
            raise unusable(where, "app-deck-has-changed", deck=deck)
        return kept.deck

    def _lines(self, setup: Setup, deck: Deck, others: tuple[Deck, ...], language: str) -> Lines:
        return Lines(language, setup.game, deck, {player.seat: player.name for player in setup.players}, others, house=setup.house)


def heeded(journal: Journal, setup: Setup, heed: Heed | None = None) -> Journal:
    """The journal, to whose entries the log listens, and `heed` as well if it is given."""
    log = MatchLog(setup.shape)
    return Heeded(journal, log) if heed is None else Heeded(journal, heed, log)


def find_deck(name: str) -> Deck:
    return files.find(name, folders(os.environ).decks)


def find_mat(name: str) -> Plan:
    return mat_files.find(name, folders(os.environ).mats)


def other_decks(deck: Deck) -> tuple[Deck, ...]:
    """The other decks, whose cards may turn up among those of this one; a deck that cannot be used is left out."""
    found: dict[DeckId, Deck] = {}
    for folder in files.named_decks(folders(os.environ).decks).values():
        with suppress(Unusable):
            one = files.load(folder)
            found.setdefault(one.id, one)
    return tuple(one for id, one in found.items() if id != deck.id)


def register_for(deck: Deck, others: Sequence[Deck] = ()) -> Register:
    """The tags that were enrolled, and every known card by its name."""
    return read_register(folders(os.environ).state / TAGS).naming([deck, *others])


def desk(store: Store) -> Desk:
    return Desk(store, register_for, other_decks)


def open_match(setup: Setup, deck: Deck, language: str) -> Opened:
    """A match that is kept in memory only."""
    return desk(MemoryStore()).begin(setup, deck, language)


@dataclass(frozen=True, slots=True)
class Journaled:
    """Where the matches of this referee are kept, and which of them is asked for."""

    path: Path | None = None  # None: in memory
    keeps_raw: bool = False
    is_new: bool = False
    number: int | None = None  # to be resumed; 0: whichever is under way
    speaks: str | None = None  # the language that was asked for by its name


IN_MEMORY = Journaled()
