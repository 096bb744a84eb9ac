"""What cards and commands are called, and in what order cards are asked for."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import find, load
from companion.cards.decks.finding import in_order
from companion.cards.tags.naming import Naming
from companion.cards.tags.turns import Say
from companion.core.decks.card import LANGUAGES
from companion.core.decks.register import Tagged
from companion.events import BUTTONS
from tests.cards.decks.folders import lay, towers


@pytest.fixture(scope="module")
def landmarks():
    return find("landmarks")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_of_its_own(landmarks, language):
    naming = Naming(language, landmarks)
    names = [naming.called(button) for button in (*BUTTONS, "seat-1", "seat-12")]
    assert len(set(names)) == len(names)
    assert "12" in names[-1]


CALLED = {
    "en": ("“Big Ben (Elizabeth Tower)”", "“Titanic” of deck Movies", "“nile” of deck rivers"),
    "ru": ("«Биг-Бен (башня Елизаветы)»", "«Титаник» из колоды Фильмы", "«nile» из колоды rivers"),
    "fr": ("«\u00a0Big Ben (tour Élisabeth)\u00a0»", "«\u00a0Titanic\u00a0» du paquet Films", "«\u00a0nile\u00a0» du paquet rivers"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_another_deck_is_called_with_its_deck_and_one_of_a_lost_deck_by_its_id(landmarks, language):
    naming = Naming(language, landmarks, [find("movies")])
    cards = (Tagged("landmarks", "big-ben"), Tagged("movies", "titanic"), Tagged("rivers", "nile"))
    assert tuple(map(naming.called, cards)) == CALLED[language]


def test_marks_inside_a_name_become_the_inner_ones(landmarks):
    assert Naming("ru", landmarks).called(Tagged("landmarks", "the-shard")) == "«„Осколок“ (Шард)»"


def test_a_note_tells_cards_of_one_name_apart():
    assert Naming("en", find("movies")).called(Tagged("movies", "aladdin")) == "“Aladdin” (Disney animation)"


def test_cards_that_are_alike_are_counted(tmp_path):
    naming = Naming("en", load(lay(tmp_path, *towers())))
    assert naming.called(Tagged("towers", "spire-2")) == "“Spire” (2 of 3 alike)"
    assert naming.listed(["study", "spire-3", "attic", "spire-1"]) == "“Attic”, “Spire” (2 alike), “Study”"


def test_cards_are_in_the_order_of_their_names_whatever_accents_and_marks_they_have(landmarks):
    french = [landmarks.cards[card].names["fr"] for card in in_order(landmarks, landmarks.cards, "fr")]
    assert french.index("Église de la Transfiguration de Kiji") < french.index("Empire State Building")
    russian = [landmarks.cards[card].names["ru"] for card in in_order(landmarks, landmarks.cards, "ru")]
    assert russian.index("«Осколок» (Шард)") > russian.index("Биг-Бен (башня Елизаветы)")


def test_a_line_has_the_words_that_can_be_typed(landmarks):
    said = Naming("fr", landmarks).text(Say("tags-flaw-no-uid", args={"typed": "tour", "count": 2}))
    assert said.endswith("passer, retour, stop, aide.")
