"""A match through everything: tags on the model of the chip, the shipped firmware on a real MicroPython, a serial line, and all of ours.

Hands lay tags, and eyes read the screen; nothing in between is replaced but the chips and what they are soldered to.
"""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from companion.app import window as windowed
from companion.cards.decks import files
from companion.cards.tags.register_file import write_register
from companion.cli.main import main
from companion.core.decks.card import DeckId
from companion.core.decks.register import Register, Tagged
from companion.record.disk import DiskStore
from companion.screen.window import Closed, Window
from hardware.chip.model import Model
from hardware.chip.tag import ntag213
from tests.firmware.running import UNIQUE, RunningHub
from tests.hardware.micropython import micropython

SLOTS = ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "pad")
MAT = """
name = "chain"
[grid]
columns = 3
rows = 3
[pads]
action = ["pad"]
[[readers]]
name = "below"
kind = "hub"
port = "{port}"
slots = {slots}
"""
LONGEST = 60.0  # seconds for one thing to come about
CARDS = ("eiffel-tower", "big-ben", "colosseum", "cn-tower", "sagrada-familia", "golden-gate-bridge")

pytestmark = pytest.mark.skipif(micropython() is None, reason="micropython is not installed")


class Table:
    """What hands and eyes have before them."""

    def __init__(self, evening, hub, model, uids):
        self.evening, self.hub = evening, hub
        self._model, self._tags = model, {card: ntag213(uid) for card, uid in uids.items()}
        self.took = {}  # what was waited for -> seconds

    @property
    def seen(self):
        return self.evening.running.screen.table

    def lay(self, card, slot):
        self._model.lay(self._tags[card], SLOTS.index(slot))

    def lift(self, card):
        self._model.lift(self._tags[card])

    def until(self, what, is_so):
        began = self.evening.window.now()
        self.evening.window.until = began + LONGEST
        while not is_so(self.seen):
            self.evening.window.waits_for = f"{what}: {self.seen.expected.status.key}"
            yield
        self.took[what] = round(self.evening.window.now() - began, 3)

    def is_asked(self, seat):
        return lambda seen: seen.view.winners or (seen.expected.seat == seat and bool(seen.expected.places) and not seen.instructions)

    def free(self):
        """A cell on which a card may be laid."""
        return next(place.slot for place in self.seen.expected.places if place.slot and not place.relation)


class Watched(Window):
    """A window that nobody sees, and people who look at it in each moment."""

    people, waits_for = iter(()), "the match"

    def __init__(self, display, title, **_how):
        super().__init__(display, title, may_be_invisible=True)
        self.until = self.now() + LONGEST  # begins anew with each thing that is waited for

    def inputs(self):
        assert self.now() < self.until, f"it did not come about: {self.waits_for}"
        try:
            next(self.people)
        except StopIteration:
            return [Closed()]
        return super().inputs()


@pytest.fixture
def play(tmp_path, monkeypatch):
    """`facedown play --mat FILE` as people do it who are given as a script."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    uids = _enrolled(tmp_path / "state" / "facedown" / "tags.jsonl")
    model, tables = Model(len(SLOTS)), []

    class Begun(windowed.Evening):
        def __init__(self, window, *words, **how):
            super().__init__(window, *words, **how)
            tables.append(Table(self, hub, model, uids))
            window.people = _when_begun(tables[0], monkeypatch.people)

    monkeypatch.setattr(windowed, "Window", Watched)
    monkeypatch.setattr(windowed, "Evening", Begun)
    with RunningHub(tmp_path, model, len(SLOTS)) as hub:
        # A pty is no device of USB, so what the system lists is made up; its name is another one each time it is plugged in.
        monkeypatch.setattr("serial.tools.list_ports.comports", lambda: _plugged(hub))
        mat = tmp_path / "chain.toml"
        mat.write_text(MAT.format(port=UNIQUE.hex().upper(), slots=list(SLOTS)), encoding="utf-8")

        def played(people):
            monkeypatch.people = people
            words = ["play", "--mat", str(mat), "--journal", str(tmp_path / "kept.sqlite"), "--players", "Anna,Boris"]
            assert main([*words, "--house", "hand=2", "--size", "800x480", "--lang", "en"]) == 0
            return tables[0]

        yield played


def _plugged(hub):
    if not hub.port.exists():
        return []
    return [SimpleNamespace(device=str(hub.port.resolve()), serial_number=UNIQUE.hex().upper(), vid=0x2E8A, pid=5, hwid="USB")]


def _enrolled(path):
    deck = files.find("landmarks")
    uids = {card: f"04{number:02x}5e7a1b2c80" for number, card in enumerate(sorted(deck.cards))}
    register = Register()
    for card, uid in uids.items():
        register = register.enrolled(uid, Tagged(DeckId(deck.id), card, None))
    write_register(path, register)
    return uids


def _when_begun(table, people):
    while table.evening.running is None:
        yield
    yield from people(table)


def people(table):
    """A match of three cards each, with a card that lies wrong, and a hub that is pulled out and put back while somebody thinks."""
    yield from table.until("the readers answer", lambda seen: not seen.frozen)
    table.lay("eiffel-tower", "B2")
    seats = ("seat-1", "seat-2")
    yield from table.until("the match is open", table.is_asked(seats[0]))
    yield from _lay_wrong_and_put_it_right(table)
    for turn, card in enumerate(CARDS[1:]):
        if turn == 2:
            yield from _pull_out_and_put_back(table)
        table.lay(card, table.free())
        yield from table.until(f"{card} is seen", lambda seen, card=card: card in _seen_cards(seen))
        yield from table.until(f"{card} counts", table.is_asked(seats[(turn + 1) % 2]))
        if table.seen.view.winners:
            return


def _seen_cards(seen):
    return {one.card for one in (*seen.view.places, *seen.loose)}


def _lay_wrong_and_put_it_right(table):
    table.lay("big-ben", "A1")  # touches nothing (C6)
    yield from table.until("what lies wrong is said", lambda seen: bool(seen.instructions))
    table.lift("big-ben")
    yield from table.until("all is well again", table.is_asked("seat-1"))


def _pull_out_and_put_back(table):
    table.hub.stop()
    yield from table.until("the silence is noticed", lambda seen: bool(seen.frozen))
    table.hub.start()
    yield from table.until("the mat is back", lambda seen: not seen.frozen)


def test_a_whole_match_is_played_through_everything(play, tmp_path):
    table = play(people)
    print("seconds:", table.took)
    assert table.seen.view.winners == ("seat-1",)
    kept = DiskStore(tmp_path / "kept.sqlite", lambda: "2026-03-01T20:00:00+00:00")
    try:
        (listed,) = kept.matches()
        assert listed.is_over
        told = [type(entry.event).__name__ for entry in kept.kept(listed.number).entries]
    finally:
        kept.close()
    assert told.count("TagPlaced") == 5  # the first card, one that lay wrong, and three that were played
    assert told.count("TagLifted") == 1
    assert told.count("SlotsFrozen") >= 1
