"""Lines 64 and on of the checklist: what cannot be read, as a telephone, whose id of 08 and three bytes is made up anew each time."""

from __future__ import annotations

import pytest

from tests.core.mat.listening import Listening, lying


def phone(table, seconds, slot):
    """A telephone lies there; it keeps an id for four polls, which would do for a tag."""
    return [event for number in range(seconds * 20) for event in table.passes(**{slot: f"08{number // 4:06x}"})]


@pytest.mark.parametrize("slot", ["A1", "pad", "site"])
def test_64_a_telephone_that_lies_on_a_slot_is_no_tag_and_told_once(slot):
    table = Listening()
    assert phone(table, 11, slot) == []
    assert phone(table, 3589, slot) == [f"unread {slot}"]
    assert (table.lying, table.passes(60)) == ({}, [])


def test_65_a_telephone_upon_a_card_that_lies_there_lets_the_card_be_there():
    table = Listening(lying(A1="a"), A1="a")
    table.passes()
    assert phone(table, 60, "A1") == ["unread A1"]
    assert table.passes(8, A1="-") == ["A1-a"]


def test_66_a_few_polls_of_it_that_are_missed_or_read_change_nothing():
    table = Listening()
    told = [event for number in range(1200) for event in table.passes(A1="-" if number % 10 == 9 else "?")]
    assert told == ["unread A1"]
    table = Listening(lying(A1="a"), A1="a")
    assert [event for number in range(1200) for event in table.passes(A1="a" if number % 4 == 3 else "?") if "unread" in event] == []


def test_67_it_is_told_again_only_if_nothing_was_garbled_for_ten_seconds():
    table = Listening()
    assert table.passes(400, A1="?") == ["unread A1"]
    table.passes(190)
    assert table.passes(400, A1="?") == []
    table.passes(210)
    assert table.passes(400, A1="?") == ["unread A1"]
    table.gap(30)
    assert table.passes(200, A1="?") == []
    assert table.passes(200, A1="?") == ["unread A1"]
