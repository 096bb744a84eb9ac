"""The settled truth remembers a tag's last stay on a slot for as long as players may speak of it, and no longer."""

import pytest

from companion.core.mat.mat import KEPT, MOST_STAYS, Mat, Stay
from companion.events import ReadsBadly, ReadsWell, Slot, SlotsBack, SlotsFrozen, TagLifted, TagPlaced, Uid

A1, B1, BEN, EIFFEL = Slot("A1"), Slot("B1"), Uid("ben"), Uid("eiffel")


def after(*events):
    mat = Mat()
    for event in events:
        mat = mat.after(event)
    return mat


BACK = (TagPlaced(A1, BEN, 1), TagPlaced(B1, EIFFEL, 1), TagLifted(A1, BEN, 5), TagPlaced(A1, BEN, 6))


def test_a_stay_is_remembered_for_a_while_after_the_tag_is_back():
    assert after(*BACK, TagLifted(B1, EIFFEL, 6 + KEPT - 0.1)).stays == {(A1, BEN): Stay(5, 6), (B1, EIFFEL): Stay(6 + KEPT - 0.1)}


def test_a_stay_is_forgotten_after_that():
    assert after(*BACK, TagLifted(B1, EIFFEL, 6 + KEPT + 0.1)).stays == {(B1, EIFFEL): Stay(6 + KEPT + 0.1)}


def test_a_tag_that_did_not_come_back_is_remembered_however_long():
    mat = after(*BACK[:3], TagLifted(B1, EIFFEL, 500))
    assert mat.stays == {(A1, BEN): Stay(5), (B1, EIFFEL): Stay(500)}


def test_of_a_tag_that_is_carried_about_the_slots_are_remembered_that_it_left_last():
    slots = [Slot(f"{column}2") for column in "ABCDEFGH"]
    carried = [event for at, slot in enumerate(slots) for event in (TagPlaced(slot, BEN, at), TagLifted(slot, BEN, at + 0.5))]
    known = [(slot, BEN) for slot in slots[-MOST_STAYS:]]
    assert list(after(*carried).stays) == known
    assert list(after(*BACK[:3], *carried).stays) == known
    assert list(after(*carried, TagPlaced(slots[5], BEN, 20), TagLifted(slots[5], BEN, 21)).stays)[-2:] == [known[-1], (slots[5], BEN)]


WEAK = (TagPlaced(A1, BEN, 1), ReadsBadly(A1, 5))
HEARD = {
    "badly": ((), {A1}),
    "well again": ((ReadsWell(A1, 6),), set()),
    "lifted": ((TagLifted(A1, BEN, 6),), set()),
    "hidden by a hand": ((TagLifted(A1, BEN, 6), TagPlaced(A1, BEN, 9)), {A1}),
    "hidden twice": ((TagLifted(A1, BEN, 6), TagPlaced(A1, BEN, 7), TagLifted(A1, BEN, 8), TagPlaced(A1, BEN, 9)), {A1}),
    "laid anew": ((TagLifted(A1, BEN, 6), TagPlaced(A1, BEN, 9.1)), set()),
    "heard well, then lifted": ((ReadsWell(A1, 6), TagLifted(A1, BEN, 6), TagPlaced(A1, BEN, 7)), set()),
    "laid on another slot": ((TagLifted(A1, BEN, 6), TagPlaced(B1, BEN, 7)), set()),
    "covered": ((TagPlaced(A1, EIFFEL, 6),), set()),
    "covered while it was hidden": ((TagLifted(A1, BEN, 6), TagPlaced(A1, EIFFEL, 6), TagPlaced(A1, BEN, 7)), set()),
    "frozen and back": ((SlotsFrozen((A1,), 6), SlotsBack((A1,), 9)), {A1}),
}


def test_where_a_card_is_heard_badly_until_it_is_heard_well_or_lies_otherwise():
    cases = HEARD.values()
    assert [(events, after(*WEAK, *events).weak) for events, weak in cases] == [(events, weak) for events, weak in cases]


@pytest.mark.parametrize(
    "before", [(), (*WEAK[:1], TagPlaced(A1, EIFFEL, 2)), (*WEAK[:1], SlotsFrozen((A1,), 2))], ids=["none", "two", "silent"]
)
def test_only_a_lone_card_that_is_heard_at_all_can_be_heard_badly(before):
    assert after(*before, ReadsBadly(A1, 5)) == after(*before)


def test_what_changes_nothing_leaves_the_mat_as_it_is():
    mat = after(*WEAK)
    assert mat.after(ReadsWell(B1, 6)) is mat
    assert mat.after(TagPlaced(B1, EIFFEL, 6)).weak is mat.weak
