"""Many antennas on one bus: while one waits for its field, its tags or its chip, others go on.

The first that began goes first, so that of many polls some are through when time is up; an antenna keeps the bus for as long as it has
frames to send, as each change of the select line costs as much as half a frame.
"""

from hardware.rc522.ticks import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.rc522.antenna import Antenna
    from hardware.rc522.bus import Bus

SWITCHED_OFF = 100  # us that it takes to switch off one field
SHORTEST = 1500  # us of a poll: none is begun later


def run(bus: "Bus", antennas: "list[Antenna]", steps: "Callable[[Antenna], object]", most: int, limit: int) -> "list[Antenna]":
    """Drive the steps of all of them, `most` at a time, for at most `limit` us (0: as long as it takes); those that were not come to.

    The first of all is never among those that are cut short without an answer, so nothing is tried for ever.
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
            is_late = limit and left < SHORTEST and waiting
            if waiting < count and len(active) < most and not is_late:
                one = antennas[waiting]
                waiting += 1
                one.at = now
                one.steps = steps(one)  # type: ignore[assignment]
                active.append(one)
            elif not active:
                break
            else:
                bus.rest_until(_earliest(active, stop_at))
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
        for frame in one.field_off():
            bus.transfer(one.number, frame)  # type: ignore[arg-type]
        if one is antennas[0]:
            one.heard = one.cut_short()
        else:
            left.insert(0, one)
    return left


def _ready(active: "list[Antenna]", now: int) -> "Antenna | None":
    for one in active:
        if ticks_diff(one.ready_at, now) <= 0:
            return one
    return None


def _earliest(active: "list[Antenna]", stop_at: int) -> int:
    first = active[0].ready_at
    for one in active:
        if ticks_diff(one.ready_at, first) < 0:
            first = one.ready_at
    return first


def _drive(bus: "Bus", one: "Antenna") -> int:
    """Until it has to wait, or is through."""
    steps, number = one.steps, one.number
    assert steps is not None
    now = bus.ticks()
    try:
        step = steps.send(None)  # type: ignore[arg-type]
        while True:
            if isinstance(step, int):
                if ticks_diff(step, now) > 0:
                    one.ready_at = step
                    return now
                step = steps.send(None)  # type: ignore[arg-type]
            else:
                reply = bus.transfer(number, step)
                one.at = now = bus.ticks()
                step = steps.send(reply)
    except StopIteration:
        one.steps = None
    one.ready_at = now
    return now
