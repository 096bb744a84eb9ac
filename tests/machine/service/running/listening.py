"""A service manager that listens: a socket, and what came by it."""

from __future__ import annotations

import socket
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.machine.this_computer import ThisComputer


class Listener:
    def __init__(self, listening: socket.socket, address: str) -> None:
        self._listening, self.address = listening, address

    def env(self, **more: str) -> dict[str, str]:
        return {"NOTIFY_SOCKET": self.address, **more}

    def computer(self, **more: str) -> ThisComputer:
        """That of a program which this service manager has started."""
        return ThisComputer(env=self.env(**more))

    def heard(self) -> list[str]:
        """Since this was asked last."""
        found: list[str] = []
        while True:
            try:
                found += self._listening.recv(65_536).decode().splitlines()
            except BlockingIOError:
                return found


@contextmanager
def listener(name: str = ""):
    """By a path, as a socket's path has to be short; or by an abstract name."""
    with TemporaryDirectory(prefix="fd-") as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        path = str(Path(folder) / "notify")
        listening.bind("\0" + name if name else path)
        listening.setblocking(False)
        yield Listener(listening, f"@{name}" if name else path)
