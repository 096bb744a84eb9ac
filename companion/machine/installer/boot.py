"""What the firmware of a Raspberry Pi reads before it starts the system: whether the pins of SPI are switched on in config.txt.

Rules of this file: only what counts on every model is believed, so nothing under `[pi4]` and the like; the last word holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

PLACES = ("/boot/firmware/config.txt", "/boot/config.txt")  # since Debian 12, and before
CARRIED_BACK = "\r\n"  # a card is often written to on Windows
EVERYWHERE = "all"
ON = ("on", "true", "yes", "1", "y")
SECTION = re.compile(r"\s*\[(?P<name>[^\]]*)\]\s*$")
SPI = re.compile(r"\s*dtparam\s*=(?:[^#]*,)?\s*spi(?:\s*=\s*(?P<value>\w+))?\s*(?:,.*)?$")
COMMENTED = re.compile(r"\s*#\s*(dtparam=spi=on)\s*$")
# Whatever part was described last is done with (`dtoverlay=`), so that this is about the board.
ADDED = "[all]\ndtoverlay=\ndtparam=spi=on\n"


def has_spi(text: str) -> bool:
    said = [found["value"] or ON[0] for line in _everywhere(text.splitlines()) if (found := SPI.match(line))]
    return bool(said) and said[-1].lower() in ON


def with_spi(text: str) -> str:
    """The same with SPI on: by the line that waits there as a comment, if it does, else by one at the end. Lines end as they did."""
    if CARRIED_BACK in text:
        return with_spi(text.replace(CARRIED_BACK, "\n")).replace("\n", CARRIED_BACK)
    lines = text.splitlines()
    for number, line in enumerate(lines):
        found = COMMENTED.match(line)
        if found and has_spi("\n".join(changed := [*lines[:number], found[1], *lines[number + 1 :]])):
            return "\n".join(changed) + "\n"
    return "\n".join([*lines, "", ADDED]).lstrip("\n")


def _everywhere(lines: list[str]) -> Iterator[str]:
    section = EVERYWHERE
    for line in lines:
        if found := SECTION.match(line):
            section = found["name"].strip().lower()
        elif section == EVERYWHERE:
            yield line
