"""Cards by name, where none can be laid on the mat: typed letters narrow the list, a touch takes a card (C19)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import Card, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Ground
from companion.screen import look
from companion.screen.acts import Act, Change, GoBack, Page, Pick, Type
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.pages import keyboard, parts
from companion.screen.pages.keyboard import Layout, layout_of
from companion.screen.things import EmblemPicture, Rect
from companion.screen.words import Words

C = TypeVar("C")
LETTERS_OF_THEIR_OWN = "й"  # the mark of this letter is no accent
SPELLED = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ß": "ss", "ı": "i"})
WORD = re.compile(r"\w+")
BETWEEN = 1.0  # hundredths, from card to card


@dataclass(frozen=True, slots=True)
class Offered:
    """A card that can be taken: the id of the option, its name, the text under the name, its emblem, and codes by which it is found."""

    option: str
    name: str
    place: str = ""
    emblem: str = ""
    codes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Search:
    """The page; `asks` is the sentence that says what the card is wanted for, `seat` the seat that is asked."""

    offered: tuple[Offered, ...]
    asks: str
    seat: tuple[int, str] | None = None
    typed: str = ""
    layout: Layout = "en"
    at: int = 0


def search(offered: tuple[Offered, ...], asks: str, language: str, seat: tuple[int, str] | None = None) -> Search:
    """A search among these cards in alphabetical order, with the keyboard of that language."""
    in_order = tuple(sorted(offered, key=lambda one: (*alphabetical(one.name), one.option)))
    return Search(in_order, asks, seat, layout=layout_of(language))


def emblem_in_list(card: Card, deck: Deck, ground: Ground | None) -> str:
    """The emblem of a card that can be named; none on sites, where it would tell the use of a floor that may lie covered (S15)."""
    return "" if ground == "sites" else emblem_of(card, deck)


def folded(text: str) -> str:
    """The text without accents and capitals."""
    plain = text.casefold().translate(SPELLED)
    return "".join(_bare(letter) for letter in unicodedata.normalize("NFC", plain))


def _bare(letter: str) -> str:
    if letter in LETTERS_OF_THEIR_OWN:
        return letter
    return "".join(one for one in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(one))


def alphabetical(name: str) -> tuple[str, str]:
    """The key by which names are sorted: their words, and accents only where the words are the same."""
    return " ".join(WORD.findall(folded(name))), name.casefold()


def found(page: Search) -> tuple[Offered, ...]:
    """The cards with the typed code, or else those in whose names each typed word begins a word, the names that begin so first."""
    code, asked = page.typed.strip().casefold(), WORD.findall(folded(page.typed))
    exact = tuple(one for one in page.offered if code in {known.casefold() for known in one.codes})
    words = {one.option: WORD.findall(folded(one.name)) for one in page.offered}
    fitting = [one for one in page.offered if _fits(words[one.option], asked)]
    return exact or tuple(sorted(fitting, key=lambda one: not _begins(words[one.option], asked)))


def _begins(words: list[str], asked: list[str]) -> bool:
    """Whether the name begins with what is typed."""
    return not asked or words[0].startswith(asked[0])


def _fits(words: list[str], asked: list[str]) -> bool:
    return all(any(word.startswith(one) for word in words) for one in asked)


def changed_search(page: Search, act: Act) -> Search:
    match act:
        case Type(""):
            return replace(page, typed=page.typed[:-1], at=0)
        case Type(letter):
            return replace(page, typed=keyboard.typed_name(page.typed, letter), at=0)
        case Page(by):
            return replace(page, at=max(page.at + by, 0))
        case Change("layout", layout):
            return replace(page, layout=layout_of(layout, page.layout))
        case _:
            return page


def draw_search(draft: Draft, words: Words, asked: Search) -> None:
    rest = page(draft, "", Status(asked.asks, asked.seat))
    keys, above = draw_field(draft, rest, asked.typed, words.say("page-label-search"), asked.layout)
    cards = found(asked)
    if not cards:
        parts.nothing(draft, above, words.say("page-search-nothing"))
    across, tall = (2, draft.px(16)) if draft.is_upright else (2, tile_height(draft, above))
    for card, rect in found_tiles(draft, above, cards, asked.at, across, tall):
        _card(draft, rect, card)
    keyboard.letters(draft, words, keys, asked.layout, is_capital=False, has_accents=False)


def draw_field(draft: Draft, room: Rect, text: str, empty: str, layout: Layout) -> tuple[Rect, Rect]:
    """What was typed, at the top; the answer is the room of the keys, and the room between both."""
    head, rest = room.cut_top(draft.px(look.TOUCH))
    keyboard.field(draft, head, text, empty, GoBack())
    keys, above = rest.cut_bottom(keyboard.height(draft, layout, has_accents=False))
    return keys, above.inset(0, draft.px(1.4))


def tile_height(draft: Draft, room: Rect) -> int:
    """As many rows as can be touched, with the room shared among them."""
    gap = draft.px(BETWEEN)
    rows = max((room.h + gap) // (draft.px(look.TOUCH) + gap), 1)
    return (room.h - gap * (rows - 1)) // rows


def found_tiles(draft: Draft, room: Rect, cards: Sequence[C], at: int, across: int, tall: int) -> Iterator[tuple[C, Rect]]:
    """The found cards of page `at`, each with its rectangle."""
    lines = -(-len(cards) // across)
    for line, rect in parts.list_rows(draft, room, lambda _: [tall] * lines, at, gap=BETWEEN):
        yield from zip(cards[line * across : (line + 1) * across], rect.columns(across, draft.px(BETWEEN)), strict=False)


def _card(draft: Draft, rect: Rect, card: Offered) -> None:
    draft.plate(rect, look.PAPER)
    inner = rect.inset(draft.px(1), draft.px(0.4))
    if card.emblem:
        side = min(inner.h, draft.px(9))
        emblem, inner = inner.cut_square(side, draft.px(1))
        draft.add(EmblemPicture(emblem, card.emblem))
    if card.place:
        below, inner = inner.cut_bottom(draft.px(3.8))
        draft.text(below, card.place, 3, least=2.4, face="condensed", colour=look.QUIET_INK, ground=look.PAPER, role="short-name")
    draft.text(inner, card.name, 4, least=2.4, lines=3, face="condensed", colour=look.INK, ground=look.PAPER, role="short-name")
    draft.touch(rect, Pick(card.option))
