"""The carrier as KiCad 6 has it: the board, its project with the rules that it is checked by, and its netlist."""

from __future__ import annotations

import json
from collections.abc import Iterator

from companion.mats.carrier.expressions import Expression, Name, stamp, written
from companion.mats.carrier.grid import CLEARANCE, NARROW, VIA, VIA_DRILL
from companion.mats.carrier.labels import Label, labels, pin_one
from companion.mats.carrier.layout import Layout
from companion.mats.carrier.nets import Net
from companion.mats.carrier.packages import Pad, Room
from companion.mats.carrier.placement import OUTLINE, Placed, net_names
from companion.mats.wiring.circuit import Pin

AWAY = 50.0  # of the board from the sheet's left top corner
LAYERS = ("F.Cu", "B.Cu")
LINE = 0.15
VERSION = 20211014  # of KiCad 6's board files

_LAYERS: tuple[Expression, ...] = (
    (0, Name("F.Cu"), "signal"),
    (31, Name("B.Cu"), "signal"),
    (36, Name("B.SilkS"), "user", Name("B.Silkscreen")),
    (37, Name("F.SilkS"), "user", Name("F.Silkscreen")),
    (38, Name("B.Mask"), "user"),
    (39, Name("F.Mask"), "user"),
    (44, Name("Edge.Cuts"), "user"),
    (46, Name("B.CrtYd"), "user", Name("B.Courtyard")),
    (47, Name("F.CrtYd"), "user", Name("F.Courtyard")),
    (48, Name("B.Fab"), "user"),
    (49, Name("F.Fab"), "user"),
)


def board(layout: Layout) -> str:
    """The board with empty zones, which KiCad fills."""
    return written(("kicad_pcb", ("version", VERSION), ("generator", "facedown"), *_board(layout)))


def _board(layout: Layout) -> Iterator[Expression]:
    yield ("general", ("thickness", 1.6))
    yield ("paper", Name("A4"))
    yield ("layers", *_LAYERS)
    yield ("setup", ("pad_to_mask_clearance", 0.05))
    yield ("net", 0, Name(""))
    for place, net in enumerate(layout.nets, start=1):
        yield ("net", place, Name(net.name))
    for part in layout.parts:
        yield _footprint(part, layout)
    yield from _edge(OUTLINE)
    for label in labels():
        yield _label(label)
    for track in layout.routed.tracks:
        ends = (("start", *_at(*track.ends[0])), ("end", *_at(*track.ends[1])))
        on = ("layer", Name(LAYERS[track.layer]))
        yield ("segment", *ends, ("width", track.width), on, ("net", track.net), stamp("track", track))
    for via in layout.routed.vias:
        both = ("layers", *map(Name, LAYERS))
        yield ("via", ("at", *_at(*via.at)), ("size", VIA), ("drill", VIA_DRILL), both, ("net", via.net), stamp("via", via))
    for layer in LAYERS:
        yield _zone(layer, layout)


def _at(x: float, y: float) -> tuple[float, float]:
    return round(x + AWAY, 4), round(y + AWAY, 4)


def _footprint(part: Placed, layout: Layout) -> Expression:
    own = part.part
    effects = ("effects", ("font", ("size", 1.0, 1.0), ("thickness", 0.15)))
    texts = (
        ("fp_text", "reference", Name(own.reference), ("at", 0, 0), ("layer", Name("F.Fab")), effects, stamp(own.reference, "reference")),
        ("fp_text", "value", Name(own.value), ("at", 0, 1.5), ("layer", Name("F.Fab")), effects, stamp(own.reference, "value")),
    )
    kind = () if own.kind == "hole" else ("through_hole",)
    flags = () if kind else ("exclude_from_pos_files", "exclude_from_bom")
    return (
        "footprint",
        Name(f"facedown:{own.package}"),
        ("layer", Name("F.Cu")),
        stamp(own.reference),
        ("at", *_at(part.place.x, part.place.y)),
        ("descr", Name(own.kind)),
        ("attr", *kind, *flags),
        *texts,
        *_body(part),
        *_sides(part.package.room, "F.CrtYd", 0.05, own.reference),
        *(_pad(pad, part, layout) for pad in part.package.pads),
    )


def _body(part: Placed) -> Iterator[Expression]:
    body, name = part.package.body, part.part.reference
    if part.part.kind == "hole":
        return
    if part.package.is_round:
        middle = ((body.left + body.right) / 2, (body.top + body.bottom) / 2)
        rim = ("end", body.right, middle[1])
        circle = ("fp_circle", ("center", *middle), rim, ("layer", Name("F.SilkS")), ("width", LINE), ("fill", "none"))
        yield (*circle, stamp(name, "circle"))
    elif part.package.is_open:
        for place, side in enumerate(_sides(body, "F.SilkS", LINE, name)):
            if place % 2 == 0:
                yield side
    else:
        yield from _sides(body, "F.SilkS", LINE, name)
    first = pin_one(part.part)
    if first is not None:
        yield _mark(first, body, name)


def _mark(pad: Pad, body: Room, name: str) -> Expression:
    """A filled dot on the left of the first pin, outside of the body where the pin is."""
    x = min(pad.x - pad.size / 2, body.left if body.left > pad.x - 2.6 else pad.x) - 0.7
    centre = ("center", round(x, 4), pad.y)
    rim, ink = ("end", round(x + 0.3, 4), pad.y), (("layer", Name("F.SilkS")), ("width", 0.1), ("fill", "solid"))
    return ("fp_circle", centre, rim, *ink, stamp(name, "mark"))


