"""A uid as it is typed, scanned or sent by a reader that presses keys: taken back to hex, or recognised as something else.

Rules of this file: nothing is guessed. A part of a uid, or a uid written as a number, may belong to several tags, so it is never taken for
one, even if only one known tag would fit. A scanned text that means something is left as it is, and only letters are removed before a
uid. A reader on USB presses the keys of an American keyboard, so under another layout its hex comes out as other signs, which are taken
back.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import Literal

from companion.cards.decks.finding import found as cards_found
from companion.core.decks.card import Deck
from companion.core.decks.codes import SCANNED, scanned_card
from companion.core.decks.register import Register, flaw_of, plain_uid
from companion.core.frozen import dataclass

Flaw = Literal["no-uid", "length", "begun", "random", "blank", "cut", "decimal", "part", "backwards"]
_DIGITS = re.compile(r"[0-9]{5,}|[0-9]{1,3}(?:\s*,\s*[0-9]{1,3}){3,}")
_SIGNS = (8, 14, 20)  # of a uid in hex; digits alone may well be one
_CASCADE = 0x88  # ISO/IEC 14443-3: "more of the uid follows"
HEX = frozenset("0123456789abcdef")
# The keys of the hex digits: on a Russian keyboard, and on a French one, where digits need the shift key.
RUSSIAN = str.maketrans("фисвуа", "abcdef")
FRENCH = str.maketrans("&é\"'(-è_çàq", "1234567890a")


@dataclass(frozen=True, slots=True)
class StrangeUid:
    flaw: Flaw
    uid: str | None = None  # the tag that is known, of which this is a part


def strange(text: str, register: Register) -> StrangeUid | None:
    """The flaw of a typed uid; None for the whole uid of a tag that does not change it."""
    found = flaw_of(as_hex(text))
    if found in ("no-uid", "length"):
        number = _number(text)
        if number is not None:
            return StrangeUid("cut" if _is_cut(number) else "decimal")
        return StrangeUid("cut" if found == "length" and _is_cut(bytes.fromhex(plain_uid(as_hex(text)))) else found)
    if found is not None:
        return StrangeUid(found)
    if is_blank(as_hex(text)):
        return StrangeUid("blank")
    return _of_known(plain_uid(as_hex(text)), register)


def is_blank(text: str) -> bool:
    """Whether a uid is what readers give for a failed read: as many bytes as a uid has, all zeros or all ones."""
    return flaw_of(text) is None and len(set(plain_uid(text))) == 1 and plain_uid(text)[0] in "0f"


def _number(text: str) -> bytes | None:
    """The bytes of a uid that was written as one decimal number, or as one for each byte."""
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


def _of_known(uid: str, register: Register) -> StrangeUid | None:
    """A known tag of which the uid is a part, or that is the uid backwards; by chance that happens once in four thousand million."""
    if uid in register.tags or uid in register.commands:
        return None
    for known in sorted(chain(register.tags, register.commands)):
        if len(uid) == 8 < len(known) and (known.startswith(uid) or known.endswith(uid)):
            return StrangeUid("part", known)
        if bytes.fromhex(known)[::-1].hex() == uid:
            return StrangeUid("backwards", known)
    return None


_HEX_AT_END = re.compile(r"(?:[0-9a-f]{2}[:-])+[0-9a-f]{2}$|[0-9a-f]+$", re.IGNORECASE)


def scan_in(text: str, deck: Deck) -> str:
    """The scanned code at the end of a text, or the whole text where there is none."""
    at = text.lower().rfind(SCANNED)
    if at > 0 and scanned_card(text[at:]) is not None:
        return text[at:]
    if flaw_of(text) not in ("no-uid", "length") or cards_found(text, deck):
        return text
    end = _HEX_AT_END.search(text)
    rest = plain_uid(end[0]) if end is not None else ""
    if not rest or rest.isdecimal():  # digits alone may stand in a name, or be a number that some reader makes of a uid
        return text
    while rest[:1].isalpha() and flaw_of(rest) is not None:
        rest = rest[1:]
    return rest if flaw_of(rest) is None else text


def as_hex(text: str) -> str:
    """The hex digits that a reader typed under another keyboard layout; any other text as it is."""
    small = text.lower()
    for layout in (RUSSIAN, FRENCH):
        meant = small.translate(layout)
        if HEX.issuperset(meant) and not (layout is FRENCH and any(sign.isdigit() for sign in small)):
            return meant
    return text
