"""A deck is found by its name or its folder, and decks can be made of decks."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from companion.cards.decks.files import find, folder_of, load, shipped
from companion.core.decks.derived import joined, with_numbers
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.cards.decks.folders import OUTLINE, TOWERS, lay, towers
from tests.words.english import in_english

EXAMPLES = Path(__file__).with_name("examples")


def test_a_deck_is_found_by_name_among_the_shipped_ones_and_by_the_path_of_its_folder(tmp_path):
    folder = lay(tmp_path / "rivers")
    assert find("landmarks") == load(shipped()["landmarks"])
    assert find(str(folder)) == find(folder) == load(folder)


def test_an_own_deck_is_found_by_the_name_of_its_folder_and_comes_before_a_shipped_one(tmp_path):
    mine = {name: lay(tmp_path / name) for name in ("rivers", "movies")}
    assert {name: folder_of(name, tmp_path) for name in ("rivers", "movies", "landmarks")} == {**mine, "landmarks": shipped()["landmarks"]}


def test_a_folder_that_happens_to_lie_here_does_not_hide_a_shipped_deck(tmp_path, monkeypatch):
    lay(tmp_path / "landmarks")
    monkeypatch.chdir(tmp_path)
    assert folder_of("landmarks") == shipped()["landmarks"]


@pytest.mark.parametrize(
    ("name", "fix"),
    [
        ("landmark", "did you mean 'landmarks'?"),
        ("rivets", "did you mean 'rivers'?"),
        ("no/such/folder", "use one of: countries, landmarks, movies, rivers, skyscrapers"),
        ("a\0b", "use one of: countries, landmarks, movies, rivers, skyscrapers"),
        ("", "use one of: countries, landmarks, movies, rivers, skyscrapers"),
    ],
)
def test_an_unknown_deck_is_refused_with_the_one_that_was_probably_meant(name, fix, tmp_path):
    lay(tmp_path / "rivers")
    with pytest.raises(Unusable) as refused:
        find(name, own=tmp_path)
    assert in_english(refused.value.problems) == (WordedProblem(f"deck {name!r}", "there is no deck of that name and no such folder", fix),)


def test_no_folder_of_own_decks_is_no_problem(tmp_path):
    assert find("movies", own=tmp_path / "none") == find("movies")


def test_the_cards_of_the_examples_join_the_shipped_deck():
    landmarks, examples = find("landmarks"), load(EXAMPLES / "landmarks_examples")
    both = joined(landmarks, examples)
    assert list(both.cards) == sorted([*landmarks.cards, *examples.cards])
    assert both.cards["kalyan-minaret"].deck == both.id == "landmarks"
    assert both.cards["kalyan-minaret"].numbers == examples.cards["kalyan-minaret"].numbers
    assert len({both.contents, landmarks.contents, examples.contents}) == 3
    assert {id: both.cards[id] for id in landmarks.cards} == landmarks.cards


def test_decks_with_a_card_in_common_or_other_characteristics_do_not_join(tmp_path):
    rivers = load(lay(tmp_path / "rivers"))
    streams = load(lay(tmp_path / "streams", outline=OUTLINE.replace('"rivers"', '"streams"').replace("longer", "wider")))
    with pytest.raises(Unusable) as refused:
        joined(rivers, streams)
    assert in_english(refused.value.problems) == (
        WordedProblem("deck streams", "its characteristics are not those of deck rivers", "give both the same"),
        *(WordedProblem("deck streams", f"card {id} is in deck rivers too", "give it another id") for id in ("danube", "nile", "tigris")),
    )


def test_a_deck_takes_in_only_cards_with_the_same_traits_for_the_same_games_and_keeps_its_own_terms(tmp_path):
    deck = load(lay(tmp_path / "towers", *towers()))
    outline = TOWERS.replace('"towers"', '"more"').replace("mini_height = 60", "mini_height = 70")
    more = load(lay(tmp_path / "more", *towers((2, "id", "loft"), (3, "id", "dome"), (4, "id", "hall"), outline=outline)))
    both = joined(deck, more)
    assert list(both.cards) == ["attic", "dome-1", "dome-2", "dome-3", "hall", "loft", "spire-1", "spire-2", "spire-3", "study"]
    assert (both.games, both.terms, both.cards["dome-2"].traits) == (deck.games, deck.terms, more.cards["dome-2"].traits)
    other = replace(more, games=(), cards={id: replace(card, traits={}) for id, card in more.cards.items()})
    with pytest.raises(Unusable) as refused:
        joined(deck, other)
    assert in_english(refused.value.problems) == tuple(
        WordedProblem("deck more", f"its {what} are not those of deck towers", "give both the same") for what in ("traits", "games")
    )


def test_other_numbers_go_under_the_same_seals(tmp_path):
    rivers = load(lay(tmp_path / "rivers"))
    other = with_numbers(rivers, {"nile": {"length": Decimal(1)}})
    assert other.cards["nile"].numbers.opened() == {"length": Decimal(1), "bridged": Decimal(1871)}
    assert {**other.cards, "nile": None} == {**rivers.cards, "nile": None}
    assert list(other.cards) == list(rivers.cards)
    assert other.contents != rivers.contents
    assert rivers.cards["nile"].numbers.opened()["length"] == Decimal(6650)


def test_a_second_number_goes_when_only_the_first_is_given_anew(tmp_path):
    deck = load(lay(tmp_path / "towers", *towers()))
    numbers = deck.cards["study"].numbers.opened()
    for given, left in (
        ({"height": Decimal(7)}, {"height": Decimal(7), "points": Decimal(0)}),
        ({"height": Decimal(7), "height_ft": Decimal(23)}, {"height": Decimal(7), "height_ft": Decimal(23), "points": Decimal(0)}),
        ({"points": Decimal(5)}, {**numbers, "points": Decimal(5)}),
    ):
        assert with_numbers(deck, {"study": given}).cards["study"].numbers.opened() == left


def test_numbers_for_a_card_that_is_not_there_are_a_mistake(tmp_path):
    with pytest.raises(KeyError):
        with_numbers(load(lay(tmp_path / "rivers")), {"volga": {"length": Decimal(1)}})
