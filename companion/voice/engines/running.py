"""Runs an outside program with a text on its standard input, without a shell, for a limited time.

Rules of this file: a text is never an argument, so that none can pass for an option. A program is ended with all processes that it started.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from companion.voice.engines.port import PATIENCE, Errand, Mute

LONGEST_COMPLAINT = 200  # characters of it that are told
LATEST = 5.0  # seconds in which a killed program has to be gone, on a machine that is busy too


def run(command: Sequence[str], text: str, errand: Errand, seconds: float = PATIENCE) -> None:
    """Run the program; `Mute` where it failed, took too long or was called off."""
    name = Path(command[0]).name
    if errand.is_off:
        raise Mute(f"{name} was called off")
    program = _started(command)
    try:
        with errand.ended_by(lambda: end(program)):
            _, complaint = program.communicate(f"{text}\n".encode(), timeout=seconds)
    except subprocess.TimeoutExpired:
        raise Mute(f"{name} was called off" if errand.is_off else f"{name} took longer than {seconds:g} seconds") from None
    finally:
        leave(program)
    if errand.is_off:
        raise Mute(f"{name} was called off")
    if program.returncode:
        raise Mute(f"{name} ended with {program.returncode}{_told(complaint, text)}")


def _started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Started in a process group of its own; a Python program gets UTF-8 in every locale."""
    env = {**os.environ, "PYTHONUTF8": "1"}
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    try:
        return subprocess.Popen(command, stdin=pipe, stdout=nothing, stderr=pipe, env=env, start_new_session=True)  # noqa: S603 - no shell
    except (OSError, ValueError) as fault:
        raise Mute(f"{Path(command[0]).name} cannot be started ({getattr(fault, 'strerror', None) or fault})") from None


def end(program: subprocess.Popen[bytes]) -> None:
    """End the program and all processes that it has started."""
    if program.poll() is None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, signal.SIGKILL)


def leave(program: subprocess.Popen[bytes]) -> None:
    """End the program and close its pipes."""
    end(program)
    for pipe in (program.stdin, program.stdout, program.stderr):
        if pipe is not None:
            with suppress(OSError):  # the pipe may hold bytes that no program will read
                pipe.close()
    with suppress(subprocess.TimeoutExpired):  # a program that hangs in the kernel is left behind
        program.wait(LATEST)


def _told(complaint: bytes, text: str) -> str:
    """The last line of a complaint, as programs tell the cause last; nothing where it quotes the text, which names the players."""
    lines = complaint.decode("utf-8", "replace").split("\n")
    last = next((line.strip() for line in reversed(lines) if line.strip()), "")
    return f" ({last[:LONGEST_COMPLAINT]})" if last and not _words(last) & _words(text) else ""


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def stamp(path: Path) -> str:
    """A text that changes whenever the file does, without reading the file."""
    try:
        found = path.stat()
    except OSError:
        return ""
    return f"{found.st_mtime_ns}-{found.st_size}"
