"""One loudness for all engines: a WAV file is read, the silence around the speech is cut off, and the rest is made as loud as all others.

Rules of this file: pure Python, as the standard library has no module for it since 3.13, and yet quick, as people wait for the speech. The
loudness is reckoned from one sample of every STEP, and all samples are changed at once, as bytes. They are little endian, as in the file
and on every machine that this runs on.
"""

from __future__ import annotations

import io
import wave
from array import array
from collections.abc import Sequence
from operator import mul
from pathlib import Path

from companion.voice.engines.port import Mute

LOUD = 0.1  # root of the mean square to which speech is brought, of full scale, pauses left out; seldom does a peak forbid it
PEAK = 0.95  # of full scale, which no sample exceeds
MOST = 10.0  # times louder at most; what would need more is noise
SILENT = 0.004  # of full scale: what stays below is silence
BLOCK, STEP = 0.02, 8  # seconds of a block, and one sample of how many is read
PAUSE = 0.1  # of the mean power: blocks below are pauses
BEFORE, AFTER = 0.02, 0.06  # seconds of silence that stay
SHORTEST = 0.03  # seconds; nothing that is said is shorter
FULL = 1 << 15
STEEPNESS = bytes(byte if byte < 128 else 255 - byte for byte in range(256))  # of the upper byte of a sample: how far it is from zero
SIGN = bytes(byte ^ 128 for byte in range(256))


def evened(path: Path) -> bytes:
    """The same speech as the bytes of a WAV file; `Mute` where the file holds no speech."""
    samples, rate = _read(path)
    samples = _trimmed(samples, rate)
    if len(samples) < SHORTEST * rate:
        raise Mute("it wrote nothing that can be heard")
    content = samples.tobytes()
    factor = min(LOUD * FULL / max(_loudness(samples, rate), 1.0), PEAK * FULL / _peak(content), MOST)
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        file.writeframes(times(content, factor))
    return made.getvalue()


def _read(path: Path) -> tuple[array[int], int]:
    try:
        with wave.open(str(path), "rb") as file:
            form, rate = (file.getnchannels(), file.getsampwidth()), file.getframerate()
            content = file.readframes(file.getnframes())
    except FileNotFoundError:
        raise Mute("it wrote nothing") from None
    except (OSError, EOFError, wave.Error, ValueError, ZeroDivisionError) as fault:
        raise Mute(f"it wrote no WAV file ({fault})") from None
    if form != (1, 2) or rate <= 0:
        raise Mute("it wrote something else than one channel of 16 bits")
    return array("h", content[: len(content) // 2 * 2]), rate


def _trimmed(samples: array[int], rate: int) -> array[int]:
    """Without the silence before and after the speech."""
    size = max(int(BLOCK * rate), 1)
    starts = range(0, len(samples), size)
    first = next((at for at in starts if _is_heard(samples[at : at + size])), None)
    if first is None:
        return samples[:0]
    last = next(at for at in reversed(starts) if _is_heard(samples[at : at + size]))
    return samples[max(first - int(BEFORE * rate), 0) : last + size + int(AFTER * rate)]


def _is_heard(block: Sequence[int]) -> bool:
    return max(block) > SILENT * FULL or -min(block) > SILENT * FULL


def _loudness(samples: array[int], rate: int) -> float:
    """Root of the mean square of all blocks that are no pauses."""
    some, size = samples[::STEP].tolist(), max(int(BLOCK * rate / STEP), 1)
    blocks = [some[at : at + size] for at in range(0, max(len(some) - size, 1), size)]
    powers = [sum(map(mul, block, block)) / len(block) for block in blocks]
    least = PAUSE * sum(powers) / len(powers)
    spoken = [power for power in powers if power >= least]
    mean: float = (sum(spoken) / len(spoken)) ** 0.5
    return mean


def _peak(content: bytes) -> int:
    """A bound that no sample exceeds, from their upper bytes: the greatest that occurs is looked for by its value."""
    steepness = content[1::2].translate(STEEPNESS)
    return 256 * (1 + next(value for value in range(127, -1, -1) if value in steepness))


def times(content: bytes, factor: float) -> bytes:
    """Every sample times the factor; no product may leave the range of 16 bits.

    A product is the sum of the products of its upper and its lower byte. Both are looked up for all samples at once and added as two long
    numbers; for that, all values are lifted above zero. Where an upper part alone lies below zero, one is carried to the next sample, which
    changes it by an inaudible thirty-thousandth.
    """
    upper = [round((byte - 256 * (byte > 127)) * 256 * factor) + FULL for byte in range(256)]
    lower = [round(byte * factor) for byte in range(256)]
    total = _spread(content[1::2], upper) + _spread(content[0::2], lower)
    made = bytearray(total.to_bytes(len(content) + 1, "little"))[: len(content)]
    made[1::2] = made[1::2].translate(SIGN)  # undoes the lifting
    return bytes(made)


def _spread(content: bytes, values: Sequence[int]) -> int:
    """The 16-bit values of all bytes, one behind the other, as one long number."""
    spread = bytearray(2 * len(content))
    spread[0::2] = content.translate(bytes(value & 255 for value in values))
    spread[1::2] = content.translate(bytes(value >> 8 & 255 for value in values))
    return int.from_bytes(spread, "little")
