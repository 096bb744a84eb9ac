"""Which tag is which card, and which is a command: the register of uids, and its file.

Rules of this file: a uid is kept whole or not at all. One uid means one thing, while a card may have several tags (two stickers, a copy of
the deck in a second box).
For programs, cards have reserved uids as well: `card:<deck>/<card>`, with `#back` or `#face` behind where the side matters, and commands
have `command:<button>`. On disk a tag is one line of JSON, never a row of a spreadsheet, which would turn `04E12345` into a number and
could not turn it back.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, TypeVar

from companion.cards.decks.cells import Wrong, parse_slug
from companion.core.decks.card import CardId, Deck, DeckId, Side
from companion.errors import Problem, Text, Unusable, reason, unusable
from companion.events import BUTTONS, Button
from companion.system.reading import Findings, meant, read_text
from companion.system.safe_files import keep

_HEX = re.compile(r"[0-9a-f]{2}(?:[ :-]?[0-9a-f]{2})*")
_SIZES = (4, 7, 10)  # bytes; ISO/IEC 14443-3: single, double and triple size
MOST_BOXES = 99
_KEYS, _COMMAND_KEYS = {"uid", "deck", "card", "side", "box"}, {"uid", "command"}
_SEAT_BUTTON = re.compile(r"seat-[1-9][0-9]?")
_RESERVED_COMMAND = "command:"
_CASCADE, _RANDOM = "88", "08"  # ISO/IEC 14443-3: "more of the uid follows"; "made up anew at every power-on"

Flaw = Literal["no-uid", "length", "begun", "random"]
T = TypeVar("T")


class Taken(Unusable):
    """That tag means something else already."""


@dataclass(frozen=True, slots=True)
class Tagged:
    """The card that a tag sits on, and which side of the card lies up when this tag is heard, where a card has a tag for each."""

    deck: DeckId
    card: CardId
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Register:
    """All tags that are known, and the cards that may be named without one."""

    tags: Mapping[str, Tagged] = field(default_factory=dict)
    reserved: Mapping[str, Tagged] = field(default_factory=dict)
    commands: Mapping[str, Button] = field(default_factory=dict)
    boxes: Mapping[str, int] = field(default_factory=dict)  # uid -> which physical copy of its deck, from 2 on; the first has none

    def identify(self, uid: str) -> Tagged | None:
        """None for a tag that nobody enrolled, and for what is no uid at all."""
        return self.reserved.get(uid) or self.tags.get(uid) or self.tags.get(plain_uid(uid))

    def command(self, uid: str) -> Button | None:
        """The button that a command card or a seat card stands for."""
        button = uid.removeprefix(_RESERVED_COMMAND)
        if button != uid:
            return button if is_button(button) else None
        return self.commands.get(uid) or self.commands.get(plain_uid(uid))

    def box_of(self, uid: str) -> int:
        return self.boxes.get(uid) or self.boxes.get(plain_uid(uid), 1)

    def enrolled(self, uid: str, tagged: Tagged, box: int = 1) -> Register:
        """With this tag on this card; on the same card a second enrolment only corrects the side and the box."""
        whole = _lasting(uid)
        before = self._meaning(whole)
        if before is not None and before != _card_in_words(tagged):
            raise _taken(whole, before, _card_in_words(tagged))
        return self.moved(whole, tagged, box)

    def moved(self, uid: str, tagged: Tagged, box: int = 1) -> Register:
        """With this tag on this card, whatever it was before."""
        whole = _lasting(uid)
        rest = self if self._meaning(whole) is None else self.forgotten(whole)
        boxes = {**rest.boxes, **({whole: box} if box > 1 else {})}
        return replace(rest, tags={**rest.tags, whole: tagged}, boxes=boxes)

    def commanding(self, uid: str, button: Button) -> Register:
        """With this tag as a command card or, for `seat-2` and the like, as a seat card."""
        whole = _lasting(uid)
        if not is_button(button):
            raise unusable(Text("place-tag", tag=whole), "tag-no-such-command", button=button, instead=meant(button, (*BUTTONS, "seat-1")))
        before = self._meaning(whole)
        if before is not None and before != _command_in_words(button):
            raise _taken(whole, before, _command_in_words(button))
        return replace(self, commands={**self.commands, whole: button})

    def forgotten(self, uid: str) -> Register:
        """Without this tag; a tag that was not known stays unknown."""
        gone = plain_uid(uid)
        return replace(self, tags=_without(self.tags, gone), commands=_without(self.commands, gone), boxes=_without(self.boxes, gone))

    def naming(self, decks: Iterable[Deck]) -> Register:
        """With the cards of these decks under their reserved uids."""
        sides: tuple[Side | None, ...] = (None, "back", "face")
        cards = [Tagged(deck.id, card, side) for deck in decks for card in deck.cards for side in sides]
        return replace(self, reserved={reserved_uid(tagged): tagged for tagged in cards})

    def _meaning(self, whole: str) -> Text | None:
        if whole in self.tags:
            return _card_in_words(self.tags[whole])
        return _command_in_words(self.commands[whole]) if whole in self.commands else None


def _without(known: Mapping[str, T], gone: str) -> dict[str, T]:
    return {uid: meaning for uid, meaning in known.items() if uid != gone}


def flaw_of(text: str) -> Flaw | None:
    """What keeps it from being the uid of a tag for good: no hex, not all of its bytes, only the beginning of it, another one each time."""
    lowered = text.strip().lower()
    if not _HEX.fullmatch(lowered):
        return "no-uid"
    whole = plain_uid(lowered)
    if len(whole) // 2 not in _SIZES:
        return "length"
    if len(whole) > 8:
        return None
    return "begun" if whole.startswith(_CASCADE) else "random" if whole.startswith(_RANDOM) else None


def parse_uid(text: str) -> str:
    """The whole uid in lower case hex; `04:E1:12:...`, `04 E1 12 ...` and `04E112...` are the same."""
    flaw, whole = flaw_of(text), plain_uid(text)
    if flaw == "no-uid":
        raise unusable(Text("place-tag-quoted", tag=text[:40]), "tag-is-no-uid")
    if flaw == "length":
        raise unusable(Text("place-tag", tag=whole[:40]), "tag-of-so-many-bytes", count=len(whole) // 2)
    if flaw == "begun":
        raise unusable(Text("place-tag", tag=whole), "tag-is-cut-short")
    return whole


def reserved_uid(tagged: Tagged) -> str:
    """By this a program names the card, tag or no tag."""
    return f"card:{tagged.deck}/{tagged.card}" + (f"#{tagged.side}" if tagged.side else "")


def is_button(name: str) -> bool:
    """Whether a tag may stand for it."""
    return name in BUTTONS or _SEAT_BUTTON.fullmatch(name) is not None


def _lasting(uid: str) -> str:
    """The whole uid of a tag that keeps it."""
    whole = parse_uid(uid)
    if flaw_of(uid) == "random":
        raise unusable(Text("place-tag", tag=whole), "tag-of-random-uid")
    return whole


def _taken(whole: str, before: Text, now: Text) -> Taken:
    return Taken((Problem(Text("place-tag", tag=whole), "tag-is-taken", before=before, now=now),))


def _card_in_words(tagged: Tagged) -> Text:
    return Text("tag-of-a-card", card=tagged.card, deck=tagged.deck)


def _command_in_words(button: Button) -> Text:
    return Text("tag-of-a-command", command=button)


def plain_uid(uid: str) -> str:
    """Without what stands between its bytes; no uid at all stays none."""
    return re.sub(r"[ :-]", "", uid.strip().lower())


def read(path: Path) -> Register:
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
    """With advice for this file, which is no spreadsheet; one that may not be read may yet be sound."""
    if not os.access(path, os.R_OK):
        return problem
    is_strange = not (path.is_file() or path.is_dir())  # a pipe, a device
    return (
        Problem(problem.where, "tag-register-is-no-file") if is_strange else Problem(problem.where, "tag-register-is-lost", problem=problem)
    )


def _is_absent(path: Path) -> bool:
    try:
        return not path.exists()
    except OSError:  # it may be there behind a folder that we may not enter: reading will tell
        return False


def write(path: Path, register: Register) -> None:
    write_text(path, lines_of(register))


def write_text(path: Path, lines: Iterable[str]) -> None:
    """Private, as whoever knows which tag is which card reads cards that lie face down with a phone (H1)."""
    try:
        keep(Path(os.path.realpath(path)), "".join(lines).encode())  # a link stays one
    except OSError as fault:
        raise unusable(str(path), "file-unwritable", reason=reason(fault)) from fault


def entries_of(register: Register) -> Iterator[dict[str, str | int]]:
    """Each tag with what it means: cards by deck, card, box and side, then commands."""
    for uid, tagged in sorted(register.tags.items(), key=lambda one: (one[1].deck, one[1].card, register.box_of(one[0]), _by_side(*one))):
        side = {"side": tagged.side} if tagged.side else {}
        box = {"box": register.boxes[uid]} if uid in register.boxes else {}
        yield {"uid": uid, "deck": tagged.deck, "card": tagged.card, **side, **box}
    for button, uid in sorted((button, uid) for uid, button in register.commands.items()):
        yield {"uid": uid, "command": button}


def lines_of(register: Register) -> Iterator[str]:
    return (json.dumps(entry) + "\n" for entry in entries_of(register))


def _by_side(uid: str, tagged: Tagged) -> tuple[str, str]:
    return tagged.side or "", uid


def _with_line(register: Register, line: str, place: Text, found: Findings) -> Register:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        found.report("tag-line-is-no-json", place, line=line)
        return register
    wrong = lack_of(entry, line)
    if wrong is not None:
        if isinstance(wrong, Wrong):  # a cell of a deck
            found.problems.append(Problem(Text("place-in", file=str(found.file), place=place), wrong.what, wrong.fix))
        else:
            found.report(wrong, place)
        return register
    try:
        return with_entry(register, entry)
    except Unusable as fault:
        for problem in fault.problems:
            found.report("tag-line-of-taken-tag" if isinstance(fault, Taken) else "tag-line-of-no-uid", place, problem=problem)
        return register


def with_entry(register: Register, entry: Mapping[str, Any]) -> Register:
    """With what a line says that has no lack of form."""
    if "command" in entry:
        return register.commanding(entry["uid"], entry["command"])
    tagged = Tagged(DeckId(entry["deck"]), CardId(entry["card"]), entry.get("side"))
    return register.enrolled(entry["uid"], tagged, entry.get("box", 1))


def lack_of(entry: object, line: str) -> Text | Wrong | None:
    """What keeps a line from being a tag and its meaning, as far as its form goes."""
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
    return next((word for word in (parse_slug(entry["deck"]), parse_slug(entry["card"])) if isinstance(word, Wrong)), None)
