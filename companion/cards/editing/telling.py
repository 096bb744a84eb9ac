"""Output about decks in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from companion.cards.decks.finding import in_order
from companion.core.decks.card import CardId, Characteristic, Deck, DeckId
from companion.core.games.game import OfCard
from companion.core.referee.announcements import Said
from companion.system.paper import Paper
from companion.words.dates import HistoryWords, gone
from companion.words.lines import Lines


class DeckPage:
    def __init__(self, language: str, out: TextIO, deck: Deck | None = None) -> None:
        self.language, self._paper = language, Paper(out)
        self._deck = deck or gone(DeckId(""), language)
        self._lines, self._words = Lines(language, "", self._deck, {}), HistoryWords(language)

    def words(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def write(self, key: str, tone: str = "", indent: int = 0, **args: Said) -> None:
        self._paper.write(" " * indent + self.words(key, **args), tone, indent)

    def followed(self, key: str, words: str, indent: int = 0, **args: Said) -> None:
        """A line, and behind it words of any length, as Fluent refuses more than 2,500 characters inside a line."""
        self.plain(f"{self.words(key, **args)} {words}", indent=indent)

    def exact(self, key: str, text: str, indent: int = 0, **args: Said) -> None:
        """A line, and behind it a path or a command, which is never broken, so that it can be copied."""
        self._paper.whole(f"{' ' * indent}{self.words(key, **args)} {text}")

    def plain(self, text: str = "", tone: str = "", indent: int = 0) -> None:
        self._paper.write(" " * indent + text if text else "", tone, indent + 2)

    def game(self, game: str) -> str:
        return self._words.game(game)

    def order(self, one: Characteristic) -> str:
        """A characteristic with its unit: height (m)."""
        name, unit = one.names[self.language], one.units[self.language]
        return self.words("decks-order-unit", name=name, unit=unit) if unit else name

    def card(self, card: CardId) -> str:
        """The name of a card in the quotation marks of the language, with its note, which tells cards of one name apart."""
        note = self._deck.cards[card].notes[self.language] if card in self._deck.cards else ""
        return self.words("decks-card-note", card=OfCard(card), note=note) if note else self.words("decks-card", card=OfCard(card))

    def cards(self, cards: Iterable[CardId]) -> list[CardId]:
        """The cards in the order of their names, never of a number (H1)."""
        return in_order(self._deck, cards, self.language)
