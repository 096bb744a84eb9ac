"""Matches at the terminal: the demo in characters, and a match of people who type against bots."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from companion.app.loop import played
from companion.app.matches import IN_MEMORY, Desk, Journaled, desk, find_deck, find_mat, heeded, open_match, other_decks, register_for
from companion.app.simulated import CLUMSY, NOISE, Asked, Options, given, recorded, seed_of, simulated_table
from companion.config.config import folders
from companion.core.decks.card import Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.referee.lessons import Lessons
from companion.core.referee.opening import checked
from companion.core.referee.referee import Referee
from companion.errors import DONE, FOUND_WRONG, Problem, Unusable, unusable
from companion.pages.settings import FILE_NAME, Learners, Remembered, load, save
from companion.protocol.setup import parse_setup
from companion.protocol.table import Opened
from companion.record.disk import DiskStore
from companion.record.memory import MemoryStore
from companion.record.store import Kept, Store, register_of
from companion.simulator.hunches import VAGUE
from companion.simulator.recording import Recording
from companion.simulator.sitting import Manners, Sitting
from companion.system.clock import Clock, RealClock, VirtualClock, now
from companion.system.outlet import replacing
from companion.system.paper import Paper
from companion.terminal.play.kept import Following, KeptTelling
from companion.terminal.play.left import ANEW, Doorway
from companion.terminal.play.script import Earlier, Script, ScriptTerms, Step, Typed, parse_script
from companion.terminal.play.text import Commands, TypedMatch
from companion.terminal.play.wish import Wish
from companion.terminal.story import NextCommands, Story, demo
from companion.words.lines import Lines

BRISK = 2.0  # how many times faster a match is told to people who play in it: they go on reading while they are asked


def watch(asked: Asked, options: Options, seed: int | None, record: str | None, out: TextIO) -> int:
    """The demo; without a seed each time another match."""
    seed = seed_of(seed)
    setup, deck, opened = _open(asked)
    story = Story(opened, _clock(options["speed"]), _paper(out))
    with recorded(record, asked) as recording:
        noise = given(options["noise"], NOISE)
        table = simulated_table(opened, seed, noise, story, recording)
        sitting = Sitting(setup, deck, table, seed, Manners(given(options["clumsy"], CLUMSY)))
        played(table, demo(sitting, story, seed, _next(asked, options, seed)), [story.advance])
    return DONE if sitting.outcome.winners else FOUND_WRONG


def _next(asked: Asked, options: Options, seed: int) -> NextCommands:
    """Commands with the same options, but for the players."""
    others = {key: value for key, value in asked.items() if key in ("game", "deck", "order", "house", "mat", "lang")}
    another = command_of("demo", {**others, "players": ["Anna", "Boris", "Vera"]})
    return NextCommands(again("demo", asked, options, seed), another, command_of("play --text", others))


def play(
    wish: Wish,
    speed: float | None,
    record: str | None,
    source: TextIO,
    out: TextIO,
    journaled: Journaled = IN_MEMORY,
    command: str = "",
) -> int:
    """People at the terminal against bots; `command` is how this journal is played with, where there is one."""
    if isinstance(source, TextIOWrapper):
        source.reconfigure(errors="replace")
    paper = _paper(out)
    typed = Typed(source, paper)
    setup, deck = _wanted(wish)
    with _store(journaled) as store:
        at, doorway = desk(store), Doorway(store, wish, typed, paper, command)
        chosen = doorway.chosen(setup, journaled.number, is_new=journaled.is_new)
        if chosen is None:
            return DONE
        sat = _seated(at, wish, setup, deck) if chosen == ANEW else _seated_again(store, chosen, wish.speaks)
        with recorded(record, sat.terms.asked) as recording:
            doorway.put_aside()
            lessons = _lessons(sat, wish.language, is_kept=journaled.path is not None)
            return _played(sat, at, typed, paper, _clock(speed, BRISK), recording, f"{command} --resume" if command else "", lessons)


def _wanted(wish: Wish) -> tuple[Setup, Deck]:
    """What is the matter with it is said before any other match is put aside for it."""
    setup, deck = parse_setup(wish.asked, find_deck, find_mat)
    checked(setup, deck)
    wish.seats_of_bots(setup)
    return setup, deck


@contextmanager
def _store(journaled: Journaled) -> Iterator[Store]:
    store: Store = MemoryStore() if journaled.path is None else _disk_store(journaled.path)
    try:
        yield store
    finally:
        store.close()


def _disk_store(path: Path) -> Store:
    try:
        return DiskStore(path, now)
    except Unusable as fault:
        raise Unusable([Problem(one.where, "app-or-keep-nothing", problem=one) for one in fault.problems]) from None


@dataclass(frozen=True, slots=True)
class Seated:
    """A match before its first card, or one that was left and is to be made again."""

    setup: Setup
    deck: Deck
    terms: ScriptTerms
    language: str
    steps: tuple[Step, ...] = ()
    kept: Kept | None = None


def _seated(at: Desk, wish: Wish, setup: Setup, deck: Deck) -> Seated:
    """Without a seed each time with other cards; those that were revealed in earlier matches stay in the box (C17)."""
    asked, seed = dict(wish.asked), seed_of(wish.seed)
    setup = at.in_series(setup if "set_aside" in asked else at.remembered(setup, deck))
    asked |= {"set_aside": list(setup.set_aside)} if setup.set_aside else {}
    bots = {} if wish.bots is None else {"bots": wish.bots}
    command = again("play --text --no-journal", {**asked, **bots}, {"noise": wish.noise, "vague": wish.vague}, seed)
    noise, vague = given(wish.noise, NOISE), given(wish.vague, VAGUE)
    terms = ScriptTerms(seed, noise, vague, wish.seats_of_bots(setup), wish.language, asked, command)
    return Seated(setup, deck, terms, wish.language)


def _seated_again(store: Store, number: int, speaks: str | None) -> Seated:
    """Raises `Unusable` where it cannot be made again."""
    kept, lines, where = store.kept(number), store.lines(number), f"match {number}"
    if kept.listed.is_over:
        raise unusable(where, "app-match-is-over")
    if not lines:
        raise unusable(where, "app-played-elsewhere")
    if kept.deck is None:
        raise unusable(where, "app-deck-has-changed", deck=kept.listed.setup.deck)
    terms, steps = parse_script(lines)
    return Seated(kept.listed.setup, kept.deck, terms, speaks or kept.listed.language, steps, kept)


def _opened(at: Desk, sat: Seated) -> Opened:
    """Of a match that was left all entries are made again, and have to come out as they are on record."""
    if sat.kept is None:
        return at.begin(sat.setup, sat.deck, sat.language, sat.terms.bots)
    others = other_decks(sat.deck)
    register = register_of(sat.kept, register_for(sat.deck, others))
    journal = Following(at.store.take_up(sat.kept.listed.number, register), sat.kept.entries)
    names = {player.seat: player.name for player in sat.setup.players}
    lines = Lines(sat.language, sat.setup.game, sat.deck, names, others, house=sat.setup.house)
    return Opened(Referee(sat.setup, sat.deck, register, heeded(journal, sat.setup)), lines, journal)


class _Sitter:
    """Holds what is remembered of the people at the terminal; the screen keeps it in the same file."""

    def __init__(self, remembered: Remembered) -> None:
        self.remembered = remembered


def _lessons(sat: Seated, language: str, *, is_kept: bool) -> Lessons:
    path = folders(os.environ).state / FILE_NAME
    sitter = _Sitter(load(path, language) if is_kept else Remembered(language))
    return Lessons(sat.setup.game, Learners(sitter, lambda now: is_kept and save(path, now)), sat.terms.bots)


def _played(
    sat: Seated, at: Desk, typed: Typed, paper: Paper, clock: Clock, recording: Recording | None, resume: str, lessons: Lessons
) -> int:
    opened, terms, kept = _opened(at, sat), sat.terms, sat.kept
    earlier = Earlier(sat.steps, len(kept.entries) - 1) if kept else None
    script = Script(typed, partial(at.store.keep_line, opened.journal.number), terms, sat.language, earlier)
    telling = KeptTelling(opened, script, at, lambda: table.at, kept.entries if kept else (), kept.said if kept else -1)
    story = Story(opened, clock, paper, telling)
    paper.is_mute = kept is not None and kept.said >= 0  # what was told is told once
    table = simulated_table(opened, terms.seed, terms.noise, story, recording)
    play = TypedMatch(table, story, script, terms.bots, terms.seed, terms.vague, lessons)
    played(table, play.acts(Commands(terms.again, resume)), [story.advance])
    return play.code


def _open(asked: Asked) -> tuple[Setup, Deck, Opened]:
    setup, deck = parse_setup(asked, find_deck, find_mat)
    return setup, deck, open_match(setup, deck, str(asked["lang"]))


def _paper(out: TextIO) -> Paper:
    return Paper(replacing(out))  # a terminal that has no Cyrillic still shows where cards lie


def _clock(speed: float | None, times: float = 1.0) -> Clock:
    return PacedClock(given(speed, 1.0) * times) if speed != 0 else VirtualClock()


def again(command: str, asked: Asked, options: Options, seed: int) -> str:
    """The command that begins the same match again; how fast it was told is no part of it."""
    settings = [word for key, value in options.items() if value is not None and key != "speed" for word in (f"--{key}", f"{value:g}")]
    return command_of(command, asked, "--seed", str(seed), *settings)


def command_of(command: str, asked: Asked, *more: str) -> str:
    """The command line that asks for this set-up."""
    words = ["facedown", *command.split(), *more]
    for key, value in asked.items():
        parts = [f"{name}={one}" for name, one in value.items()] if isinstance(value, Mapping) else value
        words += [f"--{key.replace('_', '-')}", ",".join(map(str, parts)) if isinstance(parts, list) else str(parts)]
    return shlex.join(words)


class PacedClock(RealClock):
    """A real clock that waits less, or longer."""

    __slots__ = ("_speed",)

    def __init__(self, speed: float) -> None:
        super().__init__()
        self._speed = speed

    def wait(self, seconds: float) -> None:
        super().wait(seconds / self._speed)
