"""Short names: at most two lines of eleven characters, for a card a thumb wide.

Rules of this file: no two cards of a deck share one in any language. What is not given is made from the name, in the order of the ids, so
that the same deck always gives the same short names and no order by value shows (H1).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion.cards.decks.cells import parse_words
from companion.core.decks.card import CardId
from companion.errors import Text

LONGEST_LINE, MOST_LINES = 11, 2


def parse_short_name(text: str) -> str | Text:
    """The short name in a cell, in which `|` or a line break separates the lines; in the result they are separated by a line feed."""
    lines = [line.strip() for line in text.replace("\n", "|").split("|")]
    words = parse_words(" ".join(lines), longest=LONGEST_LINE * 8)
    if isinstance(words, Text):
        return words
    if len(lines) > MOST_LINES or not all(lines):
        return Text("deck-short-name-not-two-lines", text=text, longest_line=LONGEST_LINE)
    longest = max(lines, key=len)
    if len(longest) > LONGEST_LINE:
        return Text("deck-line-of-short-name-too-long", longest=longest, count=len(longest), longest_line=LONGEST_LINE)
    return "\n".join(lines)


def read_alike(short_name: str) -> str:
    """The form in which two short names are equal if people would read them alike."""
    return " ".join(short_name.casefold().split())


def completed(given: Mapping[CardId, str], names: Mapping[CardId, str]) -> dict[CardId, str]:
    """A short name for each name, by id: the given one, else one that is made from the name and differs from all others."""
    taken = {read_alike(short_name) for short_name in given.values()}
    result = dict(given)
    for id in sorted(names.keys() - given.keys()):
        made = _unlike(_made(names[id]), taken)
        taken.add(read_alike(made))
        result[id] = made
    return result


def _made(name: str) -> str:
    """As many whole words as fit, without what stands in brackets; a word too long for a line is cut short with a full stop."""
    words = (re.sub(r"\(.*?\)", " ", name).strip() or name).replace("|", " ").split()
    lines = [""]
    for word in (whole if len(whole) <= LONGEST_LINE else whole[: LONGEST_LINE - 1] + "." for whole in words):
        if len(f"{lines[-1]} {word}".strip()) <= LONGEST_LINE:
            lines[-1] = f"{lines[-1]} {word}".strip()
        elif len(lines) < MOST_LINES:
            lines.append(word)
        else:
            break
    return "\n".join(lines)


def _unlike(made: str, taken: set[str]) -> str:
    """Numbered from 2 on where the words alone are taken already."""
    short_name, number = made, 1
    while read_alike(short_name) in taken:
        number += 1
        first, _, last = made.rpartition("\n")
        tail = f"{last[: LONGEST_LINE - len(str(number)) - 1].rstrip()} {number}"
        short_name = f"{first}\n{tail}" if first else tail
    return short_name
