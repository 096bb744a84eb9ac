"""The readers of a mat file: their kind, their connection, and the slots of their antennas."""

from __future__ import annotations

import re

from companion.core.mat.shape import Shape
from companion.errors import Text
from companion.events import Slot
from companion.mats.geometry import outside
from companion.mats.pins import FIRST_PIN, LAST_PIN, PinUses
from companion.mats.plan import GAIN, GAINS, Hub, Simulated, Spi, Wiring
from companion.system.reading import meant
from companion.system.section import Section, value_text
from hardware.antennas.chips import CHIP, CHIPS

COMMON = ("name", "kind", "slots")
KEYS = {
    "spi": ("bus", "device", "select", "address", "reset", "speed", "gain", "chip"),
    "hub": ("port", "baud", "gain", "chip"),
    "simulated": (),
}
LAST_BUS, LAST_DEVICE = 6, 2  # of a Raspberry Pi
SPEED, SLOWEST, FASTEST = 1_000_000, 10_000, 10_000_000  # hertz; MFRC522 data sheet, 8.1.2: up to 10 Mbit/s
BAUD, LEAST_BAUD, MOST_BAUD = 115_200, 9_600, 12_000_000
MOST_LINES = 6  # of a decoder's address: 64 antennas
MOST_NAMED = 8
_RESET = Text("mat-pin-of-reset")
_PORT = re.compile(r"/dev/\S+|[A-Za-z0-9][A-Za-z0-9:._-]*")


def read_readers(whole: Section, shape: Shape, pins: PinUses) -> tuple[Wiring, ...]:
    sections = whole.sections("readers")
    pins.leave_to(section.plain("bus", 0) for section in sections if section.plain("kind", None) == "spi")
    reading = _ReaderSections(shape, pins)
    found = [reading.reader(section) for section in sections]
    return tuple(reader for reader in found if reader is not None)


def _meant(shape: Shape, name: str) -> Text:
    """The fix for an unknown slot: the most similar name, else all names."""
    if shape.column_and_row(Slot(name.upper())):
        return Text("value-did-you-mean", name=name.upper())
    others = outside(shape)
    last = shape.cell_at(shape.columns - 1, shape.rows - 1)
    there_are = (*((Text("mat-slots-from", last=last),) if last else ()), *others[:MOST_NAMED])
    return meant(name, others, Text("mat-slots-are", slots=there_are) if there_are else Text("mat-no-slots"))


def _gain(section: Section) -> int | None:
    gain = section.plain("gain", GAIN)
    if isinstance(gain, int) and gain in GAINS:
        return gain
    section.report("mat-no-gain", "gain", value=value_text(gain), gains=tuple(map(str, GAINS)))
    return None


def _chip(section: Section) -> str | None:
    chip = section.text("chip", CHIP) if "chip" in section else CHIP
    if chip is None or chip in CHIPS:
        return chip
    section.report("mat-no-such-chip", "chip", chip=chip, instead=meant(chip, CHIPS))
    return None


