"""The engines of this machine in the order in which they are asked, and how a missing one is installed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.core.frozen import dataclass
from companion.voice.engines import loaded, piper, rhvoice
from companion.voice.engines.espeak import PROGRAMS, Espeak
from companion.voice.engines.loaded import Loaded
from companion.voice.engines.piper import Piper
from companion.voice.engines.port import CALM, Engine
from companion.voice.engines.rhvoice import RHVoice

Which = Callable[[str], str | None]


@dataclass(frozen=True, slots=True)
class Offer:
    """An engine, or how it is installed where it is missing."""

    name: str
    engine: Engine | None
    got_by: str  # the command that installs it


def offers(voices: Mapping[str, Path], words: int = CALM, which: Which = shutil.which) -> tuple[Offer, ...]:
    """All engines that are known, the most natural first; `voices` are Piper's voice files, by language."""
    return (
        Offer("piper", _piper(voices, words, which), "pip install piper-tts"),
        Offer("RHVoice", _rhvoice(words, which), "sudo apt install rhvoice rhvoice-russian rhvoice-english"),
        Offer("espeak-ng", _espeak(words, which), "sudo apt install espeak-ng"),
        Offer("espeakng-loader", _loaded(words), "pip install 'facedown[voice]'"),
    )


def _piper(voices: Mapping[str, Path], words: int, which: Which) -> Engine | None:
    command = piper.command(which)
    return Piper(command, voices, words) if command is not None else None


def _rhvoice(words: int, which: Which) -> Engine | None:
    program = which(rhvoice.PROGRAM)
    return RHVoice(Path(program), rhvoice.FOLDERS, words) if program is not None else None


def _espeak(words: int, which: Which) -> Engine | None:
    program = next((path for name in PROGRAMS if (path := which(name)) is not None), None)
    return Espeak(Path(program), words) if program is not None else None


def _loaded(words: int) -> Engine | None:
    files = loaded.installed()
    return Loaded(*files, words) if files is not None else None
