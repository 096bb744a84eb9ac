"""A watcher of an evening is told each moment of it, and may end it."""

from __future__ import annotations

from companion.app.window import sit
from companion.pages.watching import Moment
from companion.screen.acts import GoBack, OpenPage, Press
from tests.pages.driven import opened, page_of, until


class Diary:
    """Writes down what differs from the moment before, and ends the evening where it is told to."""

    def __init__(self, ends_at=None):
        self.moments, self._ends_at = [], ends_at

    def watch(self, moment: Moment):
        self.moments.append(moment)
        return self._ends_at is not None and self._ends_at(moment)

    def told(self, *names):
        """Values of these, one after the other."""
        rows = [tuple(getattr(one, name) for name in names) for one in self.moments]
        return [row for row, before in zip(rows, [None, *rows], strict=False) if row != before]


MATCH = {"game": "comparity", "players": ["Anna", "Boris"]}


def watched(script, *diaries, **how):
    with opened(script, watchers=diaries, **how) as evening:
        sit(evening)
    return diaries[0]


def test_a_match_is_played_until_it_is_paused_or_a_page_lies_over_it():
    def script(evening):
        yield from until(evening, lambda one: one.running is not None and page_of(one) == "table")
        yield Press("pause")
        yield from until(evening, lambda one: one.running.screen.table.is_paused)
        yield Press("pause")
        yield from until(evening, lambda one: not one.running.screen.table.is_paused)
        yield OpenPage("menu")
        yield None
        yield GoBack()
        yield None

    diary = watched(script, Diary(), asked=MATCH, bots=(), speed=1.0)
    assert diary.told("page", "is_playing") == [
        ("table", True),
        ("pause", False),
        ("table", True),
        ("menu", False),
        ("table", True),
    ]


def test_without_a_match_there_is_no_table():
    def script(_):
        yield from [None] * 3

    diary = watched(script, Diary())
    assert diary.told("page", "table", "is_shown", "is_playing", "language") == [("home", None, True, False, "en")]


def test_only_what_somebody_or_something_does_stirs():
    def script(evening):
        yield from [None] * 5
        evening.window.inbox.put(None)  # news of a hub that nobody reads
        yield from [None] * 5
        evening.window.press("ok")
        yield from [None] * 5

    assert sum(one.is_stirred for one in watched(script, Diary()).moments) == 1


def test_an_entry_stirs():
    def script(evening):
        yield from until(evening, lambda one: one.running is not None and one.running.screen.referee.entry > 3)

    diary = watched(script, Diary(), asked=MATCH, bots=("Anna", "Boris"))
    assert 0 < sum(one.is_stirred for one in diary.moments) < len(diary.moments)
    assert not diary.moments[-1].table.is_over
    assert diary.moments[-1].table.is_kept


def test_whoever_watches_ends_the_evening_also_in_the_middle_of_a_match():
    def script(_):
        while True:
            yield None

    ending, behind = Diary(lambda one: one.table is not None and one.page == "table"), Diary()
    watched(script, ending, behind, asked=MATCH, bots=("Anna", "Boris"))
    assert len(ending.moments) == len(behind.moments) + 1
