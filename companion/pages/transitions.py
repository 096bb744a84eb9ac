"""From look to look in a window: how long to wait, what moves from one scene to the next, and when what is waited for is pointed out."""

from __future__ import annotations

from companion.pages.onscreen import OnScreen
from companion.screen.motion import AGAIN, Motion, beating, between, flight, swelling
from companion.screen.things import Scene
from companion.screen.window import FRAME, Window

BEHIND = 0.25  # seconds by which the screen may lag before the time is let go
AWAKE = 3.0  # seconds after which a screen that is not touched and on which nothing changes is looked after half as often
TABLE = "table"  # only the table moves; pages change at once


class ScreenClock:
    """The window's time, and the waits between two looks at it."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._due = self._stirred = window.now()

    def now(self) -> float:
        return self._window.now()

    @property
    def step(self) -> float:
        """Seconds until the screen is to be looked after again."""
        return FRAME if self._due - self._stirred < AWAKE else 2 * FRAME

    def stir(self, now: float) -> None:
        self._stirred = now

    def tick(self) -> None:
        now = self._window.now()
        if self._window.tick(now):
            self._stirred = now

    def wait(self, seconds: float) -> None:
        """Until then frames that are due meanwhile are shown; returns early where something comes in."""
        now = self._window.now()
        self._due = min(max(self._due + seconds, now - BEHIND), now + seconds)  # no further away, however often it was woken before
        while not self._window.wait(min(self._due, self._window.frame_at) - self._window.now()) and self._window.now() < self._due:
            self.tick()  # a frame that had to wait for its time


class Transitions:
    def __init__(self, window: Window) -> None:
        self._window = window
        self.scene: Scene | None = None  # as it is at rest, without what the keyboard marks
        self.name = ""
        self._swells_at = float("inf")
        self._waited_for: object = None

    def forget(self) -> None:
        """The next scene comes at once."""
        self.scene, self.name = None, ""

    def show(self, marked: Scene, scene: Scene, name: str, screen: OnScreen | None, now: float) -> None:
        before, was = self.scene, self.name
        self.scene, self.name = scene, name
        if before is None or screen is None or (was, name) != (TABLE, TABLE):
            self._window.show(marked)
            return
        motions: list[Motion] = [*between(before, scene, now)]
        for start, end, count in screen.taken_moves():
            motions += flight(scene, start, end, count, now)
        waited_for = (screen.table.expected.status, screen.table.expected.places, screen.table.instructions)
        if waited_for != self._waited_for:
            motions += beating(scene, now) if screen.table.instructions else swelling(scene, now)
            self._waited_for, self._swells_at = waited_for, now + AGAIN
        self._window.show(marked, motions)

    def pass_time(self, now: float) -> None:
        """What is waited for is pointed out once more after a while without an act."""
        if now >= self._swells_at and self.scene is not None:
            self._swells_at = float("inf")
            if self.name == TABLE:
                self._window.add(swelling(self.scene, now))
