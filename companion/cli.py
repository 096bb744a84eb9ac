"""The command `facedown`: what it can do, and how it says what went wrong."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NoReturn, TextIO

from companion.decks.reading import nearest, quoted
from companion.errors import DONE, WRONG_USE, Problem, Unusable, unusable
from companion.setting_up import KEYS

INTERRUPTED = 130  # as shells count a program that was ended by Ctrl-C
SLOWEST, FASTEST = 0.05, 1000.0
MOST_NOISE = 0.2  # beyond that nobody could play on that mat
EPILOG = "Exit codes: 0 done, 1 something was found wrong, 2 wrong use or a file that cannot be used, 78 configuration."


def main(argv: Sequence[str] | None = None) -> int:
    try:
        asked = _parsed(sys.argv[1:] if argv is None else argv)
        return int(asked.run(asked))
    except SystemExit as ended:  # argparse printed what --help or --version asked for
        return int(ended.code or DONE)
    except Unusable as fault:
        for problem in fault.problems:
            _complain(str(problem))
        return fault.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us is gone, and needs nothing more
        _be_silent()
        return DONE
    except OSError as fault:
        _be_silent()
        place = fault.filename or "standard input or output"
        _complain(f"{place}: it cannot be used ({fault.strerror or fault}); see that there is room, and that it is no folder")
        return WRONG_USE


def _complain(problem: str) -> None:
    if sys.stderr is not None:
        print(f"facedown: {problem}", file=sys.stderr)


def _be_silent() -> None:
    """Python would complain once more when it flushes at the end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _Parser(argparse.ArgumentParser):
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


def _parsed(argv: Sequence[str]) -> argparse.Namespace:
    parser, commands = _parsers()
    asked, strange = parser.parse_known_args(argv)
    command = commands.get(asked.command or "", parser)
    if strange:
        word = strange[0].partition("=")[0]
        raise unusable(command.place, f"there is no argument {quoted(word)}", nearest(word, command.options()))
    if asked.command is None:
        parser.print_help(sys.stderr)
        raise SystemExit(WRONG_USE)
    return asked


def _parsers() -> tuple[_Parser, dict[str, _Parser]]:
    about = "A referee for card games whose cards lie face down."
    parser = _Parser(prog="facedown", description=about, epilog=EPILOG, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=_version())
    parser.add_argument("--log", metavar="FILE", help="write to this file what enters and what is said")
    adder = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    commands = {}
    for name, add, about in (
        ("demo", _demo, "watch the referee at work in the terminal"),
        ("play", _play, "play in the terminal, against bots or each other"),
        ("referee", _referee, "referee a match by JSON lines on standard input and output"),
        ("soak", _soak, "play many matches of clumsy people over a noisy radio, and compare two books of them"),
        ("bench", _bench, "measure the referee's speed on this machine"),
    ):
        sentence = f"{about[0].upper()}{about[1:]}."
        commands[name] = adder.add_parser(name, help=about, description=sentence, epilog=EPILOG, allow_abbrev=False)
        add(commands[name])
    return parser, commands


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"facedown {version('facedown')}"
    except PackageNotFoundError:
        return "facedown, not installed"


def _demo(parser: argparse.ArgumentParser) -> None:
    _set_up(parser)
    parser.add_argument("--seed", type=_whole(0, 10**18), metavar="NUMBER", help="the same number shows the same match; by default chance")
    parser.add_argument("--speed", type=_speed, metavar="NUMBER", help="2 is twice as fast, 0 does not wait at all; default 1")
    parser.add_argument("--noise", type=_share(MOST_NOISE), metavar="SHARE", help="how much the mat mishears; default 0.01")
    parser.add_argument("--clumsy", type=_share(1.0), metavar="SHARE", help="how often something goes wrong at the table; default 0.04")
    _add_record(parser)
    parser.add_argument("--headless", action="store_true", help="stay in the terminal, also where there is a window")
    parser.set_defaults(run=_run_demo)


def _play(parser: argparse.ArgumentParser) -> None:
    _set_up(parser)
    parser.add_argument("--text", action="store_true", help="in this terminal; there is no screen yet")
    parser.add_argument("--bots", metavar="NAMES", help="which of the players are bots, with commas; default all but the first")
    parser.add_argument("--seed", type=_whole(0, 10**18), metavar="NUMBER", help="the same number deals the same cards; by default chance")
    parser.add_argument("--speed", type=_speed, metavar="NUMBER", help="2 is twice as fast, 0 does not wait at all; default 1")
    parser.add_argument("--noise", type=_share(MOST_NOISE), metavar="SHARE", help="how much the mat mishears; default 0.01")
    parser.add_argument("--vague", type=_share(1.0), metavar="SHARE", help="how far off bots guess: 0 knows everything; default 0.14")
    _add_record(parser)
    parser.set_defaults(run=_run_play)


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--record", metavar="FILE", help="write what the readers hear; `facedown referee` replays the match from it")


