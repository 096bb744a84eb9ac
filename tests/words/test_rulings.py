"""Every ruling that a game's folder writes down can be read at the table, and each game says what it is."""

from __future__ import annotations

import re

import pytest

from companion.core.games.registry import GAMES
from companion.screen.words import Words
from companion.words.lines import GAMES as FOLDER
from tests.words.checks import sentences

LANGUAGES = ("en", "ru", "fr")
WRITTEN = re.compile(r"^- \*\*([A-Z][0-9]+)\b", re.MULTILINE)


def written(game: str) -> set[str]:
    return set(WRITTEN.findall((FOLDER / game / "RULINGS.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_ruling_that_is_written_down_has_its_words(game: str, language: str) -> None:
    assert written(game) - {number for number, _ in Words(language).rulings(game)} == set()


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_rulings_are_the_same_ones_in_every_language_and_stand_in_their_order(game: str) -> None:
    found = {tuple(number for number, _ in Words(language).rulings(game)) for language in LANGUAGES}
    assert len(found) == 1
    [numbers] = found
    letters = [number[0] for number in numbers]
    assert letters == sorted(letters, key=lambda one: (one != letters[0], one))
    for letter in letters:
        of_letter = [int(number[1:]) for number in numbers if number[0] == letter]
        assert of_letter == sorted(set(of_letter))


def test_a_game_has_its_own_words_for_a_ruling_that_others_share() -> None:
    own, shared = (dict(Words("en").rulings(game))["E5"] for game in ("cardline", "comparity"))
    assert "the match takes the line as it lies" in own
    assert "the match takes it as it lies" in shared


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_says_in_three_sentences_what_it_is_for_how_many_and_how_long(game, language: str) -> None:
    what, many, long = sentences(Words(language).say(f"agreeing-about-{game.id}"))
    assert re.findall(r"\d+", many) == [str(game.least_players), str(game.most_players)]
    assert not re.search(r"\d", what + long)
