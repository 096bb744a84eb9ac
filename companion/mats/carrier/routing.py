"""Tracks for all nets but ground: supplies first, wide; then signals, which negotiate for the nodes that more than one of them wants.

Rules of this file: every net is a tree, grown by the cheapest way from what it has to the nearest pad that it lacks. Signals may overlap at
first; each round makes nodes that are shared dearer and lays the nets on them anew, until none is shared (the method of PathFinder,
McMurchie and Ebeling 1995). The front prefers level tracks and the back upright ones. Nothing depends on chance or on the order of a set.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from companion.core import frozen
from companion.mats.carrier.grid import (
    ACROSS,
    CLEARANCE,
    FREE,
    LAYER,
    NARROW,
    SHUT,
    VIA,
    WIDE,
    Spot,
    near,
    owners,
    point_of,
    via_places,
)

ROUNDS = 60
GROUND = 1  # the number of the net that the planes fill
STITCH = 10  # steps of the grid from one via of ground to the next
CHANGE, BEND = 10.0, 0.3  # the costs of a via and of a bend, in steps
# By layer: the cost of a step across and of one down or up; a slanting one costs as much as both apart would, less a little.
STEPS = ((1.0, 1.7), (1.7, 1.0))
SLANTING = 1.9


@frozen.dataclass(frozen=True, slots=True)
class Track:
    """A straight stretch from point to point, on layer 0 (front) or 1 (back)."""

    net: int
    layer: int
    width: float
    ends: tuple[tuple[float, float], tuple[float, float]]


@frozen.dataclass(frozen=True, slots=True)
class Via:
    net: int
    at: tuple[float, float]


@frozen.dataclass(frozen=True, slots=True)
class Routed:
    tracks: tuple[Track, ...]
    vias: tuple[Via, ...]


class NoWay(Exception):
    """Some net cannot be laid."""


@dataclass(slots=True)
class Laid:
    """A net while it is laid: the moves from node to node, and every node that no other net may use."""

    moves: list[tuple[int, int]] = field(default_factory=list)
    held: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Field:
    """What the search looks at: for each node its owner, how many nets hold it, in how many rounds it was shared, and its price."""

    owner: list[int]
    vias: list[bool]
    holders: list[int] = field(default_factory=lambda: [0] * (2 * LAYER))
    fought: list[float] = field(default_factory=lambda: [0.0] * (2 * LAYER))
    price: list[float] = field(default_factory=lambda: [1.0] * (2 * LAYER))
    dearness: float = 0.5

    def hold(self, nodes: Iterable[int], by: int) -> None:
        for node in nodes:
            self.holders[node] += by
            self.price[node] = (1.0 + self.fought[node]) * (1.0 + self.dearness * self.holders[node])

    def dearer(self) -> None:
        """After a round."""
        self.dearness *= 1.3
        for node, holders in enumerate(self.holders):
            self.fought[node] += holders > 1
        self.hold(range(2 * LAYER), 0)


def routed(spots: Sequence[Spot], widths: Mapping[int, float]) -> Routed:
    """`widths` has the nets that get tracks, in their order."""
    pads = {net: [spot for spot in spots if spot.net == net] for net in widths}
    supplies = [net for net in widths if widths[net] == WIDE]
    signals = [net for net in widths if widths[net] == NARROW]
    laid: dict[int, Laid] = {}
    for net in supplies:
        wide = Field(_both(owners(spots, WIDE)), via_places(spots))
        for other in supplies:
            if other in laid:
                _shut(wide, laid[other], other, WIDE)
        laid[net] = _grown(net, pads[net], wide)
    narrow = Field(_both(owners(spots, NARROW)), via_places(spots))
    for net in supplies:
        _shut(narrow, laid[net], net, NARROW)
    laid |= _negotiated(signals, pads, narrow)
    found = _drawn(laid, pads, widths)
    return Routed(found.tracks, (*found.vias, *_stitches(narrow)))


def _stitches(field_: Field) -> Iterator[Via]:
    """Vias of ground, wherever there is room for one on a coarse grid: they join the two planes beside the tracks that part them."""
    for row in range(STITCH, LAYER // ACROSS, STITCH):
        for node in range(row * ACROSS + STITCH, (row + 1) * ACROSS, STITCH):
            around = (node, node + LAYER, *_beside(node, node + LAYER))
            if field_.vias[node] and all(field_.owner[end] == FREE and not field_.holders[end] for end in around):
                yield Via(GROUND, point_of(node))


def _both(owner: list[int]) -> list[int]:
    return [*owner, *owner]


def _shut(field_: Field, laid: Laid, net: int, width: float) -> None:
    """Keeps tracks of that width, and vias, away from a wide net."""
    for node in {end for move in laid.moves for end in move}:
        x, y = point_of(node)
        base = node - node % LAYER
        for other in near(x, y, WIDE + CLEARANCE + width):
            apart = ((point_of(other)[0] - x) ** 2 + (point_of(other)[1] - y) ** 2) ** 0.5
            if apart < WIDE / 2 + CLEARANCE + width / 2 - 1e-6:
                found = field_.owner[base + other]
                field_.owner[base + other] = net if found in (FREE, net) else SHUT
            if apart < WIDE / 2 + CLEARANCE + VIA / 2 - 1e-6:
                field_.vias[other] = False


def _negotiated(signals: Sequence[int], pads: Mapping[int, Sequence[Spot]], field_: Field) -> dict[int, Laid]:
    order = sorted(signals, key=lambda net: (_span(pads[net]), net))
    laid: dict[int, Laid] = {}
    again = order
    for _ in range(ROUNDS):
        for net in again:
            field_.hold(laid.pop(net, Laid()).held, -1)
            laid[net] = _grown(net, pads[net], field_)
            field_.hold(laid[net].held, 1)
        again = [net for net in order if any(field_.holders[node] > 1 for node in laid[net].held)]
        if not again:
            return laid
        field_.dearer()
    raise NoWay(again)


def _span(spots: Sequence[Spot]) -> float:
    return max(spot.x for spot in spots) - min(spot.x for spot in spots) + max(spot.y for spot in spots) - min(spot.y for spot in spots)


def _grown(net: int, spots: Sequence[Spot], field_: Field) -> Laid:
    laid = Laid()
    first, *others = spots
    tree = {first.node, first.node + LAYER}
    wanted = {spot.node: spot for spot in others}
    while wanted:
        path = _cheapest(net, tree, wanted, field_)
        laid.moves += pairwise(path)
        tree |= set(path)
        del wanted[path[-1] % LAYER]
        tree |= {path[-1] % LAYER, path[-1] % LAYER + LAYER}  # a pad's hole joins both layers
    laid.held = tree | {node for move in laid.moves for node in _beside(*move)}
    return laid


def _beside(one: int, other: int) -> Iterator[int]:
    """The nodes that a move takes from others beside its ends: the corners of a slanting step, and those around a via."""
    if one % LAYER == other % LAYER:
        for node in (one, other):
            yield from (node - 1, node + 1, node - ACROSS, node + ACROSS)
    elif abs(one - other) not in (1, ACROSS):
        low, high = min(one, other), max(one, other)
        side = high - low - ACROSS
        yield from (low + side, high - side)


def _cheapest(net: int, tree: Iterable[int], wanted: Mapping[int, Spot], field_: Field) -> list[int]:
    """From the tree to the nearest pad."""
    costs = dict.fromkeys(sorted(tree), 0.0)
    before: dict[int, int] = {}
    heap = [(0.0, node) for node in costs]
    heapq.heapify(heap)
    done: set[int] = set()
    while heap:
        cost, node = heapq.heappop(heap)
        if node in done:
            continue
        done.add(node)
        if node % LAYER in wanted:
            return _path(node, before)
        straight = 2 * node - before[node] if node in before else -1
        for other, step in _onwards(net, node, field_):
            total = cost + step + (0.0 if other == straight else BEND)
            if other not in done and total < costs.get(other, float("inf")):
                costs[other], before[other] = total, node
                heapq.heappush(heap, (total, other))
    raise NoWay(net)


def _path(node: int, before: Mapping[int, int]) -> list[int]:
    path = [node]
    while path[-1] in before:
        path.append(before[path[-1]])
    return path[::-1]


def _onwards(net: int, node: int, field_: Field) -> list[tuple[int, float]]:
    """The nodes that can be reached by one move, with its cost."""
    owner, price = field_.owner, field_.price
    across, down = STEPS[node // LAYER]
    right, left, below, above = node + 1, node - 1, node + ACROSS, node - ACROSS
    found = []
    open_right, open_left = owner[right] in (FREE, net), owner[left] in (FREE, net)
    if open_right:
        found.append((right, across * price[right]))
    if open_left:
        found.append((left, across * price[left]))
    for row, end in ((ACROSS, below), (-ACROSS, above)):
        if owner[end] in (FREE, net):
            found.append((end, down * price[end]))
            if open_right and owner[right + row] in (FREE, net):
                found.append((right + row, SLANTING * max(price[right], price[end], price[right + row])))
            if open_left and owner[left + row] in (FREE, net):
                found.append((left + row, SLANTING * max(price[left], price[end], price[left + row])))
    if field_.vias[node % LAYER]:
        other = (node + LAYER) % (2 * LAYER)
        around = (node, other, *_beside(node, other))
        if all(owner[end] in (FREE, net) for end in around):
            found.append((other, CHANGE * max(price[end] for end in around)))
    return found


def _drawn(laid: Mapping[int, Laid], pads: Mapping[int, Sequence[Spot]], widths: Mapping[int, float]) -> Routed:
    tracks: list[Track] = []
    vias: list[Via] = []
    for net in sorted(laid):
        moves = dict.fromkeys(tuple(sorted(move)) for move in laid[net].moves)
        holes = {spot.node for spot in pads[net]}
        vias += [Via(net, point_of(one)) for one, other in moves if one % LAYER == other % LAYER and one % LAYER not in holes]
        lines = [(one, other) for one, other in moves if one % LAYER != other % LAYER]
        tracks += [Track(net, layer, widths[net], ends) for layer, ends in _straight(lines)]
        tracks += list(_to_the_middles(net, pads[net], lines, widths[net]))
    return Routed(tuple(tracks), tuple(vias))


def _straight(lines: Iterable[tuple[int, int]]) -> Iterator[tuple[int, tuple[tuple[float, float], tuple[float, float]]]]:
    """Single steps joined to the longest straight stretches."""
    left = set(lines)
    for one, other in sorted(left):
        if (one, other) not in left:
            continue
        step, begin, end = other - one, one, other
        left.discard((one, other))
        while (begin - step, begin) in left:
            left.discard((begin - step, begin))
            begin -= step
        while (end, end + step) in left:
            left.discard((end, end + step))
            end += step
        yield one // LAYER, (point_of(begin), point_of(end))


def _to_the_middles(net: int, spots: Sequence[Spot], lines: Sequence[tuple[int, int]], width: float) -> Iterator[Track]:
    """Where a pad's middle lies off the grid, the way from its node to it."""
    used = {node for line in lines for node in line}
    for spot in spots:
        point = point_of(spot.node)
        for layer in (0, 1):
            if point != (spot.x, spot.y) and spot.node + layer * LAYER in used:
                yield Track(net, layer, width, (point, (spot.x, spot.y)))
