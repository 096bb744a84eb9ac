"""Makes the sounds of the table: soft wood and paper, bells and a few gentle notes, the same numbers on every machine.

`python -m tests.assets.sounds.make` writes them into companion/voice/sounds.
"""

from __future__ import annotations

import array
import sys
import wave
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.voice.cues import Cue
from tests.assets.sounds.synthesis import RATE, Partials, Wave, ended, levelled, mixed, note, rustle, shaped

LOUDNESS, PEAK, END = 0.11, 0.8, 0.012
SOFT: Mapping[Cue, float] = {"lifted": 0.74}  # of the loudness of the others
E4, G4, A4, C5, D5, E5, F5, G5, A5, C6 = (440 * 2 ** (step / 12) for step in (-5, -2, 0, 3, 5, 7, 8, 10, 12, 15))

WOOD: Partials = ((1, 1.0, 0.030), (2.37, 0.5, 0.016), (4.1, 0.22, 0.008))
TABLE: Partials = ((1, 1.0, 0.075), (1.83, 0.7, 0.055), (2.91, 0.6, 0.035), (5.2, 0.3, 0.012))
MARIMBA: Partials = ((1, 1.0, 0.17), (3.98, 0.28, 0.05), (9.9, 0.06, 0.015))
FELT: Partials = ((1, 1.0, 0.19), (2, 0.16, 0.12), (3, 0.05, 0.06))
FLUTE: Partials = ((1, 1.0, 0.30), (2, 0.30, 0.20), (3, 0.08, 0.12))
BELL: Partials = ((0.5, 0.22, 0.5), (1, 1.0, 0.42), (1.19, 0.3, 0.3), (2.0, 0.42, 0.24), (2.74, 0.3, 0.16), (4.07, 0.14, 0.08))
HOLLOW: Partials = ((1, 1.0, 0.22), (3, 0.5, 0.16), (5, 0.25, 0.11), (7, 0.1, 0.07))
BRASS: Partials = ((1, 1.0, 0.34), (2, 0.6, 0.26), (3, 0.42, 0.2), (4, 0.22, 0.14), (5, 0.1, 0.1))


def placed() -> Wave:
    """A card is laid on wood."""
    contact = shaped(rustle(0.02, (1600, 900), 1.0, 5), ((0, 0), (0.002, 1), (0.02, 0)))
    return mixed(0.14, (0, 1.0, note(392, WOOD, 0.14, 0.002)), (0, 0.25, contact))


def revealed() -> Wave:
    """A card is flicked over."""
    lift = shaped(rustle(0.15, (1200, 2600), 1.4, 11), ((0, 0), (0.09, 0.5), (0.13, 0.15), (0.15, 0)))
    snap = shaped(rustle(0.11, (2200, 1300), 1.2, 23), ((0, 0), (0.008, 1), (0.03, 0.3), (0.11, 0)))
    return mixed(0.26, (0, 1.0, lift), (0.13, 1.0, snap))


def lifted() -> Wave:
    """A fingertip on felt; softer than all else, as nothing has come of it yet."""
    return note(C6, FELT, 0.1, 0.02)


def fits() -> Wave:
    return mixed(0.45, (0, 1.0, note(C5, MARIMBA, 0.4)), (0.14, 1.0, note(E5, MARIMBA, 0.31)))


def violation() -> Wave:
    """Two knocks on the table, from below."""
    return mixed(0.4, (0, 1.0, note(156, TABLE, 0.24, 0.003)), (0.17, 0.9, note(156, TABLE, 0.23, 0.003)))


def penalty() -> Wave:
    return mixed(0.52, (0, 1.0, note(G4, FELT, 0.36, 0.02)), (0.2, 0.95, note(E4, FELT, 0.32, 0.02)))


def prize() -> Wave:
    return note(A5, BELL, 0.7, 0.003)


def turn() -> Wave:
    return mixed(0.6, (0, 0.8, note(A4, FLUTE, 0.4, 0.05)), (0.22, 0.9, note(D5, FLUTE, 0.38, 0.05)))


def unknown() -> Wave:
    """A pipe with two notes that do not belong together."""
    pipe = mixed(0.44, (0, 1.0, note(208, HOLLOW, 0.44, 0.02)), (0, 0.8, note(294, HOLLOW, 0.44, 0.02)))
    trembling = [(number * 0.055, 1.0 if number % 2 == 0 else 0.25) for number in range(9)]
    return shaped(pipe, trembling)


def cleared() -> Wave:
    """A chord that waits, and comes home."""
    waiting = [(0.0, 0.6, note(pitch, FELT, 0.36, 0.012)) for pitch in (G4, C5, F5)]
    home = [(0.22 + 0.012 * place, 0.75, note(pitch, FELT, 0.42, 0.012)) for place, pitch in enumerate((G4, C5, E5, G5))]
    return mixed(0.68, *waiting, *home)


def win() -> Wave:
    notes = ((0.0, 0.8, C5, 0.25), (0.1, 0.85, E5, 0.25), (0.2, 0.9, G5, 0.32), (0.3, 1.0, C6, 0.46))
    return mixed(0.76, *((begin, level, note(pitch, BRASS, seconds, 0.012)) for begin, level, pitch, seconds in notes))


def ticking() -> Wave:
    """A clock, twice."""
    return mixed(0.2, (0, 1.0, note(1480, WOOD, 0.09, 0.001)), (0.1, 0.8, note(1110, WOOD, 0.09, 0.001)))


def ringing() -> Wave:
    """A small bell, struck three times and stopped."""
    struck = [(0.075 * number, 1.0, note(E5 * 2, BELL, 0.11, 0.002)) for number in range(3)]
    return mixed(0.27, *struck)


MADE: Mapping[Cue, Callable[[], Wave]] = {
    "placed": placed,
    "revealed": revealed,
    "fits": fits,
    "violation": violation,
    "penalty": penalty,
    "prize": prize,
    "turn": turn,
    "unknown": unknown,
    "cleared": cleared,
    "win": win,
    "ticking": ticking,
    "ringing": ringing,
    "lifted": lifted,
}


def sound(cue: Cue) -> array.array[int]:
    """Its samples, 16 bits each."""
    made = levelled(ended(MADE[cue](), END), LOUDNESS * SOFT.get(cue, 1.0), PEAK)
    return array.array("h", (round(32767 * value) for value in made))


def write(folder: Path) -> None:
    for cue in MADE:
        samples = sound(cue)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{cue}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, len(samples), "NONE", ""))
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(Path(__file__).parents[3] / "companion" / "voice" / "sounds")
