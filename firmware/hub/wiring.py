"""Whether a board can be wired as its builder wrote it down."""

PINS = set(range(29)) - {23, 24, 25}  # that a Pico brings to its edge
# What is left of a pin's number divided by 4 (RP2040 data sheet 1.4.3, functions of GPIO pins).
ROLES = (("SCK", 2), ("MOSI", 3), ("MISO", 0))
MOST_LIGHTS = 255


def check(board: "object") -> None:
    """Raises ValueError with the first thing that is wrong."""
    if not 1 <= board.ANTENNAS <= len(board.SELECTS):
        raise ValueError(f"board.py: ANTENNAS is {board.ANTENNAS}, and SELECTS has lines for 1 to {len(board.SELECTS)}")
    if not 0 <= board.LIGHTS <= MOST_LIGHTS:
        raise ValueError(f"board.py: LIGHTS is {board.LIGHTS}, and it can be 0 to {MOST_LIGHTS}")
    for antenna in range(board.ANTENNAS):
        bus = board.SELECTS[antenna][0]
        if not 0 <= bus < len(board.BUSES):
            raise ValueError(f"board.py: antenna {antenna} is on bus {bus}, which is not in BUSES")
    used = {}
    for pin, use in wires(board):
        if pin not in PINS:
            raise ValueError(f"board.py: {use} is on GP{pin}, which a Pico does not bring out")
        if pin in used:
            raise ValueError(f"board.py: GP{pin} is used twice, for {used[pin]} and for {use}")
        used[pin] = use
    for bus, pins in enumerate(board.BUSES):
        for pin, (role, rest) in zip(pins, ROLES):
            if pin % 4 != rest or pin // 8 % 2 != bus:
                raise ValueError(f"board.py: GP{pin} cannot be {role} of bus {bus}")


def wires(board: "object") -> "list[tuple[int, str]]":
    """Each pin that is in use, and what for."""
    found = [(pin, f"{role} of bus {bus}") for bus, pins in enumerate(board.BUSES) for pin, (role, _) in zip(pins, ROLES)]
    found += [(board.SELECTS[antenna][1], f"SDA of antenna {antenna}") for antenna in range(board.ANTENNAS)]
    if board.RESET is not None:
        found.append((board.RESET, "RST"))
    if board.LIGHTS:
        found.append((board.LIGHTS_PIN, "the lights"))
    return found
