"""facedown.toml on this computer: everything that is wrong with it and with what it names, and the settings that are in force.

Rules of this file: a fault keeps a match from being played as the file asks for it; the referee does without what a note is about. Each is
reported at the line of facedown.toml that names the thing, or at its own place in the file that is meant.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, TextIO, assert_never

from companion.cards.editing.telling import DeckPage
from companion.config.config import DRIVERS, FILE_NAME, Config, Folders, parse, text_of
from companion.config.holding import HeldKey, OfFile, OfPage, OfSystem, OfVariable, Usual, held, key_lines
from companion.core.frozen import dataclass
from companion.errors import DONE, FOUND_WRONG, Problem, Unusable, unusable
from companion.machine.computer import Computer
from companion.mats import files as mats
from companion.pages.settings import FILE_NAME as OF_SCREEN
from companion.pages.settings import set_there
from companion.screen.pages.settings import Settings, rows
from companion.screen.words import Words
from companion.voice.clips import read_clips
from companion.voice.engines import piper
from companion.words.problems import told

CEC = "cec-ctl"
CARDS = "/proc/asound"
DESCRIPTION = ".json"  # the ending of the file beside each of Piper's voices
CARD = "CARD="
MOST_LEFT = 44  # columns of a value, before the comment on where it comes from
PIPER = "piper"
ABOVE = ("language", "is_full", "standby")  # settings of the screen that are keys of facedown.toml as well
KeyLines = dict[tuple[str, ...], str]
Drivers = Callable[[], Sequence[str] | None]


@dataclass(frozen=True, slots=True)
class Remark:
    kind: Literal["fault", "note"]
    problem: Problem


def check(file: Path, places: Folders, computer: Computer, language: str, out: TextIO, *, is_named: bool) -> int:
    """1 where a match cannot be played as the file asks for it; raises `Unusable` where the file itself cannot be used.

    `is_named`: on the command line, so that the file has to exist.
    """
    text, telling = text_of(file), DeckPage(language, out)
    if text is None:
        if is_named:
            raise unusable(str(file), "config-file-is-missing")
        telling.exact("config-no-file", str(file))
        telling.exact("config-begin", "facedown config new")
        return DONE
    found = tuple(looked(parse(text, str(file)), text, str(file), places, computer))
    faults, notes = ([one.problem for one in found if one.kind == kind] for kind in ("fault", "note"))
    for key, problems in (("config-faults", faults), ("config-notes", notes)):
        if problems:
            telling.write(key)
        for one in problems:
            telling.plain(told(one, language), indent=2)
    telling.exact("config-not-as-asked" if faults else "config-noted" if notes else "config-sound", str(file))
    return FOUND_WRONG if faults else DONE


def drivers_here() -> Sequence[str] | None:
    """The video drivers of SDL, which is loaded to be asked."""
    from companion.screen.driver import drivers_built_in

    return drivers_built_in()


def looked(
    config: Config, text: str, where: str, folders: Folders, computer: Computer, drivers: Drivers = drivers_here
) -> Iterator[Remark]:
    """In the order of the file; `text` is the file that `config` was parsed from."""
    lines = {path: f"{where} line {line}" for path, line in key_lines(text).items()}
    if config.mat is not None:
        yield from _of_mat(config.mat, lines[("mat",)], folders)
    yield from _of_recordings(config, lines)
    yield from _of_sound(config, lines, computer)
    yield from _of_piper(config, lines, computer)
    if config.screen.driver is not None:
        yield from _of_driver(config.screen.driver, lines[("screen", "driver")], drivers)
    if config.television.standby:
        yield from _of_television(config, lines, computer)


def _of_mat(name: str, where: str, folders: Folders) -> Iterator[Remark]:
    try:
        mats.find(name, folders.mats)
    except Unusable as fault:
        for one in fault.problems:
            is_of_name = one.place == "place-mat-quoted"
            yield Remark("fault", one.at(where) if is_of_name else one)


def _of_recordings(config: Config, lines: KeyLines) -> Iterator[Remark]:
    folder = config.voice.folder
    if folder is None:
        return
    try:
        read_clips(folder)
    except Unusable as fault:
        for one in fault.problems:
            yield Remark("note", one.at(lines["voice", "folder"]) if one.where == str(folder) else one)


def _of_sound(config: Config, lines: KeyLines, computer: Computer) -> Iterator[Remark]:
    """A card has the form default:CARD=vc4hdmi0,DEV=0; other names of devices only ALSA can check."""
    _, is_of_card, rest = (config.voice.device or "").partition(CARD)
    names, card = computer.names(CARDS) if is_of_card else (), rest.partition(",")[0]
    if names and card not in names:
        known = [name for name in names if (seen := computer.seen(f"{CARDS}/{name}")) is not None and seen.kind == "link"]
        where = lines["voice", "device"]
        among = Problem(where, "config-no-such-sound-card", card=card, names=tuple(known))
        yield Remark("note", among if known else Problem(where, "config-no-sound-card", card=card))


def _of_piper(config: Config, lines: KeyLines, computer: Computer) -> Iterator[Remark]:
    for language, file in config.voice.piper.items():
        for missing in [one for one in (file, Path(f"{file}{DESCRIPTION}")) if not _is_there(one)]:
            yield Remark("note", Problem(lines["voice", "piper", language], "config-voice-file-is-missing", file=str(missing)))
    if config.voice.piper and piper.command(computer.which) is None:
        first = lines["voice", "piper", next(iter(config.voice.piper))]
        yield Remark("note", Problem(first, "config-piper-is-missing"))


def _of_driver(driver: str, where: str, drivers: Drivers) -> Iterator[Remark]:
    known = drivers()
    if known is not None and driver not in known:
        shown = [one for one in DRIVERS if one in known]
        among = Problem(where, "config-pygame-without-driver", driver=driver, names=tuple(shown))
        yield Remark("fault", among if shown else Problem(where, "config-pygame-without-drivers", driver=driver))


def _of_television(config: Config, lines: KeyLines, computer: Computer) -> Iterator[Remark]:
    where, node = lines["television", "standby"], computer.node(config.television.device)
    named = lines.get(("television", "device"), where)
    if node is None:
        yield Remark("note", Problem(named, "config-device-is-missing", device=config.television.device))
    elif not node.is_open:
        yield Remark("note", Problem(named, "config-device-is-denied", device=config.television.device))
    if computer.which(CEC) is None:
        yield Remark("note", Problem(where, "config-command-is-missing", name=CEC))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # a name that is too long, or a folder that this user may not enter
        return False


def show(places: Folders, env: Mapping[str, str], language: str, out: TextIO, *, as_json: bool) -> int:
    file, of_screen = places.config / FILE_NAME, places.state / OF_SCREEN
    text, page = text_of(file), set_there(of_screen)
    config = Config() if text is None else parse(text, str(file))
    found = tuple(held(config, text or "", page, env))
    if as_json:
        row = {"file": str(file), "is_there": text is not None, "settings": {".".join(one.path): _row(one) for one in found}}
        out.write(json.dumps(row | {"screen": dict(page), "folders": _texts(places)}, ensure_ascii=False) + "\n")
        return DONE
    telling = DeckPage(language, out)
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


def _row(one: HeldKey) -> dict[str, object]:
    kinds = {Usual: "usual", OfFile: "file", OfPage: "screen", OfSystem: "system", OfVariable: "variable"}
    return {"value": one.value, "from": kinds[type(one.origin)], **asdict(one.origin)}


def _lines(found: tuple[HeldKey, ...], telling: DeckPage) -> Iterator[str]:
    """The lines of a facedown.toml, each with a comment on its origin; Piper's voices that are not named share one line."""
    named = [one for one in found if PIPER not in one.path or one.value is not None]
    if not any(PIPER in one.path for one in named):
        at = next(number for number, one in enumerate(named) if one.path[0] == "voice" and one.path[1] > PIPER)
        named.insert(at, HeldKey(("voice", PIPER), None, Usual()))
    wide = min(max(len(_said(one)) for one in named), MOST_LEFT)
    for table, those in groupby(named, lambda one: one.path[0] if len(one.path) > 1 else ""):
        if table:
            yield from ("", f"[{table}]")
        yield from (f"{_said(one):<{wide}} # {_origin(one, telling)}" for one in those)


def _said(one: HeldKey) -> str:
    """A value of JSON is a value of TOML: texts, numbers, true and false."""
    key = ".".join(one.path[1:] or one.path)
    return f"#{key}" if one.value is None else f"{key} = {json.dumps(one.value, ensure_ascii=False)}"


def _origin(one: HeldKey, telling: DeckPage) -> str:
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


def _tell_page(telling: DeckPage, page: Mapping[str, Any]) -> None:
    """The settings that only the screen has, with the labels of the screen."""
    words = Words(telling.language)
    for field, choices, value in rows(words, replace(Settings(), **page)):
        if field not in ABOVE:
            name = words.say(f"page-label-setting-{field.replace('_', '-')}")
            way = "set" if field in page else "usual"
            telling.write("config-screen-row", indent=2, name=name, choice=dict(choices)[value], way=way)
