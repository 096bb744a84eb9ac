"""The same loudness for whatever engine spoke: a WAV file is read, cut to what is to be heard, and made as loud as all others.

Rules of this file: pure Python, as the standard library has nothing for it; so what can be told from some of the samples is told from some.
"""

from __future__ import annotations

import io
import wave
from array import array
from collections.abc import Sequence
from operator import mul
from pathlib import Path

from companion.voice.engines.port import Mute

LOUD = 0.1  # root of the mean square that speech is brought to, of full scale; pauses do not count, and seldom does a peak come in between
PEAK = 0.95  # of full scale, which no sample exceeds
MOST = 10.0  # times; what would need more is noise
SILENT = 0.004  # of full scale: what stays below is silence
BLOCK, STEP = 0.02, 4  # seconds that are looked at together, and of how many samples one
PAUSE = 0.1  # of the mean power: blocks below are pauses
BEFORE, AFTER = 0.02, 0.06  # seconds of silence that stay
SHORTEST = 0.03  # seconds; nothing that is said is shorter
FULL = 1 << 15
FINE = 12  # bits behind the point of a factor


def evened(path: Path) -> bytes:
    """The same speech as a WAV file; `Mute` where there is none in it."""
    samples, rate = _read(path)
    samples = _trimmed(samples, rate)
    if len(samples) < SHORTEST * rate:
        raise Mute("it wrote nothing that can be heard")
    factor = round(_gain(samples, rate) * (1 << FINE))
    return _written([sample * factor >> FINE for sample in samples], rate)


def _read(path: Path) -> tuple[list[int], int]:
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
    return array("h", content[: len(content) // 2 * 2]).tolist(), rate


def _trimmed(samples: list[int], rate: int) -> list[int]:
    """Without silence around it."""
    size = max(int(BLOCK * rate), 1)
    starts = range(0, len(samples), size)
    first = next((at for at in starts if _is_heard(samples[at : at + size])), None)
    if first is None:
        return []
    last = next(at for at in reversed(starts) if _is_heard(samples[at : at + size]))
    return samples[max(first - int(BEFORE * rate), 0) : last + size + int(AFTER * rate)]


def _is_heard(block: Sequence[int]) -> bool:
    return max(block) > SILENT * FULL or -min(block) > SILENT * FULL


def _gain(samples: list[int], rate: int) -> float:
    size = max(int(BLOCK * rate), STEP)
    blocks = [samples[at : at + size : STEP] for at in range(0, max(len(samples) - size, 1), size)]
    powers = [sum(map(mul, block, block)) / len(block) for block in blocks]
    least = PAUSE * sum(powers) / len(powers)
    spoken = [power for power in powers if power >= least]
    loud: float = (sum(spoken) / len(spoken)) ** 0.5
    highest, lowest = max(samples), min(samples)
    peak = max(highest, -lowest)
    return min(LOUD * FULL / max(loud, 1.0), PEAK * FULL / peak, MOST)


def _written(samples: list[int], rate: int) -> bytes:
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        file.writeframes(array("h", samples).tobytes())
    return made.getvalue()
