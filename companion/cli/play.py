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

from companion.cli.arguments import HelpText, add_break, journal_path, language_of, note, parse_speed, path_of, share, standard, whole
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
    """A house rule of the game as it is typed."""
    rule = next(rule for rule in game.house if rule.choices)
    return f"{rule.id}={rule.choices[-1]}"


SET_UP = (
    ("--game", "help-metavar-name", HelpText("help-play-game", games=tuple(game.id for game in GAMES))),
    ("--deck", "help-metavar-name", HelpText("help-play-deck", decks=tuple(game.usual_deck for game in GAMES))),
    ("--order", "help-metavar-name", "help-play-order"),
    ("--players", "help-metavar-names", "help-play-players"),
    ("--first", "help-metavar-name", "help-play-first"),
    ("--house", "help-metavar-rules", HelpText("help-play-set-up-house", rules=tuple(map(house_example, GAMES)))),
    ("--mat", "help-metavar-name", HelpText("help-play-set-up-mat", mats=MATS)),
    ("--set-aside", "help-metavar-cards", "help-play-set-aside"),
    ("--best-of", "help-metavar-number", "help-play-best-of"),
    ("--lang", "help-metavar-language", "help-common-lang"),
)


def add_demo(parser: argparse.ArgumentParser) -> None:
    _set_up(parser)
    parser.add_argument("--seed", type=whole(0, 10**18), metavar="help-metavar-number", help="help-play-seed")
    parser.add_argument("--speed", type=parse_speed, metavar="help-metavar-number", help="help-play-speed")
    parser.add_argument("--noise", type=share(MOST_NOISE), metavar="help-metavar-share", help="help-play-noise")
    parser.add_argument("--clumsy", type=share(1.0), metavar="help-metavar-share", help="help-play-clumsy")
    _add_record(parser)
    parser.add_argument("--headless", action="store_true", help="help-play-headless")
    add_screen(parser)
    parser.set_defaults(run=_run_demo)


def add_play(parser: argparse.ArgumentParser) -> None:
    _set_up(parser)
    parser.add_argument("--text", action="store_true", help="help-play-text")
    parser.add_argument("--simulated", action="store_true", help="help-play-simulated")
    parser.add_argument("--no-mat", action="store_true", help="help-play-no-mat")
    parser.add_argument("--bots", metavar="help-metavar-names", help="help-play-bots")
    parser.add_argument("--endless", action="store_true", help="help-play-endless")
    parser.add_argument("--seed", type=whole(0, 10**18), metavar="help-metavar-number", help="help-play-play-seed")
    parser.add_argument("--speed", type=parse_speed, metavar="help-metavar-number", help="help-play-speed")
    parser.add_argument("--noise", type=share(MOST_NOISE), metavar="help-metavar-share", help="help-play-noise")
    add_break(parser)
    parser.add_argument("--vague", type=share(1.0), metavar="help-metavar-share", help="help-play-vague")
    _add_record(parser)
    group = parser.add_argument_group("help-play-kept-matches", "help-play-kept-matches-note")
    group.add_argument("--journal", metavar="help-metavar-file", help="help-play-journal")
    group.add_argument("--no-journal", action="store_true", help="help-play-no-journal")
    group.add_argument("--new", action="store_true", help="help-play-new")
    group.add_argument("--resume", type=whole(1, 10**9), nargs="?", const=0, metavar="help-metavar-number", help="help-play-resume")
    add_screen(parser)
    parser.set_defaults(run=_run_play)


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--record", metavar="help-metavar-file", help="help-play-record-record")


def add_referee(parser: argparse.ArgumentParser) -> None:
    parser.description = "help-play-referee-about"
    _set_up(parser)
    group = parser.add_argument_group("help-play-record", "help-play-record-note")
    group.add_argument("--journal", metavar="help-metavar-file", help="help-play-referee-journal")
    group.add_argument("--new", action="store_true", help="help-play-referee-new")
    group.add_argument("--resume", type=whole(1, 10**9), nargs="?", const=0, metavar="help-metavar-number", help="help-play-referee-resume")
    group.add_argument("--record-raw", action="store_true", help="help-play-record-raw")
    parser.set_defaults(run=_run_referee)


def add_soak(parser: argparse.ArgumentParser) -> None:
    parser.description = "help-play-soak-about"
    parser.add_argument("--game", default=USUAL.id, metavar="help-metavar-name", help=HelpText("help-play-soak-game", usual=USUAL.id))
    parser.add_argument("--matches", type=whole(1, 1_000_000), default=20, metavar="help-metavar-number", help="help-play-matches")
    parser.add_argument("--noise", type=share(MOST_NOISE), default=0.05, metavar="help-metavar-share", help="help-play-soak-noise")
    parser.add_argument("--clumsy", type=share(1.0), default=0.1, metavar="help-metavar-share", help="help-play-soak-clumsy")
    parser.add_argument("--seed", type=whole(0, 10**18), default=1, metavar="help-metavar-number", help="help-play-soak-seed")
    parser.add_argument("--mat", metavar="help-metavar-name", help="help-play-mat")
    parser.add_argument("--house", metavar="help-metavar-rules", help="help-play-house")
    parser.add_argument(
        "--jobs",
        type=whole(1, 64),
        default=os.cpu_count() or 1,
        metavar="help-metavar-number",
        help="help-play-jobs",
    )
    parser.add_argument("--json", action="store_true", help="help-play-json")
    parser.set_defaults(run=_run_soak)


def _set_up(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("help-play-set-up")
    for name, metavar, about in SET_UP:
        group.add_argument(name, metavar=metavar, help=about)
    parser.add_argument("--log", metavar="help-metavar-file", default=argparse.SUPPRESS, help="help-common-log")


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
    """Referees a match by lines; the arguments set it up if any is given, else the first line does."""
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
    """Shows a match on the screen; without a screen in the terminal, with a note that says so."""
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
    """Plays a match; as a service, whose terminal is not read, the screen shows what prevents playing and waits until that is put right."""
    from companion.machine.service.power import is_service

    return attended(args, partial(_played, args)) if is_service(os.environ) and not args.text else _played(args)


def _played(args: argparse.Namespace) -> int:
    from companion.app.logs import logged
    from companion.terminal.play.wish import Wish

    with logged(args.log, partial(language_of, args)):
        try:
            asked = {**_asked(args), "lang": language_of(args)}
            wish = Wish(asked, args.lang, args.bots, args.seed, args.noise, args.vague, tuple(args.breaks))
            if wish.breaks and (args.text or args.no_mat):
                raise unusable("--break", "cli-break-without-readers")
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
