"""Lines 36 to 48 of the checklist: readers that fall silent."""

from __future__ import annotations

from tests.core.mat.listening import Listening, lying


def test_36_slots_with_nothing_but_faults_are_frozen():
    table = Listening(lying(A1="a"), A1="!", C1="!", B2="b")
    assert table.passes(10) == ["B2+b"]
    assert table.passes() == ["frozen A1 C1"]
    assert table.asking(10) == []
    assert table.lying == {"A1": "a", "B2": "b"}
    assert table.doubtful == ()


def test_37_slots_that_are_in_no_pass_are_frozen():
    table = Listening()
    table.passes(3)
    del table.truth["A2"], table.truth["pad"]
    assert table.passes(19) == []
    assert table.passes() == ["frozen A2 pad"]
    assert table.passes(100) == []
    table = Listening()
    table.passes()
    hubs = [list(table.truth)[number::4] for number in range(4)]
    assert not any(table.take(0.02, dict.fromkeys(hubs[number % 4], "-")) for number in range(60))  # each on its own


def test_38_a_fault_now_and_then_is_nothing():
    table = Listening(lying(A1="a"), A1="a")
    assert table.row("A1", "! ! ! ! ! ! ! ! ! a " * 5 + "! a ! a ! ! a") == []
    assert table.passes(C1="!") + table.again(C1="-") == []
    table.row("A1", "- !")
    assert table.doubtful == ()  # a slot that does not answer is not asked at once


def test_39_a_gap_settles_nothing_and_nothing_bridges_it():
    table = Listening(lying(A1="a"), A1="-", B1="b", C1="!")
    table.passes(2)
    for _ in range(5):
        table.gap(3)
        assert table.passes(2) == []
    assert table.passes() == ["B1+b"]
    assert table.passes(5) == ["A1-a"]
    assert table.passes(3) == ["frozen C1"]
    table.gap(60)
    assert table.again(B1="b") + table.again(B1="b") == []
    table = Listening(lying(A1="a"), A1="-")
    table.passes(7)
    del table.truth["A1"]
    table.passes(11)  # it alone is left out
    assert table.lies(A1="-").passes(7) == []
    assert table.passes() == ["A1-a"]
    table = Listening(pad="a")
    table.passes(4)
    table.lies(pad="-").passes(30)
    table.gap(1)
    table.passes(30)
    assert table.passes(4, pad="a") == []
    table = Listening(A1="a")
    assert [table.take(0.45, table.truth) for _ in range(3)] == [[], [], ["A1+a"]]  # slow readers leave no gap


def test_40_slots_that_answer_again_as_they_were_are_back():
    table = Listening(lying(frozen="A1 B1", A1="a"), A1="a")
    assert table.passes(2) == []
    assert table.passes() == ["back A1 B1"]
    table = Listening(lying(frozen="A1"), A1="-")
    assert table.passes() + table.again(A1="-") + table.again(A1="-") + table.passes() == []  # four polls in 0.06 s
    assert table.passes() == ["back A1"]
    assert table.passes(5) == []
    assert table.mat.frozen == frozenset()
    table = Listening(lying(frozen="A1"))
    assert [table.take(0.12, table.truth) for _ in range(3)] == [[], [], ["back A1"]]
    table = Listening(lying(frozen="A1", B1="b"), A1="b", B1="b")  # what it hears of a neighbour is no change
    assert table.passes(3) == ["back A1"]


def test_41_what_changed_is_told_before_slots_are_back():
    mat = lying(frozen="A1 B1 C1", A1="a", B1="b")
    table = Listening(mat, A1="-", B1="b", C1="c")
    assert table.passes(7) == []
    assert table.passes() == ["A1-a", "C1+c", "back A1 B1 C1"]
    table = Listening(lying(frozen="A1 B1 C1", A1="a", B1="b"), A1="b", B1="a", C1="-")
    assert table.passes(7) == []
    assert table.passes() == ["A1-a", "B1-b", "A1+b", "B1+a", "back A1 B1 C1"]
    assert table.passes(20) == []
    table = Listening(lying(frozen="A1", C1="c"), A1="c", C1="-")
    assert table.passes(7) == []
    assert table.passes() == ["C1-c", "A1+c", "back A1"]


