"""A build for programs: one JSON object for each part, rail, pin, wire and antenna."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict

from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Circuit
from companion.mats.wiring.parts import parts_of
from companion.mats.wiring.power import CurrentDraw
from companion.mats.wiring.tables import Which

JsonRow = Mapping[str, object]


def json_rows(build: MatBuild, wanted: frozenset[Which]) -> Iterator[JsonRow]:
    if "parts" in wanted:
        for part in parts_of(build):
            yield {"part": part.kind, **{key: value for key, value in asdict(part).items() if key != "kind" and value}}
    if "power" in wanted:
        yield from _power(build)
    for circuit in build.circuits:
        if "pins" in wanted:
            yield from _wires(circuit)
        if "antennas" in wanted:
            yield from _antennas(build, circuit)


def _power(build: MatBuild) -> Iterator[JsonRow]:
    budget = build.budget
    for rail in budget.rails:
        load = rail.load
        yield {
            "rail": rail.number,
            "of": rail.circuit,
            "boards": load.boards,
            "fields": load.fields,
            "idle_ma": _told(load.idle),
            "busy_ma": _told(load.busy),
            "limit_ma": rail.limit,
        }
    yield {"five_volts_ma": _told(budget.at_five), "from_pi": budget.is_from_pi, "supply_ma": budget.supply}
    yield {"usb_ma": _told(budget.usb), "hubs": budget.hubs, "powered": budget.is_hub_powered}


def _told(draw: CurrentDraw) -> JsonRow:
    return {"typical": round(draw.typical, 1), "most": round(draw.most, 1)}


def _wires(circuit: Circuit) -> Iterator[JsonRow]:
    for wire in circuit.wires:
        pins = [f"{pin.part}.{pin.number}" for pin in wire.pins]
        told = {"wire": wire.name, "of": circuit.name, "carries": wire.carries.value, "pins": pins}
        yield {**told, **({"series_ohms": wire.series} if wire.series else {}), **({"pull_ohms": wire.pull} if wire.pull else {})}


def _antennas(build: MatBuild, circuit: Circuit) -> Iterator[JsonRow]:
    for board in circuit.boards:
        yield {
            "slot": board.slot,
            "board": board.part,
            "of": circuit.name,
            "reader": board.reader,
            "antenna": board.antenna,
            "bus": board.bus,
            "select": f"{board.source.part}.{board.source.number}",
            "buffer": board.gate.name if board.gate else None,
            "group": build.groups.colours[board.slot] + 1,
        }
