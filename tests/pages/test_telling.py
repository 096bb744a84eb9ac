"""What the referee has said stands on the screen one verdict at a time, until it was read or the next act comes."""

from __future__ import annotations

import pytest

from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement
from companion.pages.telling import CAPTION, LETTERS_A_SECOND, MOST_HURRIED, NOTICED, SHORTEST, STANDS, Telling, flights
from companion.screen.sight import Told
from tests.screen import moments

VERDICTS = ("violation", "fits", "penalty", "prize", "win")
ANNA, BORIS = OfSeat("seat-1"), OfSeat("seat-2")


def said(key, tone="plain", **args):
    return Announcement(key, "C1", tone, {name.replace("_", "-"): value for name, value in args.items()})


def card(name):
    return OfCard(name)


FITS, PENALTY, PRIZE = said("game-fits", "fits"), said("game-penalty", "penalty", seat=ANNA, count=3), said("game-prize", "prize")
PLACED, TURN, SOFT = said("game-plays", "placed", card=card("x")), said("game-turn", "turn"), said("game-refused-x", "soft")
REVEALS = tuple(said("game-reveals", "revealed", card=card(name)) for name in "ab")
WRONG = said("game-too-great-left", "violation", card=card("a"), other=card("b"))
CHECK = (*REVEALS, WRONG, PENALTY)


def told(*heard, at=0.0):
    telling = Telling()
    telling.heard(heard, at)
    return telling


def verdicts(telling, *ats):
    """What stands there at these times."""
    found = []
    for at in ats:
        telling.pass_time(at)
        found.append(telling.told().verdict)
    return found


# One verdict at a time


def test_a_lone_verdict_stands_six_seconds():
    telling = told(FITS, at=10.0)
    assert (STANDS, telling.is_telling) == (6.0, True)
    assert verdicts(telling, 10.0, 15.99, 16.0) == [FITS, FITS, None]
    assert not telling.is_telling


@pytest.mark.parametrize("key", ["skyscrapers-insurance-cancels", "skyscrapers-quake-cancelled", "skyscrapers-takes"])
def test_what_another_player_did_to_a_hand_or_a_tower_stands_as_long_as_a_verdict_and_is_read_before_others_act(key):
    act, due = said(key, "placed", card=card("x")), said("skyscrapers-foundation-due", "notice", count=1)
    telling = told(act, due, TURN, at=10.0)
    seen = []
    for at in (10.0, 15.99, 16.0):
        telling.pass_time(at)
        seen.append((telling.told().caption, telling.is_telling))
    assert seen == [(act, True), (act, True), (None, False)]
    telling = told(act, SOFT, at=10.0)
    assert (telling.told().caption, telling.is_telling) == (SOFT, False)


def test_verdicts_stand_one_after_the_other_each_shorter_while_another_one_waits():
    telling = told(WRONG, PENALTY, PRIZE, at=10.0)
    assert SHORTEST == 3.0
    assert verdicts(telling, 10.0, 12.99, 13.0, 15.99, 16.0, 21.99, 22.0) == [WRONG, WRONG, PENALTY, PENALTY, PRIZE, PRIZE, None]


def test_whether_anything_changed_is_told():
    telling = told(WRONG, PENALTY)
    assert [telling.pass_time(at) for at in (1.0, 3.0, 4.0, 9.0, 10.0)] == [False, True, False, True, False]


@pytest.mark.parametrize("tone", VERDICTS)
def test_each_kind_of_verdict_is_one(tone):
    one = said("game-said", tone)
    assert told(one).told().verdict == one


@pytest.mark.parametrize("tone", ["plain", "placed", "revealed", "notice", "turn", "soft", "cleared"])
def test_nothing_else_is_a_verdict(tone):
    telling = told(said("game-said", tone))
    assert (telling.told().verdict, telling.is_telling) == (None, False)


