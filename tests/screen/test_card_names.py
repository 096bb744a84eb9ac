"""The short name on a card can be read: rather than squeezed to less than four fifths it is parted, cut short or left out."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from companion.cards.decks.files import find
from companion.screen import look
from companion.screen.card import card_piece, leads_with_emblem
from companion.screen.card_names import STYLE, forms, joined, name_lines
from companion.screen.sight import DeckShown
from companion.screen.things import EmblemPicture, Rect, TextLine
from tests.screen.laws import width_of
from tests.screen.measuring import LANGUAGES
from tests.screen.screens import SETTER, draft_of

SIZE = 17  # the least letters on a screen that is 768 pixels high
ORDERS = {"landmarks": "height", "countries": "area", "movies": "box_office"}
OF_TOWER = {"is_open": False, "is_bright": True}


def wide(text):
    return SETTER.letters.width(text, "condensed", SIZE)


def shown(name, room, tall=40):
    """On a card of that width on such a screen."""
    draft = draft_of((1024, 768))
    assert draft.smallest == SIZE
    return [one.text for one in name_lines(draft, name, Rect(0, 0, room, tall), STYLE, SIZE)]


@pytest.mark.parametrize(
    ("name", "has"),
    [
        ("Атомиум", ["Атомиум"]),
        ("Храм\nЛотоса", ["Храм\nЛотоса", "Храм Лотоса"]),
        ("Останкин-\nская башня", ["Останкин-\nская башня"]),
        ("Пон-дю-Гар", ["Пон-дю-Гар", "Пон-\nдю-Гар", "Пон-дю-\nГар"]),
        ("Х-файлы", ["Х-файлы"]),
    ],
)
def test_a_name_can_be_parted_after_a_hyphen_or_joined_again_but_not_in_a_word(name, has):
    assert list(forms(name)) == has


@pytest.mark.parametrize(
    ("name", "whole", "has"),
    [
        ("Уиллис-\nтауэр", "Уиллис-тауэр (бывшая Сирс-тауэр)", "Уиллис-тауэр"),
        ("Хадльгримс-\nкиркья", "Хадльгримскиркья", "Хадльгримскиркья"),
        ("Willis\nTower", "Willis Tower (formerly Sears Tower)", "Willis Tower"),
    ],
)
def test_in_one_line_a_name_keeps_a_hyphen_that_is_its_own_and_no_other(name, whole, has):
    assert joined(name, whole) == has


@pytest.mark.parametrize(
    ("name", "room", "text"),
    [
        ("Храм\nЛотоса", wide("Храм Лотоса"), ["Храм Лотоса"]),
        ("Храм\nЛотоса", wide("Лотоса"), ["Храм", "Лотоса"]),
        ("Пон-дю-Гар", wide("Пон-дю-Гар") - 1, ["Пон-", "дю-Гар"]),
        ("Бруклинский\nмост", round(wide("Бруклинский") * 0.82), ["Бруклинский", "мост"]),
        ("Бруклинский\nмост", round(wide("Бруклинский") * 0.78), ["Бруклинс.", "мост"]),
        ("Costa\nRica", wide("Costa") // 2, []),
        ("Останкин-\nская башня", round(wide("Останкин-") * 0.7), []),
        ("Бруклинский\nмост", 2, []),
        ("Бруклинский\nмост", 0, []),
    ],
)
def test_a_name_that_is_too_wide_is_parted_then_squeezed_a_little_then_cut_short_and_at_last_left_out(name, room, text):
    assert shown(name, room) == text


def test_a_name_of_two_lines_is_left_out_where_a_card_is_too_low_for_them():
    assert shown("Храм\nЛотоса", wide("Лотоса"), 20) == []


def parts(card, size, screen, language, deck="landmarks", *, is_open):
    draft, its = draft_of(screen), find(deck)
    cards = DeckShown(its, language, ORDERS[deck])
    return card_piece(draft, cards, card, Rect(0, 0, *size), is_open=is_open, numbers=its.cards[card].numbers.opened()).parts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ORDERS)
def test_no_letters_on_a_card_are_squeezed_to_less_than_four_fifths(deck, language):
    screens = {(720, 1280): ((82, 74), (140, 110)), (1024, 768): ((80, 71), (130, 100)), (1280, 720): ((96, 62), (150, 100))}
    for card, (screen, sizes), is_open in product(find(deck).cards, screens.items(), (False, True)):
        for size in sizes:
            for one in parts(card, size, screen, language, deck, is_open=is_open):
                assert not isinstance(one, TextLine) or round(width_of(one), 2) >= look.LEAST_WIDTH, (one.text, size, is_open)


def test_a_number_that_one_line_has_no_room_for_stands_on_two_and_is_read_out_as_one():
    card = max(find("movies").cards.values(), key=lambda one: one.numbers.opened()["box_office"]).id
    values = [
        one for one in parts(card, (80, 71), (1024, 768), "en", "movies", is_open=True) if isinstance(one, TextLine) and one.role == "value"
    ]
    assert [(one.text, one.said) for one in values] == [("$2,787,", "$2,787,965,087"), ("965,087", "")]


@pytest.mark.parametrize("is_open", [False, True])
def test_a_card_without_its_name_shows_its_emblem_larger(is_open):
    sizes = {size: parts("brooklyn-bridge", size, (1024, 768), "ru", is_open=is_open) for size in ((90, 71), (44, 71))}
    named, bare = ([one for one in its if isinstance(one, TextLine) and one.role == "short-name"] for its in sizes.values())
    emblems = [max(one.rect.h for one in its if isinstance(one, EmblemPicture)) for its in sizes.values()]
    assert (len(named), bare) == (2, [])
    assert emblems[1] > emblems[0]


def test_emblems_stand_beside_names_only_where_most_names_of_the_deck_are_read_there():
    draft, rect = draft_of((720, 1280)), Rect(0, 0, 82, 74)
    cards = DeckShown(find("landmarks"), "ru", "height")
    brief = replace(cards.deck, id="brief", cards={card: replace(one, short_names={"ru": "Дом"}) for card, one in cards.deck.cards.items()})
    assert not leads_with_emblem(draft, cards, rect)
    assert leads_with_emblem(draft, replace(cards, deck=brief), rect)


def test_a_name_that_has_no_room_beside_the_emblem_stands_over_the_whole_width():
    shown = parts("sydney-opera-house", (75, 65), (480, 800), "en", is_open=True)
    assert [one.text for one in shown if isinstance(one, TextLine) and one.role == "short-name"] == ["Sydney", "Opera House"]


def test_a_card_whose_number_is_not_known_yet_is_darker_than_one_that_is_open_or_hides_none():
    draft, deck = draft_of((1280, 720)), find("landmarks")
    cards, room = DeckShown(deck, "en", "height"), Rect(0, 0, 150, 100)
    pieces = [card_piece(draft, cards, "big-ben", room, numbers={}, **way) for way in ({"is_open": False}, {"is_open": True}, OF_TOWER)]
    grounds = [{one.ground for one in piece.parts if isinstance(one, TextLine)} for piece in pieces]
    assert grounds == [{look.CLOSED_PAPER}, {look.PAPER}, {look.PAPER}]
    assert [one.parts[0].fill for one in pieces] == [look.CLOSED_PAPER, look.PAPER, look.PAPER]


@pytest.mark.parametrize("size", [(197, 157), (155, 95), (137, 84), (96, 58)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_all_names_of_a_table_stand_in_letters_of_one_size_on_open_and_on_closed_cards(language, size):
    sizes = [
        max(one.size for one in parts(card, size, (1280, 720), language, is_open=is_open) if getattr(one, "role", "") == "short-name")
        for card, is_open in product(find("landmarks").cards, (False, True))
    ]
    assert sizes.count(max(sizes)) >= len(sizes) * 0.85
