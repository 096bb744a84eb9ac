"""Reads files as clean text, and collects all problems of a file.

Rules of this file: nothing raises; what cannot be read becomes a finding with a fix. No encoding is guessed: a byte order mark decides,
else the text is UTF-8, else it is in the code page that the user or the file has named.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from companion.errors import Argument, Problem, Text, reason

LONGEST_FILE = 5_000_000  # bytes; a deck of two thousand cards in three languages has well under one million
SAVE_AS_UTF8 = Text("file-save-as-utf8")
# What spreadsheets and editors of the last thirty years have saved texts in, on Windows, DOS, Unix and the Mac.
CODE_PAGES = ("cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1257", "cp850", "cp866", "koi8-r", "mac-cyrillic", "mac-roman")

_MARKED = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_LINE_ENDS = re.compile(rb"\r\n?|\n")


class Findings:
    """The problems of one file, collected so that a person can mend all of them in one go."""

    __slots__ = ("file", "problems")

    def __init__(self, file: Path) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def report(self, what: str | Text, place: str | Text = "", **arguments: Argument) -> None:
        where = Text("place-in", file=str(self.file), place=place) if place else str(self.file)
        self.problems.append(Problem(where, what, **arguments))


def quoted(value: str) -> str:
    """A value as a message shows it: short, and with nothing in it that could upset a terminal."""
    return repr(value if len(value) <= 40 else value[:39] + "…")


def meant(word: str, known: Iterable[str], otherwise: Text | None = None) -> Text:
    """The fix for an unknown name: the known name that is most like it, else `otherwise`, or the list of known names."""
    choice = sorted(known)
    close = difflib.get_close_matches(word[:60].lower(), choice, n=1, cutoff=0.6)
    if close:
        return Text("value-did-you-mean", name=close[0])
    return otherwise or Text("value-use-one-of", names=tuple(choice))


def folded(word: str) -> str:
    """The word as people compare words: without accents, in small letters, and with the apostrophe that keyboards have."""
    typed = word.casefold().replace("\u2019", "'")
    return "".join(sign for sign in unicodedata.normalize("NFKD", typed) if not unicodedata.combining(sign))


def read_text(path: Path, found: Findings, longest: int = LONGEST_FILE, *, page: str | None = None, fix: Text = SAVE_AS_UTF8) -> str | None:
    """The text of a file. `page` is the code page of a file that is not UTF-8; `fix` tells how to mend one without a named code page."""
    raw = read_bytes(path, found, longest)
    return None if raw is None else decoded(raw, found, page=page, fix=fix)


def read_bytes(path: Path, found: Findings, longest: int = LONGEST_FILE) -> bytes | None:
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


def decoded(raw: bytes, found: Findings, *, page: str | None = None, fix: Text = SAVE_AS_UTF8) -> str | None:
    """The text with composed letters and line feeds at its line ends."""
    marked = next((name for mark, name in _MARKED if raw.startswith(mark)), None)
    encoding = marked or ("utf-8" if page is None or _is_utf8(raw) else page)
    if encoding != "utf-16" and b"\0" in raw:
        place = _line(len(_LINE_ENDS.findall(raw, 0, raw.index(b"\0"))))
        found.report("file-nul-character", place)
        return None
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as fault:
        at = _line(len(_LINE_ENDS.findall(raw, 0, fault.start))) if encoding != "utf-16" else ""
        how = fix if marked is None and page is None else SAVE_AS_UTF8
        found.report("file-byte-of-no-text", at, byte=fault.start + 1, encoding=encoding.removesuffix("-sig"), instead=how)
        return None
    if "\0" in text:
        found.report("file-nul-character", _line(text.count("\n", 0, text.index("\0"))))
        return None
    return unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n")


def _is_utf8(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


def _line(line_ends_before: int) -> Text:
    return Text("place-line", line=line_ends_before + 1)
