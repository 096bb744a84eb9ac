"""The time that players have for an act: when it runs, and what is said and follows when it is up (E9).

Rules of this file: time comes from entries alone, so a replay comes to the same; what is left depends on nothing that is hidden (H1). A
match that is taken up again has as much time left as at its last entry, and first a moment to hear how it stands.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.games.game import Fact, OfSeat, Tone
from companion.core.referee.announcements import Announcement, of_fact, of_table
from companion.core.referee.match_state import MatchState, TimeLimit, TurnTimer
from companion.core.referee.step import Step
from companion.events import Event, Resumed, SeatId

NEARLY_UP = 10.0  # seconds that are left when it is said once more
SHORTEST, STANDS = 3.0, 6.0  # seconds that a verdict is shown where another one waits, and that the last one is
VERDICTS: tuple[Tone, ...] = ("violation", "fits", "penalty", "prize", "win")


def of_set_up(state: MatchState) -> tuple[Announcement, ...]:
    """What is said of the time before the first card; nothing where there is no limit."""
    limit, game = state.match.limit, state.match.game.id
    if limit is None:
        return ()
    told = of_table("time-limit", "E9", seconds=round(limit.seconds))
    name_of = Step(state).name_of
    return (told, of_fact(game, Fact("time-limit", "E9", "notice"), name_of, name_of)) if limit.is_strict else (told,)


def is_up(step: Step) -> bool:
    """Whether the time is up now; a card that was laid in time is still waited for (C20)."""
    state, timer = step.state, step.state.timer
    if timer is None or timer.is_up or state.at < timer.ends_at or not _is_asked_still(state, timer) or not _may_run(step):
        return False
    return all(one.is_firm for one in step.difference.arrived)


def tell_up(step: Step) -> None:
    """Say that the time is up; nothing follows."""
    timer = step.state.timer
    assert timer is not None
    step.note(replace(step.state, timer=replace(timer, is_up=True)))
    step.say(of_table("time-up", "E9", seat=OfSeat(timer.seat)))


def go_on(step: Step, event: Event) -> None:
    """Begin, stop, or let go on the time of the player who is asked now, and say when ten seconds are left."""
    limit = step.state.match.limit
    if limit is None:
        return
    timer = _timer(step, limit, event)
    if timer is not None and not timer.is_nearly_up and step.state.at >= timer.ends_at - NEARLY_UP:
        timer = replace(timer, is_nearly_up=True)
        _say_nearly_up(step, timer.seat, limit)
    if timer != step.state.timer:
        step.note(replace(step.state, timer=timer))


def next_due(state: MatchState) -> float | None:
    """When it is said that ten seconds are left, or that none is."""
    timer = state.timer
    if timer is None or timer.since is None or timer.is_up:
        return None
    due = timer.ends_at - (0.0 if timer.is_nearly_up else NEARLY_UP)
    return due if state.at < due else None  # a card that was laid in time is waited for, and has a time of its own


def _timer(step: Step, limit: TimeLimit, event: Event) -> TurnTimer | None:
    """The time as it stands after the event: a new one for each act."""
    state = step.state
    seat = _asked(state)
    if seat is None:
        return None
    timer = state.timer
    if timer is None or not _is_asked_still(state, timer):
        timer = TurnTimer(seat, state.changed_at, limit.seconds, None, state.at + _read(step), limit.seconds <= NEARLY_UP)
    elif isinstance(event, Resumed):  # first it is heard how the match stands
        timer = replace(timer, left=timer.left_at(state.at), since=None, not_before=state.at + STANDS)
    if _may_run(step):
        return timer if timer.since is not None else replace(timer, since=max(state.at, timer.not_before))
    return timer if timer.since is None else replace(timer, since=None, left=timer.left_at(state.at))


def _asked(state: MatchState) -> SeatId | None:
    """The player from whom an act is waited for."""
    seat: SeatId | None = state.match.game.timed(state.position)
    return seat


def _is_asked_still(state: MatchState, timer: TurnTimer) -> bool:
    return timer.seat == _asked(state) and timer.asked_at == state.changed_at


def _may_run(step: Step) -> bool:
    """Whether the player can act at all: no pause, no question of the referee's, nothing that lies wrong, no reader that is silent."""
    state = step.state
    is_held = state.is_paused or state.is_blocked or state.asked is not None or bool(state.mat.frozen)
    return not is_held and step.difference.step is None  # of an area that is moved as a whole it is asked first (C18)


def _read(step: Step) -> float:
    """Seconds for which the verdicts of this event are shown."""
    verdicts = sum(one.tone in VERDICTS and "-wrong-" not in one.key for one in step.said)
    return STANDS + SHORTEST * (verdicts - 1) if verdicts else 0.0


def _say_nearly_up(step: Step, seat: SeatId, limit: TimeLimit) -> None:
    if limit.is_strict:
        fact = Fact("ten-seconds", "E9", "notice", {"seat": OfSeat(seat)})
        step.say(of_fact(step.state.match.game.id, fact, step.name_of, step.name_of))
    else:
        step.say(of_table("ten-seconds", "E9", seat=OfSeat(seat)))
