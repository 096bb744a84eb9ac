"""A simulated table as the command line asks for it: its seed, its radio, and a recording of what its readers hear."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import TextIO

from companion.errors import Text, reason, unusable
from companion.protocol.table import Opened
from companion.simulator.radio import radio_under
from companion.simulator.recording import Recording
from companion.simulator.table import SimulatedTable, Witness
from companion.system.outlet import complain
from companion.system.safe_files import private
from companion.words.problems import ENGLISH
from companion.words.texts import text_in
from hardware.readers.noise import Noise

NOISE, CLUMSY = 0.01, 0.04  # what is misheard and what goes wrong at a simulated table, where no more or less is asked for
Asked = Mapping[str, object]  # a set-up, as a line of the protocol has it
Options = Mapping[str, float | None]


def seed_of(seed: int | None) -> int:
    return secrets.randbelow(10**6) if seed is None else seed


def given(asked: float | None, default: float) -> float:
    return default if asked is None else asked


def simulated_table(opened: Opened, seed: int, noise: float, witness: Witness, recording: Recording | None) -> SimulatedTable:
    shape = opened.referee.state.match.shape
    return SimulatedTable(opened.referee, radio_under(shape, Noise.of(noise), seed), witness, recording)


@contextmanager
def recorded(path: str | None, asked: Asked) -> Iterator[Recording | None]:
    """What the readers hear, line by line as it comes, in a file that `facedown referee` can read."""
    if path is None:
        yield None
        return
    try:
        file = open(path, "w", encoding="utf-8", newline="\n", buffering=1, opener=private)  # noqa: SIM115 - closed below
    except (OSError, ValueError) as fault:  # ValueError: a NUL in the name
        raise unusable("--record", "app-file-unwritable", path=path, reason=reason(fault)) from None
    try:
        yield Recording(asked, _kept_in(file, str(asked.get("lang", ENGLISH))))
    finally:
        with suppress(OSError):  # a full disk was told of already
            file.close()


def _kept_in(file: TextIO, language: str) -> Callable[[str], None]:
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
            complain(text_in(Text("app-record-is-given-up", file=file.name, reason=reason(fault)), language))

    return keep
