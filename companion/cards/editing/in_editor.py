"""The card file of a deck in the user's own editor: a copy is opened, and it takes the place of the file once all of it is sound.

Rules of this file: what the user wrote is never lost; until it is taken over, its copy stays, and the user is told where.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import TextIO

from companion.cards.decks.files import CARDS, of_texts
from companion.cards.editing.card_file import card_text
from companion.cards.editing.changing import OpenedDeck, keep_cards, open_deck, row_named, tell_kept
from companion.cards.editing.telling import DeckPage
from companion.cards.tags.register_file import read_register
from companion.errors import DONE, FOUND_WRONG, Problem, Text, Unusable, reason, unusable
from companion.system.reading import Findings
from companion.words.problems import told

VARIABLES = ("VISUAL", "EDITOR")  # the first that is set
MOST_TOLD = 20  # problems at a time: with more the first ones would scroll away
OF_KEYS = ("SIGINT", "SIGQUIT")  # Ctrl-C and Ctrl-\, where there are such signals


def edit_file(name: str, card: str, own: Path, tags: Path, language: str, source: TextIO, out: TextIO) -> int:
    """Opens the card file in the editor; where a `card` is named, its row is told first."""
    command = editor(os.environ)
    deck, register = open_deck(name, own), read_register(tags)
    telling = DeckPage(language, out, deck.before)
    if card:
        row = row_named(deck.texts.sheet(), deck.before, card)
        telling.write("decks-hand-row", id=row.cells.get("id", ""), row=str(row.number))
    folder = Path(tempfile.mkdtemp(prefix="facedown-"))
    copy = folder / CARDS
    copy.write_bytes(deck.texts.cards.again(deck.texts.cards.text).encode())
    while True:
        _run(command, copy)
        if not os.path.lexists(copy):
            shutil.rmtree(folder)
            telling.write("decks-hand-gone")
            return FOUND_WRONG
        text, problems = _read(copy, deck)
        if text == deck.texts.cards.text:
            shutil.rmtree(folder)
            telling.write("decks-hand-unchanged")
            return DONE
        if text is not None and not problems:
            break
        _tell(problems, language, telling)
        if not _is_asked_again(source, out, telling):
            telling.exact("decks-hand-kept", str(copy))
            return FOUND_WRONG
    _refuse_other_hands(deck, copy)
    now = keep_cards(deck, text)
    shutil.rmtree(folder)
    telling.write("decks-hand-taken", count=len(now.cards))
    tell_kept(deck, now, register, telling)
    return DONE


def editor(env: Mapping[str, str]) -> Sequence[str]:
    """The command of the editor that the user has chosen for all programs."""
    name = next((name for name in VARIABLES if env.get(name, "").strip()), None)
    if name is None:
        raise unusable("VISUAL, EDITOR", "editing-no-editor")
    words = []
    with suppress(ValueError):  # a quotation mark that is not closed
        words = shlex.split(env[name])
    if not words or shutil.which(words[0]) is None:
        raise unusable(name, "editing-editor-cannot-be-started", editor=env[name])
    return words


def _run(command: Sequence[str], copy: Path) -> None:
    try:
        with _keys_left_to_editor():
            code = subprocess.Popen([*command, str(copy)]).wait()  # noqa: S603 - it is the user's own editor
    except OSError as fault:
        raise unusable(shlex.join(command), "editing-editor-cannot-be-used", reason=reason(fault), rest=_where(copy)) from fault
    if code:
        raise unusable(shlex.join(command), "editing-editor-ended-with", code=code, rest=_where(copy))


@contextmanager
def _keys_left_to_editor() -> Iterator[None]:
    """The terminal sends these signals to all programs in it; in many editors they are keys like any other, so this program ignores them.

    It does so by a function, which a program that is started does not inherit: the editor treats the signals as ever.
    """
    is_main = threading.current_thread() is threading.main_thread()  # another thread may not say what a signal does
    numbers = [getattr(signal, name) for name in OF_KEYS if is_main and hasattr(signal, name)]
    heeded = [number for number in numbers if signal.getsignal(number) not in (signal.SIG_IGN, None)]  # None: not set by Python
    before = [(number, signal.signal(number, _pass_by)) for number in heeded]
    try:
        yield
    finally:
        for number, was in before:
            signal.signal(number, was)


def _pass_by(_number: int, _frame: FrameType | None) -> None:
    """The signal was meant for the editor."""


def _read(copy: Path, deck: OpenedDeck) -> tuple[str | None, Sequence[Problem]]:
    """The text of the copy, and all that is wrong with it."""
    found = Findings(Path(CARDS))
    written = card_text(copy, found)
    if written is None:
        return None, found.problems
    try:
        of_texts(deck.texts.outline.text, written.text)
    except Unusable as fault:
        return written.text, fault.problems
    return written.text, ()


def _where(copy: Path) -> Text:
    return Text("editing-copy-is-in", copy=str(copy)) if os.path.lexists(copy) else Text("editing-copy-is-gone")


def _tell(problems: Sequence[Problem], language: str, telling: DeckPage) -> None:
    telling.write("decks-hand-wrong", count=len(problems))
    for problem in problems[:MOST_TOLD]:
        telling.plain(told(problem, language), indent=2)
    if len(problems) > MOST_TOLD:
        telling.write("decks-hand-more", indent=2, count=len(problems) - MOST_TOLD)


def _is_asked_again(source: TextIO, out: TextIO, telling: DeckPage) -> bool:
    """Whether the user wants to edit the copy again; outside a terminal there is no answer."""
    if not (source.isatty() and out.isatty()):
        return False
    telling.write("decks-hand-again")
    no = telling.words("decks-hand-no").split()
    answer = source.readline()
    return bool(answer) and answer.strip().casefold() not in no


def _refuse_other_hands(deck: OpenedDeck, copy: Path) -> None:
    """Refuses to write over a file that was changed while the editor was open."""
    now = card_text(deck.texts.folder / CARDS, Findings(deck.texts.folder / CARDS))
    if now is None or now.text != deck.texts.cards.text:
        raise unusable(str(deck.texts.folder / CARDS), "editing-changed-meanwhile", copy=str(copy))
