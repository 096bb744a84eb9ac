"""C26: repair by hand, in any order that C11 allows, without announcing it."""

from __future__ import annotations

import itertools

import pytest

from tests.core.games.comparity.at_table.scenes import discarding, double_swap, reconnecting, repairing

SWAP = (("lift", "A4", "eiffel-tower"), ("lift", "B4", "big-ben"), ("place", "A4", "big-ben"), ("place", "B4", "eiffel-tower"))
DOUBLE = (
    (("A4", "kalyan-minaret"), ("B4", "nabemba-tower")),
    (("A3", "dome-of-the-rock"), ("B3", "lincoln-cathedral")),
)


def possible(order) -> bool:
    """A card is lifted before it is laid elsewhere."""
    lifted = set()
    for act, _, card in order:
        if act == "place" and card not in lifted:
            return False
        lifted |= {card}
    return True


ORDERS = [order for order in itertools.permutations(SWAP) if possible(order)]


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: " ".join(f"{act}-{slot}" for act, slot, _ in order))
def test_a_swap_is_done_when_each_card_lies_on_the_other_s_cell_in_whatever_order(order):
    table = repairing()
    said = []
    for act, slot, card in order:
        said += table.take(**{act: slot, "card": card})
        said += table.wait(5)
    assert said == ["swapped", "turn"]
    assert table.cards == {"A3": "merlion*", "A4": "big-ben", "B4": "eiffel-tower", "B5": "willis-tower"}
    assert table.turn == "Boris"


def test_a_swap_is_chosen_on_the_screen_and_then_done_by_hand():
    table = repairing()
    assert table.choose("swap:A4-B4") == ["swapped", "turn"]
    assert len(table.to_mend) == 2
    for act, slot, card in SWAP:
        table.take(**{act: slot, "card": card})
    assert (table.to_mend, table.question) == ([], None)


def test_a_swap_chosen_on_the_screen_is_not_offered_to_be_taken_back_before_hands_followed():
    table = repairing()
    table.choose("swap:A4-B4")
    assert table.wait(1) == []
    assert not table.view["offers-undo"]


def test_cards_on_their_way_in_somebody_s_hands_are_not_asked_for_at_once():
    table = repairing()
    table.choose("swap:A4-B4")
    assert table.wait(60) == ["wrong-belongs-elsewhere", "wrong-belongs-elsewhere"]
    table.lift("A4")
    table.lift("B4")
    assert table.wait(1.75) == []
    assert table.wait(0.25) == ["wrong-lay", "wrong-lay"]
    table.place("A4", "big-ben")
    assert table.place("B4", "eiffel-tower") == ["table-cleared"]


def test_no_swap_is_done_by_half():
    table = repairing()
    table.lift("A4")
    table.lift("B4")
    assert table.place("A4", "big-ben") + table.wait(600) == []
    assert table.stage == "repairing"
    table.lift("A4")
    table.place("B4", "big-ben")
    assert table.place("A4", "eiffel-tower") == []


def test_half_of_an_allowed_double_swap_waits():
    table = double_swap()
    for slot in ("A4", "B4"):
        table.lift(slot)
    for slot, card in DOUBLE[0]:
        table.place(slot, card)
    assert table.wait(3600) == []
    assert table.to_mend == []
    for slot in ("A3", "B3"):
        table.lift(slot)
    assert [table.place(slot, card) for slot, card in DOUBLE[1]] == [[], ["swapped", "swapped", "turn"]]


def test_both_halves_of_a_double_swap_may_be_under_way_at_once():
    table = double_swap()
    for slot in ("A3", "B4", "A4", "B3"):
        assert table.lift(slot) == []
    said = [table.place(*laid) for laid in (DOUBLE[0][1], DOUBLE[1][0], DOUBLE[0][0], DOUBLE[1][1])]
    assert said == [[], [], [], ["swapped", "swapped", "turn"]]


def test_a_refused_swap_goes_back():
    table = discarding()
    table.lift("C2")
    table.lift("D2")
    table.place("C2", "kalyan-minaret")
    table.place("D2", "nabemba-tower")
    assert table.wait(1.5) == ["wrong-swap-breaks", "wrong-swap-breaks"]
    assert table.ok() == ["refused-mend-first"]
    assert table.stage == "repairing"


