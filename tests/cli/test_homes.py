"""A home folder of a user whom this machine does not know is a folder of that name here, as for a shell, in each command with a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cli.arguments import path_of
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
        (("tags", "import", NOBODY), "facedown: ~nobody-here/x: there is no such file; "),
        (("deck", "import", NOBODY), "facedown: ~nobody-here/x: there is no such file; "),
        (("print", "labels", "landmarks", "--out", NOBODY), "facedown: ~nobody-here: there is no such folder; "),
    ],
)
def test_the_home_of_nobody_is_a_folder_here(words, said, tmp_path, monkeypatch):
    for name in ("DATA", "STATE", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    monkeypatch.chdir(tmp_path)
    ran = facedown(monkeypatch, *words)
    assert (ran.code, ran.err.startswith(said), bool(ran.err)) == (2 if said else 0, True, bool(said))


def test_ones_own_home_is_meant_by_its_sign(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert [path_of(one) for one in ("mine.pdf", "~/mine.pdf", NOBODY)] == [Path("mine.pdf"), tmp_path / "mine.pdf", Path(NOBODY)]
