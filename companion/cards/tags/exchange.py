"""Exports tags to a file and imports them: as lines of JSON, as in the register, or as a table for a spreadsheet.

Rules of this file: a file is taken as a whole or not at all, and all that is wrong with it is reported at once. A uid in a table has colons
between its bytes, as a spreadsheet takes `04112233` for a number and ruins it; a ruined one is reported, never guessed.
"""

from __future__ import annotations

import csv
import difflib
import io
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from pathlib import Path

from companion.cards.decks.csv_reading import SEPARATORS, numbered_rows, row_number
from companion.cards.tags.register_file import lack_of, register_entries, with_entry
from companion.cards.tags.turns import Meaning, meaning_of
from companion.cards.tags.typed_uids import is_blank
from companion.core.decks.card import Deck, DeckId
from companion.core.decks.register import Register, Taken, parse_uid
from companion.core.frozen import dataclass
from companion.errors import Text, Unusable, unusable
from companion.system.reading import Findings, meant, read_text

COLUMNS = ("uid", "deck", "card", "side", "box", "command")
LONG = 10  # digits that no number of a box has
CLOSE = 0.75  # how much alike two names of decks are if one is probably a slip of the other
_BYTES = re.compile("..")
_SPOILT = re.compile(r"[0-9][.,][0-9]*[eE]\+?[0-9]+|[0-9]+[eE]\+[0-9]+|[0-9]+")  # what a spreadsheet makes of a uid

Entry = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Taking:
    """The register with the tags of a file, and how many of them are new, known or moved."""

    register: Register
    new: int = 0
    known: int = 0
    moved: int = 0  # they meant something else
    strange: Mapping[DeckId, int] = field(default_factory=dict)  # tags of decks that are not here


def as_table(register: Register) -> str:
    """The tags as CSV, with line ends as spreadsheets write them."""
    out = io.StringIO()
    table = csv.DictWriter(out, COLUMNS, restval="")
    table.writeheader()
    for entry in register_entries(register):
        table.writerow({**entry, "uid": ":".join(_BYTES.findall(str(entry["uid"])))})
    return out.getvalue()


def of_deck(register: Register, deck: DeckId | None) -> Register:
    """The tags of one deck's cards alone."""
    if deck is None:
        return register
    tags = {uid: tagged for uid, tagged in register.tags.items() if tagged.deck == deck}
    return Register(tags, boxes={uid: box for uid, box in register.boxes.items() if uid in tags})


def taken(path: Path, register: Register, decks: Iterable[Deck], only: DeckId | None = None, *, replaces: bool) -> Taking:
    """`only`: of that deck; `replaces`: where file and register disagree, the file is right."""
    found = Findings(path)
    text = read_text(path, found)
    if text is None and not path.is_file():
        raise unusable(str(path), _no_file(path))
    here: dict[str, Deck] = {deck.id: deck for deck in decks}
    entries = _entries(text or "", found)
    said = _said(((place, entry) for place, entry in entries if only in (None, entry.get("deck"))), here, found)
    _see_decks(said, here, register, found)
    if text is not None and not said.places and only is None and not found.problems:
        found.report("tags-file-is-empty")
    if not replaces:
        _compare(said, register, found)
    if found.problems:
        raise Unusable(sorted(found.problems, key=lambda problem: row_number(problem.where)))
    return _taking(said, register, here)


def _no_file(path: Path) -> str:
    is_strange = path.exists() and not path.is_dir()  # a pipe, a device
    return "tags-file-is-strange" if is_strange else "tags-file-is-a-folder" if path.exists() else "tags-file-is-absent"


def _entries(text: str, found: Findings) -> Iterator[tuple[Text, Entry]]:
    return _of_lines(text, found) if text.lstrip()[:1] in ("{", "[") else _of_table(text, found)


class _Twice(Exception):
    """One key has two values, so that neither can be taken."""


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    for key, count in Counter(key for key, _ in pairs).items():
        if count > 1:
            raise _Twice(key)
    return dict(pairs)


def _of_lines(text: str, found: Findings) -> Iterator[tuple[Text, Entry]]:
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            entry = json.loads(line, object_pairs_hook=_once_each)
        except _Twice as twice:
            found.report("tags-key-twice", Text("place-line", line=number), key=str(twice))
            continue
        except (ValueError, RecursionError):
            found.report("tags-line-is-no-json", Text("place-line", line=number), line=line)
            continue
        yield from _sound(entry, line, Text("place-line", line=number), found)


def _of_table(text: str, found: Findings) -> Iterator[tuple[Text, Entry]]:
    rows = [(number, cells) for number, cells in numbered_rows(text, _separator(text), found) if cells]
    if not rows:
        return
    (header_row, header), *body = rows
    columns = [name.lower() for name in header]
    for name in sorted({name for name in columns if name not in COLUMNS}):
        found.report("tags-column-is-not-known", Text("place-row", row=header_row), name=name, instead=meant(name, COLUMNS))
    if "uid" not in columns:
        found.report("tags-no-column-of-uids", Text("place-row", row=header_row), columns=tuple(COLUMNS))
    if found.problems:
        return
    for number, cells in body:
        if len(cells) > len(columns):
            found.report("tags-cell-in-unnamed-column", Text("place-row", row=number), cell=cells[-1])
            continue
        entry: dict[str, object] = {name: cell for name, cell in zip(columns, cells, strict=False) if cell}
        box = str(entry.get("box", ""))
        if box.isdecimal() and len(box) < LONG:
            entry["box"] = int(box)
        if not (entry.keys() == {"uid", "command"} or ({"uid", "deck", "card"} <= entry.keys() and "command" not in entry)):
            found.report("tags-row-of-nothing", Text("place-row", row=number))
            continue
        yield from _sound(entry, ", ".join(cells), Text("place-row", row=number), found)


