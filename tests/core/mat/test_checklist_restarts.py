"""Lines 49 to 55 of the checklist: restarts, typed acts, and what is told in one pass."""

from __future__ import annotations

import pytest

from companion.core.mat.mat import Mat
from companion.core.mat.shape import Shape
from companion.events import Slot, TagPlaced, Uid
from tests.core.mat.listening import Listening, lying


def test_49_after_a_restart_what_lies_as_the_journal_says_is_no_news():
    table = Listening(lying(A1="a", B2="bc", pad="d"), A1="a", B2="bc", pad="d", at=700.0).restart()
    assert table.passes() == []
    assert table.doubtful == ()
    assert table.passes(10) == []


def test_50_after_a_restart_what_differs_is_settled():
    table = Listening(lying(A1="a", B2="b"), A1="-", B2="-", C1="b", A2="c", at=700.0).restart()
    assert table.passes(3) == ["A2+c"]
    assert table.passes(5) == ["A1-a", "B2-b", "C1+b"]


def test_51_an_act_that_was_typed_is_believed_until_the_slot_says_otherwise():
    table = Listening(A1="a")
    table.passes(4)
    table.mat = table.mat.after(TagPlaced(Slot("C2"), Uid("z"), table.at))
    table.again(A1="a")
    assert table.passes(7) == []
    assert table.passes() == ["C2-z"]
    table.mat = lying(B1="b")
    assert table.lies(B1="b").passes(3) == ["A1+a"]


def test_52_slots_without_a_reader_and_strange_ones_are_ignored():
    table = Listening(shape=Shape(columns=2, rows=1, blind=frozenset({Slot("B1")})))
    for _ in range(30):
        assert table.passes(B1="b", Z9="z", pond="!") == []
        assert table.doubtful == ()
    del table.truth["pad"]
    assert table.passes(20, B1="b") == ["frozen pad"]


def test_53_much_in_one_pass_is_told_in_order():
    table = Listening(lying(frozen="B2", C1="c", A2="d"), C1="-", A2="-", B2="!", site="e")
    table.passes(2)
    table.lies(B2="-")
    table.passes(3)
    table.lies(B1="b", A1="c", pad="f", C2="d")
    assert table.passes(2) == []
    assert table.passes() == ["C1-c", "A2-d", "A1+c", "B1+b", "C2+d", "pad*f"]
    table = Listening()
    table.passes(C1="c")
    table.passes(A1="a")
    assert table.doubtful == ("A1", "C1")
    table.passes(A1="a", C1="c")
    assert table.passes(A1="a", C1="c") == ["A1+a", "C1+c"]
    table = Listening(lying(frozen="A1", A1="a", C1="c"), A1="-", C1="-")
    assert table.passes(8) == ["A1-a", "C1-c", "back A1"]


@pytest.mark.parametrize("place", ["pad", "site"])
def test_54_after_a_restart_what_lies_on_a_pad_was_shown_already(place):
    table = Listening(**{place: "a"})
    assert table.passes(4) == [f"{place}*a"]
    assert table.restart().passes(119) == []
    assert table.passes(2) == [f"{place}+a"]
    table = Listening(**{place: "a"})
    table.passes(4)
    assert table.restart().passes(5) == []
    assert table.passes(41, **{place: "-"}) == []
    assert table.passes(3) == [f"{place}*a"]
    table = Listening().restart()
    table.passes(10)
    assert table.passes(3, **{place: "a"}) == [f"{place}*a"]  # half a second after the first answer
    table = Listening(lying(frozen=place), **{place: "!"}).restart()
    table.passes(40)
    table.passes(40, **{place: "?"})
    assert table.passes(40, **{place: "a"}) == [f"back {place}"]  # its first answers that tell what lies there


def test_55_what_was_heard_before_a_typed_lift_counts_no_more():
    for lain in (4, 200):
        table = Listening(A1="a")
        assert table.passes(lain) == ["A1+a"]
        table.mat = Mat()
        assert table.row("A1", "- a - - - a a - - -") == []
        assert table.passes(3) == ["A1+a"]
    table = Listening(lying(A1="a"), A1="ab")
    table.passes(2)
    table.mat = Mat()
    assert table.passes() == ["A1+b"]  # of another tag it does
    table = Listening(A1="a")
    table.passes(4)
    table.lies(A1="-").passes(8)
    table.passes(100)
    assert table.passes(A1="a") + table.row("A1", "- a - - -") == []
