"""What a service begins with: the match that was left, unless that has fallen again and again or cannot be gone on with."""

from __future__ import annotations

import os
import time

import pytest

from companion.app import window as windowed
from companion.config.config import Television as Sleeping
from companion.config.config import folders
from companion.errors import Text, Unusable, unusable
from companion.machine.service import power
from companion.machine.service.falls import FILE_NAME, Falls, boot_of
from companion.pages.watching import KeptPicture
from companion.screen.acts import OpenPage, Want
from companion.screen.window import Display
from tests.machine.service.seen.stage import is_at_home, is_begun, rest, sat_through, until
from tests.machine.service.seen.test_television import at


@pytest.fixture
def left(monkeypatch, tmp_path):
    """The record of a table where a match was left."""
    journal = tmp_path / "matches.db"
    sat_through(monkeypatch, lambda stage: until(stage, is_begun), journal=journal)
    return journal


def kill_in(journal, match):
    """As if the program had been ended in the middle of it, by a watchdog that nobody fed."""
    Falls(folders(os.environ).state / FILE_NAME, str(journal), time.monotonic, boot_of()).begins(match)


def starts(monkeypatch, journal, script):
    return sat_through(monkeypatch, script, journal=journal, number=0, asked=None)


def goes_on(stage):
    yield from until(stage, lambda stage: stage.number == 1)


def waits_at_home(stage):
    yield from until(stage, is_at_home)
    assert (stage.number, Want("resume", "1") in stage.touched) == (None, True)


def test_the_match_that_was_left_goes_on(monkeypatch, left):
    starts(monkeypatch, left, goes_on)


def test_a_match_in_which_the_program_was_killed_once_goes_on_and_after_the_second_time_it_waits(monkeypatch, left):
    kill_in(left, 1)
    starts(monkeypatch, left, goes_on)
    kill_in(left, 1)
    starts(monkeypatch, left, waits_at_home)


def test_whoever_asks_for_it_by_its_number_gets_it_all_the_same(monkeypatch, left):
    for _ in range(3):
        kill_in(left, 1)
    sat_through(monkeypatch, goes_on, journal=left, number=1, asked=None)


def test_without_a_match_the_first_page_comes(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_at_home)
        assert OpenPage("set-up") in stage.touched

    starts(monkeypatch, tmp_path / "matches.db", script)


BROKEN = unusable(Text("place-match", number=1), "app-deck-has-changed", deck="rivers")


def gone(*_):
    raise BROKEN


def test_as_a_service_what_stands_against_going_on_is_said_on_the_first_page(monkeypatch, left):
    monkeypatch.setenv("FACEDOWN_APPLIANCE", "1")
    monkeypatch.setattr(windowed.ScreenTables, "take_up", gone)

    def script(stage):
        yield from waits_at_home(stage)
        assert "match 1: its deck rivers is not on record as it was; begin another match" in stage.texts

    starts(monkeypatch, left, script)


def test_in_a_terminal_it_stays_one_error(monkeypatch, left):
    monkeypatch.setattr(windowed.ScreenTables, "take_up", gone)
    with pytest.raises(Unusable) as fault:
        starts(monkeypatch, left, lambda stage: rest(stage, 1.0))
    assert fault.value is BROKEN


def test_a_picture_is_no_evening_that_could_fall(monkeypatch, tmp_path):
    shown = windowed.ScreenAsked(Display(), KeptPicture(tmp_path / "table.png", 1.0))
    sat_through(monkeypatch, lambda stage: rest(stage, 60.0), journal=tmp_path / "matches.db", shown=shown)
    assert ((tmp_path / "table.png").exists(), (folders(os.environ).state / FILE_NAME).exists()) == (True, False)


@pytest.mark.parametrize(("standby", "told"), [(None, []), (0, []), (10, ["standby"])])
def test_the_television_is_told_to_sleep_only_where_it_is_said_after_how_long(monkeypatch, standby, told):
    orders = []
    monkeypatch.setattr(power.Remote, "put", lambda _, order: orders.append(order))
    watcher = power.over_hdmi(Sleeping(standby), "Facedown")
    for seconds in (0, 599, 600, 9000):
        watcher.watch(at(seconds))
    assert orders == told
