"""Which tag was laid just now, as passes of readers tell it."""

from __future__ import annotations

import pytest

from companion.cards.tags.hearing import Answering, Laid, Ready, Silent, TagHearing, Together, Unreadable
from hardware.readers.scripted import Scripted
from hardware.sighting import FAULT, GARBLED, NOTHING, Pass, Tags

SLOTS = ("A1", "B1", "pad")
EVERY = 0.05
ANNA, BORIS, VERA = "04e12345670001", "04e12345670002", "04e12345670003"


def tags(*uids):
    return Tags(tuple(sorted(uids)))


def heard(*stretches, hearing=None, at=0.0, every=EVERY):
    """What is told of stretches of passes: how many of them, and what lies where; all else hears nothing."""
    script = []
    for count, lying in stretches:
        for _ in range(count):
            script.append(Pass(round(at, 3), {slot: lying.get(slot, NOTHING) for slot in SLOTS}))
            at += every
    hearing = hearing or TagHearing()
    return [news for one in Scripted(SLOTS, script).passes(at) for news in hearing.take(one)]


QUIET = (21, {})  # a second: the mat is ready


def test_a_tag_that_is_laid_anywhere_is_told_once():
    assert heard(QUIET, (60, {"B1": tags(ANNA)})) == [Ready(0), Laid(ANNA)]


def test_what_lay_there_before_is_counted_and_passed_over():
    lying = {"A1": tags(ANNA), "B1": tags(BORIS)}
    assert heard((40, lying), (20, {**lying, "pad": tags(VERA)})) == [Ready(2), Laid(VERA)]


def test_cards_may_stay_where_they_lie_while_others_come_on_top_or_beside():
    one = {"pad": tags(ANNA)}
    assert heard(QUIET, (20, one), (20, {"pad": tags(ANNA, BORIS)}), (20, {"pad": tags(ANNA, BORIS), "A1": tags(VERA)})) == [
        *(Ready(0), Laid(ANNA), Laid(BORIS), Laid(VERA)),
    ]


def test_a_tag_that_is_heard_on_two_places_is_one_tag():
    assert heard(QUIET, (20, {"A1": tags(ANNA), "B1": tags(ANNA)})) == [Ready(0), Laid(ANNA)]


@pytest.mark.parametrize("times", [1, 2])
def test_a_uid_that_was_glimpsed_is_nobody_s(times):
    assert heard(QUIET, (times, {"A1": tags(ANNA)}), (60, {})) == [Ready(0)]


def test_three_hearings_in_a_row_are_needed_however_many_there_are_in_all():
    news = heard(QUIET, *((2, {"A1": tags(ANNA)}), (1, {})) * 20)
    assert news == [Ready(0)]


def test_a_tag_that_is_missed_now_and_then_is_told_all_the_same():
    one = {"A1": tags(ANNA)}
    assert heard(QUIET, (2, one), (1, {}), (3, one), (1, {}), (1, one)) == [Ready(0), Laid(ANNA)]


def test_fast_passes_do_not_make_it_sooner():
    hearing = TagHearing()
    assert heard(QUIET, hearing=hearing) == [Ready(0)]
    assert heard((29, {"A1": tags(ANNA)}), hearing=hearing, at=2.0, every=0.01) == []
    assert heard((3, {"A1": tags(ANNA)}), hearing=hearing, at=2.29, every=0.01) == [Laid(ANNA)]


@pytest.mark.parametrize(
    "lying", [{"pad": tags(ANNA, BORIS)}, {"A1": tags(ANNA), "pad": tags(BORIS)}], ids=["on each other", "on two places"]
)
def test_two_tags_at_once_are_none_until_both_have_gone(lying):
    stack = (20, lying)
    assert heard(QUIET, stack, (40, {"pad": tags(ANNA)}), (40, {}), (20, {"pad": tags(ANNA)})) == [
        *(Ready(0), Together((ANNA, BORIS)), Laid(ANNA)),
    ]


def test_a_second_tag_that_comes_a_moment_later_came_with_it():
    assert heard(QUIET, (4, {"pad": tags(ANNA)}), (20, {"pad": tags(ANNA, BORIS)})) == [Ready(0), Together((ANNA, BORIS))]


