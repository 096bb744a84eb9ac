"""What a program tells the service manager that started it, by systemd's protocol of datagrams; where nobody listens it is silent.

Rules of this file: telling never waits and never fails. What did not get through is told by the answer, for whoever wants to try again.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

from companion.core.visible import visible

LONGEST = 500  # letters of a status


class Notifier:
    def __init__(self, env: Mapping[str, str], pid: int | None = None) -> None:
        """`pid` is ours: a watchdog that is meant for another process is none of our business."""
        self._address = _address(env.get("NOTIFY_SOCKET", ""))
        self._socket: socket.socket | None = None
        self.interval = _interval(env, os.getpid() if pid is None else pid) if self._address is not None else None

    @property
    def is_heard(self) -> bool:
        """Whether anybody asked to be told."""
        return self._address is not None

    def ready(self) -> bool:
        return self.tell("READY=1")

    def beat(self) -> bool:
        return self.tell("WATCHDOG=1")

    def status(self, text: str) -> bool:
        return self.tell(f"STATUS={visible(' '.join(text.split()))[:LONGEST]}")

    def extend(self, seconds: float) -> bool:
        """Starting or stopping goes on for so long, though nothing else is told."""
        return self.tell(f"EXTEND_TIMEOUT_USEC={round(seconds * 1_000_000)}")

    def stopping(self) -> bool:
        return self.tell("STOPPING=1")

    def tell(self, *lines: str) -> bool:
        """Whether it went out, or nobody wants it."""
        if self._address is None:
            return True
        try:
            self._opened().sendto("\n".join(lines).encode(), self._address)
        except OSError:  # its queue is full, or it is being started anew
            return False
        return True

    def close(self) -> None:
        if self._socket is not None:
            with suppress(OSError):
                self._socket.close()
            self._socket = None

    def _opened(self) -> socket.socket:
        if self._socket is None:
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._socket.setblocking(False)
        return self._socket


def _address(named: str) -> str | None:
    """A path, or an abstract name; what is neither is not understood, and so not told anything."""
    if not hasattr(socket, "AF_UNIX") or len(named) < 2 or named[0] not in "/@":
        return None
    return named if named[0] == "/" else "\0" + named[1:]


def _interval(env: Mapping[str, str], pid: int) -> float | None:
    """Seconds within which a beat has to come; None where nobody watches."""
    named, micro = env.get("WATCHDOG_PID", str(pid)), env.get("WATCHDOG_USEC", "")
    if not micro.isascii() or not micro.isdigit() or int(micro) == 0 or named != str(pid):
        return None
    return int(micro) / 1_000_000
