"""What is wrong with something that should be a whole uid: what other tools and readers print for one is recognised and explained.

Rules of this file: nothing is guessed. Part of a uid, or one that was written as a number, may belong to several tags, so it is never taken
for one, not even where only one that is known would fit.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from companion.cards.tags.words import as_hex
from companion.core.decks.register import Register, flaw_of, plain_uid

Flaw = Literal["no-uid", "length", "begun", "random", "blank", "cut", "decimal", "part", "backwards"]
_DIGITS = re.compile(r"[0-9]{5,}|[0-9]{1,3}(?:\s*,\s*[0-9]{1,3}){3,}")
_SIGNS = (8, 14, 20)  # of a uid in hex; digits alone may well be one
_CASCADE = 0x88  # ISO/IEC 14443-3: "more of the uid follows"


@dataclass(frozen=True, slots=True)
class Strange:
    flaw: Flaw
    uid: str | None = None  # the tag that is known, of which this is a part


def strange(text: str, register: Register) -> Strange | None:
    """None where it is the whole uid of a tag that keeps it."""
    found = flaw_of(as_hex(text))
    if found in ("no-uid", "length"):
        number = _number(text)
        if number is not None:
            return Strange("cut" if _is_cut(number) else "decimal")
        return Strange("cut" if found == "length" and _is_cut(bytes.fromhex(plain_uid(as_hex(text)))) else found)
    if found is not None:
        return Strange(found)
    if is_blank(as_hex(text)):
        return Strange("blank")
    return _of_known(plain_uid(as_hex(text)), register)


def is_blank(text: str) -> bool:
    """What readers give for a read that failed: as many bytes as a uid has, and nothing in them."""
    return flaw_of(text) is None and len(set(plain_uid(text))) == 1 and plain_uid(text)[0] in "0f"


def _number(text: str) -> bytes | None:
    """What was written as one decimal number, or as one for each byte."""
    digits = text.strip()
    if not _DIGITS.fullmatch(digits) or len(digits) in _SIGNS or len(digits) > 40:
        return None
    if "," in digits:
        numbers = [int(one) for one in digits.split(",")]
        return bytes(numbers) if max(numbers) < 256 else b""
    return int(digits).to_bytes(17, "big").lstrip(b"\0")


def _is_cut(read: bytes) -> bool:
    """What mfrc522 0.0.7 and its kin return for a uid of seven bytes: 88, the first three, and a check byte. One without it is `begun`."""
    return len(read) in (4, 5) and read[0] == _CASCADE and (len(read) == 4 or read[0] ^ read[1] ^ read[2] ^ read[3] == read[4])


def _of_known(uid: str, register: Register) -> Strange | None:
    """A uid of four bytes that begins or ends another one by chance comes once in four thousand million."""
    if uid in register.tags or uid in register.commands:
        return None
    for known in sorted(chain(register.tags, register.commands)):
        if len(uid) == 8 < len(known) and (known.startswith(uid) or known.endswith(uid)):
            return Strange("part", known)
        if bytes.fromhex(known)[::-1].hex() == uid:
            return Strange("backwards", known)
    return None