@pytest.mark.parametrize("key", ["comparity-wrong-touches-nothing", "table-ask-undo-play", "game-refused-not-yet"])
@pytest.mark.parametrize("tone", ["violation", "penalty"])
def test_what_has_to_be_put_right_or_is_asked_is_never_a_verdict_and_leaves_what_is_told(key, tone):
    one = said(key, tone)
    assert verdicts(told(one), 0.0, 3.0) == [None, None]
    telling = told(FITS, PENALTY)
    telling.heard((one,), 1.0)
    assert verdicts(telling, 1.0, 3.0, 9.0) == [FITS, PENALTY, None]
    assert telling.note == PENALTY


@pytest.mark.parametrize("tone", ["placed", "revealed", *VERDICTS])
def test_an_act_cuts_short_what_stands_there_and_what_waits(tone):
    telling, act = told(WRONG, PENALTY), said("game-act", tone)
    telling.heard((act,), 1.0)
    own = act if tone in VERDICTS else None
    assert verdicts(telling, 1.0, 3.99, 6.99, 7.0, 20.0) == [own, own, own, None, None]


@pytest.mark.parametrize("tone", ["plain", "notice", "turn", "soft", "cleared"])
def test_what_is_no_act_leaves_what_is_told(tone):
    telling = told(WRONG, PENALTY)
    telling.heard((said("game-said", tone),), 1.0)
    assert verdicts(telling, 1.0, 2.99, 3.0, 8.99, 9.0) == [WRONG, WRONG, PENALTY, PENALTY, None]


def test_what_was_read_makes_room_for_the_next():
    telling = told(WRONG, PENALTY, SOFT)
    assert telling.told().caption == SOFT
    telling.dismiss()
    assert telling.pass_time(1.0)
    assert (telling.told().verdict, telling.told().caption) == (PENALTY, None)
    telling.dismiss()
    assert verdicts(telling, 1.5, 2.0) == [None, None]


@pytest.mark.parametrize(
    ("speed", "times"), [(1.0, 1.0), (4.0, 4.0), (20.0, 20.0), (100.0, MOST_HURRIED), (0.0, MOST_HURRIED), (0.25, 1.0)]
)
def test_where_all_goes_faster_all_stands_shorter_but_never_longer_than_usual(speed, times):
    telling = Telling()
    telling.hurry(speed)
    telling.heard((WRONG, PENALTY, SOFT), 0.0)
    first, both = SHORTEST / times, (SHORTEST + STANDS) / times
    assert verdicts(telling, first - 0.01, first, both - 0.01, both) == [WRONG, PENALTY, PENALTY, None]
    telling.heard((SOFT,), 100.0)
    captions = []
    for at in (100.0 + CAPTION / times - 0.01, 100.0 + CAPTION / times):
        telling.pass_time(at)
        captions.append(telling.told().caption)
    assert captions == [SOFT, None]


# What a pause explains


def test_the_last_verdict_can_be_asked_about_after_all_else_that_is_said():
    telling = told(WRONG, PENALTY, PLACED, SOFT, TURN, said("table-paused", "notice"))
    assert (telling.told().judged, telling.asked_about("verdict"), telling.asked_about("").key) == (PENALTY, PENALTY, "table-paused")


def test_a_card_that_lies_wrong_is_a_verdict_to_be_asked_about_and_a_question_is_none():
    wrong, question = said("comparity-wrong-touches-nothing", "violation"), said("table-ask-undo-play", "penalty")
    assert told(FITS, wrong).told().judged == wrong
    assert told(FITS, question).told().judged == FITS
    assert told(PLACED, TURN).told().judged is None


# In passing


@pytest.mark.parametrize("tone", ["soft", "notice"])
def test_what_is_said_in_passing_stands_beside_the_table_for_a_while(tone):
    one = said("game-said", tone)
    telling = told(one, at=5.0)
    assert (telling.told().caption, telling.pass_time(10.99)) == (one, False)
    assert (telling.pass_time(11.0), telling.told().caption) == (True, None)


