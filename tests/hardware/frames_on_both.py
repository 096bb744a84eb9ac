"""Random and mutated frames, and messages of every kind; plain enough for MicroPython too."""

from hardware import messages, wire
from hardware.messages import FAULT, FULL, GARBLED, LAST, NOT_POLLED, SAME

MESSAGES = (
    (messages.Ask(1, 0xFFFFFFFF), messages.parse_ask, b"\x01\xff\xff\xff\xff"),
    (messages.Setup(258, 8, b"\x00\x01\x02", b"\x04\x04\x07"), messages.parse_setup, b"\x02\x01\0\0\x08\x03\0\x01\x02\x04\x04\x07"),
    (messages.Go(1, 0x1234, 3, 4, LAST | FULL, b"\x81"), messages.parse_go, b"\x01\0\0\0\x34\x12\x03\x04\x03\x81"),
    (messages.Go(0, 7, 0, 0, 0, b""), messages.parse_go, b"\0\0\0\0\x07\0\0\0\0"),
    (messages.Lights(2, b"rgbRGB"), messages.parse_lights, b"\x02rgbRGB"),
    (messages.Hello(1, 8, 515, b"\xe6\x61", "0.1 é"), messages.parse_hello, b"\x01\x08\x03\x02\x02\xe6\x610.1 \xc3\xa9"),
    (messages.Done(258, 3, 1, messages.LATE), messages.parse_done, b"\x02\x01\x03\x01\x01"),
    (
        messages.Sweep(1, FULL, [NOT_POLLED, 1, SAME, GARBLED, FAULT, (b"\x04abcdef",), (b"1234", b"5678")]),
        messages.parse_sweep,
        b"\x01\0\x02\0\x01\x02\x03\x04\x11\x07\x04abcdef\x12\x041234\x045678",
    ),
    (
        messages.Health(60, 1000, 15000, 3, [(0x92, 0, 0), (0xFF, 1, 200)]),
        messages.parse_health,
        b"\x3c\0\0\0\xe8\x03\0\0\x98\x3a\0\0\x03\0\x02\x92\0\0\xff\x01\xc8",
    ),
    (messages.Crash("MemoryError: «»"), messages.parse_crash, b"MemoryError: \xc2\xab\xc2\xbb"),
)
PARSERS = tuple([parse for _message, parse, _payload in MESSAGES])


class Chance:
    """The same numbers on both machines."""

    def __init__(self, seed):
        self.state = seed * 2 + 1

    def below(self, most):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % most

    def bytes(self, count):
        return bytes([self.below(256) for _ in range(count)])


def any_frame(chance):
    """A frame, and what it says; many zeros, as real payloads have."""
    payload = bytes([chance.below(256) if chance.below(3) else 0 for _ in range(chance.below(40))])
    frame = (chance.below(256), chance.below(256), payload)
    return frame, wire.encode(frame[0], frame[1], frame[2])


def mutated(line, other, chance):
    kind, here = chance.below(7), chance.below(len(line))
    if kind == 0:
        return line[:here] + bytes((line[here] ^ 1 << chance.below(8),)) + line[here + 1 :]
    if kind == 1:
        return line[:here] + line[here + 1 :]
    if kind == 2:
        return line[:here] + bytes((chance.below(256),)) + line[here:]
    if kind == 3:
        return line[:here] + line[here : here + 1] + line[here:]
    if kind == 4:
        return line[:here]
    if kind == 5:
        return line[:here] + other[chance.below(len(other)) :]
    return line + line


def in_pieces(frames, line, chance):
    """Fed as a serial line delivers it: cut anywhere."""
    cut = chance.below(len(line) + 1)
    return frames.feed(line[:cut]) + frames.feed(line[cut:])


def fuzz(count, seed):
    """How many random frames were accepted, how many mutated ones (equal to what was sent), how many dropped; wrong ones."""
    chance, frames = Chance(seed), wire.Frames()
    accepted = equal = wrong = 0
    for number in range(count):
        last, good = any_frame(chance)
        if number % 2:
            accepted += len(in_pieces(frames, b"\0" + chance.bytes(chance.below(48)) + b"\0", chance))
            assert frames.feed(good) == [last]
            continue
        (one, line), (two, other) = any_frame(chance), any_frame(chance)
        heard = in_pieces(frames, mutated(line, other, chance) + good, chance)
        assert heard[-1:] == [last], "a good frame behind a bad one was lost"
        right = sum([frame in (one, two) for frame in heard[:-1]])
        equal += right
        wrong += len(heard) - 1 - right
    return accepted, equal, wrong, frames.dropped


def check_messages():
    for message, parse, payload in MESSAGES:
        assert message.payload() == payload, (message, payload)
        assert parse(payload) == message, (message, payload)


def check_cut_messages():
    """A message that was cut short is none, or another sound one; it never raises."""
    for _message, parse, payload in MESSAGES:
        for end in range(len(payload)):
            again = parse(payload[:end])
            assert again is None or again.payload() == payload[:end], again


def fuzz_messages(count, seed):
    """How many random payloads were sound; each of those says the same when it is told again."""
    chance, sound = Chance(seed), 0
    for number in range(count):
        payload = MESSAGES[number % len(MESSAGES)][2]
        payload = mutated(payload, chance.bytes(20), chance) if chance.below(2) else chance.bytes(chance.below(30))
        for parse in PARSERS:
            message = parse(payload)
            if message is not None:
                sound += 1
                assert parse(message.payload()) == message
    return sound


def check_all(count):
    check_messages()
    check_cut_messages()
    return fuzz(count, 1), fuzz_messages(count // 10, 1)
