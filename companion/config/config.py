"""The folders of a table, the values of `facedown.toml`, and the language of the program.

Rules of this file: everything is a function of its arguments, an environment or a text; only `read` and `text_of` open a file, and only the
fallback of `folders` asks the operating system.
"""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from companion.core.decks.card import LANGUAGES
from companion.core.frozen import dataclass
from companion.errors import CONFIGURATION, Problem, Text, Unusable, reason, unusable
from companion.system.located import Located
from companion.system.refusals import library_reason
from companion.system.section import FileProblems, Section, is_whole, value_is, value_text

NAME = "facedown"
FILE_NAME = "facedown.toml"
KEYS = ("language", "mat", "voice", "screen", "television")
KEYS_OF_VOICE = ("folder", "device", "piper", "words-a-minute")
KEYS_OF_SCREEN = ("size", "rotate", "full", "driver", "printed-units")
KEYS_OF_TELEVISION = ("standby", "device")
TABLES = {"voice": KEYS_OF_VOICE, "screen": KEYS_OF_SCREEN, "television": KEYS_OF_TELEVISION}
SLOWEST, FASTEST = 80, 300  # words a minute
LEAST_SIDE = 320  # of a window: below that nothing can be read
TURNS = (0, 90, 180, 270)
DRIVERS = ("kmsdrm", "wayland", "x11")
LONGEST_STANDBY = 720  # minutes
LONGEST_FILE, LONGEST_LINE = 64_000, 1_000  # bytes, characters; for a key of 20,000 parts tomllib takes more than a gigabyte


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of a table, which need not exist yet."""

    config: Path  # facedown.toml
    state: Path  # the register of tags, the record of matches
    decks: Path  # the players' own decks
    cache: Path  # files that can be made again
    mats: Path  # the players' own mats


@dataclass(frozen=True, slots=True)
class Voice:
    """The voices and their speed; None where the file does not say."""

    folder: Path | None = None  # recorded voices
    device: str | None = None  # the sound device, as ALSA calls it
    piper: Mapping[str, Path] = field(default_factory=dict)  # voice files by language
    words_a_minute: int | None = None


@dataclass(frozen=True, slots=True)
class Screen:
    """The window and its driver; None where the file does not say."""

    size: tuple[int, int] | None = None
    turned: int = 0  # degrees, clockwise, by which the screen is mounted
    is_full: bool | None = None  # None: as set on the page of settings, and always true on a console
    driver: str | None = None  # one of DRIVERS; None: found out
    has_printed_units: bool = False  # outside English too


@dataclass(frozen=True, slots=True)
class Television:
    """A television that is put to standby and woken over HDMI."""

    standby: int | None = None  # minutes without a touch or a card until standby; 0 or None: never
    device: str = "/dev/cec0"


@dataclass(frozen=True, slots=True)
class Config:
    """The values of facedown.toml; None where it has none."""

    language: str | None = None
    voice: Voice = field(default_factory=Voice)
    mat: str | None = None  # a mat's name, or its file
    screen: Screen = field(default_factory=Screen)
    television: Television = field(default_factory=Television)


def folders(env: Mapping[str, str]) -> Folders:
    """The folders that systemd gives to a service, else those of XDG, else those of the operating system."""
    state = _service_folder(env, "STATE_DIRECTORY")
    # systemd knows no folder for data: /var/lib holds the data of a service as well as its state.
    data = state or _user_folder(env, "data")
    return Folders(
        config=_service_folder(env, "CONFIGURATION_DIRECTORY") or _user_folder(env, "config"),
        state=state or _user_folder(env, "state"),
        decks=data / "decks",
        cache=_service_folder(env, "CACHE_DIRECTORY") or _user_folder(env, "cache"),
        mats=data / "mats",
    )


def _service_folder(env: Mapping[str, str], variable: str) -> Path | None:
    first = env.get(variable, "").partition(":")[0]  # systemd joins several with colons
    return Path(first) if first else None


def _user_folder(env: Mapping[str, str], kind: str) -> Path:
    chosen = Path(env.get(f"XDG_{kind.upper()}_HOME", ""))
    if chosen.is_absolute():  # a relative one is to be ignored, says XDG's specification
        return chosen / NAME
    import platformdirs

    places = platformdirs.PlatformDirs(NAME, appauthor=False)
    return {
        "config": places.user_config_path,
        "state": places.user_state_path,
        "data": places.user_data_path,
        "cache": places.user_cache_path,
    }[kind]


def read(path: Path) -> Config:
    """The configuration in a file; an empty one where there is no file."""
    text = text_of(path)
    return Config() if text is None else parse(text, str(path))


def text_of(path: Path) -> str | None:
    """The text of the file; None where there is no file."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():  # opening a pipe may wait for ever
            raise unusable(str(path), "config-no-file", exit_code=CONFIGURATION)
        with path.open("rb") as file:
            raw = file.read(LONGEST_FILE + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise unusable(str(path), "config-unreadable", reason=reason(error), exit_code=CONFIGURATION) from None
    if len(raw) > LONGEST_FILE:
        raise unusable(str(path), "config-too-large", longest=LONGEST_FILE, exit_code=CONFIGURATION)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise unusable(Text("place-line-of", file=str(path), line=line), "config-not-utf8", exit_code=CONFIGURATION) from None


def parse(text: str, where: str) -> Config:
    """The configuration in a text; all its problems at once, as one `Unusable`."""
    found, table = table_of(text, where)
    whole = Section(found, table)
    for key in table:
        if key not in KEYS:
            whole.report("config-unknown-key", key, key=key, instead=_where_it_belongs(key) or Text("config-known-keys", keys=KEYS))
    language = table.get("language")
    if language is not None and language not in LANGUAGES:
        whole.report(_unknown_language(language), "language")
    config = Config(language, _voice(whole.section("voice")), _mat(whole), _screen(whole.section("screen")), _television(whole))
    if found.problems:
        raise Unusable(found.problems, CONFIGURATION)
    return config


def table_of(text: str, where: str) -> tuple[FileProblems, dict[str, Any]]:
    """The text as TOML, and the place for its problems, which are reported by line."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            place = Text("place-line-of", file=where, line=number)
            raise unusable(place, "config-line-too-long", count=len(line), longest=LONGEST_LINE, exit_code=CONFIGURATION)
    try:
        table = tomllib.loads(text)
        return FileProblems(where, Located(text)), table
    except (ValueError, RecursionError) as error:  # ValueError is tomllib's own error
        place, remedy = _syntax_place(text, where, str(error)), _way_out(str(error))
        raise unusable(place, "config-not-toml", reason=library_reason(error), remedy=remedy, exit_code=CONFIGURATION) from None


def _mat(section: Section) -> str | None:
    """The name of a mat, or a whole path, as the program may be started in any folder."""
    if "mat" not in section:
        return None
    value = section.plain("mat", None)
    if isinstance(value, str) and value and value.isprintable():
        if value.startswith(("/", "~/")):
            return os.path.expanduser(value)  # noqa: PTH111 - Path's own fails for a user that is not there
        if "/" not in value and not value.endswith(".toml"):
            return value
    section.report("config-no-mat", "mat", lack=value_is("mat", value))
    return None


def _screen(section: Section) -> Screen:
    section.known(KEYS_OF_SCREEN, "[screen]")
    turned, is_full, driver = (section.plain(key, None) for key in ("rotate", "full", "driver"))
    if turned is not None and not (is_whole(turned, 0, max(TURNS)) and turned in TURNS):
        section.report("config-no-quarter-turn", "rotate", lack=value_is("rotate", turned))
    if is_full is not None and not isinstance(is_full, bool):
        section.report("config-no-flag", "full", lack=value_is("full", is_full))
    if driver is not None and driver not in DRIVERS:
        close = _did_you_mean(driver, DRIVERS) if isinstance(driver, str) else None
        instead = close or Text("value-use-one-of", names=DRIVERS)
        section.report("config-no-driver", "driver", lack=value_is("driver", driver), instead=instead)
    is_printed = section.plain("printed-units", None)
    if is_printed is not None and not isinstance(is_printed, bool):
        section.report("config-no-flag", "printed-units", lack=value_is("printed-units", is_printed))
    return Screen(
        _size(section),
        turned if isinstance(turned, int) else 0,
        is_full if isinstance(is_full, bool) else None,
        driver if isinstance(driver, str) else None,
        is_printed is True,
    )


def size_of(text: str) -> tuple[int, int] | None:
    """Width and height of a window, from 1280x720; None where it is no size, or too small to be read."""
    found = re.fullmatch(r"([0-9]{3,4})[x\u00d7]([0-9]{3,4})", text)
    return (int(found[1]), int(found[2])) if found is not None and min(int(found[1]), int(found[2])) >= LEAST_SIDE else None


def _size(section: Section) -> tuple[int, int] | None:
    if "size" not in section:
        return None
    value = section.plain("size", None)
    if isinstance(value, str) and (size := size_of(value)) is not None:
        return size
    section.report("config-no-size", "size", lack=value_is("size", value), least=LEAST_SIDE)
    return None


def _television(whole: Section) -> Television:
    section = whole.section("television")
    section.known(KEYS_OF_TELEVISION, "[television]")
    standby = section.whole("standby", None, 0, LONGEST_STANDBY) if "standby" in section else None
    device = _path(section, "device", "/dev/cec0")
    return Television(standby) if device is None else Television(standby, str(device))


def _voice(section: Section) -> Voice:
    section.known(KEYS_OF_VOICE, "[voice]")
    voices = section.section("piper")
    voices.known(LANGUAGES, Text("value-text", text="piper"))
    files = {language: _path(voices, language, "/var/lib/facedown/voices/irina.onnx") for language in LANGUAGES}
    return Voice(
        _path(section, "folder", "/var/lib/facedown/voices"),
        section.text("device", "default:CARD=vc4hdmi0") if "device" in section else None,
        {language: file for language, file in files.items() if file is not None},
        section.whole("words-a-minute", None, SLOWEST, FASTEST) if "words-a-minute" in section else None,
    )


def _path(section: Section, key: str, example: str) -> Path | None:
    """A path from the root or the user's home, as the program may be started in any folder."""
    value = section.plain(key, None)
    if value is None:
        return None
    if isinstance(value, str) and value.startswith(("/", "~")) and value.isprintable():
        return Path(os.path.expanduser(value))  # noqa: PTH111 - Path's own fails for a user that is not there
    section.report("config-no-path", key, lack=value_is(key, value), key=key, example=example)
    return None


def resolve_language(argument: str | None, config: Config, env: Mapping[str, str]) -> str:
    """The language asked for on the command line, else in the configuration, else by the locale, else English."""
    if argument is not None:
        if argument not in LANGUAGES:
            raise Unusable([Problem(Text("place-language"), _unknown_language(argument))])
        return argument
    return config.language or _locale_language(env) or LANGUAGES[0]


def _locale_language(env: Mapping[str, str]) -> str | None:
    # The first variable that is set decides alone (POSIX), also when it names a language that the program does not have.
    chosen = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    language = re.split(r"[_.@-]", chosen, maxsplit=1)[0].lower()
    return language if language in LANGUAGES else None


def _unknown_language(value: object) -> Text:
    close = _did_you_mean(value, LANGUAGES) if isinstance(value, str) else None
    written = value_text(value) if isinstance(value, str) else Text("value-plain", text=repr(value))
    return Text("config-unknown-language", language=written, instead=close or Text("config-spoken-languages", languages=LANGUAGES))


def _where_it_belongs(key: str) -> Text | None:
    """The fix for a key outside its table, or misspelt."""
    tables = [f"[{table}]" for table, keys in TABLES.items() if key in keys]
    return Text("config-key-of-tables", tables=" / ".join(tables)) if tables else _did_you_mean(key, KEYS)


def _did_you_mean(written: str, known: Collection[str]) -> Text | None:
    close = difflib.get_close_matches(written.lower(), known, n=1)
    return Text("value-did-you-mean", name=close[0]) if close else None


def _way_out(complaint: str) -> Text:
    """The fix for the most common mistakes, known by the messages of tomllib; for others an example."""
    if complaint.startswith(("Cannot overwrite", "Cannot declare")):
        return Text("config-remedy-twice")
    if complaint.startswith(("Unescaped", "Invalid hex value")):
        return Text("config-remedy-backslash")
    return Text("config-remedy-lines")


def _syntax_place(text: str, where: str, complaint: str) -> Text:
    """The line of an error; tomllib names none at the end of the document, nor where lists are nested too deeply."""
    said = re.search(r"at line (\d+)", complaint)
    return Text("place-line-of", file=where, line=int(said[1]) if said else text.rstrip().count(chr(10)) + 1)
