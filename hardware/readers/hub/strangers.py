"""Ports that may or may not lead to hubs: which there are, and which of them say so.

Rules of this file: a port that a hub is looked for by its unique id is a stranger until it has said hello. Strangers that say nothing are
asked ever more seldom, as opening a port is felt by some devices, and nothing harmful is ever said to them.
"""

from __future__ import annotations

import contextlib
import selectors
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from hardware.messages import parse_hello
from hardware.readers.hub.greeting import GREETING
from hardware.readers.hub.links import GONE, OpenedLink, SerialLink, opened
from hardware.wire import HELLO, Frames

ANSWERS_WITHIN = 0.4  # seconds
FIRST_DELAY, LAST_DELAY = 0.25, 60.0  # seconds between two tries


@dataclass(frozen=True, slots=True)
class ListedPort:
    path: str
    serial: str  # number of the USB device


@dataclass(slots=True)
class WaitingPort:
    """When a port is tried again."""

    at: float
    delay: float = FIRST_DELAY

    def put_off(self, at: float, most: float) -> None:
        self.at, self.delay = at + self.delay, min(self.delay * 2, most)


def usb_ports() -> list[ListedPort]:
    """Other ports have to be given by their path: it is not known what is attached to them; none without the library that lists them."""
    try:
        from serial.tools.list_ports import comports
    except ImportError:
        return []

    return [ListedPort(port.device, port.serial_number or "") for port in comports() if port.vid is not None]


class Strangers:
    def __init__(self) -> None:
        self._waiting: dict[ListedPort, WaitingPort] = {}  # those that were asked in vain and are still there

    def ask(self, listed: Sequence[ListedPort], wanted: Collection[str], at: float) -> dict[str, OpenedLink]:
        """By unique id in hex, those of the wanted hubs that answered; all others are closed again."""
        self._waiting = {port: self._waiting.get(port) or WaitingPort(at) for port in listed}
        due = [port for port in listed if self._waiting[port].at <= at]
        for port in due:
            self._waiting[port].put_off(at, LAST_DELAY)
        open_now = {port: link for port in due if (link := opened(SerialLink(port.path))) is not None}
        uniques = heard_hellos(list(open_now.values())) if open_now else {}
        found: dict[str, OpenedLink] = {}
        for port, link in open_now.items():
            unique = uniques.get(link.name)
            if unique is None or unique not in wanted or unique in found:
                link.close()
            else:
                found[unique] = link
                del self._waiting[port]
        return found


def heard_hellos(links: Sequence[OpenedLink]) -> dict[str, str]:
    """Names of links, and unique ids of the hubs that said hello on them in time; what else they said is kept with the link."""
    uniques: dict[str, str] = {}
    until = time.monotonic() + ANSWERS_WITHIN
    with selectors.DefaultSelector() as selector:
        for link in links:
            with contextlib.suppress(*GONE):
                link.write(GREETING)
                selector.register(link.filenos[0], selectors.EVENT_READ, link)
        while selector.get_map() and (left := until - time.monotonic()) > 0:
            for key, _events in selector.select(left):
                unique = _hello(key.data)
                if unique is not None:
                    selector.unregister(key.fd)
                    uniques[key.data.name] = unique
    return uniques


def _hello(link: OpenedLink) -> str | None:
    """The id that is told in what was heard so far; none once the link has gone."""
    try:
        link.early += link.read(link.filenos[0])
    except GONE:
        return ""
    hellos = [parse_hello(payload) for kind, _seq, payload in Frames().feed(link.early) if kind == HELLO]
    return next((hello.unique.hex() for hello in hellos if hello is not None), None)
