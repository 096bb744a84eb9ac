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

from companion.decks.card import LANGUAGES
from companion.errors import CONFIGURATION, Problem, Unusable, unusable
from companion.mat.located import Located
from companion.mat.section import Found, Section, shown

NAME = "facedown"
FILE_NAME = "facedown.toml"
KEYS = ("language", "voice")
KEYS_OF_VOICE = ("folder", "device", "piper", "words-a-minute")
SLOWEST, FASTEST = 80, 300  # words a minute


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
class Config:
    """What stands in facedown.toml; None where it says nothing."""

    language: str | None = None
    voice: Voice = field(default_factory=Voice)


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
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return Config()
    except UnicodeDecodeError:
        raise unusable(str(path), "it is not UTF-8 text", "save it as UTF-8", CONFIGURATION) from None
    except OSError as error:
        fix = f"make it a file that this user may read, or remove it to have the defaults ({error.strerror})"
        raise unusable(str(path), "it cannot be read", fix, CONFIGURATION) from None
    return parse(text, str(path))


def parse(text: str, where: str) -> Config:
    """The configuration in a text; all its problems at once, as one `Unusable`."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError is tomllib's own error, and int's for endless digits
        place = _syntax_place(text, where, str(error))
        raise unusable(place, f"not TOML: {error}", 'write lines such as language = "ru"', CONFIGURATION) from None
    found = Found(where, Located(text))
    for key in table:
        if key not in KEYS:
            found.add((key,), f"there is no key {key!r}", _did_you_mean(key, KEYS) or f"known keys: {', '.join(KEYS)}")
    language = table.get("language")
    if language is not None and language not in LANGUAGES:
        found.add(("language",), *_unknown_language(language))
    voice = _voice(Section(found, table).section("voice"))
    if found.problems:
        raise Unusable(found.problems, CONFIGURATION)
    return Config(language, voice)


def _voice(section: Section) -> Voice:
    section.known(KEYS_OF_VOICE, "[voice]")
    voices = section.section("piper")
    voices.known(LANGUAGES, "'piper'")
    files = {language: _path(voices, language, "/home/pi/voices/irina.onnx") for language in LANGUAGES}
    return Voice(
        _path(section, "folder", "/home/pi/voices"),
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


def _did_you_mean(written: str, known: Collection[str]) -> str | None:
    close = difflib.get_close_matches(written.lower(), known, n=1)
    return f"did you mean {close[0]!r}?" if close else None


def _syntax_place(text: str, where: str, complaint: str) -> str:
    number = re.search(r"at line (\d+)", complaint)  # tomllib says "at end of document" for the last line
    return f"{where} line {number[1] if number else max(1, len(text.splitlines()))}"
