"""A backup file opened for reading: nothing in it is used before it was compared with the list of what it should hold.

Rules of this file: nothing is unpacked that the list does not name, nor more of it than the list says; a zip file that is wrong in any way
raises `Unusable`, which names the place. Before zipfile reads a file, its bytes are checked to be those of a backup and no others: members
one behind the other, their list, the end. zipfile by itself accepts bytes in front of the members, holds the whole list at once, and gives
the same bytes to all members that point to them.
"""

from __future__ import annotations

import os
import stat
import struct
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from companion.core.frozen import dataclass
from companion.errors import Problem, Text, Unusable, reason, unusable
from companion.record.backup.manifest import (
    LONGEST_MANIFEST,
    MOST_MEMBERS,
    MOST_SHOWN,
    NAME,
    Manifest,
    Member,
    lack_of_name,
    parse,
    too_long,
)

CHUNK, GIGABYTE = 1 << 20, 1_000_000_000
KNOWN_FLAGS = 0x0806  # names in UTF-8, and how hard it was packed
# What zipfile and zlib raise for damaged files.
SPOILED = (BadZipFile, zlib.error, struct.error, EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError, KeyError, OSError)
END = struct.Struct("<4s4H2LH")  # of the format's specification: 4.3.16, 4.3.15, 4.3.14, 4.3.12, 4.3.7
LOCATOR = struct.Struct("<4sLQL")
LARGE_END = struct.Struct("<4sQ2H2L4Q")
LISTED = struct.Struct("<4s6H3L5H2L")
LOCAL = struct.Struct("<4s5H3L2H")
NO_ZIP, OTHER_BYTES = Text("backup-is-no-zip"), Text("backup-has-other-bytes")


@dataclass(frozen=True, slots=True)
class Archive:
    where: str
    manifest: Manifest
    _zip: ZipFile

    def check(self) -> None:
        """Reads every member; raises `Unusable` where one is not what was saved."""
        for member in self.manifest.members:
            for _ in self.chunks(member):
                pass

    def chunks(self, member: Member) -> Iterator[bytes]:
        """The contents of a member, checked at their end; zipfile gives no more bytes than the size that was compared with the list."""
        digest, size = sha256(), 0
        try:
            with self._zip.open(member.name) as file:
                while chunk := file.read(CHUNK):
                    size += len(chunk)
                    digest.update(chunk)
                    yield chunk
        except SPOILED:
            raise self._spoiled(member) from None
        if size != member.size or digest.hexdigest() != member.sha256:
            raise self._spoiled(member)

    def _spoiled(self, member: Member) -> Unusable:
        return unusable(Text("place-within-quoted", place=self.where, name=member.name), "backup-file-is-not-what-was-saved")


@contextmanager
def opened_backup(path: Path, most: int | None = None) -> Iterator[Archive]:
    """`most` is the number of bytes that all members together may have; None: as many as there is room for."""
    where = str(path)
    if not _is_file(path):
        raise unusable(where, "backup-no-such-file")
    with ExitStack() as stack:
        try:
            file = stack.enter_context(path.open("rb"))
            _refuse(where, _lack_of_end(file))
            zip_file = stack.enter_context(ZipFile(file))
            manifest = _listed(zip_file, where)
            _refuse(where, _lack_of_members(file, zip_file.infolist(), zip_file.start_dir))
        except SPOILED as fault:
            _refuse(where, Text("backup-unreadable", reason=reason(fault)) if isinstance(fault, OSError) else NO_ZIP)
            raise
        _refuse_too_much(where, manifest, most)
        yield Archive(where, manifest, zip_file)


def _refuse(where: str, lack: Text | None) -> None:
    if lack is not None:
        raise unusable(where, "backup-cannot-be-restored", lack=lack) from None


