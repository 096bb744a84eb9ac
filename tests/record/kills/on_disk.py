"""What is in a journal's file between two processes: read from a copy, so that the next process finds it as it was left."""

from __future__ import annotations

import shutil
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.app.matches import other_decks, register_for
from companion.core.referee.referee import Referee
from companion.record import journal_file, rows
from companion.record.memory import MemoryJournal
from companion.record.store import Kept
from companion.words.lines import Lines


@dataclass(frozen=True, slots=True)
class Found:
    """The file, and its only match if there is one."""

    state: str
    kept: Kept | None
    fault: str = ""


def found_in(journal: Path) -> Found:
    copy = journal.with_suffix(".copy")
    for end in ("", "-wal", "-shm"):
        beside = copy.with_name(copy.name + end)
        beside.unlink(missing_ok=True)
        left = journal.with_name(journal.name + end)
        if left.exists() and end != "-shm":
            shutil.copyfile(left, beside)
    state = journal_file.state_of(copy)
    if state != "sound":
        return Found(state, None)
    with closing(journal_file.connected(copy)) as database:
        numbers = [one.number for one in rows.all_listed(database)]
        try:
            return Found(state, rows.kept(database, numbers[0], "the copy") if numbers else None)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is a finding
            return Found(state, None, f"{type(fault).__name__} {fault}")


def words_of(kept: Kept) -> Lines:
    assert kept.deck is not None
    setup = kept.listed.setup
    names = {one.seat: one.name for one in setup.players}
    return Lines("en", setup.game, kept.deck, names, other_decks(kept.deck), house=setup.house)


def replayed(kept: Kept) -> Referee:
    assert kept.deck is not None
    register = register_for(kept.deck, other_decks(kept.deck))
    return Referee(kept.listed.setup, kept.deck, register, MemoryJournal(), kept.entries)
