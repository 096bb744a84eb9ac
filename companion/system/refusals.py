"""Why a library for TOML, JSON or the screen refused, as a text of ours: these libraries have no other code than their English sentence."""

from __future__ import annotations

import re

from companion.errors import Text

# "Expected newline (at line 3, column 7)" of tomllib, "Extra data: line 1 column 5 (char 4)" of json.
_PLACES = (
    ("reason-at", re.compile(r"(?P<words>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)", re.DOTALL)),
    ("reason-at-end", re.compile(r"(?P<words>.*) \(at end of document\)", re.DOTALL)),
    ("reason-at-character", re.compile(r"(?P<words>.*): line (?P<line>\d+) column (?P<column>\d+) \(char (?P<character>\d+)\)", re.DOTALL)),
)
# Sentences that name something: "Cannot declare ('a', 'b') twice", "x11 not available".
_NAMING = re.compile(
    r"()(\S+)( not available)"
    r"|()('.')( expected after '\"')"
    r"|(Expecting) ('.')( delimiter)"
    r"|(Couldn't open) (.+)()"
    r"|"
    r"(Cannot declare|Cannot mutate immutable namespace|Cannot redefine namespace|Duplicate inline table key"
    r"|Expected|Found invalid character|Illegal character)"
    r" ('[^']+'|\"[^\"]+\"|\(.*\))( twice|)",
    re.DOTALL,
)


def library_reason(fault: Exception) -> Text:
    sentence = str(fault)
    for key, pattern in _PLACES:
        if found := pattern.fullmatch(sentence):
            parts = found.groupdict()
            return Text(key, **{**parts, "words": _sentence(parts["words"])})
    return _sentence(sentence)


def _sentence(words: str) -> Text:
    found = _NAMING.fullmatch(words)
    before, named, behind = [part or "" for part in found.groups() if part is not None][:3] if found else (words, "", "")
    without = f"{before}{behind}"
    slug = "-".join(re.findall(r"[a-z0-9]+", without.lower()))
    return Text("reason-library", sentence=slug, named=named, words=words)
