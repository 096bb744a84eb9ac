"""The command, run in this process with standard streams of its own."""

from __future__ import annotations

import io
import signal
import sys
from dataclasses import dataclass

from companion.cli import main as cli
from companion.system.clock import VirtualClock


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Stream(io.TextIOWrapper):
    """A standard stream that is looked at later; it can pass for a terminal."""

    def __init__(self, content=b"", encoding="utf-8", *, is_terminal=False):
        super().__init__(io.BytesIO(content), encoding=encoding, newline="\n")
        self._is_terminal = is_terminal

    def isatty(self):
        return self._is_terminal

    def written(self):
        self.flush()
        return self.buffer.getvalue().decode(self.encoding)


def facedown(monkeypatch, *words, content="", out=None):
    """What `facedown WORDS` answers to that input."""
    streams = {"stdin": Stream(content.encode()), "stdout": out or Stream(), "stderr": Stream()}
    with monkeypatch.context() as patch:
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        code = cli.main(list(words))
    return Ran(code, streams["stdout"].written(), streams["stderr"].written())


def on_virtual_time(monkeypatch):
    """Commands that wait by the clock wait no longer."""
    monkeypatch.setattr("companion.system.clock.RealClock", VirtualClock)


def heed_ctrl_c():
    """What a shell starts in the background is told to ignore Ctrl-C, and would hand that on to the processes that it starts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
