"""People put right what the referee asks for, as it asks for it, and touch nothing else."""

import pytest

from companion.core.mat.shape import Shape
from companion.events import Uid
from companion.simulator.mending import HEARD, MOST_TRIES
from tests.simulator.quiet import Quiet, checking, discarding, repairing, turn

BUS_PASS = Uid("04f00dfacade42")


def mended(quiet, keep=()):
    """What hands did until nothing was asked for any more: what they did, with which card, on which slot."""
    quiet.begin()
    assert quiet.mending.until_right(frozenset(keep))
    assert quiet.table.look().instructions == ()
    return [(deed.kind, deed.card, deed.slot) for deed in quiet.seen.deeds]


def strewn(quiet, **slots):
    """Cards of the area taken up together, and laid there; None: kept in the hand."""
    for card in slots:
        quiet.move(card, None)
    quiet.table.wait(1.0)
    for card, slot in slots.items():
        if slot:
            quiet.move(card, slot)
    quiet.table.wait(2.0)
    return quiet


def test_where_nothing_is_asked_for_nothing_is_done():
    quiet = turn()
    before = quiet.table.at
    assert mended(quiet) == []
    assert quiet.table.at == before


def test_a_card_that_lies_astray_is_lifted_and_laid_where_it_belongs():
    quiet = strewn(turn(), c40="C3")
    assert mended(quiet) == [("lifts", "c40", "C3"), ("lays", "c40", "D5")]


def test_two_cards_that_were_exchanged_are_lifted_both_before_one_is_laid():
    quiet = strewn(turn(), c40="F5", c60="D5")
    assert mended(quiet) == [("lifts", "c60", "D5"), ("lifts", "c40", "F5"), ("lays", "c60", "F5"), ("lays", "c40", "D5")]


def test_three_cards_in_a_circle_come_home_without_lying_on_each_other():
    quiet = strewn(turn(), c40="E5", c50="F5", c60="D5")
    done = mended(quiet)
    assert done == [
        ("lifts", "c60", "D5"),
        ("lifts", "c40", "E5"),
        ("lifts", "c50", "F5"),
        ("lays", "c60", "F5"),
        ("lays", "c40", "D5"),
        ("lays", "c50", "E5"),
    ]
    assert quiet.lies() == quiet.should_lie() == {"c40": "D5", "c50": "E5", "c60": "F5"}


def test_a_swap_that_is_refused_is_undone():
    quiet = strewn(discarding(), c106="F5", c248="G5")
    assert mended(quiet) == [("lifts", "c106", "F5"), ("lifts", "c248", "G5"), ("lays", "c106", "G5"), ("lays", "c248", "F5")]


def test_a_card_in_the_hand_is_laid_back_where_it_is_asked_for():
    quiet = strewn(repairing(), c10=None)
    assert mended(quiet) == [("lays", "c10", "G5")]


@pytest.mark.parametrize(("keep", "goes"), [((), ("c30", "F6")), (("c10",), ("c30", "F6")), (("c30",), ("c10", "D6"))])
def test_of_two_new_cards_the_one_that_was_meant_stays(keep, goes):
    quiet = strewn(turn(), c30="F6", c10="D6")
    assert mended(quiet, keep) == [("lifts", *goes)]


def test_of_three_new_cards_one_stays():
    quiet = strewn(turn(), c30="F6", c10="D6", c90="D4")
    assert sorted(mended(quiet, ("c30",))) == [("lifts", "c10", "D6"), ("lifts", "c90", "D4")]


def test_a_stranger_is_lifted_from_its_cell():
    quiet = turn()
    quiet.table.lay(BUS_PASS, "E7")
    quiet.table.wait(2.0)
    assert mended(quiet) == [("lifts", None, "E7")]


def test_a_stranger_on_a_card_is_lifted_and_the_card_stays():
    quiet = turn()
    quiet.table.lay(BUS_PASS, "E5")
    quiet.table.wait(2.0)
    assert mended(quiet) == [("lifts", None, "E5")]
    assert quiet.lies() == quiet.should_lie()


def test_two_strangers_on_one_cell_are_both_lifted():
    quiet = turn()
    for uid in (BUS_PASS, Uid("command:ok")):
        quiet.table.lay(uid, "E7")
    quiet.table.wait(2.0)
    assert mended(quiet) == [("lifts", None, "E7"), ("lifts", None, "E7")]
    assert quiet.table.lying_on("E7") == ()


