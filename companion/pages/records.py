"""The pages of the past, filled from the record of matches: this evening, what was put aside, stories, and what players have come to.

Rules of this file: what is damaged is shown as a sentence, in a list as its only row, and nothing that is on record raises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, tzinfo
from itertools import groupby

from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.games.registry import find
from companion.errors import Unusable
from companion.pages.endings import RUN, cards_of, ending_of, first_sentence
from companion.pages.replaying import PastTables
from companion.record import statistics
from companion.record.highlights import highlights, standing
from companion.record.seen import has_memory
from companion.record.statistics import PlayerCount, PlayerRecord, sitters
from companion.record.store import Kept, Listed, Store
from companion.record.story import LEFT_OUT, StoryLines, sentences, shown_story
from companion.screen.ending import Ending
from companion.screen.pages.history import Day, History, PastMatch
from companion.screen.pages.home import Home, Played, UnderWay
from companion.screen.pages.players import InGame, OnePlayer, PlayerRow, Players
from companion.screen.pages.shelf import Aside, Shelf
from companion.screen.pages.story import Sentence, Story
from companion.words.dates import HistoryWords

DAMAGED = "agreeing-record-damaged"
WINNERS = "{0}"  # who has won is filled in later, as the same is said of many matches


class Records:
    """`other_decks` are those besides a match's own whose cards may have lain there; times are those of `zone`, else of the machine."""

    def __init__(
        self,
        store: Store,
        language: str,
        other_decks: Callable[[Deck], Sequence[Deck]],
        *,
        has_printed_units: bool = True,
        zone: tzinfo | None = None,
        now: Callable[[], str] = lambda: datetime.now(UTC).isoformat(),
    ) -> None:
        self._store, self._other_decks, self._now = store, other_decks, now
        self._words, self._has_printed_units = HistoryWords(language, zone), has_printed_units

    def home(self, on_mat: int, *, strange: bool, under_way: Listed | None = None) -> Home:
        """What was played this evening but for the match under way, the last one first."""
        text = self._words.say("agreeing-strange") if strange else ""
        try:
            listed = self._store.matches()
        except Unusable:
            return Home((), on_mat, text or self._words.say(DAMAGED), self._under_way(under_way))
        others = [one for one in listed if under_way is None or one.number != under_way.number]
        tonight = tuple(self._played(one) for one in reversed(statistics.tonight(others, self._now())))
        return Home(tonight, on_mat, text, self._under_way(under_way), sum(not one.is_over for one in listed))

    def shelf(self) -> Shelf:
        """The page of matches that can be gone on with; the one that was played last comes first."""
        try:
            left = [one for one in self._store.matches() if not one.is_over]
        except Unusable:
            return Shelf((Aside(0, self._words.say(DAMAGED), (), "", None),))
        left.sort(key=lambda one: one.recency, reverse=True)
        return Shelf(tuple(self._aside(one) for one in left))

    def history(self) -> History:
        """The last day first, and on it the last match."""
        try:
            listed = self._store.matches()
        except Unusable:
            return History((Day("", (PastMatch(0, "", "", (self._words.say(DAMAGED),), "", is_won=False),)),))
        times = [(self._words.local(one.began), one) for one in reversed(listed)]
        days = groupby(times, key=lambda timed: timed[0].date())
        return History(tuple(self._day(list(matches)) for _, matches in days))

    def story(self, number: int) -> Story:
        try:
            kept = self._store.kept(number)
        except Unusable:
            return self._untold(number)
        one = kept.listed
        began = self._words.local(one.began)
        when = self._words.say("history-began", date=self._words.day(began), time=self._words.time(began))
        about = f"{when}. {', '.join(self._names(one))}"
        sorts = str(number) if kept.deck is not None and has_memory(one.setup, kept.deck) else ""
        told = Story(self._words.game(one.setup.game), about, self._end(one), tuple(self._sentences(kept)), one.is_over, sorts=sorts)
        return replace(told, moments=self._moments(kept), replay=self._replay(kept)) if one.is_over else told

    def ending(self, number: int) -> Ending:
        """What stood out in a match; raises `Unusable` where its record is damaged."""
        kept = self._store.kept(number)
        lines = StoryLines(kept, self._words.language, self._others(kept))
        return ending_of(standing(kept.entries), lines.moment)

    def players(self) -> Players:
        try:
            all_players = statistics.records(self._store.matches())
        except Unusable:
            return Players((PlayerRow(self._words.say(DAMAGED), 0, 0),))
        return Players(tuple(self._record(one) for one in all_players))

    def player(self, name: str) -> OnePlayer:
        """The page of one player, by the name that stands in the list; an unknown name has an empty page."""
        try:
            all_players = statistics.records(self._store.matches())
        except Unusable:
            all_players = ()
        found = next((one for one in all_players if self._called(one) == name), None)
        found = found or next((one for one in all_players if one.name.casefold() == name.casefold()), None)
        if found is None:
            return OnePlayer(PlayerRow(name, 0, 0))
        games = tuple(self._in_game(game, count) for game, count in found.by_game.items())
        return OnePlayer(self._record(found), games)

    def _names(self, one: Listed) -> tuple[str, ...]:
        return tuple(self._words.called(sitter.name, is_bot=sitter.is_bot) for sitter in sitters(one))

    def _winners(self, one: Listed) -> tuple[str, ...]:
        won = one.summary.winners
        return tuple(self._words.called(sitter.name, is_bot=sitter.is_bot) for sitter in sitters(one) if sitter.seat in won)

    def _turn(self, one: Listed) -> tuple[int, str] | None:
        asked = one.summary.turn
        return next(((number, sitter.name) for number, sitter in enumerate(sitters(one)) if sitter.seat == asked), None)

    def _played(self, one: Listed) -> Played:
        time = self._words.time(self._words.local(one.began))
        return Played(self._words.game(one.setup.game), self._names(one), self._winners(one), time)

    def _under_way(self, one: Listed | None) -> UnderWay | None:
        if one is None:
            return None
        game = find(one.setup.game)
        emblem = game.emblem if game else "unknown"
        return UnderWay(one.number, self._words.game(one.setup.game), self._names(one), self._turn(one), emblem)

    def _aside(self, one: Listed) -> Aside:
        touched = self._words.local(one.touched)
        when = self._words.say("history-began", date=self._words.date(touched), time=self._words.time(touched))
        return Aside(one.number, self._words.game(one.setup.game), self._names(one), when, self._turn(one))

    def _day(self, matches: Sequence[tuple[datetime, Listed]]) -> Day:
        return Day(self._words.day(matches[0][0]), tuple(self._past(began, one) for began, one in matches))

    def _past(self, began: datetime, one: Listed) -> PastMatch:
        game, time = self._words.game(one.setup.game), self._words.time(began)
        return PastMatch(one.number, time, game, self._names(one), self._end(one), one.is_over)

    def _end(self, one: Listed) -> str:
        if not one.is_over:
            return self._words.say("history-stands", how="aside" if one.is_aside else "open")
        winners = self._winners(one)
        return self._words.say("history-won", players=WINNERS, count=len(winners)).format(", ".join(winners))

    def _untold(self, number: int) -> Story:
        """Its game, as far as the list tells it."""
        try:
            listed = next((one for one in self._store.matches() if one.number == number), None)
        except Unusable:
            listed = None
        title = self._words.game(listed.setup.game) if listed else self._words.say("agreeing-label-match", match=str(number))
        about = ", ".join(self._names(listed)) if listed else title
        untold = Sentence(self._words.say("agreeing-match-untold"), "notice")
        return Story(title, about, self._words.say("agreeing-match-damaged"), (untold,), is_won=False)

    def _sentences(self, kept: Kept) -> Iterator[Sentence]:
        lines = StoryLines(kept, self._words.language, self._others(kept))
        lines.has_printed_units = self._has_printed_units
        for one in shown_story(kept):
            for said, text in sentences(one, lines):
                if not said.key.endswith(LEFT_OUT):
                    yield Sentence(text, said.tone, one.is_taken_back, one.entry, first_sentence(text), cards_of(said))

    def _moments(self, kept: Kept) -> tuple[Sentence, ...]:
        lines = StoryLines(kept, self._words.language, self._others(kept))
        chosen = highlights(standing(kept.entries), RUN)
        return tuple(Sentence(first_sentence(lines.moment(one.said)), one.said.tone, entry=one.entry) for one in chosen)

    def _replay(self, kept: Kept) -> PastTables | None:
        if kept.deck is None:
            return None
        others = self._others(kept)
        lines = StoryLines(kept, self._words.language, others)
        return PastTables(kept, kept.deck, lines, Register().naming([kept.deck, *others]))

    def _others(self, kept: Kept) -> Sequence[Deck]:
        try:
            return self._other_decks(kept.deck) if kept.deck is not None else ()
        except Unusable:
            return ()

    def _called(self, one: PlayerRecord) -> str:
        return self._words.called(one.name, is_bot=one.is_bot)

    def _record(self, one: PlayerRecord) -> PlayerRow:
        return PlayerRow(self._called(one), one.whole.matches, one.whole.wins, one.whole.shared, one.whole.unfinished)

    def _in_game(self, game: str, count: PlayerCount) -> InGame:
        """What is counted, in the order in which the game tells it."""
        known = find(game)
        ids = [tally.id for tally in known.tallies] if known else []
        told = [(self._words.tally(id), count.tallies[id]) for id in ids if id in count.tallies]
        points = [(self._words.say("history-points"), count.points)] if count.counts else []
        return InGame(self._words.game(game), count.matches, count.wins, (*points, *told))
