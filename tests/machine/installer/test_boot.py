"""Whether a Pi's firmware switches the pins of SPI on, and how it is told to."""

from __future__ import annotations

import pytest

from companion.machine.installer.survey import ADDED, has_spi, with_spi


def test_the_last_word_that_holds_for_every_model_counts():
    cases = [
        ("", False),
        ("dtparam=spi=on\n", True),
        ("dtparam=spi=on\r\n", True),
        ("dtparam=spi\n", True),
        ("  dtparam = i2c_arm=on,spi=on,audio=on\n", True),
        ("#dtparam=spi=on\n", False),
        ("dtparam=spi=off\n", False),
        ("dtparam=spi=on\ndtparam=spi=off\n", False),
        ("dtparam=spi=off\n[all]\ndtparam=spi=on\n", True),
        ("[pi4]\ndtparam=spi=on\n", False),
        ("[pi4]\nx=1\n[all]\ndtparam=spi=on\n", True),
        ("dtparam=spi=on\n[cm4]\ndtparam=spi=off\n", True),
        ("dtoverlay=spi=on\n", False),
        ("dtparam=i2c_arm=on\n", False),
        ("dtparam=spidev=on\n", False),
    ]
    assert [(text, has_spi(text)) for text, is_on in cases] == cases


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a=1\n#dtparam=spi=on\nb=2\n", "a=1\ndtparam=spi=on\nb=2\n"),
        ("# dtparam=spi=on\n", "dtparam=spi=on\n"),
        ("a=1\n", f"a=1\n\n{ADDED}"),
        ("a=1\r\n#dtparam=spi=on\r\n", "a=1\r\ndtparam=spi=on\r\n"),
        ("[pi4]\r\na=1\r\n", "[pi4]\na=1\n\n".replace("\n", "\r\n") + ADDED.replace("\n", "\r\n")),
        ("", ADDED),
        ("[pi4]\n#dtparam=spi=on\n", f"[pi4]\n#dtparam=spi=on\n\n{ADDED}"),
        ("#dtparam=spi=on\ndtparam=spi=off\n", f"#dtparam=spi=on\ndtparam=spi=off\n\n{ADDED}"),
    ],
)
def test_it_is_switched_on_by_the_line_that_waits_there_or_by_one_at_the_end(before, after):
    assert with_spi(before) == after
    assert has_spi(after)
