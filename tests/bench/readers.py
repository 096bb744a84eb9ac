"""The benchmark of readers: what polls cost on the model of the chip, ours and other people's, beside what physics allows.

Rules of this file: all is measured in one run, on a virtual clock with the model's costs, so but for the share of a processor the figures
are the same on any machine; that share is told beside the speed of the model on this one.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import ceil
from random import Random
from statistics import quantiles
from time import perf_counter, process_time

from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.events import Event, Slot, TagLifted, TagPlaced
from hardware.antennas.antenna import SETTLE
from hardware.antennas.chips import CHIP, CHIPS, kind_of
from hardware.antennas.round import run
from hardware.chip.field import Field
from hardware.chip.model import Model
from hardware.chip.peers import costs
from hardware.chip.tag import ntag213
from hardware.colouring import coloured, near
from hardware.messages import FULL, LAST, Go, Setup, parse_sweep
from hardware.polling import Hub
from hardware.readers.hub.plan import HubPlan
from hardware.readers.virtual import VirtualHubs, at_once
from hardware.sighting import GARBLED, Pass
from hardware.wire import GO, SETUP, SWEEP, Frames, encode
from tests.bench.figures import Figures

SPEED, CALL_US, SELECTS_US, SELECT_US = 10_000_000, 40.0, (0.0, 20.0, 60.0), 20.0
CAP, GAIN, PITCH = 8, 4, (70.0, 95.0)
# Physical bounds with 1 ms of settling, in us: RF time of the frames and nothing else (ISO 14443-3 at 106 kbit/s).
EMPTY_BOUND, NEW_BOUND, KNOWN_BOUND = 1210.0, 5350.0, 1340.0
CARD = "04a1b2c3d45e80"
BETWEEN = 20_000  # us from one sweep to the next
REACH = 120.0  # mm
LAYS = 40  # of each way of wiring
MISHEARD = 0.05  # of all answers, those of empty slots too
QUIET_AFTER = 3.5  # seconds after which readers poll at their quiet rate again
SWEEPS_A_SECOND = 10
PIPE = 0.0003  # seconds that a frame takes to a program of our own
LONGEST = 2.0  # seconds that an act is waited for
POLLS = (("empty", EMPTY_BOUND, False), ("new", NEW_BOUND, False), ("known", KNOWN_BOUND, False), ("verified", NEW_BOUND, True))
SIZES = (8, 16, 32, 64, 128)
QUIET_SHARE, BUSY_SHARE = 8, 4


def measured(options: Namespace) -> Iterator[Figures]:
    began = perf_counter()
    figures: Figures = {"mhz": SPEED / 1e6, "transfer_us": CALL_US, "select_us": SELECT_US, "settle_ms": SETTLE / 1000, "cap": CAP}
    for chip in CHIPS:
        figures |= _single(chip, "" if chip == CHIP else f"{chip}_")
    figures |= _peers()
    for select_us in SELECTS_US:
        figures |= _mat(64, select_us, "" if select_us == SELECT_US else f"_select_{select_us:.0f}")
    figures |= _growth() | _quiet() | _chain(options.seed, 8, "")
    figures |= _chain(options.seed, 8, "_garbled", MISHEARD) | _chain(options.seed, 64, "_one_bus")
    yield figures | {"elapsed_seconds": round(perf_counter() - began, 1)}


def _single(chip: str, prefix: str) -> Figures:
    """One antenna and nobody else on the bus, after its first poll."""
    model, antenna = Model(1, SPEED, CALL_US, SELECT_US, chip=chip), kind_of(chip)(0)
    run(model, [antenna], lambda one: one.begin(), 1, 0)

    def poll(*, is_verified: bool = False) -> tuple[float, int]:
        model.clock.rest_until(model.clock.us + BETWEEN)
        us, transfers = model.clock.us, model.transfers
        run(model, [antenna], lambda one: one.poll(is_verified=is_verified), 1, 0)
        return model.clock.us - us, model.transfers - transfers

    poll()
    found: Figures = {}
    for name, bound, is_verified in POLLS:
        if name == "new":
            model.lay(ntag213(CARD), 0)
        us, transfers = poll(is_verified=is_verified)
        told = {"us": us, "bound_us": bound, "ratio": us / bound, "transfers": transfers}
        found |= {f"{prefix}{name}_{of}": value for of, value in told.items()}
    return found


def _peers() -> Figures:
    """64 places one after the other are 64 times one place: nothing overlaps there."""
    found: Figures = {}
    for package in ("mfrc522", "pirc522"):
        told = costs(package, ntag213(CARD), SPEED, CALL_US)
        if told is None:
            found[f"{package}_empty_us"] = None
            continue
        empty, new, again = told
        found |= {f"{package}_empty_us": empty.us, f"{package}_empty_transfers": empty.transfers}
        found |= {f"{package}_empty_64_ms": 64 * empty.us / 1000, f"{package}_new_us": new.us}
        found |= {f"{package}_reads": new.read, f"{package}_reads_again": again.read}
    return found


class Taped:
    """The model's bus, with all that it answered."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.antennas = model.antennas
        self.replies: list[bytes] = []
        self.times: list[int] = []

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        reply = self._model.transfer(antenna, frame)
        self.replies.append(reply)
        return reply

    def ticks(self) -> int:
        ticks = self._model.ticks()
        self.times.append(ticks)
        return ticks

    def rest_until(self, ticks: int) -> None:
        self._model.rest_until(ticks)

    def reset(self) -> None:
        self._model.reset()


