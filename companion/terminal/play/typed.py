"""Lines that people type, one at a time, until they have no more to say."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TextIO

from companion.core.visible import visible
from companion.system.paper import Paper


class Typed:
    """At a terminal with its editing keys; what comes from elsewhere is shown after the prompt, so that the story reads the same."""

    def __init__(self, source: TextIO, paper: Paper) -> None:
        self._source, self._paper = source, paper
        self._is_terminal = source is sys.stdin and source.isatty()
        if self._is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401 - gives `input` its arrow keys

    def line(self, prompt: str) -> str | None:
        """None at the end of the input."""
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
