"""A fault of our own, wherever it comes: it is told without what it met, and the match goes on from its record."""

from __future__ import annotations

import json
import logging
import os
import re
import threading
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from types import MappingProxyType

import pytest

from companion.app import window as windowed
from companion.app.matches import Desk
from companion.config.config import folders
from companion.errors import Unusable, unusable
from companion.machine.service import catching, power
from companion.machine.service.catching import RecordKeeper
from companion.pages.composing import Composer
from companion.record.disk import DiskStore
from companion.screen import fonts
from companion.screen.acts import Want
from companion.screen.pages.trouble import GO_ON
from companion.screen.window import Closed, Keyed, PanelPressed, Pointed
from tests.machine.service.seen.stage import is_at_home, is_begun, is_told, rest, sat_through, until

SECRET = "Eiffel Tower is 330 m high"
TOUCH = Pointed("down", (640, 300))


def stumbles():
    return ZeroDivisionError(SECRET)


def breaks(*_, **__):
    raise IndexError(SECRET)


def takes_nothing(*_):
    raise OSError(28, "No space left on device")


def fell_once(stage, *ways):
    yield from until(stage, is_begun)
    yield stumbles()
    yield from until(stage, is_told)
    yield from ways


def test_the_match_goes_on_where_it_stood_by_itself_after_a_while(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_begun)
        before, at = (stage.number, stage.entry), stage.now()
        yield stumbles()
        yield from until(stage, is_told)
        assert "the match goes on by itself" in stage.texts
        assert "Everything played so far is saved." in stage.texts.replace("  ", " ")
        yield from until(stage, lambda stage: not is_told(stage))
        assert 19.0 < stage.now() - at < 22.0
        yield from until(stage, lambda stage: stage.entry > before[1])
        assert stage.number == before[0]

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


@pytest.mark.parametrize("by", [TOUCH, Keyed("return"), PanelPressed("ok")], ids=("touch", "return", "ok"))
def test_whoever_touches_the_screen_or_presses_ok_goes_on_at_once(monkeypatch, tmp_path, by):
    def script(stage):
        yield from fell_once(stage)
        at = stage.now()
        assert stage.touched == [GO_ON]
        yield by
        yield from until(stage, lambda stage: not is_told(stage) and stage.number == 1)
        assert stage.now() - at < 1.0

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_what_was_touched_before_is_not_meant_for_that_page(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_begun)
        yield stumbles()
        yield TOUCH  # came while the evening was falling
        yield from rest(stage, 5.0)
        assert is_told(stage)

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


@pytest.mark.exam
def test_a_button_that_is_pressed_while_the_match_is_taken_up_is_none_of_the_match(monkeypatch, tmp_path):
    def script(stage):
        yield from fell_once(stage)
        stage.inbox.put(PanelPressed("pause"))  # by whoever presses twice
        yield TOUCH
        assert stage.inbox.empty()  # by the time that the match is there

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_whoever_closes_the_window_there_leaves(monkeypatch, tmp_path):
    stage = sat_through(monkeypatch, lambda stage: fell_once(stage, Closed()), journal=tmp_path / "matches.db")
    assert is_told(stage)


def test_the_log_tells_type_and_places_under_the_code_of_the_screen_and_nothing_of_what_was_met(monkeypatch, tmp_path, caplog, capsys):
    codes = []

    def script(stage):
        yield from fell_once(stage)
        codes.extend(re.findall(r"under ([0-9A-Z]{4})\.", stage.texts))
        yield TOUCH

    with caplog.at_level(logging.INFO, "facedown"):
        sat_through(monkeypatch, script, journal=tmp_path / "matches.db")
    (told,) = (one.getMessage() for one in caplog.records if one.levelno == logging.CRITICAL)
    first, *places = told.splitlines()
    assert first == f"a fault of our own, {codes[0]}: ZeroDivisionError"
    assert "in inputs" in places[-2]
    everything = caplog.text + told + "".join(capsys.readouterr()) + (folders(os.environ).state / "falls.json").read_text()
    assert [word for word in ("Eiffel", "330") if word in everything] == []


def test_a_match_that_falls_twice_waits_on_the_first_page_and_can_be_gone_on_with(monkeypatch, tmp_path):
    def script(stage):
        yield from fell_once(stage, TOUCH)
        entry = stage.entry
        yield from until(stage, lambda stage: stage.number == 1 and stage.entry > entry)
        yield stumbles()
        yield from until(stage, is_told)
        assert "The match waits there" in stage.texts
        yield from until(stage, is_at_home)
        assert stage.number is None
        assert Want("resume", "1") in stage.touched
        yield Want("resume", "1")
        yield from until(stage, lambda stage: stage.number == 1)

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_two_falls_that_lie_far_apart_are_not_the_same(monkeypatch, tmp_path):
    clock = [1000.0]
    monkeypatch.setattr(windowed.time, "monotonic", lambda: clock[0])

    def script(stage):
        yield from fell_once(stage, TOUCH)
        yield from until(stage, is_begun)
        clock[0] += 601.0
        yield stumbles()
        yield from until(stage, is_told)
        assert "the match goes on by itself" in stage.texts

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_on_the_first_page_the_first_page_comes_again(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_at_home)
        yield stumbles()
        yield from until(stage, is_told)
        assert "No match was under way" in stage.texts
        yield TOUCH
        yield from until(stage, is_at_home)

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db", asked=None)


