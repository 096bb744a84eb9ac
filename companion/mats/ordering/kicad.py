"""A netlist in the format of KiCad: S-expressions of version E, as the editor of schematics exports and the editor of boards reads them.

Rules of this file: nothing in it depends on a clock or on chance, so that the same mat gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.visible import visible_line
from companion.mats.ordering.netlist import Component, JoinedPins, Netlist, Node

LIBRARY = "facedown"


def kicad_netlist(netlist: Netlist, name: str, footprints: Mapping[str, str]) -> str:
    """`footprints` are those of the kinds of parts; where there is none, KiCad asks for one."""
    return "\n".join(_lines(netlist, name, footprints)) + "\n"


def _lines(netlist: Netlist, name: str, footprints: Mapping[str, str]) -> Iterator[str]:
    yield '(export (version "E")'
    yield f"  (design (source {_quoted(name)}) (tool {_quoted(LIBRARY)}))"
    yield "  (components"
    for component in netlist.components:
        yield from _component(component, footprints.get(component.kind, ""))
    yield "  )"
    yield "  (libparts"
    yield from _library(netlist)
    yield "  )"
    yield "  (nets"
    for code, net in enumerate(netlist.nets, 1):
        yield from _net(code, net)
    yield "  ))"


def _component(component: Component, footprint: str) -> Iterator[str]:
    sheet = f"/{component.sheet}/"
    yield f"    (comp (ref {_quoted(component.reference)})"
    yield f"      (value {_quoted(component.value)})"
    if footprint:
        yield f"      (footprint {_quoted(footprint)})"
    if component.local:
        yield f'      (fields (field (name "local") {_quoted(component.local)}))'
    yield f'      (libsource (lib {_quoted(LIBRARY)}) (part {_quoted(component.kind)}) (description ""))'
    yield f"      (sheetpath (names {_quoted(sheet)}) (tstamps {_quoted(sheet)}))"
    yield f"      (tstamps {_quoted(component.reference)}))"


def _library(netlist: Netlist) -> Iterator[str]:
    """The pins of each kind of part: those that are joined to something."""
    kinds = {component.reference: component.kind for component in netlist.components}
    pins: dict[str, dict[str, str]] = {}
    for net in netlist.nets:
        for node in net.nodes:
            pins.setdefault(kinds[node.reference], {}).setdefault(node.pin, node.name)
    for kind, its in sorted(pins.items()):
        yield f"    (libpart (lib {_quoted(LIBRARY)}) (part {_quoted(kind)})"
        yield "      (pins"
        for pin, name in sorted(its.items(), key=lambda one: (len(one[0]), one[0])):
            yield f'        (pin (num {_quoted(pin)}) (name {_quoted(name)}) (type "passive"))'
        yield "      ))"


def _net(code: int, net: JoinedPins) -> Iterator[str]:
    yield f'    (net (code "{code}") (name {_quoted(net.name)})'
    for node in net.nodes:
        yield f"      {_node(node)}"
    yield "    )"


def _node(node: Node) -> str:
    return f'(node (ref {_quoted(node.reference)}) (pin {_quoted(node.pin)}) (pinfunction {_quoted(node.name)}) (pintype "passive"))'


def _quoted(text: str) -> str:
    told = visible_line(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{told}"'
