"""Colours and sizes, and the least sizes and contrasts that can be read."""

from __future__ import annotations

from companion.screen.things import Colour, Role, SignKind


def colour(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


GROUND = colour("#0C1418")
MAT = colour("#132229")
RAISED = colour("#1B2E37")  # a button, a row that can be touched
SLOT = colour("#24404A")
FREE = colour("#5E7F89")  # a place that can be played on
EXPECTED = colour("#A9CBD5")  # a place at which an act is expected
PAPER = colour("#F4EEE1")
DUE = colour("#9AD9DE")  # the button of the act that is due, which no card looks like
PAPER_SHADE = colour("#DDD3BF")
CLOSED_PAPER, CLOSED_SHADE = colour("#CAD2D1"), colour("#A5B1B3")  # of a card whose number is not known yet: cooler and darker
INK = colour("#1C1A17")
QUIET_INK = colour("#5E5648")
TEXT = colour("#EDEAE3")
QUIET = colour("#9DB0B5")
VIOLATION = colour("#D55E00")
FITS = colour("#56B4E9")
PRIZE = colour("#F0E442")
NOTICE = colour("#FFFFFF")
HURRY = colour("#FF6F91")  # time that is nearly over; the colour of no seat

# Colours that colour-blind people can tell apart; each seat has a shape as well.
SEATS: tuple[tuple[Colour, SignKind], ...] = (
    (colour("#E69F00"), "circle"),
    (colour("#56B4E9"), "square"),
    (colour("#2FB58A"), "triangle"),
    (colour("#CC79A7"), "diamond"),
    (colour("#D9CF7A"), "hexagon"),
    (colour("#8FA2FF"), "drop"),
    (colour("#E8836B"), "cross"),
    (colour("#C9CED1"), "crescent"),
)

# In hundredths of the screen's height.
STATUS, VERDICT, VERDICT_LEAST, TITLE, BODY, LEAST, CONDENSED_LEAST = 6.0, 10.0, 6.0, 7.0, 4.5, 3.0, 2.2
VERDICT_ASKED = 9.0  # of a verdict that fits so in three lines
LEAST_WIDTH = 0.8  # of letters that are squeezed, as a share of their own
PALE = 190  # of 255: how opaque a card is that does not count yet, or seems to be lifted
TOUCH = 10.0  # a place to be touched: 9 mm on a 7-inch panel
# The greatest height from which sizes are reckoned: of a landscape screen as a share of its width, as on a 7-inch panel; of an upright
# one as shares of its width and of its height, as columns stand one below the other there.
LYING, UPRIGHT, UPRIGHT_TALL = 0.6, 0.8, 0.74

LEAST_SIZES: dict[Role, float] = {
    "status": LEAST,  # the longest sentence of the deal
    "verdict": 4.5,
    "title": BODY,
    "body": LEAST,
    "quiet": LEAST,
    "name": 3.4,  # of the longest words; the others have their 4.5
    "short-name": CONDENSED_LEAST,
    "value": CONDENSED_LEAST,
    "unit": CONDENSED_LEAST,
    "label": LEAST,
}
LEAST_CONTRAST: dict[Role, float] = {"verdict": 7.0}
USUAL_CONTRAST, SLOT_CONTRAST = 4.5, 3.0


def unit(size: tuple[int, int]) -> float:
    """A hundredth of the height from which sizes are reckoned; a narrow screen counts as lower than it is."""
    width, height = size
    return min(height * UPRIGHT_TALL, width * UPRIGHT) / 100 if height > width else min(height, width * LYING) / 100


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours by the formula of WCAG, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(of: Colour) -> float:
    parts = [one / 255 for one in of]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """The first colour with that share of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
