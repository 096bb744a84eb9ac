"""Where files live, what stands in `facedown.toml`, and which language is spoken.

Rules of this file: everything is a function of what it is given, an environment or a text; only `read` opens a file, and only the
fallback of `folders` asks the operating system.
"""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.core.decks.card import LANGUAGES
from companion.errors import CONFIGURATION, Problem, Unusable, unusable
from companion.system.located import Located
from companion.system.reading import quoted
from companion.system.section import Found, Section, is_whole, shown

LEAST_SIDE = 320  # of a window: below that nothing can be read
NAME = "facedown"
FILE_NAME = "facedown.toml"
KEYS = ("language", "mat", "voice", "screen", "television")
KEYS_OF_VOICE = ("folder", "device", "piper", "words-a-minute")
KEYS_OF_SCREEN = ("size", "rotate", "full", "driver")
KEYS_OF_TELEVISION = ("standby", "device")
TABLES = {"voice": KEYS_OF_VOICE, "screen": KEYS_OF_SCREEN, "television": KEYS_OF_TELEVISION}
SLOWEST, FASTEST = 80, 300  # words a minute
TURNS = (0, 90, 180, 270)
DRIVERS = ("kmsdrm", "wayland", "x11")
LONGEST_STANDBY = 720  # minutes
LONGEST_FILE, LONGEST_LINE = 64_000, 1_000  # bytes, characters; for a key of 20,000 parts tomllib takes more than a gigabyte


@dataclass(frozen=True, slots=True)
class Folders:
    """Where files live; nothing says that the folders exist yet."""

    config: Path  # facedown.toml
    state: Path  # what the program remembers: the register of tags, journals
    decks: Path  # the players' own decks
    cache: Path  # what can be made again
    mats: Path  # the players' own mats


@dataclass(frozen=True, slots=True)
class Voice:
    """Who speaks, and how; None where that is not said."""

    folder: Path | None = None  # recorded voices
    device: str | None = None  # the sound device, as ALSA calls it
    piper: Mapping[str, Path] = field(default_factory=dict)  # voice files by language
    words_a_minute: int | None = None


@dataclass(frozen=True, slots=True)
class Screen:
    """How the picture comes to the screen; None where that is not said."""

    size: tuple[int, int] | None = None
    turned: int = 0  # degrees, clockwise, by which the screen hangs
    is_full: bool | None = None  # None: as it was set on the page of settings, and always on a console
    driver: str | None = None  # one of DRIVERS; None: found out


@dataclass(frozen=True, slots=True)
class Television:
    """A television that is told over HDMI when to sleep and when to wake."""

    standby: int | None = None  # minutes without anybody at the table after which it is sent to sleep; 0 or None: never
    device: str = "/dev/cec0"


@dataclass(frozen=True, slots=True)
class Config:
    """What stands in facedown.toml; None where it says nothing."""

    language: str | None = None
    voice: Voice = field(default_factory=Voice)
    mat: str | None = None  # a mat's name, or its file
    screen: Screen = field(default_factory=Screen)
    television: Television = field(default_factory=Television)


def folders(env: Mapping[str, str]) -> Folders:
    """Those of systemd for a service, else of XDG, else of the operating system."""
    state = _service_folder(env, "STATE_DIRECTORY")
    # systemd knows no folder for data: /var/lib holds what a service has and what it remembers.
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
    """The configuration in a file; a file that is not there says nothing."""
    text = text_of(path)
    return Config() if text is None else parse(text, str(path))


def text_of(path: Path) -> str | None:
    """What stands in the file; None where there is none."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():  # whoever opens a pipe may wait for ever
            raise unusable(str(path), "it is no file", "put a file in its place, or remove it to have the defaults", CONFIGURATION)
        with path.open("rb") as file:
            raw = file.read(LONGEST_FILE + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        fix = f"make it a file that this user may read, or remove it to have the defaults ({error.strerror})"
        raise unusable(str(path), "it cannot be read", fix, CONFIGURATION) from None
    if len(raw) > LONGEST_FILE:
        fix = "a configuration needs a few lines; remove what does not belong there"
        raise unusable(str(path), f"it is larger than {LONGEST_FILE:,} bytes", fix, CONFIGURATION)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise unusable(f"{path} line {line}", "it is not UTF-8 text", "save it as UTF-8", CONFIGURATION) from None


def parse(text: str, where: str) -> Config:
    """The configuration in a text; all its problems at once, as one `Unusable`."""
    found, table = table_of(text, where)
    whole = Section(found, table)
    for key in table:
        if key not in KEYS:
            whole.wrong(f"there is no key {key!r}", _where_it_belongs(key) or f"known keys: {', '.join(KEYS)}", key)
    language = table.get("language")
    if language is not None and language not in LANGUAGES:
        whole.wrong(*_unknown_language(language), "language")
    config = Config(language, _voice(whole.section("voice")), _mat(whole), _screen(whole.section("screen")), _television(whole))
    if found.problems:
        raise Unusable(found.problems, CONFIGURATION)
    return config


def table_of(text: str, where: str) -> tuple[Found, dict[str, Any]]:
    """What the text says as TOML, and whatever is to be said of it by line."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            fix = f"write at most {LONGEST_LINE} to a line; a list may go on in the next one"
            raise unusable(f"{where} line {number}", f"it has {len(line)} characters", fix, CONFIGURATION)
    try:
        table = tomllib.loads(text)
        return Found(where, Located(text)), table
    except (ValueError, RecursionError) as error:  # ValueError is tomllib's own error
        place = _syntax_place(text, where, str(error))
        raise unusable(place, f"not TOML: {error}", _way_out(str(error)), CONFIGURATION) from None


