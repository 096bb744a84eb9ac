"""Where text leaves this program: standard output and standard error, with every foreign sign in it made visible.

Rules of this file: while a command runs the two streams are outlets, so whatever prints there, argparse and libraries among them, cannot
hand an order to the terminal. Colours and movements of the cursor are ours and go by a way of their own. A letter that the terminal's
encoding does not have is written by its number; no text ends a command.
"""

from __future__ import annotations

import codecs
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Any, TextIO, cast

from companion.core.visible import escaped, visible, visible_line

BY_NUMBER = "facedown-by-number"  # a way to deal with letters that an encoding does not have


class Outlet:
    """A text stream that lets out what is visible."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        """All else is the stream's own."""
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        self._stream.write(visible(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def write_codes(self, text: str) -> None:
        """Text that was made visible, with our own orders to the terminal in it."""
        self._stream.write(text)


def write_codes(out: TextIO, text: str) -> None:
    """Orders to a terminal; only what was made visible stands between them."""
    (out.write_codes if isinstance(out, Outlet) else out.write)(text)


def replacing(out: TextIO) -> TextIO:
    """The stream, with a question mark for each letter that its encoding does not have: what lies side by side keeps its columns."""
    with suppress(AttributeError):  # one that encodes nothing
        out.reconfigure(errors="replace")  # type: ignore[attr-defined] # of TextIOWrapper
    return out


def complain(text: str, places: str = "") -> None:
    """One line on standard error, and below it lines of our own, where that is open; a terminal that is gone ends nothing."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            sys.stderr.write("\n".join((f"facedown: {visible_line(text)}", *visible(places).splitlines(), "")))


def write_rows(out: TextIO, rows: Iterable[Mapping[str, Any]]) -> None:
    """Output for programs: one JSON object a line, in no language."""
    out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


@contextmanager
def outlets() -> Iterator[None]:
    """As long as this lasts, standard output and standard error are outlets."""
    codecs.register_error(BY_NUMBER, _by_number)
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (_outlet(stream) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def _outlet(stream: TextIO) -> TextIO:
    """None where the shell closed it."""
    if stream is None or isinstance(stream, Outlet):
        return stream
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=BY_NUMBER)
    return cast("TextIO", Outlet(stream))


def _by_number(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return escaped(fault.object[fault.start : fault.end]), fault.end
