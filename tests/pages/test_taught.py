"""Lessons at real tables: on the screen when nothing else is, in the language of the table, and remembered for the people who saw them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.app.window import sit
from companion.core.games.registry import find
from companion.pages.settings import Remembered, load, save
from companion.screen.acts import Change, GoBack, OpenPage
from companion.screen.panel import card_that_matters
from companion.words.lines import Lines
from tests.pages.driven import after, opened, run, texts, until

BOTS = {"game": "comparity", "players": ["Anna", "Boris"]}
FIRST = "comparity-lesson-order"


def lesson_of(evening):
    return evening.running.screen.telling.told().lesson if evening.running is not None else None


def is_taught(key=None):
    return lambda evening: (lesson := lesson_of(evening)) is not None and key in (None, lesson.key)


def words(evening):
    """All that stands on the screen, as one text."""
    return " ".join(" ".join(texts(evening)).split())


def test_the_first_lesson_stands_on_the_screen_and_is_remembered_for_the_people_alone():
    def script(evening):
        yield from until(evening, is_taught(FIRST))
        yield None
        lesson = lesson_of(evening)
        assert " ".join(evening.running.screen.lines.text(lesson).split()) in words(evening)
        assert evening.remembered.learnt == {"anna": (FIRST,)}

    run(script, asked=BOTS, bots=("Boris",))


def test_what_is_told_of_it_goes_out_once_with_whatever_is_let_out():
    said = []

    def script(evening):
        while len(said) < 3:
            said.extend(one for one in evening.running.screen.latest if "-lesson-" in one.key)
            yield None

    run(script, asked=BOTS, bots=("Anna", "Boris"), speed=4.0)
    assert len({one.key for one in said}) == len(said) == 3
    assert {one.tone for one in said} == {"plain"}


@pytest.mark.exam
def test_nobody_sees_a_lesson_beside_a_verdict_or_while_something_is_to_be_put_right():
    seen = []

    def script(evening):
        for _ in range(4000):
            screen = evening.running.screen
            told = screen.telling.told()
            if told.lesson is not None:
                seen.append(told.lesson.key)
                assert told.verdict is None
                assert told.caption is None
                assert not screen.table.instructions
            yield None

    run(script, asked=BOTS, bots=("Anna", "Boris"), speed=4.0)
    assert len(set(seen)) > 3


def test_who_knows_all_is_told_nothing_and_a_newcomer_is_told():
    remembered = Remembered()
    for lesson in find("comparity").lessons:
        remembered = remembered.taught(("ANNA",), lesson.key)

    def script(evening):
        evening.remembered = remembered
        for _ in range(300):
            assert lesson_of(evening) is None
            yield None

    run(script, asked=BOTS, bots=("Boris",))

    def with_vera(evening):
        evening.remembered = remembered
        yield from until(evening, is_taught(FIRST))

    evening = run(with_vera, asked={"game": "comparity", "players": ["Anna", "Vera"]}, bots=())
    assert evening.remembered.lessons_of("Vera") == (FIRST,)


def test_whoever_turns_them_off_is_rid_of_them_at_once_in_the_middle_of_a_match():
    def script(evening):
        yield from until(evening, is_taught())
        yield from after(evening, OpenPage("settings"), Change("has_lessons", "no"), GoBack())
        for _ in range(1500):
            assert lesson_of(evening) is None
            yield None
        yield from after(evening, OpenPage("settings"), Change("has_lessons", "yes"), GoBack())
        yield from until(evening, is_taught())

    run(script, asked=BOTS, bots=("Anna", "Boris"), speed=4.0)


def test_a_lesson_speaks_the_language_of_the_table_also_when_that_is_changed():
    def script(evening):
        yield from until(evening, is_taught(FIRST))
        yield from after(evening, OpenPage("settings"), Change("language", "fr"), GoBack())
        yield None
        text = Lines("fr", "comparity", evening.running.screen.match.deck, {}).format(FIRST, {})
        assert " ".join(text.split()) in words(evening)

    run(script, asked=BOTS, bots=("Boris",))


def test_nothing_is_explained_under_a_page_that_lies_over_the_match():
    def script(evening):
        screen = evening.running.screen
        screen.is_covered = True
        yield from until(evening, lambda evening: evening.running.screen.table.view.stage != "opening")
        yield from after(evening, OpenPage("menu"))
        for _ in range(300):
            screen.is_covered = True
            assert lesson_of(evening) is None
            yield None
        screen.is_covered = False
        yield from after(evening, GoBack())
        yield from until(evening, is_taught())

    run(script, asked=BOTS, bots=("Boris",))


def test_a_lesson_leaves_the_card_that_matters_where_it_is():
    """It is about no card."""

    def script(evening):
        yield from until(evening, is_taught())
        sight = evening.running.screen.sight()
        assert card_that_matters(sight) == card_that_matters(replace(sight, told=replace(sight.told, lesson=None)))

    run(script, asked=BOTS, bots=("Anna", "Boris"), speed=4.0)


@pytest.mark.parametrize("bots", [("Boris",), ()])
def test_what_people_were_told_is_kept_for_the_next_evening(tmp_path, bots):
    path, kept = tmp_path / "screen.json", []

    def script(evening):
        yield from until(evening, is_taught(FIRST))

    with opened(script, asked=BOTS, bots=bots) as evening:
        evening.tables.keep = lambda remembered: kept.append(save(path, remembered))
        sit(evening)
    assert kept == [True]
    assert load(path).lessons_of("Anna") == (FIRST,)
    assert load(path).lessons_of("Boris") == (() if bots else (FIRST,))
