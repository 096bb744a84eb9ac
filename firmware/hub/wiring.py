"""Whether a board can be wired as its builder wrote it down."""

import json

from hardware.antennas.chips import CHIP, CHIPS

PINS = set(range(29)) - {23, 24, 25}  # that a Pico brings to its edge
# What is left of a pin's number divided by 4 (RP2040 data sheet 1.4.3, functions of GPIO pins).
ROLES = (("SCK", 2), ("MOSI", 3), ("MISO", 0))
MOST_LIGHTS = 255


class Miswired(ValueError):
    """No hub can be wired so: a key with plain values, which the program on the Pi puts into words. As a string it is a line of JSON."""

    def __init__(self, key: str, **arguments: "object") -> None:
        told = {"where": "board.py", "key": key}
        told.update(arguments)
        super().__init__(json.dumps(told))


def chip_of(board: "object") -> str:
    """A `board.py` that was written before there was another chip does not name one."""
    return getattr(board, "CHIP", CHIP)


def check(board: "object") -> None:
    """Raises `Miswired` with the first thing that is wrong."""
    if chip_of(board) not in CHIPS:
        raise Miswired("board-no-such-chip", chip=str(chip_of(board)), chips=list(CHIPS))
    if not 1 <= board.ANTENNAS <= len(board.SELECTS):
        raise Miswired("board-antennas-out-of-range", count=board.ANTENNAS, most=len(board.SELECTS))
    if not 0 <= board.LIGHTS <= MOST_LIGHTS:
        raise Miswired("board-lights-out-of-range", count=board.LIGHTS, most=MOST_LIGHTS)
    for antenna in range(board.ANTENNAS):
        bus = board.SELECTS[antenna][0]
        if not 0 <= bus < len(board.BUSES):
            raise Miswired("board-no-such-bus", antenna=antenna, bus=bus)
    used = {}
    for pin, use in wires(board):
        if pin not in PINS:
            raise Miswired("board-no-such-pin", use=use, pin=pin)
        if pin in used:
            raise Miswired("board-pin-is-used-twice", pin=pin, first=used[pin], second=use)
        used[pin] = use
    for bus, pins in enumerate(board.BUSES):
        for pin, (role, rest) in zip(pins, ROLES):
            if pin % 4 != rest or pin // 8 % 2 != bus:
                raise Miswired("board-pin-cannot-be", pin=pin, role=role, bus=bus)


def wires(board: "object") -> "list[tuple[int, dict[str, object]]]":
    """Each pin that is in use, and what for: a key with plain values as well."""
    found = [
        (pin, {"key": "board-role-of-bus", "role": role, "bus": bus})
        for bus, pins in enumerate(board.BUSES)
        for pin, (role, _) in zip(pins, ROLES)
    ]
    found += [(board.SELECTS[antenna][1], {"key": "board-sda-of-antenna", "antenna": antenna}) for antenna in range(board.ANTENNAS)]
    if board.RESET is not None:
        found.append((board.RESET, {"key": "board-rst"}))
    if board.LIGHTS:
        found.append((board.LIGHTS_PIN, {"key": "board-lights"}))
    return found