def test_42_slots_wait_for_one_in_doubt_and_not_for_ever():
    table = Listening(lying(frozen="A1 B1 C1"), A1="?")
    assert table.passes(20) == []
    assert table.row("A1", "-") == ["back A1 B1 C1"]
    table = Listening(lying(frozen="A1 B1"), A1="?")
    assert table.passes(60) == []
    assert table.passes() == ["back A1 B1"]
    table = Listening(lying(frozen="A1 B1", A1="a"), B1="?")
    assert table.passes(20) == []
    assert table.lies(B1="-").passes() == ["A1-a", "back A1 B1"]
    table = Listening(lying(frozen="A1 B1"), A1="a", B1="a")
    assert table.passes(20) == []
    table.lies(B1="-")
    assert table.passes(2) == []
    assert table.passes() == ["A1+a", "back A1 B1"]
    table = Listening(lying(frozen="A1 B1 C1"), C1="!")
    assert table.row("A1", "a - - " * 19) == []
    assert table.row("A1", "a") == []
    assert table.row("A1", "a") == ["A1+a", "back A1 B1"]
    table = Listening(lying(frozen="A1 B1 C1"))
    assert table.row("A1", "a - - " * 20) == []
    assert table.row("A1", "a") == ["back A1 B1 C1"]  # it glimpses a card for ever
    table = Listening(lying(frozen="A1 B1 C1", A1="k"), A1="b", B1="b", C1="k")  # one lies between two, one was moved
    assert table.asking(3) == []
    assert table.passes() == ["A1-k", "C1+k", "back A1 B1 C1"]
    assert table.asking(10) == []
    assert table.lying == {"C1": "k"}
    assert table.lies(B1="-").passes(20) == ["A1+b"]


def test_43_a_slot_that_falls_silent_again_begins_its_return_anew():
    table = Listening(lying(frozen="A1", A1="a"), A1="!")
    assert table.row("A1", "- - - - - - -" + " !" * 11) == []
    assert table.row("A1", "- - - - - - -") == []
    assert table.row("A1", "-") == ["A1-a", "back A1"]
    table = Listening(lying(frozen="A1 B1"), A1="!", B1="!")
    table.passes(2, A1="?")
    table.passes(12)
    assert table.lies(B1="-").passes(3) == ["back B1"]


def test_44_a_card_on_a_frozen_pad_does_not_count():
    table = Listening(lying(frozen="pad"), pad="a")
    assert table.passes(3) == ["back pad"]
    assert table.passes(2) == []
    assert table.passes() == ["pad*a"]
    table = Listening(lying(frozen="pad"))
    assert table.row("pad", "a - a") == ["back pad"]


def test_45_a_card_that_was_tapped_before_the_pad_fell_silent_is_not_tapped_again():
    table = Listening(pad="a")
    assert table.passes(4) == ["pad*a"]
    assert table.passes(12, pad="!") == ["frozen pad"]
    assert table.passes(20) == ["back pad"]


def test_46_a_card_from_a_silent_slot_may_be_tapped():
    table = Listening(lying(frozen="A1", A1="a"), A1="!", pad="a")
    assert table.passes(3) == ["pad*a"]
    assert table.asking(10) == []
    assert table.lying == {"A1": "a"}
    table = Listening(lying(frozen="A1", A1="a"), A1="?", pad="a")  # it answers again, and what it has is not known yet
    assert table.passes(20) == []
    assert table.passes(10, A1="!") == []
    assert table.passes(A1="!") == ["pad*a"]


def test_47_a_card_from_a_silent_slot_that_lies_elsewhere_has_moved():
    table = Listening(lying(frozen="A1", A1="a"), A1="!", C2="a")
    assert table.passes(50) == []
    assert table.passes() == ["A1-a", "C2+a"]
    assert table.mat.frozen == {"A1"}
    assert table.lies(A1="-").passes(3) == ["back A1"]
    table = Listening(lying(frozen="A1", A1="a"), A1="!", C2="a", B2="a")
    assert table.passes(100) == []
    table = Listening(lying(frozen="A1", A1="a"), A1="!")
    assert table.row("C2", "a - - " * 30) == []
    table = Listening(lying(frozen="A1", A1="a"), A1="!", C2="a")
    table.passes(45)
    table.gap(5)
    assert table.passes(50) == []
    assert table.passes() == ["A1-a", "C2+a"]


def test_48_a_card_between_two_slots_stays_where_it_is_believed():
    table = Listening(lying(A1="a"), A1="a", B1="a")
    table.passes(10)
    assert table.passes(11, A1="!") == ["frozen A1"]
    assert table.passes(200, A1="!") == []
    assert table.passes(3) == ["back A1"]
    for away in (4, 100):
        table = Listening(lying(A1="a"), A1="a", B1="a")
        table.passes(10)
        assert table.passes(11, A1="!") == ["frozen A1"]
        assert table.passes(away, A1="!", B1="-") == []  # the edge of its coil
        assert table.passes(200, A1="!") == []
    table.gap(0.6)
    assert table.passes(200, A1="!") == []
    assert table.passes(610, A1="!", B1="-") == []
    assert table.passes(50, A1="!") == []
    assert table.passes(1, A1="!") == ["A1-a", "B1+a"]  # that it lay between them is forgotten
    table = Listening(lying(A1="a"), A1="a", B1="a")
    table.passes(10)
    table.row("B1", " ".join("bcdefghijklmnopq"))  # so many are remembered, and no more
    assert table.passes(11, A1="!", B1="-") == ["frozen A1"]
    assert table.passes(51, A1="!") == ["A1-a", "B1+a"]
    table = Listening(B1="a")  # it lay on the other before it was moved to the one that falls silent
    table.passes(10)
    table.lies(A1="a", B1="-").passes(20)
    assert table.passes(11, A1="!") == ["frozen A1"]
    assert table.passes(51, A1="!", B1="a") == ["A1-a", "B1+a"]
