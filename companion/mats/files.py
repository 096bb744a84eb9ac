"""Mat files: finding them, reading them, and reporting all faults of one at once.

Rules of this file: a file with faults is not used in part, and any bytes raise nothing but `Unusable`. `hardware/mats/README.md` describes
the format.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from companion.errors import Text, Unusable, reason, unusable
from companion.mats.outline import plan_of
from companion.mats.plan import NO_MAT, Plan
from companion.system.located import Located
from companion.system.reading import meant
from companion.system.refusals import library_reason
from companion.system.section import FileProblems

ENDING = ".toml"
LONGEST_FILE, LONGEST_LINE = 64_000, 1_000  # bytes, characters; for a key of 20,000 parts tomllib takes more than a gigabyte
_SHIPPED = Path(__file__).resolve().parents[2] / "hardware" / "mats"  # the two packages lie side by side, installed or not


def find(name_or_path: str | Path, own: Path | None = None) -> Plan:
    """The mat of that name in the user's `own` folder, then among the shipped ones; else the mat in that file; `none` is no mat at all."""
    return NO_MAT if str(name_or_path) == NO_MAT.name else load(file_of(name_or_path, own))


def file_of(name_or_path: str | Path, own: Path | None = None, *, can_be_none: bool = True) -> Path:
    """The file that `find` reads; without `can_be_none` the fix in an error does not offer to do without a mat."""
    wanted = str(name_or_path)
    named = {**_mats_in(_SHIPPED), **_mats_in(own)}  # a changed copy replaces a shipped mat
    if wanted in named:
        return named[wanted]
    file = Path(wanted).expanduser() if wanted.startswith("~/") else Path(wanted)
    if wanted and _is_file(file):
        return file
    known = (*named, NO_MAT.name) if can_be_none else named
    raise unusable(Text("place-mat-quoted", mat=wanted), "mat-not-found", instead=meant(wanted, known))


def shipped() -> tuple[str, ...]:
    """The mats that come with the program, by name."""
    return tuple(_mats_in(_SHIPPED))


def is_shipped(file: Path) -> bool:
    return file.resolve().parent == _SHIPPED


def load(file: Path) -> Plan:
    return parse_mat(_text(file), str(file))


def parse_mat(text: str, where: str) -> Plan:
    """The mat in a text; `where` names the file in its problems."""
    _refuse_long_lines(text, where)
    try:
        content = tomllib.loads(text)
        lines = Located(text.replace("\r\n", "\n"))
    except (ValueError, RecursionError) as fault:  # ValueError: no TOML, or a number that is too large
        place = Text("place-line-of", file=where, line=_line_of(str(fault), text))
        raise unusable(place, "mat-not-toml", reason=library_reason(fault)) from None
    found = FileProblems(where, lines)
    plan = plan_of(content, found)
    if plan is None:
        raise Unusable(found.problems)
    return plan


def _mats_in(folder: Path | None) -> dict[str, Path]:
    try:
        files = sorted(folder.glob(f"*{ENDING}")) if folder is not None and folder.is_dir() else []
    except OSError as fault:
        raise unusable(str(folder), "file-folder-unreadable", reason=reason(fault)) from fault
    return {file.name.removesuffix(ENDING): file for file in files}


def _is_file(path: Path) -> bool:
    try:
        return path.exists() and not path.is_dir()
    except (OSError, ValueError):  # a name that is too long or contains a NUL, or a folder that may not be entered
        return False


def is_regular(path: Path) -> bool:
    """Whether it is a file, a folder, or nothing, which can be opened without waiting for a writer, as a pipe cannot."""
    return path.is_file() or path.is_dir() or not path.exists()


def _text(file: Path) -> str:
    try:
        if not is_regular(file):
            raise unusable(str(file), "mat-no-regular-file")
        with file.open("rb") as opened:
            raw = opened.read(LONGEST_FILE + 1)
    except OSError as fault:
        raise unusable(str(file), "file-unreadable-or-no-file", reason=reason(fault)) from fault
    if len(raw) > LONGEST_FILE:
        raise unusable(str(file), "mat-too-large", longest=LONGEST_FILE)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = raw.count(b"\n", 0, fault.start) + 1
        raise unusable(Text("place-line-of", file=str(file), line=line), "mat-not-utf8", byte=fault.start + 1) from None


def _refuse_long_lines(text: str, where: str) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise unusable(Text("place-line-of", file=where, line=number), "config-line-too-long", count=len(line), longest=LONGEST_LINE)


def _line_of(complaint: str, text: str) -> int:
    """The line in a message of tomllib, which says "at line 3" or "at end of document"."""
    said = re.search(r"at line (\d+)", complaint)
    return int(said[1]) if said else text.rstrip("\n").count("\n") + 1
