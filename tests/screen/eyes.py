"""Starts `facedown` as a command, and writes to standard output what its window shows, line by line.

Where something can be touched or laid, and what can be read; whoever reads that moves the mouse of a real display.
"""

from __future__ import annotations

import json
import sys

from companion.cli.main import main
from companion.screen.things import Piece, Plate, Scene, TextLine
from companion.screen.window import Window


def told(scene: Scene) -> str:
    things = [part for one in (*scene.things, *scene.over) for part in (one.parts if isinstance(one, Piece) else (one,))]
    free = {one.rect for one in scene.things if isinstance(one, Plate) and one.is_slot}
    return json.dumps(
        {
            "read": " ".join(one.text for one in things if isinstance(one, TextLine)),
            "touched": [(repr(one.act), *one.rect.centre) for one in scene.targets],
            "slots": {one.slot: one.rect.centre for one in scene.spots},
            "cards": {
                one.key.removeprefix("card:"): one.rect.centre
                for one in scene.things
                if isinstance(one, Piece) and one.key.startswith("card:")
            },
            "free": [one.slot for one in scene.spots if one.rect in free],
        }
    )


def watch() -> None:
    tick = Window.tick

    def ticked(self: Window, at: float) -> bool:
        is_new = tick(self, at)
        if is_new and not self.is_moving and self._scene is not None:
            print(told(self._scene), flush=True)
        return is_new

    Window.tick = ticked


if __name__ == "__main__":
    watch()
    sys.exit(main(sys.argv[1:]))
