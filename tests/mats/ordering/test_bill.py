"""The bill: what the netlist has is on it as often, what it lacks is reckoned from the mat, and the sums are right."""

from __future__ import annotations

import csv
import io
import math
from collections import Counter
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise

import pytest

from companion.mats.files import parse_mat
from companion.mats.ordering.bill import spans
from companion.mats.ordering.catalogue import catalogue
from companion.mats.ordering.order import COLUMNS, files_of, name_of, order_of
from companion.mats.wiring.building import build
from companion.mats.wiring.parts import parts_of
from companion.mats.wiring.pinouts import hub_board
from companion.mats.wiring.words import WiringWords
from tests.mats.ordering import written
from tests.mats.ordering.orders import ALL, built, files, order, plan

SHIPPED = ("one-pad-pi", "3x3-decoder", "8x8")


def rows(name):
    head, *rest = csv.reader(io.StringIO(files(name)["bill.csv"]))
    assert len(head) == len(COLUMNS)
    return [dict(zip(COLUMNS, row, strict=True)) for row in rest]


def unfolded(told):
    """References, those of spans as well."""
    found = []
    for part in told.split():
        first, _, last = part.partition("-")
        letters = first.rstrip("0123456789")
        found += [f"{letters}{number}" for number in range(int(first[len(letters) :]), int((last or first)[len(letters) :]) + 1)]
    return found


@pytest.mark.parametrize("name", ALL)
def test_every_part_of_the_netlist_is_on_the_bill_under_its_reference(name):
    parts, _ = written.netlist(files(name)["netlist.net"])
    billed = [row for row in rows(name) if row["reference"]]
    assert sorted(ref for row in billed for ref in unfolded(row["reference"])) == sorted(parts)
    assert all(int(row["quantity"]) == len(unfolded(row["reference"])) for row in billed)
    assert all(len({parts[ref][:2] for ref in unfolded(row["reference"])}) == 1 or parts_differ(row, parts) for row in billed)


def parts_differ(row, parts):
    """Buttons have their presses as values."""
    return {parts[ref][0] for ref in unfolded(row["reference"])} == {"button"}


@pytest.mark.parametrize("name", ALL)
def test_the_bill_has_what_the_list_of_parts_has(name):
    wanted = Counter({part.kind: part.count for part in parts_of(built(name)) if part.kind != "ports"})
    billed = {line.kind: line.quantity for line in order(name).bill.lines}
    assert {kind: billed[kind] for kind in wanted} == wanted


