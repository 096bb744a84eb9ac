"""All that is ordered for a mat, and its files; the same mat, words and catalogue give the same bytes."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from pathlib import Path

from companion.core.frozen import dataclass
from companion.core.visible import visible_line
from companion.errors import Problem, Unusable, reason, unusable
from companion.mats.ordering.bill import STICKERS, Bill, BillLine, bill_of, spans
from companion.mats.ordering.carriers import Carriers
from companion.mats.ordering.catalogue import Catalogue, catalogue
from companion.mats.ordering.cutting import dxf, svg
from companion.mats.ordering.frame import scad, stl
from companion.mats.ordering.kicad import kicad_netlist
from companion.mats.ordering.netlist import Netlist, joints
from companion.mats.ordering.plate import BED, CutPlate, plate_of
from companion.mats.ordering.whole_mat import netlist_of
from companion.mats.ordering.wires import POWER, SIGNAL, WirePiece, metres, pieces_of
from companion.mats.plan import Point
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.table import WordTable
from companion.mats.wiring.tables import part_name
from companion.mats.wiring.words import WiringWords
from companion.system.safe_files import make_folder, replace_all

COLUMNS = (
    "reference", "quantity", "part", "maker", "number", "package", "price", "date", "source", "sum", "alternatives", "avoid",
)  # fmt: skip
ON_STRIPBOARD: Carriers = {}
OF_PIECES = ("sheet", "wire", "start", "end", "length", "area")
# Parts whose name here differs from the one in the list of parts, or that are not in it.
NAMED_HERE = frozenset({
    "board-spare", "pico", "usb-cable", "usb-hub", "socket-14", "socket-16", "fuse", "fuse-holder", "stripboard", "pin-strip", "carrier",
    "pico-socket", "header", "light-header", "terminal", "flat-cable", "signal-wire", "supply-wire", "plate", "frame", "screw", "sticker",
})  # fmt: skip
AVOIDED = frozenset({"pico", "usb-cable", "board", "decoder", "buffer", "converter", "supply", "plate", "screw", "sticker"})


@dataclass(frozen=True, slots=True)
class Order:
    build: MatBuild
    netlist: Netlist
    pieces: tuple[WirePiece, ...]
    plate: CutPlate
    bill: Bill
    catalogue: Catalogue


def order_of(build: MatBuild, where: str, *, bed: Point = BED, stickers: int = STICKERS, carriers: Carriers = ON_STRIPBOARD) -> Order:
    """`where` is what problems call the mat's file; `carriers` are those of the hubs that are not built on stripboard."""
    plate, netlist, pieces, known = plate_of(build, where, bed), netlist_of(build), pieces_of(build), catalogue()
    bill = bill_of(build, netlist, pieces, len(plate.tiles), stickers, known, carriers)
    return Order(build, netlist, pieces, plate, bill, known)


def files_of(order: Order, words: WiringWords) -> Mapping[str, bytes]:
    """The files of an order, by their names."""
    name = order.build.plan.name
    title = words.say("ordering-drawn-plate", name=name)
    texts = {
        "bill.csv": _csv([[words.say(f"ordering-column-{column}") for column in COLUMNS], *bill_rows(order, words)]),
        "netlist.net": kicad_netlist(order.netlist, name, order.catalogue.footprints),
        "wires.csv": _csv([[words.say(f"ordering-column-{column}") for column in OF_PIECES], *map(_piece, order.pieces)]),
        "plate.dxf": dxf(order.plate, title),
        "plate.svg": svg(order.plate, title),
        "spacers.scad": scad(),
        "spacers.stl": stl(),
    }
    return {file: text.encode("utf-8") for file, text in texts.items()}


def bill_rows(order: Order, words: WiringWords) -> Sequence[Sequence[str]]:
    bill = order.bill
    rows = [_row(line, order, words) for line in bill.lines]
    for key, total in (("ordering-total", bill.total), ("ordering-without-pi", bill.without_pi)):
        rows.append(["", "", words.say(key), *[""] * 6, euros(total), "", ""])
    return rows


def _row(line: BillLine, order: Order, words: WiringWords) -> list[str]:
    item = line.item
    source = words.say("ordering-estimated" if item.source == "estimated" else "ordering-looked-up")
    avoided = words.say(f"ordering-avoid-{line.kind}") if line.kind in AVOIDED else ""
    told = (spans(line.references), str(line.quantity), name_of(line, order.build, words), item.maker, item.number, item.package)
    return [*told, euros(item.price), order.bill.date, source, euros(line.sum), "; ".join(item.alternatives), avoided]


def name_of(line: BillLine, build: MatBuild, words: WiringWords) -> str:
    if line.kind in NAMED_HERE:
        return words.say(f"ordering-part-{line.kind}")
    return part_name(line.part, build.budget, words)


def euros(sum_: Decimal) -> str:
    """With a point, as programs read it."""
    return f"{sum_:.2f}"


def _piece(piece: WirePiece) -> Sequence[str]:
    return piece.sheet, piece.wire, piece.start, piece.end, f"{piece.length:g}", f"{piece.area:g}"


def _csv(rows: Iterable[Sequence[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([visible_line(cell) for cell in row] for row in rows)
    return out.getvalue()


def bill_table(order: Order, words: WiringWords) -> WordTable:
    """The bill in short, for a terminal and for pages."""
    bill = order.bill
    head = tuple(words.say(f"ordering-column-{column}") for column in ("quantity", "part", "number", "price", "sum"))
    rows = [
        (
            str(line.quantity),
            name_of(line, order.build, words),
            line.item.number,
            *(words.decimals(sum_) for sum_ in (line.item.price, line.sum)),
        )
        for line in bill.lines
    ]
    for key, total in (("ordering-total", bill.total), ("ordering-without-pi", bill.without_pi)):
        rows.append(("", words.say(key), "", "", words.decimals(total)))
    return WordTable(
        words.say("ordering-title", name=order.build.plan.name), head, tuple(rows), frozenset({0, 3, 4}), summary(order, words)
    )


def summary(order: Order, words: WiringWords) -> tuple[str, ...]:
    bill, tiles = order.bill, [tile.box for tile in order.plate.tiles]
    wide, high = (math.ceil(max(sizes)) for sizes in zip(*((box.width, box.height) for box in tiles), strict=True))
    total, rest = words.decimals(bill.total), words.decimals(bill.without_pi)
    return (
        words.say("ordering-parts", kinds=len(bill.lines), pieces=bill.pieces),
        words.say("ordering-sum", total=total, rest=rest),
        words.say("ordering-prices", date=bill.date, estimated=bill.estimated, kinds=len(bill.lines)),
        words.say("ordering-joints", joints=joints(order.netlist)),
        words.say("ordering-wire", signal=metres(order.pieces, SIGNAL), supply=metres(order.pieces, POWER)),
        words.say("ordering-plate", tiles=len(tiles), wide=str(wide), high=str(high)),
    )


def save_order(files: Mapping[str, bytes], folder: Path, *, force: bool) -> tuple[Path, ...]:
    """Writes all files or none; what is there stays unless `force` says otherwise."""
    paths = {folder / name: content for name, content in files.items()}
    try:
        taken = [Problem(str(path), "mat-order-is-there") for path in paths if path.exists() and not (force and path.is_file())]
        if taken:
            raise Unusable(taken[:1])
        make_folder(folder)
        replace_all(paths)
    except OSError as fault:
        raise unusable(str(folder), "mat-order-unwritable", reason=reason(fault)) from fault
    return tuple(paths)
