"""The composition root of the screen: a window, and the matches that are played there, one after the other."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import ExitStack
from dataclasses import dataclass, replace

from companion.app import IN_MEMORY, Journaled, desk, find_deck, find_mat, register_for
from companion.config import FILE_NAME as CONFIGURATION_FILE
from companion.config import folders, read
from companion.decks.card import Deck
from companion.desk import now
from companion.errors import DONE, unusable
from companion.evening.endless import Endless
from companion.evening.evening import Evening
from companion.evening.onscreen import OnScreen
from companion.evening.pacing import PacedTable
from companion.evening.picture import Wanted
from companion.evening.ports import Running
from companion.evening.settings import FILE_NAME, Remembered, begun, load
from companion.events import SeatId
from companion.games.game import Setup
from companion.instrumented import beside, found_real, under
from companion.journal.disk import DiskStore
from companion.journal.memory import MemoryStore
from companion.journal.store import Store
from companion.lines.problems import command_text
from companion.parlour import AtTable, Parlour, agreed_of
from companion.play.wish import Wish
from companion.referee.opening import checked
from companion.screen.window import Display, Window
from companion.service.running import serving
from companion.setting_up import parse_setup
from companion.simulated import CLUMSY, Asked, Options, given, noise_of, recorded, seed_of
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.sounding import AS_SET, Hearing, aloud, set_to
from companion.wired import Found
from hardware.readers.noise import Noise

TITLE = "Facedown"


@dataclass(frozen=True, slots=True)
class Shown:
    """How the screen was asked for."""

    display: Display
    picture: Wanted | None = None
    hearing: Hearing = AS_SET
    may_be_full: bool = True  # as it was set on the page


def watch(asked: Asked, options: Options, seed: int | None, record: str | None, shown: Shown) -> int:
    """Bots with clumsy hands at the screen; raises `Unusable` where there is none."""
    setup, deck = parse_setup(asked, find_deck, find_mat)
    checked(setup, deck)
    seed = seed_of(seed)
    with ExitStack() as stack:
        window = Window(shown.display, TITLE, may_be_invisible=shown.picture is not None)
        stack.callback(window.close)
        recording = stack.enter_context(recorded(record, asked))
        store = MemoryStore()
        wish = Wish(asked, None, "", seed)
        parlour = Parlour(store, wish, given(options["speed"], 1.0), "")

        def first(evening: Evening) -> Running:
            at = desk(store)
            opened = at.begin(setup, deck, str(asked["lang"]))
            noise = noise_of(opened.referee.standing.match.setup, options["noise"])
            radio = radio_under(opened.referee.standing.match.shape, Noise.of(noise), seed)
            table = PacedTable(opened.referee, radio, evening, given(options["speed"], 1.0), recording=recording)
            sitting = Sitting(setup, deck, table, seed, Manners(given(options["clumsy"], CLUMSY)))
            lessons = parlour.lessons(setup.game, evening, [player.seat for player in setup.players])
            return AtTable(OnScreen(opened, at, lessons=lessons), table, None, sitting)

        names = tuple(player.name for player in setup.players)
        remembered = set_to(shown.hearing, remembered_with(load_of(str(asked["lang"]), is_kept=False), setup, names))
        heard = stack.enter_context(aloud(shown.hearing, remembered.language, window.now))
        Evening(window, parlour, remembered, first, shown.picture, aloud=heard).run()
    return DONE


def play(
    wish: Wish, speed: float | None, shown: Shown, journaled: Journaled = IN_MEMORY, *, is_simulated: bool = False, is_endless: bool = False
) -> int:
    """The screen with all its pages; a match that is asked for begins at once."""
    setup, deck = parse_setup(wish.asked, find_deck, find_mat)
    checked(setup, deck)
    real = found_real(wish.asked.get("mat"), is_simulated=is_simulated)
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
        store: Store = MemoryStore() if journaled.path is None else DiskStore(journaled.path, now, wake=lambda: window.inbox.put(None))
        stack.callback(store.close)
        service.starting()
        mat = stack.enter_context(under(real, window))
        parlour = Parlour(store, wish, given(speed, 1.0), str(journaled.path or ""), mat)
        is_asked_for = bool(wish.asked.keys() - {"lang", "mat"}) or wish.bots is not None or journaled.is_new or is_endless

        def first(evening: Evening) -> Running | None:
            if journaled.number:
                return parlour.take_up(journaled.number, evening)
            if journaled.number == 0 and (left := parlour.left()) is not None:
                return parlour.take_up(left, evening)
            if not is_asked_for:
                return None
            evening.remembered = remembered_with(remembered, setup, bots)
            return parlour.open({**wish.asked, "lang": remembered.language}, evening, bots)

        lamps, heard = stack.enter_context(beside(mat, window)), stack.enter_context(aloud(shown.hearing, remembered.language, window.now))
        endless = Endless(given(speed, 1.0))
        watchers = (*service.watchers(window, mat), *((endless,) if is_endless else ()))
        evening = Evening(window, parlour, remembered, first, shown.picture, lamps, heard, watchers)
        endless.evening = evening
        stack.callback(service.stopping)
        evening.run()
    return DONE


def _seats_of_bots(wish: Wish, setup: Setup, real: Found | None, *, is_endless: bool) -> tuple[SeatId, ...]:
    if real is not None and (wish.bots or is_endless):
        where = "--bots" if wish.bots else "--endless"
        raise unusable(where, "on a real mat people play with real cards", "leave it out, or add --simulated")
    everybody = tuple(player.seat for player in setup.players)
    seats = everybody if is_endless and wish.bots is None else wish.seats_of_bots(setup)
    if is_endless and set(seats) != set(everybody):
        raise unusable("--endless", "somebody has to say when people play once more", "name all the players with --bots, or leave --endless out")
    return seats if real is None else ()


def _note_without_tags(wish: Wish, deck: Deck, real: Found | None) -> None:
    if real is not None and not any(one.deck == deck.id for one in register_for(deck).tags.values()):
        learn = f"facedown tags learn --deck {deck.id} --mat {shlex.quote(str(wish.asked['mat']))}"
        note = f"{deck.id}: no card of this deck has a tag yet, so none is known where it lies; begin with: {learn}"
        sys.stderr.write(f"facedown: {command_text(note, wish.language)}\n")


def display_of(shown: Shown, remembered: Remembered) -> Display:
    """As it was set the last time, but for what is asked for now."""
    is_full = remembered.is_full and shown.may_be_full
    return replace(shown.display, is_full=shown.display.is_full or is_full, is_reduced=remembered.is_calm)


def load_of(language: str, *, is_kept: bool, speaks: str | None = None) -> Remembered:
    """As it was set the last time; what nobody has set is as facedown.toml has it."""
    if not is_kept:
        return Remembered(language)
    places = folders(os.environ)
    remembered = load(places.state / FILE_NAME, begins=begun(read(places.config / CONFIGURATION_FILE), os.environ))
    return replace(remembered, language=speaks) if speaks else remembered


def remembered_with(remembered: Remembered, setup: Setup, bots: tuple[str, ...]) -> Remembered:
    return replace(remembered, game=setup.game, set_ups={**remembered.set_ups, setup.game: agreed_of(setup, bots)})

