"""H2: what stands on a card's back beyond its name is in the view, and depends on no number."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.sitting import Sitting

WORDS = {
    "en": {"note": "the original", "marks": ["us-only"]},
    "ru": {"note": "первый фильм с этим названием", "marks": ["us-only"]},
    "fr": {"note": "le film original", "marks": ["us-only"]},
}


@pytest.mark.parametrize("lang", WORDS)
def test_the_view_tells_which_one_is_meant_and_how_it_is_marked(lang):
    table = Sitting(deck="movies", lang=lang)
    table.place("D4", "king-kong")
    assert [one.get("back") for one in table.view["loose"]] == [WORDS[lang]]
    table.wait(2)
    assert [(one["open"], one["numbers"], one["back"]) for one in table.view["cards"]] == [(False, {}, WORDS[lang])]


def test_the_view_tells_where_a_landmark_stands_and_that_its_year_is_approximate():
    table = Sitting(deck="landmarks", order="height")
    table.place("D4", "angkor-wat")
    table.wait(2)
    assert table.view["cards"][0]["back"] == {"place": "Siem Reap, Cambodia", "marks": ["approximate"]}


def test_a_card_that_was_shown_to_the_pad_is_told_with_its_back():
    table = Sitting(deck="movies")
    table.place("D4", "psycho")
    table.wait(2)
    assert "on-pad" not in table.view
    table.tap("pad", "king-kong")
    assert table.view["on-pad"] == {"card": "king-kong", "name": "King Kong", "back": WORDS["en"]}


def test_a_discarded_or_failed_card_keeps_its_back():
    table = Sitting(game="cardline", deck="movies", order="year", mat={"columns": 8, "rows": 1})
    table.place("D1", "psycho")
    table.wait(2)
    table.place("E1", "king-kong")
    table.wait(1)
    table.press("ok")
    assert [(one["card"], one["back"]) for one in table.view["discarded"]] == [("king-kong", WORDS["en"])]


def test_cards_of_towers_bear_nothing_but_their_names():
    table = Sitting(game="skyscrapers")
    table.tap("site-1", "foundation-parking-1")
    table.wait(2)
    assert [one for one in table.view["structures"] if "back" in one] == []
