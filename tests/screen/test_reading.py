"""What is read of a screen aloud: every place that can be touched has a name, and no sentence is broken where its rows are."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from companion.cards.decks import files
from companion.core.decks.card import LANGUAGES, CardId
from companion.screen import look
from companion.screen.acts import Change, GoBack, Pick
from companion.screen.draft import Draft
from companion.screen.reading import read_scene, target_name
from companion.screen.things import Rect, Scene, Target
from companion.screen.tray import draw_tray
from companion.screen.words import Words
from tests.screen.moments import sight_of
from tests.screen.screens import SETTER, screens
from tests.screen.test_tray import tray_of

SIZE = (1280, 720)
LONG = "Anna, take Big Ben back: C3 touches no card, and before that lay the Eiffel Tower where it belongs."


@cache
def names_of(language: str) -> dict[CardId, str]:
    decks = [files.find(name) for name in files.shipped()]
    return {card.id: card.names[language] for deck in decks for card in deck.cards.values()}


def read_in(language: str, scene: Scene) -> tuple[str, ...]:
    return read_scene(scene, Words(language), lambda card: names_of(language)[card])


def name_in(language: str, scene: Scene, target: Target) -> str:
    return target_name(scene, target, Words(language), lambda card: names_of(language)[card])


def reached(scene: Scene) -> list[Target]:
    return [one for one in scene.targets if scene.target_at(one.rect.centre) is one]


def draft() -> Draft:
    return Draft(SIZE, SETTER)


@pytest.mark.exam
@pytest.mark.parametrize("name", screens())
def test_every_place_that_can_be_touched_has_a_name(name):
    language = LANGUAGES[list(screens()).index(name) % 3]
    scene = screens()[name](language, SIZE, 1.0)
    assert [one.act for one in reached(scene) if not name_in(language, scene, one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gap_of_a_line_is_called_by_what_a_touch_there_does(language):
    scene = screens()["table, cardline-on-pad"](language, SIZE, 1.0)
    gaps = [name_in(language, scene, one) for one in reached(scene) if isinstance(one.act, Pick) and one.act.option.startswith("play:")]
    first = {"en": "Lay it before “Latvia”", "ru": "Положить перед картой «Латвия»", "fr": "La poser avant «\u00a0Lettonie\u00a0»"}
    assert gaps[0] == first[language]
    assert (len(set(gaps)), len(gaps)) == (7, 8)  # the place between two rows is reached from both
    assert [one for one in read_in(language, scene) if one in gaps] == list(dict.fromkeys(gaps))


def test_a_free_cell_where_a_card_may_be_laid_is_called_by_its_place():
    scene = screens()["table, comparity-on-pad"]("en", SIZE, 1.0)
    named_so = {
        name_in("en", scene, one) for one in reached(scene) if isinstance(one.act, Pick) and one.act.option.startswith("draw-and-play:")
    }
    assert {"A-six", "G-three"} <= named_so


def test_a_sentence_of_several_rows_is_read_as_one():
    made = draft()
    made.text(Rect(0, 0, 300, 400), LONG, look.BODY, lines=8)
    assert len(made.scene().things) > 2
    assert read_in("en", made.scene()) == (LONG,)


def test_a_sentence_that_is_cut_is_read_to_its_end():
    made = draft()
    made.text(Rect(0, 0, 200, 60), LONG, look.BODY, lines=1)
    assert read_in("en", made.scene()) == (LONG,)


def test_what_lies_over_the_rest_is_read_alone():
    made = draft()
    made.text(Rect(0, 0, 400, 60), "Below")
    made.is_over = True
    made.plate(Rect(0, 0, 1280, 720), look.MAT)
    made.text(Rect(0, 300, 400, 60), "Above")
    assert read_in("en", made.scene()) == ("Above",)


def test_the_heading_is_read_first_and_the_bar_along_the_bottom_last_and_the_rest_as_it_was_put_there():
    made = draft()
    for words, x, y, role in (("ready", 0, 600, "status"), ("title", 0, 0, "title"), ("name", 0, 100, "body"), ("number", 600, 90, "body")):
        made.text(Rect(x, y, 300, 60), words, role=role)
    made.button(Rect(900, 610, 200, 60), "Begin", GoBack())
    made.text(Rect(0, 200, 300, 60), "below")
    assert read_in("en", made.scene()) == ("title", "name", "number", "below", "ready", "Begin")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_with_a_sign_and_no_words_has_words_to_be_read(language):
    made = draft()
    made.button(Rect(0, 0, 80, 80), "", GoBack(), sign="back")
    assert read_in(language, made.scene()) == (Words(language).say("reading-label-back"),)


def test_of_several_choices_it_is_said_which_one_holds():
    made = draft()
    made.button(Rect(0, 0, 200, 80), "Sounds", Change("sounds", "on"), is_on=True)
    made.button(Rect(300, 0, 200, 80), "None", Change("sounds", "off"))
    assert read_in("en", made.scene()) == ("Sounds, chosen", "None")


def test_an_open_card_is_read_with_its_whole_name_and_its_number():
    scene = screens()["table, comparity-on-pad"]("en", SIZE, 1.0)
    assert [one for one in read_in("en", scene) if "Burj" in one] == ["E-six, Burj Khalifa, 829.8, m"]


def of_tray(tray, is_alone):
    """What the places of a tray are called, of towers, where hands are secret."""
    sight = sight_of("skyscrapers-city", "en")
    owners = tuple(replace(one, sits_here=not is_alone or one.seat == tray.open) for one in tray.owners)
    made = draft()
    draw_tray(made, sight, replace(tray, owners=owners))
    scene = made.scene()
    return [name_in("en", scene, one) for one in reached(scene)]


def test_a_pile_is_called_by_its_name_and_number_whichever_card_lies_on_top():
    tray = tray_of(sight_of("skyscrapers-city", "en"), 7.2, count=5, here=2)
    assert any(stack.is_closed and stack.top is not None for stack in tray.stacks)
    others = tuple(replace(stack, top=CardId("helipad")) if stack.is_closed and stack.count else stack for stack in tray.stacks)
    assert of_tray(replace(tray, stacks=others), is_alone=True) == of_tray(tray, is_alone=True)


def test_a_secret_hand_is_read_by_name_only_where_nobody_else_sits():
    tray = tray_of(sight_of("skyscrapers-city", "en"), 7.2, count=5, here=2)
    names = {names_of("en")[one.card] for one in tray.cards}
    assert names <= set(of_tray(tray, is_alone=True))
    told = of_tray(tray, is_alone=False)
    assert names.isdisjoint(told)
    assert "card 2 of 5" in told
