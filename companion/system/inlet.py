"""Where lines enter this program: a stream read to its end by a thread of its own, with no line held whole that is far too long."""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import UnsupportedOperation
from typing import BinaryIO

LONGEST_LINE = 65536  # bytes


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends; of one that is far too long only the beginning is ever held."""
    longest = LONGEST_LINE + 2
    while line := stream.readline(longest):
        rest = line
        while len(rest) == longest and not rest.endswith(b"\n"):
            rest = stream.readline(longest)
        yield line.rstrip(b"\r\n")


def lines_from(source: BinaryIO) -> Iterator[bytes]:
    """Until the stream ends or breaks, on a thread of their own."""
    lines = own(source)
    try:
        yield from read_lines(lines)
    finally:
        if lines is not source:
            lines.close()


def own(source: BinaryIO) -> BinaryIO:
    """The same stream, but one that nobody else closes: Python closes its own at the end, and would wait for a thread that reads there."""
    try:
        return os.fdopen(os.dup(source.fileno()), "rb")
    except (UnsupportedOperation, AttributeError):
        return source
