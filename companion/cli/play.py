"""The commands that play or referee matches: demo, play, referee, soak."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from companion.cli.arguments import journal_path, language_of, note, parse_speed, path_of, share, standard, whole
from companion.cli.screen import add_screen, attended, shown, with_mat_of_table, without_a_mat
from companion.core.games.port import Game
from companion.core.games.registry import GAMES, USUAL
from companion.errors import Problem, Text, Unusable, unusable
from companion.protocol.setup import KEYS

if TYPE_CHECKING:
    from companion.app.matches import Journaled

MOST_NOISE = 0.2  # beyond that no mat can be played on
MATS = tuple(game.usual_mat for game in GAMES if game.usual_mat)


def house_example(game: Game[Any, Any]) -> str:
    """One of its house rules as it is typed."""
    rule = next(rule for rule in game.house if rule.choices)
    return f"{rule.id}={rule.choices[-1]}"


SET_UP = (
    ("--game", "NAME", f"one of {', '.join(game.id for game in GAMES)}; default the first"),
    ("--deck", "NAME", f"a deck's name or folder, such as {', '.join(game.usual_deck for game in GAMES)}; default the game's own"),
    ("--order", "NAME", "what cards are ordered by: height or year, year or box_office, area or co2 ...; default the deck's first"),
    ("--players", "NAMES", "clockwise, with commas; default Anna,Boris"),
    ("--first", "NAME", "who starts, by the game's custom or as you agree; default the first"),
    ("--house", "RULES", f"house rules with commas, for each game its own: {', '.join(map(house_example, GAMES))}"),
    ("--mat", "NAME", f"a mat's name or file: 8x8, 3x3, one-pad, {', '.join(MATS)}; none for no mat at all; default the game's own"),
    ("--set-aside", "CARDS", "cards seen in earlier matches: big-ben,colosseum"),
    ("--best-of", "NUMBER", "the match is one of a series, which goes on with the same players: 3, 5 ..."),
    ("--lang", "LANGUAGE", "en, ru or fr; default what facedown.toml says, else the system's"),
)


def add_demo(parser: argparse.ArgumentParser) -> None:
    _set_up(parser)
    parser.add_argument("--seed", type=whole(0, 10**18), metavar="NUMBER", help="the same number shows the same match; by default chance")
    parser.add_argument("--speed", type=parse_speed, metavar="NUMBER", help="2 is twice as fast, 0 does not wait at all; default 1")
    parser.add_argument("--noise", type=share(MOST_NOISE), metavar="SHARE", help="how much the mat mishears; default 0.01")
    parser.add_argument("--clumsy", type=share(1.0), metavar="SHARE", help="how often something goes wrong at the table; default 0.04")
    _add_record(parser)
    parser.add_argument("--headless", action="store_true", help="stay in the terminal, also where there is a screen")
    add_screen(parser)
    parser.set_defaults(run=_run_demo)


def add_play(parser: argparse.ArgumentParser) -> None:
    _set_up(parser)
    parser.add_argument("--text", action="store_true", help="in this terminal, without a screen")
    parser.add_argument("--simulated", action="store_true", help="at a simulated table, also where the mat has real readers")
    parser.add_argument("--no-mat", action="store_true", help="real cards on a table without a mat: they are named on the screen")
    parser.add_argument("--bots", metavar="NAMES", help="which of the players are bots, with commas; default all but the first")
    parser.add_argument("--endless", action="store_true", help="bots alone, and when their match is over the next begins")
    parser.add_argument("--seed", type=whole(0, 10**18), metavar="NUMBER", help="the same number deals the same cards; by default chance")
    parser.add_argument("--speed", type=parse_speed, metavar="NUMBER", help="2 is twice as fast, 0 does not wait at all; default 1")
    parser.add_argument("--noise", type=share(MOST_NOISE), metavar="SHARE", help="how much the mat mishears; default 0.01")
    parser.add_argument("--vague", type=share(1.0), metavar="SHARE", help="how far off bots guess: 0 knows everything; default 0.14")
    _add_record(parser)
    group = parser.add_argument_group("kept matches", "The match that was left goes on, unless another one is asked for.")
    group.add_argument("--journal", metavar="FILE", help="keep the match in this file; default the record of this user")
    group.add_argument("--no-journal", action="store_true", help="keep nothing of it")
    group.add_argument("--new", action="store_true", help="put the match that was left aside, and begin another one")
    group.add_argument("--resume", type=whole(1, 10**9), nargs="?", const=0, metavar="NUMBER", help="go on with that match, or the last")
    add_screen(parser)
    parser.set_defaults(run=_run_play)


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--record", metavar="FILE", help="write what the readers hear; `facedown referee` replays the match from it")


def add_referee(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Referee a match by JSON lines: acts come in on standard input, what the table may know goes out on standard output. "
        "Give a set-up here, or give none and begin with a set-up line. companion/protocol/README.md tells every message."
    )
    _set_up(parser)
    group = parser.add_argument_group("record", "With --journal the match under way goes on, unless another one is asked for.")
    group.add_argument("--journal", metavar="FILE", help="keep the match in this file, safe against any end; default: in memory only")
    group.add_argument("--new", action="store_true", help="put the match under way aside, and begin another one")
    group.add_argument("--resume", type=whole(1, 10**9), nargs="?", const=0, metavar="NUMBER", help="go on with that match")
    group.add_argument("--record-raw", action="store_true", help="keep also what the readers hear, so that a misread can be looked into")
    parser.set_defaults(run=_run_referee)


def add_soak(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Play many matches at a simulated table: bots with clumsy hands move tags, and the referee sees what a noisy radio hears. "
        "The people keep their own book, by rules of their own; after every act it has to agree with what the screen shows. "
        "The exit code is 1 where it does not, where something fails, where more than 2 % of the matches stop, "
        "or where from 500 matches on a kind of noise or blunder never came up."
    )
    parser.add_argument("--game", default=USUAL.id, metavar="NAME", help=f"default {USUAL.id}")
    parser.add_argument("--matches", type=whole(1, 1_000_000), default=20, metavar="NUMBER", help="default 20")
    parser.add_argument("--noise", type=share(MOST_NOISE), default=0.05, metavar="SHARE", help="how often a card is missed; default 0.05")
    parser.add_argument("--clumsy", type=share(1.0), default=0.1, metavar="SHARE", help="how often an act begins badly; default 0.1")
    parser.add_argument("--seed", type=whole(0, 10**18), default=1, metavar="NUMBER", help="the same number, the same matches; default 1")
    parser.add_argument("--mat", metavar="NAME", help="a mat's name or file; default one after another of several")
    parser.add_argument("--house", metavar="RULES", help="house rules that hold in all matches: check=lift")
    parser.add_argument(
        "--jobs",
        type=whole(1, 64),
        default=os.cpu_count() or 1,
        metavar="NUMBER",
        help="matches played at the same time; default one per core",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(run=_run_soak)


def _set_up(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("set-up")
    for name, metavar, about in SET_UP:
        group.add_argument(name, metavar=metavar, help=about)
    parser.add_argument("--log", metavar="FILE", default=argparse.SUPPRESS, help="write to this file what enters and what is said")


def _asked(args: argparse.Namespace) -> dict[str, object]:
    """The set-up that the arguments ask for, in the form of a set-up line."""
    plain = ("game", "deck", "order", "players", "first", "mat")
    asked: dict[str, object] = {key: getattr(args, key) for key in plain if getattr(args, key) is not None}
    asked |= _house(args)
    if args.best_of is not None:
        asked["best_of"] = int(args.best_of) if re.fullmatch("[0-9]{1,3}", args.best_of) else args.best_of
    if args.set_aside is not None:
        asked["set_aside"] = [card.strip() for card in args.set_aside.split(",") if card.strip()]
    return asked


def _house(args: argparse.Namespace) -> dict[str, object]:
    if args.house is None:
        return {}
    rules = [_house_rule(pair) for pair in args.house.split(",")]
    twice = next((name for name, _ in rules if [one for one, _ in rules].count(name) > 1), None)
    if twice is not None:
        raise unusable("--house", "cli-stands-twice", twice=twice)
    return {"house": dict(rules)}


def _house_rule(pair: str) -> tuple[str, str | float | int]:
    name, equals, value = (part.strip() for part in pair.partition("="))
    if not equals or not name or not value:
        raise unusable("--house", "cli-not-a-rule", pair=pair)
    if not re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", value):
        return name, value
    return name, float(value) if "." in value else int(value)


def _as_arguments(fault: Unusable) -> Unusable:
    """The problems of a set-up, with its keys named as arguments."""
    names = {f"set-up, {key}": f"--{key.replace('_', '-')}" for key in KEYS} | {"language": "--lang"}
    return Unusable([one.at(_argument_of(one, names)) for one in fault.problems], fault.exit_code)


def _argument_of(problem: Problem, names: Mapping[str, str]) -> str | Text:
    where = problem.where
    if isinstance(where, str):
        return names.get(where, where)
    if where.key == "place-setup-key" and where.value("key") in KEYS:
        return f"--{str(where.value('key')).replace('_', '-')}"
    return "--lang" if where.key == "place-language" else where


def _run_referee(args: argparse.Namespace) -> int:
    """The match is set up by the arguments where any of them is given, else by the first line."""
    from companion.app.lines import referee
    from companion.app.logs import logged

    source, out = standard(sys.stdin, "input").buffer, standard(sys.stdout, "output").buffer
    if sys.stdin.isatty():
        note(Text("cli-reading-lines"), language_of(args))
    with logged(args.log, partial(language_of, args)):
        try:
            language, asked = language_of(args), _asked(args)
            return referee(source, out, language, {**asked, "lang": language} if asked else None, _journaled(args))
        except Unusable as fault:
            raise _as_arguments(fault) from None


def _journaled(args: argparse.Namespace) -> Journaled:
    from companion.app.matches import Journaled

    asked = {"new": args.new, "resume": args.resume is not None, "record-raw": args.record_raw}
    for name in [name for name, is_asked in asked.items() if is_asked and args.journal is None]:
        raise unusable(f"--{name}", "cli-no-journal")
    _check_new(args)
    path = None if args.journal is None else path_of(args.journal)
    return Journaled(path, args.record_raw, args.new, args.resume, language_of(args) if args.lang is not None else None)


def _check_new(args: argparse.Namespace) -> None:
    if args.new and args.resume is not None:
        raise unusable("--new", "cli-resume-and-another")


def _run_demo(args: argparse.Namespace) -> int:
    """On the screen; where there is none, in the terminal, with a note that says so."""
    from companion.app.logs import logged

    out = standard(sys.stdout, "output")
    with logged(args.log, partial(language_of, args)):
        try:
            asked = {**_asked(args), "lang": language_of(args)}
            options = {"speed": args.speed, "noise": args.noise, "clumsy": args.clumsy}
            if not args.headless:
                from companion.app import window as windowed
                from companion.screen.driver import NoDisplay

                try:
                    return windowed.watch(asked, options, args.seed, args.record, shown(args))
                except NoDisplay as fault:
                    from companion.system.outlet import complain
                    from companion.words.texts import text_in

                    complain(text_in(Text("screen-so-the-terminal", reason=fault.reason), language_of(args)))
            from companion.app.terminal import watch

            return watch(asked, options, args.seed, args.record, out)
        except Unusable as fault:
            raise _as_arguments(fault) from None


def _run_soak(args: argparse.Namespace) -> int:
    from companion.app.soak import soaked

    try:
        asked = {**_house(args), **({"mat": args.mat} if args.mat is not None else {}), "game": args.game}
        return soaked(asked, args.matches, args.noise, args.clumsy, args.seed, args.jobs, as_json=args.json)
    except Unusable as fault:
        raise _as_arguments(fault) from None


def _run_play(args: argparse.Namespace) -> int:
    """As a service, whose terminal is not read, the screen shows what prevents playing and waits until that is put right."""
    from companion.machine.service.power import is_service

    return attended(args, partial(_played, args)) if is_service(os.environ) and not args.text else _played(args)


def _played(args: argparse.Namespace) -> int:
    from companion.app.logs import logged
    from companion.terminal.play.wish import Wish

    with logged(args.log, partial(language_of, args)):
        try:
            asked = {**_asked(args), "lang": language_of(args)}
            wish = Wish(asked, args.lang, args.bots, args.seed, args.noise, args.vague)
            if not args.text:
                from companion.app import window as windowed

                wish = with_mat_of_table(without_a_mat(wish, args))
                also = {"is_simulated": args.simulated, "is_endless": args.endless}
                return windowed.play(wish, args.speed, shown(args), _kept(args)[0], **also)
            if args.endless:
                raise unusable("--endless", "cli-endless-in-the-terminal")
            if args.no_mat:
                raise unusable("--no-mat", "cli-cards-in-the-terminal")
            from companion.app.terminal import play

            return play(wish, args.speed, args.record, standard(sys.stdin, "input"), standard(sys.stdout, "output"), *_kept(args))
        except Unusable as fault:
            raise _as_arguments(fault) from None


def _kept(args: argparse.Namespace) -> tuple[Journaled, str]:
    """The journal of matches at a terminal, and the command that plays with it; no command where nothing is kept."""
    from companion.app.matches import IN_MEMORY, Journaled

    _check_new(args)
    if not args.no_journal:
        command = ["facedown", "play", "--text", *(["--journal", args.journal] if args.journal is not None else [])]
        return Journaled(journal_path(args.journal), is_new=args.new, number=args.resume), shlex.join(command)
    asked = {"journal": args.journal is not None, "new": args.new, "resume": args.resume is not None}
    for name in [name for name, is_asked in asked.items() if is_asked]:
        raise unusable(f"--{name}", "cli-no-journal-and-another")
    return IN_MEMORY, ""
