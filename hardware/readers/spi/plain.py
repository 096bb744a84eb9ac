"""The bus through `spidev` alone, for chips that the package mfrc522 does not know: nothing is sent before the driver's first frame."""

from __future__ import annotations

import importlib
from typing import Any

from hardware.readers.spi.package import Handle, unusable
from hardware.trouble import Trouble, note

NAME = "spidev"


class Plain:
    """`spi` is open; nothing stands in for anything."""

    __slots__ = ("spi", "standin", "told")

    def __init__(self, bus: int, device: int, speed: int, mode: int) -> None:
        spidev = _imported()
        self.told, self.standin = f"{NAME} {getattr(spidev, '__version__', '')}".strip(), ""
        opened = spidev.SpiDev()
        try:
            opened.open(bus, device)
            opened.max_speed_hz, opened.mode = speed, mode
        except (OSError, RuntimeError) as error:
            opened.close()
            raise unusable(f"/dev/spidev{bus}.{device}", error) from error
        self.spi: Handle = opened

    def close(self) -> None:
        self.spi.close()


def _imported() -> Any:
    try:
        return importlib.import_module(NAME)
    except ImportError as error:
        raise Trouble(note("reader-package", name=NAME), "reader-package-is-missing", reason=str(error)) from error
