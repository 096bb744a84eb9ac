"""The composition root of simulated tables: the demo, a match at the terminal, the soak."""

from __future__ import annotations

import secrets
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from companion.app import find_deck, find_mat, open_match
from companion.clock import Clock, RealClock, VirtualClock
from companion.decks.card import Deck
from companion.decks.reading import nearest, quoted
from companion.demo.match import demo
from companion.errors import unusable
from companion.events import SeatId
from companion.games.game import Setup
from companion.play.text import Play
from companion.play.typed import Typed
from companion.protocol.table import Opened
from companion.referee.opening import checked
from companion.setting_up import parse_setup
from companion.simulator.company import people_of
from companion.simulator.hunches import VAGUE
from companion.simulator.radio import radio_under
from companion.simulator.recording import Recording
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import Terms
from companion.simulator.table import SimulatedTable, Witness
from companion.soak import soak
from companion.terminal.paper import Paper
from companion.terminal.story import Story
from hardware.readers.noise import Noise

BRISK = 2.0  # times as fast is told what happens to people who play themselves: they read on while they are asked
NOISE, CLUMSY = 0.01, 0.04  # what is misheard and what goes wrong at a simulated table, where nobody asks for more or less
Asked = Mapping[str, object]  # a set-up, as a line of the protocol has it
Options = Mapping[str, float | None]


def watch(asked: Asked, options: Options, seed: int | None, record: str | None, out: TextIO) -> int:
    """The demo; without a seed each time another match."""
    seed = _seed(seed)
    setup, deck, opened = _open(asked)
    story = Story(opened, _clock(options["speed"]), _paper(out))
    with _recording(record, asked) as recording:
        table = _simulated(opened, seed, options["noise"], story, recording)
        sitting = Sitting(setup, deck, table, seed, Manners(_or(options["clumsy"], CLUMSY)))
        return demo(sitting, story, seed, again("demo", asked, options, seed))


def play(
    asked: Asked, options: Options, bots: str | None, seed: int | None, record: str | None, source: TextIO, out: TextIO
) -> int:
    """People at the terminal against bots; without a seed each time with other cards."""
    seed = _seed(seed)
    setup, _, opened = _open(asked)
    seats = _seats_of_bots(setup, bots)
    story = Story(opened, _clock(options["speed"], BRISK), _paper(out))
    if isinstance(source, TextIOWrapper):
        source.reconfigure(errors="replace")
    with _recording(record, asked) as recording:
        table = _simulated(opened, seed, options["noise"], story, recording)
        match = Play(table, story, Typed(source, story.paper), seats, seed, _or(options["vague"], VAGUE))
        return match.run(again("play --text", {**asked, **({} if bots is None else {"bots": bots})}, options, seed))


def _seats_of_bots(setup: Setup, names: str | None) -> tuple[SeatId, ...]:
    """All but the first, if nobody says; nobody, if nobody is named."""
    if names is None:
        return tuple(player.seat for player in setup.players[1:])
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    seats = {player.name.casefold(): player.seat for player in setup.players}
    strange = next((name for name in wanted if name.casefold() not in seats), None)
    if strange is not None:
        raise unusable("--bots", f"nobody is called {quoted(strange)}", nearest(strange, [player.name for player in setup.players]))
    return tuple(dict.fromkeys(seats[name.casefold()] for name in wanted))


def _open(asked: Asked) -> tuple[Setup, Deck, Opened]:
    setup, deck = parse_setup(asked, find_deck, find_mat)
    return setup, deck, open_match(setup, deck, str(asked["lang"]))


def _seed(seed: int | None) -> int:
    return secrets.randbelow(10**6) if seed is None else seed


def _or(asked: float | None, default: float) -> float:
    return default if asked is None else asked


def _paper(out: TextIO) -> Paper:
    if isinstance(out, TextIOWrapper):
        out.reconfigure(errors="replace")  # a terminal that has no Cyrillic still shows where cards lie
    return Paper(out)


def _clock(speed: float | None, times: float = 1.0) -> Clock:
    return PacedClock(_or(speed, 1.0) * times) if speed != 0 else VirtualClock()


def _simulated(opened: Opened, seed: int, noise: float | None, witness: Witness, recording: Recording | None) -> SimulatedTable:
    setup = opened.referee.standing.match.setup
    usual = 0.0 if people_of(setup.game).needs_quiet(setup.house) else NOISE
    return SimulatedTable(opened.referee, radio_under(setup.shape, Noise.of(_or(noise, usual)), seed), witness, recording)


@contextmanager
def _recording(path: str | None, asked: Asked) -> Iterator[Recording | None]:
    """What the readers hear, line by line as it comes, in a file that `facedown referee` can read."""
    if path is None:
        yield None
        return
    try:
        file = Path(path).open("w", encoding="utf-8", newline="\n", buffering=1)  # noqa: SIM115 - closed below
    except (OSError, ValueError) as fault:  # ValueError: a NUL in the name
        why = getattr(fault, "strerror", None) or fault
        raise unusable("--record", f"{path!r} cannot be written ({why})", "name a file in a folder that you may write to") from None
    try:
        yield Recording(asked, _kept_in(file))
    finally:
        with suppress(OSError):  # a full disk was told of already
            file.close()


def _kept_in(file: TextIO) -> Callable[[str], None]:
    """A recording that cannot be written any more says so once, and the match goes on without it."""
    is_given_up = False

    def keep(line: str) -> None:
        nonlocal is_given_up
        if is_given_up:
            return
        try:
            file.write(f"{line}\n")
        except OSError as fault:
            is_given_up = True
            print(f"facedown: --record: {file.name} cannot be written any more ({fault.strerror}); the match goes on", file=sys.stderr)

    return keep


def again(command: str, asked: Asked, options: Options, seed: int) -> str:
    """The command that begins the same match again; how fast it was told is no part of it."""
    words = ["facedown", *command.split(), "--seed", str(seed)]
    words += [word for key, value in options.items() if value is not None and key != "speed" for word in (f"--{key}", f"{value:g}")]
    for key, value in asked.items():
        parts = [f"{name}={one}" for name, one in value.items()] if isinstance(value, Mapping) else value
        words += [f"--{key.replace('_', '-')}", ",".join(map(str, parts)) if isinstance(parts, list) else str(parts)]
    return shlex.join(words)


def soaked(asked: Asked, matches: int, noise: float, clumsy: float, seed: int, jobs: int, *, as_json: bool) -> int:
    """Every set-up of the soak follows from this one; what is the matter with it is said before the first match."""
    setup, deck = parse_setup(asked, find_deck, find_mat)
    checked(setup, deck)
    why = people_of(setup.game).needs_quiet(setup.house) if noise else ""
    if why:
        raise unusable("set-up, house", why, "soak with --noise 0, or leave that house rule out")
    shape = setup.shape if "mat" in asked else None
    return soak(Terms(setup.game, noise, clumsy, seed, shape, setup.house), matches, jobs, as_json=as_json)


class PacedClock(RealClock):
    """A real clock that waits less, or longer."""

    __slots__ = ("_speed",)

    def __init__(self, speed: float) -> None:
        super().__init__()
        self._speed = speed

    def wait(self, seconds: float) -> None:
        super().wait(seconds / self._speed)
