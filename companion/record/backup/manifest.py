"""What a backup holds: the pieces of a table and where they lie, the list `manifest.json`, and a count of its contents in words.

Rules of this file: a format is never changed once it was released; a new one gets the next number and a reader in `FORMATS`. The names in a
list are checked here, so that everything in it can be unpacked without harm.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from companion.cards.decks.files import OUTLINE
from companion.config.config import FILE_NAME, Folders
from companion.core.frozen import dataclass
from companion.errors import Problem, Text, Unusable, unusable
from companion.mats.files import ENDING
from companion.record.journal_file import BESIDE, with_logs

SETTINGS, TAGS, JOURNAL = FILE_NAME, "tags.jsonl", "journal.sqlite"
DECKS, MATS, CALIBRATIONS, DAMAGED = "decks", "mats", "calibrations", "damaged"
FORMAT = 1
ANOTHER = "restore another backup; nothing of this one was used"
NAME = "manifest.json"
LONGEST_MANIFEST = 16_000_000  # bytes
MOST_MEMBERS, LONGEST_NAME, LONGEST_WORD = 50_000, 500, 60
MOST_SIGNS = 20 * MOST_MEMBERS  # commas and brackets; each may become an object of hundreds of bytes
DEEPEST = 10  # folders; a deck is one
MOST_SHOWN = 20  # problems of one kind that are reported
# Real pieces are far smaller; the bounds are against files made to fill a disk.
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
# Names of devices with any ending, in any case; names that begin with a drive; endings that some systems cut off.
DEVICES = r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\xb9\xb2\xb3]) *(?:[.:].*)?"
NOT_EVERYWHERE = re.compile(rf"{DEVICES}|[a-z]:.*|.*[. ]", re.IGNORECASE)
_DIGEST = re.compile(r"[0-9a-f]{64}")
_ONE = {"matches": "match", "tags": "tag", "decks": "deck", "mats": "mat", "settings": "setting"}


@dataclass(frozen=True, slots=True)
class Piece:
    name: str  # in a backup; the names of files in a folder begin with the folder's
    path: Path
    is_folder: bool = False


def pieces_of(folders: Folders) -> tuple[Piece, ...]:
    """In the order in which they are put in place."""
    return (
        Piece(SETTINGS, _landed(folders.config / SETTINGS)),
        Piece(TAGS, _landed(folders.state / TAGS)),
        Piece(DECKS, _landed(folders.decks), is_folder=True),
        Piece(MATS, _landed(folders.mats), is_folder=True),
        Piece(CALIBRATIONS, _landed(folders.state / CALIBRATIONS), is_folder=True),  # of mats that come with the program
        Piece(JOURNAL, _landed(folders.state / JOURNAL)),
    )


def journal_of(folders: Folders) -> Path:
    """The journal under the name by which the program locks it."""
    return folders.state / JOURNAL


def refuse_within(pieces: tuple[Piece, ...], path: Path) -> None:
    """Refuses a backup among the pieces: the next backup would contain it, and restoring the table would delete it."""
    landed = _landed(path)
    for piece in pieces:
        if landed in with_logs(piece.path) or (piece.is_folder and landed.is_relative_to(piece.path)):
            raise unusable(str(path), "backup-inside-itself", path=str(piece.path))


def _landed(path: Path) -> Path:
    """The target of a link, so that the link itself stays."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):  # links in a circle, or no valid name: opening it reports that
        return path.absolute()


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
        raise unusable(where, "backup-of-newer-version", number=str(number)[:20], format=FORMAT)
    manifest = FORMATS[number](content)
    if manifest is None:
        raise _no_manifest(where)
    if not any(member.piece != DAMAGED for member in manifest.members):
        raise unusable(where, "backup-of-nothing", name=NAME)
    problems = _lacks(manifest.members, where)
    if problems:
        raise Unusable(problems[:MOST_SHOWN])
    return manifest


def lack_of_name(name: str) -> Text | None:
    """Why no backup can hold a file of that name; None where it can."""
    parts = name.split("/")
    if not name.isprintable() or "\\" in name or len(name) > LONGEST_NAME:
        return Text("backup-has-no-such-names", longest=LONGEST_NAME)
    if any(part in ("", ".", "..") for part in parts):
        return Text("backup-name-leads-out")
    if any(NOT_EVERYWHERE.fullmatch(part) for part in parts):
        return Text("backup-name-not-everywhere")
    if len(parts) > DEEPEST + 1:
        return Text("backup-name-too-deep", deepest=DEEPEST)
    if name in (SETTINGS, TAGS, JOURNAL) or (parts[0] in (DECKS, MATS, CALIBRATIONS) and len(parts) > 1):
        return None
    if parts[0] == DAMAGED and len(parts) == 2 and parts[1] in OF_JOURNAL:
        return None
    return Text("backup-has-nothing-of-that-name")


def _lacks(members: Sequence[Member], where: str) -> list[Problem]:
    if len(members) > MOST_MEMBERS:
        return [Problem(where, "backup-lists-too-many-files", count=len(members), most_members=MOST_MEMBERS)]
    problems = []
    seen: set[str] = set()
    for member in members:
        lack = lack_of_name(member.name)
        if lack is None and member.name in seen:
            lack = Text("backup-file-is-listed-twice")
        if lack is None and member.size > LARGEST[member.piece]:
            lack = Text("backup-file-too-large", size=member.size)
        if lack is not None:
            problems.append(Problem(Text("place-within-quoted", place=where, name=member.name), "backup-cannot-be-restored", lack=lack))
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
    return unusable(where, "backup-list-too-long", name=NAME)


def _no_manifest(where: str) -> Unusable:
    return unusable(where, "backup-list-of-something-else", name=NAME)


@dataclass(frozen=True, slots=True)
class Contents:
    matches: int = 0
    tags: int = 0
    decks: int = 0
    mats: int = 0
    settings: int = 0

    def __str__(self) -> str:
        counts = ((field.name, getattr(self, field.name)) for field in fields(self))
        return ", ".join(f"{count:,} {name if count != 1 else _ONE[name]}" for name, count in counts)


def contents_of(names: Iterable[str], raws: Mapping[str, bytes], matches: int) -> Contents:
    """Counts by the names of files, and by the contents of settings and tags in `raws`."""
    names = tuple(names)
    tags = sum(1 for line in raws.get(TAGS, b"").splitlines() if line.strip())
    return Contents(matches, tags, len(decks_of(names)), len(mats_of(names)), _settings(raws.get(SETTINGS, b"")))


def decks_of(names: Iterable[str]) -> tuple[str, ...]:
    """The names of decks, as players use them."""
    return tuple(parts[1] for parts in _parted(names) if len(parts) == 3 and parts[0] == DECKS and parts[2] == OUTLINE)


def mats_of(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(
        parts[1].removesuffix(ENDING) for parts in _parted(names) if len(parts) == 2 and parts[0] == MATS and parts[1].endswith(ENDING)
    )


def _parted(names: Iterable[str]) -> Iterable[list[str]]:
    return (name.split("/") for name in sorted(names))


def _settings(raw: bytes) -> int:
    try:
        return len(tomllib.loads(raw.decode("utf-8-sig")))
    except (ValueError, RecursionError):
        return 0


FORMATS: dict[int, Callable[[dict[str, Any]], Manifest | None]] = {1: _first}
