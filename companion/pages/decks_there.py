"""The decks as they lie there now: a screen may be on for days, and somebody changes a deck at another terminal meanwhile."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from companion.cards.decks.files import CARDS, OUTLINE
from companion.pages.agreeing import Decks, all_decks

Marks = frozenset[tuple[str, int, int, int]]  # of each file of one's own decks: by them it is seen whether it was written anew


class DecksThere:
    """Decks are read anew only where one of one's own has come, gone or changed."""

    def __init__(self, own: Path) -> None:
        self._own, self._marks = own, _marks(own)
        self._decks = all_decks(own)

    def now(self) -> Decks:
        marks = _marks(self._own)
        if marks != self._marks:
            self._decks = all_decks(self._own)
            self._marks = marks  # as they were before it was read, so that what changes just then is read as well
        return self._decks


def _marks(own: Path) -> Marks:
    found = set()
    with suppress(OSError):  # there are none, or none that we may read; which of the two is said where they are read
        for folder in own.iterdir():
            for name in (OUTLINE, CARDS):
                with suppress(OSError):
                    file = (folder / name).stat()
                    found.add((f"{folder.name}/{name}", file.st_mtime_ns, file.st_size, file.st_ino))
    return frozenset(found)