def test_of_what_is_said_in_passing_the_last_stands_there_from_then_on():
    other = said("game-notice", "notice")
    telling = told(SOFT)
    telling.heard((other,), 4.0)
    assert [(telling.pass_time(at), telling.told().caption) for at in (9.99, 10.0)] == [(False, other), (True, None)]


def test_a_question_is_not_said_in_passing_as_the_table_asks_it():
    assert told(said("table-ask-undo-play", "notice")).told().caption is None


# Lessons

LESSON = said("game-lesson-x")
LONG = "x" * 240


def taught(text="x", *, at=0.0, speed=1.0):
    telling = Telling()
    telling.hurry(speed)
    telling.teach(LESSON, text, at)
    return telling


def lessons(telling, *ats):
    found = []
    for at in ats:
        telling.pass_time(at)
        found.append(telling.told().lesson)
    return found


def test_a_lesson_stands_as_long_as_a_caption_and_longer_where_it_is_longer():
    assert lessons(taught(at=5.0), 5.0, 5.0 + CAPTION - 0.01, 5.0 + CAPTION) == [LESSON, LESSON, None]
    reading = NOTICED + len(LONG) / LETTERS_A_SECOND
    assert reading > 2 * CAPTION
    assert lessons(taught(LONG), reading - 0.01, reading) == [LESSON, None]


def test_where_all_goes_faster_a_lesson_stands_shorter():
    assert lessons(taught(speed=4.0), CAPTION / 4 - 0.01, CAPTION / 4) == [LESSON, None]


@pytest.mark.parametrize("other", [FITS, SOFT, said("game-notice", "notice")])
def test_whatever_else_is_told_goes_before_a_lesson_which_then_stands_there_for_the_rest_of_its_time(other):
    telling = taught()
    telling.pass_time(2.0)
    telling.heard((other,), 2.0)
    assert (telling.told().verdict or telling.told().caption) == other
    assert lessons(telling, 2.0, 7.99, 8.0, 11.99, 12.01) == [None, None, LESSON, LESSON, None]


def test_a_lesson_waits_while_eyes_are_needed_elsewhere():
    telling = taught()
    telling.is_elsewhere = True
    assert lessons(telling, 1.0, 60.0) == [None, None]
    telling.is_elsewhere = False
    assert lessons(telling, 60.0, 65.9, 66.1) == [LESSON, LESSON, None]


def test_a_lesson_is_begun_only_where_nothing_else_is_told_or_waits_to_be():
    telling = Telling()
    assert telling.may_teach
    telling.heard((WRONG, PENALTY), 0.0)
    assert not telling.may_teach
    telling.pass_time(3.0)
    assert not telling.may_teach
    telling.pass_time(9.0)
    assert telling.may_teach
    telling.teach(LESSON, "x", 9.0)
    assert not telling.may_teach
    telling.forget_lesson()
    assert telling.pass_time(9.1)
    assert telling.may_teach


def test_whoever_presses_a_button_has_not_read_a_lesson():
    telling = taught()
    telling.dismiss()
    assert lessons(telling, 1.0) == [LESSON]


def test_the_ruling_of_a_lesson_can_be_asked_for_and_it_is_nothing_that_happened():
    telling = told(PLACED)
    telling.teach(LESSON, "x", 1.0)
    assert (telling.latest, telling.note) == (LESSON, PLACED)
    assert not telling.is_telling


# What is remembered


def test_what_happened_last_is_noted_but_not_whose_turn_it_is_nor_what_did_not_count():
    telling = told(PLACED, TURN, SOFT)
    assert telling.note == telling.told().note == PLACED
    cleared = said("table-cleared", "cleared")
    telling.heard((cleared,), 1.0)
    assert telling.note == cleared


