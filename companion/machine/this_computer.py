"""The computer that the program runs on, as it is: the real `Computer`."""

from __future__ import annotations

import errno
import os
import platform
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import cached_property
from importlib.metadata import distributions
from pathlib import Path
from threading import Lock

from companion.machine.computer import USUAL_SECONDS, DeviceNode, DiskSpace, Installed, Interpreter, PathState, Person, Ran, notify_address
from companion.system.safe_files import cleared, make_folder, sync_folder, written

LONGEST = 4_000_000  # bytes that are read of a file, and of the output of a command
ENGLISH = {"LC_ALL": "C.UTF-8", "LANGUAGE": ""}
TOOLS = ("/usr/sbin", "/sbin")  # commands of administrators, which are missing on the PATH of other users
ANY_BYTES = "surrogateescape"  # bytes that are no UTF-8 come back unchanged when the text is written
OPEN_FOLDER = 0o755  # for new folders of the system: desktops, polkit and udev read them
ROOT = 0


class ThisComputer:
    """The computer that the program runs on; to be closed where a thread may still wait for a command."""

    def __init__(self, root: Path = Path("/"), env: Mapping[str, str] | None = None) -> None:
        self._root = root
        self._lock = Lock()  # of the next two: checks run on threads of their own
        self._running: set[subprocess.Popen[bytes]] = set()
        self._is_closed = False
        self._socket: socket.socket | None = None
        self.env = os.environ if env is None else env
        self.platform, self.processor, self.pid = sys.platform, platform.machine(), os.getpid()

    @cached_property
    def python(self) -> Interpreter:
        major, minor, micro = sys.version_info[:3]
        return Interpreter((major, minor, micro), 64 if sys.maxsize > 2**32 else 32, sys.executable, sys.prefix)

    @cached_property
    def sqlite(self) -> tuple[int, int, int]:
        first, second, third = sqlite3.sqlite_version_info[:3]
        return first, second, third

    @cached_property
    def built(self) -> datetime:
        return datetime.fromtimestamp(Path(__file__).stat().st_mtime, UTC)

    @cached_property
    def person(self) -> Person:
        return Person(_user(os.geteuid()), frozenset(map(_group, (os.getegid(), *os.getgroups()))), os.geteuid() == ROOT)

    def now(self) -> datetime:
        return datetime.fromtimestamp(time.time(), UTC)

    def text(self, path: str | Path) -> str | None:
        try:
            if not stat.S_ISREG(self._at(path).stat().st_mode):  # to open a pipe would wait for its other end
                return None
            with self._at(path).open("rb") as file:
                return file.read(LONGEST).decode(errors="replace")
        except (OSError, ValueError):
            return None

    def names(self, folder: str | Path) -> tuple[str, ...]:
        try:
            return tuple(sorted(os.listdir(self._at(folder))))  # noqa: PTH208 - names are wanted
        except (OSError, ValueError):
            return ()

    def seen(self, path: str | Path) -> PathState | None:
        place = self._at(path)
        try:
            found = place.lstat()
            mode, owner = stat.S_IMODE(found.st_mode), found.st_uid
            if stat.S_ISLNK(found.st_mode):
                return PathState("link", mode, owner, str(place.readlink()))
            if stat.S_ISDIR(found.st_mode):
                return PathState("folder", mode, owner, is_full=_is_full(place))
            if not stat.S_ISREG(found.st_mode):
                return PathState("other", mode, owner)
            return PathState("file", mode, owner, place.read_bytes().decode(errors=ANY_BYTES), found.st_mtime)
        except PermissionError:
            return PathState("unseen", is_full=True)
        except (FileNotFoundError, NotADirectoryError):
            return None

    def node(self, path: str | Path) -> DeviceNode | None:
        try:
            found = self._at(path).stat()
        except (OSError, ValueError):
            return None
        is_open = os.access(self._at(path), os.R_OK | os.W_OK)
        return DeviceNode(_user(found.st_uid), _group(found.st_gid), stat.S_IMODE(found.st_mode), is_open)

    def space(self, folder: Path) -> DiskSpace | None:
        there = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
        try:
            found = os.statvfs(there)
        except OSError:
            return None
        return DiskSpace(found.f_bavail * found.f_frsize, found.f_blocks * found.f_frsize)

    def which(self, program: str) -> str | None:
        return shutil.which(program, path=os.pathsep.join((self.env.get("PATH", os.defpath), *TOOLS)))

    def run(self, *words: str, seconds: float = USUAL_SECONDS) -> Ran:
        program = self.which(words[0])
        if program is None:
            return Ran(None, err=os.strerror(errno.ENOENT), is_missing=True)
        child: subprocess.Popen[bytes] | None = None
        try:
            child = self._started(program, *words[1:])
            if child is None:
                return Ran(None)
            out, err = child.communicate(timeout=seconds)
        except OSError as fault:
            return Ran(None, err=fault.strerror or type(fault).__name__)
        except subprocess.TimeoutExpired:
            return Ran(None, is_late=True)
        finally:
            if child is not None:
                self._leave(child)
        return Ran(child.returncode, _decoded(out), _decoded(err))

    def installed(self) -> tuple[Installed, ...]:
        found = []
        for one in distributions():
            with suppress(Exception):  # metadata of other projects may be spoilt, and of half removed ones it has no name
                name, number = str(one.metadata["Name"] or ""), str(one.metadata["Version"] or "")
                if name:
                    found.append(Installed(name.lower().replace("_", "-"), number, str(one.locate_file(""))))
        return tuple(dict.fromkeys(found))

    def write(self, path: Path, text: str, mode: int) -> None:
        place = self._at(path)
        beside = place.with_name(f".{place.name}.new")
        missing = [folder for folder in (place.parent, *place.parent.parents) if not folder.exists()]
        make_folder(place.parent)
        for folder in missing:  # the umask may be narrower
            folder.chmod(OPEN_FOLDER)
        cleared([beside])
        with written(beside) as new:
            new.write(text.encode(errors=ANY_BYTES))
        beside.chmod(mode)
        if os.geteuid() == ROOT:
            os.chown(beside, ROOT, ROOT)
        beside.replace(place)
        sync_folder(place.parent)

    def remove(self, path: Path) -> None:
        place = self._at(path)
        cleared([place])
        sync_folder(place.parent)

    def notify(self, message: str) -> bool:
        address = notify_address(self.env)
        if address is None:
            return True
        try:
            if self._socket is None:
                self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
                self._socket.setblocking(False)
            self._socket.sendto(message.encode(), address)
        except OSError:  # its queue is full, or it is being restarted
            return False
        return True

    def close(self) -> None:
        """Ends all commands that are running; no other is started."""
        with self._lock:
            self._is_closed = True
            for child in self._running:
                _kill(child)
        if self._socket is not None:
            with suppress(OSError):
                self._socket.close()
            self._socket = None

    def _started(self, *words: str) -> subprocess.Popen[bytes] | None:
        """Started and noted in one step, so that `close` misses none."""
        with self._lock:
            if self._is_closed:
                return None
            pipe, env = subprocess.PIPE, {**self.env, **ENGLISH}
            child = subprocess.Popen(  # noqa: S603 - the commands are our own
                words, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, env=env, start_new_session=True
            )
            self._running.add(child)
            return child

    def _leave(self, child: subprocess.Popen[bytes]) -> None:
        """A command that is still running is ended, and so is what it has started, if only that still runs."""
        if child.returncode is None:
            _kill(child)
            with suppress(subprocess.TimeoutExpired):  # the kernel may not let go of a process
                child.communicate(timeout=0.5)
        with self._lock:
            self._running.discard(child)

    def _at(self, path: str | Path) -> Path:
        return self._root / str(path).lstrip("/")


def _is_full(folder: Path) -> bool:
    try:
        return any(folder.iterdir())
    except PermissionError:
        return True


def _kill(child: subprocess.Popen[bytes]) -> None:
    """With everything that it has started; the number of a process that has ended may belong to another one by now."""
    if child.returncode is None:
        with suppress(OSError):
            os.killpg(child.pid, 9)


def _decoded(raw: bytes) -> str:
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
