"""From scene to scene in a window: what moves, and when what is waited for is pointed out."""

from __future__ import annotations

from companion.pages.onscreen import OnScreen
from companion.screen.motion import AGAIN, Motion, beating, between, flight, swelling
from companion.screen.things import Scene
from companion.screen.window import Window

TABLE = "table"  # only the table moves; pages change at once


class Transitions:
    def __init__(self, window: Window) -> None:
        self._window = window
        self.scene: Scene | None = None  # as it is at rest, without what the keyboard marks
        self.name = ""
        self._swells_at = float("inf")
        self._waited_for: object = None

    def forget(self) -> None:
        """Whatever comes next comes at once."""
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
        """Once more, where nobody has acted for a while."""
        if now >= self._swells_at and self.scene is not None:
            self._swells_at = float("inf")
            if self.name == TABLE:
                self._window.add(swelling(self.scene, now))
