"""The command `facedown`: what it can do, and how it says what went wrong."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from typing import Any

from companion.errors import DONE, WRONG_USE, Unusable, unusable


def main(argv: Sequence[str] | None = None) -> int:
    parser = _parser()
    asked = parser.parse_args(argv)
    try:
        return int(asked.run(asked))
    except Unusable as fault:
        for problem in fault.problems:
            print(f"facedown: {problem}", file=sys.stderr)
        return fault.exit_code
    except BrokenPipeError:
        # whoever read us is gone; Python would complain once more when it flushes at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="facedown", description="A referee for card games whose cards lie face down.")
    parser.add_argument("--version", action="version", version=_version())
    parser.add_argument("--log", metavar="FILE", help="write what enters and what is said to this file")
    commands = parser.add_subparsers(metavar="command", required=True)
    _demo(commands.add_parser("demo", help="watch the referee at work in the terminal"))
    _referee(commands.add_parser("referee", help="referee a match by JSON lines on standard input and output"))
    _bench(commands.add_parser("bench", help="measure the referee's speed on this machine"))
    return parser


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"facedown {version('facedown')}"
    except PackageNotFoundError:
        return "facedown, not installed"


def _set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=None, help="the game (comparity)")
    parser.add_argument("--deck", default=None, help="a deck's name or folder (landmarks, movies)")
    parser.add_argument("--order", default=None, help="the characteristic that cards are ordered by (height, year, box_office)")
    parser.add_argument("--players", default=None, help="names, clockwise: Anna,Boris")
    parser.add_argument("--first", default=None, help="who starts")
    parser.add_argument("--house", default=None, help="house rules: pace=1,trio_bonus=must")
    parser.add_argument("--set-aside", default=None, help="cards seen in earlier matches: big-ben,colosseum")
    parser.add_argument("--lang", default=None, help="en, ru or fr")


def _demo(parser: argparse.ArgumentParser) -> None:
    _set_up(parser)
    parser.add_argument("--seed", type=int, default=None, help="the same number shows the same match")
    parser.add_argument("--speed", type=float, default=1.0, help="2 is twice as fast, 0 does not wait at all")
    parser.add_argument("--headless", action="store_true", help="stay in the terminal")
    parser.set_defaults(run=_run_demo)


def _referee(parser: argparse.ArgumentParser) -> None:
    _set_up(parser)
    parser.set_defaults(run=_run_referee)


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["rules"])
    parser.add_argument("--game", default="comparity")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(run=_run_bench)


def _asked(args: argparse.Namespace) -> dict[str, Any]:
    """The set-up that the arguments ask for, in the form of a set-up line."""
    asked: dict[str, Any] = {key: getattr(args, key) for key in ("game", "deck", "order", "players", "first") if getattr(args, key) is not None}
    if args.house is not None:
        asked["house"] = dict(_house_rule(pair) for pair in args.house.split(","))
    if args.set_aside is not None:
        asked["set_aside"] = [card.strip() for card in args.set_aside.split(",") if card.strip()]
    asked["lang"] = _language(args)
    return asked


def _house_rule(pair: str) -> tuple[str, str | float | int]:
    name, equals, value = (part.strip() for part in pair.partition("="))
    if not equals or not name or not value:
        raise unusable("--house", f"'{pair[:60]}' is no rule", "write name=value, such as pace=1")
    try:
        number = float(value)
    except ValueError:
        return name, value
    return name, int(number) if number == number and abs(number) < 1e9 and number == int(number) else number


def _language(args: argparse.Namespace) -> str:
    from companion.config import FILE_NAME, folders, read, resolve_language

    return resolve_language(args.lang, read(folders(os.environ).config / FILE_NAME), os.environ)


def _log_to(path: str | None) -> None:
    if path is None:
        return
    try:
        handler = logging.FileHandler(path, encoding="utf-8")
    except OSError as fault:
        raise unusable("--log", f"'{path}' cannot be written ({fault.strerror})", "name a file in a folder that you may write to") from None
    handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    logging.getLogger("facedown").addHandler(handler)
    logging.getLogger("facedown").setLevel(logging.INFO)


def _run_referee(args: argparse.Namespace) -> int:
    """Set up by arguments where a game is named, else by the first line."""
    from companion.app import referee

    _log_to(args.log)
    asked = _asked(args)
    has_setup = any(getattr(args, key) is not None for key in ("game", "deck", "order", "players", "first", "house", "set_aside"))
    referee(sys.stdin.buffer, sys.stdout.buffer, asked["lang"], asked if has_setup else None)
    return DONE


def _run_demo(args: argparse.Namespace) -> int:
    from companion.app import watch

    _log_to(args.log)
    if not 0 <= args.speed <= 1000:
        raise unusable("--speed", f"{args.speed:g} is no speed", "give 0 to 1000; 1 is the usual pace, 0 does not wait")
    watch(_asked(args), args.seed, args.speed, sys.stdout)
    return DONE


def _run_bench(args: argparse.Namespace) -> int:
    from companion.bench import bench_rules

    if args.matches < 1:
        raise unusable("--matches", f"{args.matches} is no number of matches", "give 1 or more")
    return bench_rules(args.game, args.matches, args.seed, as_json=args.json) if args.what == "rules" else WRONG_USE
