"""What a hub knows of its earlier lives: how often it started, and what made it fall over.

Rules of this file: flash wears, so it is written when the hub starts and when it falls over, never in between. The new text is written
beside the old one and then takes its place; what was torn does not check and counts as nothing. A hub whose flash is worn or full is still
a hub.
"""

import binascii
import os

FILE, NEW = "kept.bin", "kept.new"
MOST = 400  # characters of a crash


def load() -> "tuple[int, str]":
    """How often it started, and its last words; 0 and none where nothing sound was kept."""
    for name in (FILE, NEW):
        found = _parsed(_read(name))
        if found is not None:
            return found
    return 0, ""


def save(boots: int, crash: str) -> None:
    body = (boots & 0xFFFF).to_bytes(2, "little") + crash[-MOST:].encode()
    try:
        with open(NEW, "wb") as file:
            file.write(body + binascii.crc32(body).to_bytes(4, "little"))
        os.rename(NEW, FILE)
    except OSError:
        pass


def _read(name: str) -> bytes:
    try:
        with open(name, "rb") as file:
            return file.read()
    except OSError:
        return b""


def _parsed(kept: bytes) -> "tuple[int, str] | None":
    body, check = kept[:-4], kept[-4:]
    if len(body) < 2 or binascii.crc32(body) != int.from_bytes(check, "little"):
        return None
    return int.from_bytes(body[:2], "little"), body[2:].decode()
