"""The file of the register, `tags.jsonl`: one line of JSON for each tag.

Rules of this file: the format is no spreadsheet, as that would turn `04E12345` into a number that cannot be turned back. A file in which
lines disagree is not used at all. A lesson that changes the register locks it from reading to writing, so that two lessons at once keep
everything that both learn.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from companion.cards.decks.cells import parse_slug
from companion.core.decks.card import CardId, DeckId
from companion.core.decks.register import MOST_BOXES, Register, Tagged, Taken, is_button, parse_uid
from companion.errors import Problem, Text, Unusable, reason, unusable
from companion.events import BUTTONS
from companion.mats.calibration import make_room as make_room_for
from companion.system.reading import Findings, meant, read_text
from companion.system.safe_files import keep, make_private_folder

_KEYS, _COMMAND_KEYS = {"uid", "deck", "card", "side", "box"}, {"uid", "command"}
fcntl = import_module("fcntl") if find_spec("fcntl") else None  # not on Windows, where lessons do not wait for each other


@contextmanager
def alone(register: Path) -> Iterator[None]:
    """Locks the register, at the longest until the program ends; other lessons wait. Where locks are unknown, no lesson waits."""
    folder = _opened(register.parent)
    try:
        if fcntl is not None and folder is not None:
            with suppress(OSError):  # a disk that knows no locks
                fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        if folder is not None:
            os.close(folder)


def _opened(folder: Path) -> int | None:
    """The folder, which is locked in place of the register: no file is left behind, and each writing makes the register a new file."""
    if fcntl is None:
        return None
    with suppress(OSError):  # a folder that cannot be opened cannot be written to either
        make_private_folder(folder)
        return os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    return None


def make_room(register: Path) -> None:
    """Raises `Unusable` where nothing could be kept."""
    with alone(register):
        make_room_for(register)


def read_register(path: Path) -> Register:
    """The register in that file; where there is none yet, an empty one."""
    if _is_absent(path):
        return Register()
    found = Findings(path)
    text = read_text(path, found)
    if text is None:
        raise Unusable([_lost(path, problem) for problem in found.problems])
    register = Register()
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            register = _with_line(register, line, Text("place-line", line=number), found)
    if found.problems:
        raise Unusable(found.problems)
    return register


def _lost(path: Path, problem: Problem) -> Problem:
    """A problem with advice for this file, which is no spreadsheet; a file that may not be read may be sound."""
    if not os.access(path, os.R_OK):
        return problem
    is_strange = not (path.is_file() or path.is_dir())  # a pipe, a device
    if is_strange:
        return Problem(problem.where, "tag-register-is-no-file")
    return Problem(problem.where, "tag-register-is-lost", problem=problem)


def _is_absent(path: Path) -> bool:
    try:
        return not path.exists()
    except OSError:  # it may be there behind a folder that we may not enter: reading will tell
        return False


def write_register(path: Path, register: Register) -> None:
    write_lines(path, register_lines(register))


def write_lines(path: Path, lines: Iterable[str]) -> None:
    """Readable for the user alone: with these lines and a phone, cards that lie face down can be read (H1)."""
    try:
        keep(Path(os.path.realpath(path)), "".join(lines).encode())  # a link stays one
    except OSError as fault:
        raise unusable(str(path), "file-unwritable", reason=reason(fault)) from fault


def register_entries(register: Register) -> Iterator[dict[str, str | int]]:
    """Each tag with what it means: cards by deck, card, box and side, then commands."""
    for uid, tagged in sorted(register.tags.items(), key=lambda one: (one[1].deck, one[1].card, register.box_of(one[0]), _by_side(*one))):
        side = {"side": tagged.side} if tagged.side else {}
        box = {"box": register.boxes[uid]} if uid in register.boxes else {}
        yield {"uid": uid, "deck": tagged.deck, "card": tagged.card, **side, **box}
    for button, uid in sorted((button, uid) for uid, button in register.commands.items()):
        yield {"uid": uid, "command": button}


def register_lines(register: Register) -> Iterator[str]:
    return (json.dumps(entry) + "\n" for entry in register_entries(register))


def _by_side(uid: str, tagged: Tagged) -> tuple[str, str]:
    return tagged.side or "", uid


def _with_line(register: Register, line: str, place: Text, found: Findings) -> Register:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        found.report("tag-line-is-no-json", place, line=line)  # a power cut may have torn it
        return register
    wrong = lack_of(entry, line)
    if wrong is not None:
        found.report(wrong, place)
        return register
    try:
        return with_entry(register, entry)
    except Unusable as fault:
        for problem in fault.problems:
            found.report("tag-line-of-taken-tag" if isinstance(fault, Taken) else "tag-line-of-no-uid", place, problem=problem)
        return register


def with_entry(register: Register, entry: Mapping[str, Any]) -> Register:
    """The register with the tag of a line, whose form was checked."""
    if "command" in entry:
        if not is_button(entry["command"]):
            instead = meant(entry["command"], (*BUTTONS, "seat-1"))
            raise unusable(Text("place-tag", tag=parse_uid(entry["uid"])), "tag-no-such-command", button=entry["command"], instead=instead)
        return register.commanding(entry["uid"], entry["command"])
    tagged = Tagged(DeckId(entry["deck"]), CardId(entry["card"]), entry.get("side"))
    return register.enrolled(entry["uid"], tagged, entry.get("box", 1))


def lack_of(entry: object, line: str) -> Text | None:
    """A fault in the form of a line, if there is one."""
    is_command = isinstance(entry, dict) and entry.keys() == _COMMAND_KEYS
    if not isinstance(entry, dict) or not (is_command or {"uid", "deck", "card"} <= entry.keys() <= _KEYS):
        return Text("tag-line-of-no-tag", line=line)
    if not all(isinstance(value, str) for key, value in entry.items() if key != "box"):
        return Text("tag-line-value-is-no-text", line=line)
    if is_command:
        return None
    if entry.get("side", "back") not in ("back", "face"):
        return Text("tag-no-such-side", side=entry["side"])
    box = entry.get("box", 1)
    if type(box) is not int or not 1 <= box <= MOST_BOXES:
        return Text("tag-no-such-box", box=str(box), most=MOST_BOXES)
    return next((word for word in (parse_slug(entry["deck"]), parse_slug(entry["card"])) if isinstance(word, Text)), None)
