"""The first page while it lies open: what comes and goes on the mat is seen there, and what is the matter with it."""

from __future__ import annotations

from contextlib import closing
from types import SimpleNamespace

from companion.app.matches import find_deck, find_mat
from companion.app.readers import Overheard, RealMat
from companion.app.tables import ScreenTables
from companion.app.window import sit
from companion.mats.plan import Hub
from companion.pages.at_home import AtHome
from companion.pages.evening import Evening
from companion.pages.settings import Remembered
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from companion.screen.acts import OpenPage
from companion.terminal.play.wish import Wish
from tests.pages.driven import QuietWindow, scene, texts
from tests.pages.test_on_mat import Clock, Listened, rest

ASKED = {"players": ["Anna", "Boris"], "mat": "3x3", "lang": "en"}
READY = "The table is free. Start a match whenever you like."


class Noting:
    def __init__(self):
        self.stirred = []

    def watch(self, moment):
        if moment.is_stirred:
            self.stirred.append(round(moment.now, 1))


def at_home(script):
    """Without a match, above a mat with two hubs; when it stirred is told."""
    window, noting = QuietWindow((1280, 720)), Noting()
    with closing(window):
        setup, _ = parse_setup(ASKED, find_deck, find_mat)
        readers = Listened(setup.shape.polled, window)
        hubs = (Hub("north", ("A1",), "/dev/null", 115200), Hub("south", ("B1",), "/dev/null", 115200))
        mat = RealMat(SimpleNamespace(shape=setup.shape, readers=hubs, panel=None), readers, Overheard(readers), Clock(window))
        parlour = ScreenTables(MemoryStore(), Wish(ASKED), 1.0, "", mat)
        evening = Evening(window, parlour, Remembered("en", is_full=False), lambda _: None, watchers=[noting])
        window.script, window.evening = script(evening, readers), evening
        sit(evening)
    return noting.stirred


def sentence(evening):
    return " ".join(one for one in texts(evening) if one.endswith(".") and not one.startswith("The referee"))


def test_a_hub_that_is_pulled_out_is_told_there_and_told_no_more_when_it_is_back():
    def script(evening, readers):
        yield from rest(evening, 1.0)
        assert sentence(evening) == READY
        readers.trouble = {1: "unplugged"}
        yield from rest(evening, 1.0)
        told = " ".join(texts(evening))
        assert ("“south” is not there. Plug it in" in told, READY in told) == (True, False)
        readers.trouble = {0: "unplugged", 1: "unplugged"}
        yield from rest(evening, 1.0)
        assert sentence(evening) == "Several things on the mat need checking."
        assert OpenPage("health") in [one.act for one in scene(evening).targets]
        readers.trouble = {}
        yield from rest(evening, 1.0)
        assert sentence(evening) == READY

    stirred = at_home(script)
    assert len(stirred) == 3  # whatever changed, and nothing else


def test_a_card_that_is_laid_is_told_and_stirs_whoever_sleeps():
    def script(evening, readers):
        yield from rest(evening, 1.0)
        readers.lying["B2"] = "04000000000001"
        yield from rest(evening, 2.0)
        assert sentence(evening) == "There’s an unknown card on the mat. Remove it or add it to a deck."

    assert len(at_home(script)) == 1


def test_nothing_is_looked_up_while_nothing_changes():
    looks, signs = [], [0]
    page = AtHome(lambda: looks.append(1), lambda: signs[0])
    assert [page.went_on(0.1) for _ in range(20)] == [False] * 20
    signs[0] = 1
    assert [page.went_on(0.1) for _ in range(10)].count(True) == 1
    assert len(looks) == 2
