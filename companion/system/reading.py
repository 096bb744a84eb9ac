"""From a file to clean text, with everything that is wrong with it collected.

Rules of this file: nothing raises; what cannot be read becomes a finding with a fix. People save spreadsheets in whatever encoding their
office program prefers, so that is worked out here: a byte order mark decides, else UTF-8, else the old Windows code pages.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from companion.errors import Argument, Problem, Text, reason

LONGEST_FILE = 5_000_000  # bytes; a deck of two thousand cards in three languages has well under one million
SAVE_AS_UTF8 = "save it again as 'CSV UTF-8'"  # for rooms whose problems have no keys yet

_MARKED = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_UTF8_LETTERS = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_CP1251_LETTERS = re.compile(rb"[\xa8\xb8\xc0-\xff]+")
_CP1251_WORDS = re.compile(rb"(?<![A-Za-z\xa8\xb8\xc0-\xff])[\xa8\xb8\xc0-\xff]{2,}(?![A-Za-z\xa8\xb8\xc0-\xff])")
# What programs on a Mac may write, taken for the pages of Windows: signs and capitals in the middle of words, or at their beginning.
_OF_A_MAC = {
    "cp1252": re.compile(rb"[A-Za-z][\x86-\x89\x93-\x95\x98\x99][a-z]|[a-z][\x8a\x8c\x8e]|[A-Za-z]\x88(?![A-Za-z])"),
    "cp1251": re.compile(rb"(?<![\x80-\xff])[\x80\x81\x83\x86\x87\x89\x8a\x8c-\x90\x9a\x9c-\x9f][\xe0-\xff]"),
}
_LINE_ENDS = re.compile(rb"\r\n?|\n")
_HIGH = re.compile(rb"[\x80-\xff]")


class Findings:
    """What is wrong with one file, collected so that a person can mend all of it in one go."""

    __slots__ = ("file", "problems")

    def __init__(self, file: Path) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def add(self, what: str, fix: str, place: str = "") -> None:
        self.problems.append(Problem(f"{self.file} {place}".rstrip(), what, fix))

    def report(self, what: str | Text, place: str | Text = "", **arguments: Argument) -> None:
        where = Text("place-in", file=str(self.file), place=place) if place else str(self.file)
        self.problems.append(Problem(where, what, None, **arguments))


def quoted(value: str) -> str:
    """A value as a message shows it: short, and with nothing in it that could upset a terminal."""
    return repr(value if len(value) <= 40 else value[:39] + "…")


def nearest(word: str, known: Iterable[str]) -> str:
    """A fix for a name that is not known: the one that was probably meant, else all there are."""
    choice = sorted(known)
    close = difflib.get_close_matches(word[:60].lower(), choice, n=1, cutoff=0.6)
    return f"did you mean '{close[0]}'?" if close else f"use one of: {', '.join(choice)}"


def meant(word: str, known: Iterable[str], otherwise: Text | None = None) -> Text:
    """A fix for a name that is not known: the one that was probably meant, else all there are, or `otherwise`."""
    choice = sorted(known)
    close = difflib.get_close_matches(word[:60].lower(), choice, n=1, cutoff=0.6)
    if close:
        return Text("value-did-you-mean", name=close[0])
    return otherwise or Text("value-use-one-of", names=tuple(choice))


def read_text(path: Path, found: Findings, longest: int = LONGEST_FILE) -> str | None:
    raw = _read(path, found, longest)
    return None if raw is None else _decoded(raw, found)


def _read(path: Path, found: Findings, longest: int) -> bytes | None:
    try:
        if path.is_dir():
            found.report("file-is-a-folder", name=path.name)
        elif not path.is_file():
            found.report("file-of-deck-is-missing", name=path.name)
        else:
            return _within_limit(path, found, longest)
    except OSError as fault:
        found.report("file-unreadable", reason=reason(fault))
    return None


def _within_limit(path: Path, found: Findings, longest: int) -> bytes | None:
    with path.open("rb") as file:
        raw = file.read(longest + 1)
    if len(raw) <= longest:
        return raw
    found.report("file-of-deck-too-large", longest=longest)
    return None


def _decoded(raw: bytes, found: Findings) -> str | None:
    encoding = next((name for mark, name in _MARKED if raw.startswith(mark)), None) or _guessed(raw)
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as fault:
        place = _line(len(_LINE_ENDS.findall(raw, 0, fault.start))) if encoding != "utf-16" else ""
        found.report("file-byte-of-no-text", place, byte=fault.start + 1, encoding=encoding.removesuffix("-sig"))
        return None
    strange = _OF_A_MAC[encoding].search(raw) if encoding in _OF_A_MAC else None
    if strange is not None:
        at = next(_HIGH.finditer(raw, strange.start())).start()
        found.report("file-byte-of-no-text", _line(len(_LINE_ENDS.findall(raw, 0, at))), byte=at + 1, encoding=encoding)
        return None
    if "\0" in text:
        found.report("file-nul-character", _line(text.count("\n", 0, text.index("\0"))))
        return None
    return unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n")


def _line(line_ends_before: int) -> Text:
    return Text("place-line", line=line_ends_before + 1)


def _guessed(raw: bytes) -> str:
    """UTF-8 when it is, or when it mostly is and was damaged; else the code page whose letters stand as they do in words.

    Russian words are runs of high bytes, French ones have a high byte here and there, seldom two, between other letters.
    """
    high = len(_HIGH.findall(raw))
    if sum(map(len, _UTF8_LETTERS.findall(raw))) * 2 >= high:
        return "utf-8"
    in_words = sum(map(len, _CP1251_WORDS.findall(raw)))
    return "cp1251" if in_words > len(_CP1251_LETTERS.findall(raw)) else "cp1252"
