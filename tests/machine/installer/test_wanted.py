"""What an installed referee consists of: nothing that is shipped is forgotten, and the program that runs is the one that is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.machine.installer import wanted
from companion.machine.installer.wanted import COMMAND, File, files
from companion.system import shipped

PROGRAM = Path("/srv/referee/bin/facedown")


@pytest.mark.parametrize(
    ("way", "places"),
    [
        (
            "console",
            [
                "/etc/sysusers.d/facedown-parts.conf",
                "/etc/sysusers.d/facedown.conf",
                "/etc/tmpfiles.d/facedown.conf",
                "/etc/udev/rules.d/70-facedown.rules",
                "/etc/udev/rules.d/71-facedown-screen.rules",
                "/etc/polkit-1/rules.d/50-facedown.rules",
                "/etc/systemd/system/facedown-prompt.service",
                "/etc/systemd/system/facedown.service",
                "/usr/local/bin/facedown",
            ],
        ),
        (
            "desktop",
            [
                "/etc/sysusers.d/facedown-parts.conf",
                "/etc/udev/rules.d/70-facedown.rules",
                "/etc/systemd/user/facedown.service",
                "/etc/xdg/autostart/facedown.desktop",
                "/usr/local/bin/facedown",
            ],
        ),
    ],
)
def test_each_way_has_its_files_and_only_the_command_can_be_run(way, places):
    made = files(PROGRAM, way)
    assert [(str(file.path), file.mode) for file in made] == [(place, 0o755 if place == str(COMMAND) else 0o644) for place in places]


@pytest.mark.parametrize("way", wanted.WAYS)
def test_every_file_names_the_program_that_runs(way):
    made = {file.path: file.text for file in files(PROGRAM, way)}
    assert f"ExecStart={PROGRAM} play --resume\n" in made[wanted.UNITS[way]]
    assert f"program={PROGRAM}\n" in made[COMMAND]
    assert not [text for text in made.values() if str(wanted.PROGRAM) in text]


def test_whatever_is_shipped_is_installed_and_the_page_beside_it_tells_of_it():
    folder = shipped.path("systemd")
    there = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    installed = {name for way in wanted.WAYS for name, _ in wanted.SHIPPED[way]}
    assert there == {"README.md", *installed}
    page = (folder / "README.md").read_text(encoding="utf-8")
    missing = [name for name in installed if f"`{name}`" not in page and f"`{Path(name).parent}/*.conf`" not in page]
    assert missing == []


@pytest.mark.parametrize("way", wanted.WAYS)
def test_the_command_says_in_each_language_that_the_referee_stops(way):
    text = files(PROGRAM, way)[-1].text if way == "desktop" else next(file.text for file in files(PROGRAM, way) if file.path == COMMAND)
    assert "@" not in text.replace('"$@"', "")
    for sentence in ("'The referee stops while", "'Пока эта команда", "’arbitre s’arrête tant"):
        assert sentence in text


def test_the_command_of_either_way_is_known_as_ours_and_no_other():
    for way in wanted.WAYS:
        [command] = [file for file in files(PROGRAM, way) if file.path == COMMAND]
        assert wanted.is_ours(COMMAND, command.text)
    assert not wanted.is_ours(COMMAND, "#!/opt/x/bin/python\nfrom companion.cli.main import main\n")
    assert wanted.is_ours(wanted.POLKIT, "whatever")


def test_every_path_that_any_way_writes_is_known():
    assert set(wanted.paths()) == {file.path for way in wanted.WAYS for file in files(PROGRAM, way)}


def test_a_file_is_plain_where_nothing_else_is_said():
    assert File(Path("/etc/x"), "").mode == 0o644