def _mat(section: Section) -> str | None:
    """A name, or a whole path, as nobody knows where the program is started."""
    if "mat" not in section:
        return None
    value = section.plain("mat", None)
    if isinstance(value, str) and value and value.isprintable():
        if value.startswith(("/", "~/")):
            return os.path.expanduser(value)  # noqa: PTH111 - Path's own fails for a user that is not there
        if "/" not in value and not value.endswith(".toml"):
            return value
    fix = 'write a name or a whole path, such as mat = "3x3" or mat = "/var/lib/facedown/mats/my-table.toml"'
    section.wrong(_is("mat", value), fix, "mat")
    return None


def _screen(section: Section) -> Screen:
    section.known(KEYS_OF_SCREEN, "[screen]")
    turned, is_full, driver = (section.plain(key, None) for key in ("rotate", "full", "driver"))
    if turned is not None and not (is_whole(turned, 0, max(TURNS)) and turned in TURNS):
        section.wrong(_is("rotate", turned), "write 0, 90, 180 or 270", "rotate")
    if is_full is not None and not isinstance(is_full, bool):
        section.wrong(_is("full", is_full), "write true or false", "full")
    if driver is not None and driver not in DRIVERS:
        close = _did_you_mean(driver, DRIVERS) if isinstance(driver, str) else None
        section.wrong(_is("driver", driver), close or f"use one of: {', '.join(DRIVERS)}", "driver")
    return Screen(
        _size(section),
        turned if isinstance(turned, int) else 0,
        is_full if isinstance(is_full, bool) else None,
        driver if isinstance(driver, str) else None,
    )


def _is(key: str, value: object) -> str:
    return f"{quoted(key)} is {shown(value)}"


def size_of(text: str) -> tuple[int, int] | None:
    """The size of a window, such as 1280x720; None where it is none, or too small to read."""
    found = re.fullmatch(r"([0-9]{3,4})[x\u00d7]([0-9]{3,4})", text)
    if found is None or min(int(found[1]), int(found[2])) < LEAST_SIDE:
        return None
    return int(found[1]), int(found[2])


def _size(section: Section) -> tuple[int, int] | None:
    """As on the command line."""
    if "size" not in section:
        return None
    value = section.plain("size", None)
    if isinstance(value, str) and (size := size_of(value)) is not None:
        return size
    fix = f'write a width and a height of {LEAST_SIDE} at the least, such as size = "1280x720"'
    section.wrong(_is("size", value), fix, "size")
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
    voices.known(LANGUAGES, "'piper'")
    files = {language: _path(voices, language, "/var/lib/facedown/voices/irina.onnx") for language in LANGUAGES}
    return Voice(
        _path(section, "folder", "/var/lib/facedown/voices"),
        section.text("device", "default:CARD=vc4hdmi0") if "device" in section else None,
        {language: file for language, file in files.items() if file is not None},
        section.whole("words-a-minute", None, SLOWEST, FASTEST) if "words-a-minute" in section else None,
    )


def _path(section: Section, key: str, example: str) -> Path | None:
    """From the root or from the user's home, as nobody knows where the program is started."""
    value = section.plain(key, None)
    if value is None:
        return None
    if isinstance(value, str) and value.startswith(("/", "~")) and value.isprintable():
        return Path(os.path.expanduser(value))  # noqa: PTH111 - Path's own fails for a user that is not there
    section.wrong(f"'{key}' is {shown(value)}", f'write a whole path, such as {key} = "{example}"', key)
    return None


def resolve_language(argument: str | None, config: Config, env: Mapping[str, str]) -> str:
    """The language asked for on the command line, else in the configuration, else by the locale, else English."""
    if argument is not None:
        if argument not in LANGUAGES:
            raise Unusable((Problem("language", *_unknown_language(argument)),))
        return argument
    return config.language or _locale_language(env) or LANGUAGES[0]


def _locale_language(env: Mapping[str, str]) -> str | None:
    # The first variable that is set decides alone (POSIX), also when it names a language that we do not speak.
    chosen = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    language = re.split(r"[_.@-]", chosen, maxsplit=1)[0].lower()
    return language if language in LANGUAGES else None


def _unknown_language(value: object) -> tuple[str, str]:
    """What is wrong with it, and what to do about it."""
    fix = _did_you_mean(value, LANGUAGES) if isinstance(value, str) else None
    return f"{value!r} is not a language that is spoken here", fix or f"spoken are {', '.join(LANGUAGES)}"


def _where_it_belongs(key: str) -> str | None:
    """Of a key that has lost its table, or is misspelt."""
    tables = [f"[{table}]" for table, keys in TABLES.items() if key in keys]
    return f"write it below {' / '.join(tables)}" if tables else _did_you_mean(key, KEYS)


def _did_you_mean(written: str, known: Collection[str]) -> str | None:
    close = difflib.get_close_matches(written.lower(), known, n=1)
    return f"did you mean {close[0]!r}?" if close else None


def _way_out(complaint: str) -> str:
    """Of what people write most often, by tomllib's words for it; where those are others, what holds for all."""
    if complaint.startswith(("Cannot overwrite", "Cannot declare")):
        return "it stands there twice: take one of them away, and write the keys of a [table] in one place"
    if complaint.startswith(("Unescaped", "Invalid hex value")):
        return "write / instead of \\, or put the text in single quotes"
    return 'write lines such as language = "ru"'


def _syntax_place(text: str, where: str, complaint: str) -> str:
    """Of the last line tomllib says "at end of document"; of lists that lie too deep it says no line."""
    said = re.search(r"at line (\d+)", complaint)
    return f"{where} line {said[1] if said else text.rstrip().count(chr(10)) + 1}"
