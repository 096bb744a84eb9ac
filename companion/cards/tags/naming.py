"""The names of cards and commands, and the words that are typed while tags are learned.

Rules of this file: of a card only what stands on its back is named, and for cards that are alike, which of them it is. Typed words may be
of the language or English, from two letters on where the rest is clear.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from companion.cards.decks.finding import in_order
from companion.cards.tags.turns import Answered, Choice, Say, TypedText, TypedVerb, Verb, Wanted
from companion.core.decks.card import CardId, Deck, DeckId
from companion.core.games.game import OfCard
from companion.core.games.registry import are_hands_secret
from companion.core.referee.announcements import Said
from companion.events import Button
from companion.system.reading import folded
from companion.words.lines import Lines, words_of

SEAT = "seat-"
VERBS: tuple[Verb, ...] = ("skip", "back", "stop", "help")
CHOICES: tuple[Choice, ...] = ("replace", "copy", "move", "leave")
T = TypeVar("T", bound=str)


class Naming:
    """Names in one language. Cards of `deck` are called by their names alone, cards of other decks with the name of the deck."""

    def __init__(self, language: str, deck: Deck, decks: Iterable[Deck] = ()) -> None:
        self.language, self._deck = language, deck
        self._decks: Mapping[DeckId, Deck] = {one.id: one for one in (*decks, deck)}
        self._lines = {one.id: Lines(language, "", one, {}) for one in self._decks.values()}
        self._words = TagVocabulary(language).shown

    def text(self, say: Say) -> str:
        """The line, with the words that can be typed where it has a place for them."""
        what = {} if say.what is None else {"what": self.called(say.what, is_by_tag=say.is_by_tag)}
        line = self.say(say.key, **self._words, **what, **say.args)
        return f"{line} {self.listed(say.those)}" if say.those else line

    def say(self, key: str, **args: Said) -> str:
        return self._lines[self._deck.id].format(key, args)

    def followed(self, key: str, words: str, **args: Said) -> str:
        """A line, and behind it words of any length, as Fluent refuses more than 2,500 characters inside a line."""
        return f"{self.say(key, **args)} {words}"

    def called(self, what: Wanted, *, is_by_tag: bool = False) -> str:
        """A name in quotation marks. `is_by_tag`: the card is known only by its tag, so it is not named where hands are secret."""
        if isinstance(what, str):
            return self._command(what)
        if is_by_tag and what.deck in self._decks and are_hands_secret(self._decks[what.deck]):
            return self.say("tags-card-some-of", of=self._decks[what.deck].names[self.language])
        if what.deck not in self._decks or what.card not in self._decks[what.deck].cards:
            return self.say("tags-card-of", card=what.card, of=what.deck)
        deck = self._decks[what.deck]
        if deck.id != self._deck.id:
            return self._lines[deck.id].format("tags-card-of", {"card": OfCard(what.card), "of": deck.names[self.language]})
        copies = [card for card in sorted(deck.cards) if self._back(card) == self._back(what.card)]
        if len(copies) == 1:
            return self._single(what.card)
        return self.say("tags-card-alike", card=OfCard(what.card), which=copies.index(what.card) + 1, of=len(copies))

    def listed(self, cards: Iterable[CardId]) -> str:
        """A list of cards of the deck, in which cards that are alike stand once."""
        groups: dict[tuple[str, str], list[CardId]] = {}
        for card in in_order(self._deck, cards, self.language):
            groups.setdefault(self._back(card), []).append(card)
        return ", ".join(
            self._single(card) if not others else self.say("tags-cards-alike", card=OfCard(card), count=len(others) + 1)
            for card, *others in groups.values()
        )

    def _single(self, card: CardId) -> str:
        _, note = self._back(card)
        return self.say("tags-card-beside", card=OfCard(card), beside=note) if note else self.say("tags-card", card=OfCard(card))

    def _back(self, card: CardId) -> tuple[str, str]:
        """The texts by which people tell cards of the deck apart."""
        one = self._deck.cards[card]
        return one.names[self.language], one.notes[self.language]

    def headline(self, tagged: int) -> str:
        """A line about how many cards of the deck have a tag."""
        count = len(self._deck.cards)
        key = "tags-deck-none" if not tagged else "tags-deck-whole" if tagged == count else "tags-deck"
        return self.say(key, name=self._deck.names[self.language], id=self._deck.id, count=tagged, of=count)

    def of_box(self, box: int, tagged: int) -> str:
        return self.say("tags-of-box", box=box, count=tagged, of=len(self._deck.cards))

    def _command(self, button: Button) -> str:
        if button.startswith(SEAT):
            return self.say("tags-seat-card", which=int(button.removeprefix(SEAT)))
        return self.say(f"tags-command-{button}")


class TagVocabulary:
    def __init__(self, language: str) -> None:
        self._verbs: dict[str, Verb] = {"?": "help", **_words_for(VERBS, language)}
        self._choices = _words_for(CHOICES, language)
        self.shown = {word: words_of(language, _key(word))[0] for word in (*VERBS, *CHOICES)}

    def parse(self, line: str, choices: Collection[Choice] = (), *, is_whole: bool = False) -> TypedVerb | Answered | TypedText | None:
        """The meaning of a typed line, None for an empty one. `choices`: possible answers; `is_whole`: beginnings of words do not count."""
        text = line.strip()
        if not text:
            return None
        word = folded(text.strip(".,;:()\"'«»“”"))
        choice = _meant(word, {known: one for known, one in self._choices.items() if one in choices}, is_whole=False)
        verb = _meant(word, self._verbs, is_whole=is_whole)
        return Answered(choice) if choice else TypedVerb(verb) if verb else TypedText(text)


def _key(word: str) -> str:
    return f"tags-word-{word}"


def _words_for(meanings: Iterable[T], language: str) -> dict[str, T]:
    return {folded(word): one for spoken in ("en", language) for one in meanings for word in words_of(spoken, _key(one))}


def _meant(word: str, words: Mapping[str, T], *, is_whole: bool) -> T | None:
    if word in words:
        return words[word]
    begun = {one for known, one in words.items() if known.startswith(word)} if len(word) > 1 and not is_whole else set()
    return begun.pop() if len(begun) == 1 else None
