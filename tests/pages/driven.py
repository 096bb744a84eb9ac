"""An evening driven by a script: a window without a display, on time that passes at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from companion.app.tables import ScreenTables
from companion.app.window import sit
from companion.pages.evening import Evening
from companion.pages.playing import Running
from companion.pages.settings import Remembered
from companion.pages.watching import Watcher
from companion.record.disk import DiskStore
from companion.record.memory import MemoryStore
from companion.record.store import Store
from companion.screen.acts import Act
from companion.screen.things import Scene, Target, TextLine
from companion.screen.window import Closed, Display, PanelPressed, Window
from companion.terminal.play.wish import Wish

Script = Generator[Act | None, None, None]
MOST_MOMENTS = 60_000


class Unfinished(Exception):
    """The script has no end."""


class QuietWindow(Window):
    """Time is what was waited."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._at, self._moments = 0.0, 0
        self.script: Script | None = None
        self.evening: Evening | None = None
        self.store: Store | None = None
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        super().__init__(Display(size), "test", may_be_invisible=True)

    def now(self) -> float:
        return self._at

    def press(self, button: str) -> None:
        self.inbox.put(PanelPressed(button))

    def wait(self, seconds: float) -> bool:
        if self.store is not None:
            self.store.settle()  # a disk is slower than time that passes at once
        self._at += max(seconds, 0.001)
        while not self.inbox.empty():
            super().wait(0.0)
        return False

    def inputs(self) -> list:
        pressed = [one for one in super().inputs() if isinstance(one, PanelPressed)]
        self._moments += 1
        if self._moments > MOST_MOMENTS:
            raise Unfinished
        assert self.script is not None
        try:
            act = next(self.script)
        except StopIteration:
            return [Closed()]
        if act is not None:  # outside of the script, which goes on whatever comes of it
            assert self.evening is not None
            self.evening.act(act)
        return pressed


@contextmanager
def opened(
    script: Callable[[Evening], Script],
    *,
    asked: dict | None = None,
    store: Store | None = None,
    size: tuple[int, int] = (1280, 720),
    bots: tuple[str, ...] = ("Boris",),
    speed: float = 20.0,
    number: int | None = None,
    language: str = "en",
    watchers: Sequence[Watcher] = (),
) -> Iterator[Evening]:
    """Without `asked` and `number` it begins at home."""
    window = QuietWindow(size)
    wish = Wish({**(asked or {}), "lang": language}, None, None, 7)
    parlour = ScreenTables(store or MemoryStore(), wish, speed, "")

    def first(evening: Evening) -> Running | None:
        if number is not None:
            return parlour.take_up(number, evening)
        return parlour.open({**asked, "lang": language}, evening, bots) if asked is not None else None

    evening = Evening(window, parlour, Remembered(language, is_full=False), first, watchers=watchers)
    window.script, window.evening, window.store = script(evening), evening, store
    try:
        yield evening
    finally:
        window.close()


def run(script: Callable[[Evening], Script], **how) -> Evening:
    with opened(script, **how) as evening:
        sit(evening)
        return evening


def until(evening: Evening, is_so: Callable[[Evening], bool], moments: int = 20_000) -> Script:
    for _ in range(moments):
        if is_so(evening):
            return
        yield None
    raise AssertionError(f"it did not come about; the screen says: {' | '.join(texts(evening))}")


def after(evening: Evening, *acts: Act) -> Script:
    for act in acts:
        yield act
        yield None


def scene(evening: Evening) -> Scene:
    assert evening._transitions.scene is not None
    return evening._transitions.scene


def marked_in(evening: Evening) -> Target | None:
    """What the mark of keys and buttons stands on."""
    return evening._focus.target(scene(evening))


def enter(evening: Evening, one: object) -> None:
    """A key or a touch that is taken at once, before anything is drawn."""
    evening._input(one)


def page_of(evening: Evening) -> str:
    """The name of what is shown: a page's, or `table`, `pause` or `end` of a match."""
    return evening._transitions.name


def texts(evening: Evening) -> list[str]:
    """All words on the screen."""
    found = []
    shown = scene(evening)
    for thing in (*shown.things, *shown.over):
        found += [part.text for part in getattr(thing, "parts", (thing,)) if isinstance(part, TextLine)]
    return found


def disk(path: Path) -> DiskStore:
    return DiskStore(path, lambda: "2026-03-01T20:00:00+00:00")
