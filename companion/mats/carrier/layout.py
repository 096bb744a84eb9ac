"""The whole carrier: its nets by number, its pads on the board, and its tracks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from companion.core.frozen import dataclass
from companion.mats.carrier.grid import NARROW, SHUT, VIA, WIDE, Spot
from companion.mats.carrier.labels import labels
from companion.mats.carrier.nets import Net, carrier_nets
from companion.mats.carrier.packages import Room
from companion.mats.carrier.placement import Placed, net_names, placed
from companion.mats.carrier.routing import GROUND, Routed, routed
from companion.mats.wiring.circuit import Carries, Pin


@dataclass(frozen=True, slots=True)
class Layout:
    nets: tuple[Net, ...]  # the first is ground; numbers begin with 1
    parts: tuple[Placed, ...]
    routed: Routed

    def number(self, name: str) -> int:
        return next((place for place, net in enumerate(self.nets, start=1) if net.name == name), 0)


@cache
def layout() -> Layout:
    nets, parts = carrier_nets(), placed()
    widths = {place: _width(net) for place, net in enumerate(nets, start=1) if net.carries is not Carries.GROUND}
    return Layout(nets, parts, _clear_of_words(routed(spots(parts, nets), widths)))


def _clear_of_words(found: Routed) -> Routed:
    """Without vias of ground in the middle of letters, which would be hard to read."""
    rooms = [label.room for label in labels()]
    half = VIA / 2
    around = Room(-half, -half, half, half)
    kept = [via for via in found.vias if via.net != GROUND or not any(room.meets(around.moved(*via.at)) for room in rooms)]
    return Routed(found.tracks, tuple(kept))


def _width(net: Net) -> float:
    return WIDE if net.carries in (Carries.SUPPLY, Carries.FIVE) else NARROW


def spots(parts: tuple[Placed, ...], nets: tuple[Net, ...]) -> tuple[Spot, ...]:
    numbers: Mapping[str, int] = {net.name: place for place, net in enumerate(nets, start=1)}
    return tuple(
        Spot(pad, x, y, numbers.get(net_names().get(Pin(part.part.reference, pad.number), ""), SHUT))
        for part in parts
        for pad, x, y in part.pads
    )
