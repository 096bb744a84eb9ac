"""The radio field under the table: which antenna couples with which tag, and what an antenna hears when several things happen at once.

*Rules of this file*: a tag within reach of two antennas that are on hears both and answers neither cleanly. Switching an antenna
first brings every exchange that is under way up to that moment. The times in which antennas were on are kept for a while, so that
buses with clocks of their own may run one after the other through the same stretch of time, and their chips still disturb each other.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import dist, inf
from random import Random

from hardware.chip.air import ANSWER_AFTER_US, COLLIDED, ETU_US, bits_of, combined
from hardware.chip.tag import Tag

REACH_MM = 120.0  # readers 80 mm apart read each other's tags (rfid#589); no reader of a mat is meant to be alone so near
# How far an antenna hears, by its receiver's gain: 18, 23, 18, 23, 33, 38, 43, 48 dB. Chosen so that the default hears its own place,
# and the highest hears a neighbour 80 mm away; not measured.
HEARS_MM = (20.0, 27.0, 20.0, 27.0, 40.0, 50.0, 62.0, 84.0)
SPANS = 16  # the number of times kept in which an antenna was on

Bits = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer of tags as it comes back to one antenna."""

    start_us: float
    end_us: float
    bits: Bits
    is_broken: bool = False  # its start cannot be made out


class CoilModel:
    """One coil. `settle` is a function of its chip, which brings the chip's events up to a time."""

    def __init__(self, field: Field, number: int) -> None:
        self.number, self.is_on = number, False
        self.tags: list[tuple[Tag, float]] = []  # the tags that it couples with, each with its distance
        self.neighbours: list[CoilModel] = []  # the antennas that it couples with
        self.answering: list[Tag] = []  # tags whose answers are on their way to it
        self.is_busy = self.is_spoilt = False  # an exchange is under way; its answer cannot be heard cleanly any more
        self.settle: Callable[[float], None] = _nothing
        self._field = field
        self._since_us, self.until_us = 0.0, -inf  # when it was last switched on, and off
        self._ahead: list[float] = []  # when neighbours came on later, by clocks that had run ahead when this one came on
        self._spans: deque[tuple[float, float]] = deque(maxlen=SPANS)  # in which it was on

    def switch(self, us: float, *, is_on: bool) -> None:
        if is_on is self.is_on:
            return
        if is_on:
            self._field.overlaps += sum(other.was_on(us, us) for other in self.neighbours)
            self._ahead = sorted(since for other in self.neighbours for since in other.began_after(us))
            self._since_us = us
        else:
            self._field.overlaps += sum(since < us for since in self._ahead)
            self._spans.append((self._since_us, us))
            self.until_us = us
            self.is_spoilt |= bool(self.answering)
        self._field.switch(self, us, is_on=is_on)

    def was_on(self, start_us: float, end_us: float) -> bool:
        """Whether it was on at any moment between these times."""
        if self.is_on and self._since_us <= end_us:
            return True
        if self.until_us <= start_us:
            return False
        return any(since <= end_us and until > start_us for since, until in self._spans)

    def began_after(self, us: float) -> list[float]:
        """The times after `us` at which it came on, which are known where its bus's clock runs ahead."""
        if self._since_us <= us:
            return []
        return [since for since, _until in self._spans if since > us] + [self._since_us] * self.is_on

    def begin(self) -> None:
        """Begin an exchange, which lasts from the first bit sent to the last one heard."""
        self.is_busy, self.is_spoilt, self.answering = True, False, []

    def end(self) -> None:
        self.is_busy, self.answering = False, []

    def send(self, frame: bytes, last: int, gain: int, start_us: float, end_us: float) -> Reply | None:
        """Send a frame, which has ended just now; returns the reply."""
        return self._field.send(self, frame, last, gain, start_us, end_us) if self.is_on else None

    def heard(self, reply: Reply) -> Reply:
        """The reply, which has ended just now, with the disturbances that happened meanwhile."""
        return self._field.heard(self, reply)


