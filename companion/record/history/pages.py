"""The list of matches, what was played tonight, and series: pages of a terminal, or one JSON object a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, tzinfo
from typing import Any, TextIO

from companion.record import statistics
from companion.record.history.players import table_of
from companion.record.statistics import Played
from companion.record.store import Listed
from companion.system.json_rows import match_row, record_row, series_row, write_rows
from companion.system.paper import Paper
from companion.words.dates import Words, clock


def list_matches(listed: Iterable[Listed], language: str, out: TextIO, *, as_json: bool = False, zone: tzinfo | None = None) -> None:
    """All of them, the last one last, day by day."""
    if as_json:
        write_rows(out, (match_row(one) for one in listed))
        return
    paper, words, shown = Paper(out), Words(language, zone), tuple(listed)
    if not shown:
        paper.write(words.say("history-none"))
        return
    _tell_matches(paper, words, shown)


def show_tonight(
    listed: Iterable[Listed],
    language: str,
    out: TextIO,
    *,
    as_json: bool = False,
    now: str | None = None,
    zone: tzinfo | None = None,
) -> None:
    """What was played since the last long pause, and how everybody did."""
    shown = statistics.tonight(listed, now or datetime.now(UTC).isoformat())
    if as_json:
        write_rows(out, (*map(match_row, shown), *map(record_row, statistics.records(shown))))
        return
    paper, words = Paper(out), Words(language, zone)
    if not shown:
        paper.write(words.say("history-none-tonight"))
        return
    _tell_matches(paper, words, shown)
    if statistics.finished(shown):
        paper.write()
        table_of(statistics.records(shown), paper, words)


def _tell_matches(paper: Paper, words: Words, shown: Sequence[Listed]) -> None:
    games = {(one.setup.game, one.setup.deck) for one in shown}
    wide = max(len(words.played(*game)) for game in games)
    number = len(str(shown[-1].number))
    long = max(len(clock(one.summary.at)) for one in shown)
    times = [words.time(words.local(one.began)) for one in shown]
    hours = max(map(len, times))
    day = None
    for one, time in zip(shown, times, strict=True):
        began = words.local(one.began)
        if began.date() != day:
            day = began.date()
            paper.write()
            paper.write(words.day(began), "turn")
        played = words.played(one.setup.game, one.setup.deck)
        before = f"  {one.number:>{number}}  {time:>{hours}}  {played:<{wide}}  {clock(one.summary.at):>{long}}  "
        paper.write(before + words.result(one), indent=len(before))
    if statistics.finished(shown):
        paper.write()
        paper.write(words.say("history-legend"), "soft")


def show_series(listed: Iterable[Listed], language: str, out: TextIO, *, as_json: bool = False) -> None:
    """Every series, the last one last: how it stands, and its matches."""
    every = statistics.all_series(listed)
    if as_json:
        write_rows(out, map(series_row, every))
        return
    paper, words = Paper(out), Words(language)
    if not every:
        paper.write(words.say("history-none-series"))
    for one in every:
        _tell_series(paper, words, one)


def _tell_series(paper: Paper, words: Words, one: Played) -> None:
    paper.write()
    paper.write(words.say("history-series", game=words.game(one.game), best=str(one.series.best_of)), "turn")
    wide = max(map(len, one.players))
    for name, won in zip(one.players, one.series.wins, strict=True):
        mark = "*" if name in one.won_by else " "
        paper.write(f"  {mark} {name:<{wide}}  {won}")
    how: dict[str, Any] = {"matches": ", ".join(map(str, one.matches)), "count": len(one.matches)}
    paper.write("  " + words.say("history-series-matches", **how), indent=2)
    if not one.won_by:
        paper.write("  " + words.say("history-series-open", count=one.series.needed), indent=2)
