"""Tags that behave: ISO 14443-3 type A up to the selection of a tag, and what an NTAG213 answers after it."""

from __future__ import annotations

from enum import Enum, auto
from functools import reduce
from math import inf
from operator import xor
from random import Random

from hardware.chip.air import ANSWER_AFTER_US, ETU_US, GUARD_US, Answer, bits_of, crc_a, with_crc

REQA, WUPA, HLTA = 0x26, 0x52, 0x50
SELECTS = (0x93, 0x95, 0x97)  # of the cascade levels
WHOLE = 0x70  # the number of valid bits where all 40 are known: the tag is addressed
CASCADE = 0x88
READ, GET_VERSION = 0x30, 0x60
LAST_PAGE = 0x2C
NAK_ARGUMENT, NAK_CRC = Answer(b"\x00", last=4), Answer(b"\x01", last=4)
VERSION = Answer(with_crc(bytes.fromhex("0004040201000f03")))  # NXP, NTAG, 50 pF, 144 bytes
RANDOM = 0x08  # the first byte of an id of four that is made up anew (ISO 14443-3)
FADES_US = 100.0  # a field that is away for less does not reset a tag
TOLERANCE_US = 3.0  # of the guard time: a reader that waits nine bits is 1.5 us early, and tags answer it


class State(Enum):
    POWER_OFF = auto()
    IDLE = auto()
    READY = auto()
    ACTIVE = auto()
    HALT = auto()
    READY_STAR = auto()
    ACTIVE_STAR = auto()


class Tag:
    """One tag. An unexpected frame lets it fall back without an answer: to IDLE, or to HALT if it was woken from there."""

    def __init__(self, uid: bytes, atqa: bytes, sak: int, *, answers: float, wakes_us: float, fades_us: float = FADES_US) -> None:
        self.uid, self.answers, self.wakes_us, self.fades_us = uid, answers, wakes_us, fades_us
        self.state = self._kept = State.POWER_OFF  # the state that survives a field that is away for a moment
        self._atqa = Answer(atqa)
        self._levels = _levels(uid)
        self._saks = [Answer(with_crc(bytes([4])))] * (len(self._levels) - 1) + [Answer(with_crc(bytes([sak])))]
        self._level = 0
        self._awake_us = inf  # the time from which it hears
        self._faded_us = -inf  # the time since which it has no field
        self._peace_us = -inf  # the time until which it hears nothing

    def __repr__(self) -> str:
        return f"<tag {self.uid.hex()} {self.state.name}>"

    @property
    def is_powered(self) -> bool:
        return self._faded_us == inf

    def power(self, us: float) -> None:
        """Note that a field is there again; a field that was away for a moment only does not reset the tag."""
        self.state = self._kept
        if us - self._faded_us > self.fades_us:
            self._begin(us)
        self._faded_us = inf

    def _begin(self, us: float) -> None:
        self.state, self._level = State.IDLE, 0
        self._awake_us, self._peace_us = us + self.wakes_us, -inf

    def fade(self, us: float) -> None:
        """Note that the field is gone."""
        if self.is_powered:
            self._kept, self.state = self.state, State.POWER_OFF
        self._faded_us = us

    def hears(self, us: float) -> bool:
        """Whether it hears a frame that starts now."""
        return self._awake_us <= us < self._faded_us and us >= self._peace_us

    def stumble(self) -> None:
        """Take a frame that cannot be read."""
        self.state = _fallen(self.state)

    def take(self, frame: bytes, last: int, end_us: float) -> Answer | None:
        """Take a frame that has ended, and return the answer; `last` is the number of bits of its last byte that were sent, 0: all."""
        answer = self._answer(frame, last)
        if answer is not None:
            self._peace_us = end_us + ANSWER_AFTER_US + (1 + len(bits_of(answer))) * ETU_US + GUARD_US - TOLERANCE_US
        return answer

    def _answer(self, frame: bytes, last: int) -> Answer | None:
        match self.state:
            case State.IDLE | State.HALT:
                return self._wake(frame, last)
            case State.READY | State.READY_STAR:
                answer = self._select(frame, last)
            case State.ACTIVE | State.ACTIVE_STAR:
                answer = self._serve(frame, last)
            case State.POWER_OFF:
                return None
        if answer is None:
            self.stumble()
        return answer

    def _wake(self, frame: bytes, last: int) -> Answer | None:
        if last != 7 or len(frame) != 1 or frame[0] & 0x7F not in (REQA, WUPA):
            return None
        if self.state is State.HALT:
            if frame[0] & 0x7F == REQA:
                return None
            self.state = State.READY_STAR
        else:
            self.state = State.READY
        self._level = 0
        return self._atqa

    def _select(self, frame: bytes, last: int) -> Answer | None:
        if len(frame) < 2 or frame[0] != SELECTS[self._level]:
            return None
        own = self._levels[self._level]
        if frame[1] == WHOLE:
            return self._become_selected() if not last and frame[2:] == with_crc(frame[:2] + own)[2:] else None
        bits = 8 * len(frame) - (8 - last if last else 0)
        known = bits - 16
        if 8 * (frame[1] >> 4) + (frame[1] & 15) != bits or not 0 <= known < 40:
            return None
        if (int.from_bytes(frame[2:], "little") ^ int.from_bytes(own, "little")) & (1 << known) - 1:
            return None  # another tag is addressed
        return Answer(own[known >> 3 :], skip=known & 7)

    def _become_selected(self) -> Answer:
        answer = self._saks[self._level]
        self._level += 1
        if self._level == len(self._levels):
            self.state = State.ACTIVE if self.state is State.READY else State.ACTIVE_STAR
        return answer

    def _serve(self, frame: bytes, last: int) -> Answer | None:
        if last or frame != with_crc(frame[:2]) or frame[:2] != bytes([HLTA, 0]):
            return None
        self.state = State.HALT
        return None


