"""A mark that stands while a sound device is opened: a program that came to its end over it does not try the same at its next start.

Rules of this file: a device that hangs holds up every thread while pygame opens it, so nothing in the program can end the wait; whoever
watches over the program ends it and starts it again. Where no mark can be made, the device is opened all the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from companion.system.safe_files import make_private_folder, private


@dataclass(frozen=True, slots=True)
class Mark:
    path: Path

    def was_left(self) -> bool:
        """Whether a program has ended while it stood there; it is gone then, so that the next start tries again."""
        try:
            number = int(self.path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return False
        if _runs(number):  # another one, which opens its device just now
            return False
        try:
            self.path.unlink()
        except OSError:  # it would count at every start from here on
            return False
        return True

    @contextmanager
    def standing(self) -> Iterator[None]:
        with suppress(OSError):
            make_private_folder(self.path.parent)
            with open(self.path, "w", encoding="ascii", opener=private) as file:
                file.write(str(os.getpid()))
        try:
            yield
        finally:
            with suppress(OSError):
                self.path.unlink()


def _runs(number: int) -> bool:
    """The program before may have had our own number, in a container or after a start of the computer."""
    if number == os.getpid():
        return False
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):  # somebody else's, or no number of a program at all
        return True
    return True
