"""A program of its own that loads eSpeak NG as a library and writes WAV files; `loaded` starts it and gives it orders.

Rules of this file: it imports nothing of this project and is started by its path, so that it is ready in a few milliseconds. An order and
an answer are a line of JSON each. It ends when its standard input does.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
import wave
from pathlib import Path
from typing import Any

# speak_lib.h: synthesis without a sound device, no exit() where data are missing, UTF-8, the parameters of speed and pitch.
SYNCHRONOUS, STAY, UTF8, RATE, RANGE_OF_PITCH = 2, 0x8000, 1, 1, 3
ERROR = "eSpeak NG answers {}"
CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)


class LibraryFault(Exception):
    """The library refused an order."""


class Library:
    def __init__(self, library: str, data: str) -> None:
        folder = Path(data)
        os.chdir(folder.parent)  # the library keeps only 160 bytes of the path to its data
        self._library = ctypes.CDLL(library)
        self._rate = self._library.espeak_Initialize(SYNCHRONOUS, 0, os.fsencode(folder.name), STAY)
        if self._rate <= 0:
            raise LibraryFault(ERROR.format(self._rate))
        self._samples = bytearray()
        self._callback = CALLBACK(self._took)  # a reference has to stay, as the library has only its address
        self._library.espeak_SetSynthCallback(self._callback)

    def _took(self, samples: Any, count: int, events: Any) -> int:
        if samples and count > 0:
            self._samples += ctypes.string_at(samples, count * 2)
        return 0

    def say(self, text: str, voice: str, rate: int, pitch: int, path: str) -> None:
        self._samples.clear()
        _checked(self._library.espeak_SetVoiceByName(voice.encode()))
        _checked(self._library.espeak_SetParameter(RATE, rate, 0))
        _checked(self._library.espeak_SetParameter(RANGE_OF_PITCH, pitch, 0))
        said = text.encode() + b"\0"
        _checked(self._library.espeak_Synth(said, ctypes.c_size_t(len(said)), 0, 1, 0, UTF8, None, None))
        with wave.open(path, "wb") as file:
            file.setparams((1, 2, self._rate, 0, "NONE", ""))
            file.writeframes(self._samples)


def _checked(answer: int) -> None:
    if answer:
        raise LibraryFault(ERROR.format(answer))


def serve(library: str, data: str) -> None:
    """Obey one order after the other until standard input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the library itself writes there
    try:
        spoken, fault = Library(library, data), ""
    except (LibraryFault, OSError) as why:
        spoken, fault = None, str(why)
    for line in sys.stdin.buffer:
        if spoken is not None:
            fault = _obeyed(spoken, json.loads(line))
        answers.write(json.dumps({"fault": fault}) + "\n")
        answers.flush()


def _obeyed(library: Library, order: dict[str, Any]) -> str:
    try:
        library.say(**order)
    except (LibraryFault, OSError) as why:
        return str(why)
    return ""


if __name__ == "__main__":
    serve(*sys.argv[1:])
