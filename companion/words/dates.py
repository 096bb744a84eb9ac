"""Dates, times and the names of games, decks and players as a language writes them.

Rules of this file: nothing on record can make it fail: a game, deck or tally without words in the language is called by its id.
"""

from __future__ import annotations

from datetime import datetime, tzinfo

from companion.core.decks.card import Deck, DeckId
from companion.core.referee.announcements import Said
from companion.words.lines import Lines

KEPT = "\u00a0"  # a space at which no line is broken


def gone(deck: DeckId, language: str) -> Deck:
    """A stand-in for a deck that cannot be found: it is called by its id, and so are its cards."""
    return Deck(deck, {language: deck}, (), {}, (), "")


class HistoryWords:
    """The words of one language for lists of matches and players; times are in `zone`, without one in the zone of the machine."""

    def __init__(self, language: str, zone: tzinfo | None = None) -> None:
        self.language = language
        self._zone = zone
        self._lines = Lines(language, "", gone(DeckId(""), language), {})
        self._said: dict[tuple[str, tuple[tuple[str, Said], ...]], str] = {}  # a list repeats the same words for many matches
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
        """The name of the game, with that of the deck where the two differ."""
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


def clock(seconds: float) -> str:
    """Minutes and seconds, as in 3:07."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def minus(number: int) -> str:
    return str(number).replace("-", "−")
