"""A match as lines of JSON, from which another program or machine can tell it again; no number that was not shown (H3).

Rules of this file: the deck is named by the hash of its contents, and its texts are left out. The cards that a draw pad read are included,
so a match that is not over is not exported.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any

from companion.core.decks.card import CardId, DeckId
from companion.core.decks.register import Tagged as KnownTag
from companion.core.games.game import Setup
from companion.core.referee.entries import Entry
from companion.core.referee.match_state import Tagged
from companion.errors import Text, Unusable, unusable
from companion.events import SeatId
from companion.record.plain import event_from_json, event_to_json, said_from_json, said_to_json, setup_from_json, setup_to_json
from companion.record.rows import NOT_OURS
from companion.record.store import Kept, Listed
from companion.record.summary import folded

FORMAT = 1
Row = dict[str, Any]


def export_rows(kept: Kept) -> Iterator[Row]:
    """Raises `Unusable` for a match that is not over."""
    listed = kept.listed
    if not listed.is_over:
        raise unusable(Text("place-match", number=listed.number), "record-is-not-over")
    yield {
        "match": listed.number,
        "format": FORMAT,
        "version": kept.version,
        "setup": setup_to_json(listed.setup),
        "contents": kept.contents,
        "lang": listed.language,
        "began": listed.began,
        "touched": listed.touched,
        "bots": list(listed.bots),
        "tags": {uid: _tag(tag) for uid, tag in sorted(kept.tags.items())},
    }
    for entry in kept.entries:
        event = None if isinstance(entry.event, Setup) else event_to_json(entry.event)
        said = [said_to_json(one) for one in entry.said]
        yield {"entry": entry.number, "event": event, "said": said, "acts": entry.acts, "failed": entry.is_failed}


def _tag(tag: Tagged | None) -> list[str | None] | None:
    return None if tag is None else [tag.deck, tag.card, tag.side]


def is_export(first: object) -> bool:
    return isinstance(first, dict) and {"match", "format", "setup"} <= first.keys()


def kept_of(lines: Iterable[str], where: str) -> Iterator[Kept]:
    """The matches of an export; raises `Unusable` with the line where it is none."""
    head: Row | None = None
    entries: list[Entry] = []
    for number, line in enumerate(lines, start=1):
        try:
            row = json.loads(line)
            if not isinstance(row, dict):
                raise TypeError
            if "match" in row:
                if head is not None:
                    yield _kept(head, entries)
                head, entries = row, []
                if row["format"] > FORMAT:
                    raise unusable(Text("place-line-of", file=where, line=number), "record-export-of-newer-version")
                setup_from_json(row["setup"])
            elif head is None or row["entry"] != len(entries):
                raise ValueError
            else:
                entries.append(_entry(row, setup_from_json(head["setup"])))
        except (*NOT_OURS, RecursionError):
            raise _no_export(where, number) from None
    if head is not None:
        try:
            yield _kept(head, entries)
        except (*NOT_OURS, RecursionError):
            raise _no_export(where, 1) from None


def _no_export(where: str, number: int) -> Unusable:
    return unusable(Text("place-line-of", file=where, line=number), "record-not-a-line-of-an-export")


def _entry(row: Mapping[str, Any], setup: Setup) -> Entry:
    number = int(row["entry"])
    announced = tuple(said_from_json(one, f"{number}.{place}") for place, one in enumerate(row["said"], start=1))
    event = setup if number == 0 else event_from_json(row["event"])
    acts = row["acts"]
    if not (acts is None or (isinstance(acts, int) and 0 <= acts <= number)):
        raise ValueError(acts)
    if not isinstance(event, Setup) and not isinstance(event.at, (int, float)):
        raise TypeError(event.at)
    return Entry(number, event, announced, acts, bool(row["failed"]))


def _kept(head: Mapping[str, Any], entries: list[Entry]) -> Kept:
    setup = setup_from_json(head["setup"])
    datetime.fromisoformat(head["began"])
    bots = tuple(SeatId(seat) for seat in head["bots"])
    summary = folded(entries)
    listed = Listed(int(head["match"]), setup, str(head["lang"]), str(head["began"]), str(head["touched"]), False, bots, summary)
    tags: dict[str, Tagged | None] = {
        uid: None if tag is None else KnownTag(DeckId(tag[0]), CardId(tag[1]), tag[2]) for uid, tag in head["tags"].items()
    }
    return Kept(listed, str(head["contents"]), None, str(head["version"]), tags, tuple(entries), len(entries) - 1)
