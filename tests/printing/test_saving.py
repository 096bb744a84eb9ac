"""Files are written whole or not at all, and only over what was printed before."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from companion.errors import Problem, Unusable
from companion.printing.saving import check_free, save

PDF = b"%PDF-1.7 before"


def refused(act, *args):
    with pytest.raises(Unusable) as fault:
        act(*args)
    return fault.value.problems


def test_a_file_is_written_and_may_be_written_again(tmp_path):
    path = tmp_path / "cards.pdf"
    for contents in (PDF, b"%PDF-1.7 after"):
        save(path, contents)
        assert path.read_bytes() == contents
    assert [file.name for file in tmp_path.iterdir()] == ["cards.pdf"]


@pytest.mark.parametrize("begins", (b"", b"notes", b"%PD"))
def test_what_is_there_and_no_pdf_stays(begins, tmp_path):
    path = tmp_path / "cards.pdf"
    path.write_bytes(begins)
    expected = (Problem(str(path), "it is there already and no PDF", "give --out another name"),)
    assert (refused(check_free, path), refused(save, path, PDF)) == (expected, expected)
    assert path.read_bytes() == begins


def test_a_folder_is_no_pdf(tmp_path):
    assert refused(check_free, tmp_path) == (Problem(str(tmp_path), "it is there already and no PDF", "give --out another name"),)


def test_a_folder_that_is_not_there_is_named(tmp_path):
    path = tmp_path / "none" / "cards.pdf"
    fix = "check that there is room and that you may write there"
    assert refused(save, path, PDF) == (Problem(str(path), "it cannot be written (No such file or directory)", fix),)


@pytest.mark.parametrize("step", ("fsync", "replace"))
def test_a_full_disk_leaves_the_file_before_and_nothing_beside_it(step, tmp_path, monkeypatch):
    path = tmp_path / "cards.pdf"
    path.write_bytes(PDF)

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(*((os, "fsync") if step == "fsync" else (Path, "replace")), full)
    fix = "check that there is room and that you may write there"
    assert refused(save, path, b"%PDF-1.7 after") == (Problem(str(path), "it cannot be written (No space left on device)", fix),)
    assert path.read_bytes() == PDF
    assert [file.name for file in tmp_path.iterdir()] == ["cards.pdf"]


def test_a_name_that_is_too_long_is_said(tmp_path):
    path = tmp_path / ("x" * 300)
    [problem] = refused(check_free, path)
    assert problem == Problem(str(path), "it cannot be read (File name too long)", "give --out another name")
