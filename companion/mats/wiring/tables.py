"""The tables of a build in words, for the terminal and for the README alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal

from companion.mats.plan import Hub
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.parts import Part, parts_of
from companion.mats.wiring.pin_tables import pin_tables
from companion.mats.wiring.power import OF_THE_HEADER, SPARE, Budget, CurrentDraw, Rail
from companion.mats.wiring.table import WordTable
from companion.mats.wiring.words import MINUS, WiringWords

Which = Literal["parts", "power", "pins", "antennas"]


def parts_table(build: MatBuild, words: WiringWords) -> WordTable:
    head = tuple(words.say(f"wires-column-{name}") for name in ("count", "part", "for"))
    rows = tuple((str(part.count), part_name(part, build.budget, words), _what_for(part, build.budget, words)) for part in parts_of(build))
    return WordTable(words.say("wires-parts"), head, rows, frozenset({0}))


def part_name(part: Part, budget: Budget, words: WiringWords) -> str:
    """The name of a part; of a mat with many hubs the Pi has to be one with four ports, as a hub behind a hub answers more slowly."""
    if part.kind == "pi" and budget.is_hub_powered:
        return words.say("wires-part-pi-ports")
    amperes = f"{part.milliamperes / 1000:g}".replace(".", words.decimal)
    return words.say(f"wires-part-{part.kind}", ohms=words.ohms(part.ohms), amperes=amperes)


def _what_for(part: Part, budget: Budget, words: WiringWords) -> str:
    if part.kind == "ports" and budget.is_hub_powered:
        return words.say("wires-for-ports-powered")
    if part.kind == "supply" and budget.lights.most:
        return words.say("wires-for-supply-lights")
    return words.say(f"wires-for-{part.kind}", gates=part.gates)


def power_table(build: MatBuild, words: WiringWords) -> WordTable:
    columns = ("supply", "boards", "fields", "idle", "usual", "worst", "gives")
    head = tuple(words.say(f"wires-column-{name}") for name in columns)
    rows = (*_rail_rows(build.budget, words), *_whole_rows(build.budget, words))
    return WordTable(words.say("wires-power"), head, rows, frozenset(range(1, len(columns))), tuple(_power_notes(build, words)))


def _rail_rows(budget: Budget, words: WiringWords) -> Iterator[tuple[str, ...]]:
    """A row for each rail; neighbouring rails with the same load share one row."""
    for (load, is_own), group in groupby(budget.rails, key=lambda rail: (rail.load, rail.number == 0)):
        rails: list[Rail] = list(group)
        names = words.span([words.circuit(rail.circuit, rail.bus) for rail in rails])
        key = "wires-rail-own" if is_own else "wires-rail" if len(rails) == 1 else "wires-rails"
        figures = (load.idle.most, load.busy.typical, load.busy.most, rails[0].limit)
        yield words.say(key, name=names), str(load.boards), str(load.fields), *map(words.milliamperes, figures)


def _whole_rows(budget: Budget, words: WiringWords) -> Iterator[tuple[str, ...]]:
    whole = budget.whole
    if len(budget.rails) > 1:
        figures = (whole.idle.most, whole.busy.typical, whole.busy.most)
        yield words.say("wires-rail-whole"), str(whole.boards), str(whole.fields), *map(words.milliamperes, figures), MINUS
    if budget.at_five.most:
        key, limit = ("wires-five-pi", OF_THE_HEADER) if budget.is_from_pi else ("wires-five", budget.supply)
        key = "wires-five-lights" if budget.lights.most else key
        yield _plain(words.say(key), budget.at_five, limit, words)
    if budget.hubs:
        yield _plain(words.say("wires-usb", count=budget.hubs), budget.usb, 0, words)


def _plain(name: str, draw: CurrentDraw, limit: float, words: WiringWords) -> tuple[str, ...]:
    told = words.milliamperes(limit) if limit else MINUS
    return name, MINUS, MINUS, MINUS, words.milliamperes(draw.typical), words.milliamperes(draw.most), told


def _power_notes(build: MatBuild, words: WiringWords) -> Iterator[str]:
    groups, whole = build.groups, build.budget.whole
    yield words.say("wires-note-groups", groups=groups.count, fields=whole.fields)
    yield words.say("wires-note-sheet")
    yield words.say("wires-note-spare", share=str(round((SPARE - 1) * 100)))
    if build.budget.is_from_pi:
        yield words.say("wires-note-header", current=words.milliamperes(OF_THE_HEADER))
    if build.budget.is_hub_powered:
        yield words.say("wires-note-usb", count=build.budget.hubs)


def antenna_tables(build: MatBuild, words: WiringWords) -> tuple[WordTable, ...]:
    return tuple(table for table in (_own_antennas(build, words), _hub_antennas(build, words)) if table.rows)


def _own_antennas(build: MatBuild, words: WiringWords) -> WordTable:
    """One row for each board on the Pi's own pins."""
    head = tuple(words.say(f"wires-column-{name}") for name in ("slot", "reader", "antenna", "select", "buffer", "group"))
    rows = tuple(
        (
            str(board.slot),
            board.reader,
            str(board.antenna),
            words.source(wire),
            board.gate.name if board.gate else MINUS,
            str(build.groups.colours[board.slot] + 1),
        )
        for circuit in build.of_pi
        for board in circuit.boards
        if (wire := circuit.wire_at(board.source)) is not None
    )
    return WordTable(words.say("wires-antennas-pi"), head, rows, frozenset({2, 5}))


def _hub_antennas(build: MatBuild, words: WiringWords) -> WordTable:
    """One row for each hub, and a column for each antenna."""
    hubs = [reader for reader in build.readers if isinstance(reader, Hub)]
    most = max((len(hub.slots) for hub in hubs), default=0)
    head = (words.say("wires-column-hub"), words.say("wires-column-port"), *map(str, range(most)))
    rows = tuple((hub.name, hub.port, *_filled(hub.slots, most)) for hub in hubs)
    return WordTable(words.say("wires-antennas-hubs"), head, rows)


def _filled(slots: Sequence[str], most: int) -> tuple[str, ...]:
    return (*map(str, slots), *(MINUS,) * (most - len(slots)))


def tables_of(build: MatBuild, words: WiringWords) -> Mapping[Which, tuple[WordTable, ...]]:
    return {
        "parts": (parts_table(build, words),),
        "power": (power_table(build, words),),
        "pins": pin_tables(build, words),
        "antennas": antenna_tables(build, words),
    }
