"""The files of a hub are gathered in one folder, whole, with a builder's own `board.py`; no file of another owner is overwritten."""

from __future__ import annotations

import pytest

from companion.mats.hubs.gathering import Gathered, board_values, gather
from companion.system import shipped
from tests.words.english import english, refused_with

SHIPPED = (shipped.path("firmware") / "hub" / "board.py").read_text(encoding="utf-8")
OWN = SHIPPED.replace("RESET = 14", "RESET = 13").replace("    (0, 13),\n", "")


def lying(folder):
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "some" / "hub"


def test_a_new_folder_gets_everything(folder):
    assert gather(folder) == Gathered(folder, 27, is_board_kept=False, antennas=8, ailment=None)
    there = lying(folder)
    assert len(there) == 27
    assert there["board.py"].decode() == SHIPPED
    assert there["hardware/wire.py"].startswith(b'"""Frames between a hub and the Pi')


def test_a_hub_with_fewer_antennas_is_asked_for_in_one_word(folder):
    assert gather(folder, 2) == Gathered(folder, 27, is_board_kept=False, antennas=2, ailment=None)
    text = (folder / "board.py").read_text(encoding="utf-8")
    assert text == SHIPPED.replace("ANTENNAS = 8  #", "ANTENNAS = 2  #")
    assert gather(folder).antennas == 2


def test_a_board_that_its_builder_changed_stays_and_all_else_is_brought_up_to_date(folder):
    gather(folder)
    there = lying(folder)
    (folder / "board.py").write_text(OWN, encoding="utf-8")
    (folder / "main.py").write_text("# of an older facedown\n", encoding="utf-8")
    (folder / "own.py").write_text("# a file of the builder's\n", encoding="utf-8")
    assert gather(folder) == Gathered(folder, 27, is_board_kept=True, antennas=8, ailment=None)
    assert lying(folder) == there | {"board.py": OWN.encode(), "own.py": b"# a file of the builder's\n"}
    assert gather(folder, 4) == Gathered(folder, 27, is_board_kept=True, antennas=4, ailment=None)
    assert (folder / "board.py").read_text(encoding="utf-8") == OWN.replace("ANTENNAS = 8", "ANTENNAS = 4")


def test_a_board_that_no_hub_can_have_is_told_before_it_is_one(folder):
    gather(folder)
    for change, ailment in (
        (
            ("RESET = 14", "RESET = 17"),
            "board.py: GP17 is used twice, for SDA of antenna 0 and for RST; choose another pin for one of them",
        ),
        (("RESET = 14", ""), "board.py: RESET is missing; write it as in the shipped board.py"),
        (("BUSES = (", "BUSES = 5 or ("), ""),
        (
            ("LIGHTS = ANTENNAS", 'LIGHTS = "none"'),
            "board.py: '<=' not supported between instances of 'int' and 'str'; write values such as those of the shipped board.py",
        ),
        (("SPEED = 4_000_000", "SPEED = 4_000_000 // 2"), ""),  # only a board can tell
        (("ANTENNAS = 8", "ANTENNAS = 8 if True else 9"), ""),
    ):
        (folder / "board.py").write_text(SHIPPED.replace(*change), encoding="utf-8")
        found = gather(folder).ailment
        assert (english(found) if found else "") == ailment


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ('"""Words."""\nA = 1_000\nB = (A, (2, None), "LED")\nC = A\n', {"A": 1000, "B": (1000, (2, None), "LED"), "C": 1000}),
        ("A = -1\nA = [1, 2]\n", {"A": (1, 2)}),
        ("import os\n", None),
        ("A = os.getpid()\n", None),
        ("A = B\n", None),
        ("A = 1\n  B = 2\n", None),
        ("A = (" * 5000, None),
        ("A, B = 1, 2\n", None),
    ],
)
def test_what_a_board_says_is_read_and_never_run(text, there):
    assert board_values(text) == there


def test_what_was_broken_off_is_gone_on_with(folder):
    gather(folder)
    there = lying(folder)
    for name in sorted(there)[:10]:
        (folder / name).unlink()
    (folder / "main.py.new").write_text("half a fi")
    assert gather(folder).files == 27
    assert lying(folder) == there


@pytest.mark.parametrize("name", ["letters.txt", "board.py", "hardware/other.py"])
def test_a_folder_in_which_other_things_lie_stays_as_it_is(folder, name):
    (folder / name).parent.mkdir(parents=True)
    (folder / name).write_text("mine")
    with refused_with("other things lie in this folder; name a folder that is not there yet, or is empty"):
        gather(folder)
    assert lying(folder) == {name: b"mine"}


def test_neither_a_file_nor_a_checkout_is_a_folder_to_gather_in(tmp_path):
    file = tmp_path / "file"
    file.touch()
    with refused_with("this is a file, not a folder"):
        gather(file)
    (tmp_path / "checkout" / "hardware").mkdir(parents=True)
    for name in ("README.md", "hardware/wire.py"):
        (tmp_path / "checkout" / name).touch()
    with refused_with("other things lie in this folder"):
        gather(tmp_path / "checkout")


@pytest.mark.parametrize(
    ("text", "what"), [(b"ANTENNAS: int = 8\n", "no line of it begins with ANTENNAS ="), (b"\xff\n", "it is no UTF-8 text")]
)
def test_a_board_that_cannot_be_changed_is_lost_as_little(folder, text, what):
    gather(folder)
    (folder / "board.py").write_bytes(text)
    with refused_with(what):
        gather(folder, 2)
    assert (folder / "board.py").read_bytes() == text


def test_a_disk_that_is_full_leaves_each_file_whole(folder, mocker):
    gather(folder)
    there = lying(folder)
    mocker.patch("companion.system.safe_files.os.fsync", side_effect=OSError(28, "No space left on device"))
    with pytest.raises(OSError, match="No space left"):
        gather(folder, 3)
    assert lying(folder) == there
