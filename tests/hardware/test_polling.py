"""A hub answers what it is told and is silent otherwise, whatever comes over the line."""

from __future__ import annotations

from random import Random

import pytest

from hardware import messages, wire
from hardware.chip.model import Model
from hardware.chip.tag import ntag213
from hardware.messages import EMPTY, FULL, LAST, LATE, NOT_POLLED, SAME, Ask, Go, Lights, Setup
from hardware.polling import LIMIT, Hub, Lateness
from hardware.rc522.registers import TX_CONTROL, read

CARD, OTHER = "04a1b2c3d45e80", "0499e17f002a81"
PARSERS = {
    wire.HELLO: messages.parse_hello, wire.DONE: messages.parse_done, wire.SWEEP: messages.parse_sweep, wire.HEALTH: messages.parse_health,
    wire.CRASH: messages.parse_crash,
}  # fmt: skip
KINDS = {Ask: wire.ASK, Setup: wire.SETUP, Go: wire.GO, Lights: wire.LIGHTS}


class Line:
    """The Pi's end: one second is over for each that is asked for."""

    def __init__(self, antennas=4, colours=(0, 0, 1, 1), kind=Model, **hub):
        self.model = kind(antennas)
        self.hub = Hub(self.model, b"\xfa\x01", 7, "0.1", **hub)
        self.colours, self._frames, self._seq, self.number = colours, wire.Frames(), 0, 0

    def sent(self):
        return round(self.model.clock.us / 1000) + 5_000_000  # another clock than the hub's

    def say(self, message):
        self._seq += 1
        return self.hear(wire.encode(KINDS[type(message)], self._seq, message.payload()))

    def hear(self, data):
        frames = [frame for answer in self.hub.take(data) for frame in self._frames.feed(answer)]
        return [PARSERS[kind](payload) for kind, _, payload in frames]

    def ready(self):
        self.say(Ask(1, self.sent()))
        return self.say(Setup(self.sent(), 8, bytes(self.colours), bytes([4] * len(self.colours))))

    def go(self, colour, flags=0, share=0, wanted=b"", sent=None, number=None):
        return self.say(Go(self.sent() if sent is None else sent, self.number if number is None else number, colour, share, flags, wanted))

    def sweep(self, flags=0, share=0, wanted=b""):
        self.number += 1
        self.model.clock.us += 30_000
        for colour in sorted(set(self.colours))[:-1]:
            self.go(colour, flags, share, wanted)
        return self.go(max(self.colours), flags | LAST, share, wanted)[-1].slots


def lay(line, antenna, uid=CARD):
    tag = ntag213(uid)
    line.model.lay(tag, antenna)
    return tag


def told(uid):
    return (bytes.fromhex(uid),)


def test_a_hub_says_who_it_is_when_it_is_asked_and_not_before():
    line = Line()
    assert line.hear(b"") == []
    (hello,) = line.say(Ask(1, line.sent()))
    assert (hello.version, hello.antennas, hello.boots, hello.unique, hello.firmware) == (1, 4, 7, b"\xfa\x01", "0.1")


def test_what_became_of_a_hub_before_is_told_once_after_its_hello():
    line = Line(crash="Traceback: out of cards")
    assert [type(answer).__name__ for answer in line.say(Ask(1, 0))] == ["Hello", "Crash"]
    assert [type(answer).__name__ for answer in line.say(Ask(1, 0))] == ["Hello"]


def test_a_set_up_starts_every_chip_and_is_answered_by_their_health():
    line = Line()
    (health,) = line.ready()
    assert health.slots == [(0x92, 0, 0)] * 4


def test_a_set_up_for_another_number_of_antennas_is_not_answered():
    line = Line()
    assert line.say(Setup(0, 8, bytes(3), bytes([4] * 3))) == []


def test_a_go_before_any_set_up_is_not_answered_and_polls_nothing():
    line = Line()
    line.say(Ask(1, line.sent()))
    assert line.go(0, LAST) == []
    assert line.model.transfers == 0


def test_a_pass_tells_tags_once_and_then_that_they_are_the_same():
    line = Line()
    line.ready()
    lay(line, 1)
    assert [line.sweep() for _ in range(2)] == [[EMPTY, told(CARD), EMPTY, EMPTY], [EMPTY, SAME, EMPTY, EMPTY]]
    assert line.sweep(FULL) == [EMPTY, told(CARD), EMPTY, EMPTY]


