"""Switching the computer off from its screen, and the television over HDMI to standby and back.

Rules of this file: the main thread never waits for `cec-ctl`; a thread of its own commands the television. The television is woken only
where it was put to standby from here, and left alone while it shows another source. A failure is logged once, until it goes well again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from queue import SimpleQueue
from threading import Thread
from typing import Literal

from companion.config.config import Television as TelevisionKeys
from companion.errors import Text, unusable
from companion.machine.computer import Computer, Ran
from companion.machine.this_computer import ThisComputer
from companion.pages.watching import Moment
from companion.system.logs import LOG

APPLIANCE = "FACEDOWN_APPLIANCE"  # the system's unit sets it to 1: the person at the screen may switch the computer off
POWEROFF = ("systemctl", "--no-ask-password", "poweroff")
SWITCHING_OFF = Text("place-switching-off")
PATIENCE = 10.0  # seconds, well below the watchdog's; systemd answers at once, and then ends the program
CEC = "cec-ctl"  # of Debian's v4l-utils
CEC_PATIENCE = 15.0  # seconds for one command: claiming an address takes up to 2, a missing answer 1
LOOKED = 0.5  # seconds between two looks at the mat
LISTENING = ("home", "enrol", "mat-check", "sorting")  # pages that read the mat themselves
OWN_ADDRESS = re.compile(r"^\s*Physical Address\s*: ([0-9a-f](?:\.[0-9a-f]){3})$", re.MULTILINE)
ACTIVE = re.compile(r"Received from .*\n\s*ACTIVE_SOURCE .*\n\s*phys-addr: ([0-9a-f](?:\.[0-9a-f]){3})")
SENT = "Sequence:"  # follows each message that was sent
REFUSED = re.compile(r"^\tTx, .+$", re.MULTILINE)  # the state of a message that had no proper answer
UNPLUGGED = "f.f.f.f"
Order = Literal["standby", "wake"]


def is_appliance(env: Mapping[str, str]) -> bool:
    """Whether this computer is there for the referee alone."""
    return env.get(APPLIANCE) == "1"


def is_service(env: Mapping[str, str]) -> bool:
    """Whether a service manager restarts the program and reads its log, so that no person reads its terminal."""
    return is_appliance(env) or bool(env.get("NOTIFY_SOCKET"))


def switch_off(computer: Computer | None = None) -> None:
    """Returns at once; the program is ended by systemd. Raises `Unusable` where systemd refuses."""
    LOG.info("the machine is switched off at the screen")
    ran = (computer or ThisComputer()).run(*POWEROFF, seconds=PATIENCE)
    if ran.is_well:
        return
    if ran.is_late:
        raise unusable(SWITCHING_OFF, "service-systemd-is-late", seconds=f"{PATIENCE:g}")
    if ran.code is None:
        raise unusable(SWITCHING_OFF, "service-systemctl-cannot-be-started", reason=ran.err)
    LOG.warning("the machine does not let itself be switched off: %s", ran.err.strip() or f"it ended with {ran.code}")
    raise unusable(SWITCHING_OFF, "service-systemd-refuses")


class Television:
    """A watcher that orders standby after a time without a touch or a card; `lies` tells what lies on the mat between two matches."""

    def __init__(self, after: float, order: Callable[[Order], None], lies: Callable[[], Hashable] | None = None) -> None:
        """`after`: seconds, 0 for never."""
        self.after: Callable[[], float] = lambda: after  # replaced where players may change it
        self._order, self.lies = order, lies
        self._is_asleep = False
        self._stirred: float | None = None  # the time of the last touch, card or move
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
        """Whether a card was laid or taken since the last look; nothing else reads the mat meanwhile."""
        if self.lies is None or moment.page in LISTENING or moment.now - self._looked < LOOKED:
            return False
        before, self._lay = self._lay, self.lies()
        is_first, self._looked = self._looked == float("-inf"), moment.now
        return not is_first and before != self._lay


class NotSent(Exception):
    """A message did not reach the television."""


class Remote:
    """Carries out orders to the television, one after the other."""

    def __init__(self, device: str, name: str, computer: Computer) -> None:
        """`name`: shown by the television for this source."""
        self._device, self._name, self._computer = device, name, computer
        self._has_put_to_sleep = False
        self._address = ""  # of the HDMI socket, as the television numbers them
        self._failed = ""
        self._orders: SimpleQueue[Order] = SimpleQueue()
        self._is_started = False

    def put(self, order: Order) -> None:
        """Queued for a thread that starts with the first order."""
        self._orders.put(order)
        if not self._is_started:
            self._is_started = True
            Thread(target=self._listen, name="television", daemon=True).start()

    def carry_out(self, order: Order) -> None:
        if order == "wake" and not self._has_put_to_sleep:
            return
        try:
            self._standby() if order == "standby" else self._wake()
        except NotSent as fault:
            self._log(str(fault))
        except Exception as fault:  # noqa: BLE001 - a television that fails must not disturb a match
            self._log(type(fault).__name__)
        else:
            self._log("")

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
        words = (CEC, "--device", self._device, "--playback", "--osd-name", self._name, *message)
        ran = self._computer.run(*words, seconds=CEC_PATIENCE)
        if not ran.is_well:
            raise NotSent(_why(ran))
        found = OWN_ADDRESS.search(ran.out)
        if found is not None:
            if found[1] == UNPLUGGED:
                raise NotSent("no television is connected there")
            self._address = found[1]
        if not self._address:
            raise NotSent("it does not say where on its line we are")
        return ran.out

    def _log(self, why: str) -> None:
        before, self._failed = self._failed, why
        if why and why != before:
            LOG.warning("the television does not obey (%s): %s", self._device, why)


def over_hdmi(keys: TelevisionKeys, name: str) -> Television:
    """The television as facedown.toml describes it; without a time until standby it gets no orders."""
    return Television((keys.standby or 0) * 60.0, Remote(keys.device, name, ThisComputer()).put)


def _check(told: str, messages: int) -> None:
    """Raises `NotSent` for messages without an answer, for which `cec-ctl` ends with 0 as well."""
    if (refused := REFUSED.search(told)) is not None:
        raise NotSent(f"it did not take the message ({refused[0].strip()})")
    if told.count(SENT) < messages:
        raise NotSent("no address could be had on its line")


def _why(ran: Ran) -> str:
    if ran.is_missing:
        return f"there is no program {CEC}; install it: sudo apt install v4l-utils"
    if ran.is_late:
        return f"{CEC} did not end within {CEC_PATIENCE:g} seconds"
    if ran.code is None:
        return f"{CEC} cannot be started ({ran.err})"
    return ran.err.strip().partition("\n")[0] or f"{CEC} ended with {ran.code}"
