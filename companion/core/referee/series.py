"""Series of matches: when one of them is over, the wins of each player so far are announced (E1).

Rules of this file: only the set-up and the winners of its matches count. A shared win counts for each player who shares it. With more than
two players a series may take more matches than its name says.
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
    """The winners of the series; none while it is open. Players who share the deciding match may share the series."""
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
    """The seats that an announcement names as winners."""
    several = said.args.get("seats", said.args.get("seat"))
    listed = several if isinstance(several, tuple) else (several,)
    return tuple(one.seat for one in listed if isinstance(one, OfSeat))
