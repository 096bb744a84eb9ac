from __future__ import annotations

import os
import sys
import threading
import time

import pytest

from hardware import messages
from hardware.readers.hub import line, reader
from hardware.readers.hub.lights import DARK
from hardware.readers.hub.links import PipeLink, SerialLink
from hardware.readers.hub.reader import Hubs
from hardware.sighting import FAULT, NOTHING, Tags
from tests.hardware.hub.fake_hubs import plan
from tests.hardware.hub.wired_hubs import Stopped, at_terminal, fake, lit, open_files, plugged, program, table, usb

ONE = bytes.fromhex("04a1b2c3d4e5f6")
ONES = Tags(("04a1b2c3d4e5f6",))
BANNER = b"\r\nMicroPython v1.24 on a Pico\r\n>>> \x1b[1mTraceback (most recent call last):\r\n\x00\x05\x81\x01"
A, B = plan("a", 2), plan("b", 2)


def is_well(told):
    return len(told.heard) == 4 and FAULT not in told.heard.values()


def is_faulty(*slots):
    return lambda told: all(told.heard.get(slot) is FAULT for slot in slots)


def test_hubs_at_serial_ports_are_heard():
    with plugged(fake(lies={1: (ONE,)}), fake()) as (a, b), table([A, B], [SerialLink(a.path), SerialLink(b.path)]) as seen:
        told, _took = seen.until(is_well)
        assert told.heard == {"a0": NOTHING, "a1": ONES, "b0": NOTHING, "b1": NOTHING}
        assert seen.hubs.slots == ("a0", "a1", "b0", "b1")
        assert seen.trouble() == {}
        assert {hub: hello.firmware for hub, hello in seen.hubs.hello.items()} == {0: "fake", 1: "fake"}
        assert seen.hubs.health[0].slots == [(0x92, 0, 0)] * 2


def test_passes_come_in_order_and_not_before_they_are_asked_for():
    with plugged(fake()) as (a,), table([A], [SerialLink(a.path)]) as seen:
        begun = time.monotonic()
        seen.until(lambda told: told.at > begun + 0.3 and len(seen.passes) > 2)
        times = [each.at for each in seen.passes]
        assert times == sorted(times)
        before = time.monotonic()
        seen.hubs.ask(["a0"])
        while seen.news.get(timeout=10) or not seen.hubs._ready:
            pass
        assert not [each for each in seen.hubs.passes(before) if each.at > before]
        assert [each for each in seen.hubs.passes(time.monotonic()) if each.at > before]


def test_noise_on_the_line_does_no_harm():
    with plugged(fake(lies={0: (ONE,)}), banner=BANNER) as (a,), table([A], [SerialLink(a.path)]) as seen:
        seen.until(lambda told: told.heard.get("a0") == ONES)  # on a busy machine it may not be there in time for the first pass


def test_a_hub_is_found_by_the_serial_number_of_its_port():
    with (
        plugged(fake(), fake(lies={0: (ONE,)})) as (a, b),
        table([A, B], [SerialLink("TWO"), SerialLink("one")], lambda: usb(a, b)) as seen,
    ):
        told, _took = seen.until(is_well)
        assert told.heard == {"a0": ONES, "a1": NOTHING, "b0": NOTHING, "b1": NOTHING}


def test_a_hub_that_is_unplugged_is_noticed_and_heals_wherever_it_is_plugged_in_again():
    hub = fake(lies={0: (ONE,)})
    there = []
    with plugged(fake()) as (b,), table([A, B], [SerialLink("one"), SerialLink(b.path)], lambda: usb(*there)) as seen:
        there[:] = [at_terminal(hub)]
        seen.until(is_well)
        gone = there.pop()
        gone.unplug()
        _told, took = seen.until(lambda told: is_faulty("a0", "a1")(told) and told.heard.get("b0") is NOTHING)
        assert took < 1.0
        assert seen.trouble() == {0: "unplugged"}
        held = os.openpty()  # so that it gets another name
        there[:] = [at_terminal(hub)]
        told, took = seen.until(is_well)
        assert took < 3.0
        assert told.heard["a0"] == ONES
        assert seen.trouble() == {}
        there[0].unplug()
        for fileno in held:
            os.close(fileno)


def test_a_program_of_its_own_is_a_hub_like_any_other():
    with table([A], [PipeLink(program())]) as seen:
        told, _took = seen.until(lambda told: FAULT not in told.heard.values())
        assert told.heard == {"a0": ONES, "a1": NOTHING}


