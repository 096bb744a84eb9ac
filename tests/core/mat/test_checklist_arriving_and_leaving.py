"""Lines 1 to 17 of the checklist in companion/core/mat/README.md: a tag comes and goes."""

from __future__ import annotations

import pytest

from companion.events import TagPlaced
from hardware.readers.noise import Noise
from tests.core.mat.listening import Listening, lying
from tests.core.mat.noisy_mat import NoisyMat


def test_01_a_tag_is_placed_once_three_of_five_polls_heard_it_and_not_within_one_moment():
    table = Listening(A1="a")
    assert table.passes(2) == []
    assert table.passes() == ["A1+a"]
    table = Listening()
    assert table.row("B1", "a - a -") == []
    assert table.row("B1", "a") == ["B1+a"]
    table = Listening()
    assert table.row("B1", "a - - - a a - - - a a - - - a") == []


def test_02_a_pass_and_its_repetitions_are_one_moment():
    table = Listening()
    table.passes(A1="a")
    assert table.again(A1="a") + table.again(A1="a") + table.again(A1="a") + table.again(A1="a") == []
    assert table.passes(10) == []


def test_03_two_stray_glimpses_are_no_card():
    table = Listening()
    for signs in ("a a - - - a a - - -", "a - - - a - - - a - - -", "a b a b - - - -"):
        assert table.row("A1", signs) == []
    assert table.passes(10) == []


def test_04_cards_are_placed_within_170_ms():
    placed, _ = NoisyMat(Noise(missed_singly=0.05)).delays(500)
    assert placed[int(len(placed) * 0.95)] <= 0.17


def test_05_a_tag_is_placed_also_where_polls_come_faster():
    table = Listening()
    told = [table.take(0.008, table.truth | {"A1": "a"}) for _ in range(6)]
    assert told == [[], [], [], [], [], ["A1+a"]]
    table = Listening()
    assert not any(table.take(0.008, table.truth | {"A1": sign}) for sign in "aa---aa---aa---aa--")


def test_06_a_second_card_on_a_first_is_placed_too():
    table = Listening(lying(A1="a"), A1="ab")
    assert table.passes(3) == ["A1+b"]
    table = Listening(A1="ab")
    assert table.passes(3) == ["A1+a", "A1+b"]
    assert table.lying == {"A1": "ab"}


def test_07_a_tag_is_lifted_after_eight_silences_over_a_quarter_of_a_second():
    table = Listening(lying(A1="a"), A1="a")
    table.passes()
    table.lies(A1="-")
    assert table.passes(7) == []
    assert table.passes() == ["A1-a"]
    table = Listening(lying(A1="a"), A1="a")
    table.passes()
    table.lies(A1="-")
    assert table.asking(0.25) == []  # 15 silences by then
    assert table.passes() == ["A1-a"]


def test_08_a_hand_that_hides_a_tag_for_less_is_nothing():
    table = Listening(lying(A1="a"), A1="a")
    table.passes()
    told = [one for _ in range(20) for one in table.asking(0.25, A1="-") + table.asking(0.05)]
    assert told == ["badly A1"]  # it is heard in one moment of six
    assert table.row("A1", "- - - - - - - a") == []


def test_09_garbled_answers_are_presence_but_for_one_or_two_in_a_silence():
    table = Listening(lying(A1="a"), A1="a")
    assert table.passes(20, A1="?") == []
    assert table.row("A1", "- ? ? ? - - - - - - -") == []
    assert table.row("A1", "-") == ["A1-a"]
    table = Listening(lying(A1="a"), A1="a")
    assert table.row("A1", "a - - - ? - ? ? - - -") == []
    assert table.row("A1", "-") == ["A1-a"]
    table = Listening(lying(A1="a"), A1="a")
    assert table.row("A1", "a - - - - - - - ? ? ? - - - - - - -") == []
    assert table.row("A1", "-") == ["A1-a"]


