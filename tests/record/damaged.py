"""A journal with several matches, copies of it that are damaged, and what comes of opening one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from companion.cards.decks.files import find, of_texts
from companion.core.decks.card import Deck
from companion.core.referee.entries import Entry
from companion.core.referee.referee import Referee
from companion.errors import Unusable
from companion.record import summary
from companion.record.journal_file import BESIDE
from companion.record.memory import MemoryJournal
from companion.record.store import Kept
from hardware.sighting import NOTHING, Pass
from tests.record.matches import register
from tests.record.stores import SETUP, append, begun, disk, entries_of_every_kind, played, registered
from tests.words.english import english

FILES = ("", "-wal", "-journal")  # what counts; -shm is made anew from them


@dataclass(frozen=True)
class Written:
    """A journal as it lay on the disk at some moment, and all that was on record then."""

    files: Mapping[str, bytes]
    kept: Mapping[int, Kept]

    def laid(self, path: Path) -> None:
        for end in ("", *BESIDE):
            path.with_name(path.name + end).unlink(missing_ok=True)
        for end, content in self.files.items():
            path.with_name(path.name + end).write_bytes(content)


def files_of(path: Path) -> dict[str, bytes]:
    """Whoever looks at a journal leaves an empty log beside it."""
    there = {end: path.with_name(path.name + end) for end in FILES}
    return {end: one.read_bytes() for end, one in there.items() if one.exists() and (one.stat().st_size or not end)}


@cache
def small_deck() -> Deck:
    """Else most of the file would be the texts of decks."""
    outline, cards = find("landmarks").texts.opened()
    return of_texts(outline, "\n".join(cards.split("\n")[:8]) + "\n")


def entries_of(number: int) -> tuple[Entry, ...]:
    match, journal = played(number), MemoryJournal()
    referee = Referee(match.setup, match.deck, register(), journal)
    for event in match.events:
        referee._enter(event)
    return journal.entries()


def written(folder: Path, most: int) -> tuple[Written, Written]:
    """The same journal while it is open, most of it in its log, and after it was closed, all of it in one file."""
    path = folder / "matches.facedown"
    store = disk(path, keeps_raw=True)
    for entries in (entries_of_every_kind(), entries_of(1)[:most], entries_of(0)[:most], [Entry(0, SETUP)]):
        journal = store.begin(begun(entries[0].event, deck=small_deck()), register())
        append(journal, entries)
        journal.went_out(len(entries) // 2)
        journal.heard(Pass(1.0, {"A1": NOTHING}))
        store.settle()  # in a transaction of its own
    store.put_aside(1)
    kept = {one.number: store.kept(one.number) for one in store.matches()}
    is_open = Written(files_of(path), kept)
    store.close()
    return is_open, Written(files_of(path), kept)


class Opened:
    """What came of opening a journal, in one word; whatever is wrong and not said raises AssertionError."""

    def __init__(self, path: Path, kept: Mapping[int, Kept], *, may_be_shorter: bool = False) -> None:
        self._path, self._kept, self._may_be_shorter = path, kept, may_be_shorter
        self._before = files_of(path)
        self.why = ""
        self.word = self._opened()

    def _opened(self) -> str:
        try:
            store = disk(self._path)
        except Unusable as refused:
            self.why = english(refused)
            assert self.why.startswith(f"{self._path}: ")
            assert files_of(self._path) == self._before
            return "refused"
        try:
            return self._looked_at(store)
        finally:
            store.close()

    def _looked_at(self, store) -> str:
        store.settle()
        news = store.news()
        put_by = [name for what, name in news if what == "damaged"]
        if put_by:
            assert files_of(self._path.with_name(put_by[0])) == self._before
            assert store.matches() == ()
            self._goes_on(store, {})
            return "put by"
        assert any(self._before.values())  # an empty file is none that may be taken for a new journal
        found = {number: self._match(store, number) for number in self._kept}
        listed = {one.number: one for one in store.matches()}
        for number, kept in found.items():
            if isinstance(kept, Kept):
                assert listed[number] == kept.listed
            elif kept == "gone":
                assert number not in listed
        assert not news
        self._goes_on(store, {number: kept for number, kept in found.items() if isinstance(kept, Kept)})
        words = {kept if isinstance(kept, str) else self._compared(kept, self._kept[number]) for number, kept in found.items()}
        return next(word for word in ("named", "shorter", "gone", "without its deck", "whole") if word in words)

    def _match(self, store, number) -> Kept | str:
        try:
            return store.kept(number)
        except Unusable as refused:
            self.why = english(refused)
            if f"match {number}: there is no such match" in self.why and self._may_be_shorter:
                return "gone"
            assert self.why.startswith(f"{self._path}, match {number}: its record is damaged from entry "), self.why
            return "named"

    def _compared(self, found: Kept, expected: Kept) -> str:
        if found == expected:
            return "whole"
        if replace(found, deck=expected.deck) == expected:
            return "without its deck"
        assert self._may_be_shorter
        assert found.entries == expected.entries[: len(found.entries)]
        assert found.listed.summary == summary.folded(found.entries)
        assert found.tags.items() <= expected.tags.items()
        assert found.said <= expected.said
        return "shorter"

    def _goes_on(self, store, kept: Mapping[int, Kept]) -> None:
        """A new match can be kept there, or it is said that it cannot; nothing else becomes another by it."""
        journal = store.begin(begun(deck=small_deck()), registered())
        append(journal, entries_of_every_kind())
        store.settle()
        is_failing = bool(store.news())
        expected = store.kept(journal.number)
        store.close()
        try:
            again = disk(self._path)
        except Unusable:
            assert is_failing
            return
        try:
            assert is_failing or again.kept(journal.number) == expected
            for number, one in kept.items():
                assert again.kept(number) in (
                    one,
                    replace(one, deck=self._kept[number].deck),
                )  # a deck that is played again is on record again
        finally:
            again.close()


def overwritten(content: bytes, at: int, by: bytes) -> bytes:
    return content[:at] + by + content[at + len(by) :]


def counted(name: str, outcomes: Iterable[str]) -> dict[str, int]:
    """Printed, so that whoever runs this sees what came of it."""
    found: dict[str, int] = {}
    for one in outcomes:
        found[one] = found.get(one, 0) + 1
    print(f"{name}: {', '.join(f'{count} {word}' for word, count in sorted(found.items()))}")
    return found
