"""Writes dejavu.txt: the code points that DejaVu Sans, its Bold and its Condensed all have. Run by hand, with fontconfig installed."""

from __future__ import annotations

import subprocess
from pathlib import Path

FONTS = ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSansCondensed")
FOLDER = Path(__file__).parents[2] / "companion" / "screen" / "fonts"  # those that ship
HEADER = """\
# Code points that DejaVu Sans, its Bold and its Condensed all have, as hexadecimal ranges.
# Made by tests/words/make_dejavu.py: fc-query -f '%{{charset}}' on each file, intersected. Font version: {version}.
"""


def points(font: str) -> set[int]:
    found: set[int] = set()
    for part in _queried(font, "%{charset}").split():
        first, _, last = part.partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def _queried(font: str, form: str) -> str:
    asked = subprocess.run(["fc-query", "-f", form, str(FOLDER / f"{font}.ttf")], check=True, capture_output=True, text=True)
    return asked.stdout


def ranges(found: set[int]) -> list[str]:
    firsts = sorted(point for point in found if point - 1 not in found)
    lasts = sorted(point for point in found if point + 1 not in found)
    return [f"{first:x}-{last:x}" if last > first else f"{first:x}" for first, last in zip(firsts, lasts, strict=True)]


def main() -> None:
    rows = [""]
    for part in ranges(set.intersection(*(points(font) for font in FONTS))):
        if len(rows[-1]) + len(part) >= 140:
            rows.append("")
        rows[-1] += f" {part}" if rows[-1] else part
    header = HEADER.format(version=int(_queried(FONTS[0], "%{fontversion}")) / 65536)
    Path(__file__).with_name("dejavu.txt").write_text(header + "\n".join(rows) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
