"""The pages on which cards are sorted: what is found by name and by code, how lists go on, and what stands large."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.decks.card import LANGUAGES
from companion.screen.acts import Change, GoBack, OpenPage, Page, Pick, Type
from companion.screen.pages import sorting
from companion.screen.pages.sorting import SortedCard, Strange, cards_found, changed_sorting, search_of
from companion.screen.reading import read_scene
from companion.screen.things import TextLine
from companion.screen.words import Words
from tests.screen.pages.samples import all_pages, scene
from tests.screen.pages.sorting_samples import box

SIZE = (1280, 720)


def asked(text, language="en"):
    page = search_of(box(language), language)
    for letter in text:
        page = changed_sorting(page, Type(letter))
    return page


def names(page):
    return [one.name for one in cards_found(page)]


def words_on(page, language="en", size=SIZE):
    return [one.text for one in scene((sorting.draw_sorting, page), language, size).things if isinstance(one, TextLine)]


def plain(text):
    """As it is read aloud: spaces are spaces."""
    return " ".join(text.split())


def acts_on(page, language="en", size=SIZE):
    return [one.act for one in scene((sorting.draw_sorting, page), language, size).targets]


def test_a_card_is_found_by_the_words_of_its_name_and_by_its_code():
    eiffel = next(one for one in box("en").cards if one.name == "Eiffel Tower")
    assert names(asked("eiff")) == ["Eiffel Tower"]
    assert names(asked(eiffel.code.lower())) == names(asked(f" {eiffel.code} ")) == ["Eiffel Tower"]
    assert names(asked("xyz")) == []
    assert names(asked("")) == [one.name for one in box("en").cards]


def test_what_a_scanner_types_finds_a_card_and_the_next_one_needs_no_clearing():
    page = asked("facedown:landmarks/eiffel-tower")
    assert names(page) == ["Eiffel Tower"]
    for letter in "FACEDOWN:LANDMARKS/BIG-BEN":
        page = changed_sorting(page, Type(letter))
    assert names(page) == ["Big Ben (Elizabeth Tower)"]
    assert names(asked("facedown:movies/jaws")) == []


def test_what_is_typed_is_taken_back_letter_by_letter_and_is_not_endless():
    page = changed_sorting(asked("big"), Type(""))
    assert (page.search, page.at) == ("bi", 0)
    assert changed_sorting(asked(""), Type("")).search == ""
    assert changed_sorting(asked(""), Type(" ")).search == ""
    assert len(asked("x" * 200).search) == 60


def test_typing_begins_the_list_anew_and_the_letters_can_be_others():
    page = changed_sorting(asked("t"), Page(2))
    assert page.at == 2
    assert changed_sorting(page, Type("o")).at == 0
    assert changed_sorting(page, Change("layout", "ru")).layout == "ru"
    assert changed_sorting(page, Change("layout", "xx")) == changed_sorting(page, GoBack()) == changed_sorting(page, Pick("x")) == page
    assert search_of(box("fr"), "fr").layout == "fr"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (480, 800)])
@pytest.mark.parametrize("name", ["sorting, lists", "sorting, more was seen", "sorting, everything was seen"])
def test_every_card_of_the_deck_stands_in_one_of_the_lists_by_leafing(name, language, size):
    _, page = all_pages(language)[name]
    page, told = replace(page, at=0), []
    while True:
        drawn = scene((sorting.draw_sorting, page), language, size)
        told += read_scene(drawn, Words(language), str)
        further = next((one.act for one in drawn.targets if isinstance(one.act, Page) and one.act.by > 0), None)
        if further is None:
            break
        page = changed_sorting(page, further)
    listed = [one for one in told if one in {plain(card.name) for card in page.cards}]
    assert sorted(listed) == sorted(plain(card.name) for card in page.cards)
    for is_seen in (True, False):
        pile = [plain(card.name) for card in page.cards if card.is_seen is is_seen]
        assert [one for one in listed if one in set(pile)] == pile


def test_the_lists_lead_to_the_search_and_the_mat_to_the_lists_of_the_same_match():
    assert OpenPage("sort-search", "12") in acts_on(all_pages("en")["sorting, lists"][1])
    assert OpenPage("sort-lists", "12") in acts_on(all_pages("en")["sorting"][1])


def test_a_pile_without_a_card_takes_no_room():
    page = all_pages("en")["sorting, everything was seen"][1]
    assert [one for one in words_on(page) if one.startswith(("Seen", "Fresh"))] == ["Seen: 100"]
    assert status(page) == "Every card has been seen: no fresh cards left."


@pytest.mark.parametrize(("name", "told"), [("nothing was seen", "Nothing to sort"), ("all return, lists", "Every card is back in play")])
def test_where_nothing_is_to_be_sorted_no_list_stands(name, told):
    words = words_on(all_pages("en")[f"sorting, {name}"][1])
    assert (told in words, "Aladdin" in words, "Angkor Wat" in words) == (True, False, False)


def test_what_stands_large_is_not_said_again_below():
    page = all_pages("en")["sorting, a strange card"][1]
    assert sum("belongs to Movies" in one for one in read_scene(scene((sorting.draw_sorting, page), "en", SIZE), Words("en"), str)) == 1


def status(page):
    things = scene((sorting.draw_sorting, page), "en", SIZE).things
    return " ".join(one.text for one in things if isinstance(one, TextLine) and one.role == "status")


@pytest.mark.parametrize("name", ["sorting, all return", "sorting, all return, lists"])
def test_where_all_return_that_is_said_before_anything_else(name):
    expected = "Too few fresh cards for 3 players, so every card is back in play."
    assert status(all_pages("en")[name][1]) == expected


def test_where_nothing_was_seen_that_is_said():
    assert status(all_pages("en")["sorting, nothing was seen"][1]) == "All cards are fresh: none was seen."


@pytest.mark.parametrize(
    ("seen", "fresh", "expected"),
    [
        (0, 3, "None of these cards has been seen, 3 are fresh."),
        (1, 1, "1 of these cards has been seen, 1 is fresh."),
        (2, 0, "2 of these cards have been seen, no fresh cards left."),
    ],
)
def test_the_cards_on_the_mat_are_counted(seen, fresh, expected):
    page = all_pages("en")["sorting"][1]
    lying = [(slot, replace(card, is_seen=at < seen)) for at, (slot, card) in enumerate(page.lying[: seen + fresh])]
    assert status(replace(page, lying=tuple(lying))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (480, 800)])
def test_the_card_that_was_laid_is_read_with_its_pile_and_so_is_each_that_lies_there(language, size):
    page, words = all_pages(language)["sorting"][1], Words(language)
    laid = SortedCard("Eiffel Tower", is_seen=True, place="Paris, France")
    told = read_scene(scene((sorting.draw_sorting, replace(page, laid=laid)), language, size), words, str)
    assert {"Eiffel Tower", "Paris, France", words.say("sorting-label-seen"), words.say("sorting-goes-seen")} <= set(told)
    slot, card = next(one for one in page.lying if one[1].is_seen)
    at = told.index(plain(card.name))
    assert told[at + 1] == words.say("sorting-label-at-seen", place=slot)
    assert told.index("Eiffel Tower") < at < told.index("A")  # what is written on the edge of the map comes last


def test_what_does_not_belong_there_is_said():
    page = all_pages("en")["sorting"][1]
    assert "Strange thing." in words_on(replace(page, laid=Strange("Strange thing.")))
    assert "Strange thing." in words_on(replace(page, matter=("Strange thing.",)))