def test_a_program_that_dies_is_unplugged_and_started_again_and_its_last_words_are_kept():
    with table([A], [PipeLink(program("on the first line", "on the last"))]) as seen:
        seen.until(lambda told: FAULT not in told.heard.values())
        child = seen.hubs._open[0]._child
        child.kill()
        _told, took = seen.until(is_faulty("a0", "a1"))
        assert took < 1.0
        assert seen.trouble() == {0: "unplugged"}
        _told, took = seen.until(lambda told: FAULT not in told.heard.values())
        assert took < 3.0
        assert seen.hubs.last_words == {0: ("on the first line", "on the last")}
        assert child.returncode == -9


def test_a_program_that_says_nothing_is_started_anew(monkeypatch):
    monkeypatch.setattr(line, "STUCK", 0.2)
    with table([A], [PipeLink((sys.executable, "-c", "import sys; sys.stdin.buffer.read()"))]) as seen:
        opened = []
        seen.until(lambda _told: opened.extend(seen.hubs._open.values()) or len({id(link) for link in opened}) == 2)
        assert opened[0]._child.returncode == 0


def test_a_hub_that_was_found_by_its_id_and_fell_silent_is_found_again(monkeypatch):
    monkeypatch.setattr(line, "STUCK", 0.2)
    hub = fake(unique=b"\xe6\x61")
    with plugged(hub) as (a,), table([A], [SerialLink("e661")], lambda: usb(a)) as seen:
        seen.until(lambda told: FAULT not in told.heard.values())
        hub.answers = False
        seen.until(lambda _told: not seen.hubs._open)
        hub.answers = True
        seen.until(lambda told: FAULT not in told.heard.values())


def test_a_list_of_ports_that_fails_is_made_anew():
    failures = [OSError("unplugged meanwhile")]

    def listed():
        if failures:
            raise failures.pop()
        return usb(a)

    with plugged(fake()) as (a,), table([A], [SerialLink("one")], listed) as seen:
        seen.until(lambda told: FAULT not in told.heard.values())


def test_a_program_that_cannot_be_started_is_unplugged():
    with table([A], [PipeLink(("/nowhere/at/all",))]) as seen:
        seen.until(is_faulty("a0", "a1"))
        assert seen.trouble() == {0: "unplugged"}


def test_what_is_asked_for_comes_at_once():
    with plugged(fake(lies={1: (ONE,)})) as (a,), table([A], [SerialLink(a.path)]) as seen:
        seen.until(lambda told: FAULT not in told.heard.values())
        seen.hubs.ask({"a1"})
        told, took = seen.until(lambda told: len(told.heard) == 1)
        assert told.heard == {"a1": ONES}
        assert took < 1.0


def test_a_probe_waits_for_what_was_heard():
    hub = fake(lies={1: (ONE,)})
    with plugged(hub) as (a,), table([A], [SerialLink(a.path)]) as seen:
        seen.until(lambda told: FAULT not in told.heard.values())
        assert any(seen.hubs.probe("a1", 7, 5) == (ONES,) * 5 for _ in range(5))  # on a busy machine one may not be answered in time
        assert any(seen.hubs.probe("a0", None, 1) == (NOTHING,) for _ in range(5))
        assert seen.hubs.probe("a0", None, 0) == ()
        gains = [message.gains for _at, message in hub.took if isinstance(message, messages.Setup)]
        assert {gains[0], gains[1], gains[-1]} == {bytes((4, 4)), bytes((4, 7))}
        assert gains[-1] == bytes((4, 4))


def test_a_probe_of_a_hub_that_is_not_there_is_a_fault():
    with table([A], [SerialLink("/dev/nowhere")]) as seen:
        assert seen.hubs.probe("a1", 7, 3) == (FAULT,) * 3


def test_lights_get_there():
    hub = fake()
    with plugged(hub) as (a,), table([A], [SerialLink(a.path)]) as seen:
        seen.hubs.light({"a1": (1, 2, 3)})
        seen.until(lambda _told: hub.lights.get(1) == (1, 2, 3))


def test_a_list_of_ports_that_takes_long_holds_up_nobody():
    is_listing, may_end = threading.Event(), threading.Event()

    def listed():
        is_listing.set()
        may_end.wait(10)
        return []

    with plugged(fake()) as (a,), table([A, B], [SerialLink(a.path), SerialLink("two")], listed) as seen:
        seen.until(lambda told: told.heard.get("a0") is NOTHING and is_listing.is_set())
        for _ in range(5):
            seen.until(lambda told: told.heard.get("a0") is NOTHING, 1.0)
        may_end.set()


def test_a_port_that_somebody_else_has_is_not_to_be_had():
    with plugged(fake()) as (a,), table([A], [SerialLink(a.path)]) as seen:
        seen.until(lambda told: FAULT not in told.heard.values())
        with table([B], [SerialLink(a.path)]) as others:
            others.until(is_faulty("b0", "b1"))
        seen.until(lambda told: told.heard == {"a0": NOTHING, "a1": NOTHING})