def test_10_a_fault_is_no_evidence_at_all():
    table = Listening(lying(A1="a"), A1="a")
    table.passes()
    assert table.row("A1", "- ! - ! - ! - ! - ! - ! - !") == []
    assert table.row("A1", "-") == ["A1-a"]


def test_11_cards_are_lifted_within_350_ms():
    _, lifted = NoisyMat(Noise(missed_singly=0.05)).delays(500)
    assert lifted[int(len(lifted) * 0.95)] <= 0.35
    _, lifted = NoisyMat(Noise(missed_singly=0.05), garbled=0.05).delays(500)
    assert lifted[int(len(lifted) * 0.95)] <= 0.35


def silences(table, slot="A1"):
    """How many silent passes it takes until a tag is lifted."""
    for number in range(1, 100):
        if table.passes(**{slot: "-"}):
            return number
    raise AssertionError("never")


def test_12_a_tag_that_is_missed_often_needs_more_silences():
    table = Listening(lying(A1="a"))
    assert table.row("A1", "a - " * 200) == ["badly A1"]
    assert 30 < silences(table) <= 60
    assert table.row("A1", "a a a") == ["A1+a"]
    assert 30 < silences(table) <= 60
    assert table.row("A1", "a a a " + ("a " * 19 + "- ") * 150) == ["A1+a", "well A1"]
    assert silences(table) < 12
    table = Listening(lying(A1="a"))
    assert table.row("A1", "- - - - a " * 100) == ["badly A1"]
    assert silences(table) == 60
    table = Listening(lying(A1="a"))
    assert table.row("A1", "a - - " * 50) == ["badly A1"]
    assert silences(table) > 45
    table = Listening()
    table.passes(1000)  # before it lies there, its misses are not counted against so many polls
    assert table.row("A1", "a a a" + " a -" * 40) == ["A1+a"]
    assert silences(table) > 25
    table = Listening(lying(A1="a"))
    assert table.row("A1", "a a a a a a a a a - " * 60) == []
    assert silences(table) == 11  # and the one before


def test_13_a_tag_that_is_missed_in_rows_needs_more_silences():
    rows, singly = Listening(lying(A1="a")), Listening(lying(A1="a"))
    assert rows.row("A1", "a " * 57 + "- - - ") + singly.row("A1", "a " * 19 + "- ") == []
    for _ in range(10):
        assert rows.row("A1", "a " * 57 + "- - - ") + singly.row("A1", ("a " * 19 + "- ") * 3) == []
    rows.passes(A1="a")
    singly.passes(A1="a")
    assert (silences(singly), silences(rows)) == (10, 33)


def test_14_silence_at_the_end_of_a_stay_is_no_miss():
    table = Listening()
    for _ in range(30):
        assert table.passes(4, A1="a") == ["A1+a"]
        assert silences(table) == 8


def test_15_when_one_of_two_goes_only_that_one_is_lifted():
    table = Listening(lying(A1="ab"), A1="ab")
    table.passes()
    assert table.passes(8, A1="b") == ["A1-a"]
    assert table.passes(20, A1="b") == []
    assert table.lying == {"A1": "b"}
    table = Listening(lying(A1="ab"), A1="ab")
    assert table.row("A1", "b bc b b bc b b b") == ["A1-a"]


def test_16_misses_of_one_of_two_are_its_own():
    table = Listening(lying(A1="ab"))
    assert table.row("A1", "a ab a b " * 100) == []
    table.lies(A1="b").passes()
    assert table.passes(11) == []
    assert table.lies(A1="-").passes(60) == ["A1-a", "A1-b"]


@pytest.mark.exam
def test_17_a_full_mat_lies_still():
    radio = NoisyMat(Noise(missed_singly=0.02, garbled=0.01))
    for number, slot in enumerate(radio.shape.slots[:64]):
        radio.readers.lay(f"tag-{number}", slot)
    radio.listen(1800)
    assert radio.readers.tally["missed singly"] > 40_000
    assert [type(event) for event in radio.events] == [TagPlaced] * 64
