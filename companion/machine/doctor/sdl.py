"""`python -m companion.machine.doctor.sdl video|sound [NAME]`: asks SDL in a process of its own, which a crash ends alone.

Rules of this file: the answer is the last line on standard output, one JSON object; lines before it come from libraries. The SDL that
pygame has loaded is asked directly, as pygame does not list the drivers that it does not use.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

MAPS = Path("/proc/self/maps")
OF_SDL = re.compile(r"/[^\n]*/libSDL2-[^/\n]*|/[^\n]*/SDL2[^/\n]*\.dylib")
Answer = Mapping[str, object]


def main(words: Sequence[str]) -> int:
    what, name = (*words, "", "")[:2]
    asked: Mapping[str, Callable[[str], Answer]] = {"video": video, "sound": sound}
    if what not in asked:
        return 2
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    if what == "video" and name:
        os.environ["SDL_VIDEODRIVER"] = name  # SDL tries some drivers only where they are named
    try:
        import pygame
    except ImportError as fault:
        answer: Answer = {"missing": fault.name or "pygame", "why": str(fault)}
    else:
        answer = {"pygame": pygame.version.ver, "sdl": ".".join(map(str, pygame.get_sdl_version())), **asked[what](name)}
    sys.stdout.write(f"\n{json.dumps(answer)}\n")
    sys.stdout.flush()
    return 0


def video(name: str) -> Answer:
    """The drivers that SDL has, and the one that it takes: the named one, else its own choice."""
    sdl = library()
    if sdl is None:
        return {"drivers": None}
    return {"drivers": list(_names(sdl, "Video")), **_initialised(sdl, "Video", name)}


def sound(device: str) -> Answer:
    """Whether the mixer opens with the settings that the table uses."""
    from companion.voice.mixer import BUFFER, RATE

    if device:
        os.environ["AUDIODEV"] = device  # SDL's ALSA driver asks for it
    try:
        import pygame.mixer

        pygame.mixer.init(RATE, -16, 2, BUFFER)
    except (ImportError, NotImplementedError, RuntimeError) as fault:  # RuntimeError: pygame's own
        return {"got": "", "why": str(fault)}
    sdl = library()
    got = _text(sdl, "SDL_GetCurrentAudioDriver") if sdl is not None else "?"
    pygame.mixer.quit()
    return {"got": got or "?", "why": ""}


def library(maps: Path = MAPS) -> ctypes.CDLL | None:
    """The SDL that is loaded in this process."""
    import pygame.base  # noqa: F401 - loads SDL

    try:
        found = OF_SDL.search(maps.read_text(encoding="utf-8", errors="replace"))
        return ctypes.CDLL(found[0]) if found is not None else None
    except OSError:
        return None


def _names(sdl: ctypes.CDLL, kind: str) -> Iterator[str]:
    for number in range(sdl[f"SDL_GetNum{kind}Drivers"]()):
        yield _text(sdl, f"SDL_Get{kind}Driver", number)


def _initialised(sdl: ctypes.CDLL, kind: str, name: str) -> Answer:
    code = sdl[f"SDL_{kind}Init"](name.encode() or None)
    if code != 0:
        return {"got": "", "why": _text(sdl, "SDL_GetError")}
    got = _text(sdl, f"SDL_GetCurrent{kind}Driver")
    sdl[f"SDL_{kind}Quit"]()
    return {"got": got, "why": ""}


def _text(sdl: ctypes.CDLL, function: str, *arguments: int) -> str:
    called = sdl[function]
    called.restype = ctypes.c_char_p
    told: bytes | None = called(*arguments)
    return (told or b"").decode(errors="replace")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