def test_the_last_with_a_ruling_to_it_can_be_asked_for():
    telling = told(PLACED, PENALTY, TURN, said("table-cleared", "cleared"))
    assert telling.latest == PENALTY
    telling.heard((SOFT,), 1.0)
    assert telling.latest == SOFT


@pytest.mark.parametrize("tone", ["placed", "revealed", "fits", "violation"])
def test_the_last_that_changed_the_table_is_kept_apart_from_the_verdict(tone):
    one = said("game-said", tone, card=card("a"))
    assert told(one, PENALTY, TURN, SOFT).told().since == one


NO_CHANGE = (said("game-said", "fits"), said("game-said", "penalty", card=card("a")), said("game-said", "placed", card=3))


def test_what_changed_no_card_of_the_table_is_not():
    assert [(one, told(PLACED, one).told().since) for one in NO_CHANGE] == [(one, PLACED) for one in NO_CHANGE]


def opened(telling):
    return set(telling.told().opened)


def test_cards_that_a_check_has_opened_are_known_until_it_is_over_and_was_told():
    telling = told(*CHECK)
    assert opened(telling) == {"a", "b"}
    telling.pass_time(3.0)
    telling.pass_time(9.0)
    assert (telling.told().verdict, opened(telling)) == (None, {"a", "b"})
    telling.heard((TURN,), 10.0)
    assert opened(telling) == set()


def test_cards_that_a_check_has_opened_are_known_as_long_as_its_verdict_stands():
    telling = told(*CHECK, TURN)
    assert opened(telling) == {"a", "b"}
    telling.pass_time(3.0)
    assert opened(telling) == {"a", "b"}
    telling.pass_time(9.0)
    assert opened(telling) == set()


def test_one_check_after_another_begins_anew():
    telling = told(*CHECK, TURN)
    telling.heard((said("game-reveals", "revealed", card=card("c")),), 1.0)
    assert opened(telling) == {"c"}
    telling.heard((said("game-reveals", "revealed", card=card("d")), said("game-in-order", "fits")), 2.0)
    assert opened(telling) == {"c", "d"}


def test_at_first_nothing_was_said():
    assert (Telling().told(), Telling().is_telling) == (Told(), False)


def test_after_a_real_check_the_cards_that_it_opened_are_known():
    telling = Telling()
    for one in moments.said_of("comparity-repairing"):
        telling.heard((one,), 0.0)
    assert opened(telling) == {"hallgrimskirkja"}  # the other one lay open before
    assert telling.told().verdict.key == "comparity-penalty"


# Cards that go from hand to hand

FLOWN = (
    (said("comparity-draws", seat=ANNA, count=2), [("pile", "seat:seat-1", 2)]),
    (said("comparity-distrust", seat=BORIS, count=2), [("pile", "seat:seat-2", 2)]),
    (said("comparity-penalty", "penalty", seat=BORIS, count=3), [("pile", "seat:seat-2", 3)]),
    (said("cardline-draws", "penalty", seat=ANNA, card=card("a"), hand=3), [("pile", "seat:seat-1", 1)]),
    (said("skyscrapers-draws-first", seat=ANNA, count=1), [("pile", "seat:seat-1", 1)]),
    (said("comparity-gives", "notice", seat=ANNA, to=BORIS, count=2, hand=4), [("seat:seat-1", "seat:seat-2", 2)]),
    (said("comparity-gives", "notice", seat=ANNA, count=2), []),
    (said("comparity-plays", "placed", seat=ANNA, card=card("a"), hand=3), []),
    (said("comparity-turn", "turn", seat=ANNA), []),
    (said("table-pile-draws", count=2), []),
)


def test_cards_fly_to_whoever_gets_them():
    assert [(one, flights((one,))) for one, flown in FLOWN] == [(one, flown) for one, flown in FLOWN]


def test_cards_fly_in_the_order_in_which_it_was_said():
    assert flights([one for one, _ in FLOWN]) == [one for _, flown in FLOWN for one in flown]