def _sides(room: Room, layer: str, width: float, name: str) -> Iterator[Expression]:
    """The four sides, those from left to right first and third."""
    corners = [(room.left, room.top), (room.right, room.top), (room.right, room.bottom), (room.left, room.bottom)]
    for place, corner in enumerate(corners):
        ends = (("start", *corner), ("end", *corners[(place + 1) % 4]))
        yield ("fp_line", *ends, ("layer", Name(layer)), ("width", width), stamp(name, layer, place))


def _pad(pad: Pad, part: Placed, layout: Layout) -> Expression:
    at, size, drill = ("at", pad.x, pad.y), ("size", pad.size, pad.size), ("drill", pad.drill)
    of = stamp(part.part.reference, "pad", pad.number)
    if pad.is_plain:
        return ("pad", Name(""), "np_thru_hole", "circle", at, size, drill, ("layers", Name("*.Cu"), Name("*.Mask")), of)
    name = net_names().get(Pin(part.part.reference, pad.number))
    net = () if name is None else (("net", layout.number(name), Name(name)),)
    shape = "rect" if pad.is_first else "circle"
    layers = ("layers", Name("*.Cu"), Name("*.Mask"))
    return ("pad", Name(pad.number), "thru_hole", shape, at, size, drill, layers, *net, of)


def _edge(room: Room) -> Iterator[Expression]:
    corners = [(room.left, room.top), (room.right, room.top), (room.right, room.bottom), (room.left, room.bottom)]
    for place, corner in enumerate(corners):
        ends = (("start", *_at(*corner)), ("end", *_at(*corners[(place + 1) % 4])))
        yield ("gr_line", *ends, ("layer", Name("Edge.Cuts")), ("width", 0.1), stamp("edge", place))


def _label(label: Label) -> Expression:
    layer = "B.SilkS" if label.is_back else "F.SilkS"
    font = ("font", ("size", label.size, label.size), ("thickness", round(label.size * 0.15, 3)))
    effects = ("effects", font, ("justify", "mirror")) if label.is_back else ("effects", font)
    turn = (90,) if label.is_upright else ()
    at = ("at", *_at(label.x, label.y), *turn)
    return ("gr_text", Name(label.text), at, ("layer", Name(layer)), effects, stamp("label", label))


def _zone(layer: str, layout: Layout) -> Expression:
    """Ground, wherever nothing else is."""
    by = 0.5
    corners = ((by, by), (OUTLINE.right - by, by), (OUTLINE.right - by, OUTLINE.bottom - by), (by, OUTLINE.bottom - by))
    points: list[Expression] = [("xy", *_at(*corner)) for corner in corners]
    return (
        "zone",
        ("net", 1),
        ("net_name", Name(layout.nets[0].name)),
        ("layer", Name(layer)),
        stamp("zone", layer),
        ("hatch", "edge", 0.5),
        ("connect_pads", ("clearance", 0.3)),
        ("min_thickness", 0.25),
        ("filled_areas_thickness", "no"),
        ("fill", "yes", ("thermal_gap", 0.4), ("thermal_bridge_width", 0.5)),
        ("polygon", ("pts", *points)),
    )


def project() -> str:
    """The rules that KiCad checks the board by: those of any board house with room to spare."""
    rules = {
        "max_error": 0.025,
        "min_clearance": 0.2,
        "min_copper_edge_clearance": 0.4,
        "min_hole_clearance": 0.25,
        "min_hole_to_hole": 0.25,
        "min_silk_clearance": 0.0,
        "min_through_hole_diameter": 0.3,
        "min_track_width": 0.25,
        "min_via_annular_width": 0.13,
        "min_via_diameter": 0.6,
    }
    usual = {"name": "Default", "clearance": CLEARANCE, "track_width": NARROW, "via_diameter": VIA, "via_drill": VIA_DRILL}
    classes = [usual | {"diff_pair_gap": 0.25, "diff_pair_width": 0.3, "microvia_diameter": 0.3, "microvia_drill": 0.1}]
    told = {
        "board": {"design_settings": {"rules": rules, "rule_severities": {"lib_footprint_issues": "ignore"}}},
        "meta": {"filename": "carrier.kicad_pro", "version": 1},
        "net_settings": {"classes": classes, "meta": {"version": 2}},
    }
    return json.dumps(told, indent=2) + "\n"


def netlist(layout: Layout) -> str:
    """In the format that KiCad's board editor imports."""
    components = [_component(part) for part in layout.parts if part.part.kind != "hole"]
    nets = [_net(place, net) for place, net in enumerate(layout.nets, start=1)]
    return written(("export", ("version", Name("E")), ("components", *components), ("nets", *nets)))


def _component(part: Placed) -> Expression:
    own = part.part
    footprint = ("footprint", Name(f"facedown:{own.package}"))
    return ("comp", ("ref", Name(own.reference)), ("value", Name(own.value)), footprint)


def _net(place: int, net: Net) -> Expression:
    nodes: list[Expression] = [("node", ("ref", Name(pin.part)), ("pin", Name(pin.number))) for pin in net.pins]
    return ("net", ("code", Name(str(place))), ("name", Name(net.name)), *nodes)
