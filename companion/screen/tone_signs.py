"""The sign and its colour that stand before a sentence, by its tone."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.games.game import Tone
from companion.screen import look
from companion.screen.things import Colour, SignKind

SIGNS: Mapping[Tone, tuple[SignKind, Colour]] = {
    "violation": ("violation", look.VIOLATION),
    "penalty": ("violation", look.VIOLATION),
    "fits": ("fits", look.FITS),
    "prize": ("prize", look.PRIZE),
    "win": ("prize", look.PRIZE),
    "notice": ("notice", look.NOTICE),
}
