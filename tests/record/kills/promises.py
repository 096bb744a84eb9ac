"""What a referee with a journal promises of what it says, held against all that was ever read and what is on the disk (E4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.protocol import writing
from companion.record.store import Kept
from tests.record.kills.on_disk import words_of

Row = Mapping[str, Any]


class Heard:
    """All announcements that came out of the processes of one match."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.times: dict[str, int] = {}

    def take(self, rows: Sequence[Row]) -> list[str]:
        """What one process said; ids that have two texts."""
        torn = []
        for row in rows:
            if "announce" not in row:
                continue
            one = row["announce"]
            if self.rows.setdefault(one["id"], one) != one:
                torn.append(f"{one['id']} has two texts: {self.rows[one['id']]} and {one}")
            self.times[one["id"]] = self.times.get(one["id"], 0) + 1
        return torn


def broken(rows: Sequence[Row], before: Kept | None, after: Kept | None, heard: Heard, *, is_killed: bool) -> list[str]:
    """Promises that the last process did not keep: what was on the disk before it began and when it had ended."""
    faults = heard.take(rows)
    faults += [f"an error: {row}" for row in rows if "error" in row]
    faults += _not_on_disk(rows, after, heard)
    faults += _begun_otherwise(rows, before, is_killed=is_killed)
    ids = [_place(row["announce"]["id"]) for row in rows if "announce" in row]
    faults += [f"{ids} are not in order"] if ids != sorted(set(ids)) else []
    return faults


def _not_on_disk(rows: Sequence[Row], after: Kept | None, heard: Heard) -> list[str]:
    if after is None:
        return [f"said, and not on the disk: {rows[0]}"] if rows else []
    on_record = announced(after)
    faults = [f"{id} was said and is not on the disk" for id in heard.rows if id not in on_record]
    faults += [f"{id} is {on_record[id]} on the disk" for id, one in heard.rows.items() if on_record.get(id, one) != one]
    faults += [
        f"{row} was told, the last entry is {last_of(after)}" for row in rows if row.get("done", {}).get("entry", -1) > last_of(after)
    ]
    said = [id for id in on_record if _place(id)[0] <= after.said and id not in heard.rows]
    return faults + [f"{id} is on record as said and was not read" for id in said]


def _begun_otherwise(rows: Sequence[Row], before: Kept | None, *, is_killed: bool) -> list[str]:
    if not rows:
        return [] if is_killed or before is None or before.listed.is_over else ["nothing was said"]
    if before is None:
        return [] if "protocol" in rows[0] else [f"the first line is {rows[0]}"]
    told = rows[0].get("resumed", {})
    last, at = last_of(before), max(getattr(entry.event, "at", 0.0) for entry in before.entries)
    if (told.get("entry"), told.get("match"), told.get("at")) != (last, before.listed.number, at):
        return [f"the first line is {rows[0]} and not of entry {last} at {at}"]
    owed = [one for id, one in announced(before).items() if _place(id)[0] > before.said]
    said = [row["announce"] for row in rows[1:] if "announce" in row]
    told_again = said[: len(owed)]
    if told_again != owed[: len(told_again)] or (len(told_again) < len(owed) and not is_killed):
        return [f"owed were {[one['id'] for one in owed]}, said were {[one['id'] for one in told_again]}"]
    if len(said) > len(owed) and said[len(owed)]["id"] != f"{last + 1}.1":
        return [f"after what was owed came {said[len(owed)]['id']} and not {last + 1}.1"]
    return []


def unheard(kept: Kept, heard: Heard) -> list[str]:
    """At the end: what was announced and never said."""
    return [f"{id} was never said" for id in announced(kept) if id not in heard.rows]


def announced(kept: Kept) -> dict[str, Row]:
    lines = words_of(kept)
    return {one.id: writing.announcement(one, lines) for entry in kept.entries for one in entry.said}


def last_of(kept: Kept) -> int:
    return len(kept.entries) - 1


def _place(id: str) -> tuple[int, int]:
    entry, place = id.split(".")
    return int(entry), int(place)
