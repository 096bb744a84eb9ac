"""The value of each key that is in force on this table, and where it comes from; options of the command line are left out.

Rules of this file: nothing is opened here. `page` has the settings that players have made on the screen, by the names of
`companion.screen.pages.settings.Settings`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from companion.config.config import Config, resolve_language
from companion.core.decks.card import LANGUAGES
from companion.core.frozen import dataclass
from companion.system.located import Located

LANGUAGE, DRIVER = ("language",), ("screen", "driver")
OF_DRIVER = "SDL_VIDEODRIVER"  # SDL reads it first
Value = str | int | bool | None  # None: no value is given, and the program finds one or does without


@dataclass(frozen=True, slots=True)
class Usual:
    """The default, where no other source gives a value."""


@dataclass(frozen=True, slots=True)
class OfFile:
    """A line of facedown.toml."""

    line: int


@dataclass(frozen=True, slots=True)
class OfPage:
    """Set on the screen; `instead_of` is the line of the file that it overrides."""

    instead_of: int | None = None


@dataclass(frozen=True, slots=True)
class OfSystem:
    """The language of the system."""


@dataclass(frozen=True, slots=True)
class OfVariable:
    """A variable of the environment; `instead_of` is the line of the file that it overrides."""

    variable: str
    instead_of: int | None = None


Origin = Usual | OfFile | OfPage | OfSystem | OfVariable


@dataclass(frozen=True, slots=True)
class KnownKey:
    """A key of facedown.toml: its path, how a configuration is asked for it, and the same setting of the screen, if any."""

    path: tuple[str, ...]
    of: Callable[[Config], object]
    setting: str = ""


@dataclass(frozen=True, slots=True)
class HeldKey:
    """The value of a key that is in force."""

    path: tuple[str, ...]
    value: Value
    origin: Origin


def _piper(language: str, config: Config) -> Path | None:
    return config.voice.piper.get(language)


KNOWN = (
    KnownKey(LANGUAGE, lambda config: config.language, "language"),
    KnownKey(("mat",), lambda config: config.mat),
    KnownKey(("voice", "folder"), lambda config: config.voice.folder),
    KnownKey(("voice", "device"), lambda config: config.voice.device),
    *(KnownKey(("voice", "piper", one), partial(_piper, one)) for one in LANGUAGES),
    KnownKey(("voice", "words-a-minute"), lambda config: config.voice.words_a_minute),
    KnownKey(("screen", "size"), lambda config: config.screen.size),
    KnownKey(("screen", "rotate"), lambda config: config.screen.turned),
    KnownKey(("screen", "full"), lambda config: config.screen.is_full, "is_full"),
    KnownKey(DRIVER, lambda config: config.screen.driver),
    KnownKey(("screen", "printed-units"), lambda config: config.screen.has_printed_units, "has_printed_units"),
    KnownKey(("television", "standby"), lambda config: config.television.standby, "standby"),
    KnownKey(("television", "device"), lambda config: config.television.device),
)


def held(config: Config, text: str, page: Mapping[str, object], env: Mapping[str, str]) -> Iterator[HeldKey]:
    """`text` is the file that `config` was parsed from."""
    lines = key_lines(text)
    for known in KNOWN:
        line = lines.get(known.path)
        if known.setting in page:
            yield HeldKey(known.path, _written(page[known.setting]), OfPage(line))
        elif known.path == DRIVER and env.get(OF_DRIVER):
            yield HeldKey(known.path, env[OF_DRIVER].lower(), OfVariable(OF_DRIVER, line))
        elif known.path == LANGUAGE and line is None:
            yield HeldKey(known.path, resolve_language(None, Config(), env), OfSystem())
        else:
            yield HeldKey(known.path, _written(known.of(config)), Usual() if line is None else OfFile(line))


def key_lines(text: str) -> Mapping[tuple[str, ...], int]:
    """The line of each known key that the file has."""
    table, lines = tomllib.loads(text), Located(text)
    return {known.path: lines.line(known.path) for known in KNOWN if _is_in(table, known.path)}


def _is_in(table: object, path: tuple[str, ...]) -> bool:
    return not path or (isinstance(table, dict) and path[0] in table and _is_in(table[path[0]], path[1:]))


def _written(value: object) -> Value:
    """A value as the file has it, in plain types."""
    match value:
        case (int(wide), int(tall)):
            return f"{wide}x{tall}"
        case Path():
            return str(value)
        case None | str() | int():
            return value
    raise AssertionError(value)
