"""Pages on a terminal: no line is longer than the terminal is wide, and colour is used only where it is shown and wanted.

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
BOX_CHARACTERS = "·┌┐└┘┬┴├┤┼─│"  # cards are drawn with them; where one cannot be encoded, plain ASCII takes the place of all
LEAST = 20  # columns that the words of a continued line have at least, however deep its indent
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
KEPT = "\0"  # a space at which no line is broken, until it is printed; it occurs in no name


class Paper:
    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._is_terminal = out.isatty() and os.environ.get("TERM") != "dumb"
        self._is_coloured = self._is_terminal and not os.environ.get("NO_COLOR")
        self.width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
        self.is_plain = not _can_show_boxes(out.encoding)
        self.is_mute = False  # `write` writes nothing
        self._is_blank = True  # the last line is empty, or there is none yet

    def write(self, line: str = "", tone: str = "", indent: int = 0) -> None:
        """Writes a line, broken and indented where it is long; of several empty lines, only one."""
        if self.is_mute or (not line and self._is_blank):
            return
        self._is_blank = not line
        line, indent = BEFORE_UNIT.sub(KEPT, _seen(line)), min(indent, max(self.width - LEAST, 0))
        text = textwrap.fill(line, self.width, subsequent_indent=" " * indent, break_on_hyphens=False) if line else ""
        colour = COLOURS.get(tone)
        text = text.replace(KEPT, " ")
        self._put(f"\x1b[{colour}m{text}\x1b[0m\n" if colour and self._is_coloured else f"{text}\n")

    def kept(self, text: str) -> str:
        """Words that are kept on one line, if they fit on one."""
        return text.replace(" ", KEPT) if len(text) <= self.width else text

    def whole(self, line: str) -> None:
        """Writes a line that is meant to be copied, and is never broken."""
        if not self.is_mute:
            self._is_blank = False
            self._put(f"{visible_line(line)}\n")

    def draw(self, picture: Sequence[str], below: Sequence[str]) -> None:
        """Writes a picture as it is, with empty lines around it, and captions below it."""
        self.write()
        if picture:
            self._put("".join(f"{visible_line(line)}\n" for line in picture))
            self._is_blank = False
        self.write("    " + "    ".join(map(self.kept, below)), indent=4)
        self.write()

    def clear(self) -> None:
        """Clears the screen, and where the terminal can do that, also the lines that could be scrolled back to."""
        if self.is_mute:
            return
        if self._is_terminal:
            self._put("\x1b[H\x1b[2J\x1b[3J")
        else:
            self._put("\n" * shutil.get_terminal_size((WIDEST, 24)).lines)
        self._is_blank = True

    def begin(self, text: str) -> None:
        """Writes words without ending the line: an answer is typed after them."""
        self._is_blank = False
        self._put(visible(text))

    def _put(self, text: str) -> None:
        """Writes text that was made visible already, with our own control sequences in it."""
        write_codes(self._out, text)
        self._out.flush()


def _can_show_boxes(encoding: str | None) -> bool:
    try:
        BOX_CHARACTERS.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _seen(line: str) -> str:
    return KEPT.join(map(visible, line.split(KEPT)))  # our own sentences may have several lines, which become one
