"""A hub: bytes of the Pi in, bytes for the Pi out, and in between its antennas are polled; SHARED, runs on the hub as it stands.

Rules of this file: a hub decides nothing. It polls what a GO asks for, tells what was heard, and is silent otherwise. While a GO is under
way nothing else is looked at, so each ends by itself after LIMIT with all fields off; what was not come to is first in the next GO of its
colour. A GO that was long on its way is not taken: by then the Pi has given the next colour, whose antennas may couple with these.
"""

from hardware.antennas.antenna import EMPTY as NOTHING
from hardware.antennas.antenna import FAULT, PRESENT
from hardware.antennas.antenna import GARBLED as UNCLEAR
from hardware.antennas.chips import CHIP, kind_of
from hardware.antennas.round import run
from hardware.antennas.ticks import ticks_diff
from hardware.messages import (
    EMPTY,
    FULL,
    GARBLED,
    HEALTH_ASKED,
    HELLO_ASKED,
    LAST,
    LATE,
    NOT_POLLED,
    SAME,
    Crash,
    Done,
    Go,
    Health,
    Hello,
    Sweep,
    parse_ask,
    parse_go,
    parse_lights,
    parse_setup,
)
from hardware.messages import FAULT as FAULTY
from hardware.wire import ASK, CRASH, DONE, GO, HEALTH, HELLO, LIGHTS, SETUP, SWEEP, VERSION, Frames, encode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.antennas.antenna import Antenna
    from hardware.antennas.bus import Bus
    from hardware.messages import Setup

LIMIT = 15_000  # us that a GO may take
SKIPPED = 2  # turns that a stack which needs more than a whole one leaves to others
LATEST = 4  # ms that a GO may have been on its way, beyond the quickest of all frames
DRIFT = 10_000  # ms in which two clocks may have drifted apart by one (100 ppm)
AGAIN_ALIVE = 2_000_000  # us between two calls after which the clock of a hub may have wrapped around
_HALF, _WORD = 0x80000000, 0xFFFFFFFF


class Lateness:
    """How much later than the quickest frame a frame came, by the Pi's clock and the hub's."""

    __slots__ = ("_at", "_least", "_left", "_ms", "_us")

    def __init__(self, ticks: int) -> None:
        self._at, self._us, self._ms = ticks, 0, 0
        self._least: int | None = None  # the hub's time less the Pi's, modulo 2**32
        self._left = 0  # ms of drift that did not make a whole one yet

    def pass_time(self, ticks: int) -> None:
        passed = ticks_diff(ticks, self._at)
        if passed < 0:  # no call came for so long that the clock wrapped
            passed, self._least = 0, None
        self._at = ticks
        self._us += passed
        ms = self._us // 1000
        self._us -= ms * 1000
        self._ms = self._ms + ms & _WORD
        self._left += ms
        if self._least is not None:
            self._least = self._least + self._left // DRIFT & _WORD
        self._left %= DRIFT

    def of(self, sent: int) -> int:
        between = self._ms - sent & _WORD
        if self._least is None:
            self._least = between
        late = (between - self._least + _HALF & _WORD) - _HALF
        if late < 0:
            self._least = between
        return max(late, 0)

    def forget(self) -> None:
        self._least = None


