"""Breaks brought about in models of hubs, chips and the field above them, at their times, so that they report them as real ones do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from random import Random

from hardware.chip.field import CoilModel, Field, Reply
from hardware.chip.model import Model
from hardware.chip.tag import telephone
from hardware.messages import Hello, parse_hello
from hardware.polling import Hub
from hardware.readers.breaks import RESTARTS, Break, chip_of
from hardware.readers.hub.conductor import HubPlan
from hardware.readers.virtual import Places, VirtualHubs
from hardware.wire import HELLO, Frames, encode

FULL_GAIN = 7  # RxGain of RFCfg for 48 dB
COUNTERFEIT = 0x12
FLIPS = 0.01  # of the bits to a chip on bad wires: few of its start-ups pass the check of its memory
RESET_EVERY = 0.7  # seconds
CUT_FOR = 0.06  # seconds that a loose wire has no contact
SLOW_BY = 0.012  # seconds that each frame takes over a row of USB hubs
CRASH = "Traceback (most recent call last):\n  main.py, line 1\nOSError: [Errno 5] EIO"


class BrokenField(Field):
    """A field in which some antennas do not reach their tags in a share of the polls, and garble their answers in another share."""

    def __init__(self, places: Mapping[int, tuple[float, float]] | None, reach: float, seed: int = 0) -> None:
        super().__init__(places, reach, seed=seed)
        self.deaf: dict[int, float] = {}  # antenna -> the share of its polls in which no tag hears it
        self.garbled: dict[int, float] = {}  # antenna -> the share of its polls in which answers cannot be read
        self._chances = Random(f"{seed} breaks")
        self._is_deaf: set[int] = set()
        self._garbles: set[int] = set()

    def switch(self, antenna: CoilModel, us: float, *, is_on: bool) -> None:
        """Each poll switches the field on, so what it suffers is drawn here."""
        if is_on:
            for shares, struck in ((self.deaf, self._is_deaf), (self.garbled, self._garbles)):
                struck.discard(antenna.number)
                if self._chances.random() < shares.get(antenna.number, 0.0):
                    struck.add(antenna.number)
        super().switch(antenna, us, is_on=is_on)

    def send(self, antenna: CoilModel, frame: bytes, last: int, gain: int, start_us: float, end_us: float) -> Reply | None:
        reply = super().send(antenna, frame, last, gain, start_us, end_us)
        return None if antenna.number in self._is_deaf else reply

    def heard(self, antenna: CoilModel, reply: Reply) -> Reply:
        heard = super().heard(antenna, reply)
        return replace(heard, is_broken=True) if antenna.number in self._garbles else heard


class OtherVersion(Hub):
    """A hub whose firmware is of a newer facedown."""

    def take(self, data: bytes) -> list[bytes]:
        return [_of_a_newer(frame) for frame in super().take(data)]


def _of_a_newer(frame: bytes) -> bytes:
    ((kind, seq, payload),) = Frames().feed(frame)
    hello = parse_hello(payload) if kind == HELLO else None
    if hello is None:
        return frame
    return encode(kind, seq, Hello(hello.version + 1, hello.antennas, hello.boots, hello.unique, hello.firmware).payload())


def broken(plans: Sequence[HubPlan], places: Places, reach: float, breaks: Sequence[Break], seed: int = 0) -> VirtualHubs:
    """Models in which all of these are wrong, each from its time on."""
    strong = {slot for one in breaks if one.kind == "strong" for slot in one.slots}
    tuned = [replace(plan, gains=_gains(plan, strong)) for plan in plans]
    hubs = VirtualHubs(tuned, places, reach, field=partial(BrokenField, seed=seed))
    for number, one in enumerate(breaks):
        begin = partial(BEGINNINGS[one.kind], hubs, one, Random(f"{seed} {number}"))
        if one.begins > 0:
            hubs.at(one.begins, begin)
        else:
            begin()
        if one.ends < inf and one.kind in ENDINGS:
            hubs.at(one.ends, partial(ENDINGS[one.kind], hubs, one))
    return hubs


def _gains(plan: HubPlan, strong: Iterable[str]) -> tuple[int, ...]:
    return tuple(FULL_GAIN if slot in strong else gain for slot, gain in zip(plan.slots, plan.gains, strict=True))


def _chips(hubs: VirtualHubs, one: Break) -> Iterator[tuple[Model, int]]:
    return map(hubs.model_of, one.slots)


def _kill(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for model, antenna in _chips(hubs, one):
        model.kill(antenna)


def _revive(hubs: VirtualHubs, one: Break) -> None:
    for model, antenna in _chips(hubs, one):
        model.revive(antenna)


def _stick(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for number in one.readers:
        hubs.hubs[number].model.stick(0)


def _free(hubs: VirtualHubs, one: Break) -> None:
    for number in one.readers:
        hubs.hubs[number].model.stick(None)


def _cut(hubs: VirtualHubs, one: Break, chance: Random) -> None:
    for model, antenna in _chips(hubs, one):
        model.select(antenna, ())
    hubs.at(hubs.now + CUT_FOR, partial(_join, hubs, one, chance))


def _join(hubs: VirtualHubs, one: Break, chance: Random) -> None:
    for model, antenna in _chips(hubs, one):
        model.select(antenna, (antenna,))
    again = hubs.now + CUT_FOR * (100 / one.amount - 1) * chance.uniform(0.5, 1.5)
    if again < one.ends:
        hubs.at(again, partial(_cut, hubs, one, chance))


def _reset(hubs: VirtualHubs, one: Break, chance: Random) -> None:
    for model, antenna in _chips(hubs, one):
        model.brown_out(antenna)
    again = hubs.now + RESET_EVERY * chance.uniform(0.5, 1.5)
    if again < one.ends:
        hubs.at(again, partial(_reset, hubs, one, chance))


def _weaken(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    _strike(hubs, one, deaf=1 - one.amount / 100)


def _garble(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    _strike(hubs, one, garbled=one.amount / 100)


def _cover(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    _strike(hubs, one, garbled=1.0)


def _strike(hubs: VirtualHubs, one: Break, *, deaf: float | None = None, garbled: float | None = None) -> None:
    field = hubs.field
    assert isinstance(field, BrokenField)
    for antenna in map(hubs.slots.index, one.slots):
        field.deaf |= {} if deaf is None else {antenna: deaf}
        field.garbled |= {} if garbled is None else {antenna: garbled}


def _heal(hubs: VirtualHubs, one: Break) -> None:
    _strike(hubs, one, deaf=0.0) if one.kind == "weak" else _strike(hubs, one, garbled=0.0)


def _lay_telephone(hubs: VirtualHubs, one: Break, chance: Random) -> None:
    for model, antenna in _chips(hubs, one):
        tag = telephone(chance.randrange(2**32))
        model.lay(tag, antenna)
        if one.ends < inf:
            hubs.at(one.ends, partial(model.lift, tag))


def _disturb(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for number in one.readers:
        hubs.hubs[number].model.noise(0.0, FLIPS)


def _counterfeit(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for model, antenna in _chips(hubs, one):
        model.chips[antenna].version = COUNTERFEIT


def _cross(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for number, (model, antenna) in enumerate(_chips(hubs, one)):
        chip = chip_of(number, one)
        model.select(antenna, (chip,) if chip < len(one.slots) else ())


def _exchange(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for slot, other in zip(one.slots, one.others, strict=False):
        hubs.exchange(slot, other)


def _pull(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for number in one.readers:
        hubs.unplug(number)


def _plug(hubs: VirtualHubs, one: Break) -> None:
    for number in one.readers:
        hubs.plug(number)


def _crash(hubs: VirtualHubs, one: Break, chance: Random) -> None:
    _pull(hubs, one, chance)
    for number in one.readers:
        hubs.hubs[number].crash = CRASH
    hubs.at(hubs.now + RESTARTS / 2, partial(_plug, hubs, one))


def _slow(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for number in one.readers:
        hubs.hubs[number].lag = SLOW_BY


def _age(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for number in one.readers:
        hubs.hubs[number].firmware = OtherVersion
        hubs.hubs[number].plug()


def _miscount(hubs: VirtualHubs, one: Break, _chance: Random) -> None:
    for number in one.readers:
        hubs.hubs[number].model.antennas = int(one.amount)
        hubs.hubs[number].plug()


def _stay(_hubs: VirtualHubs, _one: Break, _chance: Random) -> None:
    """Gains are set before the models are made."""


BEGINNINGS: Mapping[str, Callable[[VirtualHubs, Break, Random], None]] = {
    "dead": _kill,
    "stuck": _stick,
    "loose": _cut,
    "weak": _weaken,
    "garble": _garble,
    "covered": _cover,
    "telephone": _lay_telephone,
    "strong": _stay,
    "forgetful": _disturb,
    "resets": _reset,
    "clone": _counterfeit,
    "crossed": _cross,
    "open": _cross,
    "swapped": _exchange,
    "pull": _pull,
    "crash": _crash,
    "slow": _slow,
    "version": _age,
    "antennas": _miscount,
}
ENDINGS: Mapping[str, Callable[[VirtualHubs, Break], None]] = {
    "dead": _revive,
    "stuck": _free,
    "weak": _heal,
    "garble": _heal,
    "covered": _heal,
    "pull": _plug,
}