def test_closing_twice_is_closing_and_leaves_no_thread():
    with plugged(fake()) as (a,):
        before = threading.active_count()
        hubs = Hubs([A, B], [SerialLink(a.path), PipeLink(program())], time.monotonic)
        assert threading.active_count() == before + 2
        hubs.close()
        hubs.close()
        hubs.ask(["a0"])
        assert threading.active_count() == before


@pytest.mark.parametrize("is_finder_broken", [False, True])
def test_lights_that_are_put_out_in_the_midst_of_a_pass_are_dark_when_all_is_closed(monkeypatch, is_finder_broken):
    stopped = Stopped(monkeypatch)
    with plugged(stopped.hub) as (a,), table([A], [SerialLink(a.path)]) as seen:
        lit(seen.hubs, stopped.hub)
        stopped.stop(seen.hubs)
        if is_finder_broken:
            seen.hubs._fail(ZeroDivisionError())
        seen.hubs.light({"a0": DARK, "a1": DARK})
        begun = time.monotonic()
        seen.hubs.close()
        assert time.monotonic() - begun < 5.0
        stopped.go_on()
        assert stopped.hub.lights == {0: DARK, 1: DARK}


def test_closing_does_not_wait_for_ever_for_the_lights_of_a_silent_hub(monkeypatch):
    hub = fake()
    with plugged(hub) as (a,), table([A], [SerialLink(a.path)]) as seen:
        lit(seen.hubs, hub)
        hub.answers = False
        seen.hubs.light({"a1": DARK})
        waits = []
        monkeypatch.setattr(seen.hubs._lock, "wait_for", lambda is_so, within: waits.append((is_so(), within)))
        seen.hubs.close()
        seen.hubs.close()
        assert waits == [(False, 0.3), (True, 0.3)]


def test_closing_waits_for_nobody_whose_lights_were_never_on(monkeypatch):
    greeted, waits, hub = threading.Event(), [], fake()
    hub.take = lambda *_: greeted.set() or []
    with plugged(hub) as (a,), table([A], [SerialLink(a.path)]) as seen:
        assert greeted.wait(10)
        seen.hubs.light({"a0": DARK, "a1": DARK})
        monkeypatch.setattr(seen.hubs._lock, "wait_for", lambda is_so, within: waits.append((is_so(), within)))
        seen.hubs.close()
        assert waits == [(True, 0.3)]


def test_closing_waits_for_no_lights_where_nobody_listens_any_more(monkeypatch):
    monkeypatch.setattr(reader, "LIT_WITHIN", 10.0)
    hub = fake()
    with plugged(hub) as (a,), table([A], [SerialLink(a.path)]) as seen:
        lit(seen.hubs, hub)
        hub.answers = False
        seen.hubs.light({"a1": DARK})
        wait_for, looked = seen.hubs._lock.wait_for, threading.Event()
        seen.hubs._wake = lambda: seen.hubs._failure and looked.wait(10)

        def wait(is_so, within):
            seen.hubs._conductor.tick = None  # it breaks while it is waited for
            seen.hubs._ring()
            return wait_for(lambda: is_so() or (seen.hubs._failure and looked.set()), within)

        monkeypatch.setattr(seen.hubs._lock, "wait_for", wait)
        begun = time.monotonic()
        seen.hubs.close()
        assert time.monotonic() - begun < 5.0
        assert seen.hubs._conductor.owes_lights


def test_whoever_is_interrupted_while_lights_are_waited_for_has_closed_all_the_same(monkeypatch):
    def interrupted(_is_so, _within):
        raise KeyboardInterrupt

    with plugged(fake()) as (a,):
        before, files = threading.active_count(), open_files()
        hubs = Hubs([A], [SerialLink(a.path)], time.monotonic)
        monkeypatch.setattr(hubs._lock, "wait_for", interrupted)
        with pytest.raises(KeyboardInterrupt):
            hubs.close()
        assert (threading.active_count(), open_files()) == (before, files)


@pytest.mark.parametrize("part", ["_conductor", "_finder"])
def test_our_own_mistake_is_raised_where_it_can_be_told(part):
    broken = SerialLink("one")
    with plugged(fake()) as (a,), table([A], [broken], lambda: 1 / 0 if part == "_finder" else usb(a)) as seen:
        if part == "_conductor":
            seen.hubs._conductor.received = None
        with pytest.raises(RuntimeError, match="the readers' own program broke"):
            seen.until(lambda _told: False)
        with pytest.raises(RuntimeError, match="the readers' own program broke"):
            seen.hubs.probe("a0", None, 5)


def test_every_hub_has_its_link():
    with pytest.raises(ValueError, match="2 hubs are planned and 1 linked"):
        Hubs([A, B], [SerialLink("one")], time.monotonic)
