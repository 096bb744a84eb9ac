"""The script of a match at a terminal: the terms of its table, then the typed lines, and the points at which the match was resumed.

Rules of this file: a simulated table is made of its set-up, its terms and its lines and of nothing else, so a match that was interrupted
is made again from them. A line is kept before it takes effect.
"""

from __future__ import annotations

import json
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Protocol, TextIO

from companion.core.frozen import dataclass
from companion.core.visible import visible
from companion.errors import Text, Unusable, unusable
from companion.events import SeatId
from companion.system.paper import Paper


@dataclass(frozen=True, slots=True)
class ScriptTerms:
    """The terms of a simulated table besides its set-up, and how its typed lines are to be read."""

    seed: int
    noise: float
    vague: float
    bots: tuple[SeatId, ...]
    language: str
    asked: Mapping[str, Any]  # the set-up, as a line of the protocol has it
    again: str  # the command that deals the same cards


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A typed line, and the language of its words."""

    text: str
    language: str


@dataclass(frozen=True, slots=True)
class CameBack:
    """The match was resumed when this was its last entry; lines after it are typed in this language."""

    entry: int
    language: str


Step = str | CameBack  # a line that was typed, or a return to the match


@dataclass(frozen=True, slots=True)
class Earlier:
    """The kept script of a match; `last` is its last entry that is on record."""

    steps: tuple[Step, ...] = ()
    last: int = -1


class Source(Protocol):
    """Where typed lines come from: a keyboard, or a test."""

    def line(self, prompt: str) -> str | None:
        """The next line; None at the end of the input."""
        ...


class Script:
    """The typed lines, one after the other: first those that were typed earlier, then those that are typed now."""

    def __init__(
        self, source: Source, keep: Callable[[str], None], terms: ScriptTerms, language: str, earlier: Earlier | None = None
    ) -> None:
        """`earlier` is None of a new match; `language` is that of the lines that are typed now."""
        self._source, self._keep, self._language, self._then = source, keep, language, terms.language
        self._steps: deque[Step] = deque(earlier.steps if earlier else ())
        self._last = earlier.last if earlier else -1
        self.is_live = earlier is None  # whether lines are read from the source
        if earlier is None:
            keep(json.dumps(asdict(terms)))

    def comes_back(self, entry: int, *, is_asked: bool) -> bool:
        """Whether the match is resumed, or was, at this point: `entry` is its last one, `is_asked` tells that a line is typed next.

        A match in which no player is asked goes on where its record ends. Raises `Unusable` where the record goes on though its lines end.
        """
        if self.is_live:
            return False
        if self._steps:
            step = self._steps[0]
            if not isinstance(step, CameBack) or step.entry != entry:
                return False
            self._steps.popleft()
            self._then = step.language
            return True
        if entry < self._last:
            if is_asked:
                raise goes_otherwise(entry + 1)
            return False
        self.is_live = True
        self._keep(json.dumps(asdict(CameBack(entry, self._language))))
        return True

    def line(self, prompt: str) -> TypedLine | None:
        """The next line; None where the input has ended."""
        if self.is_live:
            text = self._source.line(prompt)
            return None if text is None else TypedLine(text, self._language)
        step = self._steps.popleft() if self._steps else None
        if not isinstance(step, str):
            raise goes_otherwise(self._last)
        return TypedLine(step, self._then)

    def keep(self, line: TypedLine) -> None:
        """Keep the line, which is about to be carried out."""
        if self.is_live:
            self._keep(json.dumps(line.text))


def parse_script(lines: Sequence[str]) -> tuple[ScriptTerms, tuple[Step, ...]]:
    """The script as `Script` has kept it; raises `Unusable` where another version of the program has kept it in another form."""
    try:
        head, *rest = map(json.loads, lines)
        terms = ScriptTerms(**{**head, "bots": tuple(SeatId(seat) for seat in head["bots"])})
        return terms, tuple(one if isinstance(one, str) else CameBack(**one) for one in rest)
    except (ValueError, TypeError, KeyError):
        raise goes_otherwise(0) from None


def goes_otherwise(entry: int) -> Unusable:
    return unusable(Text("place-the-match"), "terminal-comes-out-otherwise", entry=entry)


class Typed:
    """Lines that people type, one at a time, until the input ends.

    At a terminal they are typed with its editing keys. Lines that come from elsewhere are shown after the prompt, so that the story reads
    the same.
    """

    def __init__(self, source: TextIO, paper: Paper) -> None:
        self._source, self._paper = source, paper
        self._is_terminal = source is sys.stdin and source.isatty()
        if self._is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401 - gives `input` its arrow keys

    def line(self, prompt: str) -> str | None:
        """The next line; None at the end of the input."""
        if self._is_terminal:
            return self._edited(prompt)
        self._paper.begin(prompt)
        line = self._source.readline()
        self._paper.write("".join(char for char in line if char.isprintable()))
        return line.rstrip("\n") if line else None

    def _edited(self, prompt: str) -> str | None:
        self._paper.begin("")
        try:
            return input(visible(prompt))  # the library of the arrow keys writes it past standard output
        except EOFError:
            self._paper.write()
            return None
        except KeyboardInterrupt:
            self._paper.write()
            raise
