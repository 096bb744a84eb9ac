"""Which sound is heard with which announcements.

Rules of this file: only tones and keys decide, so no sound tells anything that was not announced (H1). *lifted* alone goes with no
announcement: a card seems to be lifted, which all can see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from companion.core.games.game import Tone
from companion.core.referee.announcements import Announcement

Cue = Literal[
    "placed", "revealed", "fits", "violation", "penalty", "prize", "turn", "unknown", "cleared", "win", "ticking", "ringing", "lifted"
]
CUES: tuple[Cue, ...] = get_args(Cue)

UNKNOWN = ("table-wrong-unknown-tag", "table-tapped-unknown")
OTHER_DECK = "-other-deck"  # the card is known, but belongs to another deck
NEARLY_UP, UP = "-ten-seconds", ("-time-up", "-time-up-verdict", "-time-up-no-card")  # of the time of the player who is asked (E9)
# Of several tones the first in this list is heard. A verdict tells more than its consequences: a check that found all in order and one that
# did not both cost cards.
BY_TONE: tuple[tuple[Cue, Tone], ...] = (
    ("violation", "violation"),
    ("prize", "prize"),
    ("fits", "fits"),
    ("penalty", "penalty"),
    ("cleared", "cleared"),
    ("revealed", "revealed"),
    ("placed", "placed"),
    ("turn", "turn"),
)


def cue_of(said: Sequence[Announcement]) -> Cue | None:
    """The one sound that is heard with announcements that were made together."""
    tones = {one.tone for one in said}
    if "win" in tones:
        return "win"
    if any(_is_unknown(one) for one in said):
        return "unknown"
    if any(one.key.endswith(UP) for one in said):  # whatever follows
        return "ringing"
    by_tone = next((cue for cue, tone in BY_TONE if tone in tones), None)
    return by_tone or ("ticking" if any(one.key.endswith(NEARLY_UP) for one in said) else None)


def _is_unknown(one: Announcement) -> bool:
    return one.key in UNKNOWN or one.key.endswith(OTHER_DECK)
