"""The words of these pages, in one language."""

from __future__ import annotations

from companion.core.decks.card import DeckId
from companion.core.referee.announcements import Said
from companion.words.dates import gone
from companion.words.formats import habits
from companion.words.lines import Lines


class Words:
    def __init__(self, language: str) -> None:
        self.language = language
        self._decimal = habits(language).decimal
        self._lines = Lines(language, "", gone(DeckId(""), language), {})

    def say(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def tenths(self, number: float) -> str:
        return f"{number:.1f}".replace(".", self._decimal)

    def percent(self, share: float) -> str:
        """Never more than it is: 99.9 % are not all."""
        return self.say("tuning-percent", share=str(int(share * 100)))

    def has(self, key: str) -> bool:
        return self._lines.has(key)
