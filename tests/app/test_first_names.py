"""The names at a new table are those of its language."""

from __future__ import annotations

import pytest

from companion.app.tables import begun_with, with_names
from companion.pages.settings import Agreed, Remembered, Settings


@pytest.mark.parametrize(("language", "names"), [("en", ("Anna", "Boris")), ("ru", ("Анна", "Борис")), ("fr", ("Anna", "Boris"))])
def test_the_first_set_up_has_a_person_and_a_bot_with_names_of_the_language(language, names):
    first = begun_with(Remembered(Settings(language)), language)
    assert [(one.players, one.bots) for one in first.set_ups.values()] == [(names, names[1:])]


def test_a_set_up_that_is_remembered_keeps_its_names():
    remembered = Remembered(Settings("ru"), game="cardline", set_ups={"cardline": Agreed("", players=("Vera", "Emil"), bots=())})
    assert begun_with(remembered, "ru") == remembered


def test_players_who_are_named_keep_their_names():
    asked = {"game": "cardline", "players": ["Vera", "Emil"]}
    assert with_names(asked, "ru") == asked
    assert with_names({"game": "cardline"}, "ru") == {"game": "cardline", "players": ["Анна", "Борис"]}
