"""The chip that a mat file names reaches the program that polls its boards, and the models that stand in for them."""

from __future__ import annotations

from contextlib import closing

from companion.app import readers
from companion.mats.files import parse_mat
from hardware.antennas.chips import chip_name

MAT = """
name = "x"
[pads]
action = ["pad"]
draw = ["draw"]
[[readers]]
name = "a"
kind = "spi"
slots = ["pad"]
chip = "st25r3916"
[[readers]]
name = "b"
kind = "hub"
slots = ["draw"]
port = "/dev/nothing"
"""


def test_the_program_for_its_boards_is_told_of_their_chip(monkeypatch):
    started, command = [], readers.command

    def noted(boards):
        started.append(boards.chip)
        return command(boards)

    monkeypatch.setattr(readers, "command", noted)
    with closing(readers.wired(parse_mat(MAT, "x.toml"), None, lambda: 0.0, lambda: None)):
        assert started == ["st25r3916"]


def test_models_of_a_mat_have_the_chips_that_its_file_names():
    modelled = readers.virtual(parse_mat(MAT, "x.toml"))
    for _ in modelled.passes(0.5):
        pass
    assert [[chip_name(version) for version, _, _ in modelled.health[hub].slots] for hub in (0, 1)] == [["ST25R3916"], ["MFRC522 v2.0"]]
