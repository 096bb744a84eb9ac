"""Files that belong together are replaced together."""

from __future__ import annotations

import pytest

from companion.system.safe_files import replace_all


def test_files_are_written_and_take_the_place_of_older_ones(tmp_path):
    (tmp_path / "one").write_bytes(b"old")
    replace_all({tmp_path / "one": b"1", tmp_path / "two": b"2"})
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"one": b"1", "two": b"2"}


def test_where_one_cannot_be_written_all_stay_as_they_were(tmp_path):
    (tmp_path / "one").write_bytes(b"old")
    with pytest.raises(OSError, match="missing"):
        replace_all({tmp_path / "one": b"1", tmp_path / "missing" / "two": b"2"})
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"one": b"old"}