def test_a_tag_is_not_kept_waiting_for_one_that_was_glimpsed_beside_it():
    assert heard(QUIET, (1, {"pad": tags(ANNA, BORIS)}), (10, {"pad": tags(ANNA)})) == [Ready(0), Laid(ANNA)]


def test_a_second_tag_that_is_never_heard_well_is_a_second_tag():
    both = ((2, {"pad": tags(ANNA, BORIS)}), (1, {"pad": tags(ANNA)}))
    assert heard(QUIET, *both * 20, (20, {"pad": tags(BORIS)})) == [Ready(0), Together((ANNA, BORIS))]


def test_a_tag_that_comes_back_after_a_second_is_told_again_and_one_that_flickers_is_not():
    one = (20, {"pad": tags(ANNA)})
    assert heard(QUIET, one, (19, {}), one) == [Ready(0), Laid(ANNA)]
    assert heard(QUIET, one, (30, {}), one) == [Ready(0), Laid(ANNA), Laid(ANNA)]


def test_a_mat_that_is_polled_slowly_is_given_time():
    hearing = TagHearing()
    assert heard(QUIET, (20, {"pad": tags(ANNA)}), hearing=hearing) == [Ready(0), Laid(ANNA)]
    assert heard((9, {}), (9, {"pad": tags(ANNA)}), hearing=hearing, at=2.5, every=0.4) == []


@pytest.mark.parametrize("answer", [FAULT, GARBLED])
def test_a_place_that_is_not_read_does_not_say_that_its_tag_has_gone(answer):
    one = (20, {"pad": tags(ANNA)})
    assert heard(QUIET, one, (30, {"pad": answer}), one) == [Ready(0), Laid(ANNA)]


def test_passes_without_a_place_say_nothing_of_it():
    hearing = TagHearing()
    assert heard(QUIET, (20, {"pad": tags(ANNA)}), hearing=hearing) == [Ready(0), Laid(ANNA)]
    for number in range(60):
        assert hearing.take(Pass(3.0 + number * EVERY, {"A1": NOTHING})) == ()
    assert heard((20, {"pad": tags(ANNA)}), hearing=hearing, at=7.0) == []


def test_what_cannot_be_read_for_two_seconds_is_told_once_until_it_is_gone():
    garbled = (60, {"pad": GARBLED})
    assert heard(QUIET, garbled, garbled, (1, {}), garbled) == [Ready(0), Unreadable("pad"), Unreadable("pad")]


def test_a_telephone_is_no_tag_to_be_learned_and_cannot_be_read():
    phone = [(1, {"pad": tags(f"08{number // 4:06x}")}) for number in range(120)]
    assert heard(QUIET, *phone, (20, {"pad": tags(ANNA)})) == [Ready(0), Unreadable("pad"), Laid(ANNA)]


def test_readers_that_do_not_answer_are_told_and_that_they_are_back():
    faults = (45, dict.fromkeys(SLOTS, FAULT))
    assert heard(QUIET, faults, (20, {}), faults, (1, {})) == [Ready(0), Silent(), Answering(), Silent(), Answering()]


def test_a_mat_that_answers_late_is_ready_a_second_later():
    hearing, late = TagHearing(), (45, dict.fromkeys(SLOTS, FAULT))
    assert heard(late, (20, {"A1": tags(ANNA)}), hearing=hearing) == [Silent(), Answering()]
    assert heard((2, {"A1": tags(ANNA)}), hearing=hearing, at=3.25) == [Ready(1)]


def test_one_place_that_does_not_answer_is_no_silence():
    assert heard(QUIET, (60, {"A1": FAULT}), (20, {"A1": FAULT, "pad": tags(ANNA)})) == [Ready(0), Laid(ANNA)]


def test_a_tag_lies_there_once_it_was_told_and_until_it_has_gone():
    hearing = TagHearing()
    assert not hearing.lies(ANNA)
    heard(QUIET, (4, {"pad": tags(ANNA)}), hearing=hearing)
    assert not hearing.lies(ANNA)
    heard((10, {"pad": tags(ANNA)}), hearing=hearing, at=1.25)
    assert hearing.lies(ANNA)
    heard((30, {}), hearing=hearing, at=1.75)
    assert not hearing.lies(ANNA)
