"""The checklist in companion/mat/README.md, one test for each of its lines."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import companion.mat
from companion.events import Slot, TagPlaced, Uid
from companion.mat.mat import Mat
from companion.mat.settling import Settling
from companion.mat.shape import Shape
from companion.simulator.radio import radio_under
from hardware.readers.noise import Noise
from tests.mat.listening import AGAIN, EVERY, Listening, lying

README = Path(companion.mat.__file__).with_name("README.md").read_text(encoding="utf-8")
LINES = [int(number) for number in re.findall(r"^(\d+)\. .* -> ", README, re.MULTILINE)]
LAST = LINES[-1]


def test_each_line_of_the_checklist_has_one_test():
    tested = [int(match[1]) for name in globals() if (match := re.match(r"test_(\d\d)_", name))]
    assert tested == LINES == list(range(1, LAST + 1))


class Radio:
    """Cards laid and lifted on a full-sized mat under a noisy radio, with repetitions; `delays` in seconds."""

    def __init__(self, noise: Noise, seed: int = 1) -> None:
        self.shape, self.mat, self.events = Shape(), Mat(), []
        self.readers = radio_under(self.shape, noise, seed)
        self.settling, self.chance, self.at = Settling(self.shape), Random(seed), 0.0

    def listen(self, seconds: float) -> None:
        self.at += seconds
        for heard in self.readers.passes(self.at):
            settled = self.settling.take(heard, self.mat)
            for event in settled.events:
                self.mat = self.mat.after(event)
                self.events.append(event)
            self.readers.ask(settled.doubtful)

    def delays(self, number: int) -> tuple[list[float], list[float]]:
        """Of so many cards: from laid to placed, and from lifted to the event that says so."""
        placed, lifted = [], []
        for one in range(number):
            slot = self.chance.choice(self.shape.slots[:64])
            self.readers.lay(f"tag-{one}", slot)
            placed.append(self.delay())
            self.readers.lift(f"tag-{one}")
            lifted.append(self.delay())
        return sorted(placed), sorted(lifted)

    def delay(self) -> float:
        before, at = len(self.events), self.at
        self.listen(self.chance.uniform(1, 1.05))
        assert len(self.events) == before + 1
        return self.events[-1].at - at


# Arriving


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
    placed, _ = Radio(Noise(missed_singly=0.05)).delays(500)
    assert placed[int(len(placed) * 0.95)] <= 0.17


def test_05_a_tag_is_placed_also_where_polls_come_faster():
    table = Listening()
    told = [table.take(0.008, table.truth | {"A1": "a"}) for _ in range(6)]
    assert told == [[], [], [], [], [], ["A1+a"]]
    table = Listening()
    assert not any(table.take(0.008, table.truth | {"A1": sign}) for sign in "aa-aa--aa---aa--")


def test_06_a_second_card_on_a_first_is_placed_too():
    table = Listening(lying(A1="a"), A1="ab")
    assert table.passes(3) == ["A1+b"]
    table = Listening(A1="ab")
    assert table.passes(3) == ["A1+a", "A1+b"]
    assert table.lying == {"A1": "ab"}


# Leaving


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
    for _ in range(20):
        assert table.asking(0.25, A1="-") + table.asking(0.05) == []
    assert table.row("A1", "- - - - - - - a") == []


def test_09_a_garbled_answer_is_presence():
    table = Listening(lying(A1="a"), A1="a")
    assert table.passes(20, A1="?") == []
    assert table.row("A1", "- - - - - - - ? - - - - - - -") == []
    assert table.row("A1", "-") == ["A1-a"]


def test_10_a_fault_is_no_evidence_at_all():
    table = Listening(lying(A1="a"), A1="a")
    table.passes()
    assert table.row("A1", "- ! - ! - ! - ! - ! - ! - !") == []
    assert table.row("A1", "-") == ["A1-a"]


def test_11_cards_are_lifted_within_350_ms():
    _, lifted = Radio(Noise(missed_singly=0.05)).delays(500)
    assert lifted[int(len(lifted) * 0.95)] <= 0.35


def silences(table, slot="A1"):
    """How many silent passes it takes until a tag is lifted."""
    for number in range(1, 100):
        if table.passes(**{slot: "-"}):
            return number
    raise AssertionError("never")


def test_12_a_tag_that_is_missed_often_needs_more_silences():
    table = Listening(lying(A1="a"))
    assert table.row("A1", "a - " * 200) == []
    assert 30 < silences(table) <= 60
    assert table.row("A1", "a a a") == ["A1+a"]
    assert 30 < silences(table) <= 60
    assert table.row("A1", "a a a " + ("a " * 19 + "- ") * 150) == ["A1+a"]
    assert silences(table) < 12
    table = Listening(lying(A1="a"))
    assert table.row("A1", "- - - - a " * 100) == []
    assert silences(table) == 60
    table = Listening(lying(A1="a"))
    assert table.row("A1", "a - - " * 50) == []
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


def test_17_a_full_mat_lies_still():
    radio = Radio(Noise(missed_singly=0.02, garbled=0.01))
    for number, slot in enumerate(radio.shape.slots[:64]):
        radio.readers.lay(f"tag-{number}", slot)
    radio.listen(1800)
    assert radio.readers.tally["missed singly"] > 40_000
    assert [type(event) for event in radio.events] == [TagPlaced] * 64


# Asking again


def test_18_a_slot_that_differs_is_doubtful_until_it_is_settled():
    table = Listening(lying(B1="b"), B1="b", A1="a")
    table.passes()
    assert table.doubtful == ("A1",)
    table.lies(B1="-").passes(B2="?")
    assert table.doubtful == ("A1", "B1", "B2")
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


# One tag, two slots


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


# Pads and tap places


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


# Silence of readers


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
    assert table.doubtful == ()  # whoever does not answer is not asked at once


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
    assert table.passes(1, A1="!") == ["A1-a", "B1+a"]  # nobody knows any more that it lay between them
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


# Before and beside


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
