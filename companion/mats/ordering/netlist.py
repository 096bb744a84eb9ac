"""The netlist of a mat: its parts with references of their own, and every connection between their pins."""

from __future__ import annotations

from dataclasses import field

from companion.core.frozen import dataclass

PANEL = "panel"  # the sheet of what belongs to no circuit
PI, SUPPLY = "J1", "S1"


@dataclass(frozen=True, slots=True)
class Component:
    """A part; `kind` is its slug in the list of parts, `local` its name in the pin tables of its sheet."""

    reference: str
    kind: str
    value: str
    sheet: str
    local: str = ""


@dataclass(frozen=True, slots=True)
class Node:
    reference: str
    pin: str  # its number on the package
    name: str


@dataclass(frozen=True, slots=True)
class JoinedPins:
    name: str
    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Netlist:
    components: tuple[Component, ...]
    nets: tuple[JoinedPins, ...]


@dataclass(slots=True)
class NetlistDraft:
    """Components and nets while they are collected."""

    components: dict[str, Component] = field(default_factory=dict)
    nets: dict[str, list[Node]] = field(default_factory=dict)

    def part(self, letters: str, first: int, kind: str, value: str, sheet: str, local: str = "") -> str:
        """Adds a part under the next free number from `first` on; returns its reference."""
        number = first
        while f"{letters}{number}" in self.components:
            number += 1
        reference = f"{letters}{number}"
        self.components[reference] = Component(reference, kind, value, sheet, local)
        return reference

    def join(self, net: str, *nodes: Node) -> None:
        self.nets.setdefault(net, []).extend(nodes)

    def netlist(self) -> Netlist:
        nets = (JoinedPins(name, tuple(dict.fromkeys(nodes))) for name, nodes in self.nets.items())
        return Netlist(tuple(self.components.values()), tuple(net for net in nets if len(net.nodes) > 1))


def joints(netlist: Netlist) -> int:
    """The pins that are soldered by hand: those of all parts but the Pi, whose wires are plugged in, and the supply, which has a plug."""
    away = {PI, SUPPLY}
    return sum(node.reference not in away for net in netlist.nets for node in net.nodes)
