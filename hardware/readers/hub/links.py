"""Links to hubs: a serial port, or a program of its own that speaks frames on its standard input and output.

Rules of this file: no call waits. Bytes that do not fit into a full line are lost, like a frame on a bad line; a link that is gone raises
OSError or termios.error. Bytes are read and written past pyserial, whose `write` loops for as long as a line without time limit is full.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import termios
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import serial

GONE = (OSError, termios.error)  # all that pyserial and the system raise where a link has gone; SerialException is an OSError
LAST_WORDS = 20  # lines of a program
CHUNK = 4096
ENDS_WITHIN = 0.5  # seconds for a program to end once its input is closed
LATEST = 0.5  # seconds that one which was killed has to be gone


@dataclass(frozen=True, slots=True)
class SerialLink:
    """`port` is a path under /dev, or the serial number of the USB device, or the hub's unique id in hex."""

    port: str
    baud: int = 115200  # USB takes no notice of it


@dataclass(frozen=True, slots=True)
class PipeLink:
    """A child program that is a hub."""

    argv: tuple[str, ...]


Link = SerialLink | PipeLink


class OpenedLink(Protocol):
    """A link that is open; `early` holds bytes that were read from it before."""

    early: bytes

    @property
    def name(self) -> str: ...

    @property
    def filenos(self) -> tuple[int, ...]:
        """The file descriptors to read from."""
        ...

    def read(self, fileno: int) -> bytes:
        """The bytes of the hub since the last call; empty for output of a program that is not in frames."""
        ...

    def write(self, data: bytes) -> None: ...

    def close(self) -> None: ...

    def last_words(self) -> tuple[str, ...]: ...


class OpenPort:
    def __init__(self, path: str, baud: int) -> None:
        import serial

        self.name, self.early = path, b""
        self._port: serial.Serial = serial.Serial(path, baud, timeout=0, write_timeout=0, exclusive=True)
        self._fileno: int = self._port.fileno()
        self.filenos = (self._fileno,)
        try:
            _tell_silence_from_end(self._fileno)
        except BaseException:
            self.close()
            raise

    def read(self, fileno: int) -> bytes:
        return _read(fileno)

    def write(self, data: bytes) -> None:
        _write(self._fileno, data)

    def close(self) -> None:
        with contextlib.suppress(*GONE):
            self._port.reset_output_buffer()  # or closing waits up to half a minute for a hub that does not read
        with contextlib.suppress(*GONE):
            self._port.close()

    def last_words(self) -> tuple[str, ...]:
        return ()


class OpenProgram:
    def __init__(self, argv: tuple[str, ...]) -> None:
        self.name, self.early = argv[0], b""
        # A session of its own: Ctrl-C at the terminal is for us, and we end it.
        self._child = subprocess.Popen(  # noqa: S603 - the command line of a hub is our own
            argv, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        assert self._child.stderr is not None
        self._input, self._output, self._errors = self._child.stdin, self._child.stdout, self._child.stderr
        self.filenos = (self._output.fileno(), self._errors.fileno())
        for file in (self._input, self._output, self._errors):
            os.set_blocking(file.fileno(), False)
        self._lines: deque[str] = deque(maxlen=LAST_WORDS)
        self._line = b""

    def read(self, fileno: int) -> bytes:
        if fileno == self._output.fileno():
            return _read(fileno)
        self._listen()
        return b""

    def _listen(self) -> bytes:
        data = _read(self._errors.fileno())
        *lines, self._line = (self._line + data).split(b"\n")
        self._lines += [line.decode(errors="replace") for line in lines]
        self._line = self._line[-CHUNK:]
        return data

    def write(self, data: bytes) -> None:
        _write(self._input.fileno(), data)

    def close(self) -> None:
        self._input.close()
        try:
            self._child.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            self._child.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):  # a program that hangs in the kernel is left there
                self._child.wait(LATEST)
        with contextlib.suppress(*GONE):
            while self._listen():
                pass
        self._output.close()
        self._errors.close()

    def last_words(self) -> tuple[str, ...]:
        rest = self._line.decode(errors="replace")
        return (*self._lines, rest) if rest else tuple(self._lines)


def opened(link: Link) -> OpenedLink | None:
    """Open the link; None if it is not there or cannot be opened."""
    try:
        return OpenProgram(link.argv) if isinstance(link, PipeLink) else OpenPort(link.port, link.baud)
    except (*GONE, ValueError, OverflowError, NotImplementedError):  # the last three where a port cannot run at that speed
        return None
    except ImportError:  # the library of ports is missing, which is no reason to have no table
        return None


def _tell_silence_from_end(fileno: int) -> None:
    """Let a read wait for a byte. As pyserial sets a port up, a read is empty both when the line is quiet and when it has gone."""
    attributes = termios.tcgetattr(fileno)
    attributes[6][termios.VMIN] = 1
    termios.tcsetattr(fileno, termios.TCSANOW, attributes)


def _read(fileno: int) -> bytes:
    try:
        data = os.read(fileno, CHUNK)
    except BlockingIOError:
        return b""
    if not data:
        raise ConnectionResetError("there is no program at the other end")
    return data


def _write(fileno: int, data: bytes) -> None:
    with contextlib.suppress(BlockingIOError):
        os.write(fileno, data)
