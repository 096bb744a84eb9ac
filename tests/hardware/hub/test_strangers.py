from __future__ import annotations

import sys
import time

import pytest

from hardware.messages import HELLO_ASKED, Ask, parse_ask
from hardware.readers.hub import strangers
from hardware.readers.hub.greeting import GREETING, GREETING_SEQ, HARMFUL
from hardware.readers.hub.links import OpenPort, OpenProgram, SerialLink
from hardware.readers.hub.strangers import ListedPort, Strangers
from hardware.sighting import NOTHING
from hardware.wire import ASK, Frames
from tests.hardware.hub.fake_hubs import plan
from tests.hardware.hub.wired_hubs import Terminal, at_terminal, fake, nothing, plugged, table, usb

BANNER = b"\r\nMicroPython v1.24 on a Pico\r\n>>> \x1b[1m\x00\x05\x81\x01"


@pytest.fixture
def prompt():
    """A MicroPython that is no hub: it says again whatever it is told, and then that it did not understand."""
    terminal = Terminal(lambda data: [data + b"\r\nTraceback (most recent call last):\r\n\x1b[1mSyntaxError\r\n>>> "], BANNER)
    yield terminal
    terminal.unplug()


def test_what_is_said_to_strangers_is_a_question_without_harm():
    ((kind, seq, payload),) = Frames().feed(GREETING)
    assert (kind, seq, parse_ask(payload)) == (ASK, GREETING_SEQ, Ask(HELLO_ASKED, 0x21212121))
    assert not set(HARMFUL) & set(GREETING)


def test_a_hub_is_found_by_its_own_id_among_strangers(prompt):
    hub = fake(unique=bytes.fromhex("e6614103e7452d2f"), crash="MemoryError")
    with plugged(fake(unique=b"other"), hub, banner=BANNER) as (other, ours):
        with table([plan("a", 2)], [SerialLink("E6614103E7452D2F")], lambda: usb(prompt, other, ours)) as seen:
            seen.until(lambda told: set(told.heard.values()) == {NOTHING})
            assert seen.hubs._open[0].name == ours.path
            assert seen.hubs.crashes == {0: "MemoryError"}
            for stranger in (prompt, other):
                OpenPort(stranger.path, 115200).close()  # nobody holds it
        assert set(prompt.told) == set(GREETING)
        assert prompt.told.startswith(GREETING)


def test_whoever_is_given_by_path_and_is_no_hub_is_told_nothing_harmful_either(prompt):
    with table([plan("a", 2)], [SerialLink(prompt.path)]) as seen:
        seen.until(lambda told: told.heard)
        assert seen.trouble() == {0: "silent"}
    assert set(prompt.told) == set(GREETING)
    assert len(prompt.told) >= 2 * len(GREETING)


def test_strangers_that_say_nothing_are_asked_ever_more_seldom(monkeypatch):
    asked = []
    monkeypatch.setattr(strangers, "opened", asked.append)
    strangely = Strangers()
    for quarters in range(600):
        before = len(asked)
        assert strangely.ask([ListedPort("/dev/one", ""), ListedPort("/dev/two", "")], {"e6"}, quarters / 4) == {}
        if len(asked) > before:
            asked[before:] = [quarters / 4]
    assert asked == [0, 0.25, 0.75, 1.75, 3.75, 7.75, 15.75, 31.75, 63.75, 123.75]


def test_a_stranger_that_was_away_is_new():
    strangely = Strangers()
    hub = fake(unique=b"\xe6")
    terminal = at_terminal(fake(unique=b"other"))
    listed = usb(terminal)
    assert strangely.ask(listed, {"e6"}, 0.0) == {}
    assert strangely.ask([], {"e6"}, 0.1) == {}
    terminal.answer = lambda data: [answer for _later, answer in hub.take(data, time.monotonic())]
    found = strangely.ask(listed, {"e6"}, 0.2)
    assert list(found) == ["e6"]
    found["e6"].close()
    terminal.unplug()


def test_a_stranger_that_goes_while_it_is_asked_is_nobody():
    gone = OpenProgram((sys.executable, "-c", "import sys; sys.stdin.read(1)"))
    assert strangers.heard_hellos([gone]) == {gone.name: ""}
    gone.close()
    terminal = Terminal(nothing)
    port = OpenPort(terminal.path, 115200)
    terminal.unplug()
    assert strangers.heard_hellos([port]) == {}
    port.close()
