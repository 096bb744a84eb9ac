"""A bundle of Fluent whose lines are read when they are asked for: of the 2,500 of a language a match needs a few hundred.

Rules of this file: a file is taken apart by its line beginnings only, and Fluent reads the parts. A part is read together with all those
that its text could refer to; a word that happens to be the name of another line costs no more than reading that line too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMES = re.compile(r"-?[a-zA-Z][\w-]*")
Changed = Callable[[ast.EntryType], ast.EntryType]


def parts_of(texts: Iterable[str]) -> Mapping[str, str]:
    """The text of each line and term by its name; of two of one name the first counts, as Fluent has it."""
    parts: dict[str, str] = {}
    for text in texts:
        begins = list(BEGINS.finditer(text))
        ends = [one.start() for one in begins[1:]] + [len(text)]
        for begin, end in zip(begins, ends, strict=True):
            parts.setdefault(begin[1], text[begin.start() : end])
    return parts


class LateBundle(FluentBundle):
    def __init__(self, language: str, parts: Mapping[str, str], functions: Mapping[str, Callable[..., Any]], changed: Changed) -> None:
        super().__init__([language], functions=dict(functions), use_isolating=False)
        self._parts, self._changed = parts, changed
        self._read: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        return message_id in self._parts and not message_id.startswith("-")

    def get_message(self, message_id: str) -> Message:
        if message_id not in self._read:
            self._read_with_all_it_names(message_id)
        return super().get_message(message_id)

    def _read_with_all_it_names(self, name: str) -> None:
        fresh, names = [], [name]
        while names:
            one = names.pop()
            if one in self._parts and one not in self._read:
                self._read.add(one)
                fresh.append(self._parts[one])
                names += NAMES.findall(self._parts[one])
        body = FluentResource("".join(fresh)).body
        self.add_resource(ast.Resource([self._changed(entry) for entry in body]))
