"""Stickers are put to cards at a screen, with a mat or by typing; time passes when a test lets it."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

from companion.cards.decks.files import find
from companion.cards.tags.register_file import read_register
from companion.pages import enrolling
from companion.pages.enrolling import About, Enrolling, Heard
from companion.screen.acts import Change, Type
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.pages.enrol import Enrol
from companion.screen.words import Words
from hardware.sighting import FAULT, NOTHING, Pass, Tags

EVERY = 0.05
LANDMARKS = find("landmarks")
THREE_CARDS = replace(LANDMARKS, cards={card: LANDMARKS.cards[card] for card in ("atomium", "colosseum", "eiffel-tower")})
SETTER = Typesetter(FontLetters())


class Mat:
    """Every place is heard every 50 ms; what nobody has asked for yet waits."""

    def __init__(self):
        self.lying, self.at, self.is_silent = {}, 0.0, False
        self.slots = ("A1", "A2", "pad")
        self.readers = SimpleNamespace(passes=self._passes)
        self._waiting = []

    def now(self):
        return self.at

    def pass_time(self, seconds):
        for _ in range(round(seconds / EVERY)):
            self.at = round(self.at + EVERY, 3)
            heard = {one: FAULT if self.is_silent else self.lying.get(one, NOTHING) for one in self.slots}
            self._waiting.append(Pass(self.at, heard))

    def _passes(self, _until):
        waiting, self._waiting = self._waiting, []
        yield from waiting


class AtScreen:
    """What somebody sees and does."""

    def __init__(self, register, deck=THREE_CARDS, language="en", mat=None):
        decks = tuple(deck if one == deck.id else find(one) for one in ("countries", "landmarks", "movies", "skyscrapers"))
        self.path, self.mat = register, mat
        self.enrolling = Enrolling(About(deck, decks, register), language, Heard(mat.readers, mat) if mat is not None else None)

    @property
    def page(self) -> Enrol:
        return self.enrolling.page

    @property
    def told(self):
        return self.page.told.text if self.page.told is not None else ""

    @property
    def known(self):
        return read_register(self.path).tags

    def scene(self):
        draft = Draft((800, 480), SETTER)
        enrolling.draw_enrolling(draft, Words("en"), self.enrolling)
        return draft.scene()

    def do(self, *changes):
        for field in changes:
            self.enrolling.act(Change(*field) if isinstance(field, tuple) else Change(field, ""))

    def type(self, text):
        for letter in text:
            self.enrolling.act(Type(letter))

    def enter(self, text):
        self.type(text)
        self.do("enter")

    def wait(self, seconds=1.5):
        is_new = False
        for _ in range(round(seconds / 0.1)):
            self.mat.pass_time(0.1)
            is_new = self.enrolling.went_on(0.1) or is_new
        return is_new

    def lay(self, *uids):
        """Alone on the mat; whatever lay there is away for long enough."""
        self.mat.lying.clear()
        self.wait(2.0)
        self.mat.lying["A1"] = Tags(uids)
        self.wait(2.5)
