"""Drivers that break one rule each fail on the model, and the one that they are made from does not."""

from __future__ import annotations

from random import Random

import pytest

from hardware.chip import registers as r
from hardware.chip.model import Model
from hardware.chip.tag import classic, ntag213
from tests.hardware.chip.driving import FOUR, NOBODY, OTHER, REQA, SEVEN, Driver, driver, with_crc


class TakesStartSendForALevel(Driver):
    """Sets it once and believes that it stays."""

    is_set = False

    def trigger(self, last, align):
        self.write(r.BIT_FRAMING, (0 if self.is_set else r.START_SEND) | align << 4 | last)
        self.is_set = True


class BelievesThatACommandEmptiesTheFifo(Driver):
    """Writes each frame behind what nobody has read of the last answer."""

    def prepare(self, data):
        self.write(r.COMMAND, r.IDLE)
        self.write(r.COM_IRQ, 0x7F)
        self.write(r.FIFO, *data)
        self.write(r.COMMAND, r.TRANSCEIVE)

    def request(self, command=REQA):
        self.prepare([command])
        self.trigger(7, 0)
        self.rest(1000)
        is_there = self.read(r.COM_IRQ) & r.RX_IRQ  # the answer itself tells nothing new
        return self.fetch() if not is_there else type(NOBODY)(b"\x44\x00")


class TakesThePlaceOfACollisionForAnAbsoluteOne(Driver):
    def place(self, heard, bits):
        return heard.coll & 31 or 32


class DoesNotWaitForItsReset(Driver):
    def read(self, address):
        value = super().read(address)
        return value & ~r.POWER_DOWN if address == r.COMMAND else value


class SendsAgainWithoutTheCommand(Driver):
    """Gives Transceive once; after a timeout it only triggers again."""

    is_given = False

    def prepare(self, data):
        if not self.is_given:
            super().prepare(data)
            self.is_given = True
            return
        self.write(r.COM_IRQ, 0x7F)
        self.write(r.FIFO_LEVEL, r.FLUSH)
        self.write(r.FIFO, *data)


class GivesTheCommandUponItself(Driver):
    """Writes Transceive while it runs, without Idle before it."""

    def prepare(self, data):
        self.write(r.COM_IRQ, 0x7F)
        self.write(r.FIFO_LEVEL, r.FLUSH)
        self.write(r.FIFO, *data)
        self.write(r.COMMAND, r.TRANSCEIVE)


class TakesACollisionOnlyByItself(Driver):
    def fetch(self):
        heard = super().fetch()
        return heard if heard.error in (0, r.COLLISION) else NOBODY


class TakesParityBeforeACollision(Driver):
    def fetch(self):
        heard = super().fetch()
        return NOBODY if heard.error & r.PARITY_WRONG else heard


class TakesNoiseForATag(Driver):
    """Leaves RxNoErr as it is after a reset."""

    noise = 0


class IgnoresNoise(Driver):
    noise = r.RX_NO_ERR


class ForgetsTheSumOfASelection(Driver):
    def select(self, select, part):
        heard = self.exchange(bytes([select, 0x70]) + part)
        return heard.data


class StopsAtTheFirstLevel(Driver):
    def uid(self):
        self.request()
        part = self.part(0x93)
        return part[:4].hex() if part else None


class LeavesTheFieldOn(Driver):
    """Asks a second time without halting the tag, nor taking its power away."""

    def uid(self):
        Driver.uid(self)
        return Driver.uid(self)


class Quick(Driver):
    """Reads the id of a tag with four bytes, and believes it once its check byte fits."""

    def uid(self):
        self.request()
        heard = self.anticollide(0x93)
        if not heard.is_clean or len(heard.data) != 5 or not self.checks(heard.data):
            return None
        return heard.data[:4].hex()


class QuickAndTrusting(Quick):
    def checks(self, part):
        return True


WRONG = (
    TakesStartSendForALevel,
    BelievesThatACommandEmptiesTheFifo,
    DoesNotWaitForItsReset,
    ForgetsTheSumOfASelection,
    StopsAtTheFirstLevel,
    LeavesTheFieldOn,
)


