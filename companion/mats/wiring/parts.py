"""The parts that have to be bought, and how many of each."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.frozen import dataclass
from companion.mats.plan import Hub, PanelWiring
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Carries

LAMP_OHMS, BASE_OHMS = 330, 1000


@dataclass(frozen=True, slots=True)
class Part:
    """A kind of part, by its slug; `ohms` and `milliamperes` tell resistors and supplies apart, `gates` is how many gates are used."""

    kind: str
    count: int
    ohms: int = 0
    milliamperes: int = 0
    gates: int = 0


def parts_of(build: MatBuild) -> tuple[Part, ...]:
    return tuple(part for part in (*_boards(build), *_passive(build), *_powered(build), *_panel(build.plan.panel)) if part.count)


def _boards(build: MatBuild) -> Iterator[Part]:
    hubs = sum(isinstance(reader, Hub) for reader in build.readers)
    yield Part("pi", 1)
    yield Part("pico", hubs)
    yield Part("ports", hubs)
    yield Part("board", sum(len(circuit.boards) for circuit in build.circuits))
    yield Part("decoder", sum(len(circuit.decoders) for circuit in build.circuits))
    gates = sum(board.gate is not None for circuit in build.circuits for board in circuit.boards)
    yield Part("buffer", sum(len(circuit.buffers) for circuit in build.circuits), gates=gates)


def _passive(build: MatBuild) -> Iterator[Part]:
    boards = sum(len(circuit.boards) for circuit in build.circuits)
    chips = sum(len(circuit.decoders) + len(circuit.buffers) for circuit in build.circuits) + _shifters(build)
    yield Part("small-capacitor", boards + chips)
    yield Part("large-capacitor", boards)
    wires = [wire for circuit in build.circuits for wire in circuit.wires]
    for ohms in sorted({wire.series for wire in wires if wire.series}):
        yield Part("series", sum(wire.series == ohms for wire in wires), ohms=ohms)
    for ohms in sorted({wire.pull for wire in wires if wire.pull}):
        selects = sum(wire.pull == ohms and wire.carries is Carries.SELECT for wire in wires)
        yield Part("pull", selects + sum(wire.pull == ohms and wire.carries is Carries.BACK for wire in wires), ohms=ohms)


def _powered(build: MatBuild) -> Iterator[Part]:
    budget = build.budget
    yield Part("converter", budget.converters)
    yield Part("fuse", budget.converters)
    yield Part("supply", int(budget.supply > 0), milliamperes=int(budget.supply))
    lit = sum(len(circuit.boards) for circuit in build.of_hubs) if budget.lights.most else 0
    yield Part("light", lit)
    yield Part("shifter", _shifters(build))


def _shifters(build: MatBuild) -> int:
    return len(build.of_hubs) if build.budget.lights.most else 0


def _panel(panel: PanelWiring | None) -> Iterator[Part]:
    if panel is None:
        return
    yield Part("button", len(panel.buttons))
    yield Part("encoder", int(panel.encoder is not None))
    yield Part("lamp", len(panel.lamps))
    yield Part("lamp-resistor", len(panel.lamps), ohms=LAMP_OHMS)
    yield Part("buzzer", int(panel.buzzer is not None))
    yield Part("transistor", int(panel.buzzer is not None))
    yield Part("base-resistor", int(panel.buzzer is not None), ohms=BASE_OHMS)
    yield Part("diode", int(panel.buzzer is not None))
