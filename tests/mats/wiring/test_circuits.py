"""Every wire of a circuit is what the program drives: by whole lists for the builds that ship, by the chips' logic for all others."""

from __future__ import annotations

import pytest
from gpiozero.pins.pi import PiBoardInfo

from companion.app.readers import hub_plans
from companion.errors import Unusable
from companion.mats.files import parse_mat
from companion.mats.plan import Hub, Spi
from companion.mats.wiring.building import build
from companion.mats.wiring.circuit import Carries, Decoder, Gate, Pin
from companion.mats.wiring.pinouts import PI, PICO, hub_board
from companion.words.problems import WordedProblem
from tests.firmware.test_files import EDGE
from tests.mats.wiring.logic import Logic, selected_on_pi
from tests.mats.wiring.mats import ALL, built, cells, mat, plan, reader
from tests.words.english import in_english


def test_the_pins_of_a_pi_are_those_that_gpiozero_knows():
    header = PiBoardInfo.from_revision(0xA020D3).headers["J8"]
    names = {"3V3": "3.3 V", "5V": "5 V", "GND": "GND"}
    assert PI.places == tuple(names.get(pin.name) or int(pin.name.removeprefix("GPIO")) for _, pin in sorted(header.pins.items()))


def test_the_pins_of_a_pico_are_those_along_its_edge():
    assert [place if isinstance(place, int) else None for place in PICO.places[: len(EDGE)]] == EDGE
    assert (len(EDGE), PICO.places[len(EDGE) :]) == (34, ("ADC_VREF", "3.3 V", "3V3_EN", "GND", "VSYS", "VBUS"))
    assert [PICO.places[pin - 1] for pin in (3, 8, 13, 18, 23, 28, 38)] == ["GND"] * 7
    assert (PICO.columns[0][0], PICO.columns[1][0]) == (1, 40)


def told(circuit):
    return [f"{wire.name}: {' '.join(f'{pin.part}.{pin.number}' for pin in wire.pins)}" for wire in circuit.wires]


def test_one_board_hangs_on_seven_wires():
    [circuit] = built("one-pad-pi").circuits
    assert told(circuit) == [
        "SCK: Pi.23 RC1.SCK",
        "MOSI: Pi.19 RC1.MOSI",
        "MISO: Pi.21 RC1.MISO",
        "RST: Pi.22 RC1.RST",
        "CE0: Pi.24 RC1.SDA",
        "3.3 V: Pi.1 RC1.3.3V",
        "GND: Pi.6 RC1.GND",
    ]
    assert (circuit.is_lone, circuit.decoders, circuit.buffers) == (True, (), ())
    assert {(wire.series, wire.pull) for wire in circuit.wires} == {(0, 0)}


def of_boards(pin, count=9):
    return " ".join(f"RC{number}.{pin}" for number in range(1, count + 1))


