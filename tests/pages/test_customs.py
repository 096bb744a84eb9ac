"""E11: who starts by custom stands beside the names, in each game and with each deck; what counts is whose name is chosen."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import LANGUAGES, DeckTerms
from companion.core.games.registry import GAMES
from companion.pages.agreeing import all_decks, set_up
from companion.pages.settings import Remembered
from companion.screen.acts import Change
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.pages import setup, setup_drawn
from companion.screen.reading import read_scene
from companion.screen.words import Words
from tests.core.games.comparity.at_table.sitting import Sitting

CUSTOMS = {
    ("comparity", "landmarks"): "Usually the player who has been up the tallest building starts.",
    ("comparity", "movies"): "Usually the player who went to the cinema last starts.",
    ("comparity", "countries"): "Usually the player who last saw something on these cards starts.",
    ("cardline", "countries"): "Decide together who starts.",
    ("cardline", "landmarks"): "Decide together who starts.",
    ("skyscrapers", "skyscrapers"): "Usually the oldest player starts.",
}


def page_of(game, deck, language="en"):
    page = set_up(Remembered(names=()), all_decks(), language)
    for field, value in (("game", game), ("deck", deck), ("add", "Anna"), ("add", "Boris"), ("step", "players")):
        page = setup.changed_setup(page, Change(field, value))
    return page


def texts_on(page, language="en"):
    """What stands there, and is read aloud to whoever sees nothing."""
    draft = Draft((1280, 720), Typesetter(FontLetters()))
    setup_drawn.draw_setup(draft, Words(language), page)
    return read_scene(draft.scene(), Words(language), str)


def test_who_starts_by_custom_stands_beside_the_names():
    assert [(game, deck) for game, deck in CUSTOMS if CUSTOMS[game, deck] not in texts_on(page_of(game, deck))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "deck"), CUSTOMS)
def test_each_custom_is_one_sentence_in_each_language(game, deck, language):
    custom = page_of(game, deck, language).its_deck.custom
    assert custom.endswith(".")
    assert custom.count(".") == 1
    assert (custom == CUSTOMS[game, deck]) == (language == "en")


def test_every_game_has_a_custom_with_any_deck():
    cases = [game.id for game in GAMES]
    assert [
        game
        for game in cases
        if not all(deck.custom for one in set_up(Remembered(names=()), all_decks(), "ru").games if one.id == game for deck in one.decks)
    ] == []


def test_a_custom_chooses_nobody():
    page = setup.changed_setup(page_of("comparity", "movies"), Change("first", "1"))
    assert setup.asked(page)["first"] == "seat-2"


def test_a_deck_says_its_own_custom_for_a_game():
    assert find("movies").terms["comparity"] == DeckTerms(
        starts={
            "en": "Usually the player who went to the cinema last starts.",
            "ru": "Обычно начинает тот, кто был в кино последним.",
            "fr": "D’habitude, la personne qui est allée au cinéma en dernier commence.",
        }
    )


@pytest.mark.parametrize(("lang", "says"), [("en", "Boris starts."), ("ru", "Первый ход: Boris."), ("fr", "C’est à Boris de commencer.")])
def test_the_opening_of_comparity_says_who_starts(lang, says):
    table = Sitting(lang=lang, first="Boris")
    assert table.whole[-1]["text"].endswith(says)
    assert table.expected["text"].endswith(says)


def test_a_game_without_a_custom_of_its_own_leaves_it_to_its_players():
    deck = find("countries")
    assert Words("en").custom("gin", deck) == "Decide together who starts."
