"""The words of these pages, in one language."""

from __future__ import annotations

from companion.decks.card import DeckId
from companion.history.words import gone
from companion.lines.lines import Lines
from companion.referee.announcements import Said


class Words:
    def __init__(self, language: str) -> None:
        self._lines = Lines(language, "", gone(DeckId(""), language), {})

    def say(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def has(self, key: str) -> bool:
        return self._lines.has(key)
