"""A machine is looked at and changed through one small port, which leaves nothing half done."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from companion.machine.installer import here
from companion.machine.installer.boot import with_spi
from companion.machine.installer.here import Here
from companion.machine.installer.machine import DISPLAY_MANAGER, TEMPLATE, Machine, Ran, Seen, look, parts_here, program_here
from companion.machine.installer.wanted import CACHE, CONFIGURATION, PROGRAM, STATE, UNITS, File
from tests.machine.installer.machines import CONFIG, GROUPS, OFF, REFEREE, MadeUp

UNIT = UNITS["console"]


@pytest.fixture
def machine(tmp_path):
    return MadeUp(tmp_path)


def test_a_file_is_written_with_its_rights_and_no_other_is_left_beside_it(tmp_path):
    Here(tmp_path).write(File(Path("/usr/local/bin/facedown"), "één\n", 0o755))
    assert [path.name for path in (tmp_path / "usr/local/bin").iterdir()] == ["facedown"]
    assert (tmp_path / "usr/local/bin/facedown").read_bytes() == "één\n".encode()
    assert (tmp_path / "usr/local/bin/facedown").stat().st_mode & 0o777 == 0o755


def test_folders_that_are_made_can_be_entered_whatever_is_usual_here(tmp_path):
    before = os.umask(0o077)
    try:
        Here(tmp_path).write(File(Path("/etc/xdg/autostart/x"), ""))
    finally:
        os.umask(before)
    assert [stat.S_IMODE((tmp_path / one).stat().st_mode) for one in ("etc", "etc/xdg", "etc/xdg/autostart")] == [0o755] * 3


def test_a_file_of_somebody_else_s_comes_back_byte_for_byte_but_for_what_is_changed(tmp_path):
    here, path = Here(tmp_path), Path("/config.txt")
    (tmp_path / "config.txt").write_bytes(b"# caf\xe9\r\n#dtparam=spi=on\r\n")
    here.write(File(path, with_spi(here.seen(path).text)))
    assert (tmp_path / "config.txt").read_bytes() == b"# caf\xe9\r\ndtparam=spi=on\r\n"


def test_a_file_takes_the_place_of_a_link_and_not_of_what_it_leads_to(tmp_path):
    (tmp_path / "elsewhere").write_text("theirs")
    (tmp_path / "x").symlink_to(tmp_path / "elsewhere")
    Here(tmp_path).write(File(Path("/x"), "ours"))
    assert ((tmp_path / "x").is_symlink(), (tmp_path / "x").read_text(), (tmp_path / "elsewhere").read_text()) == (False, "ours", "theirs")


def test_a_file_that_cannot_be_written_whole_leaves_the_old_one(tmp_path, mocker):
    (tmp_path / "x").write_text("old")
    mocker.patch("os.fsync", side_effect=OSError(28, "No space left on device"))
    with pytest.raises(OSError, match="No space"):
        Here(tmp_path).write(File(Path("/x"), "new"))
    assert (tmp_path / "x").read_text() == "old"


def test_what_lies_at_a_path_is_seen_and_no_link_is_followed(tmp_path):
    (tmp_path / "file").write_bytes(b"caf\xe9")
    (tmp_path / "file").chmod(0o640)
    (tmp_path / "folder").mkdir(mode=0o750)
    (tmp_path / "link").symlink_to("/nowhere")
    os.mkfifo(tmp_path / "pipe", 0o600)
    seen = {name: Here(tmp_path).seen(Path(f"/{name}")) for name in ("file", "folder", "link", "pipe", "nothing")}
    assert {name: one and (one.kind, one.mode, one.text) for name, one in seen.items()} == {
        "file": ("file", 0o640, "caf\udce9"),
        "folder": ("folder", 0o750, ""),
        "link": ("link", 0o777, "/nowhere"),
        "pipe": ("other", 0o600, ""),
        "nothing": None,
    }
    assert seen["file"].owner == os.geteuid()
    assert Here(tmp_path).seen(Path("/file/below")) is None


def test_what_may_not_be_looked_at_is_unseen_and_counts_as_full(tmp_path, mocker):
    mocker.patch.object(Path, "lstat", side_effect=PermissionError)
    mocker.patch.object(Path, "iterdir", side_effect=PermissionError)
    assert (Here(tmp_path).seen(UNIT), Here(tmp_path).is_full(STATE)) == (Seen("unseen"), True)


def test_a_folder_is_full_when_anything_lies_in_it(tmp_path):
    (tmp_path / "full/x").mkdir(parents=True)
    assert [Here(tmp_path).is_full(Path(path)) for path in ("/full", "/full/x", "/nowhere")] == [True, False, False]


def test_files_and_whole_folders_are_removed(tmp_path):
    (tmp_path / "folder/x").mkdir(parents=True)
    (tmp_path / "file").write_text("")
    Here(tmp_path).remove(Path("/folder"))
    Here(tmp_path).remove(Path("/file"))
    assert list(tmp_path.iterdir()) == []


def test_a_command_is_run_and_what_it_says_is_kept(tmp_path):
    said = "import sys; print('out', flush=True); print('err', file=sys.stderr); sys.exit(3)"
    assert Here(tmp_path).run((sys.executable, "-c", said)) == Ran(3, "out\nerr\n")
    assert Here(tmp_path).run(("no-such-command",)) == Ran(127, "no-such-command")


def test_a_command_that_takes_too_long_is_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(here, "DEADLINE", 0.05)
    assert Here(tmp_path).run(("sleep", "60")) == Ran(124, "0.05 s")


def test_commands_of_root_are_found_on_anybodys_path(tmp_path, monkeypatch):
    (tmp_path / "udevadm").write_text("")
    (tmp_path / "udevadm").chmod(0o755)
    monkeypatch.setattr(here, "TOOLS", (str(tmp_path),))
    monkeypatch.setenv("PATH", "/nowhere")
    assert (Here().has("udevadm"), Here().has("no-such-command")) == (True, False)


def test_a_fresh_machine_is_looked_at(machine):
    machine.put("/proc/device-tree/model", "Raspberry Pi 4 Model B Rev 1.4\0")
    machine.put(str(CONFIG), OFF)
    (machine.root / str(CONFIG)[1:]).chmod(0o755)
    found = look(machine, PROGRAM, (PROGRAM,), {"SUDO_USER": "pi"})
    assert {path: (seen.kind, seen.mode, seen.owner, seen.text) for path, seen in found.there.items()} == {CONFIG: ("file", 0o755, 0, OFF)}
    assert found == Machine(parts=(PROGRAM,), groups=GROUPS, person="pi", there=found.there, boot=CONFIG)


def test_a_machine_with_everything_is_looked_at(machine):
    machine.put("/boot/config.txt", "")
    machine.put(str(UNIT), "[Unit]\n")
    machine.put(str(TEMPLATE), "")
    machine.put("/etc/group", "spi:x:1:pi,facedown\nbroken\n")
    machine.put("/etc/passwd", f"facedown:x:{REFEREE}:1::/:/bin/sh\n")
    (machine.root / "etc/systemd/system/default.target").symlink_to("/lib/systemd/system/graphical.target")
    (machine.root / str(DISPLAY_MANAGER)[1:]).symlink_to("/lib/systemd/system/lightdm.service")
    found = look(machine, PROGRAM, (PROGRAM,), {"SUDO_USER": "root"})
    assert (found.has_display, found.has_desktop, found.user, found.person, found.boot, found.is_pi, found.full, found.groups) == (
        *(True, True, REFEREE, None, Path("/boot/config.txt"), False, frozenset({CONFIGURATION})),
        {"spi": frozenset({"pi", "facedown"})},
    )
    assert (found.there[UNIT].text, CACHE in found.there) == ("[Unit]\n", False)


@pytest.mark.parametrize(
    ("target", "has_login", "is_desktop"),
    [("graphical", True, True), ("graphical", False, False), ("multi-user", True, False), (None, True, True)],
)
def test_a_desktop_is_one_that_starts_and_that_somebody_shows_a_login_of(machine, target, has_login, is_desktop):
    (machine.root / "usr/lib/systemd/system/default.target").symlink_to("graphical.target")
    if target:
        (machine.root / "etc/systemd/system/default.target").symlink_to(f"/lib/systemd/system/{target}.target")
    if has_login:
        machine.put(str(DISPLAY_MANAGER), "")
    assert look(machine, PROGRAM, (), {}).has_desktop == is_desktop


def test_a_machine_that_systemd_does_not_run_is_asked_nothing(tmp_path, mocker):
    lacking = MadeUp(tmp_path, "systemctl", "udevadm")
    asked = mocker.spy(lacking, "run")
    assert look(lacking, PROGRAM, (), {}).lacks == ("systemctl", "udevadm")
    assert asked.call_count == 0


@pytest.mark.parametrize(("began", "is_outdated"), [("@0", True), ("@99999999999", False), ("", False), ("Thu 2026", False)])
def test_what_runs_is_outdated_when_the_program_is_younger(machine, mocker, began, is_outdated):
    mocker.patch.object(machine, "run", side_effect=lambda argv: Ran(0, began if "show" in argv else "active"))
    assert look(machine, PROGRAM, (), {}).is_outdated == is_outdated


def test_folders_that_others_may_not_enter_are_named(machine):
    (machine.root / "opt").chmod(0o750)
    found = look(machine, PROGRAM, (PROGRAM, Path("/nowhere/else/python")), {})
    assert found.out_of_reach == (Path("/opt"), Path("/nowhere"), Path("/nowhere/else"))


def test_the_program_here_is_the_one_of_this_python():
    assert (program_here().name, program_here().parent.name) == ("facedown", "bin")
    assert {program_here().name, "__init__.py"} <= {part.name for part in parts_here()}
    assert all(part == Path(os.path.realpath(part.parent)) / part.name for part in parts_here())
