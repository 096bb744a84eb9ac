"""The vectors of hardware/wire.md, read from the page; plain enough for MicroPython too."""

import json

from hardware import messages, wire

TYPES = {
    "ASK": (wire.ASK, messages.Ask, messages.parse_ask),
    "SETUP": (wire.SETUP, messages.Setup, messages.parse_setup),
    "GO": (wire.GO, messages.Go, messages.parse_go),
    "LIGHTS": (wire.LIGHTS, messages.Lights, messages.parse_lights),
    "HELLO": (wire.HELLO, messages.Hello, messages.parse_hello),
    "DONE": (wire.DONE, messages.Done, messages.parse_done),
    "SWEEP": (wire.SWEEP, messages.Sweep, messages.parse_sweep),
    "HEALTH": (wire.HEALTH, messages.Health, messages.parse_health),
    "CRASH": (wire.CRASH, messages.Crash, messages.parse_crash),
}
BYTES = ("colours", "gains", "wanted", "unique")


def tables(text):
    """The rows of each table of the page, by the names in its head."""
    found, head = [], None
    for line in text.split("\n"):
        if not line.startswith("|"):
            head = None
            continue
        cells = [cell.strip() for cell in line[1 : line.rindex("|")].split("|")]
        if head is None:
            head = cells
            found.append([])
        elif any(cell.strip("-:") for cell in cells):  # no ruler
            found[-1].append({head[place]: cell for place, cell in enumerate(cells)})
    return found


def bytes_of(cell):
    return bytes.fromhex(cell.strip("`").replace(" ", ""))


def value_of(kind, name, told):
    if name in BYTES:
        return bytes.fromhex(told)
    if kind == "SWEEP" and name == "slots":
        return [heard if isinstance(heard, int) else tuple([bytes.fromhex(uid) for uid in heard]) for heard in told]
    if kind == "HEALTH" and name == "slots":
        return [tuple(one) for one in told]
    return told


def message_of(kind, text):
    """The message that a row has as JSON."""
    said = json.loads(text.strip("`"))
    return TYPES[kind][1](**{name: value_of(kind, name, told) for name, told in said.items()})


def vectors(text):
    return [row for table in tables(text) for row in table if "message" in row and "frame" in row]


def check_vectors(text):
    """Each vector is encoded and parsed as the page says; returns the kinds that were among them, and how many vectors."""
    kinds = set()
    found = vectors(text)
    for row in found:
        kind, seq, frame = row["kind"], int(row["seq"]), bytes_of(row["frame"])
        number, _, parse = TYPES[kind]
        message = message_of(kind, row["message"])
        assert wire.encode(number, seq, message.payload()) == frame, row
        assert wire.Frames().feed(frame) == [(number, seq, message.payload())], row
        assert parse(message.payload()) == message, row
        kinds.add(kind)
    return sorted(kinds), len(found)


def check_refused(text):
    """What the page calls no frame is dropped, and what it calls no payload is a frame that parses to nothing; how many of each."""
    dropped = unread = 0
    for table in tables(text):
        for row in table:
            if "what is wrong" not in row:
                continue
            frames = wire.Frames()
            heard = frames.feed(bytes_of(row["frame"]))
            if "kind" in row:
                number, _, parse = TYPES[row["kind"]]
                assert [one[0] for one in heard] == [number], row
                assert parse(heard[0][2]) is None, row
                unread += 1
            else:
                assert (heard, frames.dropped) == ([], 1), row
                dropped += 1
    return dropped, unread
