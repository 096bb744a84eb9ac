"""Finds the links of hubs and opens them, again and again until each is there, in a thread of its own.

Rules of this file: everything that may take long is done here and delays no hub that is polled: listing ports, opening, probing, closing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from queue import Empty, Queue
from threading import Event, Thread

from hardware.readers.hub.links import GONE, Link, OpenedLink, PipeLink, SerialLink, opened
from hardware.readers.hub.strangers import ListedPort, Strangers, WaitingPort, usb_ports

LAST_DELAY = 1.0  # seconds between two tries, after a few that were quicker
LIVED = 5.0  # seconds that a link has to be open for its next tries to be quick again
ENDS_WITHIN = 2.0  # seconds that a port may take to open when the finder is closed


class Finder:
    """`found` is called in the finder's thread, `failed` where the finder itself broke."""

    def __init__(
        self,
        links: Sequence[Link],
        now: Callable[[], float],
        found: Callable[[int, OpenedLink], None],
        failed: Callable[[Exception], None],
        listed: Callable[[], list[ListedPort]] = usb_ports,
    ) -> None:
        self._links, self._now, self._found, self._failed, self._listed = links, now, found, failed, listed
        self._orders: Queue[int | OpenedLink | None] = Queue()
        self._is_closed = Event()
        self._missing: dict[int, WaitingPort] = {}
        self._since: dict[int, tuple[float, WaitingPort]] = {}  # when each was found, and how long it took
        self._held: dict[int, str] = {}
        self._strangers = Strangers()
        self._thread = Thread(target=self._run, name="finding hubs", daemon=True)
        self._thread.start()

    def find(self, hub: int) -> None:
        self._orders.put(hub)

    def discard(self, opened: OpenedLink) -> None:
        self._orders.put(opened)

    def close(self) -> None:
        self._is_closed.set()
        self._orders.put(None)
        self._thread.join(ENDS_WITHIN)
        self._close_discarded()

    def _close_discarded(self) -> None:
        while not self._orders.empty():
            order = self._orders.get()
            if order is not None and not isinstance(order, int):
                order.close()

    def _run(self) -> None:
        try:
            while not self._is_closed.is_set():
                self._take_orders()
                self._look(sorted(hub for hub, waiting in self._missing.items() if waiting.at <= self._now()))
        except Exception as error:  # noqa: BLE001 - raised again in the thread that takes the passes
            self._failed(error)

    def _take_orders(self) -> None:
        """All there are, or the first that comes before something is to be tried again."""
        next_at = min((waiting.at for waiting in self._missing.values()), default=None)
        try:
            order = self._orders.get(timeout=None if next_at is None else max(0.0, next_at - self._now()))
            while True:
                self._follow(order)
                order = self._orders.get_nowait()
        except Empty:
            return

    def _follow(self, order: int | OpenedLink | None) -> None:
        if order is None:
            return
        if not isinstance(order, int):
            order.close()
            return
        at = self._now()
        found_at, waiting = self._since.pop(order, (at - LIVED, WaitingPort(at)))
        if at - found_at < LIVED:
            waiting.put_off(at, LAST_DELAY)
        else:
            waiting = WaitingPort(at)
        self._missing[order] = waiting
        self._held.pop(order, None)

    def _look(self, hubs: Collection[int]) -> None:
        """One try for each of these; those first that need no list of ports, as that takes a while."""
        named: dict[str, int] = {}
        for hub in hubs:
            link = self._links[hub]
            if isinstance(link, PipeLink) or "/" in link.port:
                self._take(hub, opened(link))
            else:
                named[link.port.lower()] = hub
        if named:
            self._look_for_names(named)
        for hub in self._missing.keys() & hubs:
            self._missing[hub].put_off(self._now(), LAST_DELAY)

    def _look_for_names(self, named: Mapping[str, int]) -> None:
        """Find the hubs that a mat names by their name: first by serial number, then by what the hubs themselves say."""
        try:
            listed = self._listed()
        except GONE:  # a device was unplugged while it was looked at
            return
        numbered = {port.serial.lower(): port.path for port in listed}
        for name in named.keys() & numbered.keys():
            self._take(named[name], opened(SerialLink(numbered[name])))
        wanted = named.keys() - numbered.keys()
        if wanted:
            free = [port for port in listed if os.path.realpath(port.path) not in self._held.values()]
            for unique, link in self._strangers.ask(free, wanted, self._now()).items():
                self._take(named[unique], link)

    def _take(self, hub: int, link: OpenedLink | None) -> None:
        if link is None:
            return
        if self._is_closed.is_set():
            link.close()
            return
        self._since[hub] = self._now(), self._missing.pop(hub)
        self._held[hub] = os.path.realpath(link.name)
        self._found(hub, link)
