"""The line of status, and the log of what has changed."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from companion.app.matches import open_match
from companion.app.window import sit
from companion.core.referee.table_view import table_view
from companion.machine.service.pulse import Notifier
from companion.machine.service.running import Logbook, Status, status_of
from companion.pages.watching import Moment, TableWatched
from companion.protocol.setup import parse_setup
from companion.screen.words import Words
from companion.system.logs import LOG
from tests.hiding.desk import shipped
from tests.machine.service.running.listening import listener
from tests.machine.simulated import MadeUp
from tests.pages.driven import opened


def table_of(language="en", **asked):
    setup, deck = parse_setup({"players": ["Anna", "Boris"], **asked}, shipped)
    match = open_match(setup, deck, language)
    return TableWatched(7, table_view(match.referee.state), match.lines, is_taken_up=False, is_over=False, is_kept=True)


def moment(now, table=None, *, language="en", is_shown=True):
    return Moment(now, "table", language, is_shown, is_stirred=False, is_playing=table is not None, table=table)


def silent(table, *slots):
    return replace(table, view=replace(table.view, frozen=slots))


# The status


def test_it_tells_the_game_how_far_it_is_and_what_is_to_be_done():
    cases = [
        ("en", "Comparity, match 7: 0 cards lie on the table, 14 are in hands. Deal 7 each and a pile of 15, all face down. "),
        ("ru", "Comparity, партия 7: на столе 0 карт, на руках 14 карт. "),
        ("fr", "Comparity, partie 7\u00a0: 0 carte sur la table, 14 cartes en main. "),
    ]
    assert [(language, text) for language, text in cases if not status_of(table_of(language), Words(language)).startswith(text)] == []


def test_it_tells_what_is_the_matter_as_well():
    table = replace(silent(table_of(), "A1", "B1"), is_kept=False)
    text = status_of(table, Words("en"), ["“left” is not there."])
    assert text.endswith("2 places of the mat cannot be heard. The disk takes nothing: the match goes on in memory. “left” is not there.")


def test_it_tells_that_nothing_is_played_or_that_it_is_over():
    assert status_of(None, Words("en")) == "No match is under way."
    assert status_of(replace(table_of(), is_over=True), Words("en")) == "Comparity, match 7: it is over."


def test_it_is_told_when_it_has_changed_and_no_more_often_than_once_a_second():
    matter, told = [], []
    with listener() as manager, closing(manager.computer()) as computer:
        notifier = Notifier(computer)
        status = Status(notifier, lambda _: matter)
        for now, table, language in [
            (0.0, None, "en"), (0.9, table_of(), "en"), (1.0, None, "en"), (2.0, None, "ru"), (3.0, None, "en"),
        ]:  # fmt: skip
            status.watch(moment(now, table, language=language))
            told.append(manager.heard())
        matter.append("A hub is silent.")
        status.watch(moment(4.0))
        told.append(manager.heard())
    idle = "STATUS=No match is under way."
    assert told == [[idle], [], [], ["STATUS=Партии сейчас нет."], [idle], [f"{idle} A hub is silent."]]


def test_before_the_first_picture_and_where_nobody_listens_nothing_is_told(monkeypatch):
    with listener() as manager, closing(manager.computer()) as computer:
        notifier = Notifier(computer)
        Status(notifier).watch(moment(0.0, is_shown=False))
        assert manager.heard() == []
    monkeypatch.setattr("companion.machine.service.running.Words", None)
    Status(Notifier(MadeUp())).watch(moment(0.0))


# The log


@pytest.fixture
def logged(caplog):
    caplog.set_level("INFO", "facedown")

    def taken():
        lines = [f"{one.levelname[0]} {one.getMessage()}" for one in caplog.records if one.name == LOG.name]
        caplog.clear()
        return lines

    return taken


def test_what_becomes_of_matches_is_logged_once_each(logged):
    logbook, table = Logbook("800x480 by kmsdrm"), table_of()
    logged()
    over, left = replace(table, is_over=True), replace(table, number=3, is_taken_up=True)
    eighth, ninth = (replace(table, number=number) for number in (8, 9))
    for now, one in enumerate([None, None, table, table, over, over, eighth, None, left, ninth, table]):
        logbook.watch(moment(now, one))
    assert logged() == [
        "I ready: 800x480 by kmsdrm",
        "I match 7 begins: comparity",
        "I match 7 is over",
        "I match 8 begins: comparity",
        "I match 8 is left",
        "I match 3 goes on: comparity",
        "I match 3 is left",
        "I match 9 begins: comparity",
        "I match 9 is left",
        "I match 7 begins: comparity",
    ]


def test_it_is_ready_with_the_first_picture(logged):
    logbook = Logbook("x")
    logbook.watch(moment(0.0, is_shown=False))
    assert logged() == []
    logbook.watch(moment(1.0))
    assert logged() == ["I ready: x"]


def test_readers_that_come_and_go_are_told_of_at_once_and_then_once_a_minute(logged):
    readers: dict[str, str] = {}
    logbook = Logbook("", lambda: readers)
    told = {}
    for now in range(200):
        if now in (10, 90):
            readers["left"] = "unplugged"
        elif 20 <= now < 60:
            readers.clear() if now % 2 else readers.update(left="unplugged")
        elif now in (15, 60, 170):
            readers.clear()
        logbook.watch(moment(float(now)))
        if lines := logged():
            told[now] = lines
    assert told == {
        0: ["I ready: "],
        10: ["W reader 'left': unplugged"],
        70: ["I reader 'left': well again (20 times in a minute)"],
        130: ["W reader 'left': unplugged"],
        190: ["I reader 'left': well again"],
    }


def test_a_reader_that_was_back_in_between_is_told_of_once_more(logged):
    readers: dict[str, str] = {"left": "unplugged"}
    logbook = Logbook("", lambda: readers)
    told = {}
    for now in range(130):
        readers.update(left="silent") if now not in (20, 40) else readers.clear()
        logbook.watch(moment(float(now)))
        if lines := logged():
            told[now] = lines
    assert told == {0: ["I ready: ", "W reader 'left': silent"], 60: ["W reader 'left': silent (2 times in a minute)"]}


def test_silent_places_and_a_record_that_cannot_be_kept_are_told_of(logged):
    logbook, table = Logbook(""), table_of()
    bad = replace(silent(table, "A1", "B1"), is_kept=False)
    logbook.watch(moment(0.0, table))
    logged()
    for now, one in enumerate([bad, bad, None, None], start=1):
        logbook.watch(moment(float(now), one))
    assert logged() == [
        "W places of the mat: silent: A1, B1",
        "W the record: it cannot be written; the match goes on in memory",
        "I match 7 is left",
    ]
    logbook.watch(moment(100.0, replace(table, number=8)))
    assert logged()[1:] == ["I places of the mat: well again", "I the record: well again"]


def test_an_evening_s_own_moments_are_told(logged):
    with listener() as manager, closing(manager.computer()) as computer:
        notifier = Notifier(computer)
        status, logbook = Status(notifier), Logbook("")

        def script(_):
            yield from [None] * 200

        with opened(script, watchers=[status, logbook], asked={"players": ["Anna", "Boris"]}, bots=("Anna", "Boris")) as evening:
            sit(evening)
        told = manager.heard()
    assert len(told) > 1
    assert all(line.startswith("STATUS=Comparity, match 1: ") for line in told)
    assert logged()[:2] == ["I ready: ", "I match 1 begins: comparity"]


def test_the_log_names_nobody(logged):
    logbook = Logbook("")
    table = table_of()
    assert "Anna" in "".join(one.name for one in table.view.view.seats)
    logbook.watch(moment(0.0, replace(silent(table, "A1"), is_kept=False)))
    logbook.watch(moment(1.0, replace(table, is_over=True)))
    assert "Anna" not in "".join(logged())