def test_where_falls_come_one_after_the_other_nothing_is_hurried(monkeypatch, tmp_path):
    def script(stage):
        for _ in range(3):
            yield from until(stage, is_at_home)
            yield stumbles()
            yield from until(stage, is_told)
            assert "the home page opens by itself" in stage.texts
            yield TOUCH
        yield from until(stage, is_at_home)
        at = stage.now()
        yield stumbles()
        yield from until(stage, is_told)
        assert "In a few minutes the program tries again" in stage.texts
        yield from until(stage, is_at_home)
        assert 299.0 < stage.now() - at < 302.0

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db", asked=None)


def test_what_is_not_on_record_is_said_and_the_match_goes_on_from_memory(monkeypatch):
    def script(stage):
        yield from until(stage, is_begun)
        before = stage.entry
        yield stumbles()
        yield from until(stage, is_told)
        assert "Do not switch off: the match is not saved yet." in stage.texts
        yield TOUCH
        yield from until(stage, lambda stage: stage.number == 1 and stage.entry > before)

    sat_through(monkeypatch, script)


def test_where_the_disk_takes_nothing_what_it_has_not_stays_in_memory(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_begun)
        monkeypatch.setattr("companion.record.writer.Writer._commit", takes_nothing)
        before = stage.entry
        yield from until(stage, lambda stage: stage.entry > before + 2)
        before = stage.entry
        yield stumbles()
        yield from until(stage, is_told)
        assert "Do not switch off: the match is not saved yet." in stage.texts
        yield TOUCH
        yield from until(stage, lambda stage: not is_told(stage) and stage.number == 1)
        assert stage.entry >= before

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_what_the_disk_did_not_take_just_before_the_fall_stays_in_memory_as_well(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_begun)
        monkeypatch.setattr("companion.record.writer.Writer._commit", takes_nothing)
        monkeypatch.setattr(DiskStore, "news", lambda _: ())  # nobody has heard of it yet
        stage.running.press("pause")
        before = stage.entry
        yield stumbles()
        yield from until(stage, is_told)
        assert "Do not switch off: the match is not saved yet." in stage.texts
        yield TOUCH
        yield from until(stage, lambda stage: not is_told(stage) and stage.number == 1)
        assert stage.entry >= before

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_a_record_that_falls_while_it_is_read_again_is_told_as_any_fall_of_that_match(monkeypatch, tmp_path, capsys):
    def script(stage):
        yield from fell_once(stage)
        with monkeypatch.context() as planted:
            planted.setattr(RecordKeeper, "begin_anew", breaks)
            yield TOUCH
            yield from until(stage, lambda stage: "second time in this match" in stage.texts)
        yield TOUCH
        yield from until(stage, is_at_home)
        assert Want("resume", "1") in stage.touched

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")
    assert SECRET not in capsys.readouterr().err


def test_after_a_fall_the_record_is_read_from_the_disk_again(monkeypatch, tmp_path):
    opened = []

    class Counted(DiskStore):
        def __init__(self, *args, **how):
            opened.append(1)
            super().__init__(*args, **how)

    monkeypatch.setattr(catching, "DiskStore", Counted)
    sat_through(monkeypatch, lambda stage: fell_once(stage, TOUCH, None), journal=tmp_path / "matches.db")
    assert len(opened) == 2


# Where it comes from.


def test_a_page_that_cannot_be_drawn(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_begun)
        with monkeypatch.context() as planted:
            planted.setattr(Composer, "of_match", breaks)
            yield Keyed("tab")
            yield from until(stage, is_told)
            assert "The part of the program that draws the screen" not in stage.texts  # it was the planted one, which is none of ours
        yield TOUCH
        yield from until(stage, lambda stage: stage.number == 1 and not is_told(stage))

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_another_thread(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_begun)
        thread = threading.Thread(target=breaks)
        thread.start()
        thread.join()
        yield from until(stage, is_told)
        yield TOUCH
        yield from until(stage, lambda stage: stage.number == 1 and not is_told(stage))

    before = threading.excepthook
    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")
    assert threading.excepthook is before


def test_threads_that_fall_one_after_the_other_are_one_fall(monkeypatch, tmp_path):
    """As those of several hubs do; the evening that comes has others."""

    def falls_too():
        thread = threading.Thread(target=breaks)
        thread.start()
        thread.join()

    def script(stage):
        yield from until(stage, is_begun)
        falls_too()
        yield from until(stage, is_told)
        falls_too()
        yield TOUCH
        yield from until(stage, lambda stage: stage.number == 1 and not is_told(stage))
        yield from rest(stage, 2.0)
        assert not is_told(stage)

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_the_readers_that_broke_are_begun_anew(monkeypatch, tmp_path):
    wired = []

    @contextmanager
    def under(_real, _window):
        wired.append("opened")
        try:
            yield None
        finally:
            wired.append("closed")

    monkeypatch.setattr(windowed, "under", under)
    sat_through(monkeypatch, lambda stage: fell_once(stage, TOUCH, None), journal=tmp_path / "matches.db")
    assert wired == ["opened", "closed", "opened", "closed"]


