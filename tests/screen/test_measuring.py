"""What the screens measure beside the brief: letters by purpose, cards, and what stays in its place whatever is told."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from companion.screen.table import draw_table
from companion.screen.things import Piece, TextLine
from tests.screen import measure
from tests.screen.measuring import LANGUAGES, LETTERS, SIZES, Case, measured
from tests.screen.screens import draft_of, sight_of
from tests.screen.test_area import THREE, early, lying_at

CARD = 16.0  # hundredths of the shorter side, of each of three cards
LIVE = {  # a table of each game, and one whose sentence is the longest of that match
    "comparity-early": "comparity-opening",
    "cardline-early": "cardline-opening",
    "skyscrapers-sites": "skyscrapers-opening",
}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_each_of_three_cards_takes_16_percent_of_the_height_of_every_screen(size):
    tables = [lying_at(early(), *places) for places in THREE] + [sight_of("cardline-early", "en")]
    for sight in tables:
        cards = [one for one in scene_of(sight, size, 1.0).things if isinstance(one, Piece) and one.key.startswith("card:")]
        assert len(cards) == 3
        assert min(one.rect.h for one in cards) >= min(size) * CARD / 100, [one.rect for one in cards]


@pytest.mark.parametrize("size", [(1280, 720), pytest.param(None, marks=pytest.mark.exam)], ids=str)
@pytest.mark.parametrize("name", LIVE)
def test_nothing_on_the_table_moves_when_a_sentence_needs_a_second_line(name, size):
    wrapped = set()
    for language, where, letters in product(LANGUAGES, SIZES if size is None else (size,), LETTERS):
        sight = sight_of(name, language)
        scenes = [scene_of(one, where, letters) for one in (sight, *otherwise_told(sight, name, language))]
        wrapped |= {sum(isinstance(one, TextLine) and one.role == "status" for one in scene.things) for scene in scenes}
        assert len({on_table(scene) for scene in scenes}) == 1, (language, where, letters)
    assert len(wrapped) > 1  # so that some of them wrap


def otherwise_told(sight, name, language):
    """The same table with the longest sentence, without the last event, and with a lesson."""
    expected, told = sight.table.expected, sight.told
    status = sight_of(LIVE[name], language).table.expected.status
    yield replace(sight, table=replace(sight.table, expected=replace(expected, status=status, question=None)))
    yield replace(sight, told=replace(told, note=None, caption=None, lesson=None, verdict=None))
    yield replace(sight, told=replace(told, lesson=told.note, caption=None))
    yield replace(sight, told=replace(told, verdict=told.note))


def scene_of(sight, size, letters):
    draft = draft_of(size, letters)
    draw_table(draft, sight)
    return draft.scene()


def on_table(scene):
    cards = [(one.key, one.rect) for one in scene.things if isinstance(one, Piece)]
    return tuple(sorted(cards)), tuple(sorted((one.slot, one.rect) for one in scene.spots))


def test_a_measured_screen_tells_its_smallest_text_and_the_least_of_each_purpose():
    found = measured(Case("table, comparity-early", "en", (1920, 1080), 1.0))
    assert found.faults == ()
    assert found.least >= 2.2
    assert dict(found.texts)["status"] == 6.02
    assert found.narrowest == 0.93  # a long name on a small card, where all names are of one size
    assert found.target >= 8.0


def test_the_command_prints_a_row_for_each_screen_and_is_content_with_them(capsys):
    assert measure.main(["table, comparity-early", "--language", "fr", "--size", "800x480", "--letters", "130"]) == 0
    head, asked, row, *others = capsys.readouterr().out.strip().split("\n")
    assert (head.split(), asked.split()[:2]) == ([*measure.HEAD[:-1]], [">=", "2.20"])
    assert row.endswith("(fr, 800x480, 130%)")
    assert "table, comparity-early | " in row
    names = sorted(one[one.index("table,") :].partition(" | ")[0] for one in others)
    assert names == ["table, comparity-early in a series", "table, comparity-early with avatars"]


def test_the_command_is_not_content_where_a_law_is_broken(monkeypatch, capsys):
    monkeypatch.setattr(measure, "measured", lambda case: replace(measured(case), faults=("cut: Anna",)))
    assert measure.main(["page, home, calm", "--language", "en", "--size", "800x480", "--letters", "100"]) == 1
    assert capsys.readouterr().out.endswith("page, home, calm, en, 800x480, 100%: cut: Anna\n")
