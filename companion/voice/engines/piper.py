"""Piper, with a voice file that is configured for each language: natural, and slow on a small computer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from companion.voice.engines.plain import plain
from companion.voice.engines.port import CALM, Errand, Mute
from companion.voice.engines.running import run, stamp

# -P: a folder "piper" in the current folder must not be imported instead.
MODULE = (sys.executable, "-P", "-m", "piper")
LOOKED_AT = 100_000  # bytes of a script


def command(which: Callable[[str], str | None]) -> tuple[str, ...] | None:
    """The command that starts Piper here, if there is one; Debian has another program of that name, which configures mice."""
    try:
        distribution("piper-tts")
    except PackageNotFoundError:
        found = which("piper")
        return None if found is None or _is_about_mice(Path(found)) else (found,)
    return MODULE


def _is_about_mice(program: Path) -> bool:
    """Whether it is the program of Debian's package piper, a script about libratbag."""
    try:
        with program.open("rb") as file:
            text = file.read(LOOKED_AT)
    except OSError:
        return False
    return text.startswith(b"#!") and b"ratbag" in text


class Piper:
    def __init__(self, command: Sequence[str], voices: Mapping[str, Path], words: int = CALM) -> None:
        self._command, self._voices, self._words = tuple(command), dict(voices), words

    @property
    def name(self) -> str:
        return "piper"

    def voice(self, language: str) -> str | None:
        return str(self._voices[language]) if language in self._voices else None

    def edition(self, language: str) -> str:
        return f"{stamp(self._voices[language])} {self._words}"

    def render(self, text: str, language: str, path: Path, errand: Errand) -> None:
        model = self._voices[language]
        if not model.is_file():
            raise Mute(f"there is no file {model}")
        pace = () if self._words == CALM else ("--length_scale", f"{CALM / self._words:.3f}")
        run((*self._command, "--model", str(model), *pace, "--output_file", str(path)), plain(text), errand)
