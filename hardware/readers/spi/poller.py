"""`python -m hardware.readers.spi.poller WIRING [BOOTS]`: a hub that runs on the Pi itself, with its frames on standard input and output.

Rules of this file: what cannot begin is one line on standard error and exit code 2; what breaks off is one line and exit code 1, and who
started it meets the end of its output. It ends when its input does, with all fields off.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import warnings
from collections.abc import Sequence
from contextlib import ExitStack, closing
from io import FileIO
from types import FrameType

from hardware.polling import Hub
from hardware.readers.spi.bus import PiBus
from hardware.readers.spi.wiring import Wiring, parse_wiring
from hardware.trouble import Trouble, note, refused

ENDED, BROKEN_OFF, UNFIT = 0, 1, 2
MOST = 65536  # bytes taken at once


def main(arguments: Sequence[str], source: int, out: FileIO) -> int:
    """Frames come from a file descriptor and go out through a file."""
    name = "pi"
    warnings.filterwarnings("ignore", module="gpiozero")  # it tries four libraries for the pins; last words are to be our own
    try:
        wiring, boots = parse_arguments(arguments)
        name = wiring.name
        with ExitStack() as opened:
            if wiring.model is not None:
                from hardware.readers.spi.modelled import modelled

                opened.enter_context(modelled(wiring))
            bus = opened.enter_context(closing(PiBus(wiring)))
            return serve(bus, Hub(bus, name.encode(), boots, bus.package.told, chip=wiring.chip), source, out)
    except Trouble as error:
        say(name, str(error))
        return UNFIT
    except OSError as error:
        say(name, json.dumps(note("reader-bus-failed", reason=refused(error))))
        return BROKEN_OFF


def parse_arguments(arguments: Sequence[str]) -> tuple[Wiring, int]:
    match arguments:
        case [text]:
            return parse_wiring(text), 0
        case [text, boots] if boots.isdecimal():
            return parse_wiring(text), int(boots)
        case _:
            raise Trouble(note("reader-command-line"), "reader-wrong-arguments", value=str(list(arguments)))


def serve(bus: PiBus, hub: Hub, source: int, out: FileIO) -> int:
    """Runs until the other end of the pipe is closed."""
    if bus.package.standin:
        say(bus.name, json.dumps(note("reader-gpio-stand-in", reason=bus.package.standin)))
    try:
        while received := os.read(source, MOST):
            out.write(b"".join(hub.take(received)))
    except BrokenPipeError:
        return ENDED
    finally:
        bus.hush()
    return ENDED


def own_output() -> FileIO:
    """Keeps standard output for frames alone: text that a library prints from now on goes to standard error."""
    kept = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return os.fdopen(kept, "wb", 0)


def leave(number: int, frame: FrameType | None) -> None:
    """End the program by an exception, so that open resources are closed."""
    sys.exit(ENDED)


def say(name: str, line: str) -> None:
    told = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in f"{name}: {line}")  # no order to a terminal
    sys.stderr.write(f"{told}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that started this one; its input ends soon after
    sys.exit(main(sys.argv[1:], sys.stdin.fileno(), own_output()))
