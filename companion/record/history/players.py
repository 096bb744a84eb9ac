"""What players have come to: one with all that is counted, or everybody in a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TextIO

from companion.core.games.registry import find
from companion.errors import unusable
from companion.record import statistics
from companion.record.statistics import Count, Record
from companion.record.store import Listed
from companion.system.json_rows import record_row, write_rows
from companion.system.paper import Paper
from companion.words.dates import Words, minus

LONGEST_NAME = 30  # in the table; the rest of a longer one is left out
COLUMNS = ("matches", "wins", "shared", "unfinished")
ALWAYS = ("matches", "wins")


def show_players(listed: Iterable[Listed], language: str, out: TextIO, *, as_json: bool = False) -> None:
    everybody = statistics.records(listed)
    if as_json:
        write_rows(out, map(record_row, everybody))
        return
    paper, words = Paper(out), Words(language)
    if everybody:
        table_of(everybody, paper, words)
    else:
        paper.write(words.say("history-none"))


def table_of(everybody: Sequence[Record], paper: Paper, words: Words) -> None:
    """What nobody has is left out."""
    names = [_short(words.called(one.name, is_bot=one.is_bot)) for one in everybody]
    wide = max(map(len, names))
    columns = [column for column in COLUMNS if column in ALWAYS or any(getattr(one.whole, column) for one in everybody)]
    titles = [words.say(f"history-column-{column}") for column in columns]
    paper.write("  ".join([f"  {'':<{wide}}", *titles]), "turn")
    for name, one in zip(names, everybody, strict=True):
        cells = [f"{getattr(one.whole, column):>{len(title)}}" for column, title in zip(columns, titles, strict=True)]
        paper.write("  ".join([f"  {name:<{wide}}", *cells]))


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def show_player(listed: Iterable[Listed], name: str, language: str, out: TextIO, *, as_json: bool = False) -> None:
    """Raises `Unusable` where nobody of that name has played."""
    found = statistics.records(listed, name)
    if not found:
        raise unusable(f"player {name}", "nobody of that name is on record", "`facedown history players` lists those who are")
    if as_json:
        write_rows(out, map(record_row, found))
        return
    paper, words = Paper(out), Words(language)
    for one in found:
        paper.write()
        _tell(one, paper, words)


def _tell(one: Record, paper: Paper, words: Words) -> None:
    paper.write(words.called(one.name, is_bot=one.is_bot), "turn")
    if len(one.by_game) > 1:
        paper.write("  " + _counted(one.whole, words), indent=2)
    for game, count in one.by_game.items():
        paper.write()
        paper.write(f"  {words.say('history-in-game', game=words.game(game), counted=_counted(count, words))}", indent=2)
        known = find(game)
        ids = [tally.id for tally in known.tallies] if known else []
        told = [(words.tally(id), count.tallies[id]) for id in ids if id in count.tallies]
        if count.counts:
            told.insert(0, (words.say("history-points"), count.points))
        wide = max((len(label) for label, _ in told), default=0)
        for label, number in told:
            paper.write(f"    {label:<{wide}}  {minus(number):>5}")


def _counted(count: Count, words: Words) -> str:
    """Matches, wins, and what is to be said besides."""
    parts = [words.say("history-matches", count=count.matches), words.say("history-wins", count=count.wins)]
    if count.shared:
        parts.append(words.say("history-shared", count=count.shared))
    if count.unfinished:
        parts.append(words.say("history-open-matches", count=count.unfinished))
    return ", ".join(parts)
