"""A lesson as it runs: typed words, a simulated mat on virtual time, and a register on the disk after each tag."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path
from random import Random

import pytest

from companion.cards.decks.files import load
from companion.cards.tags.enrolment import enrolment
from companion.cards.tags.lesson import AtMat, TagLesson
from companion.cards.tags.naming import TagVocabulary
from companion.cards.tags.register_file import read_register, write_register
from companion.cards.tags.turns import Way
from companion.core.decks.register import Register, Tagged
from companion.system.clock import VirtualClock
from companion.system.keyboard import Ended, Keyboard
from hardware.chip.tag import READ, Ntag213
from hardware.readers import virtual
from hardware.readers.hub.plan import HubPlan
from hardware.readers.noise import Noise
from hardware.readers.simulated import Simulated
from hardware.readers.virtual import VirtualHubs
from tests.cards.decks.folders import ROWS, lay, sheet
from tests.words.english import refused_with

CARDS = tuple(Tagged("landmarks", card) for card in ("big-ben", "eiffel-tower", "sydney-opera-house"))
BEN, TOWER, OPERA = CARDS
ONE, TWO, THREE = "04e12345670001", "04e12345670002", "04e12345670003"
SLOTS = ("A1", "pad")
LONGEST = 10.0  # seconds that a test waits for another thread


class Script:
    """Lines one after another; an exception among them is what happens instead, a function what hands do meanwhile."""

    def __init__(self, *lines, clock=None):
        self._lines, self._clock = list(lines), clock

    def line(self, seconds=None):
        if self._clock:
            self._clock.wait(seconds)
        if not self._lines:
            return Ended()
        one = self._lines.pop(0)
        if isinstance(one, BaseException):
            raise one
        return one() if callable(one) else one


def lesson(path, lines, wanted=CARDS, *, with_mat=False, deck=None):
    said = []
    first = enrolment(wanted, read_register(path), Way(), deck=deck, with_mat=with_mat)
    made = TagLesson(first, path, TagVocabulary("en"), lines, lambda one: said.append(one.key))
    return made, said


def radio(noise=0.0):
    return Simulated(SLOTS, (SLOTS,), {}, Noise.of(noise), Random(7))


def waits(count):
    return [lambda: None] * count


def test_typed_uids_are_learned_one_after_another(path):
    made, said = lesson(path, Script(ONE, "", "skip", None, THREE.upper()))
    made.run()
    assert read_register(path).tags == {ONE: BEN, THREE: OPERA}
    ask = "tags-asks-typed"
    assert said == ["tags-how-typed", ask, "tags-learned", ask, "tags-skipped", ask, "tags-learned"]


def test_who_types_no_more_has_stopped(path):
    made, _ = lesson(path, Script(ONE))
    made.run()
    assert read_register(path).tags == {ONE: BEN}


@pytest.mark.parametrize("end", [KeyboardInterrupt(), OSError("gone"), RuntimeError("a bug")], ids=["Ctrl-C", "no terminal", "a bug"])
def test_whatever_ends_it_the_tags_before_are_on_the_disk(path, end):
    made, _ = lesson(path, Script(ONE, TWO, end, THREE))
    with pytest.raises(type(end)):
        made.run()
    assert read_register(path).tags == {ONE: BEN, TWO: TOWER}


def test_a_disk_that_is_full_ends_it_with_one_error_and_the_tags_before_are_kept(path, monkeypatch):
    def fill():
        monkeypatch.setattr(Path, "replace", full)
        return TWO

    def full(*_):
        raise OSError(28, "No space left on device")

    made, said = lesson(path, Script(ONE, fill, THREE))
    with refused_with("No space left"):
        made.run()
    assert read_register(path).tags == {ONE: BEN}
    assert said.count("tags-learned") == 1


def test_what_was_written_meanwhile_by_somebody_else_stays(path):
    def meanwhile():
        write_register(path, read_register(path).enrolled(THREE, OPERA).commanding("04c0ffee", "ok"))
        return TWO

    made, _ = lesson(path, Script(ONE, meanwhile, "stop"))
    made.run()
    assert read_register(path) == Register({ONE: BEN, TWO: TOWER, THREE: OPERA}, commands={"04c0ffee": "ok"})


def test_a_register_is_not_written_where_nothing_changed(path):
    made, _ = lesson(path, Script("what", "skip", "stop"))
    made.run()
    assert not path.exists()


def laid(readers, uid, slot="pad"):
    def lay():
        readers.lay(uid, slot)

    return lay


def lifted(readers, *uids):
    def lift():
        for uid in uids:
            readers.lift(uid)

    return lift


def at_mat(path, readers, *lines, hands=None, wanted=CARDS, deck=None):
    clock = VirtualClock()
    made, said = lesson(path, Script(*lines, clock=clock), wanted, with_mat=True, deck=deck)
    AtMat(made, readers, clock, hands, "pad").run()
    return said


@pytest.mark.parametrize("noise", [0.0, 0.05])
def test_cards_that_are_laid_on_the_mat_are_learned_while_words_are_typed(path, noise):
    readers = radio(noise)
    lines = (laid(readers, ONE), *waits(20), lifted(readers, ONE), laid(readers, TWO, "A1"), *waits(20), "back", lifted(readers, TWO))
    said = at_mat(path, readers, *lines, *waits(40), laid(readers, THREE), *waits(20), "stop")
    assert read_register(path).tags == {ONE: BEN, THREE: TOWER}
    assert [key for key in said if key != "tags-asks-mat"] == [
        *("tags-how-mat", "tags-learned", "tags-learned", "tags-taken-back", "tags-lay-anew", "tags-learned"),
    ]


def test_cards_are_learned_through_models_of_chips_and_hubs_and_two_on_each_other_are_told_apart(path):
    readers = VirtualHubs([HubPlan("one", SLOTS, (0, 1), (4, 4))])
    lines = (laid(readers, ONE), *waits(20), lifted(readers, ONE), laid(readers, TWO), laid(readers, THREE), *waits(20))
    said = at_mat(path, readers, *lines, lifted(readers, TWO, THREE), *waits(40), laid(readers, THREE, "A1"), *waits(20), "stop")
    assert read_register(path).tags == {ONE: BEN, THREE: TOWER}
    assert [key for key in said if key != "tags-asks-mat"] == ["tags-how-mat", "tags-learned", "tags-together", "tags-learned"]


class Claiming(Ntag213):
    """A sticker on which somebody has written that it is another card; whether anyone reads that."""

    is_read = False

    def __init__(self, uid, *, answers=1.0, wakes_us=400):
        super().__init__(bytes.fromhex(uid), answers=answers, wakes_us=wakes_us)
        text = b"\xd1\x01\x22T\x02enfacedown:landmarks/eiffel-tower"
        self.pages[16 : 16 + len(text) + 2] = bytes((3, len(text))) + text

    def _serve(self, frame, last):
        Claiming.is_read = Claiming.is_read or frame[0] == READ
        return super()._serve(frame, last)


def test_what_somebody_wrote_into_a_sticker_is_never_read(path, monkeypatch):
    monkeypatch.setitem(virtual.KINDS, 7, Claiming)
    readers = VirtualHubs([HubPlan("one", SLOTS, (0, 1), (4, 4))])
    at_mat(path, readers, laid(readers, ONE), *waits(20), "stop")
    assert b"facedown:landmarks/eiffel-tower" in bytes(readers._tags[ONE].pages)
    assert (read_register(path).tags, Claiming.is_read) == ({ONE: BEN}, False)


def test_two_cards_at_once_are_told_of_and_the_one_that_is_laid_alone_is_learned(path):
    readers = radio()
    both = (laid(readers, ONE, "A1"), laid(readers, TWO, "pad"), *waits(20))
    said = at_mat(path, readers, *both, lifted(readers, ONE, TWO), *waits(40), laid(readers, TWO), *waits(20), wanted=(BEN,))
    assert read_register(path).tags == {TWO: BEN}
    assert said == ["tags-how-mat", "tags-asks-mat", "tags-together", "tags-asks-mat", "tags-learned"]


def test_what_is_typed_before_the_mat_is_ready_waits(path):
    readers = radio()
    readers.lay(ONE, "A1")
    assert at_mat(path, readers, "skip", "stop") == ["tags-how-mat", "tags-lie-already", "tags-asks-mat", "tags-skipped", "tags-asks-mat"]


def test_at_a_mat_that_does_not_answer_uids_can_be_typed(path):
    readers = radio()
    readers.silence(0, 60.0)
    said = at_mat(path, readers, ONE, "stop")
    assert said == ["tags-how-mat", "tags-silent", "tags-asks-mat", "tags-learned", "tags-asks-mat"]
    assert read_register(path).tags == {ONE: BEN}


def test_at_a_simulated_mat_what_is_typed_is_laid_and_what_lay_there_is_lifted(path):
    readers = radio(0.02)
    said = at_mat(path, readers, ONE, "8804e123", "08a1b2c3", ONE, TWO, TWO, "stop", hands=readers)
    assert read_register(path).tags == {ONE: BEN, TWO: TOWER}
    assert readers.on("pad") == (TWO,)
    assert [key for key in said if key not in ("tags-how-mat", "tags-asks-mat")] == [
        *("tags-learned", "tags-flaw-begun", "tags-flaw-random", "tags-belongs", "tags-learned", "tags-belongs"),
    ]


def test_at_a_simulated_mat_a_name_that_looks_like_a_uid_is_not_laid(path, tmp_path):
    sticks = load(lay(tmp_path / "rivers", sheet(rows=(("stick", "Deadbeef", *ROWS[0][2:]),))))
    readers = radio()
    said = at_mat(path, readers, "deadbeef", ONE, hands=readers, wanted=(Tagged("rivers", "stick"),), deck=sticks)
    assert (said[-2:], read_register(path).tags) == (["tags-asks-mat-called", "tags-learned"], {ONE: Tagged("rivers", "stick")})


def test_a_simulated_tag_that_is_never_heard_keeps_nobody_waiting_for_ever(path):
    readers = radio()
    readers.die("pad")
    assert at_mat(path, readers, ONE, "skip", "stop", hands=readers)[-2:] == ["tags-skipped", "tags-asks-mat"]


def test_the_keyboard_gives_line_by_line_and_says_when_there_are_no_more():
    keyboard = Keyboard(io.BytesIO("04e1\r\nназад\n".encode() + b"\xff\n"))
    assert [keyboard.line() for _ in range(3)] == ["04e1", "назад", "\ufffd"]
    assert isinstance(keyboard.line(), Ended)


def test_nobody_waits_longer_than_asked_for_a_line_that_is_not_typed():
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as source, os.fdopen(writing, "wb", buffering=0) as typing:
        keyboard = Keyboard(source)
        assert keyboard.line(0.001) is None
        typing.write(b"stop\n")
        assert keyboard.line() == "stop"
        typing.close()
        assert isinstance(keyboard.line(), Ended)


def test_news_of_the_mat_wakes_whoever_waits_for_a_line():
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as source, os.fdopen(writing, "wb", buffering=0) as typing:
        keyboard = Keyboard(source)
        for _ in range(3):
            keyboard.wake()
        assert keyboard.line(600) is None
        typing.write(b"stop\n")
        assert keyboard.line(600) == "stop"


def test_a_terminal_that_breaks_is_told():
    class Broken(io.RawIOBase):
        def readline(self, size=-1):
            raise OSError(5, "Input/output error")

    with pytest.raises(OSError, match="Input/output"):
        Keyboard(Broken()).line()


class Closed(io.RawIOBase):
    def readline(self, size=-1):
        raise ValueError("readline of closed file")


@pytest.mark.parametrize(
    ("source", "encoding", "kind"),
    [(Closed(), "utf-8", ValueError), (io.BytesIO(b"stop\n"), "no-such-encoding", LookupError)],
    ids=["a closed file", "an encoding that nobody knows"],
)
def test_whatever_ends_the_reading_is_told_to_whoever_waits_and_then_nobody_types_any_more(source, encoding, kind):
    keyboard = Keyboard(source, encoding)
    with pytest.raises(kind):
        keyboard.line(LONGEST)
    assert isinstance(keyboard.line(LONGEST), Ended)


def test_a_terminal_that_cannot_be_opened_once_more_is_told(monkeypatch):
    def full(_fileno):
        raise OSError(errno.EMFILE, "Too many open files")

    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as source, os.fdopen(writing, "wb"):
        monkeypatch.setattr(os, "dup", full)
        keyboard = Keyboard(source)
        with pytest.raises(OSError, match="Too many open files"):
            keyboard.line(LONGEST)
        assert isinstance(keyboard.line(LONGEST), Ended)