def test_the_driver_that_breaks_no_rule_reads_a_tag():
    assert driver(ntag213(SEVEN)).uid() == SEVEN


def test_a_driver_that_breaks_a_rule_does_not():
    assert [kind for kind in WRONG if driver(ntag213(SEVEN), kind=kind).uid() == SEVEN] == []


@pytest.mark.parametrize(("kind", "found"), [(Driver, SEVEN), (SendsAgainWithoutTheCommand, None), (GivesTheCommandUponItself, None)])
def test_after_silence_only_the_command_makes_a_chip_send_again(kind, found):
    reader = driver(kind=kind)
    assert reader.request() == NOBODY
    reader.model.lay(ntag213(SEVEN), 0)
    reader.rest(1000)
    assert reader.uid() == found


def resolved(kind, count, seeds=40):
    """In how many of the cases all tags of a stack were read."""
    whole = 0
    for seed in range(seeds):
        chance = Random(seed)
        uids = sorted("04" + chance.randbytes(6).hex() for _ in range(count))
        reader = driver(kind=kind)
        for uid in uids:
            reader.model.lay(ntag213(uid), 0)
        reader.rest(1000)
        whole += sorted(reader.uids()) == uids
    return whole / seeds


@pytest.mark.parametrize(("count", "share"), [(2, 1.0), (3, 1.0)])
def test_stacks_are_read_where_the_place_of_a_collision_is_read_right(count, share):
    assert resolved(Driver, count) == share


def test_an_absolute_place_reads_two_tags_and_fails_with_about_every_other_stack_of_three():
    assert resolved(TakesThePlaceOfACollisionForAnAbsoluteOne, 2) == 1.0
    assert 0.2 < resolved(TakesThePlaceOfACollisionForAnAbsoluteOne, 3) < 0.75


@pytest.mark.parametrize("judges", [False, True])
@pytest.mark.parametrize("kind", [Driver, TakesACollisionOnlyByItself, TakesParityBeforeACollision])
def test_a_stack_is_read_by_its_collisions_whether_or_not_parity_is_wrong_in_them(kind, judges):
    reader = driver(kind=kind)
    reader.model.chips[0].judges_parity = judges
    for uid in (SEVEN, OTHER):
        reader.model.lay(ntag213(uid), 0)
    reader.rest(1000)
    assert sorted(reader.uids()) == ([] if judges and kind is not Driver else sorted([SEVEN, OTHER]))


@pytest.mark.parametrize(("kind", "share"), [(TakesNoiseForATag, 1.0), (IgnoresNoise, 0.0)])
def test_noise_of_a_few_bits_is_an_answer_unless_it_is_ignored(kind, share):
    reader = driver(kind=kind)
    reader.write(r.RX_MODE, kind.noise)
    reader.model.field.spikes = 1.0
    heard = 0
    for _ in range(50):
        heard += reader.request() != NOBODY
        reader.rest(1000)
    assert heard / 50 == share
    reader.model.lay(ntag213(SEVEN), 0)
    reader.rest(1000)
    assert reader.uid() == SEVEN


def told(kind, seeds=300):
    """The ids that such a driver believes while a neighbour disturbs."""
    ids = set()
    for seed in range(seeds):
        model = Model(2, call_us=2.0, places={0: (0, 0), 1: (80, 0)}, seed=seed)
        model.lay(classic(FOUR), 0)
        reader = kind(model).start().field()
        Driver(model, 1).start().field()
        ids.add(reader.uid())
    return ids


def test_a_check_byte_that_nobody_looks_at_lets_scrambled_ids_through():
    assert told(Quick) == {None}
    assert len(told(QuickAndTrusting) - {None, FOUR}) > 1


def test_what_a_driver_must_not_leave_out_is_left_in_the_right_one():
    reader = driver(ntag213(SEVEN))
    assert (reader.uid(), reader.exchange(with_crc(b"\x50\x00")), reader.uid()) == (SEVEN, NOBODY, None)
    reader.field(is_on=False).field()
    reader.model.lay(ntag213(OTHER), 0)
    reader.rest(1000)
    assert sorted(reader.uids()) == sorted([SEVEN, OTHER])
