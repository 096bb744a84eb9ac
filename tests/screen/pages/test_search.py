"""Cards by name: what is found, and in which order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.games.game import OfCard
from companion.core.referee.table_view import Offer
from companion.pages.page_stack import searched
from companion.screen.acts import Change, Page, Pick, Type
from companion.screen.pages import search
from companion.screen.pages.search import Offered, changed_search, found
from tests.screen.pages.samples import a_search, scene
from tests.screen.screens import sight_of


def _of(language, *names):
    return search.search(tuple(Offered(f"card:{number}", name) for number, name in enumerate(names)), "?", language)


def _names(page):
    return [one.name for one in found(page)]


def test_the_order_is_that_of_the_alphabet():
    cases = (
        ("en", ("Akashi Bridge", "Ångström Tower", "Big Ben", "Zürich Hall")),
        ("fr", ("Arc de triomphe", "Château de Chambord", "École militaire", "Île de la Cité", "Œuvre", "Tour Eiffel")),
        ("ru", ("Биг-Бен", "Ёлка", "Жираф", "Иглу", "Йорк", "Колизей")),
    )
    assert [(language, _names(_of(language, *reversed(names)))) for language, names in cases] == [
        (language, list(names)) for language, names in cases
    ]


@pytest.mark.parametrize(("name", "has_picture"), [("comparity-early", True), ("skyscrapers-study", False)])
def test_cards_have_a_picture_but_floors_whose_use_it_would_tell(name, has_picture):
    sight = sight_of(name, "en")
    card = next(iter(sight.deck.cards))
    page = searched(sight, (Offer(f"card:{card}", "card", {"card": OfCard(card)}),), None)
    assert [bool(one.emblem) for one in found(page)] == [has_picture]


def test_each_typed_word_begins_a_word_of_the_name():
    cases = (
        ("eif", ["Tour Eiffel"]),
        ("EIFFEL tour", ["Tour Eiffel"]),
        ("tour", ["Tour Eiffel", "Tour Élisabeth"]),
        ("elis", ["Tour Élisabeth"]),
        ("élis", ["Tour Élisabeth"]),
        ("arc", ["L’Arc"]),
        ("l'arc", ["L’Arc"]),
        ("l’arc", ["L’Arc"]),
        ("oe", ["Œuvre"]),
        ("iffel", []),
        ("  ", ["L’Arc", "Œuvre", "Tour Eiffel", "Tour Élisabeth"]),
    )
    assert [
        (typed, _names(replace(_of("fr", "Tour Eiffel", "Tour Élisabeth", "L’Arc", "Œuvre"), typed=typed))) for typed, names in cases
    ] == [(typed, names) for typed, names in cases]


def test_names_that_begin_as_typed_come_first():
    page = _of("en", "Azadi Tower", "Big Ben", "Tower Bridge")
    assert _names(replace(page, typed="tow")) == ["Tower Bridge", "Azadi Tower"]


def test_a_letter_without_its_dots_is_found_too():
    assert _names(replace(_of("ru", "Ёлка", "Йорк"), typed="елк")) == ["Ёлка"]


def test_typing_begins_the_list_anew():
    page = changed_search(changed_search(a_search("en"), Page(2)), Type("t"))
    assert (page.typed, page.at) == ("t", 0)
    assert changed_search(page, Type("")).typed == ""
    assert changed_search(page, Change("layout", "ru")).layout == "ru"


@pytest.mark.parametrize("language", ("en", "ru", "fr"))
def test_every_card_can_be_taken_by_leafing(language):
    page, taken = a_search(language), []
    while True:
        acts = [target.act for target in scene((search.draw_search, page), language, (800, 480)).targets]
        taken += [act.option for act in acts if isinstance(act, Pick)]
        further = next((act for act in acts if isinstance(act, Page) and act.by > 0), None)
        if further is None:
            break
        page = changed_search(page, further)
    assert taken == [one.option for one in page.offered]
    assert len(taken) == 100
