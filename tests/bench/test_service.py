"""The bench of the service measures what it says: a service's beats, memory and end, seen from outside."""

from __future__ import annotations

import json
import re
import sys

import pytest

from companion.app.loop import Loop
from companion.system.shipped import path
from tests.bench import overseer, service
from tests.bench.__main__ import main
from tests.bench.overseer import Look, Told, overseen
from tests.bench.service import of_looks
from tests.voice.sounding import WHY_SILENT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what /proc tells is looked at")
# A service that behaves as it is told to by its arguments, as far as this is measured.
STAND_IN = """
import os, signal, socket, sys, time
how = sys.argv[1]
to = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
tell = lambda text: to.sendto(text.encode(), os.environ["NOTIFY_SOCKET"])
def end(*_):
    if how != "mute":
        tell("STOPPING=1")
    if how == "slow":
        time.sleep(0.3)
    os._exit(3 if how == "ill" else 0)
signal.signal(signal.SIGTERM, end)
if how == "dead":
    sys.exit(1)
print("<6>match 1 is over", file=sys.stderr)
if how == "ill":
    print("<3>a fault of our own", file=sys.stderr)
# Beats at once as well: however seldom it is given its turn, it was alive.
tell("READY=1\\nSTATUS=one" + "\\nWATCHDOG=1\\nSTATUS=two" * (0 if how == "late" else 3))
while True:
    if how != "late":
        tell("WATCHDOG=1\\nSTATUS=two")
    time.sleep(0.02)
"""


@pytest.fixture
def measured(monkeypatch, capsys):
    """What the benchmark says of a stand-in, and the limits that it missed."""
    wide = {"EVERY": 0.02, "LEAST_LOOKS": 1000, "SHARE_OF_WARM_UP": 0.0, "MOST_AT_FIRST": 1000.0, "ENDS_WITHIN": 60.0}
    for name, value in {**wide, "_yardstick": lambda: ()}.items():
        monkeypatch.setattr(service, name, value)

    def measure(how):
        monkeypatch.setattr(service, "COMMAND", ("-c", STAND_IN, how))
        code = main(["service", "--minutes", "0.01", "--json"])
        told = capsys.readouterr()
        found = json.loads(told.out)
        assert code == (1 if found["missed"] else 0)
        return {**found, "told": told.err}

    return measure


def test_a_service_that_goes_on_as_it_began_misses_nothing(measured):
    found = measured("well")
    assert found["missed"] == []
    assert (found["matches_played"], found["exit_code"], found["stopping_told"]) == (1, 0, 1)
    assert found["beats"] > 2
    assert found["largest_gap_s"] >= 0.02
    assert found["minutes"] >= 0.01


def test_a_service_that_is_slow_to_end_is_noticed(monkeypatch, measured):
    monkeypatch.setattr(service, "ENDS_WITHIN", 0.2)
    assert measured("slow")["missed"] == ["end_s"]


def test_a_service_without_beats_is_aborted_and_what_it_logged_is_told(monkeypatch, measured):
    monkeypatch.setattr(service, "INTERVAL", 0.2)
    found = measured("late")
    assert {"minutes", "largest_gap_s", "exit_code"} <= set(found["missed"])
    assert found["exit_code"] == -6
    assert re.fullmatch(r"<6>match 1 is over\n\nIt stood still, in the state '[RS] \((running|sleeping)\)'.\n", found["told"])


@pytest.mark.parametrize(
    ("how", "missed"),
    [
        ("ill", {"warnings_and_faults", "exit_code"}),
        ("mute", {"stopping_told"}),
    ],
)
def test_each_limit_that_is_missed_is_named(measured, how, missed):
    assert set(measured(how)["missed"]) == missed


def test_a_service_that_does_not_start_misses_almost_all(measured):
    missed = set(measured("dead")["missed"])
    assert missed == {"ready_s", "minutes", "largest_gap_s", "looks", "status_lines", "stopping_told", "exit_code"}


