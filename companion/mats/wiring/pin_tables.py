"""The tables of pins in words: the Pi, each kind of hub, and the chips between a Pi and its boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Board, Carries, Circuit, Decoder, Pin
from companion.mats.wiring.pinouts import PICO
from companion.mats.wiring.pins import Used, gates_of, of_controller, of_pi, pin_names
from companion.mats.wiring.table import WordTable
from companion.mats.wiring.words import MINUS, WiringWords

SIGNALS = {
    Carries.CLOCK: "SCK",
    Carries.OUT: "MOSI",
    Carries.BACK: "MISO",
    Carries.SELECT: "SDA",
    Carries.RESET: "RST",
    Carries.SUPPLY: "3.3V",
    Carries.GROUND: "GND",
}


def pin_tables(build: MatBuild, words: WiringWords) -> tuple[WordTable, ...]:
    return tuple(_tables(build, words))


def _tables(build: MatBuild, words: WiringWords) -> Iterator[WordTable]:
    used = of_pi(build)
    if used:
        yield _of_controller(words.say("wires-pins-pi"), "bcm", used, words, tuple(_panel_notes(build, words)))
    for circuit in build.of_pi:
        for decoder in circuit.decoders:
            yield _of_decoder(circuit, decoder, words)
    for family in build.alike:
        title = words.say("wires-pins-hub", name=words.span([circuit.name for circuit in family]))
        yield _of_controller(title, "gp", of_controller(family[:1]), words, _hub_notes(build, family, words))
    for circuit in (*build.of_pi, *(family[0] for family in build.alike)):
        if circuit.buffers:
            yield _of_buffers(build, circuit, words)


def _panel_notes(build: MatBuild, words: WiringWords) -> Iterator[str]:
    panel = build.plan.panel
    if panel is not None and panel.buzzer is not None:
        yield words.say("wires-note-buzzer")


def lights_note(build: MatBuild, words: WiringWords) -> str:
    pin = build.hub_board.lights_pin
    return words.say("wires-note-lights", pin=f"GP{pin}", edge=str(PICO.pin(pin)))


def _hub_notes(build: MatBuild, family: Sequence[Circuit], words: WiringWords) -> tuple[str, ...]:
    """Notes below the pins of a hub, first the number of antennas: a hub whose number differs from the mat file is refused."""
    count = len(family[0].boards)
    lights = (lights_note(build, words), words.say("wires-note-shifter")) if build.budget.lights.most else ()
    return (words.say("wires-note-antennas", count=str(count), shipped=str(build.hub_board.antennas)), *lights)


def _of_controller(title: str, numbers: str, used: Sequence[Used], words: WiringWords, notes: tuple[str, ...]) -> WordTable:
    place = "pin" if numbers == "bcm" else "edge"
    head = tuple(words.say(f"wires-column-{name}") for name in (place, numbers, "signal", "goes"))
    is_hub = numbers == "gp"
    rows = tuple((str(one.pin), _number(one), _signal(one, words), _goes(one, words, is_hub=is_hub)) for one in used)
    return WordTable(title, head, rows, frozenset({0, 1}) if numbers == "bcm" else frozenset({0}), notes)


def _number(used: Used) -> str:
    """The processor's number of a pin; a ground or a supply has none."""
    number = used.label.removeprefix("BCM ")
    return number if number[-1].isdigit() else MINUS


def _signal(used: Used, words: WiringWords) -> str:
    if used.wire is None:
        return words.say(f"wires-panel-{used.panel[0]}", name=used.panel[1])
    if used.wire.carries is Carries.ADDRESS:
        return ", ".join(dict.fromkeys(name for _, name in used.chips))
    is_plain = used.wire.carries is Carries.SELECT and not used.wire.name.startswith("CE")
    return "SDA" if is_plain else words.wire(used.wire)


