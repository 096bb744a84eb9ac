"""The arguments for the screen and its sound, and how the commands that show a screen use them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from companion.cli.arguments import language_wanted, parse_size, path_of, whole
from companion.errors import CONFIGURATION, Text, Unusable, unusable

if TYPE_CHECKING:
    from companion.app.audio import Hearing
    from companion.app.window import ScreenAsked
    from companion.screen.window import Display
    from companion.terminal.play.wish import Wish

LEVELS = ("all", "verdicts", "blind", "off")


def add_screen(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("help-screen-screen")
    group.add_argument("--size", type=parse_size, metavar="help-metavar-size", help="help-screen-size")
    group.add_argument("--fullscreen", action="store_true", help="help-screen-fullscreen")
    group.add_argument("--rotate", type=whole(0, 270), metavar="help-metavar-degrees", help="help-screen-rotate")
    group.add_argument("--screenshot", metavar="help-metavar-file", help="help-screen-screenshot")
    group.add_argument(
        "--after",
        type=whole(0, 100_000),
        default=20,
        metavar="help-metavar-seconds",
        help="help-screen-after",
    )
    group = parser.add_argument_group("help-screen-what-heard-screen")
    group.add_argument("--voice", choices=LEVELS, metavar="help-metavar-what", help="help-screen-voice")
    group.add_argument("--mute", action="store_true", help="help-screen-mute")
    group.add_argument("--speech-log", metavar="help-metavar-file", help="help-screen-speech-log")


def hearing(args: argparse.Namespace) -> Hearing:
    """The wanted sound; a screenshot is silent."""
    from companion.app.audio import Hearing

    log = None if args.speech_log is None else path_of(args.speech_log)
    return Hearing(args.voice, args.mute or args.screenshot is not None, log)


def shown(args: argparse.Namespace) -> ScreenAsked:
    from companion.app.window import ScreenAsked
    from companion.config.config import FILE_NAME, folders, read
    from companion.pages.watching import KeptPicture
    from companion.screen.window import TURNS, Display

    if args.rotate is not None and args.rotate not in TURNS:
        raise unusable("--rotate", "cli-no-quarter-turn", rotate=args.rotate)
    picture = None
    if args.screenshot is not None:
        path = path_of(args.screenshot)
        if path.suffix.lower() != ".png":
            raise unusable("--screenshot", "cli-not-a-png", name=path.name)
        os.environ["SDL_VIDEODRIVER"] = "dummy"  # no window is opened
        picture = KeptPicture(path, args.after)
    screen = read(folders(os.environ).config / FILE_NAME).screen
    turned = screen.turned if args.rotate is None else args.rotate
    display = Display(args.size or screen.size, args.fullscreen, turned, driver=screen.driver)
    return ScreenAsked(display, picture, hearing(args), may_be_full=args.size is None and picture is None)


def without_a_mat(wish: Wish, args: argparse.Namespace) -> Wish:
    """With `--no-mat`, all players are people with real cards, and no mat reads them."""
    if args.record is not None:
        raise unusable("--record", "cli-record-on-the-screen")
    if not args.no_mat:
        return wish
    asked = {"simulated": args.simulated, "mat": args.mat is not None, "bots": args.bots is not None}
    for name in [name for name, is_asked in asked.items() if is_asked]:
        raise unusable(f"--{name}", "cli-no-mat-and-real-cards")
    return replace(wish, asked={**wish.asked, "mat": "none"}, bots="")


def with_mat_of_table(wish: Wish) -> Wish:
    """The mat of facedown.toml, unless the arguments name one; a fault of it is reported with its line in the file."""
    from companion.app.matches import find_mat
    from companion.config.config import FILE_NAME, folders, parse, text_of
    from companion.config.holding import key_lines

    path = folders(os.environ).config / FILE_NAME
    text = text_of(path)
    mat = None if text is None else parse(text, str(path)).mat
    if text is None or mat is None or "mat" in wish.asked:
        return wish
    try:
        find_mat(mat)
    except Unusable as fault:
        line = Text("place-line-of", file=str(path), line=key_lines(text)[("mat",)])
        found = [one.at(line) if one.place == "place-mat-quoted" else one for one in fault.problems]
        raise Unusable(found, CONFIGURATION) from None
    return replace(wish, asked={**wish.asked, "mat": mat})


def attended(args: argparse.Namespace, run: Callable[[], int]) -> int:
    """Runs a command of the service: faults that prevent opening the table are shown on the screen, in the table's language."""
    from companion.app.window import TITLE
    from companion.machine.service.attending import Attendant
    from companion.screen.window import Window

    def opened() -> Window:
        return Window(_display_at_least(args), TITLE)

    return Attendant(opened, partial(_read_by, args), os.environ, sys.stderr).attend(run)


def _display_at_least(args: argparse.Namespace) -> Display:
    """The display; where facedown.toml cannot be used as a whole, at least how the screen hangs."""
    from companion.config.config import FILE_NAME, folders, table_of, text_of
    from companion.screen.window import TURNS, Display

    with suppress(Unusable):
        return shown(args).display
    turned = args.rotate
    with suppress(Unusable, LookupError, TypeError):
        turned = turned or table_of(text_of(folders(os.environ).config / FILE_NAME) or "", FILE_NAME)[1]["screen"]["rotate"]
    return Display(args.size, turned=turned if turned in TURNS else 0)


def _read_by(args: argparse.Namespace) -> tuple[str, float]:
    """The language of the table, and the scale of its text."""
    from companion.config.config import folders
    from companion.pages.settings import FILE_NAME, load

    wanted = language_wanted([] if args.lang is None else ["--lang", args.lang])
    remembered = load(folders(os.environ).state / FILE_NAME, wanted)
    return wanted if args.lang is not None else remembered.language, remembered.letters / 100
