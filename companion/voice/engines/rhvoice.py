"""RHVoice: natural Russian, and English, in a fraction of a second."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from companion.voice.engines.plain import plain
from companion.voice.engines.port import CALM, Errand
from companion.voice.engines.running import run, stamp

PROGRAM = "RHVoice-test"
FOLDERS = (Path("/usr/share/RHVoice/voices"), Path("/usr/local/share/RHVoice/voices"))
LANGUAGES = {"english": "en", "russian": "ru"}
PREFERRED = ("aleksandr-hq", "aleksandr", "irina", "anna", "elena", "alan", "slt", "bdl", "clb")
LARGEST = 10_000  # bytes of a file that describes a voice


class RHVoice:
    def __init__(self, program: Path, folders: Iterable[Path] = FOLDERS, words: int = CALM) -> None:
        self._program, self._words = program, words
        self._voices: dict[str, tuple[str, Path]] = {}
        for language, name, file in sorted(_found(folders), key=lambda one: (_rank(one[1]), one[1])):
            self._voices.setdefault(language, (name, file))

    @property
    def name(self) -> str:
        return "RHVoice"

    def voice(self, language: str) -> str | None:
        return self._voices[language][0] if language in self._voices else None

    def edition(self, language: str) -> str:
        return f"{stamp(self._program)} {stamp(self._voices[language][1])} {self._words}"

    def render(self, text: str, language: str, path: Path, errand: Errand) -> None:
        pace = () if self._words == CALM else ("-r", str(round(self._words / CALM * 100)))
        run((str(self._program), "-p", self._voices[language][0], *pace, "-o", str(path)), plain(text), errand)


def _found(folders: Iterable[Path]) -> Iterator[tuple[str, str, Path]]:
    """Language, name and description file of each voice that speaks one of the languages of the table."""
    for folder in folders:
        for file in sorted(folder.glob("*/voice.info")):
            told = _told(file)
            language, name = LANGUAGES.get(told.get("language", "").lower()), told.get("name", "")
            if language and name and not name.startswith("-"):
                yield language, name, file


def _told(file: Path) -> dict[str, str]:
    try:
        with file.open("rb") as content:
            text = content.read(LARGEST).decode("utf-8-sig", "replace")
    except OSError:
        return {}
    pairs = (line.partition("=") for line in text.splitlines())  # the key of a comment is never looked up
    return {key.strip().lower(): value.strip() for key, _, value in pairs}


def _rank(name: str) -> int:
    return PREFERRED.index(name.lower()) if name.lower() in PREFERRED else len(PREFERRED)
