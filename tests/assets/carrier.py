"""`python -m tests.assets.carrier FOLDER`: makes the carrier anew, its board, netlist, Gerbers and pictures; wants KiCad 6 and pdftoppm.

The same board makes the same files: what KiCad writes about the day and about itself is left out.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path

import hardware
from companion.mats.carrier import kicad
from companion.mats.carrier.joints import NOT_SOLDERED, NOTHING, with_carrier, with_wires
from companion.mats.carrier.layout import Layout, layout
from companion.mats.carrier.parts import carrier_parts
from companion.mats.carrier.placement import WIDTH
from companion.mats.files import find
from companion.mats.wiring.building import build
from companion.mats.wiring.pinouts import hub_board

MAKER = Path(hardware.__file__).parent / "carrier" / "make.py"
PYTHON = "/usr/bin/python3"  # KiCad's module is installed for Debian's own
BOARD, PROJECT, NETLIST, GERBERS = "carrier.kicad_pcb", "carrier.kicad_pro", "carrier.net", "carrier-gerbers.zip"
FRONT, BACK = "carrier-front.png", "carrier-back.png"
PIXELS = 12  # a millimetre
BLOCK = re.compile(r"(<!-- carrier: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
NAMES = {
    "pico": "{}, with its pins, and two sockets of 20 pins",
    "header": "header of eight pins, and a cable with eight sockets to an RC522 board",
    "buffer": "{} in a socket",
    "shifter": "{} in a socket, only for lights",
    "converter": "step-down converter, {}: TRACO TSR 1-2433 or RECOM R-78B3.3-1.0",
    "fuse": "fuse, 5 × 20 mm, {}, slow, in an open holder: Stelvio PTF 78 or Schurter OGN 0031.8201",
    "terminal": "screw terminal of two, {} and ground",
    "light-header": "header of three pins, only for {} lights",
    "series": "resistor, 33 Ω, in SCK and MOSI",
    "pull": "resistor, 10 kΩ, from MISO and SDA to 3.3 V",
    "small-capacitor": "ceramic capacitor, 100 nF; the last one only for lights",
    "large-capacitor": "electrolytic capacitor, 47 µF, 6.3 V or more",
}
DATED = re.compile(r"^(?:(?:%|; #@! )TF\.(?:CreationDate|GenerationSoftware|ProjectId)|G04 Created by|; DRILL file).*\n", re.MULTILINE)
POINT = re.compile(r"\s+\(xy (\S+) (\S+)\)")
DAY = (1980, 1, 1, 0, 0, 0)  # the first that a ZIP file can name
GREEN, COPPER, GOLD, WHITE, HOLE = (10, 80, 45), (24, 110, 66), (214, 182, 98), (245, 245, 240), (30, 30, 30)


def has_kicad() -> bool:
    return Path(PYTHON).exists() and subprocess.run([PYTHON, "-c", "import pcbnew"], capture_output=True, check=False).returncode == 0


def with_kicad(board: Path, folder: Path) -> None:
    """What `make.py` does with a board, beside which its project lies."""
    for name in ("gerbers", "plots"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    subprocess.run([PYTHON, str(MAKER), str(board), str(folder)], check=True, capture_output=True)


def make(folder: Path, made: Layout) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PROJECT).write_text(kicad.project(), encoding="utf-8")
    (folder / NETLIST).write_text(kicad.netlist(made), encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        draft, out = Path(name, "draft"), Path(name, "out")
        draft.mkdir()
        (draft / BOARD).write_text(kicad.board(made), encoding="utf-8")
        (draft / PROJECT).write_text(kicad.project(), encoding="utf-8")
        with_kicad(draft / BOARD, out)
        (folder / BOARD).write_text(compact((out / BOARD).read_text(encoding="utf-8")), encoding="utf-8")
        zipped(out / "gerbers", folder / GERBERS)
        for file, side in ((FRONT, "F"), (BACK, "B")):
            picture(out / "plots", side, made).save(folder / file, optimize=True)


def compact(text: str) -> str:
    """The corners of the filled ground in lines that are not one for each, rounded to a ten-thousandth of a millimetre."""
    return POINT.sub(lambda found: f" (xy {rounded(found[1])} {rounded(found[2])})", text)


def rounded(number: str) -> str:
    return f"{float(number):.4f}".rstrip("0").rstrip(".")


def undated(text: str) -> str:
    return DATED.sub("", text)


def zipped(folder: Path, file: Path) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for one in sorted(folder.iterdir()):
            archive.writestr(zipfile.ZipInfo(one.name, DAY), undated(one.read_text(encoding="utf-8")), zipfile.ZIP_DEFLATED)


def picture(plots: Path, side: str, made: Layout):
    """One side as it looks: green lacquer, gold pads, white letters; the back as it is seen when the board is turned over."""
    from PIL import Image, ImageDraw, ImageOps

    seen = Image.new("RGB", (round(WIDTH * PIXELS),) * 2, GREEN)
    for layer, colour in (("Cu", COPPER), ("Mask", GOLD), ("Silkscreen", WHITE)):
        seen.paste(colour, (0, 0), ImageOps.invert(_plotted(plots / f"carrier-{side}_{layer}.pdf")))
    pen = ImageDraw.Draw(seen)
    holes = [(x, y, pad.drill) for part in made.parts for pad, x, y in part.pads] + [(*via.at, kicad.VIA_DRILL) for via in made.routed.vias]
    for x, y, size in holes:
        pen.ellipse([round(edge * PIXELS) for edge in (x - size / 2, y - size / 2, x + size / 2, y + size / 2)], fill=HOLE)
    return (seen if side == "F" else ImageOps.mirror(seen)).quantize(16, dither=Image.Dither.NONE)


def _plotted(file: Path):
    """A layer, cut out along the board's edge: the size of a PDF's page is rounded, so that the edge does not lie where it was drawn."""
    from PIL import ImageOps

    edge = ImageOps.invert(_page(file.with_name("carrier-Edge_Cuts.pdf"))).getbbox()
    left, top = (edge[0] + edge[2]) // 2, (edge[1] + edge[3]) // 2
    half = round(WIDTH * PIXELS / 2)
    return _page(file).crop((left - half, top - half, left + half, top + half))


@cache
def _page(file: Path):
    from PIL import Image

    subprocess.run(["pdftoppm", "-r", str(25.4 * PIXELS), "-gray", "-singlefile", str(file), str(file.with_suffix(""))], check=True)
    return Image.open(file.with_suffix(".pgm")).convert("L")


def refreshed(page: str) -> str:
    """The page about the carrier with its tables made anew."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n\n{found[3]}", page)