def _referee(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Referee a match by JSON lines: acts come in on standard input, what the table may know goes out on standard output. "
        "Give a set-up here, or give none and begin with a set-up line. companion/protocol/README.md tells every message."
    )
    _set_up(parser)
    parser.set_defaults(run=_run_referee)


def _soak(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Play many matches at a simulated table: bots with clumsy hands move tags, and the referee sees what a noisy radio hears. "
        "The people keep their own book, by rules of their own; after every act it has to agree with what the screen shows. "
        "The exit code is 1 where it does not, where something fails, where more than 2 % of the matches stop, "
        "or where from 500 matches on a kind of noise or blunder never came up."
    )
    parser.add_argument("--game", default="comparity", metavar="NAME", help="default comparity")
    parser.add_argument("--matches", type=_whole(1, 1_000_000), default=20, metavar="NUMBER", help="default 20")
    parser.add_argument("--noise", type=_share(MOST_NOISE), default=0.05, metavar="SHARE", help="how often a card is missed; default 0.05")
    parser.add_argument("--clumsy", type=_share(1.0), default=0.1, metavar="SHARE", help="how often an act begins badly; default 0.1")
    parser.add_argument("--seed", type=_whole(0, 10**18), default=1, metavar="NUMBER", help="the same number, the same matches; default 1")
    parser.add_argument("--mat", metavar="NAME", help="a mat's name or file; default one after another of several")
    parser.add_argument("--house", metavar="RULES", help="house rules that hold in all matches: check=lift")
    parser.add_argument("--jobs", type=_whole(1, 64), default=os.cpu_count() or 1, metavar="NUMBER", help="at a time; default one per core")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(run=_run_soak)


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["rules", "mat"], metavar="WHAT", help="rules, or mat: what noise makes of cards that lie still")
    parser.add_argument("--game", default="comparity", help="of rules: a game, or all; default comparity")
    parser.add_argument("--matches", type=_whole(1, 100_000), default=40, metavar="NUMBER", help="of rules: how many; default 40")
    parser.add_argument("--hours", type=_hours, default=1.0, metavar="NUMBER", help="of mat: how long cards lie there; default 1")
    parser.add_argument("--seed", type=_whole(0, 10**18), default=1, metavar="NUMBER", help="the same number records the same matches")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(run=_run_bench)


def _hours(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,4})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no time; give hours, such as 24 or 0.5")
    return float(text)


SET_UP = (
    ("--game", "NAME", "comparity (the default), cardline or skyscrapers"),
    ("--deck", "NAME", "a deck's name or folder: landmarks, movies, countries, skyscrapers; default the game's own"),
    ("--order", "NAME", "what cards are ordered by: height or year, year or box_office, area or co2 ...; default the deck's first"),
    ("--players", "NAMES", "clockwise, with commas; default Anna,Boris"),
    ("--first", "NAME", "who starts; default the first"),
    ("--house", "RULES", "house rules: pace=1,trio_bonus=must, or for cardline commit=turned,hand=3, or for skyscrapers collapse=equals"),
    ("--mat", "NAME", "a mat's name or file: 8x8, 3x3, line-32, skyscrapers, one-pad; none for no mat at all; default the game's own"),
    ("--set-aside", "CARDS", "cards seen in earlier matches: big-ben,colosseum"),
    ("--lang", "LANGUAGE", "en, ru or fr; default what facedown.toml says, else the system's"),
)


def _set_up(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("set-up")
    for name, metavar, about in SET_UP:
        group.add_argument(name, metavar=metavar, help=about)
    parser.add_argument("--log", metavar="FILE", default=argparse.SUPPRESS, help="write to this file what enters and what is said")


def _whole(least: int, most: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,19}", text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{quoted(text)} is no such number; give a whole number from {least:,} to {most:,}")
        return int(text)

    return whole


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = -1.0
    if speed != 0 and not SLOWEST <= speed <= FASTEST:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no speed; give {SLOWEST:g} to {FASTEST:g}, or 0 not to wait at all")
    return speed


def _share(most: float) -> Callable[[str], float]:
    def share(text: str) -> float:
        if not re.fullmatch(r"[0-9]{0,2}(\.[0-9]{1,9})?", text) or not text or float(text) > most:
            raise argparse.ArgumentTypeError(f"{quoted(text)} is no such share; give 0 to {most:g}, such as 0.02")
        return float(text)

    return share


