"""The benchmark of the record: lists of many matches and one player's page, with the bare reading of their rows beside them.

Rules of this file: a few matches are simulated and then repeated, row by row, on other days; the store is a temporary one, and what is
repeated is there to be listed.
"""

from __future__ import annotations

import io
import json
import sqlite3
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.cards.decks import files
from companion.cli.history_pages import list_matches, show_player, show_players
from companion.core.decks.register import Register
from companion.core.games.game import Player, Setup
from companion.core.games.registry import GAMES
from companion.core.referee.referee import Referee
from companion.events import SeatId
from companion.record import summary
from companion.record.disk import DiskStore
from companion.record.journal_file import connected, readable
from companion.record.plain import setup_from_json
from companion.record.reading import OnRecord
from companion.record.rows import AGREED, CHANGING, resealed
from companion.record.store import Begun
from companion.simulator.company import people_of
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import NAMES
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.bench.figures import Figures, best

COLUMNS = f"{AGREED}, {CHANGING}"
SETUP, SUMMARY = (COLUMNS.split(", ").index(name) for name in ("setup", "summary"))
EVERY = f"SELECT {COLUMNS}, sum FROM matches ORDER BY number"
MATCHES = (1000, 20_000)
MOST_GROWTH = 1.5  # as often may a match of the longest list cost what one of the shortest does
ROUNDS = 5  # of each measure; the best counts, as the others were disturbed
FIRST = datetime(2026, 1, 2, 18, 0, tzinfo=UTC)
BETWEEN = timedelta(hours=7)
NOISE, CLUMSY = 0.01, 0.04


def measured(options: Namespace) -> Iterator[Figures]:
    found = []
    for matches in (options.matches,) if options.matches else MATCHES:
        with TemporaryDirectory() as folder:
            found.append(_of_store(Path(folder) / "matches.sqlite", matches, options.seed))
        yield found[-1]
    if len(found) > 1:
        yield _growth(found[0], found[-1])


def _growth(few: Figures, many: Figures) -> Figures:
    """How much more each match costs where there are many."""
    more = {name: many[name] / many["matches"] / (few[name] / few["matches"]) for name in ("list_ms", "player_ms", "players_ms")}
    figures = {f"{name.removesuffix('_ms')}_growth": round(growth, 2) for name, growth in more.items()}
    return {**figures, "missed": [name for name, growth in figures.items() if growth > MOST_GROWTH]}


def _of_store(path: Path, matches: int, seed: int) -> Figures:
    fill(path, matches, seed)
    with closing(readable(path)) as database:
        rows = database.execute(EVERY).fetchall()
        (entries,) = database.execute("SELECT count(*) FROM entries").fetchone()
        select = _best_ms(lambda: database.execute(EVERY).fetchall())
    setups, summaries = [json.loads(row[SETUP]) for row in rows], [json.loads(row[SUMMARY]) for row in rows]
    record, out = OnRecord(path), io.StringIO
    return {
        "matches": len(rows),
        "entries": entries,
        "megabytes": round(path.stat().st_size / 1e6, 1),
        "summary_bytes_each": round(sum(len(row[SUMMARY]) for row in rows) / len(rows)),
        "select_all_ms": select,
        "json_loads_ms": _best_ms(lambda: [(json.loads(row[SETUP]), json.loads(row[SUMMARY])) for row in rows]),
        "summaries_from_json_ms": _best_ms(lambda: [summary.summary_from_json(row) for row in summaries]),
        "setups_from_json_ms": _best_ms(lambda: [setup_from_json(row) for row in setups]),
        "list_ms": _best_ms(lambda: list_matches(record.matches(), "en", out())),
        "player_ms": _best_ms(lambda: show_player(record.matches(), NAMES[0], "en", out())),
        "players_ms": _best_ms(lambda: show_players(record.matches(), "en", out())),
    }


def _best_ms(measure: Callable[[], object]) -> float:
    return round(best(measure, ROUNDS) * 1000, 2)


def fill(path: Path, matches: int, seed: int) -> None:
    """So many matches of all games in turn, with all that belongs to them."""
    store = DiskStore(path, FIRST.isoformat)
    first = _kinds()[: max(len(GAMES), matches // 20)]
    for number, (game, size) in enumerate(first):
        _play(store, game, size, f"{seed} {number}")
    store.settle()
    store.close()
    with closing(connected(path)) as database:
        _repeat(database, len(first), matches)
        resealed(database)


def _kinds() -> list[tuple[str, int]]:
    """Every game with every number of players, each game once before any comes again."""
    sizes = [(place, game.id, size) for game in GAMES for place, size in enumerate(people_of(game.id).rotation.players)]
    return [(game, size) for _, game, size in sorted(sizes, key=lambda one: one[0])]


def _play(store: DiskStore, game: str, players: int, seed: str) -> None:
    rotation = people_of(game).rotation
    deck, shape = files.find(rotation.decks[0]), rotation.mats[0]
    seats = tuple(Player(SeatId(f"seat-{number}"), name) for number, name in enumerate(NAMES[:players], start=1))
    setup = Setup(game, deck.id, deck.characteristics[0].id, seats, seats[0].seat, shape=shape)
    register = Register().naming([deck])
    journal = store.begin(Begun(setup, deck, "en", FIRST.isoformat(), "bench", (seats[-1].seat,)), register)
    table = SimulatedTable(Referee(setup, deck, register, journal), radio_under(shape, Noise.of(NOISE), seed))
    Sitting(setup, deck, table, seed, Manners(clumsy=CLUMSY)).play()


def _repeat(database: sqlite3.Connection, first: int, matches: int) -> None:
    database.execute("BEGIN")
    for number in range(1, matches + 1):
        like, began = (number - 1) % first + 1, (FIRST + number * BETWEEN).isoformat()
        if number > first:
            for table, key in (("matches", "number"), ("entries", "match"), ("tags", "match")):
                columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
                others = ", ".join(column for column in columns if column != key)
                query = f"INSERT INTO {table} ({key}, {others}) SELECT ?, {others} FROM {table} WHERE {key} = ?"
                database.execute(query, (number, like))
        database.execute("UPDATE matches SET began = ?, touched = ? WHERE number = ?", (began, began, number))
    resealed(database)
    database.execute("COMMIT")
