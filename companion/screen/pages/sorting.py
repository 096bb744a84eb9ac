"""After a match: which cards go to the seen ones and which back to the fresh ones (C17).

Rules of this file: names, and places on the mat; whatever was never shown is fresh, and nothing else is said of it (H3).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.core.mat.shape import Shape
from companion.events import Slot
from companion.screen.acts import Act, Change, Page, Type
from companion.screen.pages import search
from companion.screen.pages.keyboard import LAYOUTS, Layout
from companion.screen.pages.mat_map import State
from companion.screen.pages.search import Offered

LONGEST = 60  # signs: what a scanner reads of a card's back is longer than a name


@dataclass(frozen=True, slots=True)
class Card:
    """What stands on its back, and where it goes; `scan` is what its square code says."""

    name: str
    is_seen: bool
    place: str = ""
    emblem: str = ""
    code: str = ""
    scan: str = ""


@dataclass(frozen=True, slots=True)
class Strange:
    """What was laid is no card of this deck; `text` says what it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Box:
    """All cards of a deck by name; `about` is the match, `returning` counts the seen cards that come back for another one of so many."""

    about: str
    deck: str
    cards: tuple[Card, ...]
    players: int
    returning: int = 0
    at: int = 0


@dataclass(frozen=True, slots=True)
class OnMat:
    """`lying` are the cards on the mat by their places, `matter` sentences about what else is there."""

    box: Box
    shape: Shape
    states: Mapping[Slot, State]
    lying: tuple[tuple[Slot, Card], ...] = ()
    laid: Card | Strange | None = None
    matter: tuple[str, ...] = ()
    at: int = 0


@dataclass(frozen=True, slots=True)
class Search:
    """`search` is what was typed, or scanned."""

    box: Box
    search: str = ""
    layout: Layout = "en"
    at: int = 0


Sorting = Box | OnMat | Search


def search_of(box: Box, language: str) -> Search:
    """With the letters of that language."""
    return Search(box, layout=next((one for one in LAYOUTS if one == language), "en"))


def found(asked: Search) -> tuple[Card, ...]:
    """By their code, or else those in whose names each typed word begins one."""
    text = asked.search.strip()
    exact = tuple(one for one in asked.box.cards if text and text.casefold() in (one.code.casefold(), one.scan.casefold()))
    offered = tuple(Offered(str(number), one.name) for number, one in enumerate(asked.box.cards))
    return exact or tuple(asked.box.cards[int(one.option)] for one in search.found(search.Search(offered, "", typed=text)))


def changed(sorting: Sorting, act: Act) -> Sorting:
    match act:
        case Page(by):
            return replace(sorting, at=max(sorting.at + by, 0))
        case Type(letter) if isinstance(sorting, Search):
            return replace(sorting, search=_typed(sorting, letter), at=0)
        case Change("layout", layout) if isinstance(sorting, Search):
            return replace(sorting, layout=next((one for one in LAYOUTS if one == layout), sorting.layout))
        case _:
            return sorting


def _typed(asked: Search, letter: str) -> str:
    """After a code that was scanned whole, the next letter begins the next one."""
    before = asked.search
    if not letter:
        return before[:-1]
    if any(before.casefold() == one.scan.casefold() for one in asked.box.cards):
        before = ""
    return (before + letter)[:LONGEST] if letter.isprintable() and (letter != " " or before) else before
