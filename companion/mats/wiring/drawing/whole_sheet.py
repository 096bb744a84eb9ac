"""The sheet of a mat with hubs: how its parts are plugged together, and what feeds them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Carries, Circuit
from companion.mats.wiring.drawing.sheet import FAINT, INK, PALE, SIZE, SMALL, SOFT, Area, Pen, Point, SheetBox, WireLine, WiringSheet
from companion.mats.wiring.drawing.symbols import COLOURS, MARGIN, dot, head
from companion.mats.wiring.words import WiringWords

TOP = 84.0
ROW, TALL = 68.0, 50.0
PI, SPLIT, HUB, BOARDS, CONVERTER = (24.0, 130.0), (208.0, 88.0), (370.0, 172.0), (608.0, 112.0), (770.0, 68.0)  # left and width
RAIL = 864.0  # where the 5 V go down
WIDTH = RAIL + MARGIN
USB = "#0969da"
SUPPLY_TALL = 46.0


def whole_sheet(build: MatBuild, words: WiringWords, title: str, about: str) -> WiringSheet:
    pen = Pen()
    circuits = (*build.of_hubs, *build.of_pi)
    tops = [TOP + ROW * place for place in range(len(circuits))]
    bottom = tops[-1] + TALL
    pi = SheetBox(PI[0], TOP, PI[1], bottom - TOP)
    _box(pen, pi, (words.say("wires-controller-pi"),))
    hubs = SheetBox(SPLIT[0], TOP, SPLIT[1], ROW * (len(build.of_hubs) - 1) + TALL)
    if build.budget.is_hub_powered:
        _split(pen, pi, hubs, words)
    for place, (circuit, top) in enumerate(zip(circuits, tops, strict=True)):
        _row(pen, build, circuit, top, words, place, hubs.right if build.budget.is_hub_powered else pi.right)
    under = bottom
    if build.budget.converters:
        under = _supply(pen, build, circuits, tops, bottom, words)
    room = CONVERTER[0] - 60 - 2 * MARGIN
    bottom = max(pen.paragraphs([words.say("wires-drawn-grounds")], MARGIN, bottom + 18, room), under)
    head(pen, title, about, WIDTH)
    return WiringSheet(title, about, WIDTH, bottom + MARGIN, tuple(pen.shapes))


def _box(pen: Pen, box: SheetBox, lines: Sequence[str]) -> None:
    """Draws a box with lines of text; the first line is a name."""
    pen.put(Area(box, PALE, FAINT, 1.2, 6))
    room, x = box.width - 12, box.centre[0]
    y = box.centre[1] + 4 - 8 * (len(lines) - 1)
    for place, text in enumerate(lines):
        size, colour = (SMALL, SOFT) if place else (SIZE, INK)
        pen.fitted((x, y + 16 * place), text, room, size, 8, is_bold=place == 0, anchor="middle", colour=colour, home=box)


def _wire(pen: Pen, name: str, colour: str, *points: Point) -> None:
    pen.put(WireLine(points, colour, 1.8, name))


def _named(pen: Pen, text: str, start: Point, end: Point, colour: str) -> None:
    """Writes a name above the middle of a horizontal wire."""
    room = abs(end[0] - start[0]) - 6
    pen.fitted(((start[0] + end[0]) / 2, start[1] - 5), text, room, SMALL, 7, is_bold=True, anchor="middle", colour=colour)


def _split(pen: Pen, pi: SheetBox, hubs: SheetBox, words: WiringWords) -> None:
    """Draws the USB hubs between the Pi and the hubs of the mat."""
    _box(pen, hubs, (words.say("wires-drawn-split"), words.say("wires-drawn-split-powered"), words.say("wires-drawn-split-supply")))
    middle = hubs.centre[1]
    _wire(pen, "USB", USB, (pi.right, middle), (hubs.left, middle))
    _named(pen, "USB", (pi.right, middle), (hubs.left, middle), USB)


def _row(pen: Pen, build: MatBuild, circuit: Circuit, top: float, words: WiringWords, place: int, usb: float) -> None:
    """Draws a hub, its boards, and their converters."""
    middle = top + TALL / 2
    boards = SheetBox(BOARDS[0], top, BOARDS[1], TALL)
    bus = COLOURS[Carries.CLOCK]
    if circuit.controller == "Pico":
        hub = SheetBox(HUB[0], top, HUB[1], TALL)
        _box(pen, hub, (words.say("wires-drawn-hub", name=circuit.name), build.hub(circuit).port))
        _wire(pen, f"USB {place + 1}", USB, (usb, middle), (hub.left, middle))
        _named(pen, f"USB {place + 1}", (usb, middle), (hub.left, middle), USB)
        start = hub.right
    else:
        start = PI[0] + PI[1]
    name = "SPI" if circuit.controller == "Pico" else words.circuit(circuit.name, circuit.buses[0])
    _wire(pen, f"SPI {circuit.name}", bus, (start, middle), (boards.left, middle))
    _named(pen, name, (max(start, HUB[0] + HUB[1]), middle), (boards.left, middle), bus)
    slots = words.span([str(board.slot) for board in circuit.boards])
    _box(pen, boards, (words.say("wires-drawn-count", count=len(circuit.boards)), slots))
    numbers = [rail.number for rail in build.budget.rails if rail.circuit == circuit.name and rail.number]
    if numbers:
        converter = SheetBox(CONVERTER[0], top, CONVERTER[1], TALL)
        colour, three = COLOURS[Carries.SUPPLY], words.volts("3.3 V")
        _box(pen, converter, (words.span([f"PS{number}" for number in numbers]), words.say("wires-drawn-one-ampere", count=len(numbers))))
        _wire(pen, f"{circuit.name} 3.3 V", colour, (converter.left, middle), (boards.right, middle))
        _named(pen, three, (boards.right, middle), (converter.left, middle), colour)


def _supply(pen: Pen, build: MatBuild, circuits: Sequence[Circuit], tops: Sequence[float], bottom: float, words: WiringWords) -> float:
    """Draws the supply, and one line of 5 V along all converters."""
    colour, five = COLOURS[Carries.FIVE], words.volts("5 V")
    box = SheetBox(CONVERTER[0] - 60, bottom + 26, CONVERTER[1] + 60, SUPPLY_TALL)
    amperes = f"{build.budget.supply / 1000:g}".replace(".", words.decimal)
    _box(pen, box, (words.say("wires-drawn-five"), words.say("wires-drawn-amperes", amperes=amperes)))
    fed = [top + TALL / 2 for circuit, top in zip(circuits, tops, strict=True) if not circuit.is_lone]
    _wire(pen, "5 V", colour, (box.right, box.centre[1]), (RAIL, box.centre[1]), (RAIL, fed[0]), (CONVERTER[0] + CONVERTER[1], fed[0]))
    for y in fed[1:]:
        _wire(pen, "5 V", colour, (RAIL, y), (CONVERTER[0] + CONVERTER[1], y))
        dot(pen, (RAIL, y), Carries.FIVE)
    _named(pen, five, (CONVERTER[0] + CONVERTER[1], fed[0]), (RAIL, fed[0]), colour)
    return box.bottom
