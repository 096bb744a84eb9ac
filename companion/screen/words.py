"""The words of pages that belong to no match."""

from __future__ import annotations

from companion.decks.card import Deck, DeckId
from companion.lines.lines import Lines
from companion.referee.announcements import Said


class Words:
    def __init__(self, language: str) -> None:
        self.language = language
        self._lines = Lines(language, "", Deck(DeckId(""), {language: ""}, (), {}, (), ""), {})

    def say(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def has(self, key: str) -> bool:
        return self._lines.has(key)