class Hub:
    """`lights` is called with the number of the first light and the colours; `crash` is the traceback of the run before."""

    __slots__ = (
        "_antennas",
        "_began",
        "_boots",
        "_bus",
        "_cap",
        "_colours",
        "_crash",
        "_done",
        "_firmware",
        "_frames",
        "_heard",
        "_identity",
        "_is_patient",
        "_lateness",
        "_left",
        "_lights",
        "_number",
        "_ranks",
        "_seq",
        "_starved",
        "_sweeps",
        "_told",
        "_uptime",
        "_uptime_at",
        "_worst",
    )  # fmt: skip

    def __init__(
        self,
        bus: "Bus",
        identity: bytes,
        boots: int,
        firmware: str,
        lights: "Callable[[int, bytes], None] | None" = None,
        crash: str = "",
        chip: str = CHIP,
    ) -> None:
        self._bus, self._identity, self._boots, self._firmware = bus, identity, boots, firmware
        self._lights, self._crash = lights, crash
        self._frames = Frames()
        self._seq = 0
        kind = kind_of(chip)
        self._antennas: list[Antenna] = [kind(number) for number in range(bus.antennas)]
        self._colours = bytes(bus.antennas)
        self._ranks = list(range(bus.antennas))  # among the antennas of its colour: so many of each colour are verified in a pass
        self._cap = 1
        self._lateness = Lateness(bus.ticks())
        self._began = False
        self._number = -1  # of the pass
        self._done: tuple[int, int, list[tuple[int, bytes]]] = (-1, -1, [])  # pass and colour of the last GO, and the answer
        self._heard: dict[int, int] = {}  # of this pass
        self._told: dict[int, tuple[bytes, ...]] = {}  # the tags of each antenna in the last sweep that had some
        self._is_patient = False  # a tag that wakes late was met, and others of its kind may come to any slot
        self._starved: set[int] = set()  # colours whose first antenna took the whole turn, so that others were left
        self._left: dict[int, list[Antenna]] = {}  # colour -> antennas that were not polled
        self._uptime, self._uptime_at = 0, bus.ticks()
        self._sweeps = self._worst = 0

    def take(self, data: bytes) -> "list[bytes]":
        """Take bytes of the Pi; to be called at least every two seconds, also without any, so that a wrap of the clock is noticed."""
        now = self._bus.ticks()
        self._lateness.pass_time(now)
        passed = ticks_diff(now, self._uptime_at)
        if passed >= AGAIN_ALIVE // 2:
            self._uptime += passed
            self._uptime_at = now
        out: list[bytes] = []
        for kind, _, payload in self._frames.feed(data):
            self._lateness.pass_time(self._bus.ticks())  # the frames before it may have taken long
            out += self._answers(kind, payload)
        return out

    def _answers(self, kind: int, payload: bytes) -> "list[bytes]":
        """Answer a frame; one that cannot be read gets no answer, and the Pi asks again."""
        if kind == GO:
            go = parse_go(payload)  # before a set-up it is not known which antennas have that colour
            return [] if go is None or not self._began else self._gone(go)
        if kind == ASK:
            ask = parse_ask(payload)
            return [] if ask is None else self._asked(ask.what, ask.sent)
        if kind == SETUP:
            setup = parse_setup(payload)
            if setup is None or len(setup.colours) != len(self._antennas):
                return []
            return self._set_up(setup)
        if kind == LIGHTS and self._lights is not None:
            lights = parse_lights(payload)
            if lights is not None:
                self._lights(lights.first, lights.colours)
        return []

    def _frame(self, kind: int, payload: bytes) -> bytes:
        self._seq = self._seq + 1 & 0xFF
        return encode(kind, self._seq, payload)

    def _asked(self, what: int, sent: int) -> "list[bytes]":
        if what == HEALTH_ASKED:
            self._lateness.of(sent)
            return [self._health()]
        if what != HELLO_ASKED:
            return []
        hello = Hello(VERSION, len(self._antennas), self._boots, self._identity, self._firmware)
        frames = [self._frame(HELLO, hello.payload())]
        if self._crash:
            frames.append(self._frame(CRASH, Crash(self._crash).payload()))
            self._crash = ""
        return frames

    def _health(self) -> bytes:
        slots = [(one.version, min(one.state, 3), one.resets) for one in self._antennas]
        health = Health(self._uptime // 1_000_000, self._sweeps, self._worst, self._frames.dropped, slots)
        return self._frame(HEALTH, health.payload())

    def _set_up(self, setup: "Setup") -> "list[bytes]":
        """Set up the antennas; all fields are off meanwhile, so there is no limit of time."""
        self._lateness.forget()  # a new connection may be quicker or slower; questions follow, of which the quickest counts
        self._lateness.of(setup.sent)
        self._number, self._heard = -1, {}
        self._colours, self._cap = setup.colours, setup.cap
        self._ranks = [setup.colours[:number].count(bytes((colour,))) for number, colour in enumerate(setup.colours)]
        self._left = {}
        self._is_patient = False
        self._done = (-1, -1, [])
        if not self._began:
            self._bus.reset()
            self._began = True
        changed = []
        for one in self._antennas:
            if one.gain != setup.gains[one.number]:
                one.gain = setup.gains[one.number]
                changed.append(one)
        run(self._bus, [one for one in self._antennas if not one.is_started], lambda one: one.begin(), len(self._antennas), 0)
        run(self._bus, [one for one in changed if one.is_started], lambda one: one.tune(), len(self._antennas), 0)
        return [self._health()]

    def _gone(self, go: "Go") -> "list[bytes]":
        if self._done[:2] == (go.number, go.colour):
            return [self._frame(kind, payload) for kind, payload in self._done[2]]
        if self._lateness.of(go.sent) > LATEST:
            return [self._frame(DONE, Done(go.number, go.colour, 0, LATE).payload())]
        if go.number != self._number:
            self._number, self._heard = go.number, {}
        left = self._poll(go)
        answers = [(DONE, Done(go.number, go.colour, min(left, 255), 0).payload())]
        if go.flags & LAST:
            answers.append((SWEEP, self._sweep(go)))
        self._done = (go.number, go.colour, answers)
        return [self._frame(kind, payload) for kind, payload in answers]

    def _poll(self, go: "Go") -> int:
        """The number of antennas that were not polled."""
        verified: list[Antenna] = []
        others: list[Antenna] = []
        for one in self._antennas:
            if self._colours[one.number] == go.colour and go.wants(one.number):
                if one.skips:
                    one.skips -= 1
                else:
                    (verified if go.verifies(self._ranks[one.number]) else others).append(one)
        first = [one for one in self._left.get(go.colour, []) if one in verified or one in others]
        wanted = first + [one for one in verified + others if one not in first]  # the slowest are begun first
        most = 1 if go.colour in self._starved else self._cap
        began = self._bus.ticks()
        left = run(self._bus, wanted, lambda one: one.poll(is_verified=one in verified, is_patient=self._is_patient), most, LIMIT)
        cut = [one for one in wanted if one.was_cut and one not in left]
        if most > 1 and cut:
            self._starved.add(go.colour)  # the first did not finish beside others: from now on one after the other
        elif not left or cut:
            self._starved.discard(go.colour)
        if most == 1 and cut:
            cut[0].skips = SKIPPED  # it did not finish even alone
        self._worst = max(self._worst, ticks_diff(self._bus.ticks(), began))
        self._left[go.colour] = cut + left if most > 1 else left
        for one in wanted:
            if one not in left:
                self._heard[one.number] = one.heard
                self._is_patient = self._is_patient or one.is_slow
        return len(left)

    def _sweep(self, go: "Go") -> bytes:
        self._sweeps += 1
        slots: list[int | tuple[bytes, ...]] = []
        for one in self._antennas:
            heard = self._heard.get(one.number, NOT_POLLED)
            slots.append(self._present(one, go.flags & FULL) if heard == PRESENT else heard)
            if heard not in (PRESENT, NOT_POLLED):
                self._told.pop(one.number, None)
        return Sweep(go.number, go.flags & FULL, slots).payload()

    def _present(self, one: "Antenna", full: int) -> "int | tuple[bytes, ...]":
        uids = tuple(one.uids)
        if not full and self._told.get(one.number) == uids:
            return SAME
        self._told[one.number] = uids
        return uids


assert (NOTHING, PRESENT, UNCLEAR, FAULT) == (EMPTY, SAME, GARBLED, FAULTY)  # told as they were heard
