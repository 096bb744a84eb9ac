"""The verdict over the table, and why it was said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from companion.core.decks.card import CardId
from companion.core.referee.announcements import Announcement
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.frame import beginnings, verdict_line
from companion.screen.match import verdict
from companion.screen.match.parts import match_status
from companion.screen.match.verdict import draw_verdict
from companion.screen.sight import Sight, Told
from companion.screen.table import draw_table
from companion.screen.things import Piece, Plate, Rect, Scene, Sign, TextLine
from tests.screen import screens
from tests.screen.match.examined import LANGUAGES, SIZES, drawn, faults, texts
from tests.screen.moments import said_of, sight_of
from tests.screen.screens import draft_of

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


def _line(size: tuple[int, int]) -> Rect:
    """The line of a verdict in the band under a live table."""
    return verdict_line(draft_of(size), Rect(0, 0, *size))


def _scene(size: tuple[int, int], sight: Sight, said: Announcement) -> Scene:
    return drawn(size, lambda draft: draw_verdict(draft, sight.lines, said, _line(size)))


def _short() -> tuple[Sight, Announcement]:
    sight = sight_of("comparity-violation")
    return sight, sight.table.instructions[0].announcement


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_longest_sentences_are_told_large_and_if_need_be_in_short(language: str, size: tuple[int, int]) -> None:
    for sight, said in _longest(language):
        scene = _scene(size, sight, said)
        assert faults(scene) == []
        assert scene.things == ()
        words = [one for one in scene.over if isinstance(one, TextLine) and one.role == "verdict"]
        told = " ".join(one.text for one in words)
        whole, named, short = sight.lines.text(said), sight.lines.named(said), sight.lines.short(said)
        assert told in (whole, named, short, *beginnings(short))
        assert len(words) == 1 or size[1] > size[0]


def test_two_numbers_that_are_out_of_order_are_both_told_large_in_one_line() -> None:
    sight = sight_of("comparity-repairing")
    found = next(one for one in said_of("comparity-repairing") if "-too-great-" in one.key)
    (line,) = [one.text for one in _scene((800, 480), sight, found).over if isinstance(one, TextLine) and one.role == "verdict"]
    assert line == "74.5 m is more than 13.7 m."


def test_a_penalty_says_of_which_numbers_it_follows() -> None:
    sight = screens.sight_of("comparity-repairing", "en")
    said = [one for one in said_of("comparity-repairing") if one.tone == "penalty"][-1]
    scene = drawn((1280, 720), lambda draft: draw_table(draft, replace(sight, told=replace(sight.told, verdict=said))))
    told = [one.text for one in scene.over if isinstance(one, TextLine) and one.role == "verdict"]
    assert told == ["74.5 m is more than 13.7 m. Boris draws 3 cards."]


def test_a_short_verdict_is_larger_than_the_status_sentence() -> None:
    won = next(one for one in said_of("skyscrapers-over") if one.tone == "win")
    scene = _scene((1280, 720), replace(sight_of("skyscrapers-over"), told=Told()), won)
    (size,) = {one.size for one in scene.over if isinstance(one, TextLine) and one.role == "verdict"}
    assert round(7.2 * look.STATUS) < size <= round(7.2 * look.VERDICT)


@pytest.mark.parametrize("size", SIZES)
def test_it_covers_no_card_and_not_the_sentence_of_the_status(size: tuple[int, int]) -> None:
    for name, sight, said in _told_at_tables():
        scene = drawn(size, lambda draft, sight=sight, said=said: draw_table(draft, replace(sight, told=Told(verdict=said))))  # type: ignore[misc]
        plate = _plate(scene)
        below = [one for one in scene.things if isinstance(one, Piece) or (isinstance(one, TextLine) and one.role == "status")]
        assert [one for one in below if one.rect.meets(plate)] == [], name
        assert plate.h <= scene.size[1] // 8


def _told_at_tables() -> Iterator[tuple[str, Sight, Announcement]]:
    for name in ("comparity-repairing", "comparity-midgame-7x7", "cardline-long", "skyscrapers-city", "skyscrapers-roofed"):
        for said in said_of(name):
            if said.tone in ("fits", "prize", "penalty") or "-too-great-" in said.key:
                yield name, sight_of(name), said
                break


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
    assert "Rule C4" in texts(scene)
    assert [one.act for one in scene.targets] == [OpenPage("why", "verdict")]
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


@pytest.mark.parametrize(("name", "ways"), [("comparity-over", ["0", "10"]), ("skyscrapers-six-over", ["2", "8", "−1", "10", "0", "−1"])])
def test_why_a_match_is_won_tells_how_each_player_stands(name: str, ways: list[str]) -> None:
    won = next(one for one in said_of(name) if one.tone == "win")
    scene = drawn((1280, 720), lambda draft: verdict.draw_why(draft, replace(sight_of(name), told=Told(verdict=won))))
    assert [one.text for one in scene.things if isinstance(one, TextLine) and one.role == "value"] == ways


def test_why_tells_how_the_points_of_a_winner_add_up_and_which_ending_it_was() -> None:
    won = next(one for one in said_of("skyscrapers-six-over") if one.tone == "win")
    scene = drawn((1280, 720), lambda draft: verdict.draw_why(draft, replace(sight_of("skyscrapers-six-over"), told=Told(verdict=won))))
    parts = ("Buildings 5", "Faulty −1", "Unity 3", "Toilets 3")
    read = {text.replace("\N{NO-BREAK SPACE}", " ") for text in texts(scene)}
    assert {"No site and no foundation was left. Total", f"{' · '.join(parts)} = 10"} <= read


@pytest.mark.parametrize("name", ["comparity-over", "cardline-over", "skyscrapers-six-over"])
@pytest.mark.parametrize("size", SIZES)
def test_the_number_of_a_player_stands_on_one_ground_with_the_name(name: str, size: tuple[int, int]) -> None:
    won = next(one for one in said_of(name) if one.tone == "win")
    sight = replace(sight_of(name), told=Told(verdict=won))
    scene = drawn(size, lambda draft: verdict.draw_why(draft, sight))
    lines = [one for one in scene.things if isinstance(one, TextLine) and one.role in ("label", "value")]
    grounds = [one.rect for one in scene.things if isinstance(one, Plate)]
    found = [[one.text for one in lines if ground.holds(one.rect)] for ground in grounds]
    seats = [(one.name, name == "skyscrapers-six-over" or str(one.hand)) for one in sight.table.view.seats]
    assert [(texts[0], name == "skyscrapers-six-over" or texts[1]) for texts in found if len(texts) == 2] == seats


def test_why_of_a_check_shows_the_cards_that_it_compared_and_who_draws() -> None:
    said = next(one for one in said_of("comparity-repairing") if "-too-great-" in one.key)
    checked = frozenset({CardId("hallgrimskirkja"), CardId("parthenon")})
    sight = replace(sight_of("comparity-repairing"), told=Told(verdict=said, checked=checked))
    scene = drawn((1280, 720), lambda draft: verdict.draw_why(draft, sight))
    shown = [one.key for one in scene.things if isinstance(one, Piece)]
    assert shown == ["card:hallgrimskirkja", "card:parthenon", "pair:hallgrimskirkja-parthenon"]
    assert "74.5 m is more than 13.7 m. Boris draws 3 cards." in " ".join(texts(scene))


def test_a_win_is_told_once_over_the_whole_band() -> None:
    won = next(one for one in said_of("comparity-over") if one.tone == "win")
    scene = drawn((1280, 720), lambda draft: draw_table(draft, replace(sight_of("comparity-over"), told=Told(verdict=won))))
    assert [one.text for one in (*scene.things, *scene.over) if isinstance(one, TextLine) and one.role in ("verdict", "status")] == [
        "Anna wins."
    ]
    band = _plate(scene)
    assert (band.x, band.right, band.bottom) == (0, 1280, 720)
    assert [one.letter for one in scene.over if isinstance(one, Sign)] == ["", "A"]


def test_the_building_that_a_prize_goes_to_has_an_outline() -> None:
    prize = [one for one in said_of("skyscrapers-city") if one.tone == "prize"][-1]
    scene = drawn((1280, 720), lambda draft: draw_table(draft, replace(sight_of("skyscrapers-city"), told=Told(verdict=prize))))
    outlines = [one.rect for one in scene.over if isinstance(one, Plate) and one.fill is None and one.edge == look.PRIZE]
    assert [one.key for one in scene.things if isinstance(one, Piece) and any(rect.holds(one.rect) for rect in outlines)] == ["tower:0"]
