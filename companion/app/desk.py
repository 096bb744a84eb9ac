"""Where matches are begun, put aside and taken up: between whoever drives a table and the store of its matches (E1, E4, C17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version

from companion.app.logs import MatchLog
from companion.core.decks.card import CardId, Deck
from companion.core.decks.register import Register
from companion.core.games.game import Setup
from companion.core.games.registry import find
from companion.core.referee.entries import Entry, Journal
from companion.core.referee.opening import checked
from companion.core.referee.record_faults import UNKEPT
from companion.core.referee.referee import Referee
from companion.errors import unusable
from companion.events import JournalNews, Resumed, SeatId
from companion.protocol.table import Opened, TakenUp
from companion.record import statistics
from companion.record.store import Begun, Kept, Listed, Store, named_since, register_of
from companion.words.lines import Lines
from hardware.sighting import Pass

Heed = Callable[[Entry], None]
RegisterFor = Callable[[Deck, Sequence[Deck]], Register]


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
        """What is the matter with the set-up is said before anything is on record."""
        checked(setup, deck)
        others = self._others(deck)
        register = self._register_for(deck, others)
        journal = heeded(self.store.begin(Begun(setup, deck, language, now(), program(), bots), register), setup, heed)
        referee = Referee(setup, deck, register, journal)
        self._note_all(referee, 0.0)
        return Opened(referee, self._lines(setup, deck, others, language), journal)

    def take_up(self, number: int, language: str | None = None, heed: Heed | None = None) -> TakenUp:
        """Where it stood, also one that is over, whose last act can be taken back (E3); raises `Unusable` where that cannot be."""
        kept = self.store.kept(number)
        deck = self._deck_of(kept)
        others = self._others(deck)
        base = self._register_for(deck, others)
        register = register_of(kept, base)
        setup = kept.listed.setup
        journal = heeded(self.store.take_up(number, register), setup, heed)
        referee = Referee(setup, deck, register, journal, kept.entries)  # what cannot be gone on with is left as it lies
        lines = self._lines(setup, deck, others, language or kept.listed.language)
        at = referee.standing.at
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
        """What became of the record enters the match like everything else that players are told; whether there was any."""
        self.hear()
        news, self._news = self._news, []
        for what, name in news:
            referee.enter(JournalNews(what, at, name))
            self._fails = what if what in UNKEPT else "" if what == "back" else self._fails
        return bool(news)

    def _note_all(self, referee: Referee, at: float) -> None:
        """Whoever sits down has to hear as well what was told in the match before."""
        if not self.note_news(referee, at) and self._fails:
            referee.enter(JournalNews(self._fails, at))

    def settle(self) -> None:
        self.store.settle()

    def in_series(self, setup: Setup) -> Setup:
        """With the wins of a series of these players that is open (E1)."""
        if setup.series is None:
            return setup
        names = [player.name for player in setup.players]
        return replace(setup, series=statistics.series_of(self.store.matches(), setup.game, names, setup.series.best_of))

    def remembered(self, setup: Setup, deck: Deck) -> Setup:
        """With the cards that were revealed in earlier matches set aside (C17)."""
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
            raise unusable(where, f"its deck {deck} is not on record as it was", "begin another match")
        return kept.deck

    def _lines(self, setup: Setup, deck: Deck, others: tuple[Deck, ...], language: str) -> Lines:
        return Lines(language, setup.game, deck, {player.seat: player.name for player in setup.players}, others, house=setup.house)


def heeded(journal: Journal, setup: Setup, heed: Heed | None = None) -> Journal:
    """With the log as a listener, and one more if it is given."""
    log = MatchLog(setup.shape)
    return Heeded(journal, log) if heed is None else Heeded(journal, heed, log)


def row_of(one: Listed) -> dict[str, object]:
    """A match as the table protocol lists it: where it stands, as far as that was said."""
    summary, setup = one.summary, one.setup
    return {
        "match": one.number,
        "game": setup.game,
        "deck": setup.deck,
        "order": setup.characteristic,
        "players": [summary.names[player.seat] for player in setup.players],
        "began": one.began,
        "touched": one.touched,
        "entry": summary.entries,
        "acts": summary.acts,
        "seconds": summary.at,
        "turn": summary.turn,
        "hands": dict(summary.hands),
        "winners": list(summary.winners),
        "aside": one.is_aside,
    }


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def program() -> str:
    try:
        return version("facedown")
    except PackageNotFoundError:
        return "not installed"
