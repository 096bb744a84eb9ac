"""A bus whose chips the package mfrc522 does not know goes through spidev alone, in the mode of the chip."""

from __future__ import annotations

import errno
import sys
from contextlib import closing

import pytest

from hardware.readers.spi.bus import PiBus
from hardware.readers.spi.modelled import modelled
from hardware.readers.spi.wiring import Wiring
from hardware.st25r3916.registers import IDENTITY, read
from hardware.trouble import Trouble

OTHER = Wiring(chip="st25r3916", speed=2_000_000)


def test_the_bus_is_opened_in_the_mode_of_the_chip_and_nothing_is_sent(pins, spi):
    with closing(PiBus(OTHER)) as bus:
        assert (spi.mode, spi.max_speed_hz, spi.xfer2.call_count) == (1, 2_000_000, 0)
        assert bus.package.told.startswith("spidev")
        bus.hush()
    assert [call.args[0] for call in spi.xfer2.call_args_list] == [[0x02, 0x80]]  # its own frame that switches a field off
    assert spi.close.called


def test_a_bus_that_is_not_there_is_told_as_with_the_package(pins, spi):
    spi.open.side_effect = FileNotFoundError(errno.ENOENT, "No such file")
    with pytest.raises(Trouble) as caught:
        PiBus(OTHER)
    assert (caught.value.told["where"], caught.value.told["key"]) == ("/dev/spidev0.0", "reader-spi-is-off")
    assert spi.close.called


def test_where_spidev_is_missing_it_is_named(pins, monkeypatch):
    monkeypatch.setitem(sys.modules, "spidev", None)
    with pytest.raises(Trouble) as caught:
        PiBus(OTHER)
    assert caught.value.told["key"] == "reader-package-is-missing"


def test_on_the_model_its_frames_reach_that_chip():
    with modelled(OTHER), closing(PiBus(OTHER)) as bus:
        assert bus.transfer(0, read(IDENTITY)) == b"\0\x2a"
