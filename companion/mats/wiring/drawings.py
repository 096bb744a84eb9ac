"""All drawings of a build, by the names of their files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.mats.wiring.building import Build
from companion.mats.wiring.circuit import Circuit
from companion.mats.wiring.drawing.circuit_sheet import circuit_sheet
from companion.mats.wiring.drawing.lone_sheet import lone_sheet
from companion.mats.wiring.drawing.mat_sheet import mat_sheet
from companion.mats.wiring.drawing.sheet import Sheet
from companion.mats.wiring.drawing.svg import svg_of
from companion.mats.wiring.drawing.whole_sheet import whole_sheet
from companion.mats.wiring.words import Words

ENDING = ".svg"


def drawings_of(build: Build, stem: str, words: Words) -> Mapping[str, str]:
    return {f"{stem}-{name}{ENDING}": svg_of(sheet) for name, sheet in sheets_of(build, words)}


def sheets_of(build: Build, words: Words) -> Iterator[tuple[str, Sheet]]:
    """The mat, each bus of the Pi, a hub of each kind, and where there are hubs the whole."""
    name = build.plan.name
    yield "mat", mat_sheet(build, words, words.say("wires-drawn-mat", name=name), words.say("wires-drawn-mat-about"))
    for circuit in build.of_pi:
        bus = words.circuit(circuit.name, circuit.buses[0])
        title = words.say("wires-drawn-bus", name=name, bus=bus)
        yield f"bus-{circuit.buses[0]}", _circuit(build, circuit, words, title, _about(circuit, words))
    for family in build.alike:
        title = words.say("wires-drawn-pico", name=name, hub=family[0].name)
        others = [circuit.name for circuit in family]
        about = words.say("wires-drawn-alike", names=words.span(others)) if len(others) > 1 else _about(family[0], words)
        yield f"hub-{build.order(family[0])}", _circuit(build, family[0], words, title, about)
    if build.of_hubs:
        yield "whole", whole_sheet(build, words, words.say("wires-drawn-whole", name=name), words.say("wires-drawn-whole-about"))


def _about(circuit: Circuit, words: Words) -> str:
    return words.say("wires-drawn-lone" if circuit.is_lone else "wires-drawn-flags")


def _circuit(build: Build, circuit: Circuit, words: Words, title: str, about: str) -> Sheet:
    return lone_sheet(circuit, words, title, about) if circuit.is_lone else circuit_sheet(build, circuit, words, title, about)
