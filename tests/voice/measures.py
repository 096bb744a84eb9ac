"""How alike two sounds are: what they are made of at each moment, how loud they are at each moment, and how long they last."""

from __future__ import annotations

import cmath
import math
import wave
from array import array
from functools import cache

WINDOW = 1024
BANDS = [60 * 2 ** (third / 6) for third in range(46)]  # Hz; from one to the next a sixth of an octave, up to 11 kHz
SLICE = 0.05  # seconds


def read(path):
    """The samples of a file, from -1 to 1, and their rate."""
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return [value / 32768 for value in array("h", file.readframes(file.getnframes()))], file.getframerate()


def distance(one, other, rate):
    """From 0 to 1; the mean of three such distances."""
    parts = (
        _between(spectrum(tuple(one), rate), spectrum(tuple(other), rate)),
        _between(envelope(one, rate), envelope(other, rate)),
        1 - min(len(one), len(other)) / max(len(one), len(other)),
    )
    return sum(parts) / len(parts)


@cache
def spectrum(samples, rate):
    """How strong each band is, in each slice of time."""
    found = []
    step = round(rate * SLICE)
    for begin in range(0, len(samples), step):
        found += _bands(samples[begin : begin + WINDOW], rate)
    return found


def envelope(samples, rate):
    """How loud it is in each slice of time."""
    step = round(rate * SLICE)
    parts = [samples[begin : begin + step] for begin in range(0, len(samples), step)]
    return [math.sqrt(sum(value * value for value in part) / len(part)) for part in parts]


def _between(one, other):
    """What two rows of numbers do not have in common, whatever their size."""
    length = max(len(one), len(other))
    one, other = ([*row, *([0.0] * (length - len(row)))] for row in (one, other))
    product = sum(a * b for a, b in zip(one, other, strict=True))
    sizes = math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))
    return 1 - product / sizes


def _bands(part, rate):
    shaped = [value * (0.5 - 0.5 * math.cos(2 * math.pi * number / WINDOW)) for number, value in enumerate(part)]
    powers = [abs(value) ** 2 for value in _transformed([*shaped, *([0.0] * (WINDOW - len(shaped)))])[: WINDOW // 2]]
    found = [0.0] * (len(BANDS) + 1)
    for number, power in enumerate(powers):
        found[sum(edge <= number * rate / WINDOW for edge in BANDS)] += power
    return [math.sqrt(power) for power in found]


def _transformed(values):
    """The fast transform of Fourier, by halves."""
    if len(values) == 1:
        return values
    even, odd = _transformed(values[::2]), _transformed(values[1::2])
    turned = [cmath.exp(-2j * math.pi * number / len(values)) * value for number, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]
