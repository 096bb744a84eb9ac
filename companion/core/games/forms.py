"""How acts are written: a word or two, then their values one after another, each kind spelled in one way and in no other.

Rules of this file: what is written is read back as the same value, and nothing else is read; places are those of the game, never slots.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Generic, TypeVar

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.events import SeatId

T = TypeVar("T")

ID = r"[a-z0-9]+(?:[-_][a-z0-9]+)*"  # of cards and seats, and of what has an underscore in its id
NUMBER = r"(?:0|-?[1-9][0-9]{0,5})"
COUNT = r"(?:0|[1-9][0-9]{0,5})"
LEFT_OPEN = "?"  # a card that has not been named, as in `moves`


@dataclass(frozen=True, slots=True)
class Spelling:
    """How a value is written: the pattern of its text, writing and parsing."""

    pattern: str
    written: Callable[[Any], str]
    parsed: Callable[[str], Any]


def listed(one: Spelling) -> Spelling:
    """The spelling of one or more values, with blanks between them."""
    return Spelling(
        f"{one.pattern}(?: {one.pattern})*",
        lambda values: " ".join(map(one.written, values)),
        lambda text: tuple(map(one.parsed, text.split(" "))),
    )


def either(**words: Any) -> Spelling:
    """The spelling of a value from a short list, by a word for each."""
    return Spelling("|".join(words), lambda value: next(word for word, its in words.items() if its == value), words.__getitem__)


def _parse_pair(text: str) -> tuple[int, int]:
    first, second = text.split(",")
    return int(first), int(second)


CARD = Spelling(rf"{ID}|\?", lambda card: card or LEFT_OPEN, lambda text: None if text == LEFT_OPEN else CardId(text))
SEAT = Spelling(ID, str, SeatId)
PAIR = Spelling(f"{NUMBER},{NUMBER}", lambda pair: f"{pair[0]},{pair[1]}", _parse_pair)


@dataclass(frozen=True, slots=True)
class Form(Generic[T]):
    """How one kind of value is written: the words at its beginning, then the spelling of each field, in order."""

    kind: type[T]
    words: str
    spellings: Mapping[str, Spelling] = field(default_factory=dict)
    made: Callable[..., T] | None = None  # makes the value where it has more fields than are written

    def written(self, value: T) -> str:
        return " ".join((self.words, *(one.written(getattr(value, name)) for name, one in self.spellings.items())))

    def parsed(self, text: str) -> T | None:
        parts = (f" (?P<{name}>{one.pattern})" for name, one in self.spellings.items())
        found = re.fullmatch(re.escape(self.words) + "".join(parts), text)
        if found is None:
            return None
        return (self.made or self.kind)(**{name: one.parsed(found[name]) for name, one in self.spellings.items()})


class Forms(Generic[T]):
    """The forms of all kinds in a closed union; no text is read by two of them."""

    def __init__(self, *forms: Form[Any]) -> None:
        self._forms: Mapping[type[Any], Form[Any]] = {form.kind: form for form in forms}

    @property
    def kinds(self) -> frozenset[type[Any]]:
        return frozenset(self._forms)

    def written(self, value: T) -> str:
        return self._forms[type(value)].written(value)

    def parsed(self, text: str) -> T | None:
        found: T | None = next((one for form in self._forms.values() if (one := form.parsed(text)) is not None), None)
        return found
