"""Which cards are meant by what was typed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.cards.decks.files import find, load
from companion.cards.decks.finding import alike, found
from companion.core.decks.card import LANGUAGES
from companion.core.decks.codes import codes_of, scanned
from tests.cards.decks.folders import lay, towers


@pytest.fixture(scope="module")
def movies():
    return find("movies")


def test_every_card_is_found_by_its_id_its_codes_and_its_names(movies):
    for card, one in movies.cards.items():
        assert found(codes_of(movies)[card], movies) == (card,)
        assert found(scanned("movies", card), movies) == (card,)
        assert found(card, movies)[:1] == (card,)
        assert all(card in found(one.names[language], movies) for language in LANGUAGES)


def test_a_whole_name_counts_for_more_than_part_of_others(movies):
    card = movies.cards["titanic"]
    other = replace(card, id="titanic-again", names=dict.fromkeys(LANGUAGES, "Titanic Again"))
    deck = replace(movies, cards={**movies.cards, "titanic-again": other})
    assert found("Titanic", deck) == ("titanic",)
    assert found("titan", deck) == ("titanic", "titanic-again")


def test_words_may_be_begun_in_any_order_but_only_of_one_language(movies):
    assert found("odyss 2001", movies) == ("2001-a-space-odyssey",)
    assert found("odyss космическая", movies) == ()


def test_what_stands_beside_the_name_helps_to_find_it(movies):
    assert found("aladdin disn", movies) == ("aladdin",)


def test_letters_that_are_written_in_two_ways_are_the_same(movies):
    card = movies.cards["titanic"]
    named = replace(card, names={"en": "Øresund", "ru": "Чайка", "fr": "Le Sacré-Cœur"})
    deck = replace(movies, cards={"titanic": named})
    assert [found(typed, deck) for typed in ("oresund", "чаика", "sacre coeur", "")] == [("titanic",)] * 3 + [()]


def test_cards_that_are_alike_are_those_that_nobody_can_tell_apart(tmp_path, movies):
    deck = load(lay(tmp_path, *towers()))
    assert alike("spire-2", deck) == ("spire-1", "spire-2", "spire-3")
    assert alike("attic", deck) == ("attic",)
    assert alike("aladdin", movies) == ("aladdin",)
