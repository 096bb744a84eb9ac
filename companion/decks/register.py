"""Which tag is which card: the register of uids, and its file.

Rules of this file: a uid is kept whole or not at all. One uid means one card, while a card may have several tags (two stickers, a copy).
For programs, cards have reserved uids as well: `card:<deck>/<card>`, with `#back` or `#face` behind where the side matters. On disk a tag
is one line of JSON, never a row of a spreadsheet, which would turn `04E12345` into a number and could not turn it back.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from companion.decks.card import CardId, Deck, DeckId, Side
from companion.decks.cells import Wrong, parse_slug
from companion.decks.reading import Findings, quoted, read_text
from companion.errors import Unusable, unusable

_HEX = re.compile(r"[0-9a-f]{2}(?:[ :-]?[0-9a-f]{2})*")
_SIZES = (4, 7, 10)  # bytes; ISO/IEC 14443-3: single, double and triple size
_KEYS = {"uid", "deck", "card", "side"}
_EXAMPLE = 'a line looks like {"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower"}, or with "side": "back" or "face"'
_CASCADE, _RANDOM = "88", "08"  # ISO/IEC 14443-3: "more of the uid follows"; "made up anew at every power-on"


@dataclass(frozen=True, slots=True)
class Tagged:
    """The card that a tag sits on, and which side of it, where that is known."""

    deck: DeckId
    card: CardId
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Register:
    """All tags that are known, and the cards that may be named without one."""

    tags: Mapping[str, Tagged] = field(default_factory=dict)
    reserved: Mapping[str, Tagged] = field(default_factory=dict)

    def identify(self, uid: str) -> Tagged | None:
        """None for a tag that nobody enrolled, and for what is no uid at all."""
        return self.reserved.get(uid) or self.tags.get(uid) or self.tags.get(_plain(uid))

    def enrolled(self, uid: str, tagged: Tagged) -> Register:
        """With this tag on this card; on the same card a second enrolment only corrects the side."""
        whole = parse_uid(uid)
        if whole.startswith(_RANDOM) and len(whole) == 8:
            fix = "use a sticker or a card made for it; phones and bank cards do this"
            raise unusable(f"tag {whole}", "the chip makes up a new uid each time", fix)
        before = self.tags.get(whole)
        if before is not None and (before.deck, before.card) != (tagged.deck, tagged.card):
            fix = f"forget the tag first if it now belongs to {tagged.card} of deck {tagged.deck}"
            raise unusable(f"tag {whole}", f"it already belongs to {before.card} of deck {before.deck}", fix)
        return replace(self, tags={**self.tags, whole: tagged})

    def forgotten(self, uid: str) -> Register:
        """Without this tag; a tag that was not known stays unknown."""
        return replace(self, tags={known: tagged for known, tagged in self.tags.items() if known != _plain(uid)})

    def naming(self, decks: Iterable[Deck]) -> Register:
        """With the cards of these decks under their reserved uids."""
        sides: tuple[Side | None, ...] = (None, "back", "face")
        cards = [Tagged(deck.id, card, side) for deck in decks for card in deck.cards for side in sides]
        return replace(self, reserved={reserved_uid(tagged): tagged for tagged in cards})


def parse_uid(text: str) -> str:
    """The whole uid in lower case hex; `04:E1:12:...`, `04 E1 12 ...` and `04E112...` are the same."""
    lowered = text.strip().lower()
    if not _HEX.fullmatch(lowered):
        raise unusable(f"tag {text[:40]!r}", "it is not a uid", "write its bytes in hex, such as 04:e1:23:45:67:89:ab")
    whole = _plain(lowered)
    if len(whole) // 2 not in _SIZES:
        raise unusable(f"tag {whole[:40]}", f"it has {len(whole) // 2} bytes", "a uid has 4, 7 or 10; write it in full")
    if len(whole) == 8 and whole.startswith(_CASCADE):
        what = "it is the beginning of a longer uid: 88 says that more bytes follow"
        raise unusable(f"tag {whole}", what, "read the tag with a reader that asks for the rest, and write all 7 or 10 bytes")
    return whole


def reserved_uid(tagged: Tagged) -> str:
    """By this a program names the card, tag or no tag."""
    return f"card:{tagged.deck}/{tagged.card}" + (f"#{tagged.side}" if tagged.side else "")


def _plain(uid: str) -> str:
    return re.sub(r"[ :-]", "", uid.strip().lower())



def read(path: Path) -> Register:
    """The register in that file; where there is none yet, an empty one."""
    if _is_absent(path):
        return Register()
    found = Findings(path)
    text = read_text(path, found)
    register = Register()
    for number, line in enumerate((text or "").split("\n"), 1):
        if line.strip():
            register = _with_line(register, line, f"line {number}", found)
    if found.problems:
        raise Unusable(found.problems)
    return register


def _is_absent(path: Path) -> bool:
    try:
        return not path.exists()
    except OSError:  # it may be there behind a folder that we may not enter: reading will tell
        return False


def write(path: Path, register: Register) -> None:
    """By way of a second file, safely on the disk before it takes the place of the first, so a power cut leaves the one or the other."""
    beside = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(_line(uid, tagged) for uid, tagged in sorted(register.tags.items(), key=_by_card))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _sync_folder(path.parent)
    except OSError as fault:
        with suppress(OSError):
            beside.unlink()
        fix = "check that there is room and that you may write there"
        raise unusable(str(path), f"it cannot be written ({fault.strerror})", fix) from fault


def _line(uid: str, tagged: Tagged) -> str:
    entry = {"uid": uid, "deck": tagged.deck, "card": tagged.card, **({"side": tagged.side} if tagged.side else {})}
    return json.dumps(entry) + "\n"


def _by_card(item: tuple[str, Tagged]) -> tuple[str, str, str, str]:
    uid, tagged = item
    return tagged.deck, tagged.card, tagged.side or "", uid


def _sync_folder(folder: Path) -> None:
    """The new name of a file is safe only when its folder is; where folders cannot be opened, their system sees to it."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _with_line(register: Register, line: str, place: str, found: Findings) -> Register:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        found.add(f"{quoted(line)} is not JSON", _EXAMPLE, place)
        return register
    wrong = _lack(line, entry)
    if wrong is not None:
        found.add(wrong.what, wrong.fix, place)
        return register
    try:
        return register.enrolled(entry["uid"], Tagged(DeckId(entry["deck"]), CardId(entry["card"]), entry.get("side")))
    except Unusable as fault:
        for problem in fault.problems:
            found.add(f"{problem.where}: {problem.what}", problem.fix, place)
        return register


def _lack(line: str, entry: object) -> Wrong | None:
    if not isinstance(entry, dict) or not {"uid", "deck", "card"} <= entry.keys() <= _KEYS:
        return Wrong(f"{quoted(line)} is not a tag and its card", _EXAMPLE)
    if not all(isinstance(value, str) for value in entry.values()):
        return Wrong(f"{quoted(line)} has a value that is no text", _EXAMPLE)
    if entry.get("side", "back") not in ("back", "face"):
        return Wrong(f"there is no side {quoted(entry['side'])}", "use back or face, or leave it out")
    return next((word for word in (parse_slug(entry["deck"]), parse_slug(entry["card"])) if isinstance(word, Wrong)), None)
