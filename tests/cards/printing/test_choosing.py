"""Which cards are meant: by id, by a name in any language, by a part of it, by code."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import find
from companion.cards.printing.choosing import chosen_cards
from companion.core.decks.codes import codes_of, scanned
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.words.english import in_english

HOW = "give ids, names or codes as they stand on the cards, with commas between them"
LANDMARKS = find("landmarks")


@pytest.mark.parametrize(
    ("texts", "cards"),
    (
        (["eiffel-tower"], {"eiffel-tower"}),
        (["Eiffel Tower, биг бен"], {"eiffel-tower", "big-ben"}),
        (["tour eiffel", "BIG-BEN"], {"eiffel-tower", "big-ben"}),
        (["Atomium,, "], {"atomium"}),
        ([codes_of(LANDMARKS)["atomium"].lower()], {"atomium"}),
        ([scanned(LANDMARKS.id, "atomium").upper()], {"atomium"}),
        (["kaikyo"], {"akashi-kaikyo-bridge"}),
    ),
)
def test_a_card_is_found_by_whatever_stands_on_it(texts, cards):
    assert chosen_cards(LANDMARKS, texts) == cards


def test_a_comma_in_a_name_parts_nothing():
    assert chosen_cards(find("movies"), ["2001, l’Odyssée de l’espace"]) == {"2001-a-space-odyssey"}


def test_cards_that_are_alike_are_all_meant():
    assert chosen_cards(find("skyscrapers"), ["Study"]) == {f"study-{which}" for which in range(1, 11)}
    assert chosen_cards(find("skyscrapers"), ["study-3"]) == {"study-3"}


def test_a_part_that_several_cards_have_is_no_name():
    with pytest.raises(Unusable) as refused:
        chosen_cards(LANDMARKS, ["pyramid"])
    fix = "name one of them: great-pyramid-of-giza, louvre-pyramid"
    assert in_english(refused.value.problems) == (WordedProblem("--cards", "several cards are called 'pyramid'", fix),)


def test_all_that_is_not_found_is_said_at_once():
    with pytest.raises(Unusable) as refused:
        chosen_cards(LANDMARKS, ["eifel-tower, Atomium", "nothing of the sort"])
    assert in_english(refused.value.problems) == (
        WordedProblem("--cards", "deck landmarks has no card 'eifel-tower'", "did you mean 'eiffel-tower'?"),
        WordedProblem("--cards", "deck landmarks has no card 'nothing of the sort'", HOW),
    )


@pytest.mark.parametrize("text", ("", ",", " , "))
def test_no_name_is_no_card(text):
    with pytest.raises(Unusable) as refused:
        chosen_cards(LANDMARKS, [text])
    assert in_english(refused.value.problems) == (WordedProblem("--cards", "no card is named", HOW),)
