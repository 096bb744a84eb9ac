"""Matches for the most wins: when one of them is over, everybody hears how the series stands (E1).

Rules of this file: nothing but the set-up and who won has a part in it. A shared win counts for each who shares it. Where more than two
play, it may take more matches than the series is called by.
"""

from __future__ import annotations

from collections.abc import Collection

from companion.core.games.game import OfSeat, Player, Series
from companion.core.referee.announcements import Announcement, of_table
from companion.core.referee.step import Step
from companion.events import SeatId


def after(series: Series, players: tuple[Player, ...], winners: Collection[SeatId]) -> Series:
    wins = tuple(won + (player.seat in winners) for player, won in zip(players, series.wins, strict=True))
    return Series(series.best_of, wins)


def won_by(series: Series, players: tuple[Player, ...]) -> tuple[SeatId, ...]:
    """Who has won it; nobody while it is open. Who shares the deciding match may share the series."""
    return tuple(player.seat for player, won in zip(players, series.wins, strict=True) if won >= series.needed)


def tell(step: Step) -> None:
    setup = step.state.match.setup
    wins = [one for one in step.said if one.tone == "win"]
    if setup.series is None or not wins:
        return
    series = after(setup.series, setup.players, winners_of(wins[-1]))
    for player, won in zip(setup.players, series.wins, strict=True):
        step.say(of_table("series-wins", "E1", "plain", seat=OfSeat(player.seat), count=won))
    first = won_by(series, setup.players)
    if len(first) > 1:
        step.say(of_table("series-shared", "E1", "prize", seats=tuple(map(OfSeat, first))))
    elif first:
        step.say(of_table("series-won", "E1", "prize", seat=OfSeat(first[0])))
    else:
        step.say(of_table("series-goes-on", "E1", "notice", count=series.needed))


def winners_of(said: Announcement) -> tuple[SeatId, ...]:
    """Of an announcement that says who wins."""
    several = said.args.get("seats", said.args.get("seat"))
    listed = several if isinstance(several, tuple) else (several,)
    return tuple(one.seat for one in listed if isinstance(one, OfSeat))
