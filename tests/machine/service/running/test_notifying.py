"""What the service manager is told, and that telling it holds nothing up."""

from __future__ import annotations

import os
import socket
from contextlib import closing

import pytest

from companion.machine.service.pulse import LONGEST, Notifier
from companion.machine.this_computer import ThisComputer
from tests.machine.service.running.listening import listener
from tests.machine.simulated import MadeUp

FIVE = {"WATCHDOG_USEC": "5000000"}


@pytest.mark.parametrize("name", ["", f"facedown-test-{os.getpid()}"], ids=["path", "abstract"])
def test_it_is_told_by_a_path_or_by_an_abstract_name(name):
    with listener(name) as manager, closing(manager.computer()) as computer:
        notifier = Notifier(computer)
        told = (notifier.ready(), notifier.beat(), notifier.status("Anna’s turn"), notifier.extend(1.5), notifier.stopping())
        assert all(told)
        assert manager.heard() == ["READY=1", "WATCHDOG=1", "STATUS=Anna’s turn", "EXTEND_TIMEOUT_USEC=1500000", "STOPPING=1"]


@pytest.mark.parametrize("socket_", ["", "/", "notify", "vsock:2:1234", "/nowhere/none-such"])
def test_where_nobody_listens_nothing_is_raised(socket_):
    is_understood = socket_ == "/nowhere/none-such"
    with closing(ThisComputer(env={"NOTIFY_SOCKET": socket_, **FIVE})) as computer:
        notifier = Notifier(computer)
        assert (notifier.is_heard, notifier.ready()) == (is_understood, not is_understood)
    assert notifier.interval == (5.0 if is_understood else None)


def test_without_an_address_no_socket_is_opened(monkeypatch):
    monkeypatch.setattr(socket, "socket", None)
    assert Notifier(ThisComputer(env={})).beat()


def test_a_manager_that_does_not_come_to_listening_holds_nobody_up_and_is_told_later():
    with listener() as manager, closing(manager.computer()) as computer:
        notifier = Notifier(computer)
        told = 0
        while notifier.beat():
            told += 1
            assert told < 100_000
        assert told > 0
        assert computer._socket.gettimeout() == 0.0
        assert manager.heard() == ["WATCHDOG=1"] * told
        assert notifier.beat()


def test_a_status_is_one_line_of_bounded_length():
    with listener() as manager, closing(manager.computer()) as computer:
        notifier = Notifier(computer)
        notifier.status("READY\nREADY=1\n  and\tmore")
        notifier.status("x" * 10_000)
        notifier.status("Anna\x1b[2J\u202e\udcff to move")
        assert manager.heard() == [
            *("STATUS=READY READY=1 and more", f"STATUS={'x' * LONGEST}"),
            "STATUS=Anna\\u001b[2J\\u202e\\udcff to move",
        ]


def test_only_a_watchdog_that_is_meant_for_us_is_fed():
    cases = [
        (FIVE, 5.0),
        ({**FIVE, "WATCHDOG_PID": "17"}, 5.0),
        ({**FIVE, "WATCHDOG_PID": "18"}, None),
        ({**FIVE, "WATCHDOG_PID": "x"}, None),
        ({"WATCHDOG_USEC": "0"}, None),
        ({"WATCHDOG_USEC": "-1"}, None),
        ({"WATCHDOG_USEC": "soon"}, None),
        ({"WATCHDOG_USEC": "²"}, None),
        ({}, None),
    ]
    assert [(env, Notifier(MadeUp(env={"NOTIFY_SOCKET": "/run/x", **env}, pid=17)).interval) for env, interval in cases] == cases