def looks(*memory):
    return [Look(float(at), one, 9, 5) for at, one in enumerate(memory)]


def test_the_end_is_put_beside_the_end_of_the_warm_up_and_what_came_and_went_is_left_out(monkeypatch):
    monkeypatch.setattr(service, "EVERY", 1.0)
    memory = [50.0] * 60 + [100.0] * 10 + [900.0] + [104.0] * 29
    found = {row.name: (row.value, row.is_kept) for row in of_looks(looks(*memory), 100.0)}
    assert {name: found[name] for name in ("memory_warm_mb", "memory_end_mb", "memory_most_mb")} == {
        "memory_warm_mb": (100.0, True),
        "memory_end_mb": (104.0, True),
        "memory_most_mb": (900.0, True),
    }
    value, is_kept = found["memory_growth_percent"]
    assert (round(value, 6), is_kept) == (4.0, True)


def test_in_a_long_run_less_may_be_added_than_while_what_is_drawn_is_still_being_kept(monkeypatch):
    growths = {}
    for seconds in (599, 600):
        seen = [Look(float(at), 100.0 if at < seconds * 0.7 else 107.0, 9, 5) for at in range(seconds)]
        growths[seconds] = [row.name for row in of_looks(seen, float(seconds)) if not row.is_kept]
    assert growths == {599: [], 600: ["memory_growth_percent"]}


