"""Files are written whole or not at all, and only over what was printed before."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from companion.cards.printing.saving import check_free, save
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.words.english import in_english

PDF = b"%PDF-1.7 before"


def refused(act, *args):
    with pytest.raises(Unusable) as fault:
        act(*args)
    return in_english(fault.value.problems)


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
    expected = (WordedProblem(str(path), "it is there already and no PDF", "give --out another name"),)
    assert (refused(check_free, path), refused(save, path, PDF)) == (expected, expected)
    assert path.read_bytes() == begins


def test_a_folder_is_no_pdf(tmp_path):
    assert refused(check_free, tmp_path) == (WordedProblem(str(tmp_path), "it is there already and no PDF", "give --out another name"),)


def test_a_folder_that_is_not_there_is_named_before_any_work(tmp_path):
    path = tmp_path / "none" / "cards.pdf"
    expected = (WordedProblem(str(path.parent), "there is no such folder", "give --out another name"),)
    assert (refused(check_free, path), refused(save, path, PDF)) == (expected, expected)


def test_a_file_that_only_looks_like_ours_stays(tmp_path):
    (tmp_path / "cards.pdf.new").write_bytes(b"mine")
    save(tmp_path / "cards.pdf", PDF)
    assert (tmp_path / "cards.pdf.new").read_bytes() == b"mine"


def test_a_name_as_long_as_it_may_be_is_written(tmp_path):
    path = tmp_path / f"{'x' * 251}.pdf"
    save(path, PDF)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("is_there", (True, False))
def test_a_link_goes_on_pointing_to_what_is_written(is_there, tmp_path):
    kept, link = tmp_path / "kept" / "cards.pdf", tmp_path / "cards.pdf"
    kept.parent.mkdir()
    link.symlink_to(kept)
    if is_there:
        kept.write_bytes(PDF)
    save(link, b"%PDF-1.7 after")
    assert (link.is_symlink(), kept.read_bytes()) == (True, b"%PDF-1.7 after")


def test_whoever_stops_it_finds_the_file_before_and_nothing_beside_it(tmp_path, monkeypatch):
    path = tmp_path / "cards.pdf"
    path.write_bytes(PDF)

    def stopped(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stopped)
    with pytest.raises(KeyboardInterrupt):
        save(path, b"%PDF-1.7 after")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"cards.pdf": PDF}


@pytest.mark.parametrize("step", ("fsync", "replace"))
def test_a_full_disk_leaves_the_file_before_and_nothing_beside_it(step, tmp_path, monkeypatch):
    path = tmp_path / "cards.pdf"
    path.write_bytes(PDF)

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(*((os, "fsync") if step == "fsync" else (Path, "replace")), full)
    fix = "check that there is room and that you may write there"
    assert refused(save, path, b"%PDF-1.7 after") == (WordedProblem(str(path), "it cannot be written (No space left on device)", fix),)
    assert path.read_bytes() == PDF
    assert [file.name for file in tmp_path.iterdir()] == ["cards.pdf"]


def test_a_name_that_is_too_long_is_said(tmp_path):
    path = tmp_path / ("x" * 300)
    [problem] = refused(check_free, path)
    assert problem == WordedProblem(str(path), "it cannot be read (File name too long)", "give --out another name")
