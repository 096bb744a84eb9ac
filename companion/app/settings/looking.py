"""What only shows when one looks: the mat, voices, driver and television that facedown.toml names, as they are on this machine.

Rules of this file: a fault is what keeps a match from being played as it was asked for; a note is what the referee does without. Each is
told at the line of facedown.toml that names it, or at its own place in the file that is meant.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from companion.app.audio import clips_of
from companion.app.settings.holding import lines_of
from companion.config.config import DRIVERS, Config, Folders
from companion.errors import Problem, Unusable
from companion.mats import files as mats
from companion.system.reading import quoted
from companion.voice.engines import piper

CEC = "cec-ctl"
DESCRIPTION = ".json"  # what lies beside each of Piper's voice files
CARD = "CARD="


@dataclass(frozen=True, slots=True)
class Finding:
    kind: Literal["fault", "note"]
    problem: Problem


def drivers_here() -> Sequence[str] | None:
    """Loads SDL, and is asked only where somebody names a driver."""
    from companion.screen.driver import drivers_built_in

    return drivers_built_in()


@dataclass(frozen=True, slots=True)
class Machine:
    """What is asked of the machine."""

    root: Path = Path("/")  # for devices
    which: Callable[[str], str | None] = shutil.which
    drivers: Callable[[], Sequence[str] | None] = drivers_here
    may_use: Callable[[Path], bool] = lambda path: os.access(path, os.R_OK | os.W_OK)

    def device(self, path: str) -> Path:
        return self.root / path.lstrip("/")


HERE = Machine()


def looked(config: Config, text: str, where: str, folders: Folders, machine: Machine = HERE) -> Iterator[Finding]:
    """In the order of the file; `text` is what `config` was parsed from."""
    lines = {path: f"{where} line {line}" for path, line in lines_of(text).items()}
    if config.mat is not None:
        yield from _of_mat(config.mat, lines[("mat",)], folders)
    yield from _of_recordings(config, lines)
    yield from _of_sound(config, lines, machine)
    yield from _of_piper(config, lines, machine)
    if config.screen.driver is not None:
        yield from _of_driver(config.screen.driver, lines[("screen", "driver")], machine)
    if config.television.standby:
        yield from _of_television(config, lines, machine)


Lines = dict[tuple[str, ...], str]


def _of_mat(name: str, where: str, folders: Folders) -> Iterator[Finding]:
    try:
        mats.find(name, folders.mats)
    except Unusable as fault:
        for one in fault.problems:
            is_of_name = one.where.startswith("mat ")
            yield Finding("fault", Problem(where, one.what, one.fix) if is_of_name else one)


def _of_recordings(config: Config, lines: Lines) -> Iterator[Finding]:
    folder = config.voice.folder
    try:
        clips_of(config.voice)
    except Unusable as fault:
        for one in fault.problems:
            yield Finding("note", Problem(lines["voice", "folder"], one.what, one.fix) if one.where == str(folder) else one)


def _of_sound(config: Config, lines: Lines, machine: Machine) -> Iterator[Finding]:
    """ALSA names cards in the form default:CARD=vc4hdmi0,DEV=0; anything else is known to ALSA alone."""
    _, is_of_card, rest = (config.voice.device or "").partition(CARD)
    cards, card = machine.device("/proc/asound"), rest.partition(",")[0]
    if is_of_card and cards.is_dir() and not _is_there(cards / card):
        known = sorted(one.name for one in cards.iterdir() if one.is_symlink())
        fix = f"plug it in, or use one of: {', '.join(known)}" if known else "plug it in; there is no sound card now"
        yield Finding("note", Problem(lines["voice", "device"], f"there is no sound card {quoted(card)}", fix))


def _of_piper(config: Config, lines: Lines, machine: Machine) -> Iterator[Finding]:
    for language, file in config.voice.piper.items():
        for missing in [one for one in (file, Path(f"{file}{DESCRIPTION}")) if not _is_there(one)]:
            fix = "put both files of Piper's voice there: the second is called as the first, with .json behind it"
            yield Finding("note", Problem(lines["voice", "piper", language], f"there is no file {quoted(str(missing))}", fix))
    if config.voice.piper and piper.command(machine.which) is None:
        first = lines["voice", "piper", next(iter(config.voice.piper))]
        yield Finding("note", Problem(first, "Piper is not installed", "install it: pip install piper-tts"))


def _of_driver(driver: str, where: str, machine: Machine) -> Iterator[Finding]:
    known = machine.drivers()
    if known is not None and driver not in known:
        shown = [one for one in DRIVERS if one in known]
        fix = f"leave the line out, or use one of: {', '.join(shown)}" if shown else "leave the line out, or install pygame-ce"
        yield Finding("fault", Problem(where, f"pygame was built without the driver {quoted(driver)}", fix))


def _of_television(config: Config, lines: Lines, machine: Machine) -> Iterator[Finding]:
    where, device = lines["television", "standby"], machine.device(config.television.device)
    named = lines.get(("television", "device"), where)
    if not _is_there(device):
        fix = "see that a television hangs on the HDMI socket, and name the device that is there: ls /dev/cec*"
        yield Finding("note", Problem(named, f"there is no {quoted(config.television.device)}", fix))
    elif not machine.may_use(device):
        fix = "join the group that may, then log in once more: sudo usermod -aG video $USER"
        yield Finding("note", Problem(named, f"this user may not use {quoted(config.television.device)}", fix))
    if machine.which(CEC) is None:
        yield Finding("note", Problem(where, f"there is no command {quoted(CEC)}", "install it: sudo apt install v4l-utils"))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # a name that is too long, or a folder that we may not enter
        return False
