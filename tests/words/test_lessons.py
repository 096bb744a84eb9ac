"""Every lesson has its line in every language: one short sentence that names no player, with a ruling that can be asked for."""

from __future__ import annotations

import pytest

from companion.app.matches import find_deck
from companion.core.decks.card import LANGUAGES
from companion.core.games.registry import GAMES
from companion.words.lines import BY_HOUSE, Lines
from tests.words.book import Book, one_file, plain, shipped
from tests.words.checks import sentences
from tests.words.keys import games

FILE = "lessons.ftl"
LONGEST = 115  # letters: two lines beside the buttons of a 7-inch screen
ALL = [(game.id, lesson) for game in GAMES for lesson in game.lessons]
DECKS = {"comparity": "landmarks", "cardline": "countries", "skyscrapers": "skyscrapers"}


def lines_of(game, language):
    return Lines(language, game, find_deck(DECKS[game]), {})


def strange(book: Book) -> list[str]:
    """Lessons that are more than one short sentence, or speak of something that they are not told."""
    found = [said for said in book.said if said.file == FILE]
    texts = [(said, text) for said in found for text in plain(said)]
    broken = [f"{said.where}: {text}" for said, text in texts if len(sentences(text)) != 1 or len(text) > LONGEST]
    broken += [f"{said.where}: {text}" for said, text in texts if any(sign.isdigit() for sign in text)]
    return broken + [f"{said.where}: {sorted(names)}" for said in found if (names := book.variables(said))]


def test_there_are_lessons_for_every_game():
    assert {game for game, _ in ALL} == set(games())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_and_the_lines_name_the_same_lessons(language):
    ids = [said.id for said in shipped().said if said.file == FILE and said.language == language]
    assert sorted(id for id in ids if BY_HOUSE not in id) == sorted(lesson.key for _, lesson in ALL)


def test_lessons_are_one_short_sentence_about_nobody():
    assert strange(shipped()) == []


def test_a_lesson_that_is_not_is_found():
    cases = ["One. Two.", f"{'Long ' * 30}sentence.", "Draw 2 cards.", "{ $seat } draws."]
    assert [text for text in cases if not strange(one_file(FILE, en=f"comparity-lesson-x = {text}\n"))] == []


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=[lesson.key for _, lesson in ALL])
def test_a_lesson_belongs_to_its_game_and_its_ruling_can_be_asked_for(game, lesson):
    assert lesson.key.startswith(f"{game}-lesson-")
    assert all(lines_of(game, language).why(game, lesson.rule) for language in LANGUAGES)
