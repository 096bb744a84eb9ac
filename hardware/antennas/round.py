"""Many antennas on one bus: while one waits for its field, its tags or its chip, others go on.

The first that began goes first, so that of many polls some are through when time is up; an antenna keeps the bus for as long as it has
frames to send, as each change of the select line costs as much as half a frame.
"""

from hardware.antennas import micropython
from hardware.antennas.exchange import AGAIN, NOT_YET
from hardware.antennas.ticks import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.antennas.antenna import Antenna
    from hardware.antennas.bus import Bus
    from hardware.antennas.exchange import Steps

SWITCHED_OFF = 100  # us that it takes to switch off one field
SHORTEST = 1500  # us of a poll: none is begun later


@micropython.native
def run(bus: "Bus", antennas: "list[Antenna]", steps: "Callable[[Antenna], Steps]", most: int, limit: int) -> "list[Antenna]":
    """Drive the steps of all antennas, `most` at a time, for at most `limit` us (0: without limit); returns those that were not finished.

    The first antenna, if a tag answered it, is not returned even if it was not finished, so that no stack is tried for ever.
    """
    began = bus.ticks()
    stop_at = ticks_add(began, limit)
    active: list[Antenna] = []
    waiting, count, now = 0, len(antennas), began
    while active or waiting < count:
        left = ticks_diff(stop_at, now)
        if limit and left <= len(active) * SWITCHED_OFF + SWITCHED_OFF:
            break
        one = _ready(active, now)
        if one is None:
            is_late = limit and left < SHORTEST and waiting > 0
            if waiting < count and len(active) < most and not is_late:
                one = antennas[waiting]
                waiting += 1
                one.at = now
                one.is_listening = False
                one.steps = steps(one)
                active.append(one)
            elif not active:
                break
            else:
                bus.rest_until(_earliest(active, ticks_add(stop_at, -(len(active) + 1) * SWITCHED_OFF), limit))
                now = bus.ticks()
                continue
        now = _drive(bus, one)
        if one.steps is None:
            active.remove(one)
    return _stopped(bus, antennas, active, waiting)


def _stopped(bus: "Bus", antennas: "list[Antenna]", active: "list[Antenna]", waiting: int) -> "list[Antenna]":
    left = antennas[waiting:]
    for one in reversed(active):
        steps, one.steps = one.steps, None
        if steps is not None:
            steps.close()
        one.is_listening = False
        bus.transfer(one.number, one.OFF[0][0])
        one.off_at = bus.ticks()
        if one is antennas[0] and one.has_answered:
            one.heard = one.cut_short()
        else:
            left.insert(0, one)
    return left


@micropython.native
def _ready(active: "list[Antenna]", now: int) -> "Antenna | None":
    for one in active:
        if ticks_diff(one.ready_at, now) <= 0:
            return one
    return None


@micropython.native
def _earliest(active: "list[Antenna]", stop_at: int, limit: int) -> int:
    first = stop_at if limit else active[0].ready_at
    for one in active:
        if ticks_diff(one.ready_at, first) < 0:
            first = one.ready_at
    return first


@micropython.native
def _drive(bus: "Bus", one: "Antenna") -> int:
    """Drive one antenna until it has to wait or has finished; returns the time then."""
    steps, number = one.steps, one.number
    answer: object = None
    now = one.at
    try:
        while True:
            if one.is_listening:
                answer = one.listen(bus)
                now = bus.ticks()
                if answer == NOT_YET:
                    one.ready_at = ticks_add(now, AGAIN)
                    return now
                one.is_listening = False
            step = steps.send(answer)  # type: ignore[union-attr]
            answer = None
            if isinstance(step, tuple):
                frames, us, one.is_listening = step
                for frame in frames:
                    bus.transfer(number, frame)
                    if us < 0 and frame is frames[0]:
                        now = bus.ticks()
                one.at = bus.ticks()
                if us:
                    one.ready_at = ticks_add(now, -us) if us < 0 else ticks_add(one.at, us)
                    return one.at
                now = one.at
            elif isinstance(step, bytes):
                answer = bus.transfer(number, step)
                one.at = now = bus.ticks()
            elif ticks_diff(step, now) > 0:
                one.ready_at = step
                return now
    except StopIteration:
        one.steps = None
    one.ready_at = now
    return now
