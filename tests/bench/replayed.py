"""A bus that is taped, and the tape played to the same driver again: what is left of the time is the driver's own."""

from __future__ import annotations

from hardware.chip.model import Model


class Taped:
    """The model's bus, with all that it answered."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.antennas = model.antennas
        self.replies: list[bytes] = []
        self.times: list[int] = []

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        reply = self._model.transfer(antenna, frame)
        self.replies.append(reply)
        return reply

    def ticks(self) -> int:
        ticks = self._model.ticks()
        self.times.append(ticks)
        return ticks

    def rest_until(self, ticks: int) -> None:
        self._model.rest_until(ticks)

    def reset(self) -> None:
        self._model.reset()


class Replayed:
    """The tape again, from its beginning; whoever says anything else than the first time hears nonsense."""

    def __init__(self, taped: Taped) -> None:
        self.antennas = taped.antennas
        self._reply, self._time = iter(taped.replies).__next__, iter(taped.times).__next__

    def transfer(self, antenna: int, frame: bytes) -> bytes:
        return self._reply()

    def ticks(self) -> int:
        return self._time()

    def rest_until(self, ticks: int) -> None:
        """The time after it is on the tape."""

    def reset(self) -> None:
        """So is what became of it."""
