"""The list of what a backup holds, written as `manifest.json`, and how those of earlier formats are read.

Rules of this file: a format is never changed once it was released; a new one gets the next number and a reader in `FORMATS`. What a list
names is checked here, so that whatever stands in it can be unpacked without harm.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from companion.errors import Problem, Unusable, unusable
from companion.record.backup.places import CALIBRATIONS, DAMAGED, DECKS, JOURNAL, MATS, SETTINGS, TAGS
from companion.record.journal_file import BESIDE
from companion.system.reading import quoted

FORMAT = 1
NAME = "manifest.json"
LONGEST_MANIFEST = 16_000_000  # bytes
MOST_MEMBERS, LONGEST_NAME, LONGEST_WORD = 50_000, 500, 60
MOST_SIGNS = 20 * MOST_MEMBERS  # commas and brackets: each may become an object of hundreds of bytes
DEEPEST = 10  # folders; a deck is one
MOST_SHOWN = 20  # problems of one kind; a file that is wrong throughout needs no more
# What backups are made of is far smaller; these bounds are there for files that somebody made to fill a disk.
LARGEST = {
    SETTINGS: 1_000_000,
    TAGS: 5_000_000,
    DECKS: 50_000_000,
    MATS: 5_000_000,
    CALIBRATIONS: 5_000_000,
    JOURNAL: 16_000_000_000,
    DAMAGED: 16_000_000_000,
}
OF_JOURNAL = (JOURNAL, *(JOURNAL + end for end in BESIDE))
# Names of devices, with whatever ending, in whatever case; names that begin with a drive; endings that a system cuts off.
DEVICES = r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\xb9\xb2\xb3]) *(?:[.:].*)?"
NOT_EVERYWHERE = re.compile(rf"{DEVICES}|[a-z]:.*|.*[. ]", re.IGNORECASE)
_DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Member:
    name: str
    size: int
    sha256: str

    @property
    def piece(self) -> str:
        return self.name.partition("/")[0]


@dataclass(frozen=True, slots=True)
class Manifest:
    program: str  # the version of facedown that made it
    made: str  # by the wall clock, in ISO 8601 with its zone
    members: tuple[Member, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(member.name for member in self.members)


def to_text(manifest: Manifest) -> str:
    return json.dumps({"format": FORMAT, **asdict(manifest)}, indent=1, ensure_ascii=False) + "\n"


def parse(raw: bytes, where: str) -> Manifest:
    """Raises `Unusable` with all that is wrong with it."""
    if sum(map(raw.count, (b",", b"[", b"{"))) > MOST_SIGNS:
        raise too_long(where)
    try:
        content = json.loads(raw)
        number = content["format"]
    except (ValueError, RecursionError, KeyError, TypeError):
        raise _no_manifest(where) from None
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise _no_manifest(where)
    if number > FORMAT:
        what = f"a newer version of facedown has written it (format {str(number)[:20]}; this one reads up to {FORMAT})"
        raise unusable(where, what, "update facedown, and restore it again")
    manifest = FORMATS[number](content)
    if manifest is None:
        raise _no_manifest(where)
    if not any(member.piece != DAMAGED for member in manifest.members):
        raise unusable(where, f"its {NAME} lists nothing that can be restored", _ANOTHER)
    problems = _lacks(manifest.members, where)
    if problems:
        raise Unusable(problems[:MOST_SHOWN])
    return manifest


def lack_of_name(name: str) -> str | None:
    """Why nothing of that name can be in a backup."""
    parts = name.split("/")
    if not name.isprintable() or "\\" in name or len(name) > LONGEST_NAME:
        return "a backup has no such names: they are printable, without a backslash, and not longer than 500 characters"
    if any(part in ("", ".", "..") for part in parts):
        return "it leads out of the folder that it belongs to"
    if any(NOT_EVERYWHERE.fullmatch(part) for part in parts):
        return "not every system takes such a name"
    if len(parts) > DEEPEST + 1:
        return f"it lies more than {DEEPEST} folders deep"
    if name in (SETTINGS, TAGS, JOURNAL) or (parts[0] in (DECKS, MATS, CALIBRATIONS) and len(parts) > 1):
        return None
    if parts[0] == DAMAGED and len(parts) == 2 and parts[1] in OF_JOURNAL:
        return None
    return "a backup has nothing of that name"


def _lacks(members: Sequence[Member], where: str) -> list[Problem]:
    if len(members) > MOST_MEMBERS:
        return [Problem(where, f"it lists {len(members):,} files, and a backup has {MOST_MEMBERS:,} at the most", _ANOTHER)]
    problems = []
    seen: set[str] = set()
    for member in members:
        lack = lack_of_name(member.name)
        if lack is None and member.name in seen:
            lack = "it is listed twice"
        if lack is None and member.size > LARGEST[member.piece]:
            lack = f"it would have {member.size:,} bytes, more than any backup has for it"
        if lack is not None:
            problems.append(Problem(f"{where}, {quoted(member.name)}", lack, _ANOTHER))
        seen.add(member.name)
    return problems


def _first(content: dict[str, Any]) -> Manifest | None:
    program, made, rows = _word(content.get("program")), _word(content.get("made")), content.get("members")
    if program is None or made is None or not isinstance(rows, list):
        return None
    members = [_member(row) for row in rows]
    known = tuple(member for member in members if member is not None)
    return Manifest(program, made, known) if len(known) == len(members) else None


def _member(row: Any) -> Member | None:
    if not isinstance(row, dict):
        return None
    name, size, digest = (row.get(key) for key in ("name", "size", "sha256"))
    if not isinstance(name, str) or isinstance(size, bool) or not isinstance(size, int) or size < 0:
        return None
    return Member(name, size, digest) if isinstance(digest, str) and _DIGEST.fullmatch(digest) else None


def _word(value: Any) -> str | None:
    return value if isinstance(value, str) and value.isprintable() and len(value) <= LONGEST_WORD else None


def too_long(where: str) -> Unusable:
    return unusable(where, f"its {NAME} is longer than that of any backup", _ANOTHER)


def _no_manifest(where: str) -> Unusable:
    return unusable(where, f"its {NAME} is none of a backup", _ANOTHER)


_ANOTHER = "restore another backup; nothing of this one was used"
FORMATS: dict[int, Callable[[dict[str, Any]], Manifest | None]] = {1: _first}
