"""Notes, knocks and rustles as lists of numbers around zero, of which sounds are put together."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

RATE = 22_050
RELEASE = 0.06  # seconds in which a note that still sounds is let go
Wave = list[float]
Partials = Sequence[tuple[float, float, float]]  # how many times the pitch, how loud, seconds until it is 1/e as loud


def note(pitch: float, partials: Partials, seconds: float, attack: float = 0.004) -> Wave:
    """Struck or blown: it swells for so many seconds, each partial dies away at its own pace, and it is let go at the end."""
    made = [0.0] * round(seconds * RATE)
    for times, loud, decay in partials:
        step, fading = 2 * math.pi * pitch * times / RATE, math.exp(-1 / (decay * RATE))
        level = loud
        for number in range(len(made)):
            made[number] += level * math.sin(step * number)
            level *= fading
    swell = round(attack * RATE)
    return ended([value * _risen(number / swell) if number < swell else value for number, value in enumerate(made)], RELEASE)


def rustle(seconds: float, pitches: tuple[float, float], narrow: float, seed: int) -> Wave:
    """Noise around a pitch that glides from the first to the second; the narrower, the more of a tone."""
    noise = list(islice(_noise(seed), round(seconds * RATE)))
    return _around(_around(noise, pitches, narrow), pitches, narrow)


def _around(wave: Wave, pitches: tuple[float, float], narrow: float) -> Wave:
    """What lies about that pitch, by a state variable filter."""
    low = band = 0.0
    made = []
    for number, value in enumerate(wave):
        pitch = pitches[0] * (pitches[1] / pitches[0]) ** (number / len(wave))
        tuned = 2 * math.sin(math.pi * min(pitch, RATE / 6) / RATE)  # it is stable up to there
        low += tuned * band
        high = value - low - band / narrow
        band += tuned * high
        made.append(band)
    return made


def shaped(wave: Wave, corners: Sequence[tuple[float, float]]) -> Wave:
    """As loud as a line through these corners, each a time and a level."""
    made, pairs = [], list(pairwise(corners))
    for number, value in enumerate(wave):
        at = number / RATE
        level = next((low + (high - low) * (at - begin) / (end - begin) for (begin, low), (end, high) in pairs if at < end), 0.0)
        made.append(value * level)
    return made


def mixed(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Waves on top of each other, each from its time on and with its level."""
    made = [0.0] * round(seconds * RATE)
    for begin, level, wave in parts:
        first = round(begin * RATE)
        for number, value in enumerate(wave[: len(made) - first]):
            made[first + number] += level * value
    return made


def ended(wave: Wave, seconds: float) -> Wave:
    """From zero to zero: nothing clicks."""
    count = round(seconds * RATE)
    last = len(wave) - 1
    return [value * _risen((last - number) / count) if last - number < count else value for number, value in enumerate(wave)]


def levelled(wave: Wave, loudness: float, peak: float) -> Wave:
    """As loud as all others, and never above the peak."""
    mean = sum(wave) / len(wave)
    centred = [value - mean * math.sin(math.pi * number / (len(wave) - 1)) * math.pi / 2 for number, value in enumerate(wave)]
    gain = min(loudness / loudest(centred), peak / max(abs(value) for value in centred))
    return [gain * value for value in centred]


def loudest(wave: Sequence[float], seconds: float = 0.1) -> float:
    """How loud its loudest tenth of a second is to the ear, which hears little below 200 Hz, and best at about 3 kHz."""
    heard = _as_heard(wave)
    width = round(seconds * RATE)
    parts = (heard[begin : begin + width] for begin in range(0, len(heard), width // 4))
    return max(math.sqrt(sum(value * value for value in part) / width) for part in parts)


def _as_heard(wave: Sequence[float]) -> Wave:
    """Two gentle filters in the place of a curve of hearing: low pitches are taken off, high ones raised a little."""
    keep = math.exp(-2 * math.pi * 180 / RATE)
    made, before, passed = [], 0.0, 0.0
    for value in wave:
        passed = keep * (passed + value - before)
        made.append(passed + 0.35 * (value - before))
        before = value
    return made


def _noise(seed: int) -> Iterator[float]:
    """The same on every machine, whatever its library of chance."""
    while True:
        seed = (1_664_525 * seed + 1_013_904_223) % 2**32
        yield seed / 2**31 - 1


def _risen(share: float) -> float:
    """A smooth way from 0 to 1."""
    return 0.5 - 0.5 * math.cos(math.pi * share)
