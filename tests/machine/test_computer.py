"""The port to the computer: the real one below a folder that stands in for its root, and the simulated one in the same tests."""

from __future__ import annotations

import os
import stat
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

import pytest

from companion.machine import this_computer
from companion.machine.computer import PathState, Ran
from companion.machine.installer.survey import with_spi
from companion.machine.this_computer import ThisComputer
from tests.machine.simulated import MadeUp

NOT_THERE = Ran(None, err="No such file or directory", is_missing=True)


@pytest.fixture(params=["real", "simulated"])
def either(request, tmp_path):
    return ThisComputer(tmp_path / "root") if request.param == "real" else MadeUp()


def test_a_written_file_is_seen_read_and_listed(either):
    either.write(Path("/etc/facedown/x"), "één\n", 0o640)
    found = either.seen("/etc/facedown/x")
    assert (found.kind, found.mode, found.text, either.text("/etc/facedown/x")) == ("file", 0o640, "één\n", "één\n")
    assert (either.names("/etc"), either.names("/etc/facedown")) == (("facedown",), ("x",))
    folder = either.seen("/etc/facedown")
    assert (folder.kind, folder.mode, folder.is_full) == ("folder", 0o755, True)


def test_what_is_removed_is_gone_with_all_that_is_in_it(either):
    for path in ("/var/a/b", "/var/a/c", "/var/d"):
        either.write(Path(path), "", 0o644)
    either.remove(Path("/var/a"))
    assert (either.seen("/var/a"), either.seen("/var/a/b"), either.names("/var")) == (None, None, ("d",))


def test_of_what_is_missing_nothing_is_told(either):
    assert (either.seen("/a"), either.text("/a"), either.names("/a"), either.node("/a"), either.which("no-such-command")) == (
        *(None, None, (), None, None),
    )
    assert either.run("no-such-command", "x") == NOT_THERE


def test_nothing_is_notified_where_no_service_manager_listens(either, monkeypatch):
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    assert either.notify("READY=1") is True


def test_a_file_is_written_with_its_rights_and_no_other_is_left_beside_it(tmp_path):
    ThisComputer(tmp_path).write(Path("/usr/local/bin/facedown"), "één\n", 0o755)
    assert [path.name for path in (tmp_path / "usr/local/bin").iterdir()] == ["facedown"]
    assert (tmp_path / "usr/local/bin/facedown").read_bytes() == "één\n".encode()
    assert (tmp_path / "usr/local/bin/facedown").stat().st_mode & 0o777 == 0o755


def test_folders_that_are_made_can_be_entered_whatever_is_usual_here(tmp_path):
    before = os.umask(0o077)
    try:
        ThisComputer(tmp_path).write(Path("/etc/xdg/autostart/x"), "", 0o644)
    finally:
        os.umask(before)
    assert [stat.S_IMODE((tmp_path / one).stat().st_mode) for one in ("etc", "etc/xdg", "etc/xdg/autostart")] == [0o755] * 3


def test_a_file_of_somebody_else_s_comes_back_byte_for_byte_but_for_what_is_changed(tmp_path):
    here, path = ThisComputer(tmp_path), Path("/config.txt")
    (tmp_path / "config.txt").write_bytes(b"# caf\xe9\r\n#dtparam=spi=on\r\n")
    here.write(path, with_spi(here.seen(path).text), 0o644)
    assert (tmp_path / "config.txt").read_bytes() == b"# caf\xe9\r\ndtparam=spi=on\r\n"


def test_a_file_takes_the_place_of_a_link_and_not_of_what_it_leads_to(tmp_path):
    (tmp_path / "elsewhere").write_text("theirs")
    (tmp_path / "x").symlink_to(tmp_path / "elsewhere")
    ThisComputer(tmp_path).write(Path("/x"), "ours", 0o644)
    assert ((tmp_path / "x").is_symlink(), (tmp_path / "x").read_text(), (tmp_path / "elsewhere").read_text()) == (False, "ours", "theirs")


def test_a_file_that_cannot_be_written_whole_leaves_the_old_one(tmp_path, mocker):
    (tmp_path / "x").write_text("old")
    mocker.patch("os.fsync", side_effect=OSError(28, "No space left on device"))
    with pytest.raises(OSError, match="No space"):
        ThisComputer(tmp_path).write(Path("/x"), "new", 0o644)
    assert (tmp_path / "x").read_text() == "old"


