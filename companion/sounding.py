"""The composition root of what is heard: who speaks, over which device, and where what is said is written down."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TextIO

from companion.config import FILE_NAME, folders, read
from companion.errors import unusable
from companion.evening.aloud import Aloud
from companion.evening.settings import Remembered
from companion.screen.words import Words
from companion.voice.choosing import Level
from companion.voice.making import renderer_of
from companion.voice.mixer import PygameMixer
from companion.voice.silent import Silent
from companion.voice.speaker import Speaker
from companion.voice.utterance import Utterance


@dataclass(frozen=True, slots=True)
class Hearing:
    """How it was asked for."""

    level: Level | None = None  # None: as it was set the last time
    is_mute: bool = False
    log: Path | None = None


AS_SET = Hearing()


def set_to(hearing: Hearing, remembered: Remembered) -> Remembered:
    """What was asked for holds from here on, as if it had been set."""
    return remembered if hearing.level is None else replace(remembered, voice=hearing.level)


@contextmanager
def aloud(hearing: Hearing, language: str, now: Callable[[], float]) -> Iterator[Aloud]:
    """`now` is the time of the wall, by which the evening tells when something was let out."""
    if hearing.is_mute and hearing.log is None:
        yield Aloud()
        return
    with ExitStack() as stack:
        heard = written_to(stack.enter_context(opened(hearing.log))) if hearing.log is not None else None
        if hearing.is_mute:
            speaker = Speaker(Silent(), None, now, heard=heard)
        else:
            voice = read(folders(os.environ).config / FILE_NAME).voice
            mixer = PygameMixer(said_once(language), voice.device)
            speaker = Speaker(mixer, renderer_of(voice, folders(os.environ).cache), now, heard=heard)
        stack.callback(speaker.close)
        yield Aloud(speaker)


def opened(path: Path) -> TextIO:
    """Each line is there as soon as it is said."""
    try:
        return path.open("w", encoding="utf-8", buffering=1)
    except OSError as fault:
        fix = "name a file in a folder where files can be made"
        raise unusable("--speech-log", f"{path} cannot be written ({fault.strerror})", fix) from None


def written_to(log: TextIO) -> Callable[[Utterance], None]:
    def heard(one: Utterance) -> None:
        log.write(f"{one.text}\n")

    return heard


def said_once(language: str) -> Callable[[str, Mapping[str, str]], None]:
    words = Words(language)

    def said(key: str, args: Mapping[str, str]) -> None:
        sys.stderr.write(f"facedown: {words.say(key, **args)}\n")

    return said