def _refuse_too_much(where: str, manifest: Manifest, most: int | None) -> None:
    """A small file can unpack to a thousand times its size, so its list is added up before anything is unpacked."""
    size = sum(member.size for member in manifest.members)
    if most is not None and size > most:
        raise unusable(where, "backup-too-large", size=size, most=most, limit=-(-size // GIGABYTE))


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name too long or with a NUL, or a closed folder
        return False


def _listed(zip_file: ZipFile, where: str) -> Manifest:
    found = zip_file.infolist()
    described = [info for info in found if info.filename == NAME]
    if not described:
        raise unusable(where, "backup-without-a-list", name=NAME)
    if described[0].file_size > LONGEST_MANIFEST:
        raise too_long(where)
    try:
        with zip_file.open(described[0]) as file:
            raw = file.read(LONGEST_MANIFEST)
    except SPOILED:
        raise unusable(where, "backup-part-is-damaged", name=NAME) from None
    manifest = parse(raw, where)
    problems = [*_lacks_of_entries(found, manifest, where), *_missing(found, manifest, where)]
    if problems:
        raise Unusable(problems[:MOST_SHOWN])
    return manifest


def _lacks_of_entries(found: list[ZipInfo], manifest: Manifest, where: str) -> Iterator[Problem]:
    sizes = {member.name: member.size for member in manifest.members}
    times = Counter(info.filename for info in found)
    for info in found:
        lack = _lack(info, sizes, times)
        if lack is not None:
            yield Problem(Text("place-within-quoted", place=where, name=info.orig_filename), "backup-cannot-be-restored", lack=lack)


def _lack(info: ZipInfo, sizes: dict[str, int], times: Counter[str]) -> Text | None:
    kind = stat.S_IFMT(info.external_attr >> 16)
    if info.filename != info.orig_filename:
        return Text("backup-name-is-not-what-it-seems")
    if kind not in (0, stat.S_IFREG):
        return Text("backup-of-a-link" if kind == stat.S_IFLNK else "backup-of-no-file")
    if info.filename not in sizes and info.filename != NAME:
        return lack_of_name(info.filename) or Text("backup-file-is-not-listed", name=NAME)
    if times[info.filename] > 1:
        return Text("backup-file-is-there-twice")
    if info.flag_bits & ~KNOWN_FLAGS or info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        return Text("backup-file-is-packed-otherwise")
    if info.file_size != sizes.get(info.filename, info.file_size):
        return Text("backup-file-of-another-size", name=NAME)
    return None


def _missing(found: list[ZipInfo], manifest: Manifest, where: str) -> Iterator[Problem]:
    there = {info.filename for info in found}
    for name in manifest.names:
        if name not in there:
            yield Problem(Text("place-within-quoted", place=where, name=name), "backup-file-is-missing", name=NAME)


def _lack_of_end(file: BinaryIO) -> Text | None:
    """What is wrong with the list of members and the bytes after it; None where they are sound."""
    end = file.seek(0, os.SEEK_END) - END.size
    mark, *_, count, size, at, comment = _read(file, end, END) or (b"", 0, 0, 0, 0, 0)
    if mark != b"PK\x05\x06" or comment:
        return OTHER_BYTES if _ends_earlier(file) else NO_ZIP
    locator = _read(file, end - LOCATOR.size, LOCATOR)
    if locator is not None and locator[0] == b"PK\x06\x07":
        end -= LOCATOR.size + LARGE_END.size
        mark, *_, count, size, at = _read(file, end, LARGE_END) or (b"", 0, 0, 0, 0)
        if mark != b"PK\x06\x06":
            return NO_ZIP
    if count > MOST_MEMBERS + 1 or size > LONGEST_MANIFEST:
        return NO_ZIP
    if at + size != end:
        return OTHER_BYTES
    return _lack_of_list(file, at, end, count)


def _ends_earlier(file: BinaryIO) -> bool:
    """Whether a zip file ends before this file does: a comment, or other bytes in its place, has 65,535 bytes at the most."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - END.size - 65_535))
    return b"PK\x05\x06" in file.read()


def _lack_of_list(file: BinaryIO, at: int, end: int, count: int) -> Text | None:
    for _ in range(count):
        listed = _read(file, at, LISTED)
        if listed is None or listed[0] != b"PK\x01\x02":
            return NO_ZIP
        at += LISTED.size + sum(listed[10:13])
    return None if at == end else NO_ZIP


def _lack_of_members(file: BinaryIO, found: Sequence[ZipInfo], end: int) -> Text | None:
    """What is wrong with the places of the members: each begins where the one before it ends, and the list where the last one ends."""
    at = 0
    for info in sorted(found, key=lambda info: info.header_offset):
        local = _read(file, at, LOCAL) if info.header_offset == at else None
        if local is None or local[0] != b"PK\x03\x04":
            return OTHER_BYTES
        at += LOCAL.size + sum(local[9:11]) + info.compress_size
    return None if at == end else OTHER_BYTES


def _read(file: BinaryIO, at: int, what: struct.Struct) -> tuple[Any, ...] | None:
    if at < 0:
        return None
    file.seek(at)
    raw = file.read(what.size)
    return what.unpack(raw) if len(raw) == what.size else None