def test_once_a_tag_that_wakes_late_was_met_another_one_is_met_at_once_on_any_slot_of_the_hub():
    line = Line()
    line.ready()
    card, other = (ntag213(uid, wakes_us=4000) for uid in (CARD, OTHER))
    line.model.lay(card, 1)
    heard = [line.sweep(FULL, share=4)[1] for _ in range(16)]
    first = heard.index(told(CARD))
    assert heard[first:] == [told(CARD)] * len(heard[first:])
    line.model.lift(card)
    assert [line.sweep(FULL) for _ in range(3)][-1] == [EMPTY] * 4
    line.model.lay(other, 2)
    assert line.sweep(FULL)[2] == told(OTHER)
    line.model.lift(other)
    assert [line.sweep(FULL) for _ in range(3)][-1] == [EMPTY] * 4
    line.ready()
    line.model.lay(card, 3)
    assert line.sweep(FULL)[3] == EMPTY  # a new set-up knows of none


def test_a_card_that_went_and_came_is_told_again():
    line = Line()
    line.ready()
    tag = lay(line, 1)
    line.sweep()
    line.model.lift(tag)
    line.sweep()
    line.model.lay(tag, 1)
    assert line.sweep()[1] == told(CARD)


def test_only_antennas_of_the_colour_that_are_wanted_are_polled():
    line = Line()
    line.ready()
    assert line.sweep(wanted=b"\x05") == [EMPTY, NOT_POLLED, EMPTY, NOT_POLLED]


def test_of_each_colour_as_many_are_verified_and_all_in_turn():
    line = Line(antennas=8, colours=(0, 1) * 4)
    line.ready()
    for antenna in range(8):
        lay(line, antenna, f"04{antenna:02x}1122334455")
    line.sweep(share=1)
    transfers = []
    for _ in range(4):
        began = line.model.transfers
        line.sweep(share=4)
        transfers.append(line.model.transfers - began)
    assert transfers == [8 * 8 + 2 * 21] * 4


def test_a_go_that_comes_twice_is_answered_twice_and_polled_once():
    line = Line()
    line.ready()
    lay(line, 1)
    line.number = 1
    first = line.go(0, LAST)
    transfers = line.model.transfers
    assert line.go(0, LAST) == first
    assert line.model.transfers == transfers


def test_a_go_that_was_long_on_its_way_is_not_polled():
    line = Line()
    line.ready()
    transfers = line.model.transfers
    (done,) = line.go(0, sent=line.sent() - 6)
    assert (done.flags, done.left) == (LATE, 0)
    assert line.model.transfers == transfers
    assert line.go(0, sent=line.sent() - 3)[0].flags == 0


def test_after_a_new_set_up_lateness_is_measured_anew():
    line = Line()
    line.ready()
    line.model.clock.us += 50_000
    behind = line.sent() - 50
    line.say(Setup(behind, 8, bytes(line.colours), bytes([4] * 4)))
    assert line.go(0, sent=behind)[0].flags == 0


def test_a_greeting_that_dawdled_makes_no_late_go_early():
    line = Line()
    line.ready()
    line.model.clock.us += 200_000
    line.say(Ask(1, line.sent() - 40))
    assert line.go(0, sent=line.sent() - 35)[0].flags == LATE


def test_gos_that_come_all_at_once_are_late_one_after_the_other():
    line = Line(antennas=8, colours=(0, 0, 1, 1, 2, 2, 3, 3))
    line.ready()
    for antenna in range(8):
        lay(line, antenna, f"04{antenna:02x}1122334455")
    gos = [Go(line.sent(), 1, colour, 1, 0, b"") for colour in range(4)]
    told = line.hear(b"".join(wire.encode(wire.GO, n, go.payload()) for n, go in enumerate(gos)))
    assert [done.flags for done in told] == [0, LATE, LATE, LATE]


def test_a_set_up_forgets_what_was_heard_for_another_program():
    line = Line()
    line.ready()
    tag = lay(line, 1)
    line.number = 7
    line.go(0)
    line.model.lift(tag)
    line.ready()
    assert line.go(1, LAST, number=7)[-1].slots == [NOT_POLLED, NOT_POLLED, EMPTY, EMPTY]


