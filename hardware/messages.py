"""The messages between hub and Pi, as payloads of frames; SHARED, runs on the hub as it stands.

Rules of this file: all numbers are little-endian, times wrap. A payload that is not sound, down to its length and the order of its
uids, parses to None and never raises: a newer program may be at the other end.
"""

import struct

from hardware.wire import AROUND, LONGEST, VERSION

HELLO_ASKED, HEALTH_ASKED = 1, 2  # Ask.what
LAST, FULL = 1, 2  # Go.flags; FULL is told in Sweep.flags as well
LATE = 1  # Done.flags
NOT_POLLED, EMPTY, SAME, GARBLED, FAULT = 0, 1, 2, 3, 4  # Sweep.slots, where there is no tuple of uids
WELL, NO_ANSWER, STRANGE_VERSION, CHECK_FAILED = 0, 1, 2, 3  # the states of Health.slots
UID_LENGTHS = (4, 7, 10)
_TAGS = 0x10  # plus their number
_MOST_TAGS = 0xEF
_MOST = LONGEST - AROUND
_WORD = 0xFFFFFFFF


class Message:
    __slots__ = ()

    def payload(self) -> bytes:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and type(other) is type(self) and other.payload() == self.payload()

    def __hash__(self) -> int:
        return hash(self.payload())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.payload()!r})"


class Ask(Message):
    __slots__ = ("sent", "what")

    def __init__(self, what: int, sent: int) -> None:
        self.what, self.sent = what, sent

    def payload(self) -> bytes:
        return struct.pack("<BI", self.what, self.sent & _WORD)


def parse_ask(payload: bytes) -> "Ask | None":
    if len(payload) != 5:
        return None
    what, sent = struct.unpack("<BI", payload)
    return Ask(what, sent)


class Setup(Message):
    """One colour and one gain (RxGain of RFCfg, 0 to 7) for each antenna; `cap` of them may be on at once."""

    __slots__ = ("cap", "colours", "gains", "sent")

    def __init__(self, sent: int, cap: int, colours: bytes, gains: bytes) -> None:
        self.sent, self.cap, self.colours, self.gains = sent, cap, colours, gains

    def payload(self) -> bytes:
        return struct.pack("<IBB", self.sent & _WORD, self.cap, len(self.colours)) + self.colours + self.gains


def parse_setup(payload: bytes) -> "Setup | None":
    if len(payload) < 6:
        return None
    sent, cap, antennas = struct.unpack("<IBB", payload[:6])
    colours, gains = payload[6 : 6 + antennas], payload[6 + antennas :]
    if len(colours) != antennas or len(gains) != antennas or cap == 0 or any(gain > 7 for gain in gains):
        return None
    return Setup(sent, cap, colours, gains)


class Go(Message):
    """Poll the antennas of this colour that are wanted; bit i of byte i // 8 is antenna i, and no byte at all means every one."""

    __slots__ = ("colour", "flags", "number", "sent", "share", "wanted")

    def __init__(self, sent: int, number: int, colour: int, share: int, flags: int, wanted: bytes) -> None:
        self.sent, self.number, self.colour, self.share, self.flags, self.wanted = sent, number, colour, share, flags, wanted

    def payload(self) -> bytes:
        return struct.pack("<IHBBB", self.sent & _WORD, self.number & 0xFFFF, self.colour, self.share, self.flags) + self.wanted

    def wants(self, antenna: int) -> bool:
        if not self.wanted:
            return True
        return antenna // 8 < len(self.wanted) and bool(self.wanted[antenna // 8] >> antenna % 8 & 1)

    def verifies(self, antenna: int) -> bool:
        """A share of 0 verifies no antenna, 1 verifies every one in each pass, n verifies each one in every n-th pass."""
        return self.share != 0 and (antenna + self.number) % self.share == 0


def parse_go(payload: bytes) -> "Go | None":
    if not 9 <= len(payload) <= 9 + 32:
        return None
    sent, number, colour, share, flags = struct.unpack("<IHBBB", payload[:9])
    return Go(sent, number, colour, share, flags, payload[9:])


class Lights(Message):
    """Red, green and blue for each slot from `first` on."""

    __slots__ = ("colours", "first")

    def __init__(self, first: int, colours: bytes) -> None:
        self.first, self.colours = first, colours

    def payload(self) -> bytes:
        return bytes((self.first,)) + self.colours


def parse_lights(payload: bytes) -> "Lights | None":
    if len(payload) % 3 != 1 or payload[0] + len(payload) // 3 > 256:
        return None
    return Lights(payload[0], payload[1:])


class Hello(Message):
    __slots__ = ("antennas", "boots", "firmware", "unique", "version")

    def __init__(self, version: int, antennas: int, boots: int, unique: bytes, firmware: str) -> None:
        self.version, self.antennas, self.boots, self.unique, self.firmware = version, antennas, boots, unique, firmware

    def payload(self) -> bytes:
        head = struct.pack("<BBHB", self.version, self.antennas, self.boots & 0xFFFF, len(self.unique))
        return head + self.unique + self.firmware.encode()


