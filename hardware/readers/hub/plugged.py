"""The boards that are plugged in on USB, and what answers at their ports; used to look for a hub, not to play.

Rules of this file: a port that another program has open is left alone, and a device that calls itself something else than a board is
not asked unless it is named. Only the greeting of strangers is sent, and nothing else.
"""

from __future__ import annotations

import errno
import os
import selectors
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from hardware.messages import Hello, parse_crash, parse_hello
from hardware.readers.hub.greeting import GREETING
from hardware.readers.hub.links import GONE, OpenPort
from hardware.readers.hub.strangers import ANSWERS_WITHIN
from hardware.wire import CRASH, HELLO, VERSION, Frames

RASPBERRY_PI = 0x2E8A
PROBES = (0x0004, 0x000C)  # debug probes of that maker: bytes sent to them go on to another device
BOOTS = {"0003": "RP2040", "000f": "RP2350"}  # of that maker: a board that waits for its program, by the chip
MICROPYTHON = "MicroPython"
PROMPTS = (b">>> ", b"raw REPL", MICROPYTHON.encode())  # what a prompt answers to the greeting, or says by itself
BAUD = 115200  # USB takes no notice of it
MORE_WITHIN = 0.05  # seconds after its hello in which a hub has told what made it fall over
USB, PROC = Path("/sys/bus/usb/devices"), Path("/proc")

# hub: one of ours; version: one that speaks another version of the wire; prompt: MicroPython without a hub's program, or whose program was
# ended; silent: no answer that we know; held: another program has it open; denied: no right to open it; gone; other: not asked.
Kind = Literal["hub", "version", "prompt", "silent", "held", "denied", "gone", "other"]


@dataclass(frozen=True, slots=True)
class Port:
    """A serial port of a USB device, with the texts by which the device describes itself."""

    path: str
    serial: str = ""
    name: str = ""
    is_board: bool = True  # it may be a hub, by its own account


@dataclass(frozen=True, slots=True)
class Blank:
    """A board that waits for its program, as a drive; it has no port."""

    place: str  # the USB socket: "1-1.3"
    chip: str
    drive: str  # "/dev/sda1"; empty while the system has not made it a drive


@dataclass(frozen=True, slots=True)
class PortAnswer:
    port: Port
    kind: Kind
    hello: Hello | None = None
    crash: str = ""
    holders: tuple[str, ...] = ()  # names of programs; none where they belong to another user


def ports() -> list[Port]:
    """None without the library that lists them."""
    try:
        from serial.tools.list_ports import comports
    except ImportError:
        return []

    found = []
    for one in sorted(comports()):
        if one.vid is not None:
            names = [name for name in (one.manufacturer, one.product) if name]
            is_board = (one.vid == RASPBERRY_PI and one.pid not in PROBES) or any(MICROPYTHON in name for name in names)
            found.append(Port(one.device, one.serial_number or "", " ".join(names), is_board))
    return found


def blanks(usb: Path = USB) -> list[Blank]:
    found = []
    for device in sorted(usb.glob("*")):
        if _text(device / "idVendor") == f"{RASPBERRY_PI:04x}" and (chip := BOOTS.get(_text(device / "idProduct"))):
            disk = next(iter(sorted(device.glob("*/host*/target*/*/block/*"))), None)
            part = next(iter(sorted(disk.glob(f"{disk.name}*"))), disk) if disk is not None else None
            found.append(Blank(device.name, chip, f"/dev/{part.name}" if part is not None else ""))
    return found


def asked(wanted: Sequence[Port]) -> list[PortAnswer]:
    """Ask all ports that are boards at once; the others are listed as `other`."""
    answers: dict[Port, PortAnswer] = {}
    talks = []
    for port in wanted:
        opened = _opened(port) if port.is_board else PortAnswer(port, "other")
        if isinstance(opened, PortAnswer):
            answers[port] = opened
        else:
            talks.append(_Talk(port, opened))
    try:
        _listen(talks)
        answers |= {talk.port: talk.answer() for talk in talks}
    finally:
        for talk in talks:
            talk.link.close()
    return [answers[port] for port in wanted]


def holders(path: str, proc: Path = PROC) -> tuple[str, ...]:
    """Other programs that have it open, as far as this user may see them."""
    found = set()
    wanted = _identity(Path(path))
    for program in proc.glob("[0-9]*") if wanted is not None else ():
        if program.name != str(os.getpid()):
            with suppress(OSError):  # another user's process, or one that has ended
                if any(_identity(file) == wanted for file in (program / "fd").iterdir()):
                    found.add(_text(program / "comm") or program.name)
    return tuple(sorted(found))


def _identity(file: Path) -> tuple[int, int] | None:
    """The device and inode of the file to which it leads, as in a container another device may bear the same name."""
    try:
        there = file.stat()
    except OSError:
        return None
    return there.st_dev, there.st_ino


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def _opened(port: Port) -> OpenPort | PortAnswer:
    if by := holders(port.path):
        return PortAnswer(port, "held", holders=by)
    try:
        return OpenPort(port.path, BAUD)
    except OSError as fault:
        if fault.errno in (errno.EACCES, errno.EPERM):
            return PortAnswer(port, "denied")
        return PortAnswer(port, "held" if fault.errno in (errno.EAGAIN, errno.EBUSY) else "gone")
    except (*GONE, ImportError):
        return PortAnswer(port, "gone")


class _Talk:
    """What one port said since it was greeted."""

    def __init__(self, port: Port, link: OpenPort) -> None:
        self.port, self.link = port, link
        self._said, self.is_gone = b"", False

    def greet(self) -> None:
        try:
            self.link.write(GREETING)
        except GONE:
            self.is_gone = True

    def hear(self) -> None:
        try:
            self._said += self.link.read(self.link.filenos[0])
        except GONE:
            self.is_gone = True

    @property
    def has_said_hello(self) -> bool:
        return self._hello() is not None

    def _hello(self) -> Hello | None:
        hellos = (parse_hello(payload) for kind, _seq, payload in Frames().feed(self._said) if kind == HELLO)
        return next((hello for hello in hellos if hello is not None), None)

    def answer(self) -> PortAnswer:
        hello = self._hello()
        if hello is None:
            is_prompt = any(prompt in self._said for prompt in PROMPTS)
            return PortAnswer(self.port, "gone" if self.is_gone else "prompt" if is_prompt else "silent")
        crashes = (parse_crash(payload) for kind, _seq, payload in Frames().feed(self._said) if kind == CRASH)
        crash = next((one.text for one in crashes if one is not None), "")
        return PortAnswer(self.port, "hub" if hello.version == VERSION else "version", hello, crash)


def _listen(talks: Sequence[_Talk]) -> None:
    """A hub that is asked reports at once why it crashed, and only once: the caller has to keep that."""
    until = time.monotonic() + ANSWERS_WITHIN
    with selectors.DefaultSelector() as selector:
        for talk in talks:
            talk.greet()
            if not talk.is_gone:
                selector.register(talk.link.filenos[0], selectors.EVENT_READ, talk)
        is_all_said = False
        while selector.get_map() and (left := until - time.monotonic()) > 0:
            for key, _events in selector.select(left):
                key.data.hear()
                if key.data.is_gone:
                    selector.unregister(key.fd)
            if not is_all_said and all(talk.is_gone or talk.has_said_hello for talk in talks):
                is_all_said, until = True, min(until, time.monotonic() + MORE_WITHIN)
