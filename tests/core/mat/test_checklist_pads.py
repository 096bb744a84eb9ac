"""Lines 27 to 35 of the checklist: pads and tap places."""

from __future__ import annotations

import pytest

from tests.core.mat.listening import Listening, lying


@pytest.mark.parametrize("place", ["pad", "site"])
def test_27_a_card_that_is_steady_on_a_pad_is_tapped_once(place):
    table = Listening(**{place: "a"})
    assert table.passes(2) == []
    assert table.passes() == [f"{place}*a"]
    assert table.passes(5) == []
    assert table.doubtful == ()
    assert table.asking(5) == []
    assert table.lying == {}
    table = Listening()
    assert table.row(place, "a - - a - - - a a - -") == []


def test_28_it_is_tapped_again_only_after_two_seconds_of_silence():
    table = Listening()
    assert table.passes(4, pad="a") == ["pad*a"]
    table.passes(40)
    assert table.passes(4, pad="a") == []  # from the first silent pass to the last: 1.95 s
    table.passes(41)
    assert table.passes(4, pad="a") == ["pad*a"]
    assert table.passes(4, pad="b") == []
    assert table.passes(2, pad="b") == ["pad*b"]  # another one counts as soon as it is alone


def test_29_garbles_and_faults_are_no_silence():
    table = Listening()
    assert table.passes(4, pad="a") == ["pad*a"]
    table.passes(40)
    table.passes(pad="?")
    table.passes(40)
    assert table.passes(4, pad="a") == []
    table = Listening()
    assert table.passes(4, pad="a") == ["pad*a"]
    for _ in range(5):
        table.passes(8)
        table.passes(2, pad="!")
    assert table.passes(4, pad="a") == []  # 1.75 s of silence among 2.5 s
    table = Listening()
    assert table.passes(4, pad="a") == ["pad*a"]
    for _ in range(3):
        table.passes(15)
        table.passes(pad="!")
    assert table.passes(4, pad="a") == ["pad*a"]


def test_30_two_new_cards_on_a_pad_are_not_tapped_until_one_goes():
    table = Listening(pad="ab")
    assert table.asking(10) == []
    assert table.row("pad", "a ab a a b a") == []
    assert table.passes(10, pad="b") == ["pad*b"]


def test_31_a_card_left_on_a_pad_is_placed_there_after_six_seconds():
    table = Listening(pad="a")
    assert table.passes(3) == ["pad*a"]
    assert table.passes(119) == []
    assert table.passes() == ["pad+a"]
    assert table.asking(10) == []
    assert table.lying == {"pad": "a"}


def test_32_a_card_on_a_card_that_was_tapped_waits_until_that_is_gone():
    table = Listening(pad="a")
    table.passes(10)
    table.lies(pad="ab")
    assert table.passes(2) == []
    assert table.passes() == ["pad+a"]
    assert table.asking(10) == []
    table.lies(pad="b")
    assert table.passes(7) == []
    assert table.passes() == ["pad-a"]
    assert table.passes(1) == ["pad*b"]
    assert table.lying == {}


def test_33_a_card_that_was_left_on_a_pad_is_lifted_when_it_goes():
    table = Listening(pad="a")
    table.passes(125)
    table.lies(pad="-")
    assert table.passes(8) == ["pad-a"]
    assert table.passes(120, pad="a") == []  # back within 2 s: it is not tapped, and was not left there yet
    assert table.passes(pad="a") == ["pad+a"]
    assert table.passes(8) == ["pad-a"]
    table.passes(33)
    assert table.passes(5, pad="a") == ["pad*a"]
    table = Listening(lying(pad="a"), pad="a").restart()  # left there before the program started
    table.passes()
    assert table.passes(8, pad="-") == ["pad-a"]
    assert table.passes(120) == []
    assert table.passes() == ["pad+a"]
    table = Listening(pad="a")
    table.passes(125)
    assert table.passes(8, pad="-") == ["pad-a"]
    assert table.passes(10) == []  # shown for half a second, 0.4 s after it went
    assert table.lies(pad="-").passes(200) == []


def test_34_a_card_from_a_cell_is_tapped_when_the_cell_is_empty():
    table = Listening(lying(A1="a"), A1="-", pad="a")
    assert table.passes(7) == []
    assert table.passes() == ["A1-a", "pad*a"]
    table = Listening(lying(A1="a"), A1="a", pad="a")
    assert table.asking(5) == []
    table = Listening(A1="a", pad="a")  # laid on neither before
    assert table.asking(5) == []
    assert table.lies(A1="-").passes(3) == ["pad*a"]


def test_35_a_card_that_was_tapped_is_placed_where_it_is_laid():
    table = Listening(pad="a")
    table.passes(10)
    table.lies(pad="-", B2="a")
    assert table.passes(3) == ["B2+a"]
    assert table.lying == {"B2": "a"}
    assert table.asking(5) == []
