"""A match with real cards at the screen: what readers tell becomes what happens, and a page over it lets nothing slip in."""

from __future__ import annotations

from contextlib import closing
from types import SimpleNamespace

import pytest

from companion.app.matches import find_deck, find_mat
from companion.app.readers import Overheard, RealMat
from companion.app.tables import ScreenTables
from companion.app.window import sit
from companion.core.decks.register import Tagged, reserved_uid
from companion.pages.evening import Evening
from companion.pages.playing import InMatchTime
from companion.pages.settings import Remembered
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from companion.screen import look
from companion.screen.acts import GoBack, OpenPage, Press
from companion.screen.things import Piece
from companion.terminal.play.wish import Wish
from hardware.sighting import NOTHING, Pass, Tags
from tests.pages.driven import QuietWindow, scene, texts, until
from tests.pages.test_aloud import listened
from tests.words.english import refused_with

EVERY = 0.05
ASKED = {"players": ["Anna", "Boris"], "house": {"hand": 2}, "mat": "3x3", "lang": "en"}


class Listened:
    """Readers that hear all slots every 50 ms of the window's time."""

    def __init__(self, slots, window):
        self.trouble = {}
        self.slots, self.lying, self.passed = tuple(slots), {}, []
        self._window, self._next = window, 0.0

    def passes(self, until):
        while self._next <= until:
            at, self._next = self._next, round(self._next + EVERY, 3)
            self.passed.append(at)
            yield Pass(at, {slot: Tags((self.lying[slot],)) if slot in self.lying else NOTHING for slot in self.slots})

    def ask(self, slots): ...
    def light(self, colours): ...
    def attend(self): ...
    def close(self): ...


class Clock:
    def __init__(self, window):
        self.now = window.now


def uid(card):
    return reserved_uid(Tagged("landmarks", card, None))


def played(script, store=None, number=None):
    window = QuietWindow((1280, 720))
    with closing(window):
        setup, _ = parse_setup(ASKED, find_deck, find_mat)
        readers = Listened(setup.shape.polled, window)
        plan = SimpleNamespace(shape=setup.shape, readers=(), panel=None)
        mat = RealMat(plan, readers, Overheard(readers), Clock(window))
        parlour = ScreenTables(store or MemoryStore(), Wish(ASKED), 1.0, "", mat)

        def first(evening):
            return parlour.take_up(number, evening) if number else parlour.open(ASKED, evening, ())

        evening = Evening(window, parlour, Remembered("en", is_full=False), first)
        window.script, window.evening, window.store = script(evening, readers), evening, store
        sit(evening)
        return evening


def rest(evening, seconds):
    end = evening.window.now() + seconds
    while evening.window.now() < end:
        yield None


def table(evening):
    return evening.running.screen.table


def played_to_its_end(evening, readers):
    """Three cards each, one after the other; Anna wins."""
    yield from until(evening, lambda one: table(one).expected.status.key == "comparity-status-opening")
    readers.lying["B2"] = uid("eiffel-tower")
    for card, slot, seat in (("big-ben", "B3", "seat-1"), ("colosseum", "A2", "seat-2"), ("cn-tower", "A3", "seat-1")):
        yield from until(evening, lambda one, seat=seat: table(one).expected.seat == seat and table(one).expected.places)
        readers.lying[slot] = uid(card)
    yield from until(evening, lambda one: table(one).view.winners)


def test_what_readers_hear_is_played_to_the_win():
    evening = played(played_to_its_end)
    assert table(evening).view.winners == ("seat-1",)


def test_a_card_that_seems_to_be_lifted_is_pale_with_a_soft_sound_and_nothing_else_comes_of_it():
    alphas, voices = [], []

    def card(evening):
        return next(one for one in scene(evening).things if isinstance(one, Piece) and one.key == "card:eiffel-tower")

    def script(evening, readers):
        readers.lying["B2"] = uid("eiffel-tower")
        yield from until(evening, lambda one: table(one).expected.seat == "seat-1" and table(one).expected.places)
        yield from rest(evening, 1.0)
        voices.append(listened(evening, has_sounds=True))
        entries = evening.running.screen.referee.entry
        for _ in range(2):
            alphas.append(card(evening).alpha)
            del readers.lying["B2"]
            yield from rest(evening, 0.3)
            alphas.append(card(evening).alpha)
            readers.lying["B2"] = uid("eiffel-tower")
            yield from rest(evening, 0.5)
        assert evening.running.screen.referee.entry == entries

    played(script)
    assert alphas == [255, look.PALE] * 2
    assert voices[0].cues == ["lifted"] * 2