def _goes(used: Used, words: WiringWords, *, is_hub: bool) -> str:
    if used.wire is None:
        return words.say(f"wires-goes-{used.panel[0]}")
    wire = used.wire
    ends = [words.say("wires-chip-pin", part=pin.part, pin=pin.number, name=name) for pin, name in used.chips]
    if used.boards:
        ends.append(_boards(SIGNALS[wire.carries], used.boards, words, is_hub=is_hub))
    converters = {pin.part for pin in wire.pins if pin.part.startswith("PS")}
    if converters:
        ends.append(words.say("wires-converters" if len(converters) > 1 else "wires-converter", signal=words.wire(wire)))
    told = ", ".join(ends)
    told = words.say("wires-through", ends=told, ohms=words.ohms(wire.series)) if wire.series else told
    return words.say("wires-pulled", ends=told, ohms=words.ohms(wire.pull)) if wire.pull else told


def _boards(signal: str, boards: Sequence[Board], words: WiringWords, *, is_hub: bool) -> str:
    """The boards that a wire reaches: a single one by its slot, on a hub by its antenna, as hubs that are wired alike serve other slots."""
    if len(boards) > 1:
        is_buffered = signal == "MISO" and boards[0].gate is not None
        if is_hub:
            names = words.span([str(board.antenna) for board in boards])
            return words.say("wires-buffers-antennas" if is_buffered else "wires-boards-antennas", signal=signal, names=names)
        return words.say("wires-buffers" if is_buffered else "wires-boards", signal=signal, count=len(boards))
    [board] = boards
    if is_hub:
        return words.say("wires-board-antenna", signal=signal, antenna=str(board.antenna))
    return words.say("wires-board", signal=signal, slot=str(board.slot))


def _of_decoder(circuit: Circuit, decoder: Decoder, words: WiringWords) -> WordTable:
    head = tuple(words.say(f"wires-column-{name}") for name in ("pin", "name", "goes"))
    rows = tuple((pin.number, words.volts(name), _end(circuit, pin, words)) for pin, name in pin_names(decoder).items())
    return WordTable(words.say("wires-pins-decoder", chip=decoder.chip), head, rows, frozenset({0}))


def _end(circuit: Circuit, pin: Pin, words: WiringWords) -> str:
    wire = circuit.wire_at(pin)
    if wire is None:
        return words.say("wires-open")
    if wire.carries in (Carries.SUPPLY, Carries.GROUND):
        return words.wire(wire)
    if wire.pins[0] != pin:
        return words.source(wire)
    boards = [board for board in circuit.boards if board.source == pin]
    if boards:
        return words.say("wires-board", signal="SDA", slot=str(boards[0].slot))
    return ", ".join(words.say("wires-chip-pin", part=one.part, pin=one.number, name=names_of_chip(circuit, one)) for one in wire.pins[1:])


def names_of_chip(circuit: Circuit, pin: Pin) -> str:
    return next(pin_names(decoder)[pin] for decoder in circuit.decoders if decoder.chip == pin.part)


def _of_buffers(build: MatBuild, circuit: Circuit, words: WiringWords) -> WordTable:
    """The table of buffers; boards are named on a hub by antenna, on a Pi by slot."""
    key = "antenna" if circuit.controller == "Pico" else "slot"
    head = tuple(words.say(f"wires-column-{name}") for name in ("gate", "oe", "a", "y", key))
    rows = []
    for gate, board in gates_of(circuit):
        enable, into, out = (pin.number for pin in gate.pins)
        if board is None:
            free = words.say("wires-free-gate")
            rows.append((gate.name, enable, into, out, free))
        else:
            rows.append((gate.name, enable, into, out, str(board.antenna) if key == "antenna" else str(board.slot)))
    family = next((family for family in build.alike if family[0] is circuit), (circuit,))
    bus = circuit.buses[0] if circuit.controller == "Pi" else None
    title = words.say("wires-pins-buffers", name=words.span([words.circuit(one.name, bus) for one in family]))
    return WordTable(title, head, tuple(rows), frozenset({1, 2, 3}), (words.say("wires-note-buffers"),))
