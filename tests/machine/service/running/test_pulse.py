"""The service is ready with the first picture, alive as long as its main loop goes round, and ends when it is told to."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import closing
from itertools import pairwise

import pytest

from companion.app.window import sit
from companion.machine.service.pulse import Notifier, Pulse, ended_by_signals
from companion.pages.watching import Moment
from tests.machine.service.running.listening import listener
from tests.pages.driven import disk, opened, until


@pytest.fixture
def manager():
    with listener() as one:
        yield one


@pytest.fixture
def pulse(manager):
    with closing(manager.computer(WATCHDOG_USEC="8000000")) as computer:
        yield Pulse(Notifier(computer))


def moment(now, *, is_shown=True):
    return Moment(now, "home", "en", is_shown, is_stirred=False, is_playing=False)


def test_it_is_ready_with_the_first_picture_and_not_before(pulse, manager):
    pulse.starting("Starting")
    pulse.watch(moment(0.0, is_shown=False))
    assert manager.heard() == ["EXTEND_TIMEOUT_USEC=60000000", "STATUS=Starting", "WATCHDOG=1"]
    pulse.watch(moment(0.1))
    assert manager.heard() == ["READY=1", "WATCHDOG=1"]


def test_a_table_that_is_set_up_again_feeds_the_watchdog_that_waits_since_the_page_before(pulse, manager):
    pulse.watch(moment(0.0))
    manager.heard()
    pulse.starting("Starting")
    assert manager.heard() == ["WATCHDOG=1"]


def test_between_two_beats_lies_a_quarter_of_the_interval_and_one_moment_at_most(pulse, manager):
    beats = []
    for number in range(3000):
        now = number * 0.07
        pulse.watch(moment(now))
        beats += [now for line in manager.heard() if line == "WATCHDOG=1"]
    gaps = [later - before for before, later in pairwise(beats)]
    assert 2.0 <= min(gaps) <= max(gaps) <= 2.07 + 1e-6


def test_a_beat_that_did_not_get_through_is_told_with_the_next_moment(monkeypatch, pulse, manager):
    pulse.watch(moment(0.0))
    manager.heard()
    monkeypatch.setattr(Notifier, "beat", lambda _: False)
    pulse.watch(moment(2.1))
    monkeypatch.undo()
    pulse.watch(moment(2.2))
    assert manager.heard() == ["WATCHDOG=1"]


def test_being_ready_is_told_until_it_gets_through(monkeypatch, pulse, manager):
    monkeypatch.setattr(Notifier, "ready", lambda _: False)
    pulse.watch(moment(0.0))
    monkeypatch.undo()
    manager.heard()
    pulse.watch(moment(0.1))
    pulse.watch(moment(0.2))
    assert manager.heard() == ["READY=1"]


def test_without_a_watchdog_there_are_no_beats(manager):
    with closing(manager.computer()) as computer:
        notifier = Notifier(computer)
        pulse = Pulse(notifier)
        for now in range(100):
            pulse.watch(moment(float(now)))
    assert manager.heard() == ["READY=1"]


@pytest.mark.parametrize("is_shown", [True, False])
def test_whoever_is_told_to_end_ends_with_the_next_moment(pulse, is_shown):
    pulse.end()
    assert pulse.watch(moment(0.0, is_shown=is_shown))


# Signals


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_nothing_by_itself_and_means_afterwards_what_it_did_before(number):
    told, before = [], signal.getsignal(number)
    with ended_by_signals(lambda: told.append(number)):
        os.kill(os.getpid(), number)
    assert told == [number]
    assert signal.getsignal(number) is before


def test_in_another_thread_nobody_says_what_a_signal_does():
    seen, before = [], signal.getsignal(signal.SIGTERM)

    def other():
        with ended_by_signals(lambda: None):
            seen.append(signal.getsignal(signal.SIGTERM))

    one = threading.Thread(target=other)
    one.start()
    one.join()
    assert seen == [before]


BOTS = ("Anna", "Boris")
MATCH = {"game": "comparity", "players": ["Anna", "Boris"]}


@pytest.mark.parametrize(
    ("asked", "bots", "speed", "page"),
    [(None, (), 1.0, "home"), (MATCH, (), 1.0, "table"), (MATCH, BOTS, 20.0, "table"), (MATCH, BOTS, 0.0, "table")],
)
def test_a_signal_ends_the_evening_wherever_it_is_and_what_was_played_is_kept(tmp_path, manager, pulse, asked, bots, speed, page):
    store = disk(tmp_path / "matches.sqlite")

    def script(evening):
        yield from until(evening, lambda one: one._transitions.name == page)
        yield from until(evening, lambda one: one.running is None or not bots or one.running.screen.referee.entry > 20)
        os.kill(os.getpid(), signal.SIGTERM)
        while True:
            yield None

    with opened(script, watchers=[pulse], asked=asked, bots=bots, speed=speed, store=store) as evening:
        with ended_by_signals(pulse.end):
            sit(evening)
        last = evening.running.screen.referee.entry if evening.running is not None else None
    store.close()
    if last is not None:
        again = disk(tmp_path / "matches.sqlite")
        assert again.kept(1).entries[-1].number == last
        again.close()
    assert manager.heard().count("READY=1") == 1
