"""What the arguments of commands can be, and how one that is none is said; what every command asks of its surroundings."""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from ast import literal_eval
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TextIO

from companion.config.config import LEAST_SIDE, size_of
from companion.errors import Unusable, unusable
from companion.system.reading import nearest, quoted

SLOWEST, FASTEST = 0.05, 1000.0
MAYBE_MORE = ("?", "*", "+")
AS_THEY_STAND = frozenset(("-h", "--help", "--"))
EPILOG = "Exit codes: 0 done, 1 something was found wrong, 2 wrong use or a file that cannot be used, 78 configuration."


class Parser(argparse.ArgumentParser):
    """Says what is the matter with an argument as everything else here is said.

    A word that may be left out, or of which there may be many, can stand behind an option too: argparse by itself takes the ones before the
    option for all there are.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.color = False  # from Python 3.14 on argparse colours its help by itself, and an outlet would show the codes

    def parse_known_args(  # type: ignore[override] # argparse has three forms of it
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        words, options = self._get_positional_actions(), [*self._get_optional_actions(), *self._mutually_exclusive_groups]
        if not any(one.nargs in MAYBE_MORE for one in words) or AS_THEY_STAND.intersection(sys.argv[1:] if args is None else args):
            return super().parse_known_args(args, namespace)
        with _turned(words, nargs=argparse.SUPPRESS, default=argparse.SUPPRESS):
            asked, rest = super().parse_known_args(args, namespace)
        with _turned(options, required=False):
            return super().parse_known_args(rest, asked)

    def error(self, message: str) -> NoReturn:
        named = re.fullmatch(r"argument ([^:]+): (.*)", message, re.DOTALL)
        where, what = (named[1], named[2]) if named else (self.place, message)
        choice = re.fullmatch(r"invalid choice: (.*) \(choose from (.*)\)", what, re.DOTALL)
        if choice:
            word = str(literal_eval(choice[1]))  # as argparse quotes it
            raise unusable(where, f"there is no {quoted(word)}", nearest(word, re.findall(r"[\w-]+", choice[2])))
        what, _, fix = what.partition("; ")
        raise unusable(where, what, fix or f"see {self.prog} --help")

    def _print_message(self, message: str, file: Any = None) -> None:
        """What cannot go out is raised; argparse passes it over."""
        stream = file or sys.stderr
        if message and stream is not None:
            stream.write(message)

    @property
    def place(self) -> str:
        return self.prog.partition(" ")[2] or "command line"

    def options(self) -> list[str]:
        return [name for action in self._actions for name in action.option_strings]

    def all(self) -> Iterator[Parser]:
        """This one, and those of its commands."""
        yield self
        for action in self._actions:
            if isinstance(action.choices, Mapping):
                for one in action.choices.values():
                    yield from one.all()

    def speak(self, language: Callable[[], str]) -> None:
        """Help comes in that language, which is asked for only then."""
        for one in self.all():
            one.formatter_class = partial(Help, language=language)


@contextmanager
def _turned(actions: Iterable[Any], **values: object) -> Iterator[None]:
    """As long as that lasts, these are so."""
    before = [(one, name, getattr(one, name)) for one in actions for name in values]
    for one, name, _ in before:
        setattr(one, name, values[name])
    try:
        yield
    finally:
        for one, name, value in before:
            setattr(one, name, value)


def add_commands(parser: Parser, commands: Iterable[tuple[str, str, Callable[[Parser], None]]]) -> None:
    """The commands of a command, each with its name, what it is for and what it takes; all speak the language that is asked for."""
    adder = parser.add_subparsers(metavar="WHAT", title="what", parser_class=Parser, required=True)
    for name, about, add in commands:
        one = adder.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.", epilog=EPILOG, allow_abbrev=False)
        add(one)
        one.add_argument("--lang", metavar="LANGUAGE", help="en, ru or fr; default what facedown.toml says, else the system's")


class Help(argparse.HelpFormatter):
    """Help in the language of whoever asks for it; argparse's own words too."""

    def __init__(self, *args: Any, language: Callable[[], str] = lambda: "en", **more: Any) -> None:
        super().__init__(*args, **more)
        self._language = language

    def _told(self, text: str) -> str:
        from companion.words.problems import command_text

        return command_text(text, self._language())

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage and self._told(usage), actions, groups, self._told("usage: ") if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(text and self._told(text))

    def start_section(self, heading: str | None) -> None:
        from companion.words.problems import title_text

        super().start_section(heading and title_text(heading, self._language()))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return action.help and self._told(action.help)

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        metavar = action.metavar
        if not isinstance(metavar, str):
            return super()._metavar_formatter(action, default_metavar)
        return lambda size: (self._told(metavar),) * size


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
    size = size_of(text)
    if size is None:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no size; give width and height of {LEAST_SIDE} at the least, such as 1280x720")
    return size


def share(most: float) -> Callable[[str], float]:
    def parse(text: str) -> float:
        if not re.fullmatch(r"[0-9]{0,2}(\.[0-9]{1,9})?", text) or not text or float(text) > most:
            raise argparse.ArgumentTypeError(f"{quoted(text)} is no such share; give 0 to {most:g}, such as 0.02")
        return float(text)

    return parse


def path_of(named: str) -> Path:
    """Also in somebody's home; Path's own way fails for a user that is not there, and that is a file that is not there either."""
    return Path(os.path.expanduser(named))  # noqa: PTH111


def get_ready(*, is_looking: bool) -> None:
    """Before any command runs; one that is only looking changes nothing."""
    _refuse_clock()
    if not is_looking:
        _close_folders()


def _refuse_clock() -> None:
    """Where a time before 1970 has run over, Python's own `logging` cannot be loaded."""
    try:
        time.time()
    except (OverflowError, OSError):
        fix = 'set it, such as: sudo date -s "2026-05-01 20:00"'
        raise unusable("the clock", "it tells a time that no program can count with", fix) from None


def _close_folders() -> None:
    """What the program remembers tells of cards that lie face down: nobody else on this machine opens it (H1)."""
    from companion.config.config import folders
    from companion.system.safe_files import narrow_all

    found = folders(os.environ)
    for folder in (found.state, found.cache):
        narrow_all(folder)


def standard(stream: TextIO | None, name: str) -> TextIO:
    """A standard stream; there is none where the shell closed it."""
    if stream is None:
        raise unusable(f"standard {name}", "it is closed", "leave it open, or give it /dev/null")
    return stream


def language_wanted(argv: Sequence[str]) -> str:
    """The reader's language also where the arguments or facedown.toml cannot be used: that is what is to be said in it."""
    from companion.config.config import FILE_NAME, Config, folders, read, resolve_language

    config = Config()
    named = re.search("(?:^|\0)--lang[=\0]([^\0]*)", "\0".join(argv))
    with suppress(Unusable):
        return resolve_language(named[1] if named else "", config, os.environ)
    with suppress(Unusable):
        config = read(folders(os.environ).config / FILE_NAME)
    return resolve_language(None, config, os.environ)


def language_of(args: argparse.Namespace) -> str:
    from companion.config.config import FILE_NAME, folders, read, resolve_language

    return resolve_language(args.lang, read(folders(os.environ).config / FILE_NAME), os.environ)
