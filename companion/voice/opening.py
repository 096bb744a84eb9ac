"""A file that exists while the sound device is opened; where it was left behind, the next start does not open the device.

Rules of this file: a device that hangs stops every thread while pygame opens it, so the program cannot end the wait itself; the service
manager ends the program and starts it again. Where the file cannot be written, the device is opened all the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.core.frozen import dataclass
from companion.system.safe_files import make_private_folder, private


@dataclass(frozen=True, slots=True)
class Mark:
    path: Path

    def was_left(self) -> bool:
        """Whether a program ended while it opened the device. The file is removed then, so that the start after this one tries again."""
        try:
            number = int(self.path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return False
        if _runs(number):  # another program is opening its device at this moment
            return False
        try:
            self.path.unlink()
        except OSError:  # a file that stays would count at every start
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
    """Whether a process of this number runs; the last program may have had our own number, in a container or after a reboot."""
    if number == os.getpid():
        return False
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):  # a process of another user, or no possible number
        return True
    return True
