"""eSpeak NG as a program, or eSpeak where that is not there: robotic, but in all languages and within milliseconds."""

from __future__ import annotations

from pathlib import Path

from companion.voice.engines.plain import plain
from companion.voice.engines.port import CALM, Errand
from companion.voice.engines.running import run, stamp

PROGRAMS = ("espeak-ng", "espeak")
VOICES = {"en": "en", "ru": "ru", "fr": "fr"}
PITCH = 42  # of 0 to 99, a little below its own 50
QUICK = 15 / 16  # measured: at its 150 words a minute it speaks 160 English ones


def speed(words: int) -> int:
    """The value of its option for so many words a minute."""
    return round(words * QUICK)


class Espeak:
    def __init__(self, program: Path, words: int = CALM) -> None:
        self._program, self._words = program, words

    @property
    def name(self) -> str:
        return self._program.name

    def voice(self, language: str) -> str | None:
        return VOICES.get(language)

    def edition(self, language: str) -> str:
        return f"{stamp(self._program)} {self._words} {PITCH}"

    def render(self, text: str, language: str, path: Path, errand: Errand) -> None:
        how = ("-v", VOICES[language], "-s", str(speed(self._words)), "-p", str(PITCH), "-b", "1")  # 1: UTF-8
        run((str(self._program), *how, "-w", str(path), "--stdin"), plain(text), errand)
