"""A raw recording: every pass of the readers and every press and choice, as lines of the table protocol."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from companion.record.plain import heard_to_json
from hardware.readers.port import Readers
from hardware.sighting import Pass


class Recording:
    """Each line is handed on as it comes."""

    def __init__(self, asked: Mapping[str, Any], keep: Callable[[str], object]) -> None:
        self._keep = keep
        self.keep({"setup": dict(asked)})

    def keep(self, row: Mapping[str, Any]) -> None:
        self._keep(json.dumps(row, ensure_ascii=False))


class Recorded:
    """Readers whose passes are kept as they go by."""

    def __init__(self, readers: Readers, recording: Recording) -> None:
        self._readers, self._recording = readers, recording

    @property
    def slots(self) -> tuple[str, ...]:
        return self._readers.slots

    def passes(self, until: float) -> Iterator[Pass]:
        for heard in self._readers.passes(until):
            self._recording.keep({"pass": heard_to_json(heard.heard), "at": heard.at})
            yield heard

    def ask(self, slots: Collection[str]) -> None:
        self._readers.ask(slots)

    def close(self) -> None:
        self._readers.close()
