"""The keyboard: one place after the other is marked, and a key does what a touch there would; buttons have keys of their own."""

from __future__ import annotations

from dataclasses import replace

from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Act, Away, GoBack, OpenPage, Page, Press, Put, Type, Want
from companion.screen.things import Plate, Rect, Scene, Target
from companion.screen.window import Keyed

ENTER = ("return", "enter", "space")
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
BUTTONS = {"u": "undo", "c": "check", "p": "pause", "o": "ok", "n": "cancel"}
PAGES = {"w": "why", "m": "menu", "x": "choices"}


class Focus:
    """What is marked is a place on the screen, so that it stays while the scene changes around it."""

    def __init__(self) -> None:
        self._rect: Rect | None = None
        self.has_moved = False

    def leave(self) -> bool:
        """The mouse is used; whether anything was marked."""
        had_one, self._rect = self._rect is not None, None
        return had_one

    def is_marked(self, scene: Scene | None) -> bool:
        return scene is not None and self.target(scene) is not None

    def marked(self, scene: Scene) -> Scene:
        target = self.target(scene)
        if target is None:
            return scene
        by = max(3, round(look.unit(scene.size) * 0.6))
        ring = Plate(target.rect.inset(-by), None, look.NOTICE, by, by * 2)
        edge = Plate(target.rect.inset(-2 * by), None, look.INK, by, by * 3)  # white paper lies around it as well
        return replace(scene, over=(*scene.over, edge, ring))

    def key(self, key: Keyed, scene: Scene, *, is_typing: bool, is_open: bool) -> Act | None:
        """What a key does; `is_open` tells that a page lies over the table."""
        self.has_moved = False
        if is_typing and self._rect is None and (act := _typed(key)) is not None:
            return act
        if key.key == "tab":
            self._go_on(scene, -1 if key.is_shifted else 1)
            return None
        if key.key in ARROWS:
            self._go(scene, *ARROWS[key.key])
            return None
        if key.key in ENTER:
            target = self.target(scene)
            if target is not None:
                return target.act
            return Press("ok") if not is_open else _main(scene) if key.key != "space" else None
        if key.key in ("page up", "page down"):
            return Page(1 if key.key == "page down" else -1)
        if key.key == "escape":
            return self._escape(scene, is_open=is_open)
        if key.key == "backspace":
            return Type("") if is_typing else GoBack() if is_open else None
        if is_typing:
            return _typed(key)
        return self._short_cut(key, scene, is_open=is_open)

    def _escape(self, scene: Scene, *, is_open: bool) -> Act:
        if self._rect is not None:
            self._rect, self.has_moved = None, True
        if is_open:
            return GoBack()
        return Away() if any(isinstance(one.act, Put) for one in scene.targets) else Press("cancel")

    def _short_cut(self, key: Keyed, scene: Scene, *, is_open: bool) -> Act | None:
        if is_open:
            return None
        if key.key in BUTTONS:
            return Press(BUTTONS[key.key])
        if key.key in PAGES:
            return OpenPage(PAGES[key.key])
        if key.key == "r":
            return Want("tell")
        if key.key == "f" and (slot := self._slot(scene)) is not None:
            return OpenPage("faults", slot)
        if key.key.isdecimal():
            return Press(f"seat-{key.key}")
        return None

    def _slot(self, scene: Scene) -> Slot | None:
        return scene.slot_at(self._rect.centre) if self._rect is not None else None

    def target(self, scene: Scene) -> Target | None:
        """What can be touched at the place that is marked; None where none is marked."""
        if self._rect is None:
            return None
        return scene.target_at(self._rect.centre)

    def _go_on(self, scene: Scene, by: int) -> None:
        reachable = _reachable(scene)
        if not reachable:
            return
        now = self.target(scene)
        at = reachable.index(now) if now in reachable else (-1 if by > 0 else 0)
        self._rect, self.has_moved = reachable[(at + by) % len(reachable)].rect, True

    def _go(self, scene: Scene, across: int, down: int) -> None:
        """Mark the nearest place in that direction; a distance to the side counts double."""
        reachable, now = _reachable(scene), self.target(scene)
        if now is None:
            self._go_on(scene, 1)
            return
        x, y = now.rect.centre
        best: tuple[float, Target] | None = None
        for one in reachable:
            along = (one.rect.centre[0] - x) * across + (one.rect.centre[1] - y) * down
            aside = abs((one.rect.centre[0] - x) * down) + abs((one.rect.centre[1] - y) * across)
            if along > 0 and one is not now and (best is None or along + 2 * aside < best[0]):
                best = (along + 2 * aside, one)
        if best is not None:
            self._rect, self.has_moved = best[1].rect, True


def _reachable(scene: Scene) -> list[Target]:
    """From the top on, line by line; what lies under something else cannot be reached."""
    found = [one for one in scene.targets if scene.target_at(one.rect.centre) is one]
    return sorted(found, key=lambda one: (one.rect.centre[1] // max(1, round(look.unit(scene.size) * 4)), one.rect.x))


def _typed(key: Keyed) -> Act | None:
    return Type(key.letter) if key.letter and key.letter.isprintable() else None


def _main(scene: Scene) -> Act | None:
    """What the main button of the page does, if it has one."""
    return next((one.act for one in reversed(scene.targets) if one.is_main), None)
