"""What people and readers at a keyboard type: a word, an answer, or the uid of a tag or the name of a card.

Rules of this file: words of the language and the English ones both work, from two letters on where the rest is clear. A reader on USB
presses the keys of an American keyboard, so under another layout its hex comes out as other signs; these are taken back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from companion.cards.tags.told import Answered, Choice, Typed, Verb, Word
from companion.terminal.play.commands import plain, words_of

VERBS: tuple[Verb, ...] = ("skip", "back", "stop", "help")
CHOICES: tuple[Choice, ...] = ("replace", "copy", "move", "leave")
T = TypeVar("T", bound=str)
HEX = frozenset("0123456789abcdef")
# The keys of the hex digits: on a Russian keyboard, and on a French one, where digits need the shift key.
RUSSIAN = str.maketrans("фисвуа", "abcdef")
FRENCH = str.maketrans("&é\"'(-è_çàq", "1234567890a")


class Vocabulary:
    def __init__(self, language: str) -> None:
        self._verbs: dict[str, Verb] = {"?": "help", **_words_for(VERBS, language)}
        self._choices = _words_for(CHOICES, language)
        self.shown = {word: words_of(language, _key(word))[0] for word in (*VERBS, *CHOICES)}

    def parse(self, line: str, choices: Collection[Choice] = (), *, is_whole: bool = False) -> Word | Answered | Typed | None:
        """None for a line with nothing in it. `choices`: what may be answered; `is_whole`: no beginnings of words, which names have too."""
        text = line.strip()
        if not text:
            return None
        word = plain(text.strip(".,;:()\"'«»“”"))
        choice = _meant(word, {known: one for known, one in self._choices.items() if one in choices}, is_whole=False)
        verb = _meant(word, self._verbs, is_whole=is_whole)
        return Answered(choice) if choice else Word(verb) if verb else Typed(text)


def _key(word: str) -> str:
    return f"tags-word-{word}"


def _words_for(meanings: Iterable[T], language: str) -> dict[str, T]:
    return {plain(word): one for spoken in ("en", language) for one in meanings for word in words_of(spoken, _key(one))}


def _meant(word: str, words: Mapping[str, T], *, is_whole: bool) -> T | None:
    if word in words:
        return words[word]
    begun = {one for known, one in words.items() if known.startswith(word)} if len(word) > 1 and not is_whole else set()
    return begun.pop() if len(begun) == 1 else None


def as_hex(text: str) -> str:
    """The hex that was meant by what a reader typed under another layout; all else as it is."""
    small = text.lower()
    for layout in (RUSSIAN, FRENCH):
        meant = small.translate(layout)
        if HEX.issuperset(meant) and not (layout is FRENCH and any(sign.isdigit() for sign in small)):
            return meant
    return text
