"""From home to the cards and their stickers and back: by touch, by the keyboard alone, with a scanner, by ear, and with a real mat."""

from __future__ import annotations

import os
from contextlib import closing
from types import SimpleNamespace

import pytest

from companion.app.matches import TAGS, find_mat
from companion.app.readers import Overheard, RealMat
from companion.app.tables import ScreenTables
from companion.app.window import sit
from companion.cards.tags.register_file import read_register, write_register
from companion.config.config import folders
from companion.core.decks.card import DeckId
from companion.core.decks.register import Register, Tagged
from companion.pages.evening import Evening
from companion.pages.settings import Remembered
from companion.record.memory import MemoryStore
from companion.screen.acts import Change, GoBack, OpenPage, Page, Want
from companion.screen.pages.cards import AGAIN
from companion.screen.reading import read_scene as heard
from companion.screen.window import Keyed
from companion.screen.words import Words
from companion.terminal.play.wish import Wish
from hardware.sighting import NOTHING, Pass, Tags
from tests.pages.driven import QuietWindow, after, enter, marked_in, run, scene, texts, until

ONE, TWO = "04e1234567ab01", "04e1234567ab02"


@pytest.fixture(autouse=True)
def _folders(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def register():
    return folders(os.environ).state / TAGS


def keyed(evening, text):
    """All at once, as a scanner types: nothing is drawn in between."""
    for letter in text:
        enter(evening, Keyed("return") if letter == "\n" else Keyed(letter, letter))


def marked(evening, act):
    for _ in range(40):
        enter(evening, Keyed("tab"))
        if marked_in(evening).act == act:
            return
    raise AssertionError(f"{act} cannot be reached")


def names(evening):
    return [leaf.name for leaf in evening.pages.leaves]


def test_home_leads_to_the_cards_and_a_deck_to_its_stickers_and_back_all_is_counted_anew():
    def script(evening):
        yield from after(evening, OpenPage("cards"), OpenPage("enrol", "landmarks"))
        assert "0 of 100 have a sticker" in texts(evening)
        keyed(evening, f"{ONE}\n")
        yield from after(evening, GoBack())
        assert names(evening) == ["home", "cards"]
        assert "1 of 100 have a sticker" in texts(evening)
        yield from after(evening, GoBack())
        assert names(evening) == ["home"]
        assert OpenPage("cards") in [one.act for one in scene(evening).targets]

    run(script)
    assert list(read_register(register()).tags) == [ONE]


def test_a_scanner_is_heard_whatever_is_marked_and_however_fast_it_types():
    def script(evening):
        yield from after(evening, OpenPage("enrol", "landmarks"))
        marked(evening, Change("skip", ""))
        yield None
        keyed(evening, f"{ONE}\n{TWO}")
        enter(evening, Keyed("j", "\n"))  # Ctrl and J, as some scanners end a line
        yield None
        assert evening.pages.leaves[-1].value.page.count == 2

    run(script)
    assert {one.card for one in read_register(register()).tags.values()} == {"abraj-al-bait", "african-renaissance-monument"}


def test_the_keyboard_alone_does_all_of_it():
    def script(evening):
        for act in (OpenPage("cards"), OpenPage("enrol", "landmarks"), Change("order", "free"), Change("search", "")):
            yield from until(evening, lambda evening: evening._transitions.scene is not None)
            marked(evening, act)
            enter(evening, Keyed("return"))
            yield None
        keyed(evening, "eif\n")
        yield None
        assert evening.pages.leaves[-1].value.page.card.name == "Eiffel Tower"
        keyed(evening, f"{ONE}\n")
        enter(evening, Keyed("e", "e"))
        enter(evening, Keyed("escape"))  # what was begun to be typed
        yield None
        assert names(evening) == ["home", "cards", "enrol"]
        enter(evening, Keyed("escape"))
        yield None
        assert names(evening) == ["home", "cards"]

    run(script)
    assert read_register(register()).tags[ONE].card == "eiffel-tower"


def test_enter_does_what_the_page_is_for_where_nothing_was_typed():
    def script(evening):
        yield from after(evening, OpenPage("enrol", "landmarks"), Change("order", "free"))
        enter(evening, Keyed("return"))
        yield None
        assert evening.pages.leaves[-1].value.page.search is not None
        enter(evening, Keyed("escape"))
        yield None
        assert (names(evening), evening.pages.leaves[-1].value.page.search) == (["home", "enrol"], None)

    run(script)


def test_whoever_listens_hears_the_card_what_to_do_and_what_has_come_of_it():
    def script(evening):
        words = Words("en")
        yield from after(evening, OpenPage("enrol", "landmarks"))
        before = heard(scene(evening), words, str)
        assert before[:2] == ("Landmarks", "back")
        assert {"Abraj Al-Bait (Royal Clock Tower)", "Mecca, Saudi Arabia", "Find a card", "Any order"} <= {*before}
        assert before[-1] == "Hold this card to a scanner, or type the number of its sticker and press Enter."
        keyed(evening, f"{ONE}\n")
        yield None
        now = heard(scene(evening), words, str)
        assert [one for one in now if one not in before] == [
            "1 of 100 have a sticker", "“Abraj Al-Bait (Royal Clock Tower)” has its sticker.",
            "African Renaissance Monument", "Dakar, Senegal", "Undo",
        ]  # fmt: skip
        yield from after(evening, Change("order", "free"))
        assert "Any order, chosen" in heard(scene(evening), words, str)

    run(script)


def test_a_register_that_cannot_be_read_is_said_on_the_page_and_opens_no_other():
    register().parent.mkdir(parents=True)
    register().write_text("what is this\n")

    def script(evening):
        yield from after(evening, OpenPage("cards"))
        assert [one.act for one in scene(evening).targets if not isinstance(one.act, Page)] == [AGAIN, GoBack()]
        yield from after(evening, OpenPage("enrol", "landmarks"))
        assert names(evening) == ["home", "cards"]
        assert "'what is this' is not JSON" in " ".join(texts(evening))
        assert register().read_text() == "what is this\n"
        register().unlink()
        yield from after(evening, AGAIN)
        assert (names(evening), "Countries" in texts(evening)) == (["home", "cards"], True)

    run(script)


# A real mat, as far as whoever asks its readers can tell.


class Listened:
    def __init__(self, slots):
        self.trouble, self.slots, self.lying, self._next = {}, slots, {}, 0.0

    def passes(self, until):
        while self._next <= until:
            at, self._next = self._next, round(self._next + 0.05, 3)
            yield Pass(at, {slot: self.lying.get(slot, NOTHING) for slot in self.slots})

    def ask(self, slots): ...
    def light(self, colours): ...
    def attend(self): ...
    def close(self): ...


def on_mat(script):
    window = QuietWindow((1280, 720))
    with closing(window):
        shape = find_mat("3x3").shape
        readers = Listened(tuple(shape.polled))
        mat = RealMat(SimpleNamespace(shape=shape, readers=(), panel=None), readers, Overheard(readers), SimpleNamespace(now=window.now))
        parlour = ScreenTables(MemoryStore(), Wish({"mat": "3x3", "lang": "en"}), 1.0, "", mat)
        evening = Evening(window, parlour, Remembered("en", is_full=False), lambda _: None)
        window.script, window.evening = script(evening, readers), evening
        sit(evening)


def rest(evening, seconds):
    end = evening.window.now() + seconds
    while evening.window.now() < end:
        yield None


def test_a_card_laid_on_the_mat_is_learned_and_known_at_home_afterwards():
    def script(evening, readers):
        yield from rest(evening, 0.5)
        readers.lying["B2"] = Tags((ONE,))
        yield from rest(evening, 0.5)
        yield from after(evening, OpenPage("cards"), GoBack())
        assert "There’s an unknown card on the mat. Remove it or add it to a deck." in texts(evening)
        readers.lying.clear()
        yield from after(evening, OpenPage("cards"), OpenPage("enrol", "landmarks"))
        yield from until(evening, lambda evening: "Lay this card on the mat, alone, on any place." in " ".join(texts(evening)))
        readers.lying["B2"] = Tags((ONE,))
        yield from until(evening, lambda _: ONE in read_register(register()).tags)
        yield from after(evening, GoBack(), GoBack())
        assert "Take the card off the mat, or start." in texts(evening)

    on_mat(script)


def test_home_goes_on_where_the_register_cannot_be_read():
    def script(evening, readers):
        write_register(register(), Register().enrolled(ONE, Tagged(DeckId("landmarks"), "eiffel-tower")))
        readers.lying["B2"] = Tags((ONE,))
        yield from rest(evening, 0.5)
        register().write_text("what is this\n")
        yield from after(evening, OpenPage("cards"), GoBack())
        assert "The list of stickers cannot be read right now." in " ".join(texts(evening))
        yield Want("leave")

    on_mat(script)
