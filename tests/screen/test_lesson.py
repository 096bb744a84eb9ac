"""A lesson stands where the last act is told otherwise, with a sign of its own, and the table stays where it was."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from companion.core.games.registry import find
from companion.core.referee.announcements import Announcement
from companion.screen.line_verdict import verdict_in_line
from companion.screen.table import draw_table
from companion.screen.things import Sign, TextLine
from tests.screen.moments import said_of
from tests.screen.screens import TAUGHT, draft_of, sight_of

SIZES = ((800, 480), (1024, 720), (1280, 720), (1920, 1080))
LANGUAGES = ("en", "ru", "fr")


def longest(sight):
    found = max(find(sight.lines.game).lessons, key=lambda one: len(sight.lines.format(one.key, {})))
    return Announcement(found.key, found.rule, "plain", {})


def drawn(sight, size, **told):
    draft = draft_of(size)
    draw_table(draft, replace(sight, told=replace(sight.told, **{"verdict": None, "caption": None, **told})))
    return draft.scene()


def words(scene):
    return " ".join(one.text for one in scene.things if isinstance(one, TextLine))


def told_at(name, sight):
    """What may be told at that table: nothing, a lesson, the shortest and the longest of what was said, also as a verdict."""
    said = sorted((one for one in said_of(name) if one.tone != "turn"), key=lambda one: len(sight.lines.text(one)))
    told = [{how: one} for one in (said[0], said[-1]) for how in ("caption", "note", "verdict")]
    return [{}, {"lesson": longest(sight)}, *(one for one in told if not is_told_of_another_card(sight, one.get("verdict")))]


def is_told_of_another_card(sight, verdict):
    """Whether it is the verdict on a card that lies in the line no more: that one is shown among the others for as long as it is told."""
    found = verdict_in_line(verdict)
    return found is not None and found.turned.card not in {one.card for one in sight.table.view.places}


@pytest.mark.parametrize("name", (*TAUGHT, "comparity-violation", "cardline-36"))
def test_no_card_moves_whatever_is_told(name):
    moved = []
    for language, size in product(LANGUAGES, (*SIZES, (480, 800), (1080, 1920))):
        sight = sight_of(name, language)
        if len({drawn(sight, size, **{"verdict": None, **told}).spots for told in told_at(name, sight)}) != 1:
            moved.append((language, size))
    assert moved == []


@pytest.mark.parametrize("name", TAUGHT)
def test_the_table_does_not_move_when_a_lesson_comes_or_goes(name):
    moved = []
    for language, size in product(LANGUAGES, SIZES):
        sight = sight_of(name, language)
        if drawn(sight, size, lesson=longest(sight)).spots != drawn(sight, size).spots:
            moved.append((language, size))
    assert moved == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_stands_whole_in_place_of_what_happened_last(language):
    sight = sight_of("comparity-early", language)
    lesson, note = sight.lines.text(longest(sight)), sight.lines.short(sight.told.note)
    before, now = drawn(sight, (800, 480)), drawn(sight, (800, 480), lesson=longest(sight))
    assert note in words(before)
    assert lesson not in words(before)
    assert lesson in words(now)
    assert note not in words(now)
    assert [one.kind for one in now.things if isinstance(one, Sign)].count("lesson") == 1
    assert "lesson" not in [one.kind for one in before.things if isinstance(one, Sign)]
