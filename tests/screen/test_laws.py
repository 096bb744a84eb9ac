"""The laws of layout hold of every screen in every language, on every size of screen, with letters of either size."""

from __future__ import annotations

from itertools import product

import pytest

from companion.cards.decks.files import find
from companion.screen import look
from companion.screen.letters import ELLIPSIS
from tests.screen import moments
from tests.screen.laws import faults
from tests.screen.pages.samples import LONG_NAME
from tests.screen.screens import SETTER, screens, unit_of

LANGUAGES = ("en", "ru", "fr")
SIZES = ((800, 480), (1024, 720), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (1080, 1920), (480, 800), (720, 1000))
NARROWEST = ((800, 480), (480, 800))  # in hundredths of their heights these have the least room
CASES = (*product(SIZES, (1.0,)), *product(NARROWEST, (1.3,)))
PLAYERS = (*moments.PEOPLE, LONG_NAME, "Maximilien-Augustin")
FILMS = [line for card in find("movies").cards.values() for name in card.short_names.values() for line in name.split("\n")]
NAMES = (*PLAYERS, *(line for line in FILMS if line.endswith(ELLIPSIS)))  # some titles are cut in the deck itself


@pytest.mark.exam
@pytest.mark.parametrize("name", screens())
def test_every_screen_is_read_and_touched_in_every_language_and_size(name):
    found = [fault for language, (size, scale) in product(LANGUAGES, CASES) for fault in _faults(name, language, size, scale)]
    assert not found, "\n".join((f"{len(found)} faults of “{name}”:", *found))


def _faults(name, language, size, scale):
    SETTER._cut.clear()
    scene = screens()[name](language, size, scale)
    where = f"{name}, {language}, {size[0]}x{size[1]}, {scale:.0%}"
    cut = [f"cut: {text}" for text in SETTER.cut if text not in NAMES]
    return [f"{where}: {fault}" for fault in (*cut, *faults(scene, unit_of(name, size), NAMES))]


def test_there_are_screens_of_every_kind():
    kinds = {name.partition(",")[0] for name in screens()}
    assert kinds == {"table", "verdict", "time", "caption", "lesson", "end", "pause", "menu", "choices", "amend", "why", "tray", "page"}


def test_sizes_go_by_the_height_but_on_a_screen_that_is_less_wide_by_its_width():
    cases = [((1920, 1080), 1080), ((800, 480), 480), ((1024, 720), 614.4), ((1000, 1000), 600), ((1080, 1920), 864), ((768, 799), 591.26)]
    assert [(size, look.unit(size)) for size, height in cases] == [(size, pytest.approx(height / 100)) for size, height in cases]
