"""A backup file opened for reading: nothing in it is believed before it was compared with the list of what it should hold.

Rules of this file: nothing is unpacked that the list does not name, nor more of it than the list says; a zip file that is wrong in whatever
way raises `Unusable`, which names the place.
"""

from __future__ import annotations

import stat
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from companion.errors import Problem, Unusable, unusable
from companion.record.backup import layout
from companion.record.backup.manifest import LONGEST_MANIFEST, MOST_SHOWN, NAME, Manifest, Member, lack_of_name, parse, too_long
from companion.system.reading import quoted

CHUNK, GIGABYTE = 1 << 20, 1_000_000_000
KNOWN_FLAGS = 0x0806  # names in UTF-8, and how hard it was packed
ANOTHER = "restore another backup; nothing of this one was used"
# What zipfile and zlib raise where a file is not what it says.
SPOILED = (BadZipFile, zlib.error, struct.error, EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError, KeyError, OSError)


@dataclass(frozen=True, slots=True)
class Archive:
    where: str
    manifest: Manifest
    _zip: ZipFile

    def check(self) -> None:
        """Every member is what was saved; raises `Unusable`."""
        for member in self.manifest.members:
            for _ in self.chunks(member):
                pass

    def chunks(self, member: Member) -> Iterator[bytes]:
        """What stands in it, checked when the last of it was given; zipfile gives no more than the size that was compared with the list."""
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
        return unusable(f"{self.where}, {quoted(member.name)}", "it is damaged: it is not what was saved", ANOTHER)


@contextmanager
def opened(path: Path, most: int | None = None) -> Iterator[Archive]:
    """`most` are the bytes that all members together may have; None: as many as there is room for."""
    where = str(path)
    if not _is_file(path):
        raise unusable(where, "there is no such file", "name a file that `facedown backup` has made")
    with ExitStack() as stack:
        try:
            file = stack.enter_context(path.open("rb"))
            _refuse(where, layout.lack_of_end(file))
            zip_file = stack.enter_context(ZipFile(file))
            manifest = _listed(zip_file, where)
            _refuse(where, layout.lack_of_members(file, zip_file.infolist(), zip_file.start_dir))
        except SPOILED as fault:
            _refuse(where, f"it cannot be read ({fault.strerror})" if isinstance(fault, OSError) else layout.NO_ZIP)
            raise
        _refuse_too_much(where, manifest, most)
        yield Archive(where, manifest, zip_file)


def _refuse(where: str, lack: str | None) -> None:
    if lack is not None:
        raise unusable(where, lack, ANOTHER) from None


def _refuse_too_much(where: str, manifest: Manifest, most: int | None) -> None:
    """A small file can unpack to a thousand times its size, so it is asked what it says before anything of it is unpacked."""
    size = sum(member.size for member in manifest.members)
    if most is not None and size > most:
        what = f"it would unpack to {size:,} bytes, and {most:,} are the most"
        raise unusable(where, what, f"add --limit {-(-size // GIGABYTE)} if you know where it comes from")


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name too long or with a NUL, or a folder that we may not enter
        return False


def _listed(zip_file: ZipFile, where: str) -> Manifest:
    found = zip_file.infolist()
    described = [info for info in found if info.filename == NAME]
    if not described:
        raise unusable(where, f"it has no {NAME}", "name a file that `facedown backup` has made")
    if described[0].file_size > LONGEST_MANIFEST:
        raise too_long(where)
    try:
        with zip_file.open(described[0]) as file:
            raw = file.read(LONGEST_MANIFEST)
    except SPOILED:
        raise unusable(where, f"its {NAME} is damaged", ANOTHER) from None
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
            yield Problem(f"{where}, {quoted(info.orig_filename)}", lack, ANOTHER)


def _lack(info: ZipInfo, sizes: dict[str, int], times: Counter[str]) -> str | None:
    kind = stat.S_IFMT(info.external_attr >> 16)
    if info.filename != info.orig_filename:
        return "its name is not what it seems"
    if kind not in (0, stat.S_IFREG):
        return "it is a link" if kind == stat.S_IFLNK else "it is no file"
    if info.filename not in sizes and info.filename != NAME:
        return lack_of_name(info.filename) or f"{NAME} does not list it"
    if times[info.filename] > 1:
        return "it is there twice"
    if info.flag_bits & ~KNOWN_FLAGS or info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        return "it is packed in a way that no backup is"
    if info.file_size != sizes.get(info.filename, info.file_size):
        return f"its size is not the one that {NAME} says"
    return None


def _missing(found: list[ZipInfo], manifest: Manifest, where: str) -> Iterator[Problem]:
    there = {info.filename for info in found}
    for name in manifest.names:
        if name not in there:
            yield Problem(f"{where}, {quoted(name)}", f"{NAME} lists it, and it is not there", ANOTHER)
