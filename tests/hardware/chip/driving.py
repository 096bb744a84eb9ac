"""A tiny driver that keeps the rules of the data sheet, one step after the other; wrong drivers are made from it by breaking one rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import xor

from hardware.chip import registers as r
from hardware.chip.air import with_crc
from hardware.chip.model import Model
from hardware.chip.tag import HLTA, REQA, WUPA

SEVEN, OTHER, THIRD = "04a1b2c3d45e80", "04a1b2c3d45e81", "0477665544332e"
FOUR, TEN = "9a3f2b11", "04112233445566778899"
SELECTS = (0x93, 0x95, 0x97)
TIMEOUT = 2400  # of the timer, in cycles of the carrier: 177 us
ALL_IRQS = 0x7F


@dataclass(frozen=True, slots=True)
class Heard:
    """What came back; `data` is None where nothing did."""

    data: bytes | None
    last: int = 0
    error: int = 0
    coll: int = 0

    @property
    def is_clean(self):
        return self.data is not None and not self.error


NOBODY = Heard(None)


class Driver:
    def __init__(self, model, antenna=0):
        self.model, self.antenna = model, antenna

    def read(self, address):
        return self.model.transfer(self.antenna, bytes([r_of(address), 0]))[1]

    def read_all(self, *addresses):
        return self.model.transfer(self.antenna, bytes([*map(r_of, addresses), 0]))[1:]

    def write(self, address, *values):
        self.model.transfer(self.antenna, bytes([address << 1, *values]))

    def rest(self, us):
        self.model.rest_until(self.model.ticks() + us)

    def start(self):
        self.write(r.COMMAND, r.SOFT_RESET)
        while self.read(r.COMMAND) & r.POWER_DOWN:
            pass
        self.write(r.T_MODE, r.TIMER_AUTO)
        self.write(r.T_PRESCALER, 0)
        self.write(r.T_RELOAD_HIGH, TIMEOUT >> 8)
        self.write(r.T_RELOAD_LOW, TIMEOUT & 0xFF)
        self.write(r.TX_ASK, r.FORCE_ASK)
        self.write(r.MODE, 0x3D)
        return self

    def field(self, *, is_on=True, settle=1000):
        self.write(r.TX_CONTROL, 0x83 if is_on else 0x80)
        self.rest(settle)
        return self

    def prepare(self, data):
        self.write(r.COMMAND, r.IDLE)
        self.write(r.COM_IRQ, ALL_IRQS)
        self.write(r.FIFO_LEVEL, r.FLUSH)
        self.write(r.FIFO, *data)
        self.write(r.COMMAND, r.TRANSCEIVE)

    def trigger(self, last, align):
        self.write(r.BIT_FRAMING, r.START_SEND | align << 4 | last)

    def exchange(self, data, last=0, align=0):
        self.prepare(data)
        self.trigger(last, align)
        for _ in range(3000):
            irq = self.read(r.COM_IRQ)
            if irq & (r.RX_IRQ | r.TIMER_IRQ):
                return self.fetch() if irq & r.RX_IRQ else NOBODY
        return NOBODY

    def fetch(self):
        error, level, control, coll = self.read_all(r.ERROR, r.FIFO_LEVEL, r.CONTROL, r.COLL)
        return Heard(bytes(self.read_all(*[r.FIFO] * level)) if level else b"", control & 7, error, coll)

    def request(self, command=REQA):
        return self.exchange([command], last=7)

    def anticollide(self, select, known=b"", bits=0):
        whole, rest = divmod(bits, 8)
        return self.exchange(bytes([select, 2 + whole << 4 | rest]) + known[: whole + bool(rest)], last=rest, align=rest)

    def select(self, select, part):
        heard = self.exchange(with_crc(bytes([select, 0x70]) + part))
        return heard.data if heard.is_clean and len(heard.data) == 3 and with_crc(heard.data[:1]) == heard.data else None

    def halt(self):
        return self.exchange(with_crc(bytes([HLTA, 0])))

    def part(self, select):
        """The four bytes of one tag and their check byte; where tags collide, the one with the 1."""
        known, bits = 0, 0
        while True:
            heard = self.anticollide(select, known.to_bytes(5, "little"), bits)
            if heard.data is None or heard.error & ~(r.COLLISION | (r.PARITY_WRONG if heard.error & r.COLLISION else 0)):
                return None
            mask = (1 << bits) - 1
            known = known & mask | int.from_bytes(heard.data, "little") << 8 * (bits // 8) & ~mask
            if not heard.error:
                part = known.to_bytes(5, "little") if len(heard.data) == 5 - bits // 8 else None
                return part if part and self.checks(part) else None
            place = self.place(heard, bits)
            if heard.coll & r.NO_COLLISION_PLACE or not bits < place <= 32:
                return None
            known, bits = known & (1 << place) - 1 | 1 << place - 1, place

    def place(self, heard, bits):
        """Of the colliding bit in the part, from 1 on: the chip counts from the byte in which the answer began."""
        return (heard.coll & 31 or 32) + 8 * (bits // 8)

    def checks(self, part):
        return reduce(xor, part) == 0

    def uid(self):
        """Of one of the tags there; None: none could be read."""
        if self.request().data is None:
            return None
        uid = b""
        for select in SELECTS:
            part = self.part(select)
            sak = part and self.select(select, part)
            if not sak:
                return None
            if not sak[0] & 4:
                return (uid + part[:4]).hex()
            uid += part[1:4]
        return None

    def uids(self):
        """Of all that are there."""
        found = []
        while (uid := self.uid()) is not None:
            found.append(uid)
            self.halt()
        return found


def r_of(address):
    return 0x80 | address << 1


def driver(tag=None, *, kind=Driver, settle=1000, **settings):
    """A driver that has begun, with its field on and that tag upon it."""
    model = Model(**{"antennas": 1, "call_us": 2.0, **settings})
    if tag is not None:
        model.lay(tag, 0)
    return kind(model).start().field(settle=settle)


__all__ = ("FOUR", "NOBODY", "OTHER", "REQA", "SELECTS", "SEVEN", "TEN", "THIRD", "WUPA", "Driver", "Heard", "driver", "r_of", "with_crc")
