"""Cards that are sorted after a match, as pages show them: on mats of each kind, in lists, and by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from companion.cards.decks.files import find
from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.codes import codes_of, scanned
from companion.core.mat.shape import Shape
from companion.events import Slot
from companion.mats import files as mats
from companion.screen.pages import sorting
from companion.screen.pages.mat_map import State
from companion.screen.pages.search import alphabetical
from companion.screen.pages.sorting import Box, OnMat, SortedCard, Strange, search_of

MANY, FEW = 4, 9  # of how many cards one was seen
STRANGE = {
    "en": "“The Lord of the Rings: The Return of the King” belongs to Movies.",
    "ru": "«Властелин колец: Возвращение короля» из колоды «Фильмы».",
    "fr": "«\u00a0Le Seigneur des anneaux\u00a0: Le Retour du roi\u00a0» est du paquet Films.",
}


@cache
def box(language: str, every: int = FEW, deck: str = "landmarks") -> Box:
    """One card of so many was seen."""
    of, codes = find(deck), codes_of(find(deck))
    cards = [
        SortedCard(
            card.names[language],
            number % every == 0,
            card.places[language],
            emblem_of(card, of),
            codes[card.id],
            scanned(of.id, card.id),
        )
        for number, card in enumerate(of.cards.values())
    ]
    return Box("12", of.names[language], tuple(sorted(cards, key=lambda one: alphabetical(one.name))), 3)


def on_mat(language: str, shape: Shape, number: int) -> OnMat:
    """So many cards in the middle of the mat, with an unknown card and a place that does not answer."""
    of = box(language, MANY)
    places = [slot for slot in shape.slots if not shape.is_pad(slot)]
    first = max(0, (len(places) - number) // 2)
    lying = tuple(zip(places[first : first + number], of.cards, strict=False))
    states: dict[Slot, State] = {slot: "seen" if card.is_seen else "fresh" for slot, card in lying}
    states |= {places[-1]: "silent", places[0]: "unknown"}
    return OnMat(of, shape, states, lying, lying[1][1])


def everything_returns(of: Box) -> Box:
    return replace(of, cards=tuple(replace(one, is_seen=False) for one in of.cards), returning=73)


def all_fresh(page: OnMat) -> OnMat:
    lying = tuple((slot, replace(card, is_seen=False)) for slot, card in page.lying)
    return replace(page, box=everything_returns(page.box), lying=lying, states=dict.fromkeys(dict(lying), "fresh"))


def longest(of: Box, *, is_seen: bool) -> SortedCard:
    return replace(max(of.cards, key=lambda one: len(one.name)), is_seen=is_seen)


def sortings(language: str) -> dict[str, tuple[Callable[..., None], Any]]:
    eight = on_mat(language, mats.find("8x8").shape, 24)
    line, sites = on_mat(language, mats.find("line-32").shape, 12), mats.find("skyscrapers").shape
    of, films = box(language), box(language, MANY, "movies")
    fresh = replace(of, cards=tuple(replace(one, is_seen=False) for one in of.cards))
    typed = replace(search_of(of, language), search={"en": "tower", "ru": "башня", "fr": "tour"}[language])
    pages = {
        "sorting": eight,
        "sorting, a card alone": replace(eight, states={}, lying=(), laid=longest(of, is_seen=True)),
        "sorting, a strange card": replace(eight, laid=Strange(STRANGE[language]), matter=(STRANGE[language],)),
        "sorting, nothing": replace(eight, states={}, lying=(), laid=None),
        "sorting, all return": replace(all_fresh(eight), laid=longest(of, is_seen=False)),
        "sorting on a line": replace(line, matter=(STRANGE[language],)),
        "sorting on a small mat": replace(on_mat(language, mats.find("3x3").shape, 5), laid=longest(of, is_seen=False)),
        "sorting on sites": OnMat(of, sites, {Slot("site-10"): "silent"}, laid=max(of.cards, key=lambda one: len(one.place))),
        "sorting, lists": of,
        "sorting, more was seen": replace(films, cards=tuple(replace(one, is_seen=not one.is_seen) for one in films.cards), at=1),
        "sorting, nothing was seen": fresh,
        "sorting, everything was seen": replace(of, cards=tuple(replace(one, is_seen=True) for one in of.cards)),
        "sorting, all return, lists": everything_returns(films),
        "sorting by name": typed,
        "sorting by name, none": replace(typed, search="xyz"),
    }
    return {name: (sorting.draw_sorting, page) for name, page in pages.items()}
