"""What stands beside the screen tells of a desk: its lamps and slot lights as they are now, and every sound that was heard."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.pages.beside import Beside
from tests.hiding.exam import Outputs


class Heard:
    """A panel and lights that write down what they were told."""

    def __init__(self) -> None:
        self.lamps: list[str] = []
        self.sounds: list[str] = []

    def lit(self, seats: frozenset[str]) -> None:
        self.lamps.append(f"seats {sorted(seats)}")

    def light(self, colours: dict[str, tuple[int, int, int]]) -> None:
        self.lamps.append(f"slots {colours}")

    def sound(self, tone: str) -> None:
        self.sounds.append(tone)


def lamps(table: TableView, said: Sequence[Announcement]) -> Outputs:
    heard = Heard()
    beside = Beside(heard, heard.light)
    for entry, together in groupby(said, lambda one: one.id.partition(".")[0]):
        heard.sounds.append(entry)
        beside.show(None, tuple(together))
    beside.show(table)
    return {"lamps": "\n".join(heard.lamps), "sounds": " ".join(heard.sounds)}