@pytest.mark.parametrize(
    ("grows", "missed"),
    [
        (lambda at: (100 + at, 9, 5), ["memory_growth_percent"]),
        (lambda at: (100, 9 + at // 30, 5), ["descriptors_end"]),
        (lambda at: (100, 9, 5 + at // 30), ["threads_end"]),
        (lambda at: (100, 9 + 5 * (at % 3 == 0), 5 + at % 2), []),
    ],
)
def test_what_grows_is_a_miss_and_what_comes_and_goes_is_none(monkeypatch, grows, missed):
    monkeypatch.setattr(service, "EVERY", 1.0)
    seen = [Look(float(at), *grows(at)) for at in range(100)]
    assert [row.name for row in of_looks(seen, 100.0) if not row.is_kept] == missed


def test_too_few_looks_are_no_proof():
    [_, row] = of_looks(looks(100.0), 100.0)
    assert (row.name, row.value, row.is_kept) == ("looks", 1, False)


def test_a_gap_begins_with_being_ready_and_the_last_one_has_no_end():
    told = Told()
    told.take("STATUS=a=b\nREADY=1", 1.0)
    for at in (2.0, 2.5):
        told.take("WATCHDOG=1", at)
    assert (told.status, told.ready, told.beats) == (["a=b"], [1.0], [2.0, 2.5])
    assert (told.largest_gap(3.0), told.largest_gap(9.0)) == (1.0, 6.5)


HANGS = """
import os, socket, sys, threading, time
to = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
tell = lambda text: to.sendto(text, os.environ["NOTIFY_SOCKET"])
tell(b"READY=1\\nWATCHDOG=1")
def tick():
    while True:
        with open(sys.argv[1] + "/ticks", "a") as file:
            file.write(f"{time.monotonic()}\\n")
        if IS_FED:
            tell(b"WATCHDOG=1")
        time.sleep(0.02)
with open(sys.argv[1] + "/hangs", "w") as file:
    file.write(str(time.monotonic()))
threading.Thread(target=tick, daemon=True).start()
while True:
    time.sleep(1.0)
"""


@pytest.fixture
def hung(monkeypatch, capsys):
    """What the benchmark says of a service that is to hang."""
    monkeypatch.setattr(service, "SHORT", 0.3)

    def measure(program):
        monkeypatch.setattr(service, "HANGING", program)
        code = main(["service", "--hang", "--json"])
        found = json.loads(capsys.readouterr().out)
        assert code == (1 if found["missed"] else 0)
        return found

    return measure


def test_a_main_loop_that_stands_still_is_noticed_though_other_threads_go_on(hung):
    found = hung(HANGS.replace("IS_FED", "False"))
    assert (found["missed"], found["exit_code"], found["beats"], found["beats_while_it_hangs"]) == ([], -6, 1, 0)
    assert found["watchdog_fires_after_s"] > 0  # from the last beat on it waits, and that may be long before it hangs
    assert found["other_thread_went_on"] >= 5


def test_a_watchdog_that_another_thread_feeds_is_a_miss(hung):
    found = hung(HANGS.replace("IS_FED", "True"))
    assert found["missed"] == ["beats_while_it_hangs", "watchdog_fires_after_s"]


def test_what_is_planted_takes_the_place_of_each_turn_of_the_loop():
    assert "Loop.turn = hang" in service.HANGING
    assert callable(Loop.turn)
    compile(service.HANGING, "planted", "exec")


def test_a_service_that_goes_on_though_it_was_to_hang_is_a_miss(monkeypatch, hung):
    monkeypatch.setattr(service, "HANGS_WITHIN", 0.3)
    missed = {"beats_while_it_hangs", "watchdog_fires_after_s", "other_thread_went_on"}
    assert missed <= set(hung(STAND_IN)["missed"])


def test_a_service_that_asks_for_more_time_to_start_is_waited_for(monkeypatch, tmp_path):
    monkeypatch.setattr(overseer, "LONGEST_START", 0.0)
    asks = 'import os, socket, time; to = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM); to.connect(os.environ["NOTIFY_SOCKET"])'
    asks += '; to.send(b"EXTEND_TIMEOUT_USEC=60000000"); time.sleep(0.1); to.send(b"READY=1"); time.sleep(60)'
    with overseen(tmp_path, ("-c", asks), 6.0) as one:
        one.listen_until(lambda: one.told.extended > 0, 60.0)
        assert one.listen_until_ready()


@pytest.mark.exam
def test_the_command_itself_lives_and_ends_in_order(tmp_path):
    with overseen(tmp_path, (*service.COMMAND, *service.PLAY), 6.0) as one:
        assert one.listen_until_ready()
        look = one.look()
        _, code = one.end(service.signal.SIGTERM)  # how soon is for the benchmark to say, on a machine that does nothing else
    assert (code, len(one.told.stopping)) == (0, 1)
    assert look is not None
    assert look.memory > 10
    log = (tmp_path / "log").read_text().splitlines()
    said = ["starting", *(["no sound", "facedown"] if WHY_SILENT else []), "ready", "match 1 begins", "stopping"]
    assert [line.split(":")[0].removeprefix("<6>") for line in log] == said
    assert (tmp_path / "state" / "facedown").is_dir()


def test_beats_are_asked_for_and_waited_for_as_the_shipped_unit_does():
    unit = (path("systemd") / "facedown.service").read_text().splitlines()
    waits = (service.INTERVAL, overseer.LONGEST_START, service.KILLED_AFTER)
    assert {f"{key}={value:g}" for key, value in zip(("WatchdogSec", "TimeoutStartSec", "TimeoutStopSec"), waits, strict=True)} <= set(unit)


def test_where_proc_tells_nothing_it_is_not_measured(monkeypatch, tmp_path):
    monkeypatch.setattr(service, "Path", lambda _: tmp_path / "none-such")
    with pytest.raises(SystemExit, match="a process is looked at by what /proc tells of it; measure it on Linux"):
        main(["service"])


def test_what_was_missed_is_told_with_its_limit(monkeypatch, capsys):
    rows = [service.Row("beats", 12), service.Row("end_s", 11.5, "at most 10", is_kept=False), service.Row("ready_s", None)]
    monkeypatch.setattr(service, "_hung", lambda *_: rows)
    assert main(["service", "--hang"]) == 1
    told = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert told == [["beats", "12"], ["end_s", "11.500"], ["ready_s", "-"], ["end_s_limit", "at most 10"], ["missed", "['end_s']"]]
