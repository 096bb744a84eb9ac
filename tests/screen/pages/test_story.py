"""The story of a match: what decided it, every sentence, and the table of any moment on a bar."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.screen import look
from companion.screen.acts import Change, GoBack, Page
from companion.screen.pages.story import Sentence, Story, changed_story, draw_story
from companion.screen.things import Piece, Plate, TextLine
from tests.screen.moments import sight_of
from tests.screen.pages.samples import SIZES, OneTable, at_moment, played_story, scene

TOLD = Story("Cardline", "yesterday", "Anna has won.", tuple(Sentence(f"Sentence {number}.", entry=number // 2) for number in range(40)))


def acts(story, size=(1280, 720)):
    return [one.act for one in scene((draw_story, story), "en", size).targets]


def cards(story):
    return {one.key for one in scene((draw_story, story), "en", (1280, 720)).things if isinstance(one, Piece)}


def words(story, size=(1280, 720)):
    return [one.said or one.text for one in scene((draw_story, story), "en", size).things if isinstance(one, TextLine)]


def test_what_decided_it_stands_before_all_sentences():
    story = replace(TOLD, moments=(Sentence("The decision.", entry=7),))
    shown = words(story)
    assert shown.index("The decision.") < shown.index("The whole match") < shown.index("Sentence 0.")


def test_a_moment_leads_to_its_table():
    story = replace(TOLD, moments=(Sentence("The decision.", entry=7),), replay=OneTable(sight_of("cardline-over")))
    assert Change("moment", "7") in acts(story)
    assert Change("moment", "7") not in acts(replace(story, replay=None))


def test_every_entry_with_a_sentence_is_one_step():
    assert TOLD.steps == tuple(range(20))


@pytest.mark.parametrize(
    ("step", "act", "then"),
    [
        (None, Change("moment", "3"), 3),
        (3, Change("moment", ""), None),
        (3, Change("moment", "99"), 19),
        (3, Page(1), 4),
        (3, Page(-9), 0),
        (19, Page(1), 19),
        (None, Page(1), None),
        (3, GoBack(), 3),
    ],
)
def test_the_bar_and_leafing_go_from_moment_to_moment(step, act, then):
    assert changed_story(replace(TOLD, step=step), act).step == then


def test_without_a_table_shown_leafing_goes_through_the_sentences():
    assert changed_story(TOLD, Page(1)).at == 1


def test_a_match_without_tables_has_no_bar():
    assert not [one for one in acts(TOLD) if isinstance(one, Change)]


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_reaches_from_the_first_moment_to_the_last(size):
    story = replace(TOLD, replay=OneTable(sight_of("cardline-over")), step=5)
    places = [int(one.value) for one in acts(story, size) if isinstance(one, Change)]
    assert {0, 4, 6, 19} <= set(places)


@pytest.mark.parametrize("name", ["comparity-over", "cardline-over"])
def test_the_table_of_a_moment_is_shown_with_what_was_said_then_and_nothing_on_it_can_be_touched(name):
    story = at_moment(played_story(name, "en"))
    assert cards(story) == {f"card:{one.card}" for one in sight_of(name).table.view.places}
    assert all(isinstance(one, Change | GoBack) for one in acts(story))
    told = [one.text for one in story.sentences if one.entry == story.steps[story.step]]
    assert told[0] in words(story)


def test_a_table_that_cannot_be_replayed_leaves_the_sentences():
    class Nothing:
        def sight(self, entry):
            return None

    story = replace(TOLD, replay=Nothing(), step=2)
    assert cards(story) == set()
    assert {"Sentence 4.", "Sentence 5."} <= set(words(story))


def test_at_a_moment_the_cards_that_are_told_of_have_a_frame_and_nothing_is_asked_for():
    sight = sight_of("comparity-over", "en")
    card = sight.table.view.places[0].card
    told = (
        Sentence("Anna lays it on C3. Anna, draw.", "placed", entry=1, brief="Anna lays it on C3.", cards=frozenset({card})),
        Sentence("Boris, your turn.", "turn", entry=1),
    )
    story = Story("Comparity", "today", "Anna has won.", told, replay=OneTable(sight), step=0)
    things = scene((draw_story, story), "en", (1280, 720)).things
    [framed] = [one.rect for one in things if isinstance(one, Plate) and one.edge == look.PRIZE]
    assert [one.key for one in things if isinstance(one, Piece) and one.rect == framed] == [f"card:{card}"]
    texts = [one.text for one in things if isinstance(one, TextLine)]
    assert "Anna lays it on C3." in " ".join(texts).replace("\N{NO-BREAK SPACE}", " ")
    assert not [one for one in texts if "draw" in one or "turn" in one]
