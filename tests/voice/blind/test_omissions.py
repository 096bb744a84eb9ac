"""A sentence that is left out is missed: of each kind of sentence, what is believed is then not what the screen shows."""

from __future__ import annotations

from functools import cache

import pytest

from companion.voice.blind.owed import whole_table
from tests.voice.blind.knowing import Lost
from tests.voice.blind.listening import PLAYTHROUGHS, Listener, Match, Moment, played, playthrough, told_whole

# Between them they have nearly every sentence there is.
STORIES = (
    *("undo", "shift-announced", "shift-unannounced", "shift-beyond-the-edge", "accepted", "leaving", "giving", "trio-taken"),
    *("cardline-long-line", "cardline-play-off", "cardline-accepted", "cardline-counts", "cardline-undo"),
    *(
        "skyscrapers-century",
        "skyscrapers-undo",
        "skyscrapers-one-pad",
        "skyscrapers-corrected",
        "skyscrapers-toilets",
        "repair-248-184-106",
    ),
)
MATCHES = (("comparity", 1), ("comparity", 0), ("cardline", 3), ("skyscrapers", 8))
# What came after it made no sense any more.
SENSELESS = (Lost, LookupError, ValueError, RuntimeError, StopIteration, TypeError, AttributeError, AssertionError)
NEVER_MISSED = {
    "blind-count": "it only leads up to the lines of the count, and there were none before",
    "blind-line": "likewise, where the line was empty",
}


@cache
def stories() -> tuple[Match, ...]:
    return (*(one for name in STORIES for one in playthrough(name)), *(played(*which) for which in MATCHES))


@cache
def said_in() -> dict[str, list[int]]:
    """Each kind of sentence, and in which of the stories it is said."""
    found: dict[str, list[int]] = {}
    for number, story in enumerate(stories()):
        listener = Listener(story)
        for moment in story.moments:
            listener.hears(moment)
        for key in dict.fromkeys(said.key for said in listener.heard if said.key.startswith("blind-")):
            found.setdefault(key, []).append(number)
    return found


def is_missed(story: Match, key: str) -> bool:
    listener = Listener(story, lambda one: one == key)
    try:
        return any(listener.hears(moment) for moment in story.moments)
    except SENSELESS:
        return True


@pytest.mark.exam
def test_every_kind_of_sentence_that_is_left_out_is_missed():
    kinds = said_in()
    assert {key for key, where in kinds.items() if not any(is_missed(stories()[one], key) for one in where)} <= NEVER_MISSED.keys()
    assert len(kinds) >= 60


@pytest.mark.exam
def test_every_kind_of_sentence_that_is_left_out_of_the_whole_table_is_missed():
    kinds: dict[str, list[tuple[Match, Moment]]] = {}
    for story in stories():
        for moment in story.moments[:: max(1, len(story.moments) // 4)]:
            for said in whole_table(moment.table, story.setup, story.game):
                kinds.setdefault(said.key, []).append((story, moment))
    blind = {key: where for key, where in kinds.items() if key.startswith("blind-")}
    assert {key for key, where in blind.items() if not any(is_missed_then(*one, key) for one in where)} <= NEVER_MISSED.keys()
    assert len(blind) > 30


def is_missed_then(story: Match, moment: Moment, key: str) -> bool:
    try:
        return bool(told_whole(story, moment, lambda one: one == key))
    except SENSELESS:
        return True


def test_an_announcement_that_is_left_out_is_missed():
    """What they tell is said in no other words."""
    cases = ["comparity-plays", "comparity-reveals", "comparity-penalty", "comparity-turn", "comparity-swapped"]
    assert [key for key in cases if not is_missed(stories()[-3], key)] == []


def test_a_listener_who_comes_later_and_hears_nothing_knows_nothing():
    story = playthrough("undo")[0]
    listener = Listener(story)
    assert set(listener.is_told((), story.moments[-1].table)) >= {"cards", "hands", "seats", "status", "stock"}


def test_a_field_that_changes_unsaid_is_missed():
    """Each sentence belongs to its own table: told with the one before, what is new is missed."""
    story = playthrough("undo")[0]
    listener = Listener(story)
    late = [Moment(now.number, now.event, before.table, now.said) for before, now in zip(story.moments, story.moments[1:], strict=False)]
    assert any(listener.hears(moment) for moment in late)


def test_stories_are_told_whole_at_their_ends():
    assert [told_whole(one, one.moments[-1]) for one in stories()] == [{}] * len(stories())
    assert all((PLAYTHROUGHS / f"{name}.acts").exists() for name in STORIES)