def parse_hello(payload: bytes) -> "Hello | None":
    """The hub's hello. Of another version only the first byte can be read, which is the version in all of them."""
    if payload and payload[0] != VERSION:
        return Hello(payload[0], 0, 0, b"", "")
    if len(payload) < 5:
        return None
    version, antennas, boots, length = struct.unpack("<BBHB", payload[:5])
    firmware = _text(payload[5 + length :])
    if length > 16 or len(payload) < 5 + length or firmware is None:
        return None
    return Hello(version, antennas, boots, payload[5 : 5 + length], firmware)


class Done(Message):
    """This colour of this pass is over; `left` antennas were not polled."""

    __slots__ = ("colour", "flags", "left", "number")

    def __init__(self, number: int, colour: int, left: int, flags: int) -> None:
        self.number, self.colour, self.left, self.flags = number, colour, left, flags

    def payload(self) -> bytes:
        return struct.pack("<HBBB", self.number & 0xFFFF, self.colour, self.left, self.flags)


def parse_done(payload: bytes) -> "Done | None":
    if len(payload) != 5:
        return None
    number, colour, left, flags = struct.unpack("<HBBB", payload)
    return Done(number, colour, left, flags)


class Sweep(Message):
    """What each antenna heard in this pass: NOT_POLLED .. FAULT, or uids in ascending order."""

    __slots__ = ("flags", "number", "slots")

    def __init__(self, number: int, flags: int, slots: "list[int | tuple[bytes, ...]]") -> None:
        self.number, self.flags, self.slots = number, flags, slots

    def payload(self) -> bytes:
        """Tags that do not fit are sent as GARBLED, which says truly that a card is there."""
        out = bytearray(struct.pack("<HB", self.number & 0xFFFF, self.flags))
        left = len(self.slots)
        for heard in self.slots:
            left -= 1
            if isinstance(heard, int):
                out.append(heard)
            elif len(heard) <= _MOST_TAGS and len(out) + 1 + sum([len(uid) + 1 for uid in heard]) + left <= _MOST:
                out.append(_TAGS + len(heard))
                for uid in heard:
                    out.append(len(uid))
                    out.extend(uid)
            else:
                out.append(GARBLED)
        return bytes(out)


def parse_sweep(payload: bytes) -> "Sweep | None":
    if len(payload) < 3:
        return None
    number, flags = struct.unpack("<HB", payload[:3])
    slots: list[int | tuple[bytes, ...]] = []
    at = 3
    while at < len(payload):
        code = payload[at]
        at += 1
        if code <= FAULT:
            slots.append(code)
            continue
        uids, at = _uids(payload, at, code - _TAGS)
        if not uids:
            return None
        slots.append(uids)
    return Sweep(number, flags, slots)


def _uids(payload: bytes, at: int, count: int) -> tuple[tuple[bytes, ...], int]:
    """That many uids from there on, and where they end; none if they are not sound."""
    uids: list[bytes] = []
    for _ in range(count):
        length = payload[at] if at < len(payload) else 0
        uid = payload[at + 1 : at + 1 + length]
        if length not in UID_LENGTHS or len(uid) != length or (uids and uid <= uids[-1]):
            return (), at
        uids.append(uid)
        at += 1 + length
    return tuple(uids), at


class Health(Message):
    """The health of a hub since it started; for each antenna the chip's version, its state and how often it was reset."""

    __slots__ = ("dropped", "slots", "sweeps", "uptime_s", "worst_us")

    def __init__(self, uptime_s: int, sweeps: int, worst_us: int, dropped: int, slots: list[tuple[int, int, int]]) -> None:
        self.uptime_s, self.sweeps, self.worst_us, self.dropped, self.slots = uptime_s, sweeps, worst_us, dropped, slots

    def payload(self) -> bytes:
        words = struct.pack("<III", self.uptime_s & _WORD, self.sweeps & _WORD, min(self.worst_us, _WORD))
        out = bytearray(words + struct.pack("<HB", min(self.dropped, 0xFFFF), len(self.slots)))
        for version, state, resets in self.slots:
            out.extend(bytes((version, state, min(resets, 0xFF))))
        return bytes(out)


def parse_health(payload: bytes) -> "Health | None":
    if len(payload) < 15 or len(payload) != 15 + 3 * payload[14]:
        return None
    uptime_s, sweeps, worst_us, dropped = struct.unpack("<IIIH", payload[:14])
    slots = [(payload[at], payload[at + 1], payload[at + 2]) for at in range(15, len(payload), 3)]
    return Health(uptime_s, sweeps, worst_us, dropped, slots)


class Crash(Message):
    """The traceback of a hub that crashed and restarted."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text[-400:]  # the error stands at the end

    def payload(self) -> bytes:
        return self.text.encode()


def parse_crash(payload: bytes) -> "Crash | None":
    text = _text(payload)
    return None if text is None else Crash(text)


def _text(payload: bytes) -> "str | None":
    try:
        return payload.decode()
    except UnicodeError:
        return None
