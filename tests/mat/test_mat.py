"""The settled truth remembers a tag's last stay on a slot for as long as somebody may speak of it, and no longer."""

from companion.events import Slot, TagLifted, TagPlaced, Uid
from companion.mat.mat import KEPT, Mat, Stay

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
