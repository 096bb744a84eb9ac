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

from companion.doctor.machine import USUAL_SECONDS, Installed, Node, Person, Python, Ran, Room

LONGEST = 4_000_000  # bytes of a file, and of what a command may say
PLAIN = {"LC_ALL": "C.UTF-8", "LANGUAGE": ""}  # what is read by us is not to be translated


class Here:
    """Fills `machine.Machine`."""

    def __init__(self, root: Path = Path("/"), env: Mapping[str, str] | None = None) -> None:
        self._root = root
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
            child = subprocess.Popen(  # noqa: S603 - the commands are our own
                (program, *words[1:]), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**self.env, **PLAIN},
                start_new_session=True,
            )
            out, err = child.communicate(timeout=seconds)
        except OSError:
            return Ran(None)
        except subprocess.TimeoutExpired:
            return Ran(None, is_late=True)
        finally:
            if child is not None and child.poll() is None:
                _end(child)
        return Ran(child.returncode, _said(out), _said(err))

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


def _end(child: subprocess.Popen[bytes]) -> None:
    """With whatever it has started; one that the kernel does not let go is left to it."""
    with suppress(OSError):
        os.killpg(child.pid, 9)
    with suppress(subprocess.TimeoutExpired):
        child.communicate(timeout=0.5)


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