def test_an_end_that_is_taken_back_is_played_on():
    def script(evening, readers):
        yield from played_to_its_end(evening, readers)
        yield Press("undo")
        yield from rest(evening, 0.5)
        yield Press("undo")
        yield from rest(evening, 0.5)
        del readers.lying["A3"]
        yield from until(evening, lambda one: not table(one).view.winners and not table(one).instructions)
        readers.lying["C2"] = uid("cn-tower")
        yield from until(evening, lambda one: table(one).view.winners)

    evening = played(script)
    assert table(evening).view.winners == ("seat-1",)


@pytest.mark.parametrize("about", ["", "1"])
def test_a_story_that_tells_of_a_win_closes_when_the_end_is_taken_back(about):
    def script(evening, readers):
        yield from played_to_its_end(evening, readers)
        yield from rest(evening, 0.5)
        for page in (OpenPage("history"), OpenPage("story", about), Press("undo"), Press("undo")):  # the first one asks back
            assert table(evening).view.winners
            yield page
            yield from rest(evening, 0.5)
        assert (table(evening).view.winners, [leaf.name for leaf in evening.pages.leaves]) == ((), ["history"])
        yield OpenPage("story", about)
        yield from rest(evening, 0.5)
        assert not evening.pages.top.value.is_won  # as far as the match has come

    played(script)


def test_while_a_page_lies_over_it_time_stands_still_and_what_was_heard_before_bridges_nothing():
    def script(evening, readers):
        yield from rest(evening, 1.0)
        readers.lying["B2"] = uid("eiffel-tower")
        yield from rest(evening, 0.06)  # one glimpse, or two
        yield OpenPage("menu")
        del readers.lying["B2"]
        before = evening.running.at
        yield from rest(evening, 300.0)
        readers.lying["B2"] = uid("eiffel-tower")
        yield GoBack()
        yield from rest(evening, 0.06)
        assert evening.running.at - before < 1.0
        assert not table(evening).loose
        del readers.lying["B2"]
        yield from rest(evening, 2.0)
        assert table(evening).expected.status.key == "comparity-status-opening"

    played(script)


def test_the_home_page_counts_what_lies_there_and_the_health_page_names_hubs_in_trouble():
    told = []

    def script(evening, readers):
        readers.lying["B2"] = "04000000000001"
        yield from rest(evening, 0.5)
        yield OpenPage("health")
        yield from rest(evening, 0.2)
        told.append(" ".join(texts(evening)))

    evening = played(script)
    assert "unknown" in told[0].lower()
    mat = evening.tables._mat
    assert mat.lying(SimpleNamespace(tags={}, commands={})) == (0, True)


def test_a_match_of_another_mat_is_not_taken_up_and_one_of_this_mat_is():
    store = MemoryStore()

    def script(evening, readers):
        yield from rest(evening, 0.5)

    played(script, store)
    number = store.matches()[0].number
    evening = played(script, store, number)
    assert table(evening).expected.status.key == "comparity-status-opening"
    setup, _ = parse_setup({**ASKED, "mat": "8x8"}, find_deck, find_mat)
    other = RealMat(SimpleNamespace(shape=setup.shape, readers=(), panel=None), None, None, None)
    with refused_with("played with real cards"):
        ScreenTables(store, Wish(ASKED), 1.0, "", other).take_up(number, evening)
    assert ScreenTables(store, Wish(ASKED), 1.0, "", other).left() is None


def test_passes_never_reach_a_match_before_what_it_knows_already():
    clock = SimpleNamespace(now=lambda: 100.0)
    heard = [Pass(99.0, {}), Pass(100.0, {})]
    readers = InMatchTime(SimpleNamespace(passes=lambda _until: iter(heard)), clock, 7.0)
    readers._since = 0.0
    assert [one.at for one in readers.passes(7.5)] == [7.0, 7.5]
    heard[:] = [Pass(99.9, {})]
    assert [one.at for one in readers.passes(7.6)] == [pytest.approx(7.5)]
