"""The thin adapter to the package `mfrc522` 0.0.7 of PyPI: it opens the bus, and its open SPI handle carries our own driver's frames.

Rules of this file: its polls are not used, as each that finds nothing takes 2013 transfers; nor is `Close_MFRC522`, which releases the pins
of all users. It gets no reset pin but an empty list of channels, which RPi.GPIO takes: a pin has one owner, and that is gpiozero, as
everywhere here. Its constructor starts the chip that is selected and switches its field on, which is switched off at once.

Elsewhere than on a Pi RPi.GPIO 0.7.1 fails as it is imported; on a Pi 5 it is imported, and fails at the first pin ("Cannot determine SOC
peripheral base address"); rpi-lgpio, which may lie in its place, takes no empty list. So it is tried with the calls of the package.
"""

from __future__ import annotations

import importlib
import sys
from importlib.metadata import PackageNotFoundError, packages_distributions, version
from types import ModuleType
from typing import Any, Protocol

from hardware.rc522 import registers
from hardware.readers.spi.gpio_standin import NAME as GPIO
from hardware.readers.spi.gpio_standin import Gpio
from hardware.trouble import Plain, Trouble, note, refused

NAME, KNOWN = "mfrc522", "0.0.7"
# What the package calls the registers and commands that our driver uses.
NAMES = {
    "COMMAND": "CommandReg",
    "COM_IRQ": "CommIrqReg",
    "DIV_IRQ": "DivIrqReg",
    "ERROR": "ErrorReg",
    "STATUS_1": "Status1Reg",
    "FIFO": "FIFODataReg",
    "FIFO_LEVEL": "FIFOLevelReg",
    "CONTROL": "ControlReg",
    "BIT_FRAMING": "BitFramingReg",
    "COLL": "CollReg",
    "MODE": "ModeReg",
    "TX_MODE": "TxModeReg",
    "RX_MODE": "RxModeReg",
    "TX_CONTROL": "TxControlReg",
    "TX_ASK": "TxAutoReg",
    "CRC_RESULT_HIGH": "CRCResultRegM",
    "CRC_RESULT_LOW": "CRCResultRegL",
    "MOD_WIDTH": "ModWidthReg",
    "RF_CFG": "RFCfgReg",
    "T_MODE": "TModeReg",
    "T_PRESCALER": "TPrescalerReg",
    "T_RELOAD_HIGH": "TReloadRegH",
    "T_RELOAD_LOW": "TReloadRegL",
    "VERSION": "VersionReg",
    "IDLE": "PCD_IDLE",
    "CALC_CRC": "PCD_CALCCRC",
    "TRANSCEIVE": "PCD_TRANSCEIVE",
    "SOFT_RESET": "PCD_RESETPHASE",
}
METHODS = ("MFRC522_Init", "Read_MFRC522", "Write_MFRC522", "AntennaOff")  # other packages of that name call them otherwise


class Handle(Protocol):
    """The package's open `spidev.SpiDev`."""

    def xfer2(self, values: list[int]) -> list[int]: ...

    def close(self) -> None: ...


class Package:
    """`spi` is open; `standin` tells why something stands in for RPi.GPIO, "" if nothing does."""

    __slots__ = ("spi", "standin", "version")

    def __init__(self, bus: int, device: int, speed: int) -> None:
        self.standin = _prepared_gpio()
        package = _imported()
        self.version = _known_version(package)
        self.spi: Handle = _opened(package.MFRC522, bus, device, speed)

    @property
    def told(self) -> str:
        """The name that stands for a hub's firmware."""
        return f"{NAME} {self.version}" + (f", {GPIO} on gpiozero" if self.standin else "")

    def close(self) -> None:
        self.spi.close()


def _prepared_gpio() -> str:
    """Why something stands in for RPi.GPIO, which is put there if it has to."""
    try:
        gpio: Any = importlib.import_module(GPIO)
        if isinstance(gpio, Gpio):
            return gpio.reason
        gpio.setup([], gpio.OUT)
        gpio.output([], gpio.HIGH)
    except (ImportError, RuntimeError) as error:
        return _put_in_place(Gpio(str(error))).reason
    return ""


def _put_in_place(standin: Gpio) -> Gpio:
    above, _, name = GPIO.partition(".")
    sys.modules.setdefault(above, ModuleType(above))
    setattr(sys.modules[above], name, standin)
    sys.modules[GPIO] = standin
    return standin


def _imported() -> Any:
    try:
        return importlib.import_module(NAME)
    except ImportError as error:
        missing = error.name or NAME
        raise Trouble(note("reader-package", name=missing), "reader-package-is-missing", reason=str(error)) from error


def _known_version(package: Any) -> str:
    """The version of the package, if it is the one we know; another of the same name is refused."""
    reader = getattr(package, "MFRC522", None)
    for ours, theirs in NAMES.items():
        if getattr(reader, theirs, None) != getattr(registers, ours):
            raise _foreign(package, note("reader-proof-value", name=theirs, value=str(getattr(reader, theirs, "missing"))))
    for method in METHODS:
        if not callable(getattr(reader, method, None)):
            raise _foreign(package, note("reader-proof-missing", name=method))
    try:
        return version(NAME)
    except PackageNotFoundError:
        return "of unknown version"


def _foreign(package: ModuleType, proof: dict[str, Plain]) -> Trouble:
    installed = [each for each in packages_distributions().get(NAME, ()) if each != NAME]
    where = note("reader-package-in", name=NAME, file=str(package.__file__))
    packages = " ".join((*installed, NAME))
    return Trouble(where, "reader-package-is-another", name=NAME, version=KNOWN, proof=proof, packages=packages)


def _opened(reader_type: Any, bus: int, device: int, speed: int) -> Handle:
    """The handle is closed if the rest of the constructor fails, which is why that is called by hand."""
    path = f"/dev/spidev{bus}.{device}"
    reader = reader_type.__new__(reader_type)
    try:
        reader.__init__(bus=bus, device=device, spd=speed, pin_mode=Gpio.BCM, pin_rst=[])
        reader.AntennaOff()
    except BaseException as error:
        if hasattr(reader, "spi"):
            reader.spi.close()
        if isinstance(error, OSError | RuntimeError):
            raise unusable(path, error) from error
        raise
    handle: Handle = reader.spi
    return handle


def unusable(path: str, error: Exception) -> Trouble:
    match error:
        case FileNotFoundError():
            return Trouble(path, "reader-spi-is-off", reason=refused(error))
        case PermissionError():
            return Trouble(path, "reader-spi-is-denied", reason=refused(error))
        case _:
            return Trouble(path, "reader-spi-unusable", reason=refused(error))
