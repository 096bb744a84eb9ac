"""What waits to be said: in which order it comes, what grows stale, and what interrupts what."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.voice.utterance import Utterance
from companion.voice.waiting import STALE, WaitingSpeech, interrupts, is_worth_repeating, replaces

LATER, NEXT, NOW = (Utterance(urgency, "en", urgency, 0.0) for urgency in ("later", "next", "now"))


def line(text, urgency="later", at=0.0, topic="", **more):
    return Utterance(text, "en", urgency, at, topic, **more)


def drained(waiting, at=0.0):
    """All that comes, in its order, if nothing takes any time."""
    texts = []
    while (one := waiting.fresh(at).first) is not None:
        texts.append(one.utterance.text)
        waiting = waiting.without(one.number)
    return texts


def test_what_is_more_urgent_comes_first_and_else_what_was_offered_first():
    waiting = WaitingSpeech().offered([line("a"), line("b", "next")]).offered([line("c", "now"), line("d", "next"), line("e")])
    assert drained(waiting) == ["c", "b", "d", "a", "e"]


@pytest.mark.parametrize(("urgency", "longest"), [("later", 5.0), ("next", 10.0), ("now", 10.0)])
def test_what_has_waited_too_long_is_dropped(urgency, longest):
    waiting = WaitingSpeech().offered([line("a", urgency, at=100.0)])
    assert drained(waiting, 100.0 + longest) == ["a"]
    assert drained(waiting, 100.1 + longest) == []


def test_what_is_said_to_somebody_who_plays_by_ear_never_grows_stale():
    assert drained(WaitingSpeech().offered([line("a", is_patient=True)]), 3600.0) == ["a"]


def test_a_newer_one_of_the_same_topic_takes_the_place_of_what_waits():
    waiting = WaitingSpeech().offered([line("Anna", topic="turn"), line("Big Ben", topic="instruction:big-ben")])
    waiting = waiting.offered([line("Boris", topic="turn"), line("Taj Mahal", topic="instruction:taj-mahal")])
    assert drained(waiting) == ["Big Ben", "Boris", "Taj Mahal"]


def test_a_topic_has_all_topics_inside_it():
    waiting = WaitingSpeech().offered([line("Big Ben", topic="instruction:big-ben"), line("Anna", topic="turn"), line("a")])
    assert drained(waiting.offered([line("thanks", topic="instruction")])) == ["Anna", "a", "thanks"]
    assert drained(waiting.offered([line("Ben", topic="instruction:big")])) == ["Big Ben", "Anna", "a", "Ben"]


def test_what_was_offered_together_stands_together():
    assert drained(WaitingSpeech().offered([line("one", topic="instruction"), line("two", topic="instruction")])) == ["one", "two"]


def test_what_was_offered_together_stays_fresh_while_a_part_of_it_is_being_said():
    waiting = WaitingSpeech().offered([line("Anna plays"), line("one card"), line("your turn", topic="turn")])
    waiting = waiting.without(0).went_on(1, at=4.0)
    assert drained(waiting, 9.0) == ["one card", "your turn"]
    assert drained(waiting, 9.1) == []


def test_it_does_not_where_something_newer_waits():
    waiting = WaitingSpeech().offered([line("a"), line("b")]).offered([line("c", at=3.0)])
    assert drained(waiting.without(0).went_on(1, at=4.0), 6.0) == ["c"]


def test_what_was_broken_off_comes_again_before_what_was_offered_after_it_and_is_as_fresh_as_then():
    waiting = WaitingSpeech().offered([line("verdict", "next"), line("penalty", "next")])
    verdict = waiting.first
    waiting = waiting.without(verdict.number).offered([line("wrong", "now", at=8.0)]).again(verdict, at=8.0)
    assert drained(waiting, 15.0) == ["wrong", "verdict", "penalty"]
    assert [one.was_begun for one in waiting.held] == [False, False, True]


PAIRS = ((NOW, LATER, True), (NOW, NEXT, True), (NOW, NOW, False), (NEXT, LATER, False), (LATER, LATER, False))


def test_only_what_lies_wrong_breaks_off_what_is_being_said():
    assert [(new, said, expected) for new, said, expected in PAIRS if interrupts(new, said) is not expected] == []


def test_what_is_being_said_is_broken_off_by_a_newer_one_of_its_topic():
    assert interrupts(line("Boris", topic="turn"), line("Anna", topic="turn"))
    assert interrupts(line("thanks", "next", topic="instruction"), line("away", "now", topic="instruction:big-ben"))
    assert not interrupts(line("Anna", topic="turn"), line("which", topic="question"))


def test_chatter_that_was_broken_off_is_not_said_again_but_a_verdict_is():
    wrong = (line("wrong", "now", topic="instruction:big-ben"),)
    assert [is_worth_repeating(one, wrong) for one in (LATER, NEXT, replace(LATER, is_patient=True))] == [False, True, True]
    assert not is_worth_repeating(line("away", "now", topic="instruction:big-ben"), (line("thanks", topic="instruction"),))


TOPICS = st.sampled_from(["", "turn", "instruction", "instruction:a", "instruction:b"])
LINES = st.builds(
    Utterance,
    st.text("abc", min_size=1, max_size=3),
    st.just("en"),
    st.sampled_from(["now", "next", "later"]),
    st.floats(0, 30),
    TOPICS,
    st.booleans(),
)
BATCHES = st.lists(st.lists(LINES, max_size=4), max_size=6)


@given(BATCHES, st.floats(0, 60))
def test_everything_comes_once_but_what_is_stale_or_has_been_replaced(batches, at):
    waiting, expected = WaitingSpeech(), []
    for batch in batches:
        waiting = waiting.offered(batch)
        expected = [one for one in expected if not any(replaces(new, one) for new in batch)] + batch
    fresh = [one for one in expected if one.is_patient or at - one.at <= STALE[one.urgency]]
    in_order = [one for urgency in ("now", "next", "later") for one in fresh if one.urgency == urgency]
    assert drained(waiting, at) == [one.text for one in in_order]


@given(BATCHES)
def test_numbers_are_given_once_in_the_order_of_offering(batches):
    waiting = WaitingSpeech()
    for batch in batches:
        waiting = waiting.offered(batch)
    numbers = [one.number for one in waiting.held]
    assert numbers == sorted(set(numbers))
    assert waiting.count == sum(map(len, batches))
