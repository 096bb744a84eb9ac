"""What enrolment is told, by the mat and by people, and what it answers: questions, and lines with what they speak of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from companion.cards.tags.hearing import News
from companion.core.decks.card import CardId
from companion.core.decks.register import Tagged
from companion.events import Button

Wanted = Tagged | Button
Order = Literal["listed", "free"]
Verb = Literal["skip", "back", "stop", "help"]
Choice = Literal["replace", "copy", "move", "leave"]


@dataclass(frozen=True, slots=True)
class Word:
    verb: Verb


@dataclass(frozen=True, slots=True)
class Typed:
    """What is no word, and so should be a uid, a code or part of a name."""

    text: str


@dataclass(frozen=True, slots=True)
class Named:
    """Somebody says which card it is about; of cards that are alike, any."""

    card: Wanted


@dataclass(frozen=True, slots=True)
class Answered:
    """To the question that is open."""

    choice: Choice


@dataclass(frozen=True, slots=True)
class Switched:
    """It goes on in another way; what is None stays as it was."""

    order: Order | None = None
    has_sides: bool | None = None
    box: int | None = None


Told = News | Word | Typed | Named | Answered | Switched


@dataclass(frozen=True, slots=True)
class AlreadyHas:
    """The card has these tags already, and now `uid` came for it: replace, copy (it is of another box) or leave."""

    card: Tagged
    uids: tuple[str, ...]
    uid: str
    owner: Wanted | None = None  # what `uid` meant until now, where that was to be moved
    choices: tuple[Choice, ...] = ("replace", "copy", "leave")


@dataclass(frozen=True, slots=True)
class BelongsElsewhere:
    """The tag means something else already, or is that card in another box: move or leave."""

    uid: str
    owner: Wanted
    box: int
    choices: tuple[Choice, ...] = ("move", "leave")


Question = AlreadyHas | BelongsElsewhere


@dataclass(frozen=True, slots=True)
class Say:
    """A line and what it speaks of: cards and commands are named by whoever has the words.

    `is_by_tag`: that it is this card only a tag has told. Where hands are secret its name is not said.
    """

    key: str
    what: Wanted | None = None
    args: Mapping[str, str | int] = field(default_factory=dict)
    tone: Literal["", "turn", "soft"] = ""
    those: tuple[CardId, ...] = ()  # cards of the deck to be listed behind it
    is_by_tag: bool = False
