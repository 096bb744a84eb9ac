"""Two libraries from the package index run on the model as they are, and do what they are known to do upon real chips."""

from __future__ import annotations

import importlib.metadata
import logging

import pytest

from hardware.chip.model import Model
from hardware.chip.standins import standing_in
from hardware.chip.tag import classic, ntag213
from tests.hardware.chip.driving import FOUR, OTHER, SEVEN, THIRD

EMPTY_TRANSFERS, EMPTY_BYTES = 2013, 4026
OK, TRUNCATED, FULL = 0, [0x88, 0x04, 0xA1, 0xB2, 0x9F], list(bytes.fromhex(SEVEN))


def installed(name, version):
    try:
        found = importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        pytest.skip(f"{name} is not installed")
    if found != version:
        pytest.skip(f"{name} {version} is not installed, but {found}")


@pytest.fixture
def model():
    return Model(2)


@pytest.fixture
def old(model):
    """mfrc522 0.0.7 on antenna 0."""
    installed("mfrc522", "0.0.7")
    with standing_in(model):
        import mfrc522

        yield mfrc522.MFRC522()
    logging.getLogger("mfrc522Logger").handlers.clear()


@pytest.fixture
def newer(model):
    """pi-rc522 2.3.0 on antenna 0."""
    installed("pi-rc522", "2.3.0")
    with standing_in(model):
        import pirc522

        yield pirc522.RFID(bus=0, device=0)


def poll(old):
    """What SimpleMFRC522 does for an id, in its own steps."""
    status, _ = old.MFRC522_Request(old.PICC_REQIDL)
    if status != OK:
        return None
    status, uid = old.MFRC522_Anticoll()
    return uid if status == OK else None


def laid(model, *tags):
    for tag in tags:
        model.lay(tag, 0)
    model.rest_until(model.ticks() + 1000)


def cost(model, act):
    before = model.transfers, model.bytes, model.clock.us
    answer = act()
    return answer, model.transfers - before[0], model.bytes - before[1], model.clock.us - before[2]


def test_mfrc522_polls_an_empty_place_two_thousand_times_as_it_cannot_see_its_own_timeout(model, old):
    assert cost(model, lambda: poll(old)) == (None, EMPTY_TRANSFERS, EMPTY_BYTES, pytest.approx(112_728))


def test_mfrc522_truncates_an_id_of_seven_bytes(model, old):
    laid(model, ntag213(SEVEN))
    uid, transfers, size, us = cost(model, lambda: poll(old))
    assert (uid, transfers, size, us) == (TRUNCATED, 60, 120, pytest.approx(3360))


def test_mfrc522_reads_an_id_of_four_bytes_whole(model, old):
    laid(model, classic(FOUR))
    assert bytes(poll(old)[:4]).hex() == FOUR


def test_mfrc522_hears_a_card_that_lies_still_every_other_time(model, old):
    laid(model, ntag213(SEVEN))
    assert [poll(old) for _ in range(4)] == [TRUNCATED, None] * 2


def test_mfrc522_does_not_notice_that_its_chip_was_reset(model, old):
    laid(model, ntag213(SEVEN))
    assert poll(old) == TRUNCATED
    model.brown_out(0)
    assert [poll(old) for _ in range(3)] == [None] * 3


def test_mfrc522_reads_none_of_two_tags(model, old):
    laid(model, ntag213(SEVEN), ntag213(THIRD))
    assert [poll(old) for _ in range(4)] == [None] * 4


def test_mfrc522_takes_two_tags_for_one_where_their_first_bytes_are_equal(model, old):
    laid(model, ntag213(SEVEN), ntag213(OTHER))
    assert [poll(old) for _ in range(4)] == [TRUNCATED, None] * 2


def test_mfrc522_cannot_tell_a_dead_chip_from_an_empty_place(model, old):
    model.kill(0)
    assert poll(old) is None


def test_mfrc522_names_a_tag_by_a_number_that_holds_its_check_byte(model, old):
    laid(model, ntag213(SEVEN))
    from mfrc522 import SimpleMFRC522

    assert SimpleMFRC522().read_id_no_block() == 0x8804A1B29F
    logging.getLogger("mfrc522Logger").handlers.clear()


def test_mfrc522_selects_a_tag_and_reads_it(model, old):
    tag = ntag213(SEVEN)
    tag.pages[16:32] = b"a page of a card"
    laid(model, tag)
    assert old.MFRC522_SelectTag(poll(old)) == 0x04  # the first level, of which it knows no second


def test_pi_rc522_polls_an_empty_place_as_long(model, newer):
    assert cost(model, newer.read_id) == (None, EMPTY_TRANSFERS, EMPTY_BYTES, pytest.approx(112_728))


def test_pi_rc522_reads_all_seven_bytes(model, newer):
    laid(model, ntag213(SEVEN))
    uid, transfers, size, us = cost(model, newer.read_id)
    assert (uid, transfers, size, us) == (FULL, 157, 314, pytest.approx(8792))


def test_pi_rc522_hears_a_card_that_lies_still_every_other_time(model, newer):
    laid(model, ntag213(SEVEN))
    assert [newer.read_id() for _ in range(4)] == [FULL, None] * 2


def test_pi_rc522_does_not_notice_that_its_chip_was_reset(model, newer):
    laid(model, ntag213(SEVEN))
    assert newer.read_id() == FULL
    model.brown_out(0)
    assert [newer.read_id() for _ in range(3)] == [None] * 3


def test_pi_rc522_reads_none_of_two_tags(model, newer):
    laid(model, ntag213(SEVEN), ntag213(OTHER))
    assert [newer.read_id() for _ in range(4)] == [None] * 4


def test_pi_rc522_halts_nothing_as_its_command_has_no_sum(model, newer):
    tag = ntag213(SEVEN)
    laid(model, tag)
    newer.read_id()
    newer.halt()
    assert tag.state.name == "IDLE"


def test_pi_rc522_chooses_its_chip_by_a_line_of_its_own():
    installed("pi-rc522", "2.3.0")
    model = Model(2)
    with standing_in(model, lines={12: 0, 16: 1}):
        import pirc522

        readers = [pirc522.RFID(pin_ce=line, pin_irq=None) for line in (12, 16)]
        model.lay(ntag213(SEVEN), 1)
        model.rest_until(model.ticks() + 1000)
        assert [reader.read_id() for reader in readers] == [None, FULL]
        readers[0].cleanup()