class _ReaderSections:
    """Reads one reader after another; no slot, pin, port or name may be used twice."""

    __slots__ = ("_devices", "_names", "_pins", "_ports", "_served", "_shape")

    def __init__(self, shape: Shape, pins: PinUses) -> None:
        self._shape, self._pins = shape, pins
        self._names: set[str] = set()
        self._ports: set[str] = set()
        self._served: dict[Slot, Text] = {}
        self._devices: dict[tuple[int, int], bool] = {}  # bus and device -> whether the device's own line selects an antenna

    def reader(self, section: Section) -> Wiring | None:
        name = section.text("name", "row 1")
        if name in self._names:
            section.report("mat-two-readers-of-one-name", "name", name=name or "")
        self._names |= {name} if name else set()
        slots = self._slots(section, name or "another")
        kind = section.text("kind", "hub")
        if kind is None or kind not in KEYS:
            if kind is not None:
                section.report("mat-no-such-kind", "kind", kind=kind, instead=meant(kind, KEYS))
            section.known((*COMMON, *(key for keys in KEYS.values() for key in keys)), Text("mat-reader"))
            return None
        section.known((*COMMON, *KEYS[kind]), Text("mat-reader-of-kind", kind=kind))
        if kind == "spi":
            return self._spi(section, name or "", slots)
        return self._hub(section, name or "", slots) if kind == "hub" else Simulated(name or "", slots)

    def _slots(self, section: Section, name: str) -> tuple[Slot, ...]:
        """The slots in the order of the antennas; a blind slot among them has a broken antenna, or one that is switched off (C19)."""
        if not section.count("slots"):
            section.report("mat-reader-without-slots", "slots")
        known = [(number, Slot(slot)) for number, slot in section.texts("slots", "A1") if self._is_known(section, Slot(slot), number)]
        for number, slot in known:
            if slot in self._served and slot not in self._shape.blind:
                section.report("mat-slot-is-served-already", "slots", number, slot=slot, server=self._served[slot])
            self._served[slot] = Text("mat-antenna", number=number, reader=name)
        return tuple(slot for _, slot in known)

    def _is_known(self, section: Section, slot: Slot, number: int) -> bool:
        if self._shape.has(slot):
            return True
        section.report("mat-no-such-slot", "slots", number, slot=slot, instead=_meant(self._shape, slot))
        return False

    def _hub(self, section: Section, name: str, slots: tuple[Slot, ...]) -> Hub | None:
        port = section.text("port", "/dev/ttyACM0")
        if port is not None and not _PORT.fullmatch(port):
            section.report("mat-no-port", "port", port=port)
        if port in self._ports:
            section.report("mat-two-hubs-on-one-port", "port", port=port or "")
        self._ports |= {port} if port else set()
        baud = section.whole("baud", BAUD, LEAST_BAUD, MOST_BAUD)
        gain, chip = _gain(section), _chip(section)
        return None if port is None or baud is None or gain is None or chip is None else Hub(name, slots, port, baud, gain, chip)

    def _spi(self, section: Section, name: str, slots: tuple[Slot, ...]) -> Spi | None:
        bus, device = section.whole("bus", 0, 0, LAST_BUS), section.whole("device", 0, 0, LAST_DEVICE)
        speed = section.whole("speed", SPEED, SLOWEST, FASTEST)
        select, address = self._select(section, name), self._address(section, name)
        reset, gain, chip = self._reset(section), _gain(section), _chip(section)
        if bus is None or device is None or speed is None or gain is None or chip is None:
            return None
        is_own = "select" not in section
        if (bus, device) in self._devices and (is_own or self._devices[bus, device]):
            section.report("mat-device-is-taken", "device", device=device, bus=bus)
        self._devices[bus, device] = is_own or self._devices.get((bus, device), False)
        return Spi(name, slots, bus, device, select, reset, speed, address, gain, chip)

    def _select(self, section: Section, name: str) -> tuple[int, ...]:
        """The select lines, one for each antenna in their order; a single antenna may use the device's own line."""
        lines, antennas = section.count("select"), section.count("slots")
        if "select" not in section and "address" not in section and antennas > 1:
            section.report("mat-select-is-missing", "slots", antennas=antennas)
        if "select" in section and antennas and lines != antennas:
            section.report("mat-lines-of-antennas", "select", lines=lines, slots=antennas)
        return self._pins_of(section, "select", Text("mat-pin-of-line", reader=name))

    def _address(self, section: Section, name: str) -> tuple[int, ...]:
        """The address lines of a decoder, which select an antenna by its number; the device's own line enables the decoder."""
        lines, antennas = section.count("address"), section.count("slots")
        if "address" in section and "select" in section:
            section.report("mat-select-and-address", "address")
            return ()
        if isinstance(section.plain("address", None), list):
            needed = max((antennas - 1).bit_length(), 1)
            if needed > MOST_LINES:
                section.report("mat-too-many-antennas-for-a-decoder", "slots", antennas=antennas, most=2**MOST_LINES)
            elif not needed <= lines <= MOST_LINES:
                section.report("mat-lines-of-address", "address", lines=lines, slots=antennas, needed=needed)
        return self._pins_of(section, "address", Text("mat-pin-of-address", reader=name))

    def _pins_of(self, section: Section, key: str, user: Text) -> tuple[int, ...]:
        pins = section.wholes(key, FIRST_PIN, LAST_PIN)
        for place, pin in pins:
            self._pins.take(section, pin, user, key, place)
        return tuple(pin for _, pin in pins)

    def _reset(self, section: Section) -> int | None:
        """The reset line, which readers may share."""
        reset = section.whole("reset", None, FIRST_PIN, LAST_PIN) if "reset" in section else None
        if reset is not None and self._pins.user(reset) != _RESET:
            self._pins.take(section, reset, _RESET, "reset")
        return reset
