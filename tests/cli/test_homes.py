"""The home of somebody whom this machine does not know is a folder of that name here, as for a shell, in each command with a file."""

from __future__ import annotations

import pytest

from tests.cli.running import facedown

NOBODY = "~nobody-here/x"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("referee", "--journal", NOBODY), ""),
        (("history", "--journal", NOBODY), ""),
        (("replay", NOBODY), "facedown: ~nobody-here/x: it cannot be read (No such file or directory); "),
        (("backup", NOBODY), "facedown: ~nobody-here/x: there is no folder ~nobody-here; "),
        (("restore", NOBODY), "facedown: ~nobody-here/x: there is no such file; "),
        (("mat", "calibrate", "one-pad", "--file", NOBODY), ""),
    ],
)
def test_the_home_of_nobody_is_a_folder_here(words, said, tmp_path, monkeypatch):
    for name in ("DATA", "STATE", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    monkeypatch.chdir(tmp_path)
    ran = facedown(monkeypatch, *words)
    assert (ran.code, ran.err.startswith(said), bool(ran.err)) == (2 if said else 0, True, bool(said))
