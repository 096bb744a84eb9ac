"""The words of pages that belong to no match."""

from __future__ import annotations

from companion.core.decks.card import Deck, DeckId
from companion.core.referee.announcements import Said
from companion.core.referee.placement import PlaceName
from companion.events import Slot
from companion.words.lines import Lines


class Words:
    def __init__(self, language: str) -> None:
        self.language = language
        self._lines = Lines(language, "", Deck(DeckId(""), {language: ""}, (), {}, (), ""), {})
        self._lines.names_slots = False

    def say(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def place(self, slot: Slot) -> str:
        """The spoken name of a slot."""
        return self._lines.place(PlaceName(slot), is_spoken=True)

    def custom(self, game: str, deck: Deck) -> str:
        """The sentence that says who starts by custom (E11)."""
        own = f"agreeing-starts-{game}"
        return self._lines.custom(game, deck, own if self.has(own) else "agreeing-starts")

    def rulings(self, game: str) -> tuple[tuple[str, str], ...]:
        """The rulings of a game, each with its text."""
        return self._lines.rulings(game)

    def has(self, key: str) -> bool:
        return self._lines.has(key)
