"""Recorded voices: sound files of people, each for the text that it says.

Rules of this file: the folder holds a folder for each language, with an index `clips.tsv`: on each line a file, a tab and its text. Several
speakers of a language have a folder each, with an index of their own. All faults of all indexes are told together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.core.decks.card import LANGUAGES
from companion.errors import CONFIGURATION, Problem, Text, Unusable, reason, unusable
from companion.voice.engines.plain import plain

INDEX = "clips.tsv"
KINDS = (".ogg", ".wav")
LARGEST = 5_000_000  # bytes of an index
FINAL = " .?!…"


def compared(text: str) -> str:
    """The text as it is looked up: without its spacing and the mark at its end."""
    return plain(text).rstrip(FINAL)


class Clips:
    """Recorded files, by language and text."""

    def __init__(self, files: Mapping[tuple[str, str], Path]) -> None:
        self._files = dict(files)

    def found(self, text: str, language: str) -> Path | None:
        return self._files.get((language, compared(text)))

    def count(self, language: str) -> int:
        return sum(of == language for of, _ in self._files)


def read_clips(folder: Path) -> Clips:
    """All recordings in the folder; where several speakers say a text, the first by name is taken."""
    try:
        if not folder.is_dir():
            raise unusable(str(folder), "voice-folder-is-missing")
        indexes = [(language, index) for language in LANGUAGES for index in _indexes(folder / language)]
    except OSError as fault:
        raise unusable(str(folder), "voice-folder-unreadable", reason=reason(fault), exit_code=CONFIGURATION) from None
    files: dict[tuple[str, str], Path] = {}
    problems: list[Problem] = []
    for language, index in indexes:
        for text, file in _listed(index, problems).items():
            files.setdefault((language, text), file)
    if problems:
        raise Unusable(problems)
    return Clips(files)


def _indexes(folder: Path) -> Iterator[Path]:
    own = folder / INDEX
    yield from (own,) if own.exists() else ()
    yield from sorted(folder.glob(f"*/{INDEX}"))


def _listed(index: Path, problems: list[Problem]) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for number, line in enumerate(_lines(index, problems), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, tab, text = line.partition("\t")
        name, text = name.strip(), compared(text)
        if (fault := _fault(index.parent, name, tab, text)) is not None:
            problems.append(Problem(Text("place-line-of", file=str(index), line=number), fault))
        elif text in found:
            problems.append(Problem(Text("place-line-of", file=str(index), line=number), "voice-text-has-a-file"))
        else:
            found[text] = index.parent / name
    return found


def _lines(index: Path, problems: list[Problem]) -> list[str]:
    try:
        with index.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) <= LARGEST:
            return content.decode("utf-8-sig").splitlines()
        problems.append(Problem(str(index), "voice-index-too-large", longest=LARGEST))
    except UnicodeDecodeError:
        problems.append(Problem(str(index), "config-not-utf8"))
    except OSError as fault:
        problems.append(Problem(str(index), "voice-index-unreadable", reason=reason(fault)))
    return []


def _fault(folder: Path, name: str, tab: str, text: str) -> Text | None:
    """What is wrong with a line of the list of recorded voices; None where it can be used."""
    if not tab or not name:
        return Text("voice-line-without-file-and-text")
    if not text:
        return Text("voice-line-without-text", name=name)
    if Path(name).suffix.lower() not in KINDS:
        return Text("voice-no-sound-file", name=name, kinds=tuple(KINDS))
    if ".." in Path(name).parts or Path(name).is_absolute() or "\0" in name:
        return Text("voice-file-lies-elsewhere", name=name)
    try:
        if not (folder / name).is_file():
            return Text("voice-file-is-missing", name=name)
    except OSError as fault:
        return Text("voice-file-unreadable", name=name, reason=reason(fault))
    return None
