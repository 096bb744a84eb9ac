"""What holds on this table, on a page that reads like a facedown.toml: each line says where its value is from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from itertools import groupby
from pathlib import Path
from typing import Any, TextIO, assert_never

from companion.app.settings.holding import Held, OfFile, OfPage, OfSystem, OfVariable, Usual, held
from companion.app.settings.looking import HERE, Machine, looked
from companion.cards.editing.telling import Telling
from companion.config.config import FILE_NAME, Config, Folders, parse, text_of
from companion.errors import DONE, FOUND_WRONG, unusable
from companion.pages.settings import FILE_NAME as OF_SCREEN
from companion.pages.settings import set_there
from companion.screen.pages.settings import Settings, rows
from companion.screen.words import Words
from companion.words.problems import told

MOST_LEFT = 44  # letters of what stands before the word on where it is from
PIPER = "piper"
ABOVE = ("language", "is_full", "standby")  # settings that facedown.toml knows as well


def show(places: Folders, env: Mapping[str, str], language: str, out: TextIO, *, as_json: bool) -> int:
    file, of_screen = places.config / FILE_NAME, places.state / OF_SCREEN
    text, page = text_of(file), set_there(of_screen)
    config = Config() if text is None else parse(text, str(file))
    found = tuple(held(config, text or "", page, env))
    if as_json:
        row = {"file": str(file), "is_there": text is not None, "settings": {".".join(one.path): _row(one) for one in found}}
        out.write(json.dumps(row | {"screen": dict(page), "folders": _texts(places)}, ensure_ascii=False) + "\n")
        return DONE
    telling = Telling(language, out)
    telling.exact("config-file" if text is not None else "config-file-none", str(file))
    out.write("\n".join((*_lines(found, telling), "", "")))
    telling.exact("config-screen", str(of_screen))
    _tell_page(telling, page)
    telling.plain()
    for name, folder in _texts(places).items():
        telling.exact(f"config-folder-{name}", folder)
    return DONE


def _texts(places: Folders) -> dict[str, str]:
    return {name: str(getattr(places, name)) for name in ("config", "state", "decks", "mats", "cache")}


def _row(one: Held) -> dict[str, object]:
    kinds = {Usual: "usual", OfFile: "file", OfPage: "screen", OfSystem: "system", OfVariable: "variable"}
    return {"value": one.value, "from": kinds[type(one.origin)], **asdict(one.origin)}


def _lines(found: tuple[Held, ...], telling: Telling) -> Iterator[str]:
    """Tables with their heads; of Piper's voices those that are named, or one line for all."""
    named = [one for one in found if PIPER not in one.path or one.value is not None]
    if not any(PIPER in one.path for one in named):
        at = next(number for number, one in enumerate(named) if one.path[0] == "voice" and one.path[1] > PIPER)
        named.insert(at, Held(("voice", PIPER), None, Usual()))
    wide = min(max(len(_said(one)) for one in named), MOST_LEFT)
    for table, those in groupby(named, lambda one: one.path[0] if len(one.path) > 1 else ""):
        if table:
            yield from ("", f"[{table}]")
        yield from (f"{_said(one):<{wide}} # {_origin(one, telling)}" for one in those)


def _said(one: Held) -> str:
    """A text of JSON is one of TOML, and so are its numbers and its true and false."""
    key = ".".join(one.path[1:] or one.path)
    return f"#{key}" if one.value is None else f"{key} = {json.dumps(one.value, ensure_ascii=False)}"


def _origin(one: Held, telling: Telling) -> str:
    match one.origin:
        case Usual():
            return telling.words(f"config-usual-{'-'.join(one.path)}" if one.value is None else "config-usual")
        case OfFile(line):
            return telling.words("config-of-line", line=str(line))
        case OfPage(None):
            return telling.words("config-of-screen")
        case OfPage(line):
            return telling.words("config-of-screen-instead", line=str(line))
        case OfSystem():
            return telling.words("config-of-system")
        case OfVariable(variable, None):
            return telling.words("config-of-variable", variable=variable)
        case OfVariable(variable, line):
            return telling.words("config-of-variable-instead", variable=variable, line=str(line))
        case _ as never:
            assert_never(never)


def _tell_page(telling: Telling, page: Mapping[str, Any]) -> None:
    """What only the screen knows, in its own words."""
    words = Words(telling.language)
    for field, choices, value in rows(words, replace(Settings(), **page)):
        if field not in ABOVE:
            name = words.say(f"page-label-setting-{field.replace('_', '-')}")
            way = "set" if field in page else "usual"
            telling.write("config-screen-row", indent=2, name=name, choice=dict(choices)[value], way=way)


def check(file: Path, places: Folders, language: str, out: TextIO, *, is_named: bool, machine: Machine = HERE) -> int:
    """1 where a match cannot be played as the file asks for it; raises `Unusable` where the file itself cannot be used."""
    text, telling = text_of(file), Telling(language, out)
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
