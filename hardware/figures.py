"""What a bus, its chips and a tag above them take in truth: transfers, selects, resets, waking and answers, by the ticks of the bus.

Rules of this file: nothing here decides how mats are polled. Times are from the end of one transfer to the end of another, as a written
byte takes effect at its end. A smallest time is found by halving, and the middle one of several tries counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from hardware.antennas.bus import Bus
from hardware.antennas.ticks import ticks_add, ticks_diff
from hardware.rc522 import registers as r
from hardware.rc522.registers import read, write

TRANSFERS = 400  # of which the mean is taken
LONG = 34  # bytes of a long frame
TRIES = 5
DARK = 10_000  # us without a field, after which every tag has lost its state
AWAKE_WITHIN = 6_000  # us; ISO 14443-3 allows 5 ms
READY_WITHIN = 6_000  # us after RST was pulled
AFTER = 1_000  # us in which the answer to a request is over
REQA, SHORT = 0x26, 0x07  # a request, and the bits of a byte that are sent of it
RELOAD = 0x3FFF  # of the timer: 1.2 ms at 13.56 MHz
MHZ = 13.56
T_COUNTER_HIGH, T_COUNTER_LOW = 0x2E, 0x2F


@dataclass(frozen=True, slots=True)
class BusFigures:
    call_us: float  # of a transfer, without its bytes
    byte_us: float
    select_us: float | None  # of a change to another antenna; None: there is only one
    ready_us: float | None  # from the reset line to a chip that answers; None: it did not go away, so that the line is not wired

    @property
    def transfers_per_second(self) -> float:
        """Of short ones, as a poll has them."""
        return 1e6 / (self.call_us + 2 * self.byte_us)


@dataclass(frozen=True, slots=True)
class TagFigures:
    wake_us: float  # from the field to a request that is answered
    answer_us: float  # from the end of a request to the fifth bit of its answer


def bus_figures(bus: Bus) -> BusFigures:
    short = _mean_of(bus, read(r.VERSION), lambda _: 0)
    long = _mean_of(bus, read(*[r.VERSION] * (LONG - 1)), lambda _: 0)
    byte = (long - short) / (LONG - 2)
    select = None if bus.antennas < 2 else _mean_of(bus, read(r.VERSION), lambda number: number & 1) - short
    ready = _ready_us(bus)
    return BusFigures(short - 2 * byte, byte, select, None if ready is None else ready - 2 * byte)  # it is looked at in the first byte


def tag_figures(bus: Bus, antenna: int) -> TagFigures | None:
    """Of the tag above that antenna; None where none answers."""
    _begin(bus, antenna)
    try:
        if not _is_answered(bus, antenna, AWAKE_WITHIN)[0]:
            return None
        wakes = [_least(AWAKE_WITHIN, lambda us: _is_answered(bus, antenna, us)) for _ in range(TRIES)]
        counts = [_counted(bus, antenna) for _ in range(TRIES) if _is_answered(bus, antenna, AWAKE_WITHIN)[0]]
    finally:
        bus.transfer(antenna, write(r.TX_CONTROL, r.FIELD_OFF))
    if not counts:
        return None
    return TagFigures(median(wakes), median((RELOAD - count) / MHZ for count in counts))


def _mean_of(bus: Bus, frame: bytes, antenna: Callable[[int], int]) -> float:
    """Microseconds of a transfer, the first of which is not counted."""
    bus.transfer(antenna(1), frame)
    began = bus.ticks()
    for number in range(TRANSFERS):
        bus.transfer(antenna(number), frame)
    return float(ticks_diff(bus.ticks(), began)) / TRANSFERS


Tried = tuple[bool, int]  # whether it was so, and the microseconds that had gone by in truth


def _least(most: int, tried: Callable[[int], Tried]) -> int:
    """The least time after which it was so; at `most` it is taken to be."""
    low, high, least = 0, most, most
    while high - low > 1:
        middle = (low + high) // 2
        is_so, us = tried(middle)
        if is_so:
            high, least = middle, us
        else:
            low = middle
    return least


def _ready_us(bus: Bus) -> float | None:
    def tried(us: int) -> Tried:
        bus.reset()
        began = bus.ticks()
        bus.rest_until(ticks_add(began, us))
        reply = bus.transfer(0, read(r.COMMAND, r.VERSION))
        is_ready = reply[2] not in (0x00, 0xFF) and not reply[1] & r.POWER_DOWN
        took = ticks_diff(bus.ticks(), began)
        bus.rest_until(ticks_add(began, READY_WITHIN))
        return is_ready, took

    return None if tried(0)[0] else median(_least(READY_WITHIN, tried) for _ in range(TRIES))


def _begin(bus: Bus, antenna: int) -> None:
    """The settings of ISO 14443-3 type A, and a timer that tells when an answer began."""
    bus.transfer(antenna, write(r.COMMAND, r.SOFT_RESET))
    bus.rest_until(ticks_add(bus.ticks(), READY_WITHIN))
    settings = (
        (r.TX_CONTROL, r.FIELD_OFF),
        (r.TX_MODE, 0x00),
        (r.RX_MODE, 0x00),
        (r.MOD_WIDTH, 0x26),
        (r.T_MODE, r.TIMER_AUTO),
        (r.T_PRESCALER, 0x00),
        (r.T_RELOAD_HIGH, RELOAD >> 8),
        (r.T_RELOAD_LOW, RELOAD & 0xFF),
        (r.TX_ASK, r.FORCE_100_ASK),
        (r.MODE, r.TYPE_A),
        (r.COLL, 0x00),
    )
    for register, value in settings:
        bus.transfer(antenna, write(register, value))


def _is_answered(bus: Bus, antenna: int, us: int) -> Tried:
    """Whether a request that begins so long after the field is answered."""
    bus.transfer(antenna, write(r.TX_CONTROL, r.FIELD_OFF))
    for register, values in ((r.COMMAND, (r.IDLE,)), (r.FIFO_LEVEL, (r.FLUSH,)), (r.COM_IRQ, (0x7F,)), (r.FIFO, (REQA,))):
        bus.transfer(antenna, write(register, *values))
    bus.transfer(antenna, write(r.COMMAND, r.TRANSCEIVE))
    bus.rest_until(ticks_add(bus.ticks(), DARK))
    bus.transfer(antenna, write(r.TX_CONTROL, r.FIELD_ON))
    on = bus.ticks()
    bus.rest_until(ticks_add(on, us))
    bus.transfer(antenna, write(r.BIT_FRAMING, r.START_SEND | SHORT))
    began = bus.ticks()
    bus.rest_until(ticks_add(began, AFTER))
    status = bus.transfer(antenna, read(r.COM_IRQ, r.ERROR))
    return bool(status[1] & r.RX_IRQ and not status[2] & r.ANY_ERR), ticks_diff(began, on)


def _counted(bus: Bus, antenna: int) -> int:
    """What the timer had left when the answer stopped it."""
    reply = bus.transfer(antenna, read(T_COUNTER_HIGH, T_COUNTER_LOW))
    return reply[1] << 8 | reply[2]