def test_a_card_on_its_partner_s_cell_is_asked_back_where_a_third_one_took_its_own():
    """The swap itself would be allowed, so nothing is said against it."""
    table = repairing()
    for slot in ("A4", "B4", "B5"):
        table.lift(slot)
    table.place("A4", "big-ben")
    table.place("B4", "willis-tower")
    table.place("C4", "eiffel-tower")
    assert table.wait(1.5) == ["wrong-belongs-elsewhere"] * 3


def test_cards_in_no_violated_pair_that_change_places_go_back():
    table = repairing()
    table.lift("A4")
    table.lift("B5")
    table.place("A4", "willis-tower")
    table.place("B5", "eiffel-tower")
    assert table.wait(1.5) == ["wrong-belongs-elsewhere", "wrong-belongs-elsewhere"]


def test_a_discard_is_done_when_the_card_is_off_and_ok_says_so():
    table = discarding()
    assert table.ok() == ["refused-which-discard"]
    table.lift("D2")
    assert table.question == "ask-discard"
    assert table.ok()[0] == "discarded"
    assert table.view["discarded"][0]["card"] == "kalyan-minaret"


def test_a_discard_is_done_by_the_pad():
    table = discarding()
    table.lift("D2")
    assert table.tap("pad", "kalyan-minaret")[0] == "discarded"


def test_a_discard_is_chosen_on_the_screen_and_the_card_taken_off_then():
    table = discarding()
    assert table.choose("discard:C2") == ["discarded", "split"]
    assert table.wait(1.5) == ["wrong-discarded-card"]
    assert table.lift("C2") + table.wait(2) == ["table-cleared"]


def test_without_ok_a_card_that_is_off_is_only_read():
    table = discarding()
    table.lift("D2")
    assert table.wait(600) + table.place("D2", "kalyan-minaret") == []
    assert (table.stage, table.question) == ("repairing", None)


def test_while_another_card_that_may_leave_is_not_heard_the_referee_asks_which():
    table = discarding()
    table.freeze("C2")
    table.lift("D2")
    assert table.question is None
    assert table.ok() == ["refused-which-discard-unheard"]
    assert table.choose("discard:C2") == ["discarded", "split"]


def test_a_silence_elsewhere_hinders_no_discard():
    table = discarding()
    table.freeze("A1", "D2")
    assert table.back("D2") == []
    table.lift("D2")
    assert table.ok()[0] == "discarded"


def test_of_several_cards_that_are_off_the_referee_asks_which():
    table = discarding()
    table.lift("C2")
    table.lift("D2")
    assert table.question is None
    assert table.ok() == ["refused-which-discard"]
    assert table.choose("discard:D2")[0] == "discarded"
    table.place("C2", "nabemba-tower")
    assert table.to_mend == []


def test_a_discard_while_a_swap_is_allowed_goes_back():
    table = repairing()
    table.lift("A4")
    assert table.ok() == ["refused-swap-first"]
    assert table.rulings == ["C11"]
    table.place("A4", "eiffel-tower")
    assert table.stage == "repairing"


def test_a_discard_by_the_pad_while_a_swap_is_allowed_offers_the_swap_instead():
    table = repairing()
    assert table.tap("pad", "eiffel-tower") == []
    assert table.options == ["swap:A4-B4", "drop"]


def test_a_discard_of_a_card_in_no_violated_pair_goes_back():
    table = discarding()
    table.lift("B2")
    assert table.ok() == ["refused-not-violated"]
    assert "Dome of the Rock" in table.texts[0]
    table.place("B2", "dome-of-the-rock")
    assert table.tap("pad", "dome-of-the-rock") == ["refused-not-violated"]


def test_the_checker_reconnects_with_a_card_that_makes_no_duet():
    table = reconnecting()
    assert table.play("E4", "taj-mahal") == ["wrong-not-reconnecting"]
    table.lift("E4")
    assert table.play("C2", "taj-mahal") == ["reconnects", "turn"]
    assert table.turn == "Boris"


def test_the_discarded_card_itself_does_not_come_back():
    table = reconnecting()
    assert table.play("C2", "nabemba-tower") == ["table-offers-undo", "wrong-discarded-card"]
