"""The benchmark of speech: how soon a line can be heard, beside the bare program, and what a slow engine costs a loop that goes on.

Rules of this file: all is measured in one run on one machine, each text once by every way before the next one; the sound device is one
that plays for nobody. Ratios are worked out from the figures that are told with them.
"""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import wave
from argparse import Namespace
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic, perf_counter, sleep

from companion.cards.decks import files
from companion.core.decks.card import LANGUAGES
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import Deed, SimulatedTable
from companion.voice.cache import Cache
from companion.voice.choosing import chosen
from companion.voice.engines.espeak import PITCH, speed
from companion.voice.engines.found import offers
from companion.voice.engines.port import CALM, Engine, Errand, Mute
from companion.voice.mixer import PygameMixer
from companion.voice.rendering import SpeechRenderer
from companion.voice.speaker import Speaker
from companion.voice.utterance import Urgency, Utterance
from hardware.readers.noise import Noise
from tests.bench.figures import Figures, spread, timed
from tests.bench.played import ASKED, desk_with

TEXTS = 100  # of each language
CLUMSY = 0.2  # so that much is said
MEASURED = ("espeak-ng", "espeakng-loader")  # other engines, which may be slow, are not measured
SLOW, FRAMES, SECONDS = 2.0, 60, 12.0  # seconds that an engine takes, a loop's rounds a second, and how long it goes on
EVERY = 0.5  # seconds between two things to say


def measured(options: Namespace) -> Iterator[Figures]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    yield _readiness(options.seed)
    yield _holding_up()


class Listening:
    """Collects the announcements of a match."""

    def __init__(self, said: Callable[[], Sequence[Announcement]]) -> None:
        self._said = said
        self.heard: list[Announcement] = []

    def saw(self, deed: Deed, table: TableView) -> None:
        pass

    def went_on(self) -> None:
        self.heard += self._said()


def spoken_lines(seed: int, language: str) -> list[str]:
    """The first different ones of matches of bots."""
    setup, deck = parse_setup(ASKED, files.find)
    texts: dict[str, None] = {}
    for number in range(seed, seed + TEXTS):
        opened = desk_with(MemoryStore()).begin(setup, deck, language)
        listening = Listening(opened.referee.said)
        table = SimulatedTable(opened.referee, radio_under(setup.shape, Noise(), number), listening)
        Sitting(setup, deck, table, number, Manners(clumsy=CLUMSY)).play()
        texts |= dict.fromkeys(opened.lines.spoken(one) for one, _, _ in chosen(listening.heard, "all"))
        if len(texts) >= TEXTS:
            break
    return list(islice(texts, TEXTS))


def _readiness(seed: int) -> Figures:
    engines = [offer.engine for offer in offers({}) if offer.engine is not None and offer.engine.name in MEASURED]
    measured: Figures = {"engines": ", ".join(engine.name for engine in engines) or None}
    for language in LANGUAGES:
        measured |= _in_language(language, spoken_lines(seed, language), engines)
    return measured


def _in_language(language: str, texts: Sequence[str], engines: Sequence[Engine]) -> Figures:
    """Of each engine: from a text to a file that can be played, never said before and said before; and the bare program."""
    program = shutil.which(MEASURED[0])
    plain: list[float] = []
    ready: dict[str, list[tuple[float, float]]] = {engine.name: [] for engine in engines}
    with TemporaryDirectory(prefix="facedown-bench-") as folder:
        renderers = [(engine.name, SpeechRenderer([engine], Cache(Path(folder) / engine.name))) for engine in engines]
        for text in texts:
            if program is not None:
                plain.append(timed(partial(_say_plainly, program, text, language, Path(folder) / "plain.wav")))
            for name, renderer in renderers:
                say = partial(renderer.rendered, text, language)
                ready[name].append((timed(say), timed(say)))
    measured: Figures = {f"{language}_lines": len(texts), f"{language}_letters": round(median(map(len, texts)))}
    measured |= _spread(f"{language}_plain_program", plain)
    for name, pairs in ready.items():
        measured |= _of_engine(f"{language}_{name}", pairs, plain)
    return measured


def _of_engine(name: str, pairs: Sequence[tuple[float, float]], plain: Sequence[float]) -> Figures:
    cold, warm = [one for one, _ in pairs], [other for _, other in pairs]
    ratio = round(median(cold) / median(plain), 2) if plain else None
    return {**_spread(f"{name}_cold", cold), f"{name}_cold_to_plain": ratio, **_spread(f"{name}_warm", warm)}


def _say_plainly(program: str, text: str, language: str, path: Path) -> None:
    """As from a shell."""
    how = ("-v", language, "-s", str(speed(CALM)), "-p", str(PITCH), "-b", "1", "-w", str(path), "--stdin")
    subprocess.run([program, *how], input=text.encode(), check=True)


def _spread(name: str, seconds: Sequence[float]) -> Figures:
    return spread(name, seconds, has_most=True)


class SlowEngine:
    """Takes its time for each text; the sound is a tone."""

    name = "slow"

    def voice(self, language: str) -> str | None:
        return "tone"

    def edition(self, language: str) -> str:
        return "1"

    def render(self, text: str, language: str, path: Path, errand: Errand) -> None:
        is_over = Event()
        with errand.ended_by(is_over.set):
            if is_over.wait(SLOW):
                raise Mute("it was called off")
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, 22_050, 0, "NONE", ""))
            file.writeframes(array("h", [int(9000 * math.sin(number / 9)) for number in range(22_050)]).tobytes())


def _holding_up() -> Figures:
    """What it costs a loop that something is spoken by a slow engine meanwhile."""
    without = _loop(_say_nothing)
    took: list[float] = []
    heard: list[Utterance] = []
    with TemporaryDirectory(prefix="facedown-bench-") as folder:
        speaker = Speaker(PygameMixer(_say_nothing), SpeechRenderer([SlowEngine()], Cache(Path(folder))), monotonic, heard=heard.append)

        def say(number: int) -> None:
            urgency: Urgency = "now" if number % 4 == 3 else "later"
            utterance = Utterance(f"Line {number}.", LANGUAGES[0], urgency, monotonic())
            took.append(timed(lambda: speaker.say([utterance])))

        spoken = _loop(say)
        closing = timed(speaker.close)
    return {
        "slow_engine_s": SLOW,
        "loop_s": SECONDS,
        "said": len(took),
        "heard": len(heard),
        "say_max_ms": round(max(took) * 1000, 3),
        "close_ms": round(closing * 1000, 1),
        **_spread("loop_pause", spoken),
        **_spread("loop_pause_without_speech", without),
    }


def _say_nothing(*_: object) -> None:
    pass


def _loop(say: Callable[[int], None]) -> list[float]:
    """The time from each round to the next."""
    each = int(EVERY * FRAMES)
    began = before = perf_counter()
    pauses: list[float] = []
    for number in range(int(SECONDS * FRAMES)):
        if number % each == 0:
            say(number // each)
        sleep(max(began + (number + 1) / FRAMES - perf_counter(), 0))
        now = perf_counter()
        pauses.append(now - before)
        before = now
    return pauses
