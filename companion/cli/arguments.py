"""The parser of commands and their help, the kinds of arguments, and what every command needs of its surroundings."""

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
from typing import Any, NoReturn, Self, TextIO

from companion.errors import Argument, Problem, Text, Unusable, unusable
from companion.system.outlet import complain, replacing
from companion.system.reading import meant

SLOWEST, FASTEST = 0.05, 1000.0
JOURNAL = "journal.sqlite"
HELP = "help-"  # how the keys of help begin
MAYBE_MORE = ("?", "*", "+")
AS_THEY_STAND = frozenset(("-h", "--help", "--"))
EPILOG = "help-common-exit-codes"


# The sentences of argparse about a wrong argument, each with the key of our own; argparse gives no other code.
OF_ARGPARSE = {
    "expected one argument": "cli-wants-one-value",
    "expected at least one argument": "cli-wants-some-values",
    "expected at most one argument": "cli-wants-one-value-at-most",
    r"expected (?P<count>\d+) arguments": "cli-wants-values",
    "the following arguments are required: (?P<names>.*)": "cli-arguments-are-missing",
    "one of the arguments (?P<names>.*) is required": "cli-one-of-arguments-is-missing",
    "not allowed with argument (?P<name>.*)": "cli-not-with-argument",
    "ignored explicit argument (?P<value>.*)": "cli-value-too-much",
    "ambiguous option: (?P<name>.*) could match (?P<names>.*)": "cli-ambiguous-option",
    "unrecognized arguments: (?P<names>.*)": "cli-arguments-unknown",
}


class Parser(argparse.ArgumentParser):
    """Reports a wrong argument as `Unusable`, like every other error of the program.

    Words that may be left out or repeated can also stand behind an option: argparse by itself stops looking for them at the first option.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **{**more, "add_help": False})
        self._positionals.title, self._optionals.title = "help-common-arguments", "help-common-options"
        self.add_argument("-h", "--help", action="help", help="help-common-help")
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
        """Turns the English sentence of argparse into a problem with a key, by `OF_ARGPARSE`."""
        named = re.fullmatch(r"argument ([^:]+): (.*)", message, re.DOTALL)
        where, what = (_in_words(named[1]), named[2]) if named else (self.place, message)
        for sentence, key in OF_ARGPARSE.items():
            if found := re.fullmatch(sentence, what, re.DOTALL):
                told: dict[str, Argument] = {name: tuple(map(_in_words, words.split(", "))) for name, words in found.groupdict().items()}
                if "value" in told:  # quoted as Python writes a text
                    told["value"] = str(literal_eval(found["value"]))
                raise Unusable([Problem(where, Text(key, program=self.prog, **told))])
        raise unusable(where, "cli-wrong-use", words=what, program=self.prog)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            word = str(value)
            raise unusable(name_of(action), "cli-no-such-word", word=word, instead=meant(word, map(str, action.choices)))

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Adds the name of the argument to a problem, as the functions that parse a value do not know it."""
        try:
            return super()._get_value(action, arg_string)
        except Unusable as wrong:
            raise Unusable([one.at(name_of(action)) for one in wrong.problems]) from None

    def _print_message(self, message: str, file: Any = None) -> None:
        """Raises the error of a text that cannot be written, which argparse would ignore."""
        stream = file or sys.stderr
        if message and stream is not None:
            stream.write(message)

    @property
    def place(self) -> str | Text:
        return self.prog.partition(" ")[2] or Text("place-command-line")

    def options(self) -> list[str]:
        return [name for action in self._actions for name in action.option_strings]

    def all(self) -> Iterator[Parser]:
        """This parser, and those of its commands."""
        yield self
        for action in self._actions:
            if isinstance(action.choices, Mapping):
                for one in action.choices.values():
                    yield from one.all()

    def speak(self, language: Callable[[], str]) -> None:
        """Sets the language of help; it is found out only when help is printed."""
        for one in self.all():
            one.formatter_class = partial(Help, language=language)


def name_of(action: argparse.Action) -> str | Text:
    return "/".join(action.option_strings) or _in_words(str(action.metavar or action.dest))


def _in_words(name: str) -> str | Text:
    """The name of an argument; one without options is named by the key of the word that stands for its value in help."""
    return Text(name) if name.startswith(HELP) else name


@contextmanager
def _turned(actions: Iterable[Any], **values: object) -> Iterator[None]:
    """Changes attributes of some actions for as long as the context lasts."""
    before = [(one, name, getattr(one, name)) for one in actions for name in values]
    for one, name, _ in before:
        setattr(one, name, values[name])
    try:
        yield
    finally:
        for one, name, value in before:
            setattr(one, name, value)


def add_commands(parser: Parser, commands: Iterable[tuple[str, str, Callable[[Parser], None]]]) -> None:
    """Adds the commands of a command: for each its name, what it is for, and a function that adds its arguments; each has `--lang`."""
    adder = parser.add_subparsers(metavar="help-metavar-what", title="help-common-what", parser_class=Parser, required=True)
    for name, about, add in commands:
        one = adder.add_parser(name, help=about, description=HelpText(about, is_sentence=True), epilog=EPILOG, allow_abbrev=False)
        add(one)
        one.add_argument("--lang", metavar="help-metavar-language", help="help-common-lang")


