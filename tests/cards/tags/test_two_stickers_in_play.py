"""A card whose two stickers were learned one after the other is sensed in play: back open is a check, back closed is nothing (C22)."""

from __future__ import annotations

from dataclasses import replace

from companion.cards.decks.files import find
from companion.cards.tags.enrolment import enrolment
from companion.cards.tags.lesson import AtMat, TagLesson
from companion.cards.tags.naming import TagVocabulary
from companion.cards.tags.register_file import read_register
from companion.cards.tags.turns import Way
from companion.core.decks.register import Tagged
from companion.core.mat.shape import Shape
from companion.core.walk import Walk
from companion.simulator.radio import radio_under
from companion.simulator.soaking import Listening
from companion.system.clock import VirtualClock
from hardware.readers.noise import Noise
from tests.cards.tags.test_running import Script
from tests.core.games.comparity.decks import setup_of

BEN, TOWER = Tagged("landmarks", "big-ben"), Tagged("landmarks", "eiffel-tower")
BACK_UP, FACE_UP = {"ben": "04e12345670001", "tower": "04e12345670003"}, {"ben": "04e12345670002", "tower": "04e12345670004"}
SHAPE = Shape(4, 4)


def learned(path):
    """Each card laid with its back up, and then turned over."""
    readers, clock = radio_under(SHAPE, Noise.of(0.02), "tags"), VirtualClock()
    uids = (BACK_UP["ben"], FACE_UP["ben"], BACK_UP["tower"], FACE_UP["tower"])
    now = enrolment((BEN, TOWER), read_register(path), Way(has_sides=True), with_mat=True)
    lesson = TagLesson(now, path, TagVocabulary("en"), Script(*uids, clock=clock), lambda _: None)
    AtMat(lesson, readers, clock, readers, "A1").run()
    return read_register(path)


class AtTable:
    """Stickers under the cards, a simulated mat, and what is said."""

    def __init__(self, register):
        deck = find("landmarks")
        self.referee = Listening(replace(setup_of(deck, 2), shape=SHAPE), deck, register)
        self.radio = radio_under(SHAPE, Noise.of(0.02), "play")
        self.walk, self.at = Walk(self.referee, self.radio), 0.0

    def said(self, seconds):
        before, self.at = len(self.referee.heard), self.at + seconds
        self.walk.advance(self.at)
        return [one.key for one in self.referee.heard[before:]]

    def laid(self, uid, slot, seconds=2.5):
        self.radio.lay(uid, slot)
        return self.said(seconds)

    def lifted(self, uid, seconds=1.0):
        self.radio.lift(uid)
        return self.said(seconds)


def test_a_card_that_was_learned_with_both_sides_is_sensed_in_play(path):
    register = learned(path)
    assert {uid: tagged.side for uid, tagged in register.tags.items()} == {
        **dict.fromkeys(BACK_UP.values(), "back"),
        **dict.fromkeys(FACE_UP.values(), "face"),
    }
    table = AtTable(register)
    table.said(1.0)
    assert table.laid(BACK_UP["ben"], "B2") == ["comparity-opens", "comparity-turn"]
    assert table.laid(FACE_UP["tower"], "C2") == ["comparity-wrong-laid-face-up"]
    assert table.lifted(FACE_UP["tower"]) + table.said(2.0) == ["table-cleared"]
    assert table.laid(BACK_UP["tower"], "C2") == ["comparity-plays", "comparity-turn"]
    table.lifted(BACK_UP["ben"])
    assert table.laid(BACK_UP["ben"], "B2") == []
    table.lifted(BACK_UP["ben"])
    assert table.laid(FACE_UP["ben"], "B2")[0] == "comparity-reveals"
