"""This machine, to be looked at and changed: files by whole replacement, commands with a deadline.

Rules of this file: a file is in its place whole or not at all, also when the power goes; nothing is followed through a link.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from collections.abc import Sequence
from pathlib import Path

from companion.machine.installer.machine import Ran, Seen
from companion.machine.installer.wanted import File
from companion.system.safe_files import cleared, make_folder, sync_folder, written

DEADLINE = 180  # seconds: udev asks each device again, and a slow card writes the users' files
ROOT = 0
OPEN_FOLDER = 0o755  # desktops, polkit and udev look into them
ANY_BYTES = "surrogateescape"  # what is no UTF-8, in config.txt say, comes back as it was
NOT_FOUND, TOO_LATE = 127, 124  # as shells and `timeout` count them
TOOLS = ("/usr/sbin", "/sbin")  # not on everybody's path


class Here:
    def __init__(self, root: Path = Path("/")) -> None:
        """`root`: the top of the machine's files."""
        self._root = root
        self._path = os.pathsep.join((os.environ.get("PATH", os.defpath), *TOOLS))

    @property
    def is_root(self) -> bool:
        return os.geteuid() == ROOT

    def seen(self, path: Path) -> Seen | None:
        place = self._place(path)
        try:
            found = place.lstat()
            if stat.S_ISLNK(found.st_mode):
                return Seen("link", stat.S_IMODE(found.st_mode), found.st_uid, str(place.readlink()))
            if stat.S_ISDIR(found.st_mode):
                return Seen("folder", stat.S_IMODE(found.st_mode), found.st_uid)
            if not stat.S_ISREG(found.st_mode):
                return Seen("other", stat.S_IMODE(found.st_mode), found.st_uid)
            text = place.read_bytes().decode(errors=ANY_BYTES)
        except PermissionError:
            return Seen("unseen")
        except (FileNotFoundError, NotADirectoryError):
            return None
        return Seen("file", stat.S_IMODE(found.st_mode), found.st_uid, text, found.st_mtime)

    def is_full(self, folder: Path) -> bool:
        try:
            return any(self._place(folder).iterdir())
        except PermissionError:
            return True
        except (FileNotFoundError, NotADirectoryError):
            return False

    def has(self, command: str) -> bool:
        return shutil.which(command, path=self._path) is not None

    def run(self, argv: Sequence[str]) -> Ran:
        try:
            found = subprocess.run(  # noqa: S603 - the commands are our own
                argv,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=DEADLINE,
                check=False,
                env={**os.environ, "PATH": self._path},
            )
        except FileNotFoundError:
            return Ran(NOT_FOUND, argv[0])
        except subprocess.TimeoutExpired:
            return Ran(TOO_LATE, f"{DEADLINE} s")
        return Ran(found.returncode, found.stdout.decode(errors="replace"))

    def write(self, file: File) -> None:
        place = self._place(file.path)
        beside = place.with_name(f".{place.name}.new")
        missing = [folder for folder in (place.parent, *place.parent.parents) if not folder.exists()]
        make_folder(place.parent)
        for folder in missing:  # whatever the rights are that new files usually get here
            folder.chmod(OPEN_FOLDER)
        cleared([beside])
        with written(beside) as new:
            new.write(file.text.encode(errors=ANY_BYTES))
        beside.chmod(file.mode)
        if os.geteuid() == ROOT:
            os.chown(beside, ROOT, ROOT)
        beside.replace(place)
        sync_folder(place.parent)

    def remove(self, path: Path) -> None:
        """A file, or a folder with all that is in it."""
        place = self._place(path)
        cleared([place])
        sync_folder(place.parent)

    def _place(self, path: Path) -> Path:
        return self._root / path.relative_to("/")