@pytest.mark.parametrize("name", ALL)
def test_what_no_netlist_has_follows_from_the_mat(name):
    build = built(name)
    boards, hubs = len(build.slots), len(build.of_hubs)
    chips = Counter(kind for kind, *_ in written.netlist(files(name)["netlist.net"])[0].values())
    circuits = [circuit for circuit in build.circuits if not circuit.is_lone]
    pieces = list(csv.DictReader(io.StringIO(files(name)["wires.csv"])))
    metres = {
        area: math.ceil(sum(float(one["length in mm"]) for one in pieces if one["mm²"] == area) * 1.1 / 1000) for area in ("0.14", "0.5")
    }
    wanted = {
        "board-spare": math.ceil(boards / 10) if boards > 1 else 0,
        "socket-14": chips["buffer"] + chips["shifter"],
        "socket-16": chips["decoder"],
        "fuse-holder": chips["fuse"],
        "stripboard": len(circuits),
        "pin-strip": 2 * len(circuits),
        "usb-cable": hubs,
        "usb-hub": -(-hubs // 7) if hubs > 4 else 0,
        "signal-wire": metres["0.14"],
        "supply-wire": metres["0.5"],
        "plate": len(order(name).plate.tiles),
        "frame": boards,
        "screw": 2 * boards,
        "sticker": 100,
    }
    own = {part.kind for part in parts_of(build)}
    assert {line.kind: line.quantity for line in order(name).bill.lines if line.kind not in own} == {
        kind: count for kind, count in wanted.items() if count
    }


@pytest.mark.parametrize("name", ALL)
def test_the_sums_are_those_of_the_lines(name):
    *lines, total, rest = rows(name)
    assert all(Decimal(row["sum"]) == Decimal(row["price"]) * int(row["quantity"]) for row in lines)
    assert Decimal(total["sum"]) == sum(Decimal(row["sum"]) for row in lines)
    [pi] = [row for row in lines if row["reference"] == "J1"]
    assert (Decimal(rest["sum"]), total["part"], rest["part"]) == (
        Decimal(total["sum"]) - Decimal(pi["sum"]), "total", "total without the Pi",
    )  # fmt: skip


@pytest.mark.parametrize("name", SHIPPED)
def test_every_line_says_what_to_order_and_how_its_price_is_known(name):
    for row in rows(name)[:-2]:
        assert all(row[column] for column in ("quantity", "part", "maker", "number", "package", "price", "sum"))
        assert (row["date"], row["source"]) in {("2026-11", "estimated"), ("2026-11", "looked up")}


def test_three_builds_cost_what_the_bill_says():
    assert {name: str(order(name).bill.without_pi) for name in SHIPPED} == {"one-pad-pi": "30.55", "3x3-decoder": "73.99", "8x8": "539.92"}


def test_the_converter_is_named_by_type_and_what_must_not_be_taken_too():
    [converter] = [row for row in rows("3x3-decoder") if row["reference"] == "PS1"]
    assert (converter["maker"], converter["number"]) == ("Traco Power", "TSR 1-2433")
    assert "AMS1117" in converter["avoid"]
    assert "R-78E3.3-1.0" in converter["avoid"]
    avoided = {row["part"]: row["avoid"] for row in rows("8x8")}
    assert "Pico 2" in avoided["Raspberry Pi Pico with pins"]
    assert "74HCT125" in avoided["74HC125"]
    assert "125 kHz" in avoided["sticker for a card"]


def test_so_many_stickers_as_are_wanted():
    lines = {stickers: order_of(built("8x8"), "8x8", stickers=stickers).bill.lines for stickers in (0, 220)}
    assert {count: [line.quantity for line in those if line.kind == "sticker"] for count, those in lines.items()} == {0: [], 220: [220]}


def test_a_supply_is_as_strong_as_the_mat_wants():
    known = catalogue()
    assert [known.item("supply", load).most for load in (500, 3000, 3500, 9000, 99_999)] == [3000, 3000, 5000, 10_000, 40_000]


def test_every_kind_of_part_is_in_the_catalogue():
    kinds = {line.kind for name in ALL for line in order(name).bill.lines} | {line.kind for line in carried().bill.lines}
    assert {one.kind for one in catalogue().items} == kinds - {"board-spare"}


@dataclass(frozen=True)
class OnCarrier:
    reference: str
    kind: str
    value: str = ""
    package: str = ""


CARRIER = (
    OnCarrier("Pico", "pico"), OnCarrier("IC1", "buffer"), OnCarrier("IC2", "buffer"), OnCarrier("PS1", "converter"),
    OnCarrier("F1", "fuse"),
    *(OnCarrier(f"RC{number}", "header") for number in range(1, 9)), OnCarrier("S", "terminal"), OnCarrier("L1", "light-header"),
    *(OnCarrier(f"R{number}", "pull") for number in range(5, 16)), OnCarrier("T1", "test-point"), OnCarrier("H1", "hole"),
)  # fmt: skip


def carried():
    """Two rows of the eight by eight on carriers."""
    return order_of(built("8x8"), "8x8", carriers={"row 1": CARRIER, "row 8": CARRIER})


def test_hubs_on_carriers_have_their_parts_on_the_bill_and_neither_stripboard_nor_single_wires():
    plain, changed = Counter(), Counter()
    for counts, one in ((plain, order("8x8")), (changed, carried())):
        for line in one.bill.lines:
            counts[line.kind] += line.quantity
    assert {kind: changed[kind] - plain[kind] for kind in {*plain, *changed} if changed[kind] != plain[kind]} == {
        "small-capacitor": -20, "large-capacitor": -16, "series": -8, "pull": 2 * (11 - 10),
        "stripboard": -2, "pin-strip": -4, "signal-wire": -14, "supply-wire": -5,
        "carrier": 2, "pico-socket": 4, "header": 16, "terminal": 2, "light-header": 2, "flat-cable": 16,
    }  # fmt: skip
    assert {name_of(line, built("8x8"), WiringWords("en")) for line in carried().bill.lines if line.kind == "pull"} == {
        "resistor, 10\u00a0kΩ"
    }
    assert [(spans(line.references), line.quantity) for line in carried().bill.lines if line.kind == "buffer"] == [
        ("IC2001-IC2002 IC3001-IC3002 IC4001-IC4002 IC5001-IC5002 IC6001-IC6002 IC7001-IC7002 IC9001", 13), ("IC1-IC2", 4),
    ]  # fmt: skip


def test_references_are_told_in_short():
    assert spans(("C1", "C2", "C3", "C5", "R6", "R7")) == "C1-C3 C5 R6-R7"
    assert spans(()) == ""


def test_the_wires_of_nine_cells_run_as_a_snake():
    pieces = [one for one in order("3x3-decoder").pieces if one.wire == "SCK"]
    assert [(one.start, one.end, one.length, one.area) for one in pieces] == [
        ("Pi 23", "RC1 SCK", 230, 0.14), ("RC1 SCK", "RC2 SCK", 100, 0.14), ("RC2 SCK", "RC3 SCK", 100, 0.14),
        ("RC3 SCK", "RC6 SCK", 125, 0.14), ("RC6 SCK", "RC5 SCK", 100, 0.14), ("RC5 SCK", "RC4 SCK", 100, 0.14),
        ("RC4 SCK", "RC7 SCK", 125, 0.14),
        ("RC7 SCK", "RC8 SCK", 100, 0.14), ("RC8 SCK", "RC9 SCK", 100, 0.14),
    ]  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_the_pieces_of_a_wire_join_all_its_pins(name):
    build = built(name)
    for number, circuit in enumerate(build.circuits, 1):
        for wire in circuit.wires:
            pieces = [one for one in order(name).pieces if one.sheet.startswith(f"{number} ") and one.wire == wire.name]
            pieces = [one for one in pieces if "light" not in one.end and one.start != "S GND"]
            pins = [f"{pin.part} {pin.number}" for pin in wire.pins]
            assert len(pieces) == len(pins) - 1
            assert sorted([pieces[0].start, *(one.end for one in pieces)]) == sorted(pins)
            assert all(before.end == after.start for before, after in pairwise(pieces))
            assert all(piece.length >= 60 for piece in pieces)


@pytest.mark.parametrize("name", ALL)
def test_the_ground_of_a_supply_is_wired_beside_its_five_volts(name):
    pieces = order(name).pieces
    fed = [(one.sheet, one.end.removesuffix(" in"), one.length) for one in pieces if one.start == "S 5 V"]
    assert [(one.sheet, one.end.removesuffix(" GND"), one.length) for one in pieces if one.start == "S GND"] == fed
    assert len(fed) == sum(any(pin.part == "S" for wire in circuit.wires for pin in wire.pins) for circuit in built(name).circuits)


def test_the_same_mat_gives_the_same_bytes():
    made = [files_of(order_of(built("8x8"), "8x8"), WiringWords("en")) for _ in range(2)]
    assert made[0] == made[1]


def test_a_name_with_quotes_slashes_and_backslashes_stays_one_cell_and_one_sheet():
    name = "=1+1 '/' \\\\ ( \\\""
    text = f'name = "{name}"\n[grid]\ncolumns = 1\nrows = 1\n[[readers]]\nname = "{name}"\nslots = ["A1"]\nkind = "hub"\nport = "x"\n'
    its = order_of(build(parse_mat(text, "mine"), "mine", hub_board()), "mine")
    told = {file: content.decode("utf-8") for file, content in files_of(its, WiringWords("en")).items()}
    shown = "1 =1+1 '|' \\ ( \""
    assert {row["sheet"] for row in csv.DictReader(io.StringIO(told["wires.csv"]))} == {shown}
    assert written.netlist(told["netlist.net"])[0]["A1001"][2] == f"/{shown}/"
    assert written.svg(told["plate.svg"])[0] != []
    assert written.dxf(told["plate.dxf"]) != []


def test_the_plan_of_a_turned_mat_is_ordered_as_it_lies():
    assert plan("hubs and a bus").turn == 90
    assert order("hubs and a bus").plate.width == plan("hubs and a bus").geometry.width