def test_a_card_on_a_card_is_lifted_and_the_card_beneath_stays():
    quiet = strewn(turn(), c90="E5")
    assert mended(quiet) == [("lifts", "c90", "E5")]


def test_of_a_card_and_its_copy_the_copy_is_lifted():
    quiet = turn()
    copy = Uid(f"{quiet.uid('c50')}#back")
    quiet.table.lay(copy, "E7")
    quiet.table.wait(2.0)
    assert mended(quiet) == [("lifts", "c50", "E7")]
    assert quiet.table.slot_of(copy) is None
    assert quiet.lies() == quiet.should_lie()


def test_a_card_left_on_the_pad_is_taken_up():
    quiet = strewn(turn(), c30="pad")
    quiet.table.press("cancel")
    quiet.table.wait(8.0)
    assert mended(quiet) == [("lifts", "c30", "pad")]


def test_what_is_asked_off_the_mat_is_laid_beside_it_and_what_comes_onto_it_is_laid_there():
    quiet = Quiet(shape=Shape(3, 1)).act("play", (1, 0), card="c60").act("play", (-1, 0), card="c40")
    assert quiet.lies() == {"c40": "A1", "c50": "B1", "c60": "C1"}
    quiet.hands.choose(("shift",), (), word="right")
    done = mended(quiet)
    assert [one for one in done if one[1] == "c60"] == [("lifts", "c60", "C1")]
    assert quiet.lies() == {"c40": "B1", "c50": "C1"}
    assert quiet.should_lie() == {"c40": "B1", "c50": "C1", "c60": None}
    quiet.hands.choose(("shift",), (), word="left")
    assert mended(quiet) == [
        ("lifts", "c40", "B1"),
        ("lifts", "c50", "C1"),
        ("lays", "c40", "A1"),
        ("lays", "c50", "B1"),
        ("lays", "c60", "C1"),
    ]


def test_a_card_whose_cell_lies_beside_the_mat_is_only_taken_up():
    quiet = Quiet(shape=Shape(3, 1)).act("play", (1, 0), card="c60").act("play", (-1, 0), card="c40")
    quiet.hands.choose(("shift",), (), word="right")
    mended(quiet)
    quiet = strewn(quiet, c60="A1")
    assert [(one.card, one.origin, one.target.slot) for one in quiet.table.look().instructions] == [("c60", "A1", None)]
    assert mended(quiet) == [("lifts", "c60", "A1")]


def test_what_is_asked_for_a_moment_only_is_left_alone(monkeypatch):
    """A card that is on its way to its cell is asked for too."""
    quiet = strewn(checking(), c10=None)
    wait = quiet.table.wait
    assert [one.card for one in quiet.table.look().instructions] == ["c10"]

    def laid_back(seconds):
        if quiet.table.slot_of(quiet.uid("c10")) is None:
            quiet.move("c10", "G5")
        wait(seconds)

    monkeypatch.setattr(quiet.table, "wait", laid_back)
    before = quiet.table.at
    assert quiet.mending.asked_for_long() == ()
    assert quiet.table.at == pytest.approx(before + HEARD)
    assert quiet.mending.asked_for_long() is None


def test_what_has_come_up_only_now_is_left_for_the_next_time(monkeypatch):
    quiet = strewn(checking(), c10=None)
    wait = quiet.table.wait

    def pushed(seconds):
        if quiet.table.slot_of(quiet.uid("c40")) == "F5":
            quiet.move("c40", None)
        wait(seconds)

    monkeypatch.setattr(quiet.table, "wait", pushed)
    assert [one.card for one in quiet.mending.asked_for_long()] == ["c10"]
    assert sorted(one.card for one in quiet.mending.asked_for_long()) == ["c10", "c40"]


def test_who_cannot_put_it_right_gives_up(monkeypatch):
    quiet = strewn(checking(), c10=None)
    tries = []
    monkeypatch.setattr(quiet.table, "lay", lambda *laid: tries.append(laid))
    assert not quiet.mending.until_right()
    assert tries == [(quiet.uid("c10"), "G5")] * MOST_TRIES
