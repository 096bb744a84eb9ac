"""The netlist that is written has every connection of the circuits and of the pin tables, and no other."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.mats.ordering.netlist import joints
from companion.mats.wiring.circuit import Carries
from companion.mats.wiring.parts import parts_of
from companion.mats.wiring.pin_tables import pin_tables
from companion.mats.wiring.words import WiringWords
from tests.mats.ordering import written
from tests.mats.ordering.orders import ALL, built, files, order

AROUND = {"series", "pull", "fuse", "small-capacitor", "large-capacitor", "light", "shifter"}
OF_BOARD = {"board", "converter", "supply"}  # their pins bear names in a circuit


def read(name):
    return written.netlist(files(name)["netlist.net"])


def sheet(circuit, number):
    return f"/{number} {circuit.name}/"


def local(reference, parts, number):
    """The part as its circuit calls it."""
    kind = parts[reference][0]
    letters = reference.rstrip("0123456789")
    if kind in {"pi", "pico", "supply"}:
        return {"pi": "Pi", "pico": "Pico", "supply": "S"}[kind]
    return reference if kind == "converter" else f"{letters}{int(reference[len(letters) :]) - number * 1000}"


def contracted(parts, nets):
    """The nets without resistors in wires and without fuses: what they part is one."""
    joined = [set(net.nodes) for net in nets]
    for reference, (kind, *_) in parts.items():
        if kind in {"series", "fuse"}:
            ends = [group for group in joined if any(node[0] == reference for node in group)]
            assert len(ends) == 2
            joined = [group for group in joined if group not in ends] + [ends[0] | ends[1]]
    return joined


def of_circuit(name, circuit, number):
    """The nets of one circuit, in its own names of parts and pins."""
    parts, nets = read(name)
    own = {ref for ref, (kind, _, where) in parts.items() if where == sheet(circuit, number) and kind not in AROUND}
    own |= {"J1"} if circuit.controller == "Pi" else set()
    own |= {"S1"} if any(pin.part == "S" for wire in circuit.wires for pin in wire.pins) else set()
    found = set()
    for group in contracted(parts, nets):
        pins = {(local(ref, parts, number), named if parts[ref][0] in OF_BOARD else pin) for ref, pin, named in group if ref in own}
        if circuit.controller == "Pi":
            used = {(pin.part, pin.number) for wire in circuit.wires for pin in wire.pins}
            pins = {pin for pin in pins if pin[0] != "Pi" or pin in used}
        pins.discard(("S", "GND"))  # no circuit names it
        if len(pins) > 1:
            found.add(frozenset(pins))
    return found


@pytest.mark.parametrize("name", ALL)
def test_each_sheet_has_every_wire_of_its_circuit_and_no_other(name):
    for number, circuit in enumerate(built(name).circuits, 1):
        wires = {frozenset((pin.part, pin.number) for pin in wire.pins) for wire in circuit.wires}
        assert of_circuit(name, circuit, number) == wires


@pytest.mark.parametrize("name", ALL)
def test_resistors_stand_where_the_circuit_says(name):
    parts, nets = read(name)
    for number, circuit in enumerate(built(name).circuits, 1):
        found = Counter(kind for kind, _, where in parts.values() if where == sheet(circuit, number))
        wires = circuit.wires
        assert (found["series"], found["pull"]) == (sum(bool(one.series) for one in wires), sum(bool(one.pull) for one in wires))
        for wire in wires:
            net = next((net for net in nets if net.name == f"{sheet(circuit, number)}{wire.name}"), None)
            if wire.pull:
                [pull] = [ref for ref, _, _ in net.nodes if parts[ref][0] == "pull"]
                [far] = [other for other in nets if any(node[:2] == (pull, "2") for node in other.nodes)]
                assert (parts[pull][1], far.name) == ("10k", f"{sheet(circuit, number)}{rail(circuit)}")
            if wire.series:
                [series] = [ref for ref, _, _ in net.nodes if parts[ref][0] == "series"]
                [near] = [other for other in nets if any(node[:2] == (series, "1") for node in other.nodes)]
                ends = {(local(ref, parts, number), pin) for ref, pin, _ in near.nodes if ref != series}
                assert (parts[series][1], ends) == ("33", {(wire.pins[0].part, wire.pins[0].number)})


def rail(circuit):
    return next(wire.name for wire in circuit.wires if wire.carries is Carries.SUPPLY)


@pytest.mark.parametrize("name", ALL)
def test_capacitors_lie_between_the_supply_of_their_part_and_ground(name):
    parts, nets = read(name)
    ground = next(net for net in nets if net.name == "GND")
    for reference, (kind, value, _) in parts.items():
        if kind.endswith("-capacitor"):
            [hot] = [net for net in nets if any(node[:2] == (reference, "1") for node in net.nodes)]
            assert value == {"small-capacitor": "100n", "large-capacitor": "47u"}[kind]
            assert any(node[:2] == (reference, "2") for node in ground.nodes)
            assert any(named in {"3.3V", "VCC", "3.3 V", "5 V"} for _, _, named in hot.nodes)


@pytest.mark.parametrize("name", ALL)
def test_each_part_to_be_bought_is_in_the_netlist_as_often(name):
    parts, _ = read(name)
    wanted = {part.kind: part.count for part in parts_of(built(name)) if part.kind != "ports"}
    assert Counter(kind for kind, *_ in parts.values()) == wanted


def pins_at(parts, nets, reference):
    return {pin for net in nets for ref, pin, _ in net.nodes if ref == reference}


def net_at(nets, reference, pin):
    return next(net for net in nets if any(node[:2] == (reference, pin) for node in net.nodes))


@pytest.mark.parametrize("name", ALL)
def test_the_pin_tables_have_the_pins_of_the_netlist_and_their_resistors(name):
    parts, nets = read(name)
    build = built(name)
    numbers = {circuit.name: number for number, circuit in enumerate(build.circuits, 1)}
    tables = pin_tables(build, WiringWords("en"))
    families = iter(build.alike)
    for table in tables:
        if table.head[1] not in {"BCM", "GP"}:
            continue
        is_pi = table.head[1] == "BCM"
        references = ["J1"] if is_pi else [f"A{numbers[circuit.name]}001" for circuit in next(families)]
        for reference in references:
            rows = {row[0]: row for row in table.rows}
            beside = panel_supplies(build) if is_pi else lights_pin(build)
            assert pins_at(parts, nets, reference) - beside == set(rows) - beside
            for pin, row in rows.items():
                around = [parts[ref] for ref, _, _ in net_at(nets, reference, pin).nodes]
                told = row[3].replace("\u00a0", " ")
                is_rail = row[2].replace("\u00a0", " ") in {"3.3 V", "5 V", "GND"}
                assert ("through 33 Ω" in told) == any(kind == "series" for kind, *_ in around)
                assert ("10 kΩ to 3.3 V" in told) == (any(kind == "pull" for kind, *_ in around) and not is_rail)


def panel_supplies(build):
    """The ground and the 5 V that a panel takes, which the table tells in words."""
    return {"6", "4"} if build.plan.panel is not None else set()


def lights_pin(build):
    return {str(20)} if build.budget.lights.most else set()


@pytest.mark.parametrize("name", ALL)
def test_the_tables_of_chips_are_the_netlist_of_those_chips(name):
    parts, nets = read(name)
    build = built(name)
    words = WiringWords("en")
    tables = list(pin_tables(build, words))
    numbers = {circuit.name: number for number, circuit in enumerate(build.circuits, 1)}
    chips = [(numbers[circuit.name], decoder.chip) for circuit in build.of_pi for decoder in circuit.decoders]
    decoders = [table for table in tables if table.head == ("pin", "name", "goes to")]
    for (number, chip), table in zip(chips, decoders, strict=True):
        reference = f"IC{number * 1000 + int(chip[2:])}"
        assert pins_at(parts, nets, reference) == {row[0] for row in table.rows if row[2] != "not connected"}
        for pin, _, goes in table.rows:
            if goes.startswith("SDA of "):
                slots = {slot_of(build, number, ref) for ref, _, named in net_at(nets, reference, pin).nodes if named == "SDA"}
                assert slots == {goes.removeprefix("SDA of ")}
    buffered = [circuit for circuit in (*build.of_pi, *(family[0] for family in build.alike)) if circuit.buffers]
    of_buffers = [table for table in tables if table.head[0] == "gate"]
    for circuit, table in zip(buffered, of_buffers, strict=True):
        _buffers_agree(build, numbers[circuit.name], circuit, table, nets)


def _buffers_agree(build, number, circuit, table, nets):
    key = "antenna" if circuit.controller == "Pico" else "slot"
    boards = {str(getattr(board, key)): f"RC{number * 1000 + int(board.part[2:])}" for board in circuit.boards}
    back = {wire.name for wire in circuit.wires if wire.carries is Carries.BACK}
    for gate, enable, into, out, whose in table.rows:
        chip = f"IC{number * 1000 + int(gate[2:-1])}"
        if whose in boards:
            assert (boards[whose], "1", "SDA") in net_at(nets, chip, enable).nodes
            assert (boards[whose], "4", "MISO") in net_at(nets, chip, into).nodes
            assert net_at(nets, chip, out).name.rpartition("/")[2] in back
        else:
            assert net_at(nets, chip, enable).name == f"{sheet(circuit, number)}{rail(circuit)}"
            assert net_at(nets, chip, into).name == "GND"


def slot_of(build, number, reference):
    part = f"RC{int(reference[2:]) - number * 1000}"
    return next(board.slot for board in build.circuits[number - 1].boards if board.part == part)


def test_a_panel_hangs_on_the_pins_that_the_mat_file_names():
    parts, nets = read("hubs and a bus")
    panel = {net.name.removeprefix("/panel/"): {(parts[ref][0], pin) for ref, pin, _ in net.nodes} for net in nets if "/panel/" in net.name}
    assert panel == {
        "button ok": {("pi", "11"), ("button", "1")},
        "encoder A": {("pi", "38"), ("encoder", "A")},
        "encoder B": {("pi", "40"), ("encoder", "B")},
        "push": {("pi", "37"), ("encoder", "S1")},
        "lamp seat-1": {("pi", "32"), ("lamp-resistor", "1")},
        "lamp seat-1 lit": {("lamp-resistor", "2"), ("lamp", "2")},
        "buzzer": {("pi", "12"), ("base-resistor", "1")},
        "buzzer base": {("base-resistor", "2"), ("transistor", "2")},
        "buzzer switched": {("transistor", "1"), ("buzzer", "2"), ("diode", "2")},
        "5 V of the Pi": {("pi", "4"), ("buzzer", "1"), ("diode", "1")},
    }
    assert {value for kind, value, _ in parts.values() if kind in {"lamp-resistor", "base-resistor"}} == {"330", "1k"}


def test_lights_are_a_chain_behind_a_chip_that_lifts_the_signal():
    parts, nets = read("hubs and a bus")
    chain = [net for net in nets if net.name.startswith("/2 ") and "light" in net.name]
    hub = built("hubs and a bus").of_hubs[0]
    assert [sorted((parts[ref][0], pin) for ref, pin, _ in net.nodes) for net in chain] == [
        [("pico", "20"), ("shifter", "2")],
        [("light", "4"), ("shifter", "3")],
        *[[("light", "2"), ("light", "4")]] * (len(hub.boards) - 1),
    ]


def test_the_joints_of_the_three_builds_are_counted():
    assert {name: joints(order(name).netlist) for name in ("one-pad-pi", "3x3-decoder", "8x8")} == {
        "one-pad-pi": 11, "3x3-decoder": 177, "8x8": 1410,
    }  # fmt: skip