class Broken:
    """A mat whose readers have broken: whoever listens to them falls."""

    wired = plan = None
    is_broken = False
    troubles = MappingProxyType({})

    def signs(self):
        return breaks() if self.is_broken else ()

    def matter(self, _):
        return ()

    def lying(self, _):
        return 0, False


def test_readers_that_broke_are_not_asked_for_the_television_while_that_is_told(monkeypatch, tmp_path, capsys):
    mat = Broken()

    @contextmanager
    def under(_real, _window):
        yield mat

    monkeypatch.setattr(windowed, "under", under)
    monkeypatch.setattr(windowed, "beside", lambda *_: nullcontext())
    monkeypatch.setattr(power.Remote, "put", lambda *_: None)

    def script(stage):
        yield from until(stage, is_at_home)
        stage.evening.remembered = replace(stage.evening.remembered, standby=10)
        mat.is_broken = True
        yield stumbles()
        yield from until(stage, is_told)
        yield from rest(stage, 3.0)
        assert is_told(stage)
        mat.is_broken = False
        yield TOUCH
        yield from until(stage, is_at_home)

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db", asked=None)
    assert capsys.readouterr().err.count("a fault of our own") == 1


def test_a_watcher_that_falls_falls_alone_there(monkeypatch, tmp_path):
    def script(stage):
        yield from until(stage, is_begun)
        monkeypatch.setattr(power.Television, "watch", breaks)
        yield from until(stage, is_told)
        yield from rest(stage, 3.0)
        assert is_told(stage)

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def test_taking_up_the_match_itself(monkeypatch, tmp_path):
    """It cannot even be taken up: twice tried, then the first page."""

    def script(stage):
        yield from until(stage, is_begun)
        with monkeypatch.context() as planted:
            planted.setattr(Desk, "take_up", breaks)
            yield stumbles()
            yield from until(stage, is_told)
            yield TOUCH
            yield from until(stage, lambda stage: "second time in this match" in stage.texts)
            yield TOUCH
            yield from until(stage, is_at_home)
        yield Want("resume", "1")
        yield from until(stage, lambda stage: stage.number == 1)

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


# When not even that page can be shown.


def shown_plainly(monkeypatch):
    found = []
    draw = fonts.draw_plainly
    monkeypatch.setattr(fonts, "draw_plainly", lambda canvas, texts: found.append(tuple(texts)) or draw(canvas, texts))
    return found


@pytest.mark.parametrize("broken", ["page", "letters"])
def test_without_pages_or_letters_of_its_own_it_is_told_in_plain_words(monkeypatch, tmp_path, broken):
    found = shown_plainly(monkeypatch)

    def script(stage):
        yield from until(stage, is_begun)
        with monkeypatch.context() as planted:
            if broken == "page":
                planted.setattr(Composer, "leaf", breaks)
            else:
                fonts.font.cache_clear()
                fonts._read.cache_clear()
                planted.setattr(fonts, "FOLDER", tmp_path)
            yield stumbles()
            yield from rest(stage, 2.0)
            assert len(set(_pixels(stage))) > 2  # something stands there
        assert [one[:2] for one in found] == [
            (
                "Touch the screen or press OK to go on with the match.",
                "The referee had a hiccup. Nobody at the table did anything to cause it.",
            )
        ]
        yield TOUCH
        yield from until(stage, lambda stage: stage.number == 1 and stage.entry > 3)

    sat_through(monkeypatch, script, journal=tmp_path / "matches.db")


def _pixels(stage):
    wide, tall = stage.canvas.get_size()
    return [tuple(stage.canvas.get_at((x, y))) for x in range(0, wide, 7) for y in range(0, tall, 3)]


def test_where_nothing_can_be_shown_whoever_started_the_program_is_told(monkeypatch, tmp_path, capsys):
    def script(stage):
        yield from until(stage, is_begun)
        monkeypatch.setattr(Composer, "leaf", breaks)
        monkeypatch.setattr(fonts, "draw_plainly", breaks)
        yield stumbles()
        yield from (None, None)

    with pytest.raises(SystemExit) as ended:
        sat_through(monkeypatch, script, journal=tmp_path / "matches.db")
    told = capsys.readouterr().err
    assert (ended.value.code, told.count("a fault of our own"), SECRET in told) == (1, 3, False)


# What is no fault of ours.


def test_what_cannot_be_used_is_told_as_ever(monkeypatch, tmp_path):
    with pytest.raises(Unusable):
        sat_through(monkeypatch, lambda _: iter([unusable("mat.toml", "config-not-utf8")]), journal=tmp_path / "matches.db")


def test_after_an_end_in_order_nothing_is_remembered(monkeypatch, tmp_path):
    sat_through(monkeypatch, lambda stage: until(stage, is_begun), journal=tmp_path / "matches.db")
    assert json.loads((folders(os.environ).state / "falls.json").read_text())["match"] is None
