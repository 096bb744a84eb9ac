"""This machine: files under its root, its environment, its commands, what Python finds installed."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import distributions
from pathlib import Path
from threading import Lock

from companion.machine.doctor.machine import USUAL_SECONDS, Installed, Node, Person, Python, Ran, Room

LONGEST = 4_000_000  # bytes of a file, and of what a command may say
PLAIN = {"LC_ALL": "C.UTF-8", "LANGUAGE": ""}  # what is read by us is not to be translated


class Here:
    """Fills `machine.Machine`; whoever makes one closes it, as a check that is late may still have a command running."""

    def __init__(self, root: Path = Path("/"), env: Mapping[str, str] | None = None) -> None:
        self._root = root
        self._lock = Lock()  # of the next two: checks run on threads of their own
        self._running: set[subprocess.Popen[bytes]] = set()
        self._is_closed = False
        self.env = os.environ if env is None else env
        self.platform, self.processor, self.pid = sys.platform, platform.machine(), os.getpid()
        major, minor, micro = sys.version_info[:3]
        self.python = Python((major, minor, micro), 64 if sys.maxsize > 2**32 else 32, sys.executable, sys.prefix)
        first, second, third = sqlite3.sqlite_version_info[:3]
        self.sqlite = (first, second, third)
        self.built = datetime.fromtimestamp(Path(__file__).stat().st_mtime, UTC)
        self.person = Person(_user(os.geteuid()), frozenset(map(_group, (os.getegid(), *os.getgroups()))), os.geteuid() == 0)

    def now(self) -> datetime:
        return datetime.fromtimestamp(time.time(), UTC)

    def text(self, path: str) -> str | None:
        try:
            if not stat.S_ISREG(self._at(path).stat().st_mode):  # a pipe would be waited for
                return None
            with self._at(path).open("rb") as file:
                return file.read(LONGEST).decode(errors="replace")
        except (OSError, ValueError):
            return None

    def names(self, folder: str) -> tuple[str, ...]:
        try:
            return tuple(sorted(os.listdir(self._at(folder))))  # noqa: PTH208 - names are wanted
        except (OSError, ValueError):
            return ()

    def node(self, path: str) -> Node | None:
        try:
            found = self._at(path).stat()
        except (OSError, ValueError):
            return None
        is_open = os.access(self._at(path), os.R_OK | os.W_OK)
        return Node(_user(found.st_uid), _group(found.st_gid), stat.S_IMODE(found.st_mode), is_open)

    def room(self, folder: Path) -> Room | None:
        there = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
        try:
            found = os.statvfs(there)
        except OSError:
            return None
        return Room(found.f_bavail * found.f_frsize, found.f_blocks * found.f_frsize)

    def which(self, program: str) -> str | None:
        """Also where only administrators look by default."""
        return shutil.which(program, path=os.pathsep.join((self.env.get("PATH", os.defpath), "/usr/sbin", "/sbin")))

    def run(self, *words: str, seconds: float = USUAL_SECONDS) -> Ran:
        program = self.which(words[0])
        if program is None:
            return Ran(None)
        child: subprocess.Popen[bytes] | None = None
        try:
            child = self._started(program, *words[1:])
            if child is None:
                return Ran(None)
            out, err = child.communicate(timeout=seconds)
        except OSError:
            return Ran(None)
        except subprocess.TimeoutExpired:
            return Ran(None, is_late=True)
        finally:
            if child is not None:
                self._leave(child)
        return Ran(child.returncode, _said(out), _said(err))

    def close(self) -> None:
        """Nothing that was started here goes on, and nothing more is started."""
        with self._lock:
            self._is_closed = True
            for child in self._running:
                _kill(child)

    def _started(self, *words: str) -> subprocess.Popen[bytes] | None:
        """In one step with being noted, so that whoever closes misses none."""
        with self._lock:
            if self._is_closed:
                return None
            child = subprocess.Popen(  # noqa: S603 - the commands are our own
                words,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={**self.env, **PLAIN},
                start_new_session=True,
            )
            self._running.add(child)
            return child

    def _leave(self, child: subprocess.Popen[bytes]) -> None:
        """One that was not waited for to the end is ended, also where only what it has started goes on."""
        if child.returncode is None:
            _kill(child)
            with suppress(subprocess.TimeoutExpired):  # one that the kernel does not let go is left to it
                child.communicate(timeout=0.5)
        with self._lock:
            self._running.discard(child)

    def installed(self) -> tuple[Installed, ...]:
        """In the order in which Python looks for them; what is half removed has no name and is none."""
        found = []
        for one in distributions():
            with suppress(Exception):  # whatever stands in somebody's metadata
                name, version = str(one.metadata["Name"] or ""), str(one.metadata["Version"] or "")
                if name:
                    found.append(Installed(name.lower().replace("_", "-"), version, str(one.locate_file(""))))
        return tuple(dict.fromkeys(found))

    def _at(self, path: str) -> Path:
        return self._root / path.lstrip("/")


def _kill(child: subprocess.Popen[bytes]) -> None:
    """With whatever it has started; the number of one that was waited for may be another's by now."""
    if child.returncode is None:
        with suppress(OSError):
            os.killpg(child.pid, 9)


def _said(raw: bytes) -> str:
    return raw[:LONGEST].decode(errors="replace")


def _user(number: int) -> str:
    with suppress(ImportError, KeyError):
        import pwd

        return pwd.getpwuid(number).pw_name
    return str(number)


def _group(number: int) -> str:
    with suppress(ImportError, KeyError):
        import grp

        return grp.getgrgid(number).gr_name
    return str(number)
