"""Pages for programs: one JSON object a line, in no language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any, TextIO

from companion.record.statistics import Played, Record, sitters
from companion.record.store import Listed

Row = Mapping[str, Any]


def write_rows(out: TextIO, rows: Iterable[Row]) -> None:
    out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def match_row(one: Listed) -> Row:
    summary, setup = one.summary, one.setup
    players = [
        {
            "seat": sitter.seat,
            "name": sitter.name,
            "bot": sitter.is_bot,
            "won": sitter.seat in summary.winners,
            "points": summary.points.get(sitter.seat),
            "tallies": dict(summary.tallies.get(sitter.seat, {})),
        }
        for sitter in sitters(one)
    ]
    return {
        "match": one.number,
        "game": setup.game,
        "deck": setup.deck,
        "order": setup.characteristic,
        "players": players,
        "began": one.began,
        "touched": one.touched,
        "seconds": summary.at,
        "acts": summary.acts,
        "over": one.is_over,
        "aside": one.is_aside,
        "series": {"best_of": setup.series.best_of, "wins": list(setup.series.wins)} if setup.series else None,
    }


def record_row(record: Record) -> Row:
    games = {game: asdict(count) for game, count in record.by_game.items()}
    return {"player": record.name, "bot": record.is_bot, **asdict(record.whole), "games": games}


def series_row(one: Played) -> Row:
    return {
        "game": one.game,
        "best_of": one.series.best_of,
        "wins": dict(zip(one.players, one.series.wins, strict=True)),
        "matches": list(one.matches),
        "won_by": list(one.won_by),
    }
