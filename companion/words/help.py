"""The help of commands in the words of a language.

Rules of this file: `facedown --help` reads only the files of the keys that it shows, and needs no Fluent for a message that is one
plain line; a message with variables is put into words by `companion.words.texts`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
HELP, ERRORS = "help", "errors"
LINE = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n[ ])", re.MULTILINE)  # nothing goes on below it


def file_of(key: str) -> str:
    """Which file has the message: the first word of a key names one of `errors/`, the second word of a key of help one of `help/`."""
    first, _, rest = key.partition("-")
    return f"{HELP}/{rest.partition('-')[0]}.ftl" if first == HELP else f"{ERRORS}/{first}.ftl"


def plain_help(key: str, language: str) -> str | None:
    """The message of a key of help; None for a message that has variables or several lines."""
    return _lines(language, file_of(key)).get(key)


@cache
def _lines(language: str, file: str) -> dict[str, str]:
    path = FOLDER / language / file
    return dict(LINE.findall(path.read_text(encoding="utf-8"))) if path.is_file() else {}