def _asked(args: argparse.Namespace) -> dict[str, object]:
    """The set-up that the arguments ask for, in the form of a set-up line."""
    plain = ("game", "deck", "order", "players", "first", "mat")
    asked: dict[str, object] = {key: getattr(args, key) for key in plain if getattr(args, key) is not None}
    asked |= _house(args)
    if args.set_aside is not None:
        asked["set_aside"] = [card.strip() for card in args.set_aside.split(",") if card.strip()]
    return asked


def _house(args: argparse.Namespace) -> dict[str, object]:
    if args.house is None:
        return {}
    rules = [_house_rule(pair) for pair in args.house.split(",")]
    twice = next((name for name, _ in rules if [one for one, _ in rules].count(name) > 1), None)
    if twice is not None:
        raise unusable("--house", f"{quoted(twice)} stands there twice", "give each rule once")
    return {"house": dict(rules)}


def _house_rule(pair: str) -> tuple[str, str | float | int]:
    name, equals, value = (part.strip() for part in pair.partition("="))
    if not equals or not name or not value:
        raise unusable("--house", f"{quoted(pair)} is no rule", "write name=value, such as pace=1")
    if not re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", value):
        return name, value
    return name, float(value) if "." in value else int(value)


def _language(args: argparse.Namespace) -> str:
    from companion.config import FILE_NAME, folders, read, resolve_language

    return resolve_language(args.lang, read(folders(os.environ).config / FILE_NAME), os.environ)


def _as_arguments(fault: Unusable) -> Unusable:
    """What is said of a set-up, with its places named as the arguments are."""
    names = {f"set-up, {key}": f"--{key.replace('_', '-')}" for key in KEYS} | {"language": "--lang"}
    return Unusable([Problem(names.get(one.where, one.where), one.what, one.fix) for one in fault.problems], fault.exit_code)


def _run_referee(args: argparse.Namespace) -> int:
    """Set up by arguments where any of them is given, else by the first line."""
    from companion.app import referee
    from companion.logs import logged

    source, out = _opened(sys.stdin, "input").buffer, _opened(sys.stdout, "output").buffer
    if sys.stdin.isatty():
        print('facedown: reading JSON lines such as {"press": "ok"}; end with Ctrl-D', file=sys.stderr)
    with logged(args.log):
        try:
            language, asked = _language(args), _asked(args)
            return referee(source, out, language, {**asked, "lang": language} if asked else None)
        except Unusable as fault:
            raise _as_arguments(fault) from None


def _opened(stream: TextIO | None, name: str) -> TextIO:
    """A standard stream; there is none where the shell closed it."""
    if stream is None:
        raise unusable(f"standard {name}", "it is closed", "leave it open, or give it /dev/null")
    return stream


def _run_demo(args: argparse.Namespace) -> int:
    from companion.logs import logged
    from companion.simulated import watch

    out = _opened(sys.stdout, "output")
    with logged(args.log):
        try:
            language = _language(args)
            options = {"speed": args.speed, "noise": args.noise, "clumsy": args.clumsy}
            return watch({**_asked(args), "lang": language}, options, args.seed, args.record, out)
        except Unusable as fault:
            raise _as_arguments(fault) from None


def _run_soak(args: argparse.Namespace) -> int:
    from companion.simulated import soaked

    try:
        asked = {**_house(args), **({"mat": args.mat} if args.mat is not None else {}), "game": args.game}
        return soaked(asked, args.matches, args.noise, args.clumsy, args.seed, args.jobs, as_json=args.json)
    except Unusable as fault:
        raise _as_arguments(fault) from None


def _run_play(args: argparse.Namespace) -> int:
    if not args.text:
        raise unusable("play", "there is no screen yet", "add --text to play in this terminal")
    from companion.logs import logged
    from companion.simulated import play

    source, out = _opened(sys.stdin, "input"), _opened(sys.stdout, "output")
    with logged(args.log):
        try:
            options = {"speed": args.speed, "noise": args.noise, "vague": args.vague}
            return play({**_asked(args), "lang": _language(args)}, options, args.bots, args.seed, args.record, source, out)
        except Unusable as fault:
            raise _as_arguments(fault) from None


def _run_bench(args: argparse.Namespace) -> int:
    if args.what == "mat":
        from companion.bench.mat import bench_mat

        return bench_mat(args.hours, args.seed, as_json=args.json)
    from companion.bench.rules import bench_rules

    return bench_rules(args.game, args.matches, args.seed, as_json=args.json)