class Replayed:
    """The tape again, from its beginning; it answers rightly only to the same transfers in the same order."""

    def __init__(self, taped: Taped) -> None:
        self.antennas = taped.antennas
        self._reply, self._time = iter(taped.replies).__next__, iter(taped.times).__next__

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        return self._reply()

    def ticks(self) -> int:
        return self._time()

    def rest_until(self, ticks: int) -> None:
        """The time after it is on the tape."""

    def reset(self) -> None:
        """So is what became of it."""


class Swept:
    """A bus of many antennas that one hub sweeps, as the Pi's own does."""

    def __init__(self, antennas: int, select_us: float = SELECT_US, *, is_taped: bool = False) -> None:
        across = ceil(antennas**0.5)
        places = {str(n): (n % across * PITCH[0], n // across * PITCH[1]) for n in range(antennas)}
        slots = tuple(places)
        colours = coloured(slots, near(places, REACH))
        field = Field({int(slot): place for slot, place in places.items()}, REACH)
        self.model = Model(antennas, SPEED, CALL_US, select_us, field=field)
        self.tape = Taped(self.model)
        self.heard: list[bytes] = []  # by the hub, in order
        self._colours = bytes(colours[slot] for slot in slots)
        self._frames, self._number = Frames(), 0
        self._hub = Hub(self.tape if is_taped else self.model, b"bench", 1, "bench")
        self._say(SETUP, Setup(0, CAP, self._colours, bytes([GAIN] * antennas)).payload())
        self.sweep(0)

    def lay(self) -> None:
        for antenna in range(self.model.antennas):
            self.model.lay(ntag213(f"04{antenna:02x}{antenna * 37 % 256:02x}{antenna * 91 % 256:02x}556677"), antenna)

    def sweep(self, share: int) -> tuple[float, set[int]]:
        """Milliseconds on the bus, and the places that told their tags."""
        self.model.clock.rest_until(self.model.clock.us + BETWEEN)
        self._number += 1
        us, last, tags = self.model.clock.us, max(self._colours), set[int]()
        for colour in range(last + 1):
            flags = FULL | (LAST if colour == last else 0)
            for kind, payload in self._say(GO, Go(round(self.model.clock.us / 1000), self._number, colour, share, flags, b"").payload()):
                told = parse_sweep(payload) if kind == SWEEP else None
                tags |= {place for place, heard in enumerate(told.slots) if isinstance(heard, tuple)} if told is not None else set()
        return (self.model.clock.us - us) / 1000, tags

    def until_all_are_heard(self) -> tuple[float, int]:
        ms, sweeps, heard = 0.0, 0, set[int]()
        while len(heard) < self.model.antennas:
            took, tags = self.sweep(0)
            ms, sweeps, heard = ms + took, sweeps + 1, heard | tags
        return ms, sweeps

    def _say(self, kind: int, payload: bytes) -> list[tuple[int, bytes]]:
        self.heard.append(encode(kind, 0, payload))
        return [(kind, told) for answer in self._hub.take(self.heard[-1]) for kind, _, told in self._frames.feed(answer)]


def _mat(antennas: int, select_us: float, suffix: str) -> Figures:
    mat = Swept(antennas, select_us)
    empty, _ = mat.sweep(0)
    mat.lay()
    full, sweeps = mat.until_all_are_heard()
    swept = [mat.sweep(BUSY_SHARE) for _ in range(BUSY_SHARE)]
    found = {"empty_ms": empty, "full_new_ms": full, "full_new_sweeps": sweeps, "known_quarter_verified_ms": max(ms for ms, _ in swept)}
    found |= {"known_heard": min(len(tags) for _, tags in swept), "overlaps": mat.model.overlaps}
    return {f"mat_{antennas}_{name}{suffix}": value for name, value in found.items()}


def _growth() -> Figures:
    """Sweeps by the number of slots; growth is that of the cost of one slot that was heard, as a sweep may be cut short before the last."""
    found: Figures = {}
    for antennas in SIZES:
        mat = Swept(antennas)
        found[f"empty_{antennas}_ms"], _ = mat.sweep(0)
        mat.lay()
        mat.until_all_are_heard()
        swept = [mat.sweep(BUSY_SHARE) for _ in range(BUSY_SHARE)]
        ms, heard = sum(ms for ms, _ in swept), sum(len(tags) for _, tags in swept)
        found |= {f"known_{antennas}_ms": ms / BUSY_SHARE, f"known_{antennas}_heard": heard / BUSY_SHARE}
        found[f"known_{antennas}_ms_a_slot"] = ms / heard
    found["empty_growth_8_to_128"] = found["empty_128_ms"] / 128 / (found["empty_8_ms"] / 8)
    found["known_growth_8_to_128"] = found["known_128_ms_a_slot"] / found["known_8_ms_a_slot"]
    return found


def _quiet() -> Figures:
    """A full mat on which nothing happens, swept ten times in a second: transfers, and what the driver costs beside them."""
    mat = Swept(64, is_taped=True)
    mat.lay()
    mat.until_all_are_heard()
    before, transfers, began = len(mat.heard), mat.model.transfers, perf_counter()
    for _ in range(SWEEPS_A_SECOND):
        mat.sweep(QUIET_SHARE)
    transfers, seconds = mat.model.transfers - transfers, perf_counter() - began
    share = min(_driver_seconds(mat, before) for _ in range(3))
    return {"quiet_transfers_per_second": transfers, "quiet_poller_share": share, "model_transfers_per_second": round(transfers / seconds)}


def _driver_seconds(mat: Swept, before: int) -> float:
    """Of a processor for the same second once more, with a bus that costs nothing."""
    hub = Hub(Replayed(mat.tape), b"bench", 1, "bench")
    for heard in mat.heard[:before]:
        hub.take(heard)
    began = process_time()
    for heard in mat.heard[before:]:
        hub.take(heard)
    return process_time() - began


def _chain(seed: int, on_a_hub: int, suffix: str, garbled: float = 0.0) -> Figures:
    """From a card laid down on a half full mat, where nothing else happens in a match, to the event that the referee gets; from one lifted
    until it seems to be, which is shown, and until it is, which is ruled."""
    shape = Shape()
    cells = [slot for slot in shape.polled if not shape.is_tapped(slot)]
    listening, chance = Listening(shape, cells, on_a_hub, garbled), Random(seed)
    for number, cell in enumerate(cells[::2]):
        listening.readers.lay(f"04{number:02x}aabbccddee", cell)
    listening.pass_time(3 + QUIET_AFTER)
    laid, seemed, lifted = [], [], []
    for _ in range(LAYS):
        cell = chance.choice(cells[1::2])
        listening.readers.lay(CARD, cell)
        laid.append(listening.until(lambda event: isinstance(event, TagPlaced) and event.uid == CARD))
        listening.pass_time(QUIET_AFTER + chance.random())
        listening.readers.lift(CARD)
        began = listening.readers.now
        lifted.append(listening.until(lambda event: isinstance(event, TagLifted) and event.uid == CARD))
        seemed.append(listening.seemed_at.get(cell, began + LONGEST) - began)
        listening.pass_time(QUIET_AFTER + chance.random())
    spreads = _spread("laid_to_placed", laid) | _spread("seems_lifted", seemed) | _spread("lifted", lifted)
    return {f"{name}{suffix}": value for name, value in spreads.items()}


def _spread(name: str, seconds: list[float]) -> dict[str, float]:
    cuts = quantiles(seconds, n=100)
    return {f"{name}_p50_ms": cuts[49] * 1000, f"{name}_p95_ms": cuts[94] * 1000, f"{name}_max_ms": max(seconds) * 1000}


def _through_a_pipe(at: float) -> tuple[float]:
    return (at + PIPE,)


class Listening:
    """Virtual hubs, the conductor, and the mat that settles what they tell."""

    def __init__(self, shape: Shape, cells: Sequence[Slot], on_a_hub: int, garbled: float) -> None:
        at = {str(cell): shape.column_and_row(cell) or (0, 0) for cell in cells}
        places = {cell: (PITCH[0] * column, PITCH[1] * row) for cell, (column, row) in at.items()}
        colours = coloured(tuple(places), near(places, REACH))
        hubs = [tuple(places)[first : first + on_a_hub] for first in range(0, len(places), on_a_hub)]
        plans = [
            HubPlan(f"hub {n}", of, tuple(colours[slot] for slot in of), (GAIN,) * len(of), CAP, may_be_busy=len(hubs) > 1)
            for n, of in enumerate(hubs, 1)
        ]
        # A hub on USB answers after a millisecond or two; the Pi's own bus is polled by a program at the other end of a pipe.
        self.readers = VirtualHubs(plans, places, REACH, carried=at_once if len(plans) > 1 else _through_a_pipe)
        self._settling, self._mat = Settling(replace(shape, pads=())), Mat()
        self._garbled, self._chance = garbled, Random(f"{on_a_hub} garbled")
        self.seemed_at: dict[Slot, float] = {}  # since when the card of each slot seems to be lifted

    def _misheard(self, heard: Pass) -> Pass:
        if not self._garbled:
            return heard
        return Pass(heard.at, {slot: GARBLED if self._chance.random() < self._garbled else one for slot, one in heard.heard.items()})

    def until(self, is_it: Callable[[Event], bool]) -> float:
        """Seconds from now until this happens to the match."""
        began = self.readers.now
        for event in self._events(began + LONGEST):
            if is_it(event):
                return event.at - began
        return LONGEST

    def pass_time(self, seconds: float) -> None:
        for _ in self._events(self.readers.now + seconds):
            pass

    def _events(self, until: float) -> Iterator[Event]:
        for heard in self.readers.passes(until):
            self.readers.attend()
            settled = self._settling.take(self._misheard(heard), self._mat)
            seems = {slot: self.seemed_at.get(slot, heard.at) for slot in settled.leaving}
            ruled = {event.slot for event in settled.events if isinstance(event, TagLifted)}
            self.seemed_at = {slot: at for slot, at in self.seemed_at.items() if slot in ruled} | seems
            for event in settled.events:
                self._mat = self._mat.after(event)
                yield event
            if settled.doubtful:
                self.readers.ask(settled.doubtful)
