"""Typed lines as commands, hints where a line is none, and the list of commands that help shows.

Rules of this file: commands name what hands and mouths do, so every mistake that can be made at a table can be made here. Which commands
there are is the game's (`TypedGame.takes`). The words of the language and the English ones both work, with or without their accents, and
from two letters on where the rest is clear.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from companion.core.mat.shape import Shape
from companion.events import Slot
from companion.simulator.typed import Command, Takes, Unclear
from companion.system.paper import Paper
from companion.system.reading import folded
from companion.words.lines import Lines, words_of

# Each command, the words for it, and what help says of it.
LINES = {
    "lay": ("terminal-word-lay", "terminal-help-lay"),
    "check": ("terminal-word-check", "terminal-help-check"),
    "ok": ("terminal-word-ok", "terminal-help-ok"),
    "cancel": ("terminal-word-cancel", "terminal-help-cancel"),
    "choose": ("terminal-word-choose", "terminal-help-choose"),
    "open": ("terminal-word-open", "terminal-help-open"),
    "lift": ("terminal-word-lift", "terminal-help-lift"),
    "back": ("terminal-word-back", "terminal-help-back"),
    "move": ("terminal-word-move", "terminal-help-move"),
    "push": ("terminal-word-push", "terminal-help-push"),
    "swap": ("terminal-word-swap", "terminal-help-swap"),
    "tap": ("terminal-word-tap", "terminal-help-tap"),
    "mend": ("terminal-word-mend", "terminal-help-mend"),
    "why": ("terminal-word-why", "terminal-help-why"),
    "undo": ("terminal-word-undo", "terminal-help-undo"),
    "pause": ("terminal-word-pause", "terminal-help-pause"),
    "wait": ("terminal-word-wait", "terminal-help-wait"),
    "hand": ("terminal-word-hand", "terminal-help-hand"),
    "table": ("terminal-word-table", "terminal-help-table"),
    "help": ("terminal-word-help", "terminal-help-help"),
    "quit": ("terminal-word-quit", "terminal-help-quit"),
}
LIKE_A_CELL = re.compile(r"[A-Z][0-9]{1,3}")
LATIN = str.maketrans("АВСДЕФГНКМОРТХ", "ABCDEFGHKMOPTX")  # a Cyrillic letter that looks like a column's, or stands for it
APOSTROPHE = "\u2019"  # as it is printed
GAP = 3  # columns between a command and its explanation
LONGEST = 40  # characters of a typed text that an answer repeats


class Vocabulary:
    """The words of one game in one language."""

    def __init__(self, language: str, takes: Takes) -> None:
        self.takes = {verb: takes[verb] for verb in LINES if verb in takes}  # in the order of help
        self._verbs = {"?": "help"}
        self._shown = {"?": "?"}  # a word as it is written, by its plain form
        for one in ("en", language):
            for verb in self.takes:
                for word in words_of(one, LINES[verb][0]):
                    self._verbs[folded(word)] = verb
                    self._shown[folded(word)] = word
        self._passed_over = {folded(word) for one in ("en", language) for word in words_of(one, "terminal-words-passed-over")}
        self.words = {verb: words_of(language, words)[0] for verb, (words, _) in LINES.items()}

    def verb(self, typed: str) -> str | None:
        """The command that a word, or the beginning of one, is for."""
        word = folded(typed)
        if word in self._verbs:
            return self._verbs[word]
        begun = {verb for known, verb in self._verbs.items() if known.startswith(word)} if len(word) > 1 else set()
        return begun.pop() if len(begun) == 1 else None

    def nearest(self, typed: str) -> str | None:
        close = difflib.get_close_matches(folded(typed), self._verbs, n=1, cutoff=0.6)
        return self._shown[close[0]] if close else None

    def is_passed_over(self, typed: str) -> bool:
        return folded(typed) in self._passed_over


def parse(line: str, vocabulary: Vocabulary, shape: Shape) -> Command | Unclear | None:
    """A bare number chooses; an empty line is no command."""
    words = [word.strip(".,;:()") for word in line.split()]
    words = [word for word in words if word]
    if not words:
        return None
    if words[0].isdecimal():
        words = ["choose", *words]
    verb = vocabulary.verb(words[0])
    if verb is None:
        return _unknown(words[0], vocabulary)
    return _with(verb, [word for word in words[1:] if not vocabulary.is_passed_over(word)], shape, vocabulary.takes[verb])


def slot_named(shape: Shape, typed: str) -> Slot | None:
    """A cell or another place of the mat, however it is written."""
    if shape.column_and_row(Slot(_as_cell(typed))) is not None:
        return Slot(_as_cell(typed))
    return next((slot for slot in shape.slots if slot.casefold() == typed.casefold()), None)


def _with(verb: str, words: list[str], shape: Shape, takes: tuple[tuple[int, int], ...]) -> Command | Unclear:
    numbers = [int(word) for word in words if re.fullmatch(r"[0-9]{1,3}", word)]
    slots = [slot for word in words if (slot := slot_named(shape, word)) is not None]
    strange = next((word for word in words if LIKE_A_CELL.fullmatch(_as_cell(word)) and slot_named(shape, word) is None), None)
    if strange is not None:
        return _no_cell(_as_cell(strange), shape)
    if len(numbers) + len(slots) < len(words) or (len(numbers), len(slots)) not in takes:
        return Unclear("terminal-like-this", {"verb": verb})
    number, other = (*numbers, None, None)[:2]
    return Command(verb, number, tuple(slots), other)


def _no_cell(cell: str, shape: Shape) -> Unclear:
    last = shape.cell_at(shape.columns - 1, shape.rows - 1)
    return Unclear("terminal-no-cell", {"cell": cell, "last": last}) if last else Unclear("terminal-no-cells", {"cell": cell})


def _unknown(typed: str, vocabulary: Vocabulary) -> Unclear:
    shown = "".join(char for char in typed if char.isprintable())[:LONGEST]
    word = vocabulary.nearest(typed)
    args = {"typed": shown, "help": vocabulary.words["help"]}
    return Unclear("terminal-nearest", {**args, "word": word}) if word else Unclear("terminal-unknown", args)


def _as_cell(typed: str) -> str:
    return typed.upper().translate(LATIN)


def show_help(lines: Lines, takes: Iterable[str], paper: Paper) -> None:
    """All commands, each with its explanation in this game."""
    told = [lines.format(LINES[verb][1], {}).split("\n") for verb in takes]
    wide = max(len(usage) for usage, _ in told) + GAP
    paper.write()
    for usage, about in told:
        paper.write(f"  {usage:<{wide}}{about}", indent=2 + wide)
    paper.write()


def clarified(unclear: Unclear, lines: Lines) -> str:
    """The line that tells what could be typed instead."""
    verb = unclear.args.get("verb")
    if not isinstance(verb, str):
        return lines.format(unclear.key, unclear.args)
    usage, about = lines.format(LINES[verb][1], {}).split("\n")
    return lines.format(unclear.key, {"example": usage, "about": about})
