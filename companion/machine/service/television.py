"""The television over CEC: it sleeps while nobody is at the table, and wakes with the first card or touch.

Rules of this file: nobody ever waits for `cec-ctl`; a thread of its own speaks to the television. What it has not put to sleep it does not
wake, and a television that shows somebody else's picture is left alone. What fails is told in the log once, until it goes well again.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Hashable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Literal

from companion.config.config import Television as Wanted
from companion.pages.watching import Moment
from companion.system.logs import LOG

PROGRAM = "cec-ctl"  # of Debian's v4l-utils
PATIENCE = 15.0  # seconds for one command: claiming an address takes up to 2, an answer that does not come 1
LOOKED = 0.5  # seconds between two looks at what lies on the mat
LISTENING = ("home", "enrol", "mat-check", "sorting")  # pages that take what the mat hears, and stir by themselves
OWN_ADDRESS = re.compile(r"^\s*Physical Address\s*: ([0-9a-f](?:\.[0-9a-f]){3})$", re.MULTILINE)
ACTIVE = re.compile(r"Received from .*\n\s*ACTIVE_SOURCE .*\n\s*phys-addr: ([0-9a-f](?:\.[0-9a-f]){3})")
SENT = "Sequence:"  # behind every message that left; one that was not answered as it should be has its state in a line of its own
REFUSED = re.compile(r"^\tTx, .+$", re.MULTILINE)
UNPLUGGED = "f.f.f.f"
Order = Literal["standby", "wake"]
Run = Callable[[Sequence[str]], str]  # a command's output; raises OSError or SubprocessError


class Television:
    """Watches over an evening; `lies` tells what lies on the mat, so that a card wakes the television while no match is played."""

    def __init__(self, after: float, order: Callable[[Order], None], lies: Callable[[], Hashable] | None = None) -> None:
        """`after` so many seconds without anybody; 0 is never."""
        self.after: Callable[[], float] = lambda: after  # players may say something else meanwhile
        self._order, self.lies = order, lies
        self._is_asleep = False
        self._stirred: float | None = None  # when somebody was there last
        self._looked = float("-inf")
        self._lay: Hashable = None

    def watch(self, moment: Moment) -> None:
        if (after := self.after()) <= 0:
            return
        is_resting = moment.table is None or moment.table.is_over or moment.table.view.is_paused
        has_lain = is_resting and self._has_changed(moment)
        if self._stirred is None or moment.is_stirred or has_lain or not is_resting:
            self._stirred = moment.now
            if self._is_asleep:
                self._is_asleep = False
                self._order("wake")
        elif not self._is_asleep and moment.now - self._stirred >= after:
            self._is_asleep = True
            self._order("standby")

    def _has_changed(self, moment: Moment) -> bool:
        """Whether a card was laid or taken; nobody but us listens to the mat now."""
        if self.lies is None or moment.page in LISTENING or moment.now - self._looked < LOOKED:
            return False
        before, self._lay = self._lay, self.lies()
        is_first, self._looked = self._looked == float("-inf"), moment.now
        return not is_first and before != self._lay


class Remote:
    """Gives the television its orders, one after the other."""

    def __init__(self, device: str, name: str, run: Run | None = None) -> None:
        """`name` is the one that the television shows for us."""
        self._device, self._name, self._run = device, name, run or ran
        self._has_put_to_sleep = False
        self._address = ""  # our own socket, as the television has it
        self._failed = ""
        self._orders: SimpleQueue[Order] = SimpleQueue()
        self._is_started = False

    def put(self, order: Order) -> None:
        """Carried out some time, in a thread that begins with the first."""
        self._orders.put(order)
        if not self._is_started:
            self._is_started = True
            Thread(target=self._listen, name="television", daemon=True).start()

    def carry_out(self, order: Order) -> None:
        if order == "wake" and not self._has_put_to_sleep:
            return
        try:
            self._standby() if order == "standby" else self._wake()
        except Exception as fault:  # noqa: BLE001 - whatever it is: a television that does not obey disturbs no match
            self._tell(_why(fault))
        else:
            self._tell("")

    def _listen(self) -> None:
        while True:
            self.carry_out(self._orders.get())

    def _standby(self) -> None:
        told = self._cec("--request-active-source")
        if (other := ACTIVE.search(told)) is not None and other[1] != self._address:
            LOG.info("the television shows another picture and is left alone")
            return
        _check(self._cec("--skip-info", "--to", "0", "--standby"), 1)
        self._has_put_to_sleep = True
        LOG.info("the television was sent to sleep")

    def _wake(self) -> None:
        self._has_put_to_sleep = False
        _check(self._cec("--to", "0", "--image-view-on", "--active-source", f"phys-addr={self._address}"), 2)
        LOG.info("the television was woken")

    def _cec(self, *message: str) -> str:
        told = self._run((PROGRAM, "--device", self._device, "--playback", "--osd-name", self._name, *message))
        found = OWN_ADDRESS.search(told)
        if found is not None:
            if found[1] == UNPLUGGED:
                raise NotSent("no television is connected there")
            self._address = found[1]
        if not self._address:
            raise NotSent("it does not say where on its line we are")
        return told

    def _tell(self, why: str) -> None:
        before, self._failed = self._failed, why
        if why and why != before:
            LOG.warning("the television does not obey (%s): %s", self._device, why)


def over_hdmi(wanted: Wanted, name: str) -> Television:
    """As facedown.toml has it; where it says nothing the television is never told anything."""
    return Television((wanted.standby or 0) * 60.0, Remote(wanted.device, name).put)


class NotSent(Exception):
    """`cec-ctl` ended well, and nothing reached the television."""


def ran(command: Sequence[str]) -> str:
    done = subprocess.run(  # noqa: S603 - our own command
        command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=True, text=True, errors="replace"
    )
    return done.stdout


def _check(told: str, messages: int) -> None:
    """Its exit code is 0 also where the television did not answer, and where there is none."""
    if (refused := REFUSED.search(told)) is not None:
        raise NotSent(f"it did not take the message ({refused[0].strip()})")
    if told.count(SENT) < messages:
        raise NotSent("no address could be had on its line")


def _why(fault: Exception) -> str:
    match fault:
        case FileNotFoundError():
            return f"there is no program {PROGRAM}; install it: sudo apt install v4l-utils"
        case subprocess.TimeoutExpired():
            return f"{PROGRAM} did not end within {PATIENCE:g} seconds"
        case subprocess.CalledProcessError():
            said = str(fault.stderr or "").strip().partition("\n")[0]
            return said or f"{PROGRAM} ended with {fault.returncode}"
        case OSError():
            return f"{PROGRAM} cannot be started ({fault.strerror})"
        case NotSent():
            return str(fault)
        case _:
            return type(fault).__name__
