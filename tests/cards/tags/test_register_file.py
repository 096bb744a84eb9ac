"""Two who change the register at once: what the one has learned the other never loses."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from companion.cards.tags import register_file
from companion.cards.tags.enrolment import enrolment
from companion.cards.tags.lesson import TagLesson
from companion.cards.tags.naming import TagVocabulary
from companion.cards.tags.register_file import alone, make_room, read_register, write_register
from companion.cards.tags.turns import Way
from companion.cli import teaching
from companion.config.config import folders
from companion.core.decks.register import Register, Tagged
from companion.system.keyboard import Ended
from tests.cli.running import facedown

fcntl = pytest.importorskip("fcntl")


class Lines:
    def __init__(self, lines):
        self._lines = iter(lines)

    def line(self, seconds=None):
        return next(self._lines, Ended())


def is_free(path):
    """Whether somebody else could change it now."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(folder)
    return True


@pytest.fixture
def seen(monkeypatch):
    """For each reading and writing of the register whether somebody else could have come between."""
    frees = []

    def watched(call):
        def seen_call(path, *more):
            frees.append(is_free(path))
            return call(path, *more)

        return seen_call

    for name in ("read_register", "write_register"):
        monkeypatch.setattr(teaching, name, watched(getattr(register_file, name)))
    return frees


def test_lessons_at_the_same_time_keep_all_that_they_have_said(path):
    path.parent.mkdir()
    cards = {deck: [Tagged(deck, f"card-{number}") for number in range(12)] for deck in ("landmarks", "movies", "countries")}

    def learned(prefix, wanted):
        uids = [f"04{prefix:02x}000000{number:02x}ff" for number in range(len(wanted))]
        TagLesson(enrolment(wanted, Register(), Way(), with_mat=False), path, TagVocabulary("en"), Lines(uids), str).run()
        return dict(zip(uids, wanted, strict=True))

    with ThreadPoolExecutor(3) as pool:
        told = list(pool.map(learned, range(3), cards.values()))
    assert read_register(path).tags == {uid: card for one in told for uid, card in one.items()}


@pytest.mark.parametrize("words", [("forget", "04e12345670001"), ("import", "more.jsonl")], ids=["forget", "import"])
def test_between_reading_and_writing_nobody_else_comes(words, seen, monkeypatch, tmp_path):
    path = folders(os.environ).state / teaching.TAGS
    write_register(path, Register({"04e12345670001": Tagged("landmarks", "eiffel-tower")}))
    write_register(tmp_path / "more.jsonl", Register({"04e12345670002": Tagged("landmarks", "big-ben")}))
    monkeypatch.chdir(tmp_path)
    ran = facedown(monkeypatch, "tags", *words)
    assert (ran.code, ran.err, seen) == (0, "", [False, False])


def test_whether_there_is_room_is_not_tried_while_somebody_writes(path, monkeypatch):
    frees = []
    monkeypatch.setattr(register_file, "make_room_for", lambda where: frees.append(is_free(where)))
    make_room(path)
    assert (frees, is_free(path)) == ([False], True)


def test_where_nothing_can_be_locked_nobody_waits(path, monkeypatch):
    path.parent.write_text("no folder")
    with alone(path), alone(path):
        pass
    monkeypatch.setattr(register_file, "fcntl", None)
    with alone(path), alone(path):
        pass


def test_it_is_free_again_whatever_ended_it(path):
    with pytest.raises(KeyboardInterrupt), alone(path):
        raise KeyboardInterrupt
    assert is_free(path)
