"""This machine, and a folder that stands in for its root."""

from __future__ import annotations

import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

import pytest

from companion.machine.doctor.here import Here
from companion.machine.doctor.machine import Ran


@pytest.fixture
def here(tmp_path):
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "name").write_bytes(b"a\xff")
    return Here(tmp_path, os.environ)


def test_files_are_those_under_its_root(here, tmp_path):
    assert here.text("/etc/name") == "a\ufffd"
    assert here.names("/etc") == ("name",)
    assert (here.text("/etc/nothing"), here.text("/etc"), here.text("/\0"), here.names("/etc/name")) == (None, None, None, ())


def test_a_pipe_is_not_waited_for(here, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert here.text("/pipe") is None


def test_a_device_is_told_with_its_rights(here, tmp_path):
    (tmp_path / "etc" / "name").chmod(0o640)
    node = here.node("/etc/name")
    assert (node.owner, node.mode, node.is_open) == (here.person.name, 0o640, True)
    assert here.node("/dev/nothing") is None


def test_room_is_that_of_the_nearest_folder_that_is_there(here, tmp_path):
    assert here.room(tmp_path / "not" / "yet").whole == here.room(tmp_path).whole > 0


def test_commands_are_run_in_plain_english_and_without_input(tmp_path):
    machine = Here(env={"PATH": os.environ["PATH"], "LANG": "ru_RU.UTF-8"})
    assert machine.run("sh", "-c", "cat; printf %s $LC_ALL; echo oh >&2; exit 3") == Ran(3, "C.UTF-8", "oh\n")
    assert machine.run("there-is-no-such-command") == Ran(None)


def test_a_command_that_hangs_is_ended_with_what_it_has_started(tmp_path):
    mark = tmp_path / "pid"
    ran = Here().run("sh", "-c", f"sleep 60 & echo $! > {mark}; wait", seconds=0.2)
    assert ran == Ran(None, is_late=True)
    assert is_over(int(mark.read_text()))


def test_what_a_command_has_started_is_ended_with_it_also_where_it_has_ended_before(tmp_path):
    mark = tmp_path / "pid"
    ran = Here().run("sh", "-c", f"sleep 60 & echo $! > {mark}", seconds=0.2)
    assert ran == Ran(None, is_late=True)
    assert is_over(int(mark.read_text()))


def test_closed_it_leaves_nothing_behind_that_still_runs(tmp_path):
    started, machine = tmp_path / "pid", Here()
    os.mkfifo(started)
    command = ("sh", "-c", f"sleep 60 & echo $! > {started}; wait")
    late = Thread(target=machine.run, args=command, kwargs={"seconds": 600}, daemon=True)
    late.start()
    child = int(started.read_text())
    machine.close()
    late.join(5)
    assert (late.is_alive(), is_over(child)) == (False, True)


def test_closed_it_starts_nothing_more(tmp_path):
    machine = Here()
    machine.close()
    assert machine.run("touch", str(tmp_path / "mark")) == Ran(None)
    assert list(tmp_path.iterdir()) == []


def is_over(child):
    """Killed is not yet gone; what nobody has asked after stays as a name."""
    until = time.monotonic() + 5
    while time.monotonic() < until:
        try:
            if Path(f"/proc/{child}/stat").read_text().rpartition(") ")[2].startswith("Z"):
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
    return False


def test_what_python_runs_here_is_told():
    machine = Here()
    assert machine.python.version == sys.version_info[:3]
    assert "pytest" in {one.name for one in machine.installed()}
    assert machine.sqlite >= (3, 7, 0)
    assert machine.built <= machine.now() <= datetime.now(UTC)
    assert machine.which("sh") is not None
