"""Why a library for TOML or JSON refused a text, as a text of ours: these libraries have no other code than their English sentence."""

from __future__ import annotations

import re

from companion.errors import Text

# "Expected newline (at line 3, column 7)" of tomllib, "Extra data: line 1 column 5 (char 4)" of json.
_PLACES = (
    ("reason-at", re.compile(r"(?P<words>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)", re.DOTALL)),
    ("reason-at-end", re.compile(r"(?P<words>.*) \(at end of document\)", re.DOTALL)),
    ("reason-at-character", re.compile(r"(?P<words>.*): line (?P<line>\d+) column (?P<column>\d+) \(char (?P<character>\d+)\)", re.DOTALL)),
)
# Sentences that name something: "Cannot declare ('a', 'b') twice".
_NAMING = re.compile(
    r"(Cannot declare|Cannot mutate immutable namespace|Cannot redefine namespace|Duplicate inline table key"
    r"|Expected|Found invalid character|Illegal character)"
    r" ('[^']+'|\"[^\"]+\"|\(.*\))( twice)?",
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
    named = _NAMING.fullmatch(words)
    without = f"{named[1]}{named[3] or ''}" if named else words
    slug = "-".join(re.findall(r"[a-z0-9]+", without.lower()))
    return Text("reason-library", sentence=slug, named=named[2] if named else "", words=words)
