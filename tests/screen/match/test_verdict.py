"""The verdict over the table, and why it was said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from companion.core.referee.announcements import Announcement
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.match import verdict
from companion.screen.match.parts import match_status
from companion.screen.match.verdict import draw_verdict
from companion.screen.sight import Sight, Told
from companion.screen.things import Plate, Rect, Scene, Sign, TextLine
from tests.screen.match.examined import LANGUAGES, SIZES, drawn, faults, texts
from tests.screen.moments import said_of, sight_of

NAMES = ("comparity-over", "cardline-over", "cardline-long", "skyscrapers-over", "skyscrapers-six-over", "comparity-violation")
RISES = ("violation", "penalty", "fits", "prize", "win", "notice")


@cache
def _longest(language: str) -> tuple[tuple[Sight, Announcement], ...]:
    """Of each tone the longest sentences of whole matches."""
    told = [(sight_of(name, language), said) for name in NAMES for said in _said(name) if said.tone in RISES]
    found: list[tuple[Sight, Announcement]] = []
    for tone in RISES:
        of_tone = [(sight, said) for sight, said in told if said.tone == tone]
        found += sorted(of_tone, key=lambda one: -len(one[0].lines.text(one[1])))[:3]
    return tuple(found)


def _said(name: str) -> Iterator[Announcement]:
    yield from said_of(name)
    yield from (one.announcement for one in sight_of(name).table.instructions)


def _room(size: tuple[int, int]) -> Rect:
    """About what a live table has."""
    area = Rect(0, 0, *size).cut_bottom(round(look.unit(size) * 13))[1]
    return area.cut_bottom(area.h // 3)[1] if size[1] > size[0] else area.cut_right(area.w // 3)[1]


def _scene(size: tuple[int, int], sight: Sight, said: Announcement, avoid: Rect | None = None) -> Scene:
    return drawn(size, lambda draft: draw_verdict(draft, sight.lines, said, _room(size), avoid))


def _short() -> tuple[Sight, Announcement]:
    sight = sight_of("comparity-violation")
    return sight, sight.table.instructions[0].announcement


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_longest_sentences_are_read_whole_beside_a_table(language: str, size: tuple[int, int]) -> None:
    for sight, said in _longest(language):
        scene = _scene(size, sight, said)
        assert faults(scene) == []
        assert scene.things == ()
        words = [one for one in scene.over if isinstance(one, TextLine) and one.role == "verdict"]
        assert " ".join(one.text for one in words) == sight.lines.text(said)


def test_a_short_verdict_is_as_large_as_can_be_read_across_a_room() -> None:
    sight, _ = _short()
    won = next(one for one in said_of("skyscrapers-over") if one.tone == "win")
    scene = _scene((1280, 720), replace(sight_of("skyscrapers-over"), told=Told()), won)
    assert {one.size for one in scene.over if isinstance(one, TextLine) and one.role == "verdict"} == {72}
    assert sight.lines.language == "en"


def test_it_rises_from_below_and_makes_way_for_what_it_speaks_of() -> None:
    sight, said = _short()
    room = _room((1280, 720))
    below, above = (_plate(_scene((1280, 720), sight, said, avoid)) for avoid in (None, Rect(100, room.bottom - 100, 60, 60)))
    assert below.bottom > room.bottom - 50
    assert above.y < 50


def _plate(scene: Scene) -> Rect:
    return next(one.rect for one in scene.over if isinstance(one, Plate) and one.fill is not None)


def test_colour_and_sign_tell_the_same() -> None:
    sight, said = _short()
    kinds = {tone: _sign(_scene((1280, 720), sight, replace(said, tone=tone))) for tone in RISES}
    assert kinds == {
        "violation": ("violation", look.VIOLATION),
        "penalty": ("violation", look.VIOLATION),
        "fits": ("fits", look.FITS),
        "prize": ("prize", look.PRIZE),
        "win": ("prize", look.PRIZE),
        "notice": ("notice", look.NOTICE),
    }


def _sign(scene: Scene) -> tuple[str, tuple[int, int, int]]:
    return next((one.kind, one.colour) for one in scene.over if isinstance(one, Sign))


def test_the_number_of_its_ruling_leads_to_what_is_behind_it() -> None:
    scene = _scene((1280, 720), *_short())
    assert "C4" in texts(scene)
    assert [one.act for one in scene.targets] == [OpenPage("why")]
    assert all(one.is_over for one in scene.targets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_why_is_told_in_words_and_with_the_ruling(language: str, size: tuple[int, int]) -> None:
    for sight, said in _longest(language):
        scene = drawn(size, lambda draft, sight=sight, said=said: verdict.draw_why(draft, replace(sight, told=Told(verdict=said))))  # type: ignore[misc]
        assert faults(scene) == []
        assert any(said.rule in text for text in texts(scene))


def test_where_nothing_was_said_there_is_no_why() -> None:
    sight = sight_of("comparity-violation")
    scene = drawn((1280, 720), lambda draft: verdict.draw_why(draft, sight))
    assert sight.lines.format("match-nothing-behind", {}) in texts(scene)
    assert match_status(sight.lines, sight.table).text in texts(scene)
