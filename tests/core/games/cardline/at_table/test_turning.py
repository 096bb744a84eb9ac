"""L9: the play is made by turning the card: told by *ok*, by its absence, by its face, or by the pace; before that nothing is judged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.decks.derived import with_numbers
from companion.core.games.cardline import understanding
from companion.core.games.cardline.rules import fits
from tests.core.games.cardline.at_table.sitting import DECK, Passes, Table, card, three

COMMITS = ("ok", "turned", "pace")


def turned(**asked) -> Table:
    return three(house={"commit": "turned"}, **asked)


# ok.


def test_with_ok_a_card_lies_for_as_long_as_one_likes_and_ok_makes_the_play():
    table = three()
    assert table.lay("F1", 40) + table.wait(3600) == []
    assert table.press("ok") == ["fits-last", "turn"]


def test_ok_sooner_than_seven_tenths_of_a_second_is_dropped():
    table = three()
    table.lay("F1", 40)
    assert table.wait(0.6) + table.press("ok") == ["table-too-soon"]
    assert table.press("ok") == ["table-too-soon"]
    assert table.wait(0.1) + table.press("ok") == ["fits-last", "turn"]


def test_before_ok_the_card_may_go_to_another_gap_and_that_is_a_new_question():
    table = three()
    table.lay("F1", 5)
    table.wait(10)
    assert table.slide("F1", "B1") == []
    assert table.press("ok") == ["table-too-soon"]
    assert table.ok() == ["fits-first", "turn"]


def test_a_card_of_the_line_that_is_carried_past_the_new_one_makes_a_new_question_too():
    table = three()
    table.lay("F1", 15)
    table.wait(10)
    table.slide("E1", "G1")
    assert table.press("ok") == ["table-too-soon"]
    assert table.ok()[0] == "misfits-between"


def test_before_ok_the_card_may_be_changed_for_another_and_taken_back():
    table = three()
    table.lay("F1", 15)
    table.lift("F1")
    assert (table.question, table.status) == (None, "turn")
    table.lay("F1", 40)
    assert table.press("ok") == ["table-too-soon"]
    assert table.lift("F1") + table.wait(60) == []
    table.lay("F1", 50)
    assert table.ok()[0] == "fits-last"
    assert table.order == "10 20 30 50"


def test_pushing_the_line_with_the_card_in_its_gap_is_no_new_question():
    table = three()
    table.lay("F1", 40)
    table.wait(10)
    table.slide("F1", "H1")
    table.slide("E1", "F1")
    assert table.wait(0.7) + table.press("ok") == ["fits-last", "turn"]


def test_cancel_says_what_hands_have_to_do():
    table = three()
    assert table.press("cancel") == ["refused-nothing-to-drop"]
    table.lay("F1", 40)
    assert table.wait(0.7) + table.press("cancel") == ["refused-take-it-back"]
    assert (table.question, table.turn) == ("ask-turned", "Anna")


def test_ok_without_a_card_answers_nothing():
    assert three().ok() == ["refused-nothing-asked"]


def test_the_button_of_a_seat_answers_for_that_seat_only():
    table = three()
    table.lay("F1", 40)
    assert table.wait(0.7) + table.press("seat-2") == ["table-refused-not-asked"]
    assert table.press("seat-1") == ["fits-last", "turn"]


def test_with_ok_a_card_away_for_a_second_is_not_told_by_that():
    table = three()
    table.lay("F1", 40)
    assert table.lift("F1") + table.wait(1) + table.lay("F1", 40) + table.wait(60) == []


# turned.


@pytest.mark.parametrize(("away", "is_told"), [(0.5, False), (0.6, True), (1.0, True), (30.0, True)])
def test_with_turned_a_card_that_was_off_its_slot_for_long_enough_is_told_by_its_return(away, is_told):
    table = turned()
    table.lay("F1", 40)
    table.wait(1)
    assert table.lift("F1") + table.wait(away) == []
    assert table.lay("F1", 40) + table.wait(60) == (["fits-last", "turn"] if is_told else [])


def test_with_turned_ok_tells_it_as_well():
    table = turned()
    table.lay("F1", 40)
    assert table.ok() == ["fits-last", "turn"]


def test_with_turned_laying_it_for_the_first_time_is_not_enough():
    table = turned()
    assert table.lay("F1", 40) + table.wait(600) == []


def test_with_turned_a_card_laid_back_on_another_slot_was_not_turned():
    table = turned()
    table.lay("F1", 40)
    table.lift("F1")
    table.wait(1)
    assert table.lay("G1", 40) + table.wait(60) == []
    table.lift("G1")
    table.wait(1)
    assert table.lay("G1", 40) == ["fits-last", "turn"]


@pytest.mark.exam
def test_with_turned_several_short_absences_are_nothing():
    table = turned()
    table.lay("F1", 40)
    for _ in range(6):
        assert table.lift("F1") + table.wait(0.4) + table.lay("F1", 40) + table.wait(0.3) == []


def test_with_turned_a_return_by_which_the_table_is_put_right_is_no_word():
    table = turned()
    table.lay("F1", 40)
    table.place_tag("H1", "04ffffffffffff")
    table.wait(2)
    table.lift("F1")
    table.wait(1)
    assert table.take(lift="H1", uid="04ffffffffffff") + table.lay("F1", 40) + table.wait(60) == ["table-cleared"]
    table.lift("F1")
    table.wait(1)
    assert table.lay("F1", 40) == ["fits-last", "turn"]


def test_with_turned_a_slot_that_fell_silent_meanwhile_tells_nothing():
    table = turned()
    table.lay("F1", 40)
    table.lift("F1")
    table.freeze("F1")
    table.wait(1)
    table.back("F1")
    assert table.lay("F1", 40) + table.wait(60) == []
    assert table.ok()[0] == "fits-last"


def test_with_turned_a_card_that_was_taken_back_in_an_earlier_turn_was_not_turned():
    """It lay on that slot once, was in a hand since then, and is laid now to be thought about."""
    table = turned()
    table.lay("F1", 40)
    table.lift("F1")
    table.told("B1", 5)
    table.told("A1", 4)
    assert table.lay("F1", 40) + table.wait(600) == []
    assert table.status == "laid"


def test_with_turned_a_card_of_the_line_that_was_turned_for_reading_is_no_play():
    table = turned()
    table.lay("F1", 40)
    assert table.lift("E1") + table.wait(2) + table.lay("E1", 30) + table.wait(60) == ["wrong-lay-back-first", "table-cleared"]


def test_with_turned_while_a_card_of_the_line_is_away_the_turn_waits():
    table = turned()
    table.lay("F1", 40)
    table.lift("D1")
    table.wait(2)
    table.lift("F1")
    table.wait(1)
    assert table.lay("F1", 40) + table.wait(5) == ["wrong-lay-back-first"]
    assert table.lay("D1", 20) + table.wait(60) == ["table-cleared"]
    assert table.turn == "Anna"


# pace.


def test_with_pace_a_card_is_judged_when_it_is_firm():
    table = three(house={"commit": "pace"})
    assert table.lay("F1", 40) + table.wait(1.25) == []
    assert table.question is None
    assert table.wait(0.25) == ["fits-last", "turn"]


@pytest.mark.parametrize("pace", [0.5, 5])
def test_the_pace_is_the_table_s_own(pace):
    table = Table(house={"commit": "pace", "pace": pace})
    table.lay("D1", 20)
    assert table.wait(pace - 0.25) == []
    assert table.wait(0.25) == ["opens", "turn"]
    assert table.lay("E1", 30) + table.wait(pace - 0.25) == []
    assert table.wait(0.25) == ["fits-last", "turn"]


def test_with_pace_moving_and_changing_begin_anew():
    table = three(house={"commit": "pace"})
    table.lay("F1", 40)
    table.wait(1.25)
    table.slide("F1", "G1")
    assert table.wait(1.25) == []
    assert table.lift("G1") + table.lay("G1", 50) + table.wait(1.25) == []
    assert table.wait(0.25) == ["fits-last", "turn"]
    assert table.order == "10 20 30 50"


def test_with_pace_ok_is_not_asked_for():
    table = three(house={"commit": "pace"})
    table.lay("F1", 40)
    assert table.ok() == ["refused-nothing-asked"]


# Faces.


@pytest.mark.parametrize("commit", COMMITS)
def test_where_faces_are_seen_the_face_makes_the_play_at_once(commit):
    table = three(house={"commit": commit})
    assert table.lay("F1", 40, "back") == []
    table.lift("F1")
    table.wait(0.1)
    assert table.lay("F1", 40, "face") == ["fits-last", "turn"]


def test_a_card_laid_face_up_at_once_is_played_with_that():
    assert three().lay("B1", 40, "face") == ["misfits-first", "draws", "turn"]


# By the readers.


def test_by_its_readers_a_card_turned_over_is_told_where_the_house_says_so():
    table = turned()
    passes = Passes(table)
    assert passes.lay("F1", 40) + passes.listen(2) == []
    assert passes.lift("F1") + passes.listen(0.7) == []
    assert passes.lay("F1", 40) == ["fits-last", "turn"]


def test_by_its_readers_a_short_absence_and_noise_are_nothing():
    table = turned()
    passes = Passes(table)
    passes.lay("F1", 40)
    del passes.lying["F1"]
    assert passes.listen(0.3) == []
    assert passes.lay("F1", 40) + passes.listen(1) == []
    lying = passes.lying.pop("F1")
    passes.lying["F1"] = "garbled"  # something is there, whatever it is
    assert passes.listen(2) == []
    passes.lying["F1"] = lying
    assert passes.listen(2) == []


def test_by_its_readers_a_hub_that_falls_silent_meanwhile_tells_nothing():
    table = turned()
    passes = Passes(table)
    passes.lay("F1", 40)
    passes.lift("F1")
    passes.silent.add("F1")
    assert passes.listen(2) == ["table-slots-frozen"]
    passes.silent.clear()
    passes.hear("F1", f"card:{DECK.id}/{card(40)}")
    assert passes.listen(4) == ["table-slots-back"]
    assert table.ok()[0] == "fits-last"


# Nothing tells right from wrong before.


def swapped_numbers():
    """The same deck, in which the cards that are about to be played have changed their numbers."""
    numbers = {one.id: one.numbers.opened() for one in DECK.cards.values()}
    numbers[card(40)], numbers[card(5)] = numbers[card(5)], numbers[card(40)]
    return with_numbers(DECK, numbers)


@pytest.mark.parametrize("commit", COMMITS)
def test_before_the_card_is_turned_two_decks_with_other_numbers_put_out_the_same(commit):
    told = [_told_before(deck, commit) for deck in (DECK, swapped_numbers())]
    assert told[0] == told[1]
    outcomes = [_played(deck, commit) for deck in (DECK, swapped_numbers())]
    assert outcomes == ["fits-last", "misfits-last"]  # it did make a difference


def _told_before(deck, commit):
    table = three(deck=deck, house={"commit": commit, "pace": 8})
    seen = [table.view]

    def see(*said):
        moves, due = table.state.match.game.moves(table.state.position), table._table._match.referee.due
        seen.extend([*said, table.announced, table.view, moves, due])

    see(table.lay("F1", 40))
    see(table.wait(1.0))
    see(table.slide("F1", "B1"), table.wait(1.0))
    see(table.lift("B1"))
    see(table.lay("H1", 5), table.wait(0.5))
    see(table.lay("G1", 40), table.wait(3))
    see(table.press("ok"))
    see(table.lift("H1"), table.wait(0.3), table.press("ok"), table.press("cancel"))
    see(table.tap("pad", card(5)))
    see(table.choose("drop"))
    see(table.freeze("F1"), table.back("F1"))
    see(table.correct(card_is={"card": card(30), "really": card(40)}), table.wait(0.7), table.press("cancel"))
    see(table.correct(accept=True), table.wait(0.7), table.press("cancel"))
    return str(seen)


def _played(deck, commit):
    table = three(deck=deck, house={"commit": commit})
    said = table.lay("F1", 40) + table.wait(1.5)
    return (said or table.press("ok"))[0]


def test_the_exam_finds_what_tells_too_early(monkeypatch):
    asked = understanding.ask

    def leaky(position, difference):
        one = understanding._laid(position, difference)
        if not position.line or one is None:
            return asked(position, difference)
        shown = replace(position, revealed=position.revealed | {one.card})
        return asked(position, difference) if fits(shown, one.card, one.place[0]) else None

    monkeypatch.setattr("companion.core.games.cardline.expectation.ask", leaky)
    assert _told_before(DECK, "ok") != _told_before(swapped_numbers(), "ok")
