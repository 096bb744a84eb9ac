"""A whole small match in a real window: hands are a real mouse, eyes read what the window shows, and the display has its pixels."""

from __future__ import annotations

import json
import os
import select
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest

from companion.screen import look

NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool"}  # commands, and the packages that have them
MISSING = [package for command, package in NEEDED.items() if shutil.which(command) is None]
LONGEST = 60.0  # seconds for what is waited for
AGAIN = 0.1  # seconds after which pixels are looked at once more
WIDE, TALL = 1280, 720
MOST_TURNS = 20

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"a real window wants packages that are not installed: {', '.join(MISSING)}")


class Table:
    """The window of a program, its display and its mouse."""

    def __init__(self, program: subprocess.Popen[bytes], display: str, pixels: Path) -> None:
        self.program, self.seen = program, {}
        self._display, self._pixels = display, pixels

    @property
    def read(self) -> str:
        return self.seen["read"]

    def until(self, is_so: Callable[[Table], bool]) -> None:
        end = monotonic() + LONGEST
        while not self.seen or not is_so(self):
            assert self.program.stdout is not None
            ready, _, _ = select.select([self.program.stdout], [], [], AGAIN)
            if not ready:  # the display may be a little behind what the window says
                assert monotonic() < end, f"it did not come about; the window says: {self.seen.get('read')}"
                continue
            line = self.program.stdout.readline()
            assert line, f"the program has ended with {self.program.wait()}"
            self.seen = json.loads(line)

    def touches(self, act: str) -> list[tuple[int, int]]:
        """Where acts that begin so can be done."""
        return [(x, y) for name, x, y in self.seen["touched"] if name.startswith(act)]

    def click(self, act: str) -> None:
        self._mouse("mousemove", *self.touches(act)[0], "click", 1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self._mouse("mousemove", *start, "mousedown", 1, "mousemove", *middle, "mousemove", *end, "mouseup", 1)

    def lay(self, number: int, slot: str) -> str:
        """One of the cards in the tray, on the mat; the answer is which card that is."""
        act, *start = [one for one in self.seen["touched"] if one[0].startswith("Take(")][number]
        self.drag(tuple(start), tuple(self.seen["slots"][slot]))
        return act.split("'")[1]

    def key(self, name: str) -> None:
        self._mouse("key", name)

    def _mouse(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], check=True, env={**os.environ, "DISPLAY": self._display})

    def colours(self, x: int, y: int, w: int, h: int) -> set[tuple[int, int, int]]:
        """Of the display's own pixels there, as its server has them (X Window Dump, version 7)."""
        raw = self._pixels.read_bytes()
        header = struct.unpack(">25I", raw[:100])
        start, line = header[0] + header[19] * 12, header[12]
        rows = [raw[start + row * line + x * 4 : start + row * line + (x + w) * 4] for row in range(y, y + h)]
        return {(row[at + 2], row[at + 1], row[at]) for row in rows for at in range(0, len(row), 4)}


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    reading, writing = os.pipe()
    screen = f"{WIDE}x{TALL}x24"
    server = subprocess.Popen(
        ["Xvfb", "-screen", "0", screen, "-nolisten", "tcp", "-fbdir", str(tmp_path), "-displayfd", str(writing)],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        yield f":{told.readline().strip()}"
    server.terminate()
    server.wait()


@pytest.fixture
def sit(display: str, tmp_path: Path) -> Iterator[Callable[..., Table]]:
    programs = []

    def start(*words: str) -> Table:
        plain = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
        environment = {**plain, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "XDG_STATE_HOME": str(tmp_path / "state")}
        command = [sys.executable, "-m", "tests.screen.eyes", *words, "--size", f"{WIDE}x{TALL}", "--lang", "en"]
        root = Path(__file__).resolve().parents[2]
        program = subprocess.Popen(command, stdout=subprocess.PIPE, bufsize=0, env=environment, cwd=root)  # what waits is in the pipe
        programs.append(program)
        return Table(program, display, tmp_path / "Xvfb_screen0")

    yield start
    for program in programs:
        program.terminate()
        program.wait()
        program.stdout.close()


def is_asked(name: str) -> Callable[[Table], bool]:
    return lambda table: f"{name}: play a card" in table.read and bool(table.touches("Take("))


def is_paper_on(slot: str, card: str) -> Callable[[Table], bool]:
    """Whether the card is to be seen there, by the pixels of the display; the picture of the end has cards, but no slots."""

    def is_so(table: Table) -> bool:
        x, y = table.seen["cards"][card] if " wins." in table.read else table.seen["slots"][slot]
        return not table.colours(x - 20, y - 20, 40, 40).isdisjoint((look.PAPER, look.CLOSED_PAPER))

    return is_so


@pytest.mark.exam
def test_a_whole_small_match_is_played_with_the_mouse(sit):
    table = sit("play", "--no-journal", "--players", "Anna,Boris", "--bots", "", "--house", "hand=2", "--seed", "3", "--speed", "4")
    table.until(is_asked("Anna"))
    _lay_it_wrong_and_take_it_back(table)
    names = ["Anna", "Boris"]
    for turn in range(MOST_TURNS):
        if " wins." in table.read:
            break
        other = names[(turn + 1) % 2]
        slot = table.seen["free"][0]
        card = table.lay(0, slot)
        table.until(lambda table, other=other: is_asked(other)(table) or " wins." in table.read)
        table.until(is_paper_on(slot, card))  # where it is then: the area grows as cards come
    table.until(lambda table: "Play again" in table.read)
    assert "Anna wins." in table.read


def _lay_it_wrong_and_take_it_back(table: Table) -> None:
    """What the screen says is enough to put it right."""
    table.lay(0, "A1")
    table.until(lambda table: "back: A1 touches no card" in table.read)
    x, y = table.seen["slots"]["A1"]
    assert look.VIOLATION in table.colours(x - 40, y - 40, 80, 80)
    table.drag((x, y), table.touches("Away(")[0] if table.touches("Away(") else (WIDE // 2, TALL - 20))
    table.until(is_asked("Anna"))


@pytest.mark.exam
def test_a_match_is_begun_left_and_taken_up_again_as_it_was(sit):
    table = sit("play", "--speed", "4")
    table.until(lambda table: bool(table.touches("OpenPage(page='set-up'")))
    table.click("OpenPage(page='set-up'")
    table.until(lambda table: bool(table.touches("Want(what='begin'")))
    table.click("Want(what='begin'")
    table.until(is_asked("Anna"))
    table.key("p")
    table.until(lambda table: bool(table.touches("Want(what='leave'")))
    table.click("Want(what='leave'")
    table.until(lambda table: "is waiting for you" in table.read)
    table.click("Want(what='resume'")
    table.until(lambda table: "Paused" in table.read)
    table.click("Press(button='pause'")
    table.until(is_asked("Anna"))