def parts_table() -> str:
    """The parts of one carrier; those of a kind and value in one line."""
    kinds: dict[tuple[str, str, str], list[str]] = {}
    for part in carrier_parts():
        if part.kind not in NOT_SOLDERED:
            value = "" if part.kind == "header" else part.value
            kinds.setdefault((part.kind, value, part.package), []).append(part.reference)
    rows = [f"| {len(of)} | {NAMES[kind].format(value)} | {package} | {', '.join(of)} |" for (kind, value, package), of in kinds.items()]
    return "\n".join(("| count | part | place | name on the board |", "|--:|---|---|---|", *rows))


def work_table() -> str:
    """The hubs of 8 x 8 cells, with wires and with carriers."""
    hubs = build(find("8x8"), "8x8", hub_board()).of_hubs
    wired, carried = (sum(map(of, hubs), NOTHING) for of in (with_wires, with_carrier))
    names = ("joints to solder by hand", "of these at the end of a loose wire", "wires to cut", "cables to plug in")
    rows = [
        f"| {name} | {getattr(wired, of.name):,} | {getattr(carried, of.name):,} |" for name, of in zip(names, fields(wired), strict=True)
    ]
    return "\n".join(("| 8 × 8 cells and two pads, nine hubs | with wires | with nine carriers |", "|---|--:|--:|", *rows))


TABLES = {"parts": parts_table, "work": work_table}


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    make(folder, layout())
    page = folder / "README.md"
    if page.exists():
        page.write_text(refreshed(page.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
