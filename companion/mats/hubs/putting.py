"""The commands by which a hub gets its firmware, as somebody types them."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

MPREMOTE = "mpremote"
FOLDER = "hub"  # in which files are gathered, where nobody has named one


def commands(folder: str, port: str = "", antennas: int | None = None) -> tuple[str, ...]:
    """From gathering the files on; `port` is a path, or the serial number of the board."""
    of = ["--antennas", str(antennas)] if antennas is not None else []
    return (shlex.join(["facedown", "hub", "files", folder, *of]), *copying(folder, port))


def in_one_line(trouble: str, port: str, antennas: int) -> str:
    """A hub's trouble for the log; where it has the firmware of another version, with what mends it."""
    return f"{trouble}; to be mended by: {' && '.join(commands(FOLDER, port, antennas))}" if trouble == "wire-version" else trouble


def copying(folder: str, port: str = "", program: str = MPREMOTE) -> tuple[str, ...]:
    """Once the files are gathered; without a port there is only one board plugged in."""
    mpremote = shlex.join([program, *(["connect", port if "/" in port else f"id:{port}"] if port else [])])
    return (shlex.join(["cd", folder]), f"{mpremote} cp -r *.py hardware :", f"{mpremote} reset")


def starting(port: str = "") -> str:
    return copying("", port)[-1]


def program() -> tuple[str, str]:
    """What mpremote is called here; and the command that gets it, where it is missing."""
    beside = Path(sys.executable).with_name(MPREMOTE)
    if shutil.which(MPREMOTE) is not None:
        return MPREMOTE, ""
    if beside.is_file():
        return str(beside), ""
    sudo = [] if beside.parent.stat().st_uid == os.geteuid() else ["sudo"]
    return str(beside), shlex.join([*sudo, sys.executable, "-m", "pip", "install", MPREMOTE])
