"""The owner of the sound device: speech has a channel of its own, and effects are softer while it is heard.

Rules of this file: only the speaker's thread uses it, but for `leave`. The device is opened when something is to be heard for the first
time, as pygame stops every thread meanwhile. A fault of the device is told once, and all is silent from then on.
"""

from __future__ import annotations

import atexit
import logging
import os
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from companion.voice.cues import Cue
from companion.voice.opening import Mark

T = TypeVar("T")
LOG = logging.getLogger("facedown.voice")
SOUNDS = Path(__file__).parent / "sounds"
RATE, BUFFER, CHANNELS, SPEECH = 44_100, 512, 8, 0  # a buffer of 12 ms
# PipeWire takes a part of the buffer for its own period: of 512 samples 3 ms, which pop, and of 4096 26 ms (ibus-typing-booster#687).
LARGE_BUFFER = 4096
DUCKED, NIGHT = 0.4, 0.5
FULL = 100  # per cent
FADE = 50  # milliseconds
STDERR = 2


def has_pipewire(folder: str, names: Callable[[str], Collection[str]]) -> bool:
    """Whether PipeWire serves this user: its socket lies in the user's folder of the run; `names` lists a folder."""
    return bool(folder) and "pipewire-0" in names(folder)


def _names(folder: str) -> Collection[str]:
    try:
        return os.listdir(folder)  # noqa: PTH208 - names are wanted
    except OSError:
        return ()


class PygameMixer:
    def __init__(self, log: Callable[[str, Mapping[str, str]], None], device: str | None = None, mark: Mark | None = None) -> None:
        """`log` gets the key of a line and its arguments, once: there is no device, it is lost, or its `mark` forbids opening it."""
        self._log, self._device, self._mark = log, device, mark
        self._mixer: Any = None  # pygame.mixer, once the device is open
        self._was_asked = False
        self._sounds: dict[Cue, Any] = {}
        self._latest = SPEECH  # the channel of the latest effect
        self._has_sounds, self._is_night, self._is_ducked, self._loudness = True, False, False, FULL

    def can_be_heard(self) -> bool:
        if not self._was_asked:
            self._was_asked = True
            self._open()
        return self._mixer is not None

    def speak(self, path: Path) -> float:
        return self._tried(lambda mixer: self._played(mixer, path), 0.0, path) if self.can_be_heard() else 0.0

    @property
    def is_speaking(self) -> bool:
        return self._tried(lambda mixer: bool(mixer.Channel(SPEECH).get_busy()), otherwise=False)

    def hush(self) -> None:
        self._tried(lambda mixer: mixer.Channel(SPEECH).fadeout(FADE), None)

    def lift(self) -> None:
        if self._is_ducked:
            self._is_ducked = False
            self._tried(self._level, None)

    def effect(self, cue: Cue) -> None:
        if self._has_sounds and self.can_be_heard():
            self._tried(lambda mixer: self._sounded(mixer, cue), None, _path(cue))

    def set(self, *, has_sounds: bool, is_night: bool, loudness: int) -> None:
        self._has_sounds, self._is_night, self._loudness = has_sounds, is_night, loudness
        self._tried(self._level, None)

    def close(self) -> None:
        mixer, self._mixer, self._was_asked = self._mixer, None, True
        if mixer is not None:
            mixer.quit()

    def leave(self) -> None:
        """Keep pygame from closing the device when the program ends: beside a thread that is closing it, it would wait for ever."""
        pygame = sys.modules.get("pygame")
        if pygame is not None:
            atexit.unregister(pygame.quit)

    @property
    def _speech(self) -> float:
        return self._loudness / FULL * (NIGHT if self._is_night else 1.0)

    @property
    def _effects(self) -> float:
        """The volume of effects now."""
        return float(self._has_sounds) * self._speech * (DUCKED if self._is_ducked else 1.0)

    def _played(self, mixer: Any, path: Path) -> float:
        sound = mixer.Sound(str(path))
        mixer.Channel(SPEECH).play(sound)
        self._is_ducked = True
        self._level(mixer)  # afterwards, as playing may set a channel to full
        return float(sound.get_length())

    def _sounded(self, mixer: Any, cue: Cue) -> None:
        if cue not in self._sounds:
            self._sounds[cue] = mixer.Sound(str(_path(cue)))
        channel = mixer.Channel(self._next_channel(mixer))
        channel.play(self._sounds[cue])
        channel.set_volume(self._effects)

    def _level(self, mixer: Any) -> None:
        """Set the volume of all channels."""
        for number in range(CHANNELS):
            mixer.Channel(number).set_volume(self._speech if number == SPEECH else self._effects)

    def _next_channel(self, mixer: Any) -> int:
        """The number of a free channel, else of the one whose sound began first."""
        others = [1 + (self._latest + step) % (CHANNELS - 1) for step in range(CHANNELS - 1)]
        self._latest = next((number for number in others if not mixer.Channel(number).get_busy()), others[0])
        return self._latest

    def _open(self) -> None:
        if self._mark is not None and self._mark.was_left():
            LOG.warning("no sound: the program before came to its end while it opened the device")
            self._log("sound-left-out", {})
            return
        with nullcontext() if self._mark is None else self._mark.standing():
            self._begin()

    def _begin(self) -> None:
        if self._device:
            os.environ["AUDIODEV"] = self._device  # SDL's ALSA driver asks for it
        try:
            import pygame.mixer
        except ImportError as fault:
            self._miss(fault)
            return
        try:
            with _unheard_complaints():
                pygame.mixer.init(RATE, -16, 2, LARGE_BUFFER if has_pipewire(os.environ.get("XDG_RUNTIME_DIR", ""), _names) else BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(SPEECH + 1)
        except (pygame.error, ImportError, NotImplementedError) as fault:  # NotImplementedError: a pygame that was built without sound
            self._miss(fault)
            return
        self._mixer = pygame.mixer

    def _miss(self, fault: Exception) -> None:
        LOG.info("no sound: %s", fault)
        self._tell("sound-no-device", "sound-no-device-named")

    def _tried(self, act: Callable[[Any], T], otherwise: T, path: Path | None = None) -> T:
        """Do it; after a fault that is not the file's own, the device counts as lost."""
        if self._mixer is None:
            return otherwise
        import pygame

        try:
            return act(self._mixer)
        except (pygame.error, OSError, EOFError, ValueError) as fault:
            if path is not None and self._mixer.get_init() is not None:
                LOG.warning("%s cannot be played: %s", path.name, fault)
                return otherwise
            LOG.warning("the sound device is lost: %s", fault)
            self._mixer = None
            self._tell("sound-device-lost", "sound-device-lost-named")
            return otherwise

    def _tell(self, key: str, named: str) -> None:
        if self._device:
            self._log(named, {"device": self._device})
        else:
            self._log(key, {})


def _path(cue: Cue) -> Path:
    return SOUNDS / f"{cue}.wav"


@contextmanager
def _unheard_complaints() -> Iterator[None]:
    """Keep ALSA's library from writing to the terminal where there is no sound card; `log` tells it once, in plain words."""
    try:
        kept, nowhere = os.dup(STDERR), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no terminal to write to
        yield
        return
    try:
        os.dup2(nowhere, STDERR)
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        os.close(nowhere)
