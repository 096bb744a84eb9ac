"""The words of the pages: dates and names in the habit of a language, also where a deck is gone and where a line is.

Rules of this file: nothing that is on record can make it fail; what has no words is called by its id.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, tzinfo

from companion.core.decks.card import Deck, DeckId
from companion.core.games.game import Shown
from companion.core.referee.announcements import Announcement, Said
from companion.record.statistics import sitters
from companion.record.store import Kept, Listed
from companion.words.lines import Lines, Unsaid

KEPT = "\u00a0"  # no line is broken there


def gone(deck: DeckId, language: str) -> Deck:
    """What stands in for a deck that is not on record: its name is its id, and so are its cards'."""
    return Deck(deck, {language: deck}, (), {}, (), "")


class StoryLines(Lines):
    """The lines of a match that is past."""

    def __init__(self, kept: Kept, language: str, others: Sequence[Deck] = ()) -> None:
        setup = kept.listed.setup
        names = {player.seat: player.name for player in setup.players}
        super().__init__(language, setup.game, kept.deck or gone(setup.deck, language), names, others, house=setup.house)

    def text(self, announcement: Announcement) -> str:
        """An earlier version may have said what has no line any more."""
        try:
            return super().text(announcement)
        except Unsaid:
            return announcement.key

    def number(self, value: Shown, *, is_spoken: bool = False) -> str:
        """It was shown, so it may be said; without its deck nobody knows its unit."""
        if self._deck.characteristic(value.characteristic) is None or value.card not in self._deck.cards:
            return f"{value.number:f}"
        return super().number(value, is_spoken=is_spoken)


class Words:
    """In one language; times are those of `zone`, without one those of the machine."""

    def __init__(self, language: str, zone: tzinfo | None = None) -> None:
        self.language = language
        self._zone = zone
        self._lines = Lines(language, "", gone(DeckId(""), language), {})
        self._said: dict[tuple[str, tuple[tuple[str, Said], ...]], str] = {}  # a list says the same again and again
        self._time = self.say("history-time", hour="{0}", minute="{1}")

    def say(self, key: str, **args: Said) -> str:
        asked = (key, tuple(args.items()))
        if asked not in self._said:
            self._said[asked] = self._lines.format(key, args)
        return self._said[asked]

    def game(self, game: str) -> str:
        return self.say(key) if self._lines.has(key := f"history-game-{game}") else game

    def deck(self, deck: str) -> str:
        return self.say(key) if self._lines.has(key := f"history-deck-{deck}") else deck

    def played(self, game: str, deck: str) -> str:
        """The game, and what was played with where that says more."""
        name, of = self.game(game), self.deck(deck)
        return name if name == of else self.say("history-played", **{"game": name, "with": of})

    def tally(self, tally: str) -> str:
        return self.say(key) if self._lines.has(key := f"history-tally-{tally}") else tally

    def local(self, text: str) -> datetime:
        return datetime.fromisoformat(text).astimezone(self._zone)

    def time(self, at: datetime) -> str:
        return self._time.format(at.hour, f"{at.minute:02}")

    def day(self, at: datetime) -> str:
        weekday = self.say(f"history-weekday-{at.isoweekday()}")
        return self.say("history-day", weekday=weekday, date=self.date(at))

    def date(self, at: datetime) -> str:
        date: dict[str, Said] = {"day": at.day, "month": self.say(f"history-month-{at.month}"), "in-year": str(at.year)}
        return self.say("history-date", **date)

    def called(self, name: str, *, is_bot: bool) -> str:
        return self.say("history-bot", name=name) if is_bot else name

    def result(self, one: Listed) -> str:
        """Who played, who has won, with how many points; or how it stands."""
        summary = one.summary
        shown = []
        for sitter in sitters(one):
            mark = f"*{KEPT}" if sitter.seat in summary.winners else ""
            points = f"{KEPT}{minus(summary.points[sitter.seat])}" if sitter.seat in summary.points else ""
            shown.append(f"{mark}{self.called(sitter.name, is_bot=sitter.is_bot)}{points}")
        players = ", ".join(shown)
        return players if one.is_over else self.say("history-unfinished", players=players, how="aside" if one.is_aside else "open")


def clock(seconds: float) -> str:
    """m:ss"""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def minus(number: int) -> str:
    return str(number).replace("-", "−")
