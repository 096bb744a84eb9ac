"""A picture of the screen for whoever asked for one, once the match has gone on for a while."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame
import pygame.image

from companion.errors import unusable
from companion.pages.ports import Running
from companion.screen.window import Window
from companion.system.safe_files import private


@dataclass(frozen=True, slots=True)
class Wanted:
    path: Path
    after: float  # seconds at the table

    def is_taken(self, window: Window, running: Running | None, *, is_over: bool) -> bool:
        """Of the match as it stands then, or of its end where that is earlier; of a page at once."""
        if window.is_moving or (running is not None and not is_over and running.at < self.after):
            return False
        self.keep(window.canvas)
        return True

    def keep(self, canvas: pygame.Surface) -> None:
        """Raises `Unusable` where that cannot be."""
        try:
            with open(self.path, "wb", opener=private) as file:
                pygame.image.save(canvas, file, self.path.name)
        except (pygame.error, OSError) as fault:
            raise unusable("--screenshot", f"{str(self.path)!r} cannot be written ({fault})", "name a PNG in a folder of yours") from None
