"""Evenings as the command opens them, in a window without a display, on time that passes at once: faults come when a script says so."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from companion.app import window as windowed
from companion.app.matches import IN_MEMORY, Journaled, find_deck, find_mat
from companion.machine.service.catching import RecordKeeper
from companion.machine.service.pulse import Notifier
from companion.machine.service.running import Service
from companion.pages.settings import Remembered
from companion.protocol.setup import parse_setup
from companion.screen.things import TextLine
from companion.screen.window import Closed, Display
from companion.terminal.play.wish import Wish
from tests.machine.simulated import MadeUp
from tests.pages.driven import QuietWindow, Unfinished

PAIR = {"game": "comparity", "players": ["Anna", "Boris"], "lang": "en"}
AS_USUAL = windowed.ScreenAsked(Display())
MOST_MOMENTS = 60_000
Script = Callable[["Stage"], Generator[object, None, None]]


class Stage(QuietWindow):
    """What a script yields is an act, an input of the window, a fault that comes just then, or nothing."""

    evening = None  # the one that goes on, or went on last
    record = None
    failure = None  # of the script

    def wait(self, seconds):
        self.store = self.record.store if self.record is not None else None  # after a fall another one
        return super().wait(seconds)

    def inputs(self):
        self._moments += 1
        if self._moments > MOST_MOMENTS:
            raise Unfinished
        try:
            one = next(self.script)
        except StopIteration:
            return [Closed()]
        except AssertionError as fault:  # that would be caught as any fault of ours
            self.failure = fault
            return [Closed()]
        if isinstance(one, Exception):
            raise one
        if one is None or type(one).__module__ == "companion.screen.window":
            return [one] if one is not None else []
        self.evening.act(one)
        return []

    # what is seen

    @property
    def texts(self):
        things = (*self._scene.things, *self._scene.over) if self._scene is not None else ()
        return " ".join(part.text for one in things for part in getattr(one, "parts", (one,)) if isinstance(part, TextLine))

    @property
    def running(self):
        return self.evening.running

    @property
    def number(self):
        return self.running.screen.journal.number if self.running is not None else None

    @property
    def entry(self):
        return self.running.screen.referee.entry

    @property
    def touched(self):
        return [one.act for one in self._scene.targets]


class Seen(windowed.Evening):
    def __init__(self, window, *args):
        super().__init__(window, *args)
        window.evening = self


def until(stage, is_so, moments=20_000):
    for _ in range(moments):
        if is_so(stage):
            return
        yield None
    raise AssertionError(f"it did not come about; the screen says: {stage.texts}")


def rest(stage, seconds):
    end = stage.now() + seconds
    while stage.now() < end:
        yield None


def is_begun(stage):
    return stage.evening is not None and stage.number is not None and stage.entry > 2


def is_told(stage):
    """That it has stumbled."""
    return "One moment, please" in stage.texts


def is_at_home(stage):
    return "Facedown" in stage.texts


@contextmanager
def staged(monkeypatch, script: Script, *, journal=None, asked=PAIR, number=None, shown=AS_USUAL):
    """The window, before anybody sits there; bots play at a table of their own."""
    monkeypatch.setattr(windowed, "Evening", Seen)
    stage = Stage((1280, 720))
    stage.script = script(stage)
    setup, _ = parse_setup(asked or PAIR, find_deck, find_mat)
    journaled = Journaled(journal, number=number) if journal is not None else IN_MEMORY
    record = RecordKeeper(journaled.path, lambda: None)
    stage.record = record
    play = windowed.WindowMatch(Wish(asked or {"lang": "en"}, None, None, 7), setup, ("Anna", "Boris"), 20.0, shown, journaled)
    service = Service(Notifier(MadeUp()), "en")
    stage.evenings = windowed.Evenings(stage, service, record, play, None, Remembered("en", voice="off"))
    try:
        yield stage
    finally:
        record.close()
        stage.close()
        if stage.failure is not None:
            raise stage.failure


def sat_through(monkeypatch, script: Script, **how):
    with staged(monkeypatch, script, **how) as stage:
        stage.evenings.sit_through()
        return stage
