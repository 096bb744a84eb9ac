"""The GPIO chip whose lines are the pins of a Raspberry Pi's header, found by its label.

A Pi 5 has several chips, and the number of the one at the header has changed with the kernel: 4, then 0, then neither
(raspberrypi/linux#6144, gpiozero#1166). The names under /sys/class/gpio are no help, as they count lines and not chips.
"""

from __future__ import annotations

import fcntl
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

DEVICES = Path("/dev")
LABELS = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835")  # of a Pi 5, a Pi 4, and all before; pinctrl-bcm2712 is not at the header
CHIP_INFO = 0x8044B401  # GPIO_GET_CHIPINFO_IOCTL of linux/gpio.h: name and label of 32 bytes each, and the number of lines
NAME, LABEL = 32, 64  # where they end


@dataclass(frozen=True, slots=True)
class HeaderChip:
    number: int
    label: str


def label_of(device: Path) -> str:
    """The label that the kernel gives a chip; empty where it may not be opened, or is none."""
    try:
        file = os.open(device, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return ""
    told = bytearray(68)
    try:
        fcntl.ioctl(file, CHIP_INFO, told)
    except OSError:
        return ""
    finally:
        os.close(file)
    return told[NAME:LABEL].partition(b"\0")[0].decode(errors="replace")


def header_chip(devices: Path = DEVICES, label: Callable[[Path], str] = label_of) -> HeaderChip | None:
    """None elsewhere than on a Pi; of several names of one chip, which newer systems keep for older programs, the lowest counts."""
    numbers = sorted(int(name[1]) for path in devices.glob("gpiochip*") if (name := re.fullmatch("gpiochip([0-9]{1,4})", path.name)))
    found = {number: label(devices / f"gpiochip{number}") for number in numbers}
    return next((HeaderChip(number, one) for number, one in found.items() if one in LABELS), None)


def prepare_pins(chip: Callable[[], HeaderChip | None] = header_chip) -> None:
    """Lets gpiozero use that chip through lgpio, to be called before the first pin is opened; else gpiozero chooses as usual."""
    from gpiozero import Device

    if Device.pin_factory is not None or "GPIOZERO_PIN_FACTORY" in os.environ:
        return
    found = chip()
    if found is None:
        return
    try:
        from gpiozero.pins.lgpio import LGPIOFactory

        Device.pin_factory = LGPIOFactory(chip=found.number)
    except Exception:  # noqa: BLE001 - lgpio raises a bare Exception of its own; gpiozero tries its libraries again, and tells why each fails
        return
