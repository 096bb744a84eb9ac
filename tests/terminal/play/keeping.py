"""Matches at the terminal that are kept: sittings one after the other, ends in the middle, and what is on record then."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

from companion.app import terminal as simulated
from companion.app.matches import Journaled
from companion.events import JournalNews, Resumed
from companion.record.disk import DiskJournal, DiskStore
from companion.terminal.play.text import TypedMatch
from companion.terminal.play.wish import Wish
from tests.cli.running import Stream
from tests.terminal.play.sessions import Follower, followed

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina")
NOW = "2026-11-18T20:00:00+00:00"
COMMAND = "facedown play --text"


@dataclass(frozen=True)
class Sat:
    """What came of a sitting, and how the table stood at its end."""

    code: int
    text: str
    view: Any = None
    hands: Any = None

    @property
    def flat(self):
        return " ".join(self.text.split())


class Killed(BaseException):
    """The program ends here, whatever it was about to do."""


def wish(game="comparity", seed=7, *, players=NAMES[:2], noise=0.02, language="en", bots=None, speaks=None, **asked):
    return Wish({"lang": language, "game": game, "players": list(players), **asked}, speaks, bots, seed, noise)


def sit(path, lines, wished, number=None, *, is_new=False):
    """Somebody sits down, types these lines and leaves."""
    return _sit(path, Stream("".join(f"{line}\n" for line in lines).encode()), Stream(), wished, number, is_new)


def sit_to_the_end(path, wished, *, is_new=False):
    """Somebody sits down and types what is proposed."""
    out = Stream()
    return _sit(path, Follower(out, wished.language, 400), out, wished, None, is_new)


def _sit(path, source, out, wished, number, is_new):
    seen: dict[str, Any] = {}
    acts = TypedMatch.acts

    def noted(play, commands):
        try:
            yield from acts(play, commands)
        finally:
            seen.update(view=play._table.look().view, hands={seat: tuple(hand) for seat, hand in play._dealt.hands.items()})

    with patch.object(TypedMatch, "acts", noted):
        code = simulated.play(wished, 0, None, source, out, Journaled(path, is_new=is_new, number=number), COMMAND)
    return Sat(code, out.written(), **seen)


@contextmanager
def opened(path):
    store = DiskStore(path, lambda: NOW)
    try:
        yield store
    finally:
        store.close()


def kept(path, number=1):
    with opened(path) as store:
        return store.kept(number)


def lines_of(path, number=1):
    with opened(path) as store:
        return store.lines(number)


def happened(path, number=1):
    """All that entered but for comings back, and what was announced of it."""
    entries = [one for one in kept(path, number).entries if not isinstance(one.event, (Resumed, JournalNews))]
    return [(one.event, [(said.key, said.args) for said in one.said], one.acts) for one in entries]


@contextmanager
def killed_at(entry, *, is_written):
    """The program ends before or after it has handed this entry to the disk."""
    append = DiskJournal.append

    def appended(journal, one):
        if one.number == entry and not is_written:
            raise Killed
        append(journal, one)
        if one.number == entry:
            raise Killed

    with patch.object(DiskJournal, "append", appended):
        yield


@cache
def typed(game, seed, players, bots=None, ideas=(), most=60):
    """What somebody types who mostly does what is proposed."""
    chance = Random(f"{seed} ideas") if ideas else None
    return followed(game=game, seed=seed, noise=0.02, players=list(players), bots=bots, chance=chance, ideas=ideas, most=most).typed
