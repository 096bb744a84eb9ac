"""What is heard of a table: the voices of facedown.toml, the device, and the file in which spoken lines are written down."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from companion.config.config import FILE_NAME, Voice, folders, read
from companion.core.frozen import dataclass
from companion.core.visible import visible_line
from companion.errors import Unusable, reason, unusable
from companion.pages.aloud import Aloud
from companion.pages.settings import Remembered
from companion.screen.words import Words
from companion.system.outlet import complain
from companion.system.safe_files import private
from companion.voice.cache import Cache
from companion.voice.choosing import Level
from companion.voice.clips import Clips, read_clips
from companion.voice.engines.found import Offer, offers
from companion.voice.engines.port import CALM, Engine
from companion.voice.mixer import PygameMixer
from companion.voice.opening import Mark
from companion.voice.ports import SilentMixer
from companion.voice.rendering import SpeechRenderer
from companion.voice.speaker import Speaker
from companion.voice.utterance import Utterance
from companion.words.problems import told


@dataclass(frozen=True, slots=True)
class Hearing:
    """How sound was asked for on the command line."""

    level: Level | None = None  # None: as it was set the last time
    is_mute: bool = False
    log: Path | None = None


AS_SET = Hearing()
SPOKEN = "voice"  # the folder of the cache where what was rendered is kept
OPENED = "opening-sound"  # a file in the cache while the device is opened
LOOKED_AT = 65_536  # bytes of a file that stands there already


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
        heard = None
        if hearing.log is not None:
            log = SpeechLog(hearing.log)
            stack.callback(log.close)
            heard = log.heard
        if hearing.is_mute:
            speaker = Speaker(SilentMixer(), None, now, heard=heard)
        else:
            places = folders(os.environ)
            voice = read(places.config / FILE_NAME).voice
            mixer = PygameMixer(said_once(language), voice.device, Mark(places.cache / OPENED))
            speaker = Speaker(mixer, _renderer(voice, language), now, heard=heard)
        stack.callback(speaker.close)
        yield Aloud(speaker)


def _renderer(voice: Voice, language: str) -> SpeechRenderer:
    """Recordings that cannot be used are reported, and the other voices speak instead."""
    cache = folders(os.environ).cache
    try:
        return renderer_of(voice, cache)
    except Unusable as fault:
        for one in fault.problems:
            complain(told(one, language))
        return renderer_of(replace(voice, folder=None), cache)


class SpeechLog:
    """A file of what is spoken: behind what stands there already, each line there as soon as it is said.

    A disk that takes nothing more is told of once, and ends neither speech nor the evening.
    """

    def __init__(self, path: Path) -> None:
        try:
            if path.exists() and not _takes_text(path):
                raise unusable("--speech-log", "app-log-is-no-text", path=str(path))
            self._file = open(path, "a", encoding="utf-8", buffering=1, opener=private)  # noqa: SIM115 - closed below
        except OSError as fault:
            raise unusable("--speech-log", "app-file-unwritable", path=str(path), reason=reason(fault)) from None

    def heard(self, one: Utterance) -> None:
        self._file.write(f"{visible_line(one.text)}\n")

    def close(self) -> None:
        with suppress(OSError):
            self._file.close()


def _takes_text(path: Path) -> bool:
    """A journal, or any other file that is no text, stays as it is; a pipe without a reader would hold all up."""
    kind = path.stat().st_mode
    if stat.S_ISCHR(kind):
        return True
    if not stat.S_ISREG(kind):
        return path.is_dir()  # which cannot be written, and is told so
    with path.open("rb") as file:
        return b"\0" not in file.read(LOOKED_AT)


def said_once(language: str) -> Callable[[str, Mapping[str, str]], None]:
    words = Words(language)

    def said(key: str, args: Mapping[str, str]) -> None:
        complain(words.say(key, **args))

    return said


def engines_of(voice: Voice) -> tuple[Offer, ...]:
    """The engines that are installed, and those that could be."""
    return offers(voice.piper, voice.words_a_minute or CALM)


def clips_of(voice: Voice) -> Clips | None:
    """Recorded voices, if any are named; `Unusable` where something is wrong with them."""
    return None if voice.folder is None else read_clips(voice.folder)


def renderer_of(voice: Voice, cache: Path) -> SpeechRenderer:
    """`cache` is the folder of what can be made again."""
    there: tuple[Engine, ...] = tuple(offer.engine for offer in engines_of(voice) if offer.engine is not None)
    return SpeechRenderer(there, Cache(cache / SPOKEN), clips_of(voice))
