"""Matches at the screen: opens the window, the mat, the panel and the voice, and sits through evenings, another after each fall."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from functools import partial

from companion.app.audio import AS_SET, Hearing, aloud, set_to
from companion.app.loop import Loop
from companion.app.matches import IN_MEMORY, Journaled, desk, find_deck, find_mat, register_for
from companion.app.readers import Found, RealMat, breaks_at_table, found_real, under
from companion.app.simulated import CLUMSY, NOISE, Asked, Options, given, recorded, seed_of
from companion.app.tables import ScreenTables, remembered_with, watched, with_names
from companion.config.config import FILE_NAME as CONFIGURATION_FILE
from companion.config.config import folders, read
from companion.core.decks.card import Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.referee.opening import checked
from companion.errors import DONE, Problem, Text, Unusable, of_hardware, unusable
from companion.events import SeatId
from companion.machine.service import falls, power
from companion.machine.service.catching import Again, Catching, RecordKeeper
from companion.machine.service.falls import Falls
from companion.machine.service.power import is_service
from companion.machine.service.running import Service, serving
from companion.mats.plan import PanelWiring
from companion.pages.beside import Beside
from companion.pages.evening import Evening
from companion.pages.onscreen import OnScreen
from companion.pages.playing import Running
from companion.pages.settings import FILE_NAME, Remembered, begun, load
from companion.pages.watching import Endless, KeptPicture, Watcher
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from companion.screen.window import Display, PanelPressed, Window
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import SimulatedTable
from companion.system.logs import LOG
from companion.system.outlet import complain
from companion.terminal.play.wish import Wish
from companion.words.problems import ENGLISH, told
from companion.words.texts import text_in
from hardware.panel.fault import NoPanel
from hardware.panel.panel import Panel, Pins
from hardware.readers.noise import Noise

TITLE = "Facedown"
MINUTE = 60.0  # seconds


@dataclass(frozen=True, slots=True)
class ScreenAsked:
    """How the screen was asked for."""

    display: Display
    picture: KeptPicture | None = None
    hearing: Hearing = AS_SET
    may_be_full: bool = True  # as it was set on the page


def watch(asked: Asked, options: Options, seed: int | None, record: str | None, shown: ScreenAsked) -> int:
    """Bots with clumsy hands at the screen; raises `Unusable` where there is none."""
    asked = with_names(asked, str(asked["lang"]))
    setup, deck = parse_setup(asked, find_deck, find_mat)
    checked(setup, deck)
    seed = seed_of(seed)
    with ExitStack() as stack:
        window = Window(shown.display, TITLE, may_be_invisible=shown.picture is not None)
        stack.callback(window.close)
        recording = stack.enter_context(recorded(record, asked))
        store = MemoryStore()
        wish = Wish(asked, None, "", seed)
        tables = ScreenTables(store, wish, given(options["speed"], 1.0), "")

        def first(evening: Evening) -> Running:
            at = desk(store)
            opened = at.begin(setup, deck, str(asked["lang"]))
            noise = given(options["noise"], NOISE)
            radio = radio_under(opened.referee.state.match.shape, Noise.of(noise), seed)
            table = SimulatedTable(opened.referee, radio, recording=recording)
            sitting = Sitting(setup, deck, table, seed, Manners(given(options["clumsy"], CLUMSY)))
            lessons = tables.lessons(setup.game, evening, [player.seat for player in setup.players])
            return watched(OnScreen(opened, at, lessons=lessons), table, sitting, given(options["speed"], 1.0))

        names = tuple(player.name for player in setup.players)
        remembered = set_to(shown.hearing, remembered_with(load_of(str(asked["lang"]), is_kept=False), setup, names))
        heard = stack.enter_context(aloud(shown.hearing, remembered.language, window.now))
        sit(Evening(window, tables, remembered, first, shown.picture, aloud=heard))
    return DONE


def play(
    wish: Wish,
    speed: float | None,
    shown: ScreenAsked,
    journaled: Journaled = IN_MEMORY,
    *,
    is_simulated: bool = False,
    is_endless: bool = False,
) -> int:
    """The screen with all its pages; a match that is asked for begins at once."""
    setup, deck = parse_setup(with_names(wish.asked, wish.language), find_deck, find_mat)
    checked(setup, deck)
    real = found_real(wish.asked.get("mat"), is_simulated=is_simulated)
    _check_breaks(wish, setup, real)
    seats = _seats_of_bots(wish, setup, real, is_endless=is_endless)
    _note_without_tags(wish, deck, real)
    bots = tuple(player.name for player in setup.players if player.seat in seats)
    remembered = set_to(shown.hearing, load_of(wish.language, is_kept=journaled.path is not None, speaks=wish.speaks))
    with ExitStack() as stack:
        service = stack.enter_context(serving(os.environ, remembered.language, sys.stderr))
        service.starting()
        window = Window(display_of(shown, remembered), TITLE, may_be_invisible=shown.picture is not None)
        stack.callback(window.close)
        service.starting()
        record = RecordKeeper(journaled.path, lambda: window.inbox.put(None))
        stack.callback(record.close)
        service.starting()
        asked = WindowMatch(wish, setup, bots, given(speed, 1.0), shown, journaled, is_endless)
        Evenings(window, service, record, asked, real, remembered).sit_through()
        service.stopping()  # not where something stands against it, which the service tells on its screen and waits for
    return DONE


def sit(evening: Evening) -> None:
    """Until the screen is left."""
    with closing(evening):
        Loop(evening.clock, evening, evening.listeners).run()


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
    """None where its pins cannot be had: a match can be played without a panel, and the page of the mat tells of it."""
    pins = Pins(wiring.buttons, wiring.encoder, wiring.push, wiring.lamps, wiring.buzzer)
    try:
        return Panel(pins, lambda button: window.inbox.put(PanelPressed(button)))
    except NoPanel as fault:
        lacks.append(of_hardware(fault.told))
        LOG.warning("%s", told(lacks[-1], ENGLISH))
        return None


@dataclass(frozen=True, slots=True)
class WindowMatch:
    """What `facedown play` was asked for at the screen."""

    wish: Wish
    setup: Setup
    bots: tuple[str, ...]
    speed: float
    shown: ScreenAsked
    journaled: Journaled
    is_endless: bool = False

    @property
    def begins_at_once(self) -> bool:
        return bool(self.wish.asked.keys() - {"lang", "mat"}) or self.wish.bots is not None or self.journaled.is_new or self.is_endless


class Evenings:
    """One evening at the screen, and where it falls over another one, which goes on with the match from its record."""

    def __init__(
        self, window: Window, service: Service, record: RecordKeeper, play: WindowMatch, real: Found | None, remembered: Remembered
    ) -> None:
        self._window, self._service, self._record, self._play, self._real = window, service, record, play, real
        self._remembered = remembered
        path = play.journaled.path if play.shown.picture is None else None  # which is no evening that could fall
        memory = folders(os.environ).state / falls.FILE_NAME if path is not None else None
        self._falls = Falls(memory, str(path), time.monotonic, falls.boot_of())
        self._television = power.over_hdmi(read(folders(os.environ).config / CONFIGURATION_FILE).television, TITLE)

    def sit_through(self) -> None:
        """Until the screen is left; for a picture that is wanted only what was asked for is shown."""
        if self._play.shown.picture is not None:
            self._sit(None, ())
            return
        watchers = (self._television, self._service.pulse)
        catching = Catching(self._window, self._record, self._falls, watchers, self._remembered.language)
        catching.scale = lambda: self._remembered.letters / 100
        catching.sit(self._sit)

    def _sit(self, again: Again | None, watching: Sequence[Watcher]) -> None:
        play, window = self._play, self._window
        with ExitStack() as stack:
            mat = stack.enter_context(under(self._real, window))
            self._television.lies = mat.signs if mat is not None else None
            stack.callback(setattr, self._television, "lies", None)  # readers that are closed, or broken, tell nothing
            self._service.starting()
            tables = ScreenTables(self._record.store, play.wish, play.speed, str(play.journaled.path or ""), mat, self._falls.begins)
            lamps = stack.enter_context(beside(mat, window))
            heard = stack.enter_context(aloud(play.shown.hearing, self._remembered.language, window.now))
            endless = Endless(play.speed)
            watchers = (*watching, self._television, *self._service.watchers(window, mat), *((endless,) if play.is_endless else ()))
            first = partial(self._first, tables, again)
            evening = Evening(window, tables, self._remembered, first, play.shown.picture, lamps, heard, watchers)
            endless.evening = evening
            self._television.after = lambda: MINUTE * evening.remembered.standby
            try:
                sit(evening)
            finally:
                self._remembered = evening.remembered

    def _first(self, tables: ScreenTables, again: Again | None, evening: Evening) -> Running | None:
        """The match with which it begins, if any."""
        play, number = self._play, self._play.journaled.number
        if again is not None:
            if self._window.forgets_haste():  # while readers were opened anew
                evening.pages.leave()
                return None
            return self._by_itself(tables, again.match, evening)
        if number:
            return tables.take_up(number, evening)
        if number == 0 and (left := tables.left()) is not None:
            return self._by_itself(tables, left if self._falls.goes_on_by_itself(left) else None, evening)
        if not play.begins_at_once:
            return None
        evening.remembered = remembered_with(self._remembered, play.setup, play.bots)
        return tables.open({**play.wish.asked, "lang": self._remembered.language}, evening, play.bots)

    def _by_itself(self, tables: ScreenTables, match: int | None, evening: Evening) -> Running | None:
        """As a service, what stands against taking the match up is shown on the first page, as no terminal shows it."""
        try:
            return tables.take_up(match, evening) if match is not None else None
        except Unusable as fault:
            if not is_service(os.environ):
                raise
            evening.complain(fault)
            return None


def _seats_of_bots(wish: Wish, setup: Setup, real: Found | None, *, is_endless: bool) -> tuple[SeatId, ...]:
    if real is not None and (wish.bots or is_endless):
        where = "--bots" if wish.bots else "--endless"
        raise unusable(where, "app-real-mat-with-bots")
    every_seat = tuple(player.seat for player in setup.players)
    seats = every_seat if is_endless and wish.bots is None else wish.seats_of_bots(setup)
    if is_endless and set(seats) != set(every_seat):
        raise unusable("--endless", "app-endless-with-people")
    return seats if real is None else ()


def _check_breaks(wish: Wish, setup: Setup, real: Found | None) -> None:
    if wish.breaks and real is not None:
        raise unusable("--break", "cli-break-real")
    breaks_at_table(wish.breaks, wish.asked.get("mat"), setup.shape)


def _note_without_tags(wish: Wish, deck: Deck, real: Found | None) -> None:
    if real is not None and not any(one.deck == deck.id for one in register_for(deck).tags.values()):
        learn = f"facedown tags learn --deck {deck.id} --mat {shlex.quote(str(wish.asked['mat']))}"
        complain(text_in(Text("app-no-card-has-a-tag", deck=deck.id, command=learn), wish.language))


def display_of(shown: ScreenAsked, remembered: Remembered) -> Display:
    """The display as it was set the last time, but for what the command line asks for now."""
    is_full = remembered.is_full and shown.may_be_full
    return replace(shown.display, is_full=shown.display.is_full or is_full, is_reduced=remembered.is_calm)


def load_of(language: str, *, is_kept: bool, speaks: str | None = None) -> Remembered:
    """The settings of the last time; what was never set is as facedown.toml has it."""
    places = folders(os.environ)
    begins = begun(read(places.config / CONFIGURATION_FILE), os.environ)
    if not is_kept:
        return Remembered(begins=begins).set_to(replace(begins, language=language))
    remembered = load(places.state / FILE_NAME, begins=begins)
    return replace(remembered, language=speaks) if speaks else remembered
