"""Counts over many matches: wins and tallies of each player, how series stand, which cards were seen (C17).

Rules of this file: pure; it uses the list of matches and reads no entry. A match counts once it is over, and only what was announced is
counted (H3). Names that differ only in capitals are one person; a bot and a person of one name are two. What was done on a seat counts for
the player who sat there last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from datetime import UTC, datetime, timedelta

from companion.core.decks.card import CardId, DeckId
from companion.core.frozen import dataclass
from companion.core.games.game import Player, Series
from companion.core.referee import series
from companion.events import SeatId
from companion.record.store import Listed

EVENING = timedelta(hours=6)  # a longer pause ends an evening; a time that is further off in the future comes from a wrong clock


@dataclass(frozen=True, slots=True)
class Sitter:
    seat: SeatId
    name: str
    is_bot: bool


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """What is counted of one player, in one game or in all games."""

    matches: int = 0  # that are over
    unfinished: int = 0
    wins: int = 0
    shared: int = 0  # wins among them that were shared
    counts: int = 0  # matches at whose end points were counted
    points: int = 0
    tallies: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """All counts of one player."""

    name: str  # as spelt in the last match
    is_bot: bool
    whole: PlayerCount
    by_game: Mapping[str, PlayerCount]


@dataclass(frozen=True, slots=True)
class SeriesPlayed:
    """A series, as far as it has been played."""

    game: str
    players: tuple[str, ...]  # as they sat in its first match
    series: Series  # with all its matches that are over
    matches: tuple[int, ...]  # their numbers, also those that are not over
    won_by: tuple[str, ...]


def finished(listed: Iterable[Listed]) -> tuple[Listed, ...]:
    return tuple(one for one in listed if one.is_over)


def sitters(one: Listed) -> tuple[Sitter, ...]:
    """The players of a match under the names that they have now; a person who took over the seat of a bot is no bot."""
    names = one.summary.names
    return tuple(
        Sitter(player.seat, name, player.seat in one.bots and name == player.name)
        for player in one.setup.players
        for name in [names.get(player.seat, player.name)]
    )


def records(listed: Iterable[Listed], name: str | None = None) -> tuple[PlayerRecord, ...]:
    """The counts of all players, people before bots, most wins first; with a name, those of the person and of the bot of that name."""
    wanted = None if name is None else name.casefold()
    names: dict[tuple[str, bool], str] = {}
    counted: dict[tuple[str, bool], dict[str, _Counting]] = {}
    for one in listed:
        for sitter in sitters(one):
            key = (sitter.name.casefold(), sitter.is_bot)
            if wanted in (None, key[0]):
                names[key] = sitter.name
                counted.setdefault(key, {}).setdefault(one.setup.game, _Counting()).add(one, sitter.seat)
    found = [_record(names[key], games, is_bot=key[1]) for key, games in counted.items()]
    return tuple(sorted(found, key=lambda one: (one.is_bot, -one.whole.wins, -one.whole.matches, one.name.casefold())))


def _record(name: str, games: Mapping[str, _Counting], *, is_bot: bool) -> PlayerRecord:
    whole = _Counting()
    for counting in games.values():
        whole.include(counting)
    return PlayerRecord(name, is_bot, whole.count(), {game: games[game].count() for game in sorted(games)})


class _Counting:
    """Counts that grow match by match."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()  # fields of `PlayerCount`
        self.tallies: Counter[str] = Counter()

    def add(self, one: Listed, seat: SeatId) -> None:
        if not one.is_over:
            self.numbers["unfinished"] += 1
            return
        summary = one.summary
        has_won = seat in summary.winners
        self.numbers["matches"] += 1
        self.numbers["wins"] += has_won
        self.numbers["shared"] += has_won and len(summary.winners) > 1
        self.numbers["counts"] += seat in summary.points
        self.numbers["points"] += summary.points.get(seat, 0)
        for tally, count in summary.tallies.get(seat, {}).items():
            self.tallies[tally] += count

    def include(self, other: _Counting) -> None:
        for mine, theirs in ((self.numbers, other.numbers), (self.tallies, other.tallies)):
            for name, count in theirs.items():  # `update` and `+` take no account of points below zero, or drop them
                mine[name] += count

    def count(self) -> PlayerCount:
        return PlayerCount(**self.numbers, tallies=dict(self.tallies))


def tonight(listed: Iterable[Listed], now: str) -> tuple[Listed, ...]:
    """The matches that were begun or touched last since the last pause of more than six hours; none where it lasts until `now`.

    A time in the future was written by a clock that went back since, as that of a Pi does when its plug is pulled: up to six hours of the
    future count as this evening.
    """
    here = _time(now)
    known = [(one, (_time(one.began), _time(one.touched))) for one in listed]
    since = latest = here + EVENING
    for at in sorted({here, *(at for _, times in known for at in times if at <= latest)}, reverse=True):
        if since - at > EVENING:
            break
        since = at
    return tuple(one for one, times in known if any(since <= at <= latest for at in times))


def _time(text: str) -> datetime:
    """The time of a text; without a zone it is taken for universal time."""
    at = datetime.fromisoformat(text)
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def seen(listed: Iterable[Listed], deck: DeckId) -> tuple[CardId, ...]:
    """The cards revealed in matches of any game with this deck, since the last match that began with all of them; by id (C17)."""
    cards: set[CardId] = set()
    for one in listed:
        if one.setup.deck == deck:
            if one.summary.returned:
                cards.clear()
            cards.update(one.summary.revealed)
    return tuple(sorted(cards))


def series_of(listed: Iterable[Listed], game: str, players: Sequence[str], best_of: int) -> Series:
    """The open series that a new match of these players goes on with, its wins in their order; else a fresh one."""
    key = (game, best_of, _together(players))
    found = [one for one in all_series(listed) if (one.game, one.series.best_of, _together(one.players)) == key]
    if not found or found[-1].won_by:
        return Series(best_of, (0,) * len(players))
    wins = dict(zip(map(str.casefold, found[-1].players), found[-1].series.wins, strict=True))
    return Series(best_of, tuple(wins[name.casefold()] for name in players))


def all_series(listed: Iterable[Listed]) -> tuple[SeriesPlayed, ...]:
    """Every series in the order of its first match. Only matches that are over count, in the order in which they were begun."""
    done: list[SeriesPlayed] = []
    under_way: dict[tuple[str, int, frozenset[str]], int] = {}
    for one in listed:
        if one.setup.series is None:
            continue
        names = tuple(player.name for player in one.setup.players)
        key = (one.setup.game, one.setup.series.best_of, _together(names))
        if key not in under_way or done[under_way[key]].won_by:
            under_way[key] = len(done)
            done.append(SeriesPlayed(one.setup.game, names, Series(one.setup.series.best_of, (0,) * len(names)), (), ()))
        done[under_way[key]] = _with(done[under_way[key]], one)
    return tuple(done)


def _with(played: SeriesPlayed, one: Listed) -> SeriesPlayed:
    """The series after one more match, in which the players may sit at other seats."""
    players = tuple(Player(SeatId(name.casefold()), name) for name in played.players)
    won = [SeatId(player.name.casefold()) for player in one.setup.players if player.seat in one.summary.winners]
    after = series.after(played.series, players, won)
    winners = series.won_by(after, players)
    names = tuple(player.name for player in players if player.seat in winners)
    return SeriesPlayed(played.game, played.players, after, (*played.matches, one.number), names)


def _together(names: Iterable[str]) -> frozenset[str]:
    return frozenset(name.casefold() for name in names)
