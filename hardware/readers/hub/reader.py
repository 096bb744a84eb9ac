"""Hubs as readers: one thread that listens to all of them, and one that finds them.

Rules of this file: the conductor is touched only with the lock held, and nothing waits while it is held. Passes wait for the thread that
decides; should that stand still, the oldest are dropped.
"""

from __future__ import annotations

import contextlib
import os
import selectors
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from queue import SimpleQueue
from threading import Condition, Thread

from hardware.messages import Health, Hello
from hardware.readers.hub.conductor import Conductor
from hardware.readers.hub.finding import Finder
from hardware.readers.hub.lights import Colour
from hardware.readers.hub.links import GONE, Link, OpenedLink
from hardware.readers.hub.plan import HubPlan
from hardware.readers.hub.strangers import ListedPort, usb_ports
from hardware.sighting import FAULT, Heard, Pass

MOST_PASSES = 1000  # passes that may wait: 20 seconds of a busy mat
PROBED_WITHIN = 1.0  # seconds, the longest that one probe takes
LIT_WITHIN = 0.3  # seconds that closing waits for lights: the pass under way, and one after them


class Hubs:
    """`wake` is called in another thread whenever a pass is ready; `now` is called there too."""

    def __init__(
        self,
        plans: Sequence[HubPlan],
        links: Sequence[Link],
        now: Callable[[], float],
        *,
        wake: Callable[[], None] = lambda: None,
        listed: Callable[[], list[ListedPort]] = usb_ports,
    ) -> None:
        if len(plans) != len(links):
            raise ValueError(f"{len(plans)} hubs are planned and {len(links)} linked")
        self._now, self._wake = now, wake
        self._conductor = Conductor(plans)
        self.slots = self._conductor.slots
        self._lock = Condition()
        self._ready: deque[Pass] = deque(maxlen=MOST_PASSES)
        self._probed: list[Heard] = []
        self._failure: Exception | None = None
        self._is_closed, self._is_listening = False, True
        self._open: dict[int, OpenedLink] = {}
        self._last: dict[int, OpenedLink] = {}  # of each hub, whether it is open or not
        self._found: SimpleQueue[tuple[int, OpenedLink]] = SimpleQueue()
        self._bell = Bell()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._bell, selectors.EVENT_READ)
        self._finder = Finder(links, now, self._find, self._fail, listed)
        for hub in range(len(links)):
            self._finder.find(hub)
        self._thread = Thread(target=self._run, name="listening to hubs", daemon=True)
        self._thread.start()

    def passes(self, until: float) -> Iterator[Pass]:
        while True:
            with self._lock:
                self._raise_failure()
                if not self._ready or self._ready[0].at > until:
                    return
                oldest = self._ready.popleft()
            yield oldest

    def ask(self, slots: Collection[str]) -> None:
        with self._lock:
            self._conductor.ask(slots)
        self._ring()

    def attend(self) -> None:
        """Note that a match waits for what is heard, so that the mat stays busy for a moment longer."""
        with self._lock:
            self._conductor.attend()

    def light(self, colours: Mapping[str, Colour]) -> None:
        """Lights of other slots stay as they are."""
        with self._lock:
            self._conductor.light(colours)
        self._ring()

    def probe(self, slot: str, gain: int | None, times: int) -> tuple[Heard, ...]:
        """Waits until that one antenna was polled so many times, verified; meanwhile nothing else is. No answer is a fault."""
        with self._lock:
            self._probed.clear()
            for _ in range(times):
                self._conductor.probe(slot, gain)
            self._ring()
            self._lock.wait_for(lambda: len(self._probed) >= times or self._failure or self._is_closed, times * PROBED_WITHIN)
            self._raise_failure()
            return (*self._probed, *[FAULT] * (times - len(self._probed)))

    @property
    def trouble(self) -> Mapping[int, str]:
        with self._lock:
            return self._conductor.trouble

    @property
    def crashes(self) -> Mapping[int, str]:
        with self._lock:
            return self._conductor.crashes

    @property
    def health(self) -> Mapping[int, Health]:
        with self._lock:
            return self._conductor.health

    @property
    def hello(self) -> Mapping[int, Hello]:
        with self._lock:
            return self._conductor.hello

    @property
    def last_words(self) -> Mapping[int, tuple[str, ...]]:
        """The last lines that hub programs wrote besides their frames."""
        words = {hub: link.last_words() for hub, link in self._last.copy().items()}
        return {hub: lines for hub, lines in words.items() if lines}

    def close(self) -> None:
        """Wait a moment for lights that were just sent to a hub, as closing its link drops bytes on the way."""
        try:
            self._await_lights()
        finally:
            self._end()

    def _await_lights(self) -> None:
        with self._lock:
            self._lock.wait_for(lambda: not self._is_listening or not self._conductor.owes_lights, LIT_WITHIN)

    def _end(self) -> None:
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
            self._lock.notify_all()
        self._bell.ring()
        self._thread.join()
        for link in self._open.values():
            self._finder.discard(link)
        self._finder.close()
        while not self._found.empty():
            self._found.get()[1].close()
        self._selector.close()
        self._bell.close()

    def _ring(self) -> None:
        if not self._is_closed:
            self._bell.ring()

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise RuntimeError("the readers' own program broke") from self._failure

    def _fail(self, error: Exception) -> None:
        with self._lock:
            self._failure = error
            self._lock.notify_all()
        self._wake()

    def _find(self, hub: int, link: OpenedLink) -> None:
        self._found.put((hub, link))
        self._bell.ring()

    def _run(self) -> None:
        try:
            while not self._is_closed:
                self._turn()
        except Exception as error:  # noqa: BLE001 - raised again in the thread that takes the passes
            self._fail(error)
        finally:
            with self._lock:
                self._is_listening = False
                self._lock.notify_all()

    def _turn(self) -> None:
        with self._lock:
            self._post()
            due = self._conductor.due()
        events = self._selector.select(max(0.0, min(due - self._now(), 1.0)))
        with self._lock:
            self._take(events)
            at = self._now()
            if self._conductor.gives_up(at):
                self._take(self._selector.select(0))  # all bytes that came before, even if this thread had to wait long for its turn
            self._conductor.tick(at)
            for hub in self._conductor.stuck(at):
                self._lose(hub)
            self._post()
            is_news = self._collect()
            self._lock.notify_all()  # each waiting thread checks its own condition
        if is_news:
            self._wake()

    def _take(self, events: list[tuple[selectors.SelectorKey, int]]) -> None:
        for key, _events in events:
            if key.data is None:
                self._bell.silence()
                self._take_found()
            else:
                hub, link = key.data
                self._hear(hub, link, key.fd)

    def _take_found(self) -> None:
        while not self._found.empty():
            hub, link = self._found.get()
            self._open[hub] = self._last[hub] = link
            for fileno in link.filenos:
                self._selector.register(fileno, selectors.EVENT_READ, (hub, link))
            self._conductor.connected(hub, self._now())
            if link.early:
                self._conductor.received(hub, link.early, self._now())

    def _hear(self, hub: int, link: OpenedLink, fileno: int) -> None:
        if self._open.get(hub) is not link:
            return  # it was closed while another of its files was read
        try:
            data = link.read(fileno)
        except GONE:
            self._lose(hub)
            return
        if data:
            self._conductor.received(hub, data, self._now())

    def _post(self) -> None:
        for hub, data in self._conductor.outgoing(self._now):
            link = self._open.get(hub)
            try:
                if link is not None:
                    link.write(data)
            except GONE:
                self._lose(hub)

    def _lose(self, hub: int) -> None:
        link = self._open.pop(hub)
        for fileno in link.filenos:
            self._selector.unregister(fileno)
        self._finder.discard(link)
        self._finder.find(hub)
        self._conductor.lost(hub, self._now())

    def _collect(self) -> bool:
        """Whether a pass is ready to be taken."""
        passes, probed = self._conductor.passes(), self._conductor.probed()
        self._ready += passes
        self._probed += probed
        return bool(passes)


class Bell:
    """Wakes a thread that waits for files."""

    def __init__(self) -> None:
        self._read, self._write = os.pipe()
        os.set_blocking(self._read, False)
        os.set_blocking(self._write, False)

    def fileno(self) -> int:
        return self._read

    def ring(self) -> None:
        with contextlib.suppress(BlockingIOError):  # it rings already
            os.write(self._write, b"!")

    def silence(self) -> None:
        with contextlib.suppress(BlockingIOError):
            os.read(self._read, 4096)

    def close(self) -> None:
        os.close(self._read)
        os.close(self._write)
