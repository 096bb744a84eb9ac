"""At a terminal too a lesson explains what is new, once, on a line with a sign of its own."""

from __future__ import annotations

import os
import re
from itertools import pairwise

import pytest

from companion.config.config import folders
from companion.pages.settings import FILE_NAME, Remembered, load, save
from companion.terminal.story import LAMP
from companion.words.lines import bundle
from tests.cli.running import facedown
from tests.terminal.play.keeping import sit, sit_to_the_end, wish
from tests.terminal.play.sessions import followed, session

ORDER, PLAY = "comparity-lesson-order", "comparity-lesson-play"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.sqlite"


def remembered():
    return load(folders(os.environ).state / FILE_NAME)


def words(key, language="en"):
    text, _ = bundle(language).format_pattern(bundle(language).get_message(key).value)
    return " ".join(text.split())


def lessons(text):
    """Each with the whole of its sentence."""
    found = re.findall(rf"^ \({LAMP[1]}\)  (.*(?:\n      \S.*)*)", text, re.MULTILINE)
    return [" ".join(one.split()) for one in found]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_first_acts_are_explained_in_the_language_of_the_terminal(language):
    told = lessons(session("lay 3 E4", language=language, bots="").text)
    assert told == [words(ORDER, language), words(PLAY, language)]


def test_nothing_is_explained_twice_and_the_end_of_a_match_is_no_lesson():
    told = lessons(followed(seed=3).text)
    assert len(told) == len(set(told)) > 4


def test_whoever_sat_there_before_is_told_nothing_of_what_is_known_and_a_newcomer_is(path):
    assert words(ORDER) in lessons(sit(path, [], wish(noise=0.0)).text)
    assert remembered().learnt == {"anna": (ORDER,)}
    assert lessons(sit(path, [], wish(noise=0.0), is_new=True).text) == []
    assert words(ORDER) in lessons(sit(path, [], wish(noise=0.0, players=("Vera", "Boris")), is_new=True).text)
    assert set(remembered().learnt) == {"anna", "vera"}


def test_of_a_match_that_is_kept_all_that_was_told_is_remembered(path):
    told = lessons(sit_to_the_end(path, wish(noise=0.0)).text)
    learnt = remembered().lessons_of("Anna")
    assert [words(key) for key in learnt] == told
    assert remembered().lessons_of("Boris") == ()


def test_who_goes_on_with_a_match_is_not_told_again_what_it_has_explained(path):
    wished = wish(noise=0.0, bots="")
    assert lessons(sit(path, ["lay 3 E4"], wished).text) == [words(ORDER), words(PLAY)]
    save(folders(os.environ).state / FILE_NAME, Remembered())  # whatever was remembered is lost
    assert lessons(sit(path, [], wished).text) == []


def test_whoever_has_turned_them_off_at_the_screen_is_told_none(path):
    save(folders(os.environ).state / FILE_NAME, Remembered(has_lessons=False))
    assert lessons(sit_to_the_end(path, wish(noise=0.0)).text) == []
    assert remembered() == Remembered(has_lessons=False)


def test_where_hands_are_secret_nothing_is_explained_while_nobody_is_there():
    text = session("", "tap 2 site-1", "", "hand", game="skyscrapers", bots="").text
    told = lessons(text)
    assert len(told) == 2
    before, _, _ = text.partition("Anna, are you alone with your cards?")
    assert lessons(before) == []
    gone = text.partition("Boris, your turn.")[2].partition("Boris, are you alone with your cards?")[0]
    assert lessons(gone) == []


def test_where_hands_are_secret_whoever_is_there_reads_a_lesson_before_anybody_else_is_called():
    text = followed(game="skyscrapers", players=["Anna", "Boris", "Vera"], bots="Vera", seed=5, most=24).text
    told = re.findall(r"^ \(i\)|^(?:Anna|Boris)> |are you alone", text, re.MULTILINE)
    after = [later for one, later in pairwise(told) if one == " (i)"]
    assert len(after) > 4
    assert {one.strip(" >") for one in after} == {"Anna", "Boris"}


def test_a_demo_in_the_terminal_explains_nothing(monkeypatch):
    assert lessons(facedown(monkeypatch, "demo", "--headless", "--speed", "0", "--seed", "7").out) == []
