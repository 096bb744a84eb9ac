"""Nobody else on this machine reads what the program keeps, whatever the umask is: it tells which cards lie face down (H1).

Rules of this file: what came to be is found by walking the folders, so whoever writes another file is examined as well.
"""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.system.safe_files import narrow_all
from tests.cli import running

CHECKOUT = Path(__file__).resolve().parents[2]
LINES = [{"setup": {"players": ["Anna", "Boris"]}}, {"place": "D4", "card": "big-ben"}, {"wait": 3}, {"press": "pause"}]
TAGS = '{"uid": "04e12345", "deck": "landmarks", "card": "eiffel-tower"}\n'
HOMES = {"XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache"}
LONGEST = 120.0


@pytest.fixture
def given(tmp_path):
    """Files that commands are given."""
    folder = tmp_path / "given"
    folder.mkdir()
    (folder / "tags.jsonl").write_text(TAGS)
    (folder / "lines.jsonl").write_text("".join(json.dumps(line) + "\n" for line in LINES))
    return folder


def evening(home, given):
    """Commands that keep something or write it where they are told to."""
    out = home / "named"
    out.mkdir(mode=0o777)
    for words in (
        ("tags", "import", str(given / "tags.jsonl")),
        ("tags", "export", str(out / "tags.jsonl")),
        ("tags", "export", str(out / "tags.csv")),
        ("--log", str(out / "log"), "referee", "--journal", str(out / "own.sqlite")),
        ("referee", "--journal", str(home / "state/facedown/journal.sqlite"), "--record-raw"),
        ("play", "--text", "--speed", "0", "--record", str(out / "typed.jsonl"), "--seed", "1"),
        ("demo", "--headless", "--speed", "0", "--seed", "1", "--record", str(out / "recorded.jsonl")),
        ("demo", "--seed", "1", "--screenshot", str(out / "seen.png"), "--after", "1", "--speech-log", str(out / "speech")),
        ("history",),
        ("backup", str(out / "table.zip")),
        ("restore", str(out / "table.zip")),
        ("doctor", "journal", "--bundle", str(out / "doctor.zip")),
    ):
        ran = facedown(words, home, given)
        assert ran.returncode in (0, 1), (words, ran.stderr)


def facedown(words, home, given):
    env = {
        **os.environ,
        **{name: str(home / folder) for name, folder in HOMES.items()},
        "PYTHONPATH": str(CHECKOUT),
        "TMPDIR": str(home / "tmp"),
    }
    (home / "tmp").mkdir(exist_ok=True)
    with (given / "lines.jsonl").open("rb") as source:
        command = [sys.executable, "-m", "companion", *words]
        return subprocess.run(command, stdin=source, capture_output=True, env=env, cwd=home, timeout=LONGEST, check=False)


def too_open(home):
    """All that came to be, but the folders that the test itself has made."""
    found = [path for path in home.rglob("*") if path not in (home / "named", home / "tmp")]
    return [f"{stat.S_IMODE(path.lstat().st_mode):o} {path.relative_to(home)}" for path in found if path.lstat().st_mode & 0o077]


@pytest.mark.exam
@pytest.mark.parametrize("umask", [0o000, 0o022], ids=oct)
def test_all_that_an_evening_leaves_is_for_its_own_user_alone(tmp_path, given, umask):
    home = tmp_path / "home"
    home.mkdir()
    before = os.umask(umask)
    try:
        evening(home, given)
    finally:
        os.umask(before)
    assert too_open(home) == []
    names = {path.name for path in (home / "named").iterdir()}
    assert names >= {"tags.jsonl", "tags.csv", "log", "own.sqlite", "typed.jsonl", "recorded.jsonl", "seen.png", "table.zip", "doctor.zip"}
    assert {path.name for path in (home / "state/facedown").iterdir()} >= {"journal.sqlite", "tags.jsonl"}


def test_a_file_of_a_match_under_way_is_as_private_as_the_logs_beside_it(tmp_path):
    from tests.record.stores import append, begun, disk, entries_of_every_kind, registered

    before = os.umask(0)
    try:
        store = disk(tmp_path / "matches" / "own.sqlite", keeps_raw=True)
        append(store.begin(begun(), registered()), entries_of_every_kind())
        store.settle()
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "matches").iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert found == dict.fromkeys(("own.sqlite", "own.sqlite-wal", "own.sqlite-shm", "own.sqlite.lock"), 0o600)
    assert stat.S_IMODE((tmp_path / "matches").stat().st_mode) == 0o700


def test_what_an_earlier_version_left_open_is_closed_when_it_is_found(tmp_path, monkeypatch, capsys):
    for variable, folder in HOMES.items():
        monkeypatch.setenv(variable, str(tmp_path / folder))
    state, speech = tmp_path / "state" / "facedown", tmp_path / "cache" / "facedown" / "speech"
    for folder in (state, speech, state / "calibrations"):
        folder.mkdir(parents=True)
        folder.chmod(0o777)
    (tmp_path / "elsewhere").write_text(TAGS)
    (tmp_path / "elsewhere").chmod(0o644)
    (state / "tags.jsonl").symlink_to(tmp_path / "elsewhere")
    for file in (state / "screen.json", state / "calibrations" / "3x3.json", speech / "clip.wav"):
        file.touch()
        file.chmod(0o666)
    assert main(["doctor", "privacy"]) == 0
    assert "screen.json" in capsys.readouterr().out
    assert stat.S_IMODE(state.stat().st_mode) == 0o777  # who looks changes nothing
    assert main(["history"]) == 0
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (state, *state.rglob("*"), speech, *speech.rglob("*"))}
    assert modes == {
        **dict.fromkeys(("facedown", "calibrations", "speech"), 0o700),
        **dict.fromkeys(("screen.json", "3x3.json", "clip.wav"), 0o600),
        "tags.jsonl": 0o644,  # a link leads out of our folders
    }


def test_of_a_journal_elsewhere_the_file_is_closed_and_never_the_folder(tmp_path, monkeypatch):
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    journal = shared / "own.sqlite"
    assert running.facedown(monkeypatch, "referee", "--journal", str(journal), "--players", "Anna,Boris").code == 0
    for path in shared.iterdir():
        path.chmod(0o666)
    (shared / "of-others").touch(0o666)
    (shared / "of-others").chmod(0o666)
    assert running.facedown(monkeypatch, "referee", "--journal", str(journal)).code == 0
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (shared, *shared.iterdir())}
    assert modes == {"shared": 0o777, "own.sqlite": 0o600, "own.sqlite.lock": 0o600, "of-others": 0o666}


def test_what_belongs_to_another_user_and_what_a_service_keeps_stay_as_they_are(tmp_path, monkeypatch):
    folder = tmp_path / "state"
    folder.mkdir()
    folder.chmod(0o750)
    monkeypatch.setenv("STATE_DIRECTORY", str(folder))
    narrow_all(folder)
    monkeypatch.delenv("STATE_DIRECTORY")
    with monkeypatch.context() as another:
        another.setattr(os, "geteuid", lambda: os.getuid() + 1)
        narrow_all(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o750
    narrow_all(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
