"""The window: it shows scenes, reports what was touched or typed, and rests while nothing changes.

Rules of this file: nothing is drawn or presented unless the scene differs; only SDL's events of mouse, keyboard and window are taken, as a
touch comes as one of the mouse as well; the main thread waits on `inbox`, into which other threads may put something.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from queue import Empty as NothingCame
from queue import Queue
from typing import Literal

import pygame
import pygame.display
import pygame.event
import pygame.key
import pygame.mouse
import pygame.transform

from companion.core.frozen import dataclass
from companion.errors import Text
from companion.screen import fonts
from companion.screen.driver import CONSOLE, NoDisplay, begin_display, is_invisible_by_name, is_visible
from companion.screen.motion import Motion, ends, moving
from companion.screen.painter import Painter
from companion.screen.things import Scene
from companion.system.refusals import library_reason

FRAME = 1 / 30  # seconds: no more frames than these
TURNS = (0, 90, 180, 270)
USUAL = (1280, 720)
POINTER_STAYS = 5.0  # seconds
SMALLEST = 240  # pixels: a scene is never smaller, even in a smaller window


@dataclass(frozen=True, slots=True)
class Display:
    """The display that was asked for; without a size it is as large as the screen, or a usual window."""

    size: tuple[int, int] | None = None
    is_full: bool = False
    turned: int = 0  # degrees, clockwise
    is_reduced: bool = False  # cuts instead of moves
    driver: str | None = None  # of SDL; None: any that shows a picture


@dataclass(frozen=True, slots=True)
class Pointed:
    """The mouse or a finger: `what` is "down", "move" or "up"; the button counts from 1, of a move it is 0."""

    what: Literal["down", "move", "up"]
    point: tuple[int, int]
    button: int = 1


@dataclass(frozen=True, slots=True)
class Keyed:
    """A key by its name, and the letter that it types; a letter without a key has an empty name."""

    key: str
    letter: str = ""
    is_shifted: bool = False


@dataclass(frozen=True, slots=True)
class Wheeled:
    by: int


@dataclass(frozen=True, slots=True)
class PanelPressed:
    """A button beside the screen, or an encoder that was turned; its reader puts this into the inbox."""

    button: str


@dataclass(frozen=True, slots=True)
class Resized:
    pass


@dataclass(frozen=True, slots=True)
class Closed:
    pass


Input = Pointed | Keyed | PanelPressed | Wheeled | Resized | Closed


class Window:
    def __init__(self, display: Display, title: str, *, may_be_invisible: bool = False) -> None:
        """Raises `NoDisplay` where no screen would show it."""
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")  # else X11 desktops stop their effects meanwhile
        self.driver = begin_display(os.environ, display.driver)
        if not (may_be_invisible or is_visible() or is_invisible_by_name(os.environ)):
            pygame.display.quit()
            raise NoDisplay(Text("screen-reason-shows-nothing", driver=self.driver))
        if self.driver == CONSOLE:
            display = replace(display, is_full=True)  # a console shows nothing else
        self.inbox: Queue[object] = Queue()
        self._came: list[Input] = []  # taken out of the inbox
        self.presents = 0
        self._display = display
        self._title = title
        self._scene: Scene | None = None
        self._motions: tuple[Motion, ...] = ()
        self._is_new = False  # the scene has not been drawn yet
        self._next = 0.0  # the time before which no frame is drawn
        self._pointed_until = 0.0  # on a console, where the pointer is seen while a mouse moves
        self._open()
        pygame.key.set_repeat(400, 60)

    @property
    def size(self) -> tuple[int, int]:
        """The size of scenes, also on a turned screen."""
        return self._canvas.get_size()

    @property
    def is_full(self) -> bool:
        return self._display.is_full

    @property
    def is_moving(self) -> bool:
        return bool(self._motions)

    @property
    def canvas(self) -> pygame.Surface:
        return self._canvas

    def show(self, scene: Scene, motions: Sequence[Motion] = ()) -> None:
        """Shows this scene from now on; motions of the last one are cut short."""
        self._scene, self._motions, self._is_new = scene, () if self._display.is_reduced else tuple(motions), True

    def start_anew(self) -> None:
        """Forgets the scene, and takes a new painter, as the old one may have failed while it drew."""
        self._take_size()

    def show_plainly(self, texts: Sequence[str]) -> None:
        """Words by themselves, at once, until another scene is shown."""
        self._take_size()
        fonts.draw_plainly(self._canvas, texts)
        self._present([self._canvas.get_rect()])

    def add(self, motions: Sequence[Motion]) -> None:
        if not self._display.is_reduced:
            self._motions = (*self._motions, *motions)

    def tick(self, at: float) -> bool:
        """Draws and presents what has changed; the answer is whether anything has."""
        if self._scene is None or at < self.frame_at:
            return False
        shown = self._scene
        if self._motions:
            shown = moving(self._scene, self._motions, at)
            if at >= ends(self._motions):
                self._motions = ()
        self._is_new = False
        self._next = at + FRAME if self._motions else at
        dirty = self._painter.paint(shown)
        if not dirty:
            return False
        self._present(dirty)
        return True

    @property
    def frame_at(self) -> float:
        """When the next frame may be drawn; far away where nothing changes."""
        return self._next if self._scene is not None and (self._is_new or self._motions) else float("inf")

    def wait(self, seconds: float) -> bool:
        """Waits for the inbox, at most that long; the answer is whether something came. SDL's own waiting would cost more."""
        try:
            came = [self.inbox.get(timeout=max(seconds, 0.001))]
        except NothingCame:
            return False
        while not self.inbox.empty():  # one pass of the loop answers all of them
            came.append(self.inbox.get_nowait())
        self._came += [one for one in came if isinstance(one, PanelPressed)]
        return True

    def inputs(self) -> list[Input]:
        taken, self._came = self._came, []
        events = pygame.event.get()
        for event, letter in zip(events, _letters(events), strict=True):
            one = self._input(event, letter)
            if one is not None:
                taken.append(one)
        if self.driver == CONSOLE:
            self._show_pointer(has_moved=any(event.type == pygame.MOUSEMOTION and not event.touch for event in events))
        return taken

    def forgets_haste(self) -> bool:
        """Drops all touches and presses up to now; the answer is whether the window was closed meanwhile."""
        with suppress(NothingCame):
            while True:
                self.inbox.get_nowait()
        return any(isinstance(one, Closed) for one in self.inputs())

    def _show_pointer(self, *, has_moved: bool) -> None:
        """Shows the pointer while a mouse moves; a finger needs none."""
        if has_moved:
            self._pointed_until = self.now() + POINTER_STAYS
        is_seen = self.now() < self._pointed_until
        if is_seen != pygame.mouse.get_visible():
            pygame.mouse.set_visible(is_seen)

    def now(self) -> float:
        return time.monotonic()

    def turn_full(self, *, is_full: bool) -> None:
        self._display = replace(self._display, is_full=is_full or self.driver == CONSOLE)
        self._open()

    def reduce_motion(self, *, is_reduced: bool) -> None:
        self._display = replace(self._display, is_reduced=is_reduced)

    def close(self) -> None:
        pygame.display.quit()

    def _open(self) -> None:
        flags = pygame.FULLSCREEN if self._display.is_full else pygame.RESIZABLE
        size = self._display.size or (desktop() if self._display.is_full else fitting())
        is_sideways = self._display.turned in (90, 270)
        if is_sideways and not self._display.is_full:
            size = (size[1], size[0])
        try:
            self._surface = pygame.display.set_mode(size, flags)
        except pygame.error as fault:
            raise NoDisplay(library_reason(fault)) from None
        pygame.display.set_caption(self._title)
        self._take_size()

    def _take_size(self) -> None:
        """Takes the size of the surface as it really is; a turned screen is drawn on a canvas of its own."""
        wide, tall = self._surface.get_size()
        if self._display.turned in (90, 270):
            wide, tall = tall, wide
        is_large = min(wide, tall) >= SMALLEST  # a smaller window shows a corner of the scene
        is_own = self._display.turned or not is_large
        self._canvas = pygame.Surface((max(wide, SMALLEST), max(tall, SMALLEST))) if is_own else self._surface
        self._painter = Painter(self._canvas)
        self._scene, self._motions, self._is_new, self._next = None, (), False, 0.0

    def _present(self, dirty: list[pygame.Rect]) -> None:
        self.presents += 1
        if self._canvas is not self._surface:
            self._surface.blit(pygame.transform.rotate(self._canvas, -self._display.turned), (0, 0))
            pygame.display.flip()
        else:
            pygame.display.update(dirty)

    def _input(self, event: pygame.event.Event, letter: str) -> Input | None:
        match event.type:
            case pygame.QUIT:
                return Closed()
            case pygame.MOUSEBUTTONDOWN if event.button <= 3:
                return Pointed("down", self._point(event.pos), event.button)
            case pygame.MOUSEBUTTONUP if event.button <= 3:
                return Pointed("up", self._point(event.pos), event.button)
            case pygame.MOUSEMOTION:
                return Pointed("move", self._point(event.pos), 0)
            case pygame.MOUSEWHEEL:
                return Wheeled(event.y)
            case pygame.KEYDOWN:
                return Keyed(pygame.key.name(event.key), letter, bool(event.mod & pygame.KMOD_SHIFT))
            case pygame.TEXTINPUT if letter:
                return Keyed("", letter)
            case pygame.VIDEORESIZE:
                self._surface = pygame.display.get_surface() or self._surface
                self._take_size()
                return Resized()
            case pygame.WINDOWEXPOSED:
                if self._scene is not None:  # the desktop may have painted over it
                    self._painter.forget()
                    self._is_new = True
        return None

    def _point(self, at: tuple[int, int]) -> tuple[int, int]:
        """The point on the canvas, from a point of the window."""
        x, y = at
        wide, tall = self._canvas.get_size() if self._display.turned in (0, 180) else self._canvas.get_size()[::-1]
        return {0: (x, y), 90: (y, wide - 1 - x), 180: (wide - 1 - x, tall - 1 - y), 270: (tall - 1 - y, x)}[self._display.turned]


def _letters(events: Sequence[pygame.event.Event]) -> list[str]:
    """The letter that each event types: a text event follows its key, or comes alone while a key is held.

    The letter that pygame notes on a key event may be wrong or missing where keys come as fast as from a scanner.
    """
    letters = [event.unicode if event.type == pygame.KEYDOWN and not event.unicode.isprintable() else "" for event in events]
    key: int | None = None
    for number, event in enumerate(events):
        if event.type == pygame.KEYDOWN:
            key = number
        elif event.type == pygame.TEXTINPUT:
            letters[number if key is None else key], key = event.text, None
    return letters


def desktop() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else USUAL


def fitting() -> tuple[int, int]:
    """The usual window, or as much of it as the desktop has room for."""
    wide, tall = desktop()
    return (min(USUAL[0], wide), min(USUAL[1], tall)) if wide > 0 and tall > 0 else USUAL
