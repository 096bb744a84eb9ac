"""Sentences outside any match, in one language: pages of commands, findings, help."""

from __future__ import annotations

from companion.core.decks.card import Deck, DeckId
from companion.core.referee.announcements import Said
from companion.words.formats import habits
from companion.words.lines import Lines


class PlainLines(Lines):
    """All lines of a language, or only those of the named files, which are read faster."""

    def __init__(self, language: str, *only: str) -> None:
        super().__init__(language, "", Deck(DeckId(""), {language: ""}, (), {}, (), ""), {}, only=only)

    def say(self, key: str, /, **args: Said) -> str:
        return self.format(key, args)

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with the decimal sign of the language."""
        return f"{number:.{digits}f}".replace(".", habits(self.language).decimal)
