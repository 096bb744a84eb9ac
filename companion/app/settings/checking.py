"""Everything that is wrong with a facedown.toml, and what only shows when one looks at what it names."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from companion.app.settings.looking import HERE, Machine, looked
from companion.cards.editing.telling import DeckPage
from companion.config.config import Folders, parse, text_of
from companion.errors import DONE, FOUND_WRONG, unusable
from companion.words.problems import told


def check(file: Path, places: Folders, language: str, out: TextIO, *, is_named: bool, machine: Machine = HERE) -> int:
    """1 where a match cannot be played as the file asks for it; raises `Unusable` where the file itself cannot be used."""
    text, telling = text_of(file), DeckPage(language, out)
    if text is None:
        if is_named:
            raise unusable(str(file), "there is no such file", "name a facedown.toml, or begin one: facedown config new")
        telling.exact("config-no-file", str(file))
        telling.exact("config-begin", "facedown config new")
        return DONE
    found = tuple(looked(parse(text, str(file)), text, str(file), places, machine))
    faults, notes = ([one.problem for one in found if one.kind == kind] for kind in ("fault", "note"))
    for key, problems in (("config-faults", faults), ("config-notes", notes)):
        if problems:
            telling.write(key)
        for one in problems:
            telling.plain(told(one, language), indent=2)
    telling.exact("config-not-as-asked" if faults else "config-noted" if notes else "config-sound", str(file))
    return FOUND_WRONG if faults else DONE
