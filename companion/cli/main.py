"""The command `facedown`: one table of its commands, and how errors are reported.

Rules of this file: only the commands that are named on the command line are loaded; the table alone is enough for `facedown --help`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Collection, Sequence
from contextlib import suppress
from importlib import import_module
from typing import NoReturn

from companion.cli.arguments import EPILOG, HelpText, Parser, get_ready, language_wanted
from companion.core.frozen import dataclass
from companion.errors import DONE, FOUND_WRONG, WRONG_USE, Problem, Text, Unusable, of_system, unusable
from companion.system.outlet import complain, outlets
from companion.system.reading import meant

LOOKING = True  # `is_looking`, so that each command stands on one line
INTERRUPTED = 130  # as shells count a program that was ended by Ctrl-C


@dataclass(frozen=True, slots=True)
class Command:
    """A command; `place` names the function that adds its arguments and action to a parser: a module of this folder, and a name in it."""

    name: str
    place: str
    about: str
    is_looking: bool = False  # it changes nothing of a table


COMMANDS = (
    Command("demo", "play.add_demo", "help-commands-demo"),
    Command("play", "play.add_play", "help-commands-play"),
    Command("referee", "play.add_referee", "help-commands-referee"),
    Command("soak", "play.add_soak", "help-commands-soak"),
    Command("history", "history.add_history", "help-commands-history"),
    Command("replay", "replay.add_replay", "help-commands-replay"),
    Command("deck", "deck.add_deck", "help-commands-deck"),
    Command("tags", "tags.add_tags", "help-commands-tags"),
    Command("mat", "mat.add_mat", "help-commands-mat"),
    Command("hub", "hub.add_hub", "help-commands-hub"),
    Command("print", "printing.add_print", "help-commands-print"),
    Command("voice", "voice.add_voice", "help-commands-voice"),
    Command("backup", "backup.add_backup", "help-commands-backup"),
    Command("restore", "backup.add_restore", "help-commands-restore"),
    Command("config", "config.add_config", "help-commands-config"),
    Command("install-service", "service.add_install_service", "help-commands-install-service", LOOKING),
    Command("doctor", "doctor.add_doctor", "help-commands-doctor", LOOKING),
)


def main(argv: Sequence[str] | None = None) -> int:
    with outlets():
        return _answered(sys.argv[1:] if argv is None else argv)


def _answered(argv: Sequence[str]) -> int:
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()  # so that output that cannot be written is reported here, and not by Python at its end
        return code
    except Unusable as fault:
        _complain(fault.problems, language_wanted(argv))
        return fault.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the output has ended
        _be_silent()
        return DONE
    except OSError as fault:
        _be_silent()
        _complain([of_system(fault)], language_wanted(argv))
        return WRONG_USE
    except Exception as fault:  # noqa: BLE001 - Python would tell its text, which may hold a value of a closed card (H1)
        return _fell(fault, language_wanted(argv))


def _run(argv: Sequence[str]) -> int:
    try:
        asked = _parsed(argv)
        get_ready(is_looking=any(one.is_looking for one in COMMANDS if one.name == asked.command))
        return int(asked.run(asked))
    except SystemExit as ended:  # argparse has printed the help or the version
        return int(ended.code or DONE)


def _parsed(argv: Sequence[str]) -> argparse.Namespace:
    parser, commands = parsers(frozenset(argv))
    parser.speak(lambda: language_wanted(argv))
    asked, strange = parser.parse_known_args(argv)
    command = commands.get(asked.command or "", parser)
    if strange:
        word = strange[0].partition("=")[0]
        raise unusable(command.place, "cli-no-such-argument", word=word, instead=meant(word, command.options()))
    if asked.command is None:
        parser.print_help(sys.stderr)
        raise SystemExit(WRONG_USE)
    return asked


def parsers(words: Collection[str] | None = None) -> tuple[Parser, dict[str, Parser]]:
    """The parser of `facedown`, and those of its commands by name; only commands among `words` have their arguments, by default all."""
    about = "help-common-facedown"
    parser = Parser(prog="facedown", description=about, epilog=EPILOG, allow_abbrev=False)
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="help-common-version")
    parser.add_argument("--log", metavar="help-metavar-file", help="help-common-log")
    adder = parser.add_subparsers(dest="command", metavar="help-metavar-command", title="help-common-commands")
    commands = {}
    for one in COMMANDS:
        sentence = HelpText(one.about, is_sentence=True)
        commands[one.name] = adder.add_parser(one.name, help=one.about, description=sentence, epilog=EPILOG, allow_abbrev=False)
        if words is None or one.name in words:
            module, _, name = one.place.partition(".")
            getattr(import_module(f"companion.cli.{module}"), name)(commands[one.name])
    return parser, commands


class ShowVersion(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import PackageNotFoundError, version

        try:
            sys.stdout.write(f"facedown {version('facedown')}\n")
        except PackageNotFoundError:
            sys.stdout.write("facedown, not installed\n")
        parser.exit()


def _fell(fault: Exception, language: str) -> int:
    """Reports a fault of our own that ended the command: its types and places, and no values (H1)."""
    from companion.system.logs import told

    _complain([Problem(Text("place-program"), "cli-own-fault")], language, told(fault))
    return FOUND_WRONG


def _complain(problems: Sequence[Problem], language: str, places: str = "") -> None:
    from companion.words.problems import told

    for problem in problems:
        complain(told(problem, language), places)


def _be_silent() -> None:
    """Keeps Python from complaining once more when it flushes standard output at the end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
