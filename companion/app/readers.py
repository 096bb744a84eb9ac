"""The composition root of a table with parts: a mat's readers, what stands beside the screen, and one clock for them all."""

from __future__ import annotations

import sys
from collections.abc import Collection, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from companion.app.wired import Found, WiredReaders, found, is_real, wired
from companion.core.decks.register import Register
from companion.errors import Problem, of_hardware
from companion.mats.hubs.gathering import trouble_line
from companion.mats.plan import Hub, PanelWiring, Plan, Simulated, Spi
from companion.mats.tuning.findings import NOT_THERE
from companion.pages.beside import Beside
from companion.screen.window import PanelPressed, Window
from companion.screen.words import Words
from companion.system.clock import Clock, RealClock
from companion.system.logs import LOG
from companion.words.problems import told
from hardware.panel.fault import NoPanel
from hardware.panel.panel import Panel, Pins
from hardware.sighting import Heard, Pass, Tags


class Overheard:
    """Readers of which is remembered what each slot told last, for whoever looks at the mat between two matches."""

    def __init__(self, readers: WiredReaders) -> None:
        self._readers = readers
        self._last: dict[str, Heard] = {}

    @property
    def slots(self) -> tuple[str, ...]:
        return self._readers.slots

    def passes(self, until: float) -> Iterator[Pass]:
        for one in self._readers.passes(until):
            self._last |= one.heard
            yield one

    def ask(self, slots: Collection[str]) -> None:
        self._readers.ask(slots)

    def close(self) -> None:
        self._readers.close()

    def uids(self, until: float) -> frozenset[str]:
        """Of all tags that lie there."""
        for _ in self.passes(until):
            pass
        return frozenset(uid for heard in self._last.values() if isinstance(heard, Tags) for uid in heard.uids)


@dataclass(frozen=True, slots=True)
class RealMat:
    """A mat whose readers are polled for as long as the program runs."""

    plan: Plan
    wired: WiredReaders
    readers: Overheard
    clock: Clock
    lacks: list[Problem] = field(default_factory=list)  # of what stands beside the screen

    def matter(self, words: Words) -> Iterator[str]:
        """A sentence for each hub that is in trouble, and for whatever else cannot be had."""
        parts = [reader for reader in self.plan.readers if not isinstance(reader, Simulated)]
        for hub, trouble in sorted(self.wired.trouble.items()):
            is_own = isinstance(parts[hub], Spi) and trouble in NOT_THERE
            yield words.say("tuning-trouble-own-screen" if is_own else f"tuning-trouble-{trouble}", name=parts[hub].name)
        yield from (told(one, words.language) for one in self.lacks)

    @property
    def troubles(self) -> Mapping[str, str]:
        """Of each hub that is in trouble, by its name: a slug, and the commands that mend it where there are any."""
        parts = [reader for reader in self.plan.readers if not isinstance(reader, Simulated)]
        return {parts[hub].name: _logged(parts[hub], trouble) for hub, trouble in sorted(self.wired.trouble.items())}

    def signs(self) -> Hashable:
        """Another one whenever a tag or a hub has come or gone."""
        return self.readers.uids(self.clock.now()), tuple(self.wired.trouble.items())

    def lying(self, register: Register) -> tuple[int, bool]:
        """How many cards that are known, and whether there is a tag that nobody knows."""
        uids = self.readers.uids(self.clock.now())
        cards = {(tagged.deck, tagged.card) for uid in uids if (tagged := register.tags.get(uid)) is not None}
        return len(cards), any(uid not in register.tags and uid not in register.commands for uid in uids)


def _logged(part: Spi | Hub, trouble: str) -> str:
    return trouble_line(trouble, part.port, len(part.slots)) if isinstance(part, Hub) else trouble


SWITCHED = 0.0005  # seconds; with Python's own 0.005 a screen that draws costs half of the passes of nine hubs


def found_real(name: object, *, is_simulated: bool) -> Found | None:
    """Only a mat that was asked for by its name is looked for under the table."""
    if is_simulated or not isinstance(name, str):
        return None
    one = found(name)
    return one if is_real(one.plan) else None


@contextmanager
def under(one: Found | None, window: Window) -> Iterator[RealMat | None]:
    """Polled from now on; what is heard wakes whoever waits at the screen."""
    if one is None:
        yield None
        return
    clock = RealClock()
    readers = wired(one.plan, one.calibration, clock.now, lambda: window.inbox.put(None))
    switched = sys.getswitchinterval()
    try:
        sys.setswitchinterval(SWITCHED)
        yield RealMat(one.plan, readers, Overheard(readers), clock)
    finally:
        readers.close()
        sys.setswitchinterval(switched)


@contextmanager
def beside(mat: RealMat | None, window: Window) -> Iterator[Beside | None]:
    """Buttons and lamps as the mat's file has them."""
    wiring = mat.plan.panel if mat is not None else None
    if mat is None or wiring is None:
        yield None
        return
    has_pins = bool(wiring.buttons or wiring.lamps or wiring.encoder or wiring.buzzer is not None)
    panel = _panel(wiring, window, mat.lacks) if has_pins else None  # the lights of hubs are lit from any machine
    try:
        yield Beside(panel, mat.wired.light if wiring.has_lights else None, wiring.brightness, mat.wired.slots)
    finally:
        if wiring.has_lights:
            mat.wired.light(dict.fromkeys(mat.readers.slots, (0, 0, 0)))
        if panel is not None:
            panel.close()


def _panel(wiring: PanelWiring, window: Window, lacks: list[Problem]) -> Panel | None:
    """None where its pins cannot be had: it can be played without, and whoever looks at the mat is told."""
    pins = Pins(wiring.buttons, wiring.encoder, wiring.push, wiring.lamps, wiring.buzzer)
    try:
        return Panel(pins, lambda button: window.inbox.put(PanelPressed(button)))
    except NoPanel as fault:
        lacks.append(of_hardware(fault.told))
        LOG.warning("%s", fault)
        return None
