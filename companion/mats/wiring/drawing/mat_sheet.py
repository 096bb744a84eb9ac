"""The mat from above: each place with its antenna, the antenna's number on its reader, and the group in which it takes its turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.frozen import dataclass
from companion.events import Slot
from companion.mats.plan import Plan
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.drawing.sheet import FAINT, INK, PALE, PAPER, SMALL, SOFT, Area, Pen, SheetBox, WiringSheet
from companion.mats.wiring.drawing.symbols import MARGIN, head
from companion.mats.wiring.letters import cut, pixels_wide, shrunk
from companion.mats.wiring.words import WiringWords
from companion.system.typefaces import DEEP

TOP = 80.0
WIDEST, TALLEST = 852.0, 980.0  # of the mat's picture
SMALLEST, LARGEST = 0.8, 2.2  # pixels to a millimetre
NARROWEST = 560.0  # of the sheet
COIL = 40.0  # millimetres across
LEAST = 7.0  # letters
BAR = 7.0  # the marked lower edge
ROW = 24.0  # of the legend
# Fill and ring of each group; with more groups colours repeat, and the number tells the groups apart.
GROUPS = (
    ("#ddf4ff", "#0969da"),
    ("#fff1e5", "#bc4c00"),
    ("#dafbe1", "#1a7f37"),
    ("#fbefff", "#8250df"),
    ("#fff8c5", "#9a6700"),
    ("#ffebe9", "#cf222e"),
    ("#ffeff7", "#bf3989"),
    ("#eaeef2", "#57606a"),
)


@dataclass(frozen=True, slots=True)
class WiredSlot:
    reader: str
    antenna: int
    group: int


def wired_slots(build: MatBuild) -> Mapping[Slot, WiredSlot]:
    """The antenna of each slot; where a slot has two, as one is broken, the first counts."""
    found: dict[Slot, WiredSlot] = {}
    for reader in build.readers:
        for antenna, slot in enumerate(reader.slots):
            found.setdefault(slot, WiredSlot(reader.name, antenna, build.groups.colours[slot]))
    return found


def mat_sheet(build: MatBuild, words: WiringWords, title: str, about: str) -> WiringSheet:
    plan, pen = build.plan, Pen()
    scale = max(min(WIDEST / plan.geometry.width, TALLEST / plan.geometry.height, LARGEST), SMALLEST)
    wide, tall = plan.geometry.width * scale, plan.geometry.height * scale
    width = max(wide + 2 * MARGIN, NARROWEST)
    mat = SheetBox((width - wide) / 2, TOP, wide, tall)
    pen.put(Area(mat, PAPER, FAINT, 1.4, 8), Area(SheetBox(mat.left, mat.bottom - BAR, wide, BAR), INK, radius=3))
    of_slots = wired_slots(build)
    for slot, box in slot_boxes(plan, mat, scale).items():
        _slot(pen, slot, box, of_slots.get(slot), scale, words, is_blind=slot in plan.shape.blind, has_readers=len(build.readers) > 1)
    bottom = _legend(pen, build, words, mat.bottom + 22, width)
    head(pen, title, about, width)
    return WiringSheet(title, about, width, bottom + MARGIN - 8, tuple(pen.shapes))


def slot_boxes(plan: Plan, mat: SheetBox, scale: float) -> Mapping[Slot, SheetBox]:
    """The boxes of the slots on the sheet; up on the mat is up on the sheet."""
    wide, tall = plan.geometry.slot_width * scale, plan.geometry.slot_height * scale
    return {
        slot: SheetBox(mat.left + x * scale - wide / 2, mat.bottom - y * scale - tall / 2, wide, tall)
        for slot, (x, y) in plan.geometry.centres.items()
    }


def _slot(
    pen: Pen, slot: Slot, box: SheetBox, wired: WiredSlot | None, scale: float, words: WiringWords, *, is_blind: bool, has_readers: bool
) -> None:
    fill, ring = GROUPS[wired.group % len(GROUPS)] if wired is not None else (PALE, FAINT)
    pen.put(Area(box, fill, ring if wired else FAINT, 1.2, min(6.0, box.width / 8), None if wired else (4, 3)))
    x, y = box.centre
    badge = 0.0
    if wired is not None:
        _coil(pen, (x, y), COIL * scale, ring)
        badge = _badge(pen, box, str(wired.group + 1), ring)
        number = str(wired.antenna)
        size = shrunk(number, COIL * scale * 0.5, 20, 7, is_bold=True)
        pen.text((x, y + size * 0.36), number, size=size, anchor="middle", is_bold=True, home=box)
    _fitted(pen, str(slot), box, badge, is_above=True)
    below = words.say("wires-blind") if is_blind else words.say("wires-no-reader") if wired is None else wired.reader if has_readers else ""
    if below:
        _fitted(pen, below, box, 0.0, is_above=False)


def _coil(pen: Pen, at: tuple[float, float], across: float, colour: str) -> None:
    for turn, inset in enumerate((0.0, 0.07, 0.14)):
        side = across * (1 - 2 * inset)
        box = SheetBox(at[0] - side / 2, at[1] - side / 2, side, side)
        pen.put(Area(box, PAPER if turn == 2 else "none", colour, 1.2, across * (0.18 - inset)))


def _badge(pen: Pen, box: SheetBox, text: str, colour: str) -> float:
    """Writes the number of the group in the upper right corner, and returns the width that it takes."""
    across = min(16.0, box.width * 0.24)
    inset = min(5.0, box.width * 0.06)
    of = SheetBox(box.right - across - inset, box.top + inset, across, across)
    size = shrunk(text, across - 3, min(SMALL, across * 0.7), 4, is_bold=True)
    pen.put(Area(of, colour, radius=across / 2))
    pen.text((of.centre[0], of.centre[1] + size * 0.36), text, size=size, anchor="middle", is_bold=True, colour=PAPER, home=of)
    return across + inset


def _fitted(pen: Pen, text: str, box: SheetBox, badge: float, *, is_above: bool) -> None:
    """Writes a text at the left of the first line of a slot, in bold and beside the badge, or of its last line."""
    inset = min(7.0, box.width * 0.08)
    room, most = box.width - badge - 2 * inset, min(14.0 if is_above else SMALL, box.height * 0.16)
    size = shrunk(text, room, most, LEAST, is_bold=is_above)
    y = box.top + inset * 0.6 + size if is_above else box.bottom - inset * 0.6 - DEEP * size
    told, colour = cut(text, room, size, is_bold=is_above), INK if is_above else SOFT
    pen.text((box.left + inset, y), told, size=size, is_bold=is_above, colour=colour, home=box)


def _legend(pen: Pen, build: MatBuild, words: WiringWords, y: float, width: float) -> float:
    """The groups side by side, as many to a line as fit."""
    x = MARGIN
    for text, (fill, ring) in _groups(build, words):
        wide = 22 + pixels_wide(text, SMALL) + 24
        if x + wide > width - MARGIN + 24 and x > MARGIN:
            x, y = MARGIN, y + ROW
        pen.put(Area(SheetBox(x, y - 6, 14, 14), fill, ring, 1.4, 4))
        pen.text((x + 22, y + 5), text, size=SMALL)
        x += wide
    return y + ROW


def _groups(build: MatBuild, words: WiringWords) -> Iterator[tuple[str, tuple[str, str]]]:
    served = {slot for reader in build.readers for slot in reader.slots}
    for group in range(build.groups.count):
        count = sum(slot in served for slot in build.groups.members(group))
        yield words.say("wires-drawn-group", group=str(group + 1), count=count), GROUPS[group % len(GROUPS)]
