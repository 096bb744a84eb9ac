"""A full-sized mat under a noisy radio, with repetitions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.simulator.radio import radio_under
from hardware.readers.noise import Noise, Strikes
from hardware.readers.simulated import Simulated
from hardware.sighting import GARBLED, Pass


class Garbling:
    """A radio of which that share of all polls is garbled, also of slots where nothing lies."""

    def __init__(self, radio: Simulated, share: float, seed: object) -> None:
        self._radio, self._strikes = radio, Strikes(share, Random(f"{seed} garbled"))

    def passes(self, until: float) -> Iterator[Pass]:
        for heard in self._radio.passes(until):
            struck = self._strikes.among(tuple(heard.heard))
            yield Pass(heard.at, {**heard.heard, **dict.fromkeys(struck, GARBLED)}) if struck else heard

    def __getattr__(self, name: str) -> object:
        return getattr(self._radio, name)


class NoisyMat:
    """Cards are laid on it and lifted; `delays` in seconds. `garbled`: the share of all polls, on empty slots too."""

    def __init__(self, noise: Noise, seed: int = 1, garbled: float = 0.0) -> None:
        self.shape, self.mat, self.events = Shape(), Mat(), []
        self.readers = Garbling(radio_under(self.shape, noise, seed), garbled, seed)
        self.settling, self.chance, self.at = Settling(self.shape), Random(seed), 0.0

    def listen(self, seconds: float) -> None:
        self.at += seconds
        for heard in self.readers.passes(self.at):
            settled = self.settling.take(heard, self.mat)
            for event in settled.events:
                self.mat = self.mat.after(event)
                self.events.append(event)
            self.readers.ask(settled.doubtful)

    def delays(self, number: int) -> tuple[list[float], list[float]]:
        """Of so many cards: from laid to placed, and from lifted to the event that says so."""
        placed, lifted = [], []
        for one in range(number):
            slot = self.chance.choice(self.shape.slots[:64])
            self.readers.lay(f"tag-{one}", slot)
            placed.append(self.delay())
            self.readers.lift(f"tag-{one}")
            lifted.append(self.delay())
        return sorted(placed), sorted(lifted)

    def delay(self) -> float:
        before, at = len(self.events), self.at
        self.listen(self.chance.uniform(1, 1.05))
        assert len(self.events) == before + 1
        return self.events[-1].at - at
