"""The record of matches through falls of the program: what the disk has is read again from there, what it does not take stays in memory."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.record.disk import DiskStore
from companion.record.memory import MemoryStore
from companion.record.store import Store
from companion.system.clock import now


class Record:
    def __init__(self, path: Path | None, wake: Callable[[], None]) -> None:
        """Without a `path` all is in memory. Raises `Unusable` where another program is at it, or it cannot be used."""
        self._path, self._wake = path, wake
        self.store = self._opened()

    @property
    def is_on_disk(self) -> bool:
        """All that was played, as far as anybody was told of it; whatever is still being written is waited for."""
        return isinstance(self.store, DiskStore) and not self.store.is_failing and not self.store.holds_back()

    def begin_anew(self) -> None:
        """After a fall, which may have cut something in two in memory; the disk has whole entries only."""
        if self.is_on_disk:
            self.store.close()
            self.store = self._opened()

    def close(self) -> None:
        self.store.close()

    def _opened(self) -> Store:
        return MemoryStore() if self._path is None else DiskStore(self._path, now, wake=self._wake)
