"""Does what is planned, step by step, each said before it is done.

Rules of this file: a command that fails is told and does not keep the others from being run, as most can do without it; another run has
only that left to do. A file that cannot be written ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, assert_never

from companion.errors import DONE, FOUND_WRONG, unusable
from companion.machine.installer.machine import Ran
from companion.machine.installer.steps import Clear, Remove, Run, Step, Tell, Write
from companion.machine.installer.telling import Telling
from companion.machine.installer.wanted import File


class Hands(Protocol):
    """What changes a machine; files raise OSError where they cannot be changed."""

    def write(self, file: File) -> None: ...
    def remove(self, path: Path) -> None:
        """A file, or a folder with all that is in it."""
        ...

    def run(self, argv: Sequence[str]) -> Ran: ...


def carry_out(steps: Sequence[Step], hands: Hands, telling: Telling) -> int:
    code = DONE
    for step in (step for step in steps if not isinstance(step, Tell)):
        telling.step(step)
        ran = _done(step, hands)
        if ran.code:
            telling.failed(ran)
            code = FOUND_WRONG
    return code


def _done(step: Write | Remove | Clear | Run, hands: Hands) -> Ran:
    match step:
        case Write(file):
            _changed(file.path, lambda: hands.write(file))
        case Remove(path) | Clear(path):
            _changed(path, lambda: hands.remove(path))
        case Run(argv):
            return hands.run(argv)
        case _:
            assert_never(step)
    return Ran(DONE)


def _changed(path: Path, change: Callable[[], None]) -> None:
    try:
        change()
    except OSError as fault:
        fix = "see that it is no folder, that its disk has room and is not read-only, and begin again: what was done stays"
        raise unusable(str(path), f"it cannot be written ({fault.strerror})", fix) from None
