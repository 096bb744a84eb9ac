"""A sound device over which the program came to its end is left alone once."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.voice import opening
from companion.voice.opening import Mark

NOBODY = 2**22 + 1  # more than Linux gives to any program


@pytest.fixture
def mark(tmp_path):
    return Mark(tmp_path / "cache" / "opened")


def left(mark, content):
    mark.path.parent.mkdir()
    mark.path.write_text(content)


def test_it_stands_while_a_device_is_opened_and_is_gone_afterwards_whatever_happened(mark):
    def opens():
        with mark.standing():
            assert mark.path.read_text() == str(os.getpid())
            raise OSError("no card")

    with pytest.raises(OSError, match="no card"):
        opens()
    assert (mark.path.exists(), mark.was_left()) == (False, False)


@pytest.mark.parametrize("number", [NOBODY, os.getpid()], ids=("nobody", "ours"))
def test_left_by_a_program_that_is_gone_it_counts_once(mark, number):
    left(mark, str(number))
    assert (mark.was_left(), mark.path.exists(), mark.was_left()) == (True, False, False)


def test_that_of_another_program_which_opens_its_device_now_stays(mark):
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        left(mark, str(other.pid))
        assert (mark.was_left(), mark.path.exists()) == (False, True)
        other.communicate(b"\n")
    assert mark.was_left()


def test_that_of_somebody_elses_program_stays_too(mark, monkeypatch):
    def refused(number, signal):
        raise PermissionError

    monkeypatch.setattr(opening.os, "kill", refused)
    left(mark, str(NOBODY))
    assert not mark.was_left()


def test_one_that_cannot_be_taken_away_does_not_count_for_ever(mark, monkeypatch):
    def refused(_path):
        raise OSError(errno.EROFS, "Read-only file system")

    left(mark, str(NOBODY))
    monkeypatch.setattr(Path, "unlink", refused)
    assert not mark.was_left()


@pytest.mark.parametrize("content", ["", "who?", "\udcff"], ids=("empty", "words", "bytes"))
def test_what_was_cut_off_while_it_was_written_is_none(mark, content):
    mark.path.parent.mkdir()
    mark.path.write_bytes(content.encode(errors="surrogateescape"))
    assert not mark.was_left()
