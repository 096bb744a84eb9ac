"""What a terminal shows: no line is longer than it is wide, and colour comes only where it can be seen and is wanted.

Rules of this file: text is made visible before it is measured, broken and coloured.
"""

from __future__ import annotations

import os
import re
import shutil
import textwrap
from collections.abc import Sequence
from typing import TextIO

from companion.core.visible import visible, visible_line
from companion.system.outlet import write_codes

WIDEST = 100
BOXES = "┌┐└┘┬┴├┤┼─│·"  # with which cards are drawn where the encoding has these signs
LEAST = 20  # columns that are left for the words of a line that goes on, however far it began
COLOURS = {
    "violation": "31",
    "penalty": "31",
    "fits": "32",
    "win": "1;33",
    "revealed": "36",
    "turn": "1",
    "soft": "2",
    "act": "2",
}

BEFORE_UNIT = re.compile(r"(?<=[0-9]) (?=[^\W0-9]{1,3}\b)")  # a number and its unit stay together
KEPT = "\0"  # stands for a space at which no line is broken, and becomes one when it is printed; no name of the system has it


def can_show(encoding: str | None) -> bool:
    """Whether boxes can be drawn in that encoding."""
    try:
        BOXES.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Paper:
    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._is_terminal = out.isatty() and os.environ.get("TERM") != "dumb"
        self._is_coloured = self._is_terminal and not os.environ.get("NO_COLOR")
        self.width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
        self.is_plain = not can_show(out.encoding)
        self.is_mute = False  # nothing is written
        self._is_blank = True  # the last line is empty, or there is none yet

    def write(self, line: str = "", tone: str = "", indent: int = 0) -> None:
        """A line; a long one goes on under its own words. Of empty lines one is enough."""
        if self.is_mute or (not line and self._is_blank):
            return
        self._is_blank = not line
        line, indent = BEFORE_UNIT.sub(KEPT, _seen(line)), min(indent, max(self.width - LEAST, 0))
        text = textwrap.fill(line, self.width, subsequent_indent=" " * indent, break_on_hyphens=False) if line else ""
        colour = COLOURS.get(tone)
        text = text.replace(KEPT, " ")
        self._put(f"\x1b[{colour}m{text}\x1b[0m\n" if colour and self._is_coloured else f"{text}\n")

    def kept(self, text: str) -> str:
        """Words that stay on one line, if they fit on one."""
        return text.replace(" ", KEPT) if len(text) <= self.width else text

    def whole(self, line: str) -> None:
        """A line that is to be copied: it is never broken, however wide the terminal is."""
        if not self.is_mute:
            self._is_blank = False
            self._put(f"{visible_line(line)}\n")

    def draw(self, picture: Sequence[str], below: Sequence[str]) -> None:
        """Lines that are as they are, with room around them, and below them words that belong together."""
        self.write()
        if picture:
            self._put("".join(f"{visible_line(line)}\n" for line in picture))
            self._is_blank = False
        self.write("    " + "    ".join(map(self.kept, below)), indent=4)
        self.write()

    def clear(self) -> None:
        """Nothing of what was written stays in sight; also what could be scrolled back to, where the terminal can do that."""
        if self.is_mute:
            return
        if self._is_terminal:
            self._put("\x1b[H\x1b[2J\x1b[3J")
        else:
            self._put("\n" * shutil.get_terminal_size((WIDEST, 24)).lines)
        self._is_blank = True

    def begin(self, text: str) -> None:
        """Words that somebody else's go on after, on the same line."""
        self._is_blank = False
        self._put(visible(text))

    def _put(self, text: str) -> None:
        """What was made visible, with our own orders to the terminal in it."""
        write_codes(self._out, text)
        self._out.flush()


def _seen(line: str) -> str:
    return KEPT.join(map(visible, line.split(KEPT)))  # our own sentences may have several lines, which become one
