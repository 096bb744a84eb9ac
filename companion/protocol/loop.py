"""A table driven by lines from a stream: one thread reads the lines, one writes the answers, and the main thread decides (law 2).

Rules of this file: the loop asks for each line (law 12). Nothing goes out before the entry that it rests on is written (law 8), and all
goes out in the order of the lines.
All announcements of a match that is put aside go out before the next line is answered, so none waits here when a match is taken up (E4).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from threading import Semaphore, Thread
from typing import BinaryIO, Protocol

from companion.core.referee.entries import Journal
from companion.core.referee.outbox import Outbox
from companion.core.referee.referee import Referee
from companion.errors import DONE, FOUND_WRONG
from companion.protocol.table import LineTable, Opened
from companion.protocol.writing import Row, encoded
from companion.system.keyboard import lines_from
from companion.system.logs import LOG, log_fall

MOST_WAITING = 1000  # lines that were read and not answered; a program that writes faster has to wait


class Woken:
    """The journal has written something, or failed to."""


class EndOfLines:
    """No more lines come."""


class Inbox:
    """What reaches the thread that decides."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[bytes | Woken | EndOfLines | Exception] = SimpleQueue()
        self._room = Semaphore(MOST_WAITING)

    def wake(self) -> None:
        self._queue.put(Woken())

    def read_from(self, source: BinaryIO) -> None:
        Thread(target=self._read, args=(source,), name="input", daemon=True).start()

    def take(self) -> bytes | Woken | EndOfLines:
        one = self._queue.get()
        if isinstance(one, Exception):
            raise one
        if isinstance(one, bytes):
            self._room.release()
        return one

    @property
    def is_empty(self) -> bool:
        return self._queue.empty()

    def _read(self, source: BinaryIO) -> None:
        try:
            for line in lines_from(source):
                self._room.acquire()
                self._queue.put(line)
        except Exception as fault:  # noqa: BLE001 - raised again on the thread that waits for lines, which would otherwise wait for ever
            self._queue.put(fault)
        finally:
            self._queue.put(EndOfLines())


class RecordOfLines(Protocol):
    """Where the match is kept."""

    def hear(self) -> None:
        """Take in the reports of the writer."""
        ...

    def note_news(self, referee: Referee, at: float) -> bool:
        """Enter news of the record into the match; returns whether there was any."""
        ...

    def settle(self) -> None:
        """Return when all is written, or cannot be."""
        ...


class LineEntrance:
    """An entrance of the loop through which lines come, and a listener that writes the answers; the lines themselves bear the time."""

    match = None  # its cards come in by lines as well
    step = 0.0

    def __init__(self, table: LineTable, inbox: Inbox, out: BinaryIO, record: RecordOfLines) -> None:
        self._table, self._inbox, self._out, self._record = table, inbox, out, record
        self._outbox: Outbox[tuple[Journal | None, int, bytes]] = Outbox()
        self.is_open = True
        self.code = DONE  # whether a line was refused

    def say(self, rows: Sequence[Row], match: Opened | None = None) -> None:
        """Hold rows until the entry of that match, by default the one that is played, is written."""
        match = match or self._table.match
        if rows:
            journal, entry = (match.journal, match.referee.entry) if match else (None, -1)
            self._outbox.hold(journal, entry, (journal, entry, encoded(rows)))

    def advance(self, _at: float) -> None:
        """Waits for the next line and answers it, or for news of the journal's writer; the end of the lines closes the entrance."""
        match self._inbox.take():
            case bytes(line):
                self._answer(line)
            case Woken():
                self._hear()
            case EndOfLines():
                self._let_all_out()
                self.is_open = False

    def _hear(self) -> None:
        self._record.hear()
        self.say(self._table.note_news(self._record.note_news))

    def _answer(self, line: bytes) -> None:
        before = self._table.match
        rows = answered(self._table, line)
        refused = [row for row in rows if "error" in row]
        if refused:
            self.code = FOUND_WRONG
            LOG.warning("refused: %s", refused)
        is_put_aside = before is not None and self._table.match is None
        self.say(rows, before if is_put_aside else None)
        if is_put_aside:
            self._let_all_out()
            self._record.settle()  # so that the record says what went out when the match is taken up

    def _let_all_out(self) -> None:
        while not self._outbox.is_empty:
            self._record.settle()
            self._hear()
            self.let_out(0.0)

    def let_out(self, _at: float) -> None:
        """Write out all rows whose entries are written."""
        released = self._outbox.released()
        if not released:
            return
        self._out.write(b"".join(rows for _, _, rows in released))
        self._out.flush()
        for journal, entry, _ in last_of_each(released):
            journal.went_out(entry)


def last_of_each(released: Sequence[tuple[Journal | None, int, bytes]]) -> Iterator[tuple[Journal, int, bytes]]:
    """Tell each journal the last entry that went out."""
    for number, (journal, entry, rows) in enumerate(released, start=1):
        if journal is not None and (number == len(released) or released[number][0] is not journal):
            yield journal, entry, rows


def answered(table: LineTable, line: bytes) -> list[Row]:
    """The answer to a line; a fault of our own ends no match: it is answered, and logged by its places, without any value (H1)."""
    try:
        return table.take(line)
    except Exception as fault:  # noqa: BLE001 - the people at the table want to go on
        log_fall("a fault of our own", fault)
        return table.failed(type(fault).__name__)
