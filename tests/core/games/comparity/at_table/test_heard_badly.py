"""A card that the mat hears badly: it is said where, once, and nothing is held up by it (C28)."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.polling import Polling
from tests.core.games.comparity.at_table.scenes import checking, opened, pair
from tests.core.games.comparity.at_table.sitting import Sitting

KEY = "table-heard-badly"


def weak(table, slot):
    return table.take(weak=slot)


@pytest.mark.parametrize(
    ("lang", "said", "spoken"),
    [
        ("en", "The mat hears the card on D4 badly. Move it a little.", "The mat hears the card on D-four badly. Move it a little."),
        ("ru", "Поле плохо слышит карту на D4. Немного подвиньте её.", "Поле плохо слышит карту на дэ четыре. Немного подвиньте её."),
        ("fr", "Le tapis entend mal la carte en D4. Déplacez-la un peu.", "Le tapis entend mal la carte en D quatre. Déplacez-la un peu."),
    ],
)
def test_where_a_card_is_heard_badly_is_said_and_what_to_do_about_it_and_never_which_card_it_is(lang, said, spoken):
    table = opened(lang=lang)
    assert weak(table, "D4") == [KEY]
    (one,) = table.announced
    assert (one["text"], one.get("spoken")) == (said, spoken)
    assert (one["rule"], one["tone"], one["args"]) == ("C19", "notice", {"place": "D4"})
    assert "pad" in table.why(one["id"]) or lang != "en"


def test_it_is_said_once_until_that_is_over():
    table = pair()
    assert weak(table, "D4") == [KEY]
    assert weak(table, "D4") + table.wait(60) == []
    assert weak(table, "E4") == [KEY]
    assert table.view["weak"] == ["D4", "E4"]
    assert table.take(well="D4") == []
    assert table.view["weak"] == ["E4"]
    assert weak(table, "D4") == [KEY]


def test_of_a_mat_that_hears_all_cards_well_nothing_is_told():
    table = pair()
    assert "weak" not in table.view
    weak(table, "D4")
    table.take(well="D4")
    assert "weak" not in table.view


def test_nothing_is_held_up_by_it_and_nothing_lies_wrong():
    table = pair()
    weak(table, "D4")
    assert (table.to_mend, table.question) == ([], None)
    assert table.play("F4", "willis-tower") == ["plays", "turn"]
    assert table.wait(60) == []
    assert "table-undone-play" in table.undone()


def test_a_card_that_is_carried_off_is_heard_badly_no_more():
    table = pair()
    weak(table, "E4")
    table.lift("E4")
    assert "weak" not in table.view
    table.place("E4", "eiffel-tower")
    assert table.view["weak"] == ["E4"]  # a hand hid it
    table.lift("E4")
    table.wait(4)
    table.place("E4", "eiffel-tower")
    assert "weak" not in table.view


def test_while_a_slot_is_silent_nothing_is_known_of_how_it_hears():
    table = pair()
    weak(table, "E4")
    table.freeze("E4", "D4")
    assert "weak" not in table.view
    assert table.refused(weak="D4") == "D4 is silent"
    assert table.back("E4", "D4") == ["table-slots-back"]
    assert table.view["weak"] == ["E4"]


def test_of_two_cards_on_each_other_it_is_not_known():
    table = pair()
    table.place("E4", "merlion")
    assert table.refused(weak="E4") == "2 cards lie on E4"
    assert table.refused(well="E4") == "2 cards lie on E4"


def test_a_card_that_is_to_go_elsewhere_anyway_is_not_to_be_moved_a_little():
    table = pair()
    table.place("A1", "merlion")
    table.wait(2)
    assert table.to_mend == ["Take “Merlion” back: A1 touches no card."]
    assert weak(table, "A1") == []
    assert table.to_mend == ["Take “Merlion” back: A1 touches no card."]
    assert weak(table, "D4") == [KEY]


def test_in_a_pause_it_is_said_too_and_a_check_goes_on():
    table = pair()
    table.press("pause")
    assert weak(table, "D4") == [KEY]
    table = checking()
    assert weak(table, "C4") == [KEY]
    assert table.choose("check:A4")[0] == "reveals"


def test_once_all_is_over_it_is_nobodys_business():
    table = opened(house={"hand": 1})
    table.play("E4", "eiffel-tower")
    assert table.stage == "over"
    assert weak(table, "E4") == []
    assert "weak" not in table.view


def test_where_towers_stand_beside_the_mat_no_card_on_it_is_heard_for_anything():
    table = Sitting(game="skyscrapers", mat="8x8")
    table.place("C3", "foundation-parking-1")
    assert weak(table, "C3") == []
    assert "weak" not in table.view


def test_passes_of_the_readers_tell_it_too():
    table = opened(mat={"columns": 5, "rows": 5})
    polls = Polling(table)
    polls.lay("D4", "big-ben")
    assert polls.listen(5) == []
    heard, said = dict(polls.lying), []
    for number in range(100):
        polls.lying = heard if number % 5 in (0, 2, 4) else {}
        said += polls.listen(0.051)
    assert said == [KEY]
    assert table.view["weak"] == ["D4"]
    polls.lying = heard
    assert polls.listen(5) == []
    assert "weak" not in table.view