class Ntag213(Tag):
    """A tag with 45 readable pages: id, lock bytes and capability container as they leave the factory, the rest empty."""

    def __init__(self, uid: bytes, *, answers: float, wakes_us: float, fades_us: float = FADES_US) -> None:
        super().__init__(uid, b"\x44\x00", 0x00, answers=answers, wakes_us=wakes_us, fades_us=fades_us)
        first, second = self._levels
        head = first[1:4] + bytes([first[4]]) + second[:4] + bytes([second[4], 0x48, 0, 0]) + b"\xe1\x10\x12\x00"
        self.pages = bytearray(head + bytes(4 * (LAST_PAGE + 1) - len(head)))

    def _serve(self, frame: bytes, last: int) -> Answer | None:
        if last or len(frame) < 3 or frame[0] not in (READ, GET_VERSION):
            return super()._serve(frame, last)
        if crc_a(frame):
            self.stumble()
            return NAK_CRC
        if frame[0] == GET_VERSION and len(frame) == 3:
            return VERSION
        if frame[0] == READ and len(frame) == 4 and frame[1] <= LAST_PAGE:
            page = 4 * frame[1]
            return Answer(with_crc(bytes(self.pages * 2)[page : page + 16]))
        self.stumble()
        return NAK_ARGUMENT


class Telephone(Tag):
    """A telephone, a passport or a transit card: four bytes of id that it makes up anew whenever a field comes."""

    def __init__(self, chance: Random, *, answers: float, wakes_us: float) -> None:
        super().__init__(_random_uid(chance), b"\x04\x00", 0x20, answers=answers, wakes_us=wakes_us)
        self._chance = chance

    def _begin(self, us: float) -> None:
        super()._begin(us)
        self.uid = _random_uid(self._chance)
        self._levels = _levels(self.uid)


def ntag213(uid: str, *, answers: float = 1.0, wakes_us: float = 400, fades_us: float = FADES_US) -> Ntag213:
    """The usual sticker: seven bytes of id, over two cascade levels."""
    return Ntag213(_parse_uid(uid, 7), answers=answers, wakes_us=wakes_us, fades_us=fades_us)


def telephone(seed: int = 0, *, answers: float = 1.0, wakes_us: float = 400) -> Telephone:
    """A telephone whose ids follow from the seed."""
    return Telephone(Random(seed), answers=answers, wakes_us=wakes_us)


def classic(uid: str, *, answers: float = 1.0, wakes_us: float = 400) -> Tag:
    """MIFARE Classic 1K with four bytes of id; its memory is behind Crypto1, which is not modelled."""
    return Tag(_parse_uid(uid, 4), b"\x04\x00", 0x08, answers=answers, wakes_us=wakes_us)


def long_tag(uid: str, *, answers: float = 1.0, wakes_us: float = 400) -> Tag:
    """Ten bytes of id, over three cascade levels."""
    return Tag(_parse_uid(uid, 10), b"\x84\x00", 0x00, answers=answers, wakes_us=wakes_us)


def _random_uid(chance: Random) -> bytes:
    return bytes([RANDOM]) + chance.randbytes(3)


def _parse_uid(text: str, length: int) -> bytes:
    uid = bytes.fromhex(text)
    if len(uid) != length:
        raise ValueError(f"{text} has {len(uid)} bytes, and such a tag has {length}")
    return uid


def _levels(uid: bytes) -> list[bytes]:
    """The bytes of each cascade level of a uid: four of them and their check byte."""
    levels = []
    while len(uid) > 4:
        levels.append(bytes([CASCADE]) + uid[:3])
        uid = uid[3:]
    return [level + bytes([reduce(xor, level)]) for level in [*levels, uid]]


def _fallen(state: State) -> State:
    match state:
        case State.READY | State.ACTIVE:
            return State.IDLE
        case State.READY_STAR | State.ACTIVE_STAR:
            return State.HALT
        case _:
            return state
