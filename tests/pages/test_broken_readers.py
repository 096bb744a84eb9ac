"""A simulated table on the screen whose readers are broken on purpose: its places fall silent at their time and come back."""

from __future__ import annotations

from contextlib import closing

from companion.app.tables import ScreenTables
from companion.app.window import sit
from companion.pages.evening import Evening
from companion.pages.settings import Remembered
from companion.record.memory import MemoryStore
from companion.terminal.play.wish import Wish
from tests.pages.driven import QuietWindow

ASKED = {"players": ["Anna", "Boris"], "mat": "8x8", "lang": "en"}
ROW_3 = {f"{column}3" for column in "ABCDEFGH"}


def silences(*breaks, at):
    """The places that are silent at each of these seconds of a match."""
    window, found = QuietWindow((1280, 720)), []
    with closing(window):
        tables = ScreenTables(MemoryStore(), Wish(ASKED, seed=1, breaks=breaks), 1.0, "")
        evening = Evening(window, tables, Remembered("en", is_full=False), lambda one: tables.open(ASKED, one, ()))

        def script():
            for seconds in at:
                while evening.running is None or window.now() < seconds:
                    yield None
                found.append({*evening.running.screen.referee.state.mat.frozen})

        window.script, window.evening = script(), evening
        sit(evening)
    return found


def test_a_dead_reader_is_silent_from_the_start_and_all_others_are_not():
    assert silences("dead:B2", at=(3.0,)) == [{"B2"}]
    assert silences(at=(3.0,)) == [set()]


def test_a_hub_that_is_pulled_out_is_silent_until_it_is_put_back():
    assert silences("pull:hub-3@4s..8s", at=(3.0, 6.0, 12.0)) == [set(), ROW_3, set()]