def test_what_lies_at_a_path_is_seen_and_no_link_is_followed(tmp_path):
    (tmp_path / "file").write_bytes(b"caf\xe9")
    (tmp_path / "file").chmod(0o640)
    (tmp_path / "folder").mkdir(mode=0o750)
    (tmp_path / "link").symlink_to("/nowhere")
    os.mkfifo(tmp_path / "pipe", 0o600)
    seen = {name: ThisComputer(tmp_path).seen(Path(f"/{name}")) for name in ("file", "folder", "link", "pipe", "nothing")}
    assert {name: one and (one.kind, one.mode, one.text) for name, one in seen.items()} == {
        "file": ("file", 0o640, "caf\udce9"),
        "folder": ("folder", 0o750, ""),
        "link": ("link", 0o777, "/nowhere"),
        "pipe": ("other", 0o600, ""),
        "nothing": None,
    }
    assert seen["file"].owner == os.geteuid()
    assert ThisComputer(tmp_path).seen(Path("/file/below")) is None


def test_what_may_not_be_looked_at_is_unseen_and_counts_as_full(tmp_path, mocker):
    mocker.patch.object(Path, "lstat", side_effect=PermissionError)
    assert ThisComputer(tmp_path).seen("/x") == PathState("unseen", is_full=True)


def test_a_folder_is_full_when_anything_lies_in_it(tmp_path):
    (tmp_path / "full/x").mkdir(parents=True)
    assert [ThisComputer(tmp_path).seen(path).is_full for path in ("/full", "/full/x")] == [True, False]


def test_files_and_whole_folders_are_removed(tmp_path):
    (tmp_path / "folder/x").mkdir(parents=True)
    (tmp_path / "file").write_text("")
    ThisComputer(tmp_path).remove(Path("/folder"))
    ThisComputer(tmp_path).remove(Path("/file"))
    assert list(tmp_path.iterdir()) == []


def test_a_command_is_run_and_what_it_says_is_kept(tmp_path):
    said = "import sys; print('out', flush=True); print('err', file=sys.stderr); sys.exit(3)"
    assert ThisComputer(tmp_path).run(sys.executable, "-c", said) == Ran(3, "out\n", "err\n")


def test_commands_of_root_are_found_on_anybodys_path(tmp_path, monkeypatch):
    (tmp_path / "udevadm").write_text("")
    (tmp_path / "udevadm").chmod(0o755)
    monkeypatch.setattr(this_computer, "TOOLS", (str(tmp_path),))
    monkeypatch.setenv("PATH", "/nowhere")
    assert ThisComputer().which("udevadm") == str(tmp_path / "udevadm")


@pytest.fixture
def here(tmp_path):
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "name").write_bytes(b"a\xff")
    return ThisComputer(tmp_path, os.environ)


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
    assert here.space(tmp_path / "not" / "yet").whole == here.space(tmp_path).whole > 0


def test_commands_are_run_in_plain_english_and_without_input(tmp_path):
    machine = ThisComputer(env={"PATH": os.environ["PATH"], "LANG": "ru_RU.UTF-8"})
    assert machine.run("sh", "-c", "cat; printf %s $LC_ALL; echo oh >&2; exit 3") == Ran(3, "C.UTF-8", "oh\n")
    assert machine.run("there-is-no-such-command") == NOT_THERE


def test_a_command_that_hangs_is_ended_with_what_it_has_started(tmp_path):
    mark = tmp_path / "pid"
    ran = ThisComputer().run("sh", "-c", f"sleep 60 & echo $! > {mark}; wait", seconds=0.2)
    assert ran == Ran(None, is_late=True)
    assert is_over(int(mark.read_text()))


def test_what_a_command_has_started_is_ended_with_it_also_where_it_has_ended_before(tmp_path):
    mark = tmp_path / "pid"
    ran = ThisComputer().run("sh", "-c", f"sleep 60 & echo $! > {mark}", seconds=0.2)
    assert ran == Ran(None, is_late=True)
    assert is_over(int(mark.read_text()))


def test_closed_it_leaves_nothing_behind_that_still_runs(tmp_path):
    started, machine = tmp_path / "pid", ThisComputer()
    os.mkfifo(started)
    command = ("sh", "-c", f"sleep 60 & echo $! > {started}; wait")
    late = Thread(target=machine.run, args=command, kwargs={"seconds": 600}, daemon=True)
    late.start()
    child = int(started.read_text())
    machine.close()
    late.join(5)
    assert (late.is_alive(), is_over(child)) == (False, True)


def test_closed_it_starts_nothing_more(tmp_path):
    machine = ThisComputer()
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
    machine = ThisComputer()
    assert machine.python.version == sys.version_info[:3]
    assert "pytest" in {one.name for one in machine.installed()}
    assert machine.sqlite >= (3, 7, 0)
    assert machine.built <= machine.now() <= datetime.now(UTC)
    assert machine.which("sh") is not None
