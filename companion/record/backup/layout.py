"""Whether the bytes of a zip file are those of a backup and no others: members one behind the other, their list, the end.

Rules of this file: it is looked at before zipfile reads it. That takes whatever ends like a zip file, however much lies in front of it, and
holds all of the list at once; and it would give the same bytes to as many members as point to them.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Sequence
from typing import Any, BinaryIO
from zipfile import ZipInfo

from companion.record.backup.manifest import LONGEST_MANIFEST, MOST_MEMBERS

END = struct.Struct("<4s4H2LH")  # of the format's specification: 4.3.16, 4.3.15, 4.3.14, 4.3.12, 4.3.7
LOCATOR = struct.Struct("<4sLQL")
LARGE_END = struct.Struct("<4sQ2H2L4Q")
LISTED = struct.Struct("<4s6H3L5H2L")
LOCAL = struct.Struct("<4s5H3L2H")
NO_ZIP, OTHER_BYTES = "it cannot be read (no zip file, or a part of one)", "there are other bytes in it than those of a backup"


def lack_of_end(file: BinaryIO) -> str | None:
    """What is wrong with the list of members and what follows it."""
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
    """A comment has 65,535 bytes at the most, and other bytes have to fit in its place."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - END.size - 65_535))
    return b"PK\x05\x06" in file.read()


def _lack_of_list(file: BinaryIO, at: int, end: int, count: int) -> str | None:
    for _ in range(count):
        listed = _read(file, at, LISTED)
        if listed is None or listed[0] != b"PK\x01\x02":
            return NO_ZIP
        at += LISTED.size + sum(listed[10:13])
    return None if at == end else NO_ZIP


def lack_of_members(file: BinaryIO, found: Sequence[ZipInfo], end: int) -> str | None:
    """They begin with the file, each where the one before it ends, and end where their list begins."""
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