def _separator(text: str) -> str:
    header = next((line for line in text.split("\n") if line.strip(SEPARATORS + ' "')), "")
    return max(SEPARATORS, key=header.count)


def _sound(entry: object, line: str, place: Text, found: Findings) -> Iterator[tuple[Text, Entry]]:
    """The entry, if nothing is wrong with its form and its uid; otherwise a problem is reported."""
    uid = entry.get("uid") if isinstance(entry, dict) else None
    wrong = Text("tags-uid-spoilt-by-a-spreadsheet", uid=str(uid)) if _is_spoilt(uid) else lack_of(entry, line)
    if wrong is None and isinstance(uid, str) and is_blank(uid):
        wrong = Text("tags-failed-read", uid=uid)
    if wrong is not None:
        found.report(wrong, place)
    elif isinstance(entry, dict):
        yield place, entry


def _is_spoilt(uid: object) -> bool:
    """Whether a spreadsheet has ruined a uid; digits alone may be a whole one, if there are as many as a uid has."""
    if not isinstance(uid, str | int | float) or not _SPOILT.fullmatch(str(uid).strip()):
        return False
    return not isinstance(uid, str) or len(uid.strip()) not in (8, 14, 20)


@dataclass(frozen=True, slots=True)
class TagsTold:
    """The tags of a file, and the place in it of each."""

    register: Register
    places: Mapping[str, Text]


def _said(lines: Iterable[tuple[Text, Entry]], decks: Mapping[str, Deck], found: Findings) -> TagsTold:
    said, places = Register(), dict[str, Text]()
    for place, entry in lines:
        try:
            uid = parse_uid(str(entry["uid"]))
            now = with_entry(said, entry)
        except Unusable as fault:
            for problem in fault.problems:
                found.report("tag-row-of-taken-tag" if isinstance(fault, Taken) else "tag-line-of-no-uid", place, problem=problem)
            continue
        if uid in places and meaning_of(uid, said) != meaning_of(uid, now):
            found.report("tags-places-disagree", place, uid=uid, other=places[uid])
        deck = decks.get(str(entry.get("deck")))
        if deck is not None and entry["card"] not in deck.cards:
            found.report(
                "tags-no-such-card",
                place,
                deck=deck.id,
                card=entry["card"],
                instead=meant(str(entry["card"]), deck.cards, Text("sheet-deck-lists-cards", deck=deck.id)),
            )
        said, places[uid] = now, place
    return TagsTold(said, places)


def _see_decks(said: TagsTold, decks: Mapping[str, Deck], register: Register, found: Findings) -> None:
    """Reports an unknown deck if a deck here has nearly that name and that card; another unknown deck may be one of another table."""
    known = {one.deck for one in register.tags.values()}
    for uid, place in said.places.items():
        one = said.register.tags.get(uid)
        if one is None or one.deck in decks or one.deck in known:
            continue
        close = difflib.get_close_matches(one.deck, decks, n=1, cutoff=CLOSE)
        if close and one.card in decks[close[0]].cards:
            found.report("tags-no-such-deck", place, deck=one.deck, other=close[0])


def _compare(said: TagsTold, register: Register, found: Findings) -> None:
    for uid, place in said.places.items():
        before = meaning_of(uid, register)
        if before not in (None, meaning_of(uid, said.register)):
            found.report("tags-tag-is-taken", place, uid=uid, meaning=_in_words(before))


def _taking(said: TagsTold, register: Register, decks: Mapping[str, Deck]) -> Taking:
    pairs = [(meaning_of(uid, register), meaning_of(uid, said.register)) for uid in said.places]
    new, known = sum(before is None for before, _ in pairs), sum(before == now for before, now in pairs)
    whole = register
    for uid in said.places:
        whole = whole.forgotten(uid)
    told = said.register
    with_all = Register(
        {**whole.tags, **told.tags},
        whole.reserved,
        {**whole.commands, **told.commands},
        {**whole.boxes, **told.boxes},
    )
    strange = Counter(one.deck for one in said.register.tags.values() if one.deck not in decks)
    return Taking(with_all, new, known, len(pairs) - new - known, dict(sorted(strange.items())))


def _in_words(meaning: Meaning | None) -> Text:
    assert meaning is not None
    if isinstance(meaning.what, str):
        return Text("tag-of-a-command", command=meaning.what)
    whose = Text("tag-of-a-card", card=meaning.what.card, deck=meaning.what.deck)
    if meaning.side is not None:
        return Text("tags-of-a-side", card=whose, box=meaning.box, side=meaning.side)
    return whose if meaning.box == 1 else Text("tags-of-a-box", card=whose, box=meaning.box)
