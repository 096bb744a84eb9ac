"""What the arguments of commands can be, and how one that is none is said; what every command asks of its surroundings."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from typing import NoReturn, TextIO

from companion.decks.reading import nearest, quoted
from companion.errors import unusable

SLOWEST, FASTEST = 0.05, 1000.0
LEAST_SIDE = 320  # of a window: below that nothing can be read
EPILOG = "Exit codes: 0 done, 1 something was found wrong, 2 wrong use or a file that cannot be used, 78 configuration."


class Parser(argparse.ArgumentParser):
    """Says what is the matter with an argument as everything else here is said."""

    def error(self, message: str) -> NoReturn:
        named = re.fullmatch(r"argument ([^:]+): (.*)", message, re.DOTALL)
        where, what = (named[1], named[2]) if named else (self.place, message)
        choice = re.fullmatch(r"invalid choice: '?(.*?)'? \(choose from (.*)\)", what, re.DOTALL)
        if choice:
            raise unusable(where, f"there is no {quoted(choice[1])}", nearest(choice[1], re.findall(r"[\w-]+", choice[2])))
        what, _, fix = what.partition("; ")
        raise unusable(where, what, fix or f"see {self.prog} --help")

    @property
    def place(self) -> str:
        return self.prog.partition(" ")[2] or "command line"

    def options(self) -> list[str]:
        return [name for action in self._actions for name in action.option_strings]


def whole(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,19}", text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{quoted(text)} is no such number; give a whole number from {least:,} to {most:,}")
        return int(text)

    return parse


def parse_hours(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,4})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no time; give hours, such as 24 or 0.5")
    return float(text)


def parse_speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = -1.0
    if speed != 0 and not SLOWEST <= speed <= FASTEST:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no speed; give {SLOWEST:g} to {FASTEST:g}, or 0 not to wait at all")
    return speed


def parse_size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{3,4})[x\u00d7]([0-9]{3,4})", text)
    if found is None or min(int(found[1]), int(found[2])) < LEAST_SIDE:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no size; give width and height of {LEAST_SIDE} at the least, such as 1280x720")
    return int(found[1]), int(found[2])


def share(most: float) -> Callable[[str], float]:
    def parse(text: str) -> float:
        if not re.fullmatch(r"[0-9]{0,2}(\.[0-9]{1,9})?", text) or not text or float(text) > most:
            raise argparse.ArgumentTypeError(f"{quoted(text)} is no such share; give 0 to {most:g}, such as 0.02")
        return float(text)

    return parse


def standard(stream: TextIO | None, name: str) -> TextIO:
    """A standard stream; there is none where the shell closed it."""
    if stream is None:
        raise unusable(f"standard {name}", "it is closed", "leave it open, or give it /dev/null")
    return stream


def language_of(args: argparse.Namespace) -> str:
    from companion.config import FILE_NAME, folders, read, resolve_language

    return resolve_language(args.lang, read(folders(os.environ).config / FILE_NAME), os.environ)