def test_a_stack_that_needs_more_than_a_turn_costs_its_neighbours_few_polls():
    line = Line(antennas=8, colours=(0,) * 8)
    line.ready()
    for number in range(4):
        lay(line, 0, f"04{number:02x}1122334455")
    for antenna in range(1, 8):
        lay(line, antenna, f"04a{antenna}1122334455")
    sweeps = [line.sweep(FULL) for _ in range(60)]
    polled = [sum(sweep[antenna] != NOT_POLLED for sweep in sweeps) for antenna in range(8)]
    assert min(polled[1:]) >= 36
    assert polled[0] >= 15
    uids = {uid for sweep in sweeps if isinstance(sweep[0], tuple) for uid in sweep[0]}
    assert len(uids) >= 3
    assert not [sweep[0] for sweep in sweeps if isinstance(sweep[0], tuple) and len(sweep[0]) < 2]


def test_a_go_ends_by_itself_with_all_fields_off_and_the_rest_goes_first_the_next_time():
    line = Line(antennas=16, colours=(0,) * 16)
    line.ready()
    for antenna in range(16):
        lay(line, antenna, f"04{antenna:02x}1122334455")
    line.number = 1
    began = line.model.clock.us
    done, sweep = line.go(0, LAST, share=1)
    assert line.model.clock.us - began <= LIMIT
    assert {line.model.transfer(antenna, read(TX_CONTROL))[1] & 3 for antenna in range(16)} == {0}
    missing = [antenna for antenna, heard in enumerate(sweep.slots) if heard == NOT_POLLED]
    assert done.left == len(missing) > 0
    line.number, line.model.clock.us = 2, line.model.clock.us + 30_000
    _, sweep = line.go(0, LAST, share=1)
    assert {sweep.slots[antenna] for antenna in missing[:4]} == {told(f"04{antenna:02x}1122334455") for antenna in missing[:4]}


class Slow(Model):
    slowness = 220.0

    """A processor that takes long for each transfer."""

    def __init__(self, *words, **how):
        super().__init__(*words, **{**how, "call_us": self.slowness})


@pytest.mark.parametrize("cards", [2, 8])
@pytest.mark.parametrize("slowness", [220.0, 260.0, 300.0, 360.0])
def test_on_a_slow_hub_cards_that_hinder_each_other_are_read_one_after_the_other(cards, slowness, monkeypatch):
    monkeypatch.setattr(Slow, "slowness", slowness)
    line = Line(antennas=8, colours=(0,) * 8, kind=Slow)
    line.ready()
    for antenna in range(cards):
        lay(line, antenna, f"04{antenna:02x}1122334455")
    heard = set()
    for _ in range(4 * cards):
        heard |= {told for told in line.sweep(FULL) if isinstance(told, tuple)}
    assert len(heard) == cards


def test_a_chip_that_was_reset_is_a_fault_in_the_next_pass_and_counted():
    line = Line()
    line.ready()
    lay(line, 2)
    line.sweep()
    line.model.brown_out(2)
    assert [line.sweep()[2] for _ in range(2)] == [messages.FAULT, told(CARD)]
    (health,) = line.say(Ask(2, line.sent()))
    assert health.slots[2] == (0x92, 0, 1)


def test_a_hub_tells_how_long_it_has_been_awake():
    line = Line()
    line.ready()
    for _ in range(5):
        line.model.clock.us += 1_000_000
        line.hear(b"")
    assert line.say(Ask(2, line.sent()))[0].uptime_s == 5


def test_lights_are_handed_on_and_a_hub_without_any_keeps_quiet():
    lit = []
    assert Line(lights=lambda first, colours: lit.append((first, colours))).say(Lights(2, b"\x01\x02\x03")) == []
    assert lit == [(2, b"\x01\x02\x03")]
    assert Line().say(Lights(2, b"\x01\x02\x03")) == []


def test_noise_on_the_line_is_not_answered_and_costs_nothing():
    line, chance = Line(), Random(1)
    line.ready()
    for _ in range(300):
        assert line.hear(chance.randbytes(chance.randrange(60))) == []
    for kind in (*KINDS.values(), 0x7F):
        for size in range(12):
            line.hear(wire.encode(kind, 1, chance.randbytes(size)))
    assert line.sweep() == [EMPTY] * 4


@pytest.mark.parametrize("ahead", [0, 0xFFFFFFFF - 1000])
def test_clocks_may_drift_and_wrap_but_frames_that_dawdle_are_late(ahead):
    lateness, late = Lateness(0), []
    for second in range(0, 3600, 10):
        lateness.pass_time(second * 1_000_000)
        between = (second * 1000 + second // 20 + ahead) & 0xFFFFFFFF  # the Pi's clock is faster by 50 in a million
        late.append(lateness.of(between))
    assert max(late) <= 1
    assert lateness.of(between - 9 & 0xFFFFFFFF) >= 8
