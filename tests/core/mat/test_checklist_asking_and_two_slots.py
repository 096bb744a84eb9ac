"""Lines 18 to 26 of the checklist: what is asked again, and one tag that two slots hear."""

from __future__ import annotations

import pytest

from companion.core.mat.mat import Mat
from tests.core.mat.listening import AGAIN, EVERY, Listening, lying


def test_18_a_slot_that_differs_is_doubtful_until_it_is_settled():
    table = Listening(lying(B1="b"), B1="b", A1="a")
    table.passes()
    assert table.doubtful == ("A1",)
    table.lies(B1="-").passes(B2="?")
    assert table.doubtful == ("A1", "B1")  # one garbled answer of an empty slot is nothing yet
    assert table.passes() == ["A1+a"]
    assert table.doubtful == ("B1",)
    assert table.passes(6) == ["B1-b"]
    assert table.doubtful == ()
    table.passes()
    assert table.doubtful == ()


def test_19_a_slot_that_says_what_is_believed_is_not_asked_again():
    table = Listening(lying(B1="b", A2="cd"), B1="b", A2="cd")
    for _ in range(10):
        table.passes()
        assert table.doubtful == ()
    table.passes(B1="-")
    assert table.doubtful == ("B1",)
    assert table.again() == []
    assert table.doubtful == ()


def test_20_a_slot_in_doubt_is_polled_at_most_forty_times_a_second():
    table = Listening(lying(A1="a"), A1="a", B1="a")
    table.passes()
    for _ in range(5):
        polls, end = 0, table.at + 0.999
        while table.at < end:
            table.passes()
            polls += 1
            while table.doubtful and table.at + AGAIN < end and polls % 3:
                table.again()
                polls += 1
        assert 38 <= polls <= 44


def test_21_two_stickers_that_garble_each_other_are_left_alone():
    table = Listening(A1="?")
    assert table.asking(10) == []
    assert table.mat == Mat()
    assert table.lies(A1="a").passes(3) == ["A1+a"]


def test_22_a_tag_that_is_heard_elsewhere_too_stays_where_it_is_believed():
    table = Listening(lying(A1="a"), A1="a", B1="a")
    assert table.asking(5) == []
    assert table.row("A1", "- - a - - a - - - - a - a") == []
    assert table.lies(B1="-").asking(1) == []


def test_23_a_tag_that_moves_is_lifted_and_placed_at_once():
    table = Listening(lying(C2="a"), C2="a")
    table.passes()
    table.lies(C2="-", A1="a")
    assert table.passes(7) == []
    assert table.passes() == ["C2-a", "A1+a"]
    assert table.lying == {"A1": "a"}
    table.lies(C2="a", A1="-")
    assert table.asking(0.25) == []
    assert table.passes() == ["A1-a", "C2+a"]


def test_24_a_new_tag_heard_on_two_slots_is_placed_on_neither_until_one_is_clean():
    table = Listening(A1="a", B1="a")
    assert table.asking(5) == []
    table.lies(B1="-")
    assert table.passes() == []
    for _ in range(2):
        assert table.take(AGAIN, {"A1": "a", "B1": "-"}) == []  # three polls, but 0.06 s
    assert table.passes(B1="?") == []  # clean, it seems; and now it is not sure
    assert table.passes(2) == []
    assert table.passes() == ["A1+a"]


def test_25_a_glimpse_elsewhere_delays_only_briefly():
    table = Listening(A1="a")
    table.passes(B1="a")
    assert table.passes(2) == []
    assert table.passes() == ["A1+a"]
    table = Listening(A1="a")
    table.passes(2)
    assert table.passes(B1="a") + table.passes(2) == []
    assert table.passes() == ["A1+a"]
    table = Listening(A1="a")
    table.passes(B1="a")
    assert table.passes(10, B1="?") == []  # it may be there, but not for ever
    assert table.passes(B1="?") == ["A1+a"]


@pytest.mark.parametrize("passes", [1, 2, 3, 5, 8, 12])
def test_26_a_tag_that_is_slid_ends_on_the_last_slot(passes):
    table = Listening(lying(A1="a"), A1="a")
    told = table.passes()
    for slot, after in (("A1", "B1"), ("B1", "C1"), ("C1", "C2")):
        told += table.asking(EVERY, **{slot: "a", after: "a"})  # half way both hear it
        table.lies(**{slot: "-", after: "a"})
        for _ in range(passes):
            told += table.asking(EVERY)
            assert len(table.lying) <= 1
    told += table.asking(1)
    assert table.lying == {"C2": "a"}
    assert told[0], told[-1] == ("A1-a", "C2+a")
    assert all(event[2] == sign for event, sign in zip(told, "-+" * len(told), strict=False))
