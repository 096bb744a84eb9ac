"""How many modules a card goes through, and how often the module changes on its way, counted while real commands run.

Rules of this file: nothing of the program is imported but its command, so that the same file also counts an older tree:
`PYTHONPATH=/that/tree python tests/bench/walk.py`. Counted are the calls of Python functions of `companion` and `hardware` in the main
thread and in every thread that is started meanwhile and takes turns with it; a change is a call in another module than the call before.
The cost of starting and ending is taken off: of lines a long run less a short one, of matches what comes before the first card and behind
the last.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

OURS = ("companion", "hardware")
HANDS = "companion.simulator.table"  # where simulated hands lay cards
CELLS = ("D4", "E4")
CARDS = ("big-ben", "eiffel-tower")
SET_UP = '{"setup": {}}\n{"wait": 1}\n'


@dataclass
class Trace:
    """What was called, in its order."""

    modules: set[str] = field(default_factory=set)
    changes: int = 0
    laid: int = 0
    until_last: int = 0  # changes when the last card was laid
    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    _last: str = ""
    _names: dict[CodeType, str] = field(default_factory=dict)

    def called(self, frame: FrameType, what: str, _: Any) -> None:
        if what != "call":
            return
        code = frame.f_code
        name = self._names.get(code)
        if name is None:
            found = str(frame.f_globals.get("__name__", ""))
            is_ours = found.split(".", maxsplit=1)[0] in OURS and not code.co_filename.startswith("<") and code.co_name != "<module>"
            name = self._names[code] = found if is_ours else ""
        if not name:
            return
        if code.co_name == "lay" and name == HANDS:
            self._lay()
        if name != self._last:
            self.pairs[self._last, name] += 1
            self.modules.add(name)
            self.changes += 1
            self._last = name

    def _lay(self) -> None:
        """Counted from the first card on, and up to the last: what a program reads when it starts is no part of a card's walk."""
        if not self.laid:
            self.modules.clear()
            self.pairs.clear()
            self.changes = 0
        self.laid += 1
        self.until_last = self.changes


def command() -> Callable[[Sequence[str]], int]:
    """`facedown`, wherever this tree has it."""
    try:
        return importlib.import_module("companion.cli.main").main  # type: ignore[no-any-return]
    except ModuleNotFoundError:
        return importlib.import_module("companion.cli").main  # type: ignore[no-any-return]


def traced(words: Sequence[str], lines: str = "") -> Trace:
    """That command, from its first call to its last."""
    main, trace, before = command(), Trace(), sys.stdin
    with tempfile.TemporaryFile("w+", encoding="utf-8") as stdin, contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO(), "utf-8")):
        stdin.write(lines)
        stdin.seek(0)
        sys.stdin = stdin
        threading.setprofile(trace.called)
        sys.setprofile(trace.called)
        try:
            main(words)
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            sys.stdin = before
    return trace


def of_lines() -> tuple[int, float]:
    """One more line that places a card, and one more that waits: the second card, as the first is the opening."""
    placed = [f'{{"place": "{cell}", "card": "{card}"}}\n{{"wait": 3}}\n' for cell, card in zip(CELLS, CARDS, strict=True)]
    traced(["referee"], SET_UP)  # what is imported or remembered once is so by now
    short, long = traced(["referee"], SET_UP + placed[0]), traced(["referee"], SET_UP + "".join(placed))
    walk = long.pairs - short.pairs
    return len({module for _, module in walk}), long.changes - short.changes


def of_matches(*words: str) -> tuple[int, float]:
    """A whole match, by the cards that hands laid."""
    traced(words)
    trace = traced(words)
    return len(trace.modules), trace.until_last / (trace.laid - 1)


def main() -> None:
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update({f"XDG_{kind}_HOME": folder for kind in ("CONFIG", "DATA", "STATE", "CACHE")})
        picture = str(Path(folder) / "end.png")
        match = ("demo", "--seed", "7", "--speed", "0", "--lang", "en")
        rows = (
            ("referee (a place line, then a wait)", of_lines()),
            ("demo --headless", of_matches(*match, "--headless")),
            ("soak", of_matches("soak", "--matches", "2", "--jobs", "1", "--seed", "7")),
            ("demo in a window", of_matches(*match, "--mute", "--size", "1280x720", "--screenshot", picture, "--after", "99999")),
        )
    for name, (modules, changes) in rows:
        print(f"{name:38} {modules:4} modules {changes:8.0f} changes of module for each card laid")


if __name__ == "__main__":
    main()
