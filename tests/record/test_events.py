"""An event as plain JSON: a field that earlier versions do not know is written only where it says something."""

from __future__ import annotations

from companion.events import Slot, TagLifted, Uid
from companion.record.plain import event_from_json, event_to_json

ROW = {"event": "lifted", "slot": "C3", "uid": "04a1", "at": 1.5}


def test_a_lift_that_was_told_is_written_as_it_always_was():
    assert event_to_json(TagLifted(Slot("C3"), Uid("04a1"), 1.5)) == ROW


def test_a_lift_of_an_earlier_journal_was_believed_and_is_still():
    assert event_from_json(ROW).by_silence is False


def test_a_lift_that_readers_concluded_is_known_as_such_after_a_restart():
    row = event_to_json(TagLifted(Slot("C3"), Uid("04a1"), 1.5, by_silence=True))
    assert row == {**ROW, "by_silence": True}
    assert event_from_json(row).by_silence is True
