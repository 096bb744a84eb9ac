"""Names and words in a written match: plain where they can be, in the quotes of JSON where they could be taken for something else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

QUOTED = r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"'
PLAIN = r'[^\s":]+(?: +[^\s":]+)*'
NAME = f"{QUOTED}|{PLAIN}"
_PLAIN_WORD = r'[^\s":]+'
_WORD = f"{QUOTED}|{_PLAIN_WORD}"


def written_name(name: str) -> str:
    return name if name.isprintable() and re.fullmatch(PLAIN, name) else _quoted(name)


def parse_name(text: str) -> str | None:
    if not re.fullmatch(NAME, text):
        return None
    return str(json.loads(text)) if text.startswith('"') else text


def written_words(words: Iterable[str]) -> str:
    return " ".join(word if word.isprintable() and re.fullmatch(_PLAIN_WORD, word) else _quoted(word) for word in words)


def parse_words(text: str) -> tuple[str, ...] | None:
    if not re.fullmatch(rf"(?:(?:{_WORD})(?: +(?:{_WORD}))*)?", text):
        return None
    return tuple(str(json.loads(word)) if word.startswith('"') else word for word in re.findall(_WORD, text))


def _quoted(word: str) -> str:
    return json.dumps(word, ensure_ascii=not word.isprintable())