class HelpText(str):
    """The key of a text of help with its arguments, passed on by argparse like any text; `is_sentence` adds a capital and a full stop."""

    __slots__ = ("arguments", "is_sentence")

    arguments: Mapping[str, Argument]
    is_sentence: bool

    def __new__(cls, key: str, /, *, is_sentence: bool = False, **arguments: Argument) -> Self:
        made = super().__new__(cls, key)
        made.is_sentence, made.arguments = is_sentence, arguments
        return made


class Help(argparse.HelpFormatter):
    """Help in the language of its reader: each text is a key, argparse's own among them."""

    def __init__(self, *args: Any, language: Callable[[], str] = lambda: "en", **more: Any) -> None:
        super().__init__(*args, **more)
        self._language = language

    def _told(self, text: str) -> str:
        from companion.words.help import plain_help

        if not text.startswith(HELP):
            return text
        said = plain_help(text, self._language())
        if said is None:
            from companion.words.texts import text_in

            said = text_in(Text(text, **getattr(text, "arguments", {})), self._language())
        return f"{said[:1].upper()}{said[1:]}." if getattr(text, "is_sentence", False) else said

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage and self._told(usage), actions, groups, f"{self._told('help-common-usage')} " if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(text and self._told(text))

    def start_section(self, heading: str | None) -> None:
        """Adds the space that the language may want before the colon of argparse."""
        space = self._told("help-common-colon").removesuffix(":")
        super().start_section(heading and f"{self._told(heading)}{space}")

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return action.help and self._told(action.help)

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        metavar = action.metavar
        if not isinstance(metavar, str):
            return super()._metavar_formatter(action, default_metavar)
        return lambda size: (self._told(metavar),) * size


def add_break(parser: argparse.ArgumentParser) -> None:
    about = "help-common-break"
    parser.add_argument("--break", dest="breaks", action="append", default=[], metavar="help-metavar-what", help=about)


def whole(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,19}", text) or not least <= int(text) <= most:
            raise unusable("", "cli-no-such-number", text=text, least=least, most=most)
        return int(text)

    return parse


def parse_speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = -1.0
    if speed != 0 and not SLOWEST <= speed <= FASTEST:
        raise unusable("", "cli-no-speed", text=text, least=f"{SLOWEST:g}", most=f"{FASTEST:g}")
    return speed


def parse_size(text: str) -> tuple[int, int]:
    from companion.config.config import LEAST_SIDE, size_of

    size = size_of(text)
    if size is None:
        raise unusable("", "cli-no-size", text=text, least=LEAST_SIDE)
    return size


def share(most: float) -> Callable[[str], float]:
    def parse(text: str) -> float:
        if not re.fullmatch(r"[0-9]{0,2}(\.[0-9]{1,9})?", text) or not text or float(text) > most:
            raise unusable("", "cli-no-such-share", text=text, most=f"{most:g}")
        return float(text)

    return parse


def path_of(named: str) -> Path:
    """A path as it is typed, with `~`; unlike `Path.expanduser` it does not fail for an unknown user, whose file is simply missing."""
    return Path(os.path.expanduser(named))  # noqa: PTH111


def get_ready(*, is_looking: bool) -> None:
    """Checks the clock and closes the folders before a command runs; for a command that only looks, nothing is changed."""
    _refuse_clock()
    if not is_looking:
        _close_folders()


def _refuse_clock() -> None:
    """Refuses a clock far before 1970: the time overflows, and Python's own `logging` cannot be loaded."""
    try:
        time.time()
    except (OverflowError, OSError):
        raise unusable(Text("place-clock"), "cli-clock-is-impossible") from None


def _close_folders() -> None:
    """Closes the program's folders to other users of the machine: they tell of cards that lie face down (H1)."""
    from companion.config.config import folders
    from companion.system.safe_files import narrow_all

    found = folders(os.environ)
    for folder in (found.state, found.cache):
        narrow_all(folder)


def standard(stream: TextIO | None, name: str) -> TextIO:
    """A standard stream; raises `Unusable` where the shell closed it."""
    if stream is None:
        raise unusable(Text("place-standard-input" if name == "input" else "place-standard-output"), "cli-stream-is-closed")
    return stream


def page(out: TextIO) -> TextIO:
    """Output for people: a terminal without the letters of a language shows question marks, and columns stay in line."""
    return replacing(out)


def printed() -> TextIO:
    """Standard output for a page."""
    return page(standard(sys.stdout, "output"))


def note(text: Text, language: str) -> None:
    """Writes a line to standard error that reports no fault."""
    from companion.words.texts import text_in

    complain(text_in(text, language))


def journal_path(named: str | None) -> Path:
    """The journal that is named, else the one of this user."""
    from companion.config.config import folders

    return path_of(named) if named is not None else folders(os.environ).state / JOURNAL


def language_wanted(argv: Sequence[str]) -> str:
    """The language for errors, also where the error is in the arguments or in facedown.toml."""
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