def test_nine_boards_hang_on_a_decoder_and_two_chip_enables():
    [circuit] = built("3x3-decoder").circuits
    gates = [Gate(chip, number) for chip in ("IC2", "IC3", "IC4") for number in range(4)]
    outputs = [f"IC1.{pin}" for pin in (15, 14, 13, 12, 11, 10, 9, 7)]
    tips = ("IC2.3", "IC2.6", "IC2.8", "IC2.11", "IC3.3", "IC3.6", "IC3.8", "IC3.11", "IC4.3")
    inputs = ("IC2.2", "IC2.5", "IC2.9", "IC2.12", "IC3.2", "IC3.5", "IC3.9", "IC3.12", "IC4.2")
    enables = ("IC2.1", "IC2.4", "IC2.10", "IC2.13", "IC3.1", "IC3.4", "IC3.10", "IC3.13", "IC4.1")
    assert told(circuit) == [
        f"SCK: Pi.23 {of_boards('SCK')}",
        f"MOSI: Pi.19 {of_boards('MOSI')}",
        f"MISO: Pi.21 {' '.join(tips)}",
        *(f"MISO RC{number}: RC{number}.MISO {into}" for number, into in enumerate(inputs, 1)),
        f"RST: Pi.22 {of_boards('RST')}",
        "BCM 5: Pi.29 IC1.1",
        "BCM 6: Pi.31 IC1.2",
        "BCM 13: Pi.33 IC1.3",
        "CE0: Pi.24 IC1.4",
        *(f"IC1 Y{number}: {output} RC{number + 1}.SDA {enables[number]}" for number, output in enumerate(outputs)),
        "CE1: Pi.26 RC9.SDA IC4.1",
        f"3.3 V: PS1.out {of_boards('3.3V')} IC1.16 IC2.14 IC3.14 IC4.14 IC1.6 IC4.4 IC4.10 IC4.13",
        "5 V: Pi.2 PS1.in",
        f"GND: Pi.6 PS1.GND {of_boards('GND')} IC1.8 IC2.7 IC3.7 IC4.7 IC1.5 IC4.5 IC4.9 IC4.12",
    ]
    assert [board.gate for board in circuit.boards] == gates[:9]
    assert circuit.free_gates == tuple(gates[9:])
    assert {wire.name: (wire.series, wire.pull) for wire in circuit.wires if wire.series or wire.pull} == {
        "SCK": (33, 0), "MOSI": (33, 0), "MISO": (0, 10_000), "CE0": (0, 10_000), "CE1": (0, 10_000),
    }  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_each_antenna_of_a_pi_selects_its_own_board_and_no_other(name):
    for circuit in built(name).of_pi:
        first = 0
        for one in plan(name).readers:
            if not isinstance(one, Spi) or one.bus != circuit.buses[0]:
                continue
            for antenna in range(len(one.slots)):
                assert selected_on_pi(circuit, one, antenna) == [first + antenna]
                assert selected_on_pi(circuit, one, antenna, is_under_way=False) == []
            first += len(one.slots)
        assert first == len(circuit.boards)


@pytest.mark.parametrize("name", ALL)
def test_each_antenna_of_a_hub_is_wired_as_its_board_py_says(name):
    its = hub_board()
    for circuit in built(name).of_hubs:
        at = {(wire.carries, board.bus, PICO.places[int(wire.pins[0].number) - 1]) for board in circuit.boards for wire in circuit.wires
              if wire.carries in (Carries.CLOCK, Carries.OUT) and board.pin(wire.name[:4].strip()) in wire.pins}  # fmt: skip
        buses = {board.bus for board in circuit.boards}
        assert at == {(carries, bus, its.buses[bus][place]) for bus in buses for place, carries in enumerate((Carries.CLOCK, Carries.OUT))}
        for antenna, board in enumerate(circuit.boards):
            bus, pin = its.selects[antenna]
            assert (board.antenna, board.bus, PICO.places[int(board.source.number) - 1]) == (antenna, bus, pin)
            assert Logic(circuit, {int(board.source.number)}).selected() == [antenna]


@pytest.mark.parametrize("name", ALL)
def test_no_part_is_called_as_a_slot_of_the_mat_is(name):
    slots = {board.slot for circuit in built(name).circuits for board in circuit.boards}
    assert {pin.part for circuit in built(name).circuits for wire in circuit.wires for pin in wire.pins} & slots == set()


@pytest.mark.parametrize("name", ALL)
def test_no_pin_is_on_two_wires_and_every_wire_leads_somewhere(name):
    for circuit in built(name).circuits:
        pins = [pin for wire in circuit.wires for pin in wire.pins]
        assert (len(pins), min(len(wire.pins) for wire in circuit.wires)) == (len(set(pins)), 2)
        assert len({wire.name for wire in circuit.wires}) == len(circuit.wires)
        used = {(board.part, pin) for board in circuit.boards for pin in ("SDA", "SCK", "MOSI", "MISO", "GND", "RST", "3.3V")}
        assert {(pin.part, pin.number) for pin in pins if pin.part.startswith("RC")} == used


@pytest.mark.parametrize("name", ALL)
def test_no_input_of_a_chip_floats(name):
    for circuit in built(name).circuits:
        inputs = [Pin(one.chip, str(pin)) for one in circuit.decoders for pin in (*range(1, 7), 8, 16)]
        inputs += [Pin(chip, str(pin)) for chip in circuit.buffers for pin in (1, 2, 4, 5, 7, 9, 10, 12, 13, 14)]
        assert [pin for pin in inputs if circuit.wire_at(pin) is None] == []


