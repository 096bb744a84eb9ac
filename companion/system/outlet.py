"""Where text leaves this program: standard output and standard error, with every control character made visible.

Rules of this file: while a command runs the two streams are outlets, so no text printed there, also by argparse and libraries, can control
the terminal. Our own colours and cursor movements go through `write_codes`. A letter that the encoding of the terminal lacks is written by
its number; no text ends a command.
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

BY_NUMBER = "facedown-by-number"  # our error handler for letters that an encoding lacks


class Outlet:
    """A text stream that writes only visible characters."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        """All other attributes are those of the stream."""
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        self._stream.write(visible(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def write_codes(self, text: str) -> None:
        """Writes text that was made visible already, with our own control sequences in it."""
        self._stream.write(text)


def write_codes(out: TextIO, text: str) -> None:
    """Writes text with our own control sequences; the text between them was made visible already."""
    (out.write_codes if isinstance(out, Outlet) else out.write)(text)


def replacing(out: TextIO) -> TextIO:
    """The stream, which writes a question mark for each letter that its encoding lacks, so that columns stay in line."""
    with suppress(AttributeError):  # a stream without an encoding
        out.reconfigure(errors="replace")  # type: ignore[attr-defined] # of TextIOWrapper
    return out


def complain(text: str, places: str = "") -> None:
    """Writes a line to standard error, if it is open, and `places` below it; a closed terminal is no fault."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            sys.stderr.write("\n".join((f"facedown: {visible_line(text)}", *visible(places).splitlines(), "")))


def write_rows(out: TextIO, rows: Iterable[Mapping[str, Any]]) -> None:
    """Writes output for programs: one JSON object a line, in no language."""
    out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


@contextmanager
def outlets() -> Iterator[None]:
    """Makes standard output and standard error outlets for as long as the context lasts."""
    codecs.register_error(BY_NUMBER, _by_number)
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (_outlet(stream) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def _outlet(stream: TextIO) -> TextIO:
    """The stream as an outlet; None where the shell closed it."""
    if stream is None or isinstance(stream, Outlet):
        return stream
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=BY_NUMBER)
    return cast("TextIO", Outlet(stream))


def _by_number(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return escaped(fault.object[fault.start : fault.end]), fault.end