class Field:
    """`places` are the antennas' centres in millimetres; without it every antenna is alone in the world."""

    def __init__(
        self,
        places: Mapping[int, tuple[float, float]] | None = None,
        reach: float = REACH_MM,
        hears: Sequence[float] = HEARS_MM,
        seed: int = 0,
    ) -> None:
        self.places, self.reach, self.hears = places, reach, tuple(hears)
        self.overlaps = 0  # how often an antenna came on while one that it couples with was on
        self.flips = 0.0  # the probability that a bit of an answer turns over in the air
        self.spikes = 0.0  # the probability that one to three bits of noise follow a frame that no tag answers
        self.antennas: dict[int, CoilModel] = {}
        self._spots: dict[Tag, tuple[int, tuple[float, float]]] = {}
        self._near: dict[Tag, list[CoilModel]] = {}
        self._chance = Random(seed)

    def antenna(self, number: int) -> CoilModel:
        if number in self.antennas:
            raise ValueError(f"antenna {number} of this field has a chip already")
        if self.places is not None and number not in self.places:
            raise ValueError(f"antenna {number} has no place in this field")
        antenna = CoilModel(self, number)
        for other in self.antennas.values():
            if self.couples(number, other.number):
                other.neighbours.append(antenna)
                antenna.neighbours.append(other)
        self.antennas[number] = antenna
        for tag in self._spots:
            self._couple(tag, antenna)
        return antenna

    def lay(self, tag: Tag, number: int, us: float, aside: tuple[float, float] = (0.0, 0.0)) -> None:
        """Lay a tag upon the antenna, or `aside` of its centre in millimetres; a tag that lies somewhere leaves that place."""
        if number not in self.antennas:
            raise ValueError(f"no antenna {number} in this field")
        self._settle(us)
        self.lift(tag, us)
        self._spots[tag], self._near[tag] = (number, aside), []
        for antenna in self.antennas.values():
            self._couple(tag, antenna)
        self._supply(tag, us)

    def lift(self, tag: Tag, us: float) -> None:
        """Lift a tag; an answer on its way is cut off. A tag that does not lie here is ignored."""
        if tag not in self._spots:
            return
        self._settle(us)
        for antenna in self._near.pop(tag):
            antenna.is_spoilt |= tag in antenna.answering
            antenna.tags = [(other, mm) for other, mm in antenna.tags if other is not tag]
        del self._spots[tag]
        tag.fade(-inf)  # in a hand, for longer than any field is away

    def couples(self, one: int, other: int) -> bool:
        """Whether the fields of two antennas reach the same tags."""
        return one == other or (self.places is not None and dist(self.places[one], self.places[other]) <= self.reach)

    def switch(self, antenna: CoilModel, us: float, *, is_on: bool) -> None:
        self._settle(us)
        antenna.is_on = is_on
        for tag, _mm in antenna.tags:
            self._supply(tag, us)

    def send(self, antenna: CoilModel, frame: bytes, last: int, gain: int, start_us: float, end_us: float) -> Reply | None:
        answers = []
        for tag, mm in antenna.tags:
            if not tag.hears(start_us):
                continue
            is_clear = not self._is_disturbed(tag, antenna, start_us, end_us)
            bits = self._answer(tag, frame, last, end_us, is_clear=is_clear)
            if bits is not None and mm <= self.hears[gain]:
                answers.append(bits)
                antenna.answering.append(tag)
                antenna.is_spoilt |= not is_clear
        start = end_us + ANSWER_AFTER_US
        if not answers:
            return self._spike(start) if self.spikes else None
        together = combined(answers)
        return Reply(start, start + (1 + len(together)) * ETU_US, together)

    def _spike(self, start_us: float) -> Reply | None:
        if self._chance.random() >= self.spikes:
            return None
        bits = tuple(self._chance.choices((0, 1), k=self._chance.randint(1, 3)))
        return Reply(start_us, start_us + (1 + len(bits)) * ETU_US, bits, is_broken=True)

    def heard(self, antenna: CoilModel, reply: Reply) -> Reply:
        """An answer suffers from everything that disturbed its tag's reception, and from every field that came on while it was sent."""
        if antenna.is_spoilt or any(self._is_disturbed(tag, antenna, reply.start_us, reply.end_us) for tag in antenna.answering):
            reply = self._garbled(reply)
        if self.flips:
            bits = tuple(bit ^ 1 if bit < COLLIDED and self._chance.random() < self.flips else bit for bit in reply.bits)
            reply = replace(reply, bits=bits)
        return reply

    def _is_disturbed(self, tag: Tag, antenna: CoilModel, start_us: float, end_us: float) -> bool:
        """Whether another antenna that couples with the tag was on then; most have been off for long."""
        for other in self._near.get(tag, ()):  # on a real clock a hand may lift it just now
            if (other.is_on or other.until_us > start_us) and other is not antenna and other.was_on(start_us, end_us):
                return True
        return False

    def _answer(self, tag: Tag, frame: bytes, last: int, end_us: float, *, is_clear: bool) -> Bits | None:
        """The answer of one tag. Of the frames that an unreliable tag leaves unanswered, it did not hear one half."""
        if not is_clear and self._chance.random() < 0.5:
            tag.stumble()
            return None
        roll = self._chance.random() if tag.answers < 1 else 0.0
        if roll >= (1 + tag.answers) / 2:
            return None
        answer = tag.take(frame, last, end_us)
        return None if answer is None or roll >= tag.answers else bits_of(answer)

    def _garbled(self, reply: Reply) -> Reply:
        """A disturbed reply: one to four bits are flipped, or two of one byte so that its parity holds, or its start is lost."""
        bits, chance = list(reply.bits), self._chance
        kind = chance.random()
        if kind < 0.5:
            turned = chance.sample(range(len(bits)), min(len(bits), chance.randint(1, 4)))
        elif kind < 0.8:
            byte = 9 * chance.randrange(max(1, len(bits) // 9))
            turned = chance.sample(range(byte, min(byte + 8, len(bits))), 2)
        else:
            turned = []
        for place in turned:
            bits[place] = 1 if bits[place] == 0 else 0
        return replace(reply, bits=tuple(bits), is_broken=not turned)

    def _couple(self, tag: Tag, antenna: CoilModel) -> None:
        number, aside = self._spots[tag]
        if self.places is None:
            mm = dist(aside, (0.0, 0.0)) if antenna.number == number else inf
        else:
            x, y = self.places[number]
            mm = dist((x + aside[0], y + aside[1]), self.places[antenna.number])
        if mm <= self.reach:
            self._near[tag].append(antenna)
            antenna.tags.append((tag, mm))

    def _supply(self, tag: Tag, us: float) -> None:
        if any(antenna.is_on for antenna in self._near.get(tag, ())):
            if not tag.is_powered:
                tag.power(us)
        elif tag.is_powered:
            tag.fade(us)

    def _settle(self, us: float) -> None:
        for antenna in self.antennas.values():
            if antenna.is_busy:
                antenna.settle(us)


def _nothing(us: float) -> None:
    """The default of `settle`: the antenna has no chip yet."""