@pytest.mark.parametrize("name", ALL)
def test_every_slot_of_a_real_reader_has_one_board(name):
    slots = [slot for one in plan(name).readers if isinstance(one, Spi | Hub) for slot in one.slots]
    assert sorted(board.slot for circuit in built(name).circuits for board in circuit.boards) == sorted(slots)


@pytest.mark.parametrize("name", ALL)
def test_groups_are_the_colours_that_are_polled(name):
    polled = {slot: colour for one in hub_plans(plan(name)) for slot, colour in zip(one.slots, one.colours, strict=True)}
    assert dict(built(name).groups.colours) == polled
    assert {built(name).groups.cap} == {one.cap for one in hub_plans(plan(name))}


@pytest.mark.parametrize(
    ("name", "decoders"),
    [
        ("two decoders", [(8, 0), (8, 8)]),
        ("eight and one", [(8, None), *((8, 8 * place) for place in range(8))]),
        ("three and one", [(3, None), (8, 0), (8, 8), (4, 16)]),
        ("two lines", [(3, 0)]),
        ("four lines for five", [(5, 0)]),
        ("lines and a decoder", [(8, 3), (1, 11)]),
    ],
)
def test_there_are_as_many_decoders_as_antennas_need(name, decoders):
    [circuit] = built(name).circuits
    assert circuit.decoders == tuple(Decoder(f"IC{number}", *told) for number, told in enumerate(decoders, 1))


def test_boards_without_a_reset_line_are_never_reset():
    [circuit] = built("one without a reset").circuits
    assert "3.3 V: Pi.1 RC1.3.3V RC1.RST" in told(circuit)


def test_hubs_with_as_many_antennas_are_wired_alike():
    families = built("8x8").alike
    assert [[circuit.name for circuit in family] for family in families] == [[f"row {row}" for row in range(1, 9)], ["pads"]]
    first, *others = families[0]
    assert {tuple(told(other)[:-3]) for other in others} == {tuple(told(first)[:-3])}


def problems_of(text):
    with pytest.raises(Unusable) as raised:
        build(parse_mat(text, "mine.toml"), "mine.toml", hub_board())
    return in_english(raised.value.problems)


def test_a_mat_without_real_readers_says_so_in_one_sentence():
    wanted = WordedProblem(
        "mine.toml", "this mat has no reader that could be wired", "write [[readers]] of kind spi or hub; hardware/mats/README.md tells how"
    )
    assert problems_of(mat(1, 1)) == (wanted,)
    assert problems_of(mat(1, 1, reader("none", ["A1"], kind="simulated"))) == (wanted,)


def test_only_boards_whose_pins_are_known_are_wired():
    assert problems_of(mat(1, 1, reader("new", ["A1"], kind="spi", chip="st25r3916"))) == (
        WordedProblem(
            "mine.toml",
            "reader 'new' has the chip st25r3916, and wires are known of MFRC522 boards only",
            "wire that board as its own manual tells; everything but its drawing works",
        ),
    )


def test_all_that_cannot_be_built_is_told_at_once():
    text = mat(
        9, 3, reader("much", cells(9, 2)[:17], kind="hub", port="x"), reader("far", ["A3"], kind="spi", bus=3),
        reader("other", ["B3"], kind="spi", device=2), reader("well", ["C3", "D3"], kind="spi", device=1, select=[2, 3]),
    )  # fmt: skip
    assert [(one.what, one.fix) for one in problems_of(text)] == [
        ("the hub 'much' has 17 antennas, and a Pico has pins for 16", "divide its slots among more hubs"),
        ("the reader 'far' is on bus 3, whose pins are others on each Raspberry Pi", "put it on bus 0 or 1"),
        (
            "the reader 'other' is selected by device 2, and bus 0 has no such line",
            "write a device from 0 to 1, or give each antenna a line of its own in 'select'",
        ),
    ]
