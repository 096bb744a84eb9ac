"""eSpeak NG from a Python package, so that pip alone installs a voice.

Rules of this file: the library runs in a process of its own. It is written in C and not for several threads; in our process a crash would
end the match, and a call that hangs could not be ended. The process stays, as starting it takes longer than speaking.
"""

from __future__ import annotations

import json
import select
import subprocess
import sys
import weakref
from pathlib import Path
from time import monotonic

from companion.voice.engines import library as other_end
from companion.voice.engines.espeak import PITCH, VOICES, speed
from companion.voice.engines.plain import plain
from companion.voice.engines.port import CALM, PATIENCE, Errand, Mute
from companion.voice.engines.running import end, leave, stamp

LONGEST_ANSWER = 4096  # bytes


def installed() -> tuple[Path, Path] | None:
    """The paths of the library and its data, where the package is installed."""
    try:
        import espeakng_loader
    except ImportError:
        return None
    library = Path(espeakng_loader.get_library_path())
    data = library.with_name("espeak-ng-data")
    return (library, data) if library.is_file() and data.is_dir() else None


class Loaded:
    """The engine; it renders one text at a time."""

    def __init__(self, library: Path, data: Path, words: int = CALM, seconds: float = PATIENCE) -> None:
        self._library, self._data, self._words, self._seconds = library, data, words, seconds
        self._program: subprocess.Popen[bytes] | None = None

    @property
    def name(self) -> str:
        return "espeakng-loader"

    def voice(self, language: str) -> str | None:
        return VOICES.get(language)

    def edition(self, language: str) -> str:
        return f"{stamp(self._library)} {self._words} {PITCH}"

    def render(self, text: str, language: str, path: Path, errand: Errand) -> None:
        if errand.is_off:
            raise Mute(f"{self.name} was called off")
        program = self._running()
        order = {"text": plain(text), "voice": VOICES[language], "rate": speed(self._words), "pitch": PITCH, "path": str(path.resolve())}
        answer = b""
        try:
            with errand.ended_by(lambda: end(program)):
                answer = self._answer(program, json.dumps(order).encode() + b"\n")
        finally:
            if not answer.endswith(b"\n") or errand.is_off:
                self._program = None
                leave(program)
        if errand.is_off:
            raise Mute(f"{self.name} was called off")
        if not answer:
            raise Mute(f"{self.name} ended with {program.returncode}")
        if fault := json.loads(answer)["fault"]:
            raise Mute(f"{self.name}: {fault}")

    def _running(self) -> subprocess.Popen[bytes]:
        """The process that stays, or a new one where it has ended."""
        if self._program is None or self._program.poll() is not None:
            self._program = _started(self._library, self._data)
            weakref.finalize(self, leave, self._program)
        return self._program

    def _answer(self, program: subprocess.Popen[bytes], order: bytes) -> bytes:
        """One line; less where the process ended."""
        assert program.stdin is not None
        assert program.stdout is not None
        try:
            program.stdin.write(order)
        except OSError:
            return b""
        answer, last = b"", monotonic() + self._seconds
        while not answer.endswith(b"\n"):
            if not select.select([program.stdout], [], [], max(last - monotonic(), 0))[0]:
                raise Mute(f"{self.name} took longer than {self._seconds:g} seconds")
            more = program.stdout.read(LONGEST_ANSWER)
            if not more:
                return b""
            answer += more
        return answer


def _started(library: Path, data: Path) -> subprocess.Popen[bytes]:
    """Started without site packages, which it does not need, so that it starts sooner."""
    command = (sys.executable, "-I", "-S", str(Path(other_end.__file__)), str(library), str(data))
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    try:
        return subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, stderr=nothing, start_new_session=True)  # noqa: S603 - no shell
    except OSError as fault:
        raise Mute(f"Python cannot be started once more ({fault.strerror})") from None
