"""What hardware/wire.md tells of the wire is so: its vectors run here and on MicroPython, and a whole hub answers as its exchange says."""

from __future__ import annotations

import re
from pathlib import Path

import hardware
from hardware import messages, polling, wire
from hardware.chip.model import Model
from hardware.chip.tag import ntag213
from hardware.polling import Hub
from hardware.readers.hub import line
from hardware.readers.hub.greeting import GREETING
from tests.hardware import vectors_on_both
from tests.hardware.micropython import on_micropython

PAGE = Path(hardware.__file__).with_name("wire.md")
TEXT = PAGE.read_text(encoding="utf-8")
EXCHANGE = [row for table in vectors_on_both.tables(TEXT) for row in table if "at" in row]


def test_every_kind_has_vectors_and_each_is_encoded_and_parsed_so():
    kinds, count = vectors_on_both.check_vectors(TEXT)
    assert kinds == sorted(vectors_on_both.TYPES)
    assert count == 27


def test_what_the_page_calls_broken_is_refused():
    assert vectors_on_both.check_refused(TEXT) == (3, 8)


def test_micropython_reads_the_same_vectors():
    told = on_micropython(
        "from tests.hardware import vectors_on_both as both\n"
        f"text = open({str(PAGE)!r}).read()\n"
        "print(both.check_vectors(text)[1], *both.check_refused(text))"
    )
    assert told.split() == ["27", "3", "8"]


def test_a_hub_answers_the_exchange_frame_by_frame():
    model = Model(3)
    model.lay(ntag213("04a1b2c3d45e80"), 0)
    lit = []
    hub = Hub(
        model, bytes.fromhex("e6614103e7452d2f"), 12, "my hub 1.0",
        lambda first, colours: lit.append((first, colours.hex())), "ValueError: no room",
    )  # fmt: skip
    said, told = [], []
    for row in EXCHANGE:
        frame = vectors_on_both.bytes_of(row["frame"])
        if row["from"] == "hub":
            told.append(frame)
            continue
        model.clock.rest_until(1000 * int(row["at"]))
        said += hub.take(frame)
    assert said == told
    assert lit == [(1, "0000200a0500")]


def test_the_first_frame_of_the_exchange_is_the_one_that_harms_no_other_program():
    assert vectors_on_both.bytes_of(EXCHANGE[0]["frame"]) == GREETING
    assert not {3, 4} & set(GREETING)


def test_the_kinds_are_the_numbers_of_the_page():
    told = {name: int(number, 16) for number, name in re.findall(r"^\| ([0-9a-f]{2}) \| ([A-Z]+) \|", TEXT, re.MULTILINE)}
    assert told == {name: number for name, (number, _, _) in vectors_on_both.TYPES.items()}


def test_the_check_value_of_the_sum_is_that_of_the_page():
    (told,) = re.findall(r"of `123456789` it is ([0-9A-F]{8})", TEXT)
    assert wire.binascii.crc32(b"123456789") == int(told, 16)


def test_the_times_of_the_page_are_those_of_the_code():
    assert f"answered within {polling.LIMIT // 1000} ms, with all fields off" in TEXT
    assert f"more than {polling.LATEST} ms later than the quickest frame" in TEXT
    assert f"the Pi waits {line.PATIENCE * 1000:.0f} ms" in TEXT
    assert f"at most {line.LONGEST_TRIP * 1000:.0f} ms more" in TEXT
    assert f"ASK is answered within {line.SLOW * 1000:.0f} ms" in TEXT
    assert f"no sweep comes for {line.SILENT} s" in TEXT
    assert f"a frame has at most {wire.LONGEST:,} bytes" in TEXT
    assert messages.parse_crash(b"x" * 500) == messages.Crash("x" * 400)
