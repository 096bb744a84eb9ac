"""The one error for what people hand us: a file, a line, an argument that cannot be used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.visible import visible_line

DONE, FOUND_WRONG, WRONG_USE, CONFIGURATION = 0, 1, 2, 78  # exit codes of every command


@dataclass(frozen=True, slots=True)
class Problem:
    """What is the matter, where, and how to mend it."""

    where: str  # "cards.csv row 7, column height"
    what: str  # "'5,5x' is not a number"
    fix: str  # "write a number such as 5.5 or 5,5"

    def __str__(self) -> str:
        return visible_line(f"{self.where}: {self.what}; {self.fix}")


class Unusable(Exception):
    """Something handed in cannot be used; all its problems at once."""

    def __init__(self, problems: Sequence[Problem], exit_code: int = WRONG_USE) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)
        self.exit_code = exit_code


def unusable(where: str, what: str, fix: str, exit_code: int = WRONG_USE) -> Unusable:
    return Unusable((Problem(where, what, fix),), exit_code)


def of_system(fault: OSError) -> Problem:
    """What nobody has put into better words by then."""
    named = None if isinstance(fault.filename, int) else fault.filename  # of a stream that was opened once more it is its number
    place = str(named or "standard input or output")
    return Problem(place, f"it cannot be used ({fault.strerror or fault})", "see that there is room, and that it is no folder")
