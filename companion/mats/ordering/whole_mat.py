"""The netlist of a whole mat: the circuits of its readers, the lights of the hubs, and the panel on the Pi's pins."""

from __future__ import annotations

from companion.mats.ordering.netlist import PANEL, PI, Netlist, NetlistDraft, Node
from companion.mats.ordering.sheets import SUPPLY_ENDS, NetlistSheet, resistance
from companion.mats.plan import PanelWiring
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.parts import BASE_OHMS, LAMP_OHMS
from companion.mats.wiring.pinouts import FIVE, FIVE_PIN, GROUND, GROUND_PIN, PICO
from companion.mats.wiring.pinouts import PI as HEADER

# A 74AHCT125 with one gate in use (pins 1 to 3), and a WS2812B: the pins by their names.
LOW, HIGH, SHIFTED, LIFTED, FED, GROUNDED = (1, 5, 9, 12), (4, 10, 13), 2, 3, 14, 7
LIGHT = {"VDD": "1", "DOUT": "2", "VSS": "3", "DIN": "4"}


def netlist_of(build: MatBuild) -> Netlist:
    drawn = NetlistDraft()
    drawn.part("J", 1, "pi", "Raspberry Pi", PANEL, "Pi")
    if build.budget.supply:
        supply = drawn.part("S", 1, "supply", "5 V", PANEL, "S")
        for number, name in enumerate(SUPPLY_ENDS, 1):
            drawn.join(name, Node(supply, str(number), name))
    for number, circuit in enumerate(build.circuits, 1):
        sheet = NetlistSheet(drawn, circuit, number)
        sheet.draw()
        if build.budget.lights.most and circuit.controller == "Pico":
            _lights(drawn, sheet, build.hub_board.lights_pin)
    if build.plan.panel is not None:
        _panel(drawn, build.plan.panel)
    return drawn.netlist()


def _lights(drawn: NetlistDraft, sheet: NetlistSheet, pin: int) -> None:
    """A light for each board of a hub, in a chain behind a chip that lifts the hub's signal to 5 V."""
    shifter = drawn.part("IC", sheet.first, "shifter", "74AHCT125", sheet.name)
    controller = next(one.reference for one in drawn.components.values() if one.sheet == sheet.name and one.kind == "pico")
    edge = PICO.pin(pin)
    drawn.join(sheet.net("lights"), Node(controller, str(edge), PICO.label(edge)), Node(shifter, str(SHIFTED), "A"))
    drawn.join(FIVE, *(Node(shifter, str(one), "5 V") for one in (FED, *HIGH)))
    drawn.join(GROUND, *(Node(shifter, str(one), "GND") for one in (GROUNDED, *LOW)))
    sheet.decouple("small-capacitor", "100n", FIVE)
    before = Node(shifter, str(LIFTED), "Y")
    for board in sheet.circuit.boards:
        light = drawn.part("D", sheet.first, "light", "WS2812B", sheet.name)
        drawn.join(sheet.net(f"light of {board.part}"), before, Node(light, LIGHT["DIN"], "DIN"))
        drawn.join(FIVE, Node(light, LIGHT["VDD"], "VDD"))
        drawn.join(GROUND, Node(light, LIGHT["VSS"], "VSS"))
        before = Node(light, LIGHT["DOUT"], "DOUT")


def _panel(drawn: NetlistDraft, panel: PanelWiring) -> None:
    _buttons(drawn, panel)
    for seat, bcm in panel.lamps.items():
        resistor = drawn.part("R", 1, "lamp-resistor", resistance(LAMP_OHMS), PANEL)
        lamp = drawn.part("D", 1, "lamp", "LED", PANEL)
        drawn.join(_net(f"lamp {seat}"), _header(bcm), Node(resistor, "1", "1"))
        drawn.join(_net(f"lamp {seat} lit"), Node(resistor, "2", "2"), Node(lamp, "2", "A"))
        drawn.join(GROUND, Node(lamp, "1", "K"), _ground())
    if panel.buzzer is not None:
        _buzzer(drawn, panel.buzzer)


def _buttons(drawn: NetlistDraft, panel: PanelWiring) -> None:
    for name, bcm in panel.buttons.items():
        button = drawn.part("SW", 1, "button", name, PANEL)
        drawn.join(_net(f"button {name}"), _header(bcm), Node(button, "1", "1"))
        drawn.join(GROUND, Node(button, "2", "2"), _ground())
    if panel.encoder is not None:
        encoder = drawn.part("SW", 1, "encoder", "encoder", PANEL)
        for contact, bcm in zip(("A", "B"), panel.encoder, strict=True):
            drawn.join(_net(f"encoder {contact}"), _header(bcm), Node(encoder, contact, contact))
        drawn.join(GROUND, Node(encoder, "C", "C"), _ground())
        if panel.push is not None:
            drawn.join(_net("push"), _header(panel.push), Node(encoder, "S1", "S1"))
            drawn.join(GROUND, Node(encoder, "S2", "S2"))


def _buzzer(drawn: NetlistDraft, bcm: int) -> None:
    """A transistor switches it; the diode takes what its coil gives back."""
    resistor = drawn.part("R", 1, "base-resistor", resistance(BASE_OHMS), PANEL)
    transistor, buzzer = drawn.part("Q", 1, "transistor", "NPN", PANEL), drawn.part("BZ", 1, "buzzer", "5 V", PANEL)
    diode = drawn.part("D", 1, "diode", "1N4148", PANEL)
    drawn.join(_net("buzzer"), _header(bcm), Node(resistor, "1", "1"))
    drawn.join(_net("buzzer base"), Node(resistor, "2", "2"), Node(transistor, "2", "B"))
    drawn.join(GROUND, Node(transistor, "3", "E"), _ground())
    drawn.join(_net("buzzer switched"), Node(transistor, "1", "C"), Node(buzzer, "2", "-"), Node(diode, "2", "A"))
    drawn.join(_net("5 V of the Pi"), _five(), Node(buzzer, "1", "+"), Node(diode, "1", "K"))


def _net(name: str) -> str:
    return f"/{PANEL}/{name}"


def _header(bcm: int) -> Node:
    pin = HEADER.pin(bcm)
    return Node(PI, str(pin), HEADER.label(pin))


def _ground() -> Node:
    return Node(PI, str(GROUND_PIN["Pi"]), GROUND)


def _five() -> Node:
    """The other pin with 5 V: the first one feeds a converter where the Pi feeds any."""
    return Node(PI, str(FIVE_PIN + 2), FIVE)
